//! What went wrong, for a person: the place, the reason, the way out; and a key, for words of any language.

use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// Nothing was done, and nothing is lost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error, TS)]
#[error("{place}: {reason}; {way_out}")]
pub struct Problem {
    /// What it is about: a field of the request, a line of a deck, a card.
    pub place: String,
    pub reason: String,
    /// What can be done about it.
    pub way_out: String,
    /// Which problem it is, for pages that say it in their own words; none for one that only a terminal shows.
    pub what: Option<&'static str>,
    /// What the words are about: numbers, names.
    pub with: BTreeMap<&'static str, String>,
}

impl Problem {
    /// One that is said in English only.
    pub fn new(place: impl Into<String>, reason: impl Into<String>, way_out: impl Into<String>) -> Problem {
        let (place, reason, way_out) = (place.into(), reason.into(), way_out.into());
        Problem { place, reason, way_out, what: None, with: BTreeMap::new() }
    }
}

/// The key of a problem, and the names of what it is about.
pub type Key = (&'static str, &'static [&'static str]);

/// Says each problem once: `key(with): place, reason, way_out;` becomes a function that makes it.
/// `KEYS` are all of them, for those who have words for them.
#[macro_export]
macro_rules! problems {
    ($($what:ident($($with:ident),*): $place:literal, $reason:literal, $way_out:literal;)*) => {
        $(pub fn $what($($with: impl ::std::fmt::Display),*) -> $crate::Problem {
            $(let $with = $with.to_string();)*
            $crate::Problem {
                place: format!($place),
                reason: format!($reason),
                way_out: format!($way_out),
                what: Some(stringify!($what)),
                with: [$((stringify!($with), $with)),*].into(),
            }
        })*

        pub const KEYS: &[$crate::Key] = &[$((stringify!($what), &[$(stringify!($with)),*])),*];
    };
}

/// The keys as a type of the page: what each problem is about.
pub fn keys_as_typescript(keys: &[Key]) -> String {
    let line = |(what, with): &Key| {
        let with: Vec<String> = with.iter().map(|name| format!("{name:?}")).collect();
        format!("  {what}: {};\n", if with.is_empty() { "never".to_owned() } else { with.join(" | ") })
    };
    let lines: String = keys.iter().map(line).collect();
    format!(
        "/**\n * The problems that have words here, and what they are about.\n */\nexport type Problems = {{\n{lines}}};\n"
    )
}

// What is refused about cards, decks and positions in any game. The page has the words in web/src/words/*/problems.ts.
problems! {
    // Requests.
    no_such_request(given, known): "{given}", "there is no such request", "there are {known}";
    not_as_asked(place, why): "{place}", "{why}",
        "the forms of all requests are in web/src/games, in types/requests.ts of the game";
    no_answer(why): "the answer", "{why}", "report this: it should not happen";
    too_many(place, found, unit, most): "{place}", "{found} {unit} are too many", "at most {most} will do";
    nothing_wanted(): "wanted", "it says neither which decks nor which position",
        "give `decks`, one for each seat, or a `position`";
    nothing_offered(): "part", "it says neither which deck nor which position",
        "give a `deck`, or a `position` and your `seat`";
    nothing_to_bring(): "part", "the position is laid out, nothing is to be brought", "bring null";
    offer_gone(): "the other player", "what the challenger offered cannot be played here any more",
        "ask them for a new challenge";

    // Clauses.
    bad_index(why): "the rulebook", "{why}", "mend the index and build the program again";
    no_clause_number(given, example): "numbers", "`{given}` is no clause", "ask for a number such as {example}";
    no_such_clause(given, near): "numbers", "the rulebook has no clause {given}", "ask for one such as {near}";

    // Cards.
    no_such_card(place, numbers): "{place}", "no card is known with the number {numbers}",
        "correct the number, or add a pool that has the card";
    cards_gone(numbers): "decks", "cards of this game are not there any more: {numbers}",
        "add the pool again that has them";
    card_not_understood(place, numbers): "{place}", "the text of {numbers} is not understood",
        "take them out, or allow cards that are not understood (they are played without that text)";
    no_pool(name, why): "the pool {name}", "{why}",
        "expected a JSON list of printed cards, each with its number, its name and so on";

    // Decks.
    no_such_deck(place, given, known): "{place}", "there is no built-in deck `{given}`", "there are {known}";
    no_such_form(known): "form", "there is no such form of a deck", "there are {known}";

    // Records.
    damaged_record(why): "record", "{why}",
        "it may be of another version of the program, or damaged; use an undamaged copy";
    record_version(found, own): "record.version", "it is of version {found}, not {own}",
        "use the version of the program that wrote it";
    no_start(): "record", "it must have decks or a position, and not both", "use an undamaged copy";
    record_seed(): "record.seed", "it is no seed", "write it as `chacha12:` and 64 hexadecimal digits";

    // Scenarios.
    bad_scenario(line, why): "line {line}", "{why}", "docs/scenarios.md has the form of scenarios";
    no_scenario(): "text", "there is no scenario", "begin with a line such as `scenario  A title`";
}
