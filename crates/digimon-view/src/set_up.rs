//! From the decks and positions of a record to a game.

use crate::catalogue::{Catalogue, dealt, library};
use crate::decks::list;
use crate::position::PositionView;
use crate::problem;
use crate::requests::DeckEntry;
use digimon::card::Card;
use digimon::library::LibraryError;
use digimon::state::Phase;
use digimon::{Game, Position, Side};
use digimon_text::deck::DeckList;
use host::{Problem, Unread};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;
use table::{PerSeat, Seat, Seed};

/// A game with these decks, listening from the beginning.
pub(crate) fn game_of_decks(
    catalogue: &Catalogue,
    decks: &[Vec<DeckEntry>; 2],
    seed: Seed,
) -> Result<Game, Problem> {
    let lists: Vec<DeckList> = Seat::BOTH
        .into_iter()
        .zip(decks)
        .map(|(seat, entries)| list(catalogue, &format!("decks[{}]", seat.index()), entries))
        .collect::<Result<_, _>>()?;
    let (mut cards, mut gone) = (Vec::new(), BTreeSet::new());
    for number in lists.iter().flat_map(DeckList::entries).map(|entry| entry.number.as_str()) {
        match catalogue.find(number) {
            Some(found) => cards.push(&found.card),
            None => drop(gone.insert(number)),
        }
    }
    if !gone.is_empty() {
        return Err(not_there(&gone));
    }
    let library = library(catalogue, cards.into_iter()).map_err(not_together)?;
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

/// A game from a position, listening from the beginning.
pub(crate) fn game_of_position(
    catalogue: &Catalogue,
    position: &PositionView,
    seed: Seed,
    unread: Unread,
) -> Result<Game, Problem> {
    // A card that is missing is named with its place when the position is laid out.
    let cards: Vec<Cow<'_, Card>> =
        position.numbers().into_iter().filter_map(|number| catalogue.laid(number)).collect();
    let marked = cards.iter().filter(|card| !card.unread.is_empty());
    let marked: Vec<&str> = marked.map(|card| card.number.as_str()).collect();
    if unread == Unread::Refused && !marked.is_empty() {
        return Err(host::problem::card_not_understood("position", marked.join(", ")));
    }
    let library = library(catalogue, cards.iter().map(AsRef::as_ref)).map_err(not_together)?;
    let laid = position.to_position(&library, seed)?;
    Ok(Game::from_position_listening(Arc::new(library), &laid))
}

fn not_there(numbers: &BTreeSet<&str>) -> Problem {
    const NAMED: usize = 5;
    let named: Vec<&str> = numbers.iter().copied().take(NAMED).collect();
    let more = if numbers.len() > NAMED { " …" } else { "" };
    host::problem::cards_gone(format!("{}{more}", named.join(", ")))
}

fn not_together(why: LibraryError) -> Problem {
    problem::cards_not_together("the cards", why)
}
