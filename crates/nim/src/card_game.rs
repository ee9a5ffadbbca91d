//! The game with cards for its numbers, as any card game is hosted: decks, positions, matches, the rulebook.

use crate::{Nim, NimView, NimWords, NumberCard, Rules, Setup};
use host::requests::{DeckEntry, FormName, NamedDeck, asked};
use host::{CardGame, Catalogue, Decks, Positions, Problem, Terms, Unread, problem};
use rulebook::{Book, File, Files};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt::Write as _;
use table::{FirstPlayer, Outcome, PerSeat, Seat, Seed, StateHash, Windows};

/// Nim with cards.
#[derive(Clone, Copy, Debug)]
pub struct NimCards;

/// The cards that are drawn from, and those beside them that may be exchanged between two games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NimDeck {
    pub main: Vec<DeckEntry>,
    #[serde(default)]
    pub side: Vec<DeckEntry>,
}

impl NimDeck {
    /// Once this card.
    pub fn of(numbers: &[&str]) -> NimDeck {
        let entry = |number: &&str| DeckEntry { number: (*number).to_owned(), copies: 1 };
        NimDeck { main: numbers.iter().map(entry).collect(), side: Vec::new() }
    }

    fn entries(&self) -> impl Iterator<Item = &DeckEntry> {
        self.main.iter().chain(&self.side)
    }

    fn sorted(&self) -> Vec<&str> {
        let entries = self.entries();
        let mut all: Vec<&str> = entries
            .flat_map(|entry| std::iter::repeat_n(entry.number.as_str(), entry.copies.into()))
            .collect();
        all.sort_unstable();
        all
    }
}

/// The heap, the hands of seats A and B, and who is to take.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NimPosition {
    pub stones: u64,
    pub hands: [Vec<u64>; 2],
    pub to_take: Seat,
}

impl NimPosition {
    /// # Errors
    /// When somebody is asked for something else than to take.
    pub fn of(game: &Nim) -> Result<NimPosition, Problem> {
        let under_way = || Problem::new("the position", "something is under way", "take it later");
        let to_take = game.to_take().ok_or_else(under_way)?;
        Ok(NimPosition {
            stones: game.stones(),
            hands: Seat::BOTH.map(|seat| game.hand(seat).to_vec()),
            to_take,
        })
    }

    pub fn game(&self, seed: Seed) -> Nim {
        let mut game = Nim::new(&Setup::new(self.stones, seed));
        game.begins(self.to_take);
        for seat in Seat::BOTH {
            game.give(seat, &self.hands[seat.index()]);
        }
        game
    }
}

/// In the heap of a game with decks.
const STONES: u64 = 21;

impl Decks for NimCards {
    type Deck = NimDeck;
    /// The numbers of cards that are not there.
    type Report = Vec<String>;

    fn builtin_decks() -> Vec<NamedDeck<NimDeck>> {
        vec![NamedDeck { name: "plain".to_owned(), entries: NimDeck::of(&["N-1", "N-2", "N-3"]) }]
    }

    fn numbers(deck: &NimDeck) -> Vec<&str> {
        deck.entries().map(|entry| entry.number.as_str()).collect()
    }

    fn read_deck(catalogue: &Catalogue<NimCards>, text: &str) -> Result<Vec<String>, Problem> {
        NimCards::report(catalogue, &NimDeck::of(&text.split_whitespace().collect::<Vec<_>>()))
    }

    fn report(catalogue: &Catalogue<NimCards>, deck: &NimDeck) -> Result<Vec<String>, Problem> {
        let unknown = NimCards::numbers(deck).into_iter().filter(|number| catalogue.find(number).is_none());
        Ok(unknown.map(str::to_owned).collect())
    }

    fn checked(
        catalogue: &Catalogue<NimCards>,
        place: &str,
        deck: NimDeck,
        terms: Terms,
    ) -> Result<NimDeck, Problem> {
        let unknown = NimCards::report(catalogue, &deck)?;
        if !unknown.is_empty() {
            return Err(problem::no_such_card(place, unknown.join(", ")));
        }
        let unread =
            |number: &&str| catalogue.find(number).is_some_and(|found| !found.card.unread.is_empty());
        let unread: Vec<&str> = NimCards::numbers(&deck).into_iter().filter(unread).collect();
        if terms.unread == Unread::Refused && !unread.is_empty() {
            return Err(problem::card_not_understood(place, unread.join(", ")));
        }
        Ok(deck)
    }

    fn forms() -> Vec<FormName> {
        vec![FormName { key: "words".to_owned(), name: "Words".to_owned() }]
    }

    fn write_deck(_: &Catalogue<NimCards>, deck: &NimDeck, form: &str) -> Result<Option<String>, Problem> {
        Ok((form == "words").then(|| deck.sorted().join(" ")))
    }
}

impl Positions for NimCards {
    type Position = NimPosition;

    fn check(position: &NimPosition) -> Result<(), Problem> {
        let empty = || Problem::new("position.stones", "there is no stone", "lay out some");
        (position.stones > 0).then_some(()).ok_or_else(empty)
    }

    fn exchanged(position: NimPosition) -> NimPosition {
        let [a, b] = position.hands;
        NimPosition { hands: [b, a], to_take: position.to_take.other(), ..position }
    }

    fn numbers_in(_: &NimPosition) -> Vec<&str> {
        Vec::new()
    }

    fn write(position: &NimPosition, title: &str, _: &Catalogue<NimCards>) -> Result<String, Problem> {
        let mut text = format!("scenario  {title}\nheap\n   stones {}\n", position.stones);
        for seat in Seat::BOTH {
            let begins = if seat == position.to_take { "  begins" } else { "" };
            let hand: Vec<String> = position.hands[seat.index()].iter().map(ToString::to_string).collect();
            let _ = writeln!(text, "{seat}{begins}\n   hand {}", hand.join(" "));
        }
        Ok(text + "then the game goes on\n")
    }

    fn read(text: &str, _: &Catalogue<NimCards>) -> Result<(String, NimPosition), Problem> {
        let scenarios = scenario::parse::<NimWords>(text, "text", &()).map_err(|mistakes| {
            let first = mistakes.first();
            let line = first.map_or(1, |mistake| mistake.span.line);
            problem::bad_scenario(line, first.map_or("", |mistake| &mistake.message))
        })?;
        let scenario = scenarios.into_iter().next().ok_or_else(problem::no_scenario)?;
        Ok((scenario.heading.title, scenario.setup.position()))
    }
}

macro_rules! file {
    ($name:literal) => {
        File {
            path: concat!("crates/nim/rulebook/", $name),
            text: include_str!(concat!("../rulebook/", $name)),
        }
    };
}

static BOOK: Book = Book::new(Files {
    edition: "Nim, with windows and declared values",
    clauses: file!("nim.txt"),
    chapters: file!("nim-chapters.txt"),
    examples: None,
    japanese: file!("nim.ja.txt"),
    simplified_chinese: file!("nim.zh-Hans.txt"),
    traditional_chinese: file!("nim.zh-Hant.txt"),
});

impl CardGame for NimCards {
    const KEY: &'static str = "nim";
    const EDITION: &'static str = "Nim 1";
    const CLAUSE: &'static str = "1-2";
    const CHANGES_DECKS: bool = true;
    const REQUESTS: &'static [&'static str] = &["add"];

    type View = NimView;

    fn book() -> &'static Book {
        &BOOK
    }

    fn rules() -> StateHash {
        StateHash::of_text("1")
    }

    fn fingerprint(card: &NumberCard) -> Result<StateHash, Problem> {
        Ok(StateHash::of_text(&format!("{:?}", card.takes)))
    }

    fn game_of_decks(
        catalogue: &Catalogue<NimCards>,
        decks: &[NimDeck; 2],
        first: Option<Seat>,
        seed: Seed,
    ) -> Result<Nim, Problem> {
        let numbers = |deck: &NimDeck| -> Result<Vec<u64>, Problem> {
            let mut numbers = Vec::new();
            for DeckEntry { number, copies } in &deck.main {
                let found = catalogue.find(number).ok_or_else(|| problem::cards_gone(number))?;
                numbers.extend(found.card.takes.repeat(usize::from(*copies)));
            }
            Ok(if numbers.is_empty() { vec![1] } else { numbers })
        };
        let [a, b] = decks;
        let numbers = PerSeat([numbers(a)?, numbers(b)?]);
        let first = first.unwrap_or(Seat::A);
        let rules = Rules { fingers: false, ..Rules::ALL };
        Ok(Nim::new(&Setup { numbers, first, rules, ..Setup::new(STONES, seed) }))
    }

    fn game_of_position(
        _: &Catalogue<NimCards>,
        position: &NimPosition,
        seed: Seed,
        _: Unread,
    ) -> Result<Nim, Problem> {
        Ok(position.game(seed))
    }

    fn open_windows(game: &mut Nim, windows: Windows) {
        game.windows = windows;
    }

    fn first_player(last: Outcome) -> FirstPlayer {
        match last {
            Outcome::Won(winner) => FirstPlayer::ChosenBy(winner.other()),
            Outcome::Draw => FirstPlayer::SetByGame,
        }
    }

    /// The same cards, as many as before beside the deck.
    fn check_changed(registered: &NimDeck, changed: &NimDeck) -> Result<(), Problem> {
        let is_same = registered.sorted() == changed.sorted() && registered.side.len() == changed.side.len();
        let other = || Problem::new("deck", "other cards", "exchange what you brought");
        is_same.then_some(()).ok_or_else(other)
    }

    fn answer(_: &Catalogue<NimCards>, request: &str, body: &Value) -> Result<Value, Problem> {
        let numbers: Vec<u64> = asked(request, body)?;
        Ok(Value::from(numbers.iter().sum::<u64>()))
    }
}
