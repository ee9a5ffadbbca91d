//! The words that filters are made of.

use crate::write::noun::Place;
use crate::write::phrase::{Head, NounPhrase};
use digimon::card::Category;
use digimon::effects::language::{Filter, Word};

/// The word for a kind of card.
pub fn kind(filter: &Filter) -> Option<&'static str> {
    match filter {
        Filter::Digimon | Filter::Is(Category::Digimon) => Some("Digimon"),
        Filter::Tamer | Filter::Is(Category::Tamer) => Some("Tamer"),
        Filter::Option | Filter::Is(Category::Option) => Some("Option"),
        Filter::Is(Category::DigiEgg) => Some("Digi-Egg"),
        Filter::Token => Some("token"),
        _ => None,
    }
}

pub fn color(filter: &Filter) -> Option<String> {
    if let Filter::Color(color) = filter { Some(color.word().to_owned()) } else { None }
}

/// The word of a filter that names one, as it is printed.
pub fn bracketed(filter: &Filter) -> Option<String> {
    match filter {
        Filter::Name(word)
        | Filter::NameContains(word)
        | Filter::Trait(word)
        | Filter::TraitContains(word)
        | Filter::InText(word) => Some(brackets(word)),
        _ => None,
    }
}

pub fn brackets(word: &Word) -> String {
    format!("[{word}]")
}

/// Does it say what a card is, so that it needs an article?
pub fn is_noun(filter: &Filter) -> bool {
    kind(filter).is_some() || matches!(filter, Filter::Name(_))
}

/// Can the two be said together?
pub fn same_sort(one: &Filter, two: &Filter) -> bool {
    let both_kinds = kind(one).is_some() && kind(two).is_some();
    let mergeable = bracketed(one).is_some() || color(one).is_some();
    both_kinds || (mergeable && std::mem::discriminant(one) == std::mem::discriminant(two)) || one == two
}

pub fn their(plural: bool) -> &'static str {
    if plural { "their" } else { "its" }
}

/// "its name", "their names".
pub fn own(plural: bool, thing: &str) -> String {
    match (plural, thing) {
        (false, _) => format!("its {thing}"),
        (true, "text") => "their text".to_owned(),
        (true, _) => format!("their {thing}s"),
    }
}

/// Makes it a phrase about Digimon, Tamers and so on; outside of play they are cards.
pub fn set_kind(phrase: &mut NounPhrase, kinds: &[&str], in_play: bool) {
    let old = phrase.head.one.clone();
    if in_play {
        let form = |plural: bool| {
            let words =
                kinds.iter().map(|word| in_play_head(word).form(plural).to_owned()).collect::<Vec<_>>();
            crate::write::grammar::list(&words, "or")
        };
        phrase.head = Head { one: form(false), many: form(true) };
    } else if !old.ends_with("Security Digimon") {
        leave_owner(phrase);
        phrase.head = Head::new(&format!("{} card", kinds.join(" or ")));
    }
}

fn in_play_head(kind: &str) -> Head {
    if kind == "Option" { Head::new("Option card") } else { Head::new(kind) }
}

/// A name stands for the card, unless a better word for it is there.
pub fn set_name(phrase: &mut NounPhrase, name: String) {
    match phrase.head.one.as_str() {
        "card" => phrase.head = Head::name(name),
        "digivolution card" | "link card" | "security card" => {
            leave_owner(phrase);
            phrase.head = Head::name(name);
        }
        _ => phrase.after.push(format!("named {name}")),
    }
}

/// "this Digimon's digivolution card" as "card in this Digimon's digivolution cards".
pub fn leave_owner(phrase: &mut NounPhrase) {
    let cards = match phrase.head.one.as_str() {
        "digivolution card" | "link card" => phrase.head.many.clone(),
        "security card" => "security stack".to_owned(),
        _ => return,
    };
    phrase.head = Head::new("card");
    if cards == "security stack" && phrase.owner.is_none() {
        phrase.owner = Some("a player's".to_owned());
    }
    let whose = match (phrase.owner.take(), phrase.place.take()) {
        (Some(owner), _) => format!("{owner} {cards}"),
        (None, of) => format!("the {cards} {}", of.unwrap_or_default()),
    };
    phrase.place = match phrase.manner {
        Place::In => Some(format!("in {whose}")),
        Place::From => Some(format!("from {whose}")),
        Place::Unsaid => None,
    };
}

/// "face-down or [Cyborg] trait": alternatives that stand in front of the card.
pub fn either_adjective(any: &[Filter]) -> Option<String> {
    any.iter().any(|each| matches!(each, Filter::FaceUp | Filter::FaceDown)).then_some(())?;
    let word = |each: &Filter| match each {
        Filter::FaceUp => Some("face-up".to_owned()),
        Filter::FaceDown => Some("face-down".to_owned()),
        Filter::Trait(name) => Some(format!("{} trait", brackets(name))),
        _ => None,
    };
    let words: Option<Vec<String>> = any.iter().map(word).collect();
    words.map(|words| crate::write::grammar::list(&words, "or"))
}
