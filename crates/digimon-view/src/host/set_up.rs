//! From what somebody wants to play to a record, and from a record to a game.

use crate::position::PositionView;
use crate::problem;
use crate::record::{Start, Stored};
use crate::requests::{DeckEntry, DeckFault, DeckReport, FaultView, list};
use crate::shelf::{Breaches, Shelf, Unread, dealt};
use crate::wanted::{DeckChoice, DecksWanted, PositionWanted, Wanted};
use digimon::builtin::{self, BuiltinDeck};
use digimon::card::Card;
use digimon::library::LibraryError;
use digimon::state::Phase;
use digimon::{Game, Position, Side};
use digimon_text::deck::DeckList;
use host::Problem;
use serde_json::{Value, json};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;
use table::{PerSeat, Seat, Seed};

/// The record of a game that somebody wants, with everything checked.
pub(super) fn record(shelf: &Shelf, wanted: &Value, seed: Seed) -> Result<Stored, Problem> {
    match Wanted::read(wanted)? {
        Wanted::Decks(DecksWanted { decks: [a, b], allow_unread, allow_restricted }) => {
            let terms = (Unread::unless(allow_unread), Breaches::unless(allow_restricted));
            let decks = [deck(shelf, "decks[0]", a, terms)?, deck(shelf, "decks[1]", b, terms)?];
            Ok(Stored::of_decks(decks, seed, allow_unread))
        }
        Wanted::Position(wanted) => {
            let PositionWanted { position, allow_unread } = *wanted;
            position_record(shelf, position, seed, allow_unread)
        }
    }
}

/// The record of a game from a position that can be laid out.
pub(super) fn position_record(
    shelf: &Shelf,
    position: PositionView,
    seed: Seed,
    allow_unread: bool,
) -> Result<Stored, Problem> {
    position.check()?;
    let stored = Stored::of_position(position, seed, allow_unread);
    game(shelf, &stored)?;
    Ok(stored)
}

/// The entries of a deck that may be played.
pub(super) fn deck(
    shelf: &Shelf,
    place: &str,
    choice: DeckChoice,
    (unread, breaches): (Unread, Breaches),
) -> Result<Vec<DeckEntry>, Problem> {
    let list = match choice {
        // Played as it is sold, whatever the restriction list of a pool says.
        DeckChoice::Builtin(name) => return built_in(place, &name),
        DeckChoice::Entries(entries) => list(shelf, place, &entries)?,
    };
    let mut report = DeckReport::of(shelf, &list, None)?;
    if !report.unknown.is_empty() {
        return Err(problem::no_such_card(place, report.unknown.join(", ")));
    }
    if breaches == Breaches::Played {
        report.faults.retain(|fault| fault.clause.is_some());
    }
    if !report.faults.is_empty() {
        return Err(not_legal(place, &report.faults));
    }
    if unread == Unread::Refused && !report.unread.is_empty() {
        return Err(problem::card_not_understood(place, report.unread.join(", ")));
    }
    let entry = |entry: &digimon_text::deck::Entry| DeckEntry {
        number: entry.number.as_str().to_owned(),
        copies: entry.copies,
    };
    Ok(list.entries().iter().map(entry).collect())
}

/// The page says the faults as it does beside a deck.
fn not_legal(place: &str, faults: &[DeckFault]) -> Problem {
    let all = |words: fn(&DeckFault) -> &str| faults.iter().map(words).collect::<Vec<_>>().join("; ");
    let what: Vec<&FaultView> = faults.iter().map(|fault| &fault.what).collect();
    problem::deck_not_legal(place, json!(what), all(|fault| &fault.reason), all(|fault| &fault.way_out))
}

fn built_in(place: &str, name: &str) -> Result<Vec<DeckEntry>, Problem> {
    let known = builtin::decks();
    let Some(deck) = known.iter().find(|deck| deck.name.eq_ignore_ascii_case(name)) else {
        let names: Vec<&str> = known.iter().map(|deck| deck.name.as_str()).collect();
        let given: String = name.chars().take(40).collect();
        return Err(problem::no_such_deck(place, given, names.join(", ")));
    };
    Ok(DeckEntry::all_of(deck))
}

impl DeckEntry {
    /// The Digi-Eggs first.
    pub fn all_of(deck: &BuiltinDeck) -> Vec<DeckEntry> {
        let cards = deck.eggs.iter().chain(&deck.main);
        cards
            .map(|(number, copies)| DeckEntry {
                number: number.as_str().to_owned(),
                copies: (*copies).into(),
            })
            .collect()
    }
}

/// The game of a record, listening from the beginning.
pub(super) fn game(shelf: &Shelf, stored: &Stored) -> Result<Game, Problem> {
    let seed = stored.seed()?;
    let mut game = match stored.start()? {
        Start::Decks(decks) => game_of_decks(shelf, decks, seed),
        Start::Position(position) => {
            game_of_position(shelf, position, seed, Unread::unless(stored.allow_unread))
        }
    }?;
    game.open_windows(stored.windows);
    Ok(game)
}

fn game_of_decks(shelf: &Shelf, decks: &[Vec<DeckEntry>; 2], seed: Seed) -> Result<Game, Problem> {
    let lists: Vec<DeckList> = Seat::BOTH
        .into_iter()
        .zip(decks)
        .map(|(seat, entries)| list(shelf, &format!("decks[{}]", seat.index()), entries))
        .collect::<Result<_, _>>()?;
    let (mut cards, mut gone) = (Vec::new(), BTreeSet::new());
    for number in lists.iter().flat_map(DeckList::entries).map(|entry| entry.number.as_str()) {
        match shelf.find(number) {
            Some(stocked) => cards.push(&stocked.card),
            None => drop(gone.insert(number)),
        }
    }
    if !gone.is_empty() {
        return Err(not_there(&gone));
    }
    let library = shelf.library(cards.into_iter()).map_err(not_together)?;
    let side = |list: &DeckList| {
        let deck = dealt(list, &library);
        Side { deck: deck.main, egg_deck: deck.eggs, ..Side::default() }
    };
    let sides = PerSeat::new(|seat| lists.get(seat.index()).map(side).unwrap_or_default());
    let position = Position {
        sides,
        turn_player: Seat::A,
        turn: 0,
        phase: Phase::Setup,
        memory: 0,
        seed,
        known: Vec::new(),
        used: Vec::new(),
    };
    Ok(Game::from_position_listening(Arc::new(library), &position))
}

fn game_of_position(
    shelf: &Shelf,
    position: &PositionView,
    seed: Seed,
    unread: Unread,
) -> Result<Game, Problem> {
    // A card that is missing is named with its place when the position is laid out.
    let cards: Vec<Cow<'_, Card>> =
        position.numbers().into_iter().filter_map(|number| shelf.laid(number)).collect();
    let marked = cards.iter().filter(|card| !card.unread.is_empty());
    let marked: Vec<&str> = marked.map(|card| card.number.as_str()).collect();
    if unread == Unread::Refused && !marked.is_empty() {
        return Err(problem::card_not_understood("position", marked.join(", ")));
    }
    let library = shelf.library(cards.iter().map(AsRef::as_ref)).map_err(not_together)?;
    let laid = position.to_position(&library, seed)?;
    Ok(Game::from_position_listening(Arc::new(library), &laid))
}

fn not_there(numbers: &BTreeSet<&str>) -> Problem {
    const NAMED: usize = 5;
    let named: Vec<&str> = numbers.iter().copied().take(NAMED).collect();
    let more = if numbers.len() > NAMED { " …" } else { "" };
    problem::cards_gone(format!("{}{more}", named.join(", ")))
}

fn not_together(why: LibraryError) -> Problem {
    problem::cards_not_together("the cards", why)
}
