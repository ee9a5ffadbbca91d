//! From the decks and positions of a record to a duel.

use crate::catalogue::Catalogue;
use crate::decks::parts;
use crate::position::PositionView;
use crate::requests::DeckEntry;
use host::{Problem, Unread};
use ocg::card::Card;
use ocg::language::{Block, Step, Text};
use ocg::library::Library;
use ocg::{Game, Setup};
use std::collections::BTreeSet;
use std::sync::Arc;
use table::{Dice, PerSeat, Seat, Seed};

/// A duel with these decks, listening from the beginning, and whose stops give nothing away.
pub(crate) fn game_of_decks(
    catalogue: &Catalogue,
    decks: &[Vec<DeckEntry>; 2],
    first: Option<Seat>,
    seed: Seed,
) -> Result<Game, Problem> {
    let (mut cards, mut gone) = (Vec::new(), BTreeSet::new());
    for number in decks.iter().flatten().map(|entry| entry.number.as_str()) {
        match catalogue.find(number) {
            Some(found) => cards.push(&found.card),
            None => drop(gone.insert(number)),
        }
    }
    if !gone.is_empty() {
        return Err(not_there(&gone));
    }
    let library = Arc::new(library(catalogue, &cards));
    let [a, b] = decks;
    let decks = PerSeat([parts(catalogue, a), parts(catalogue, b)]);
    let first = first.unwrap_or_else(|| Seat::BOTH[Dice::of(&seed).roll(2)]);
    let game = Game::new_in_public(library, &Setup { decks, seed, first });
    game.map_err(|why| host::problem::cards_gone(why.0.0))
}

/// A duel from a position, listening from the beginning.
pub(crate) fn game_of_position(
    catalogue: &Catalogue,
    position: &PositionView,
    seed: Seed,
    unread: Unread,
) -> Result<Game, Problem> {
    let found = position.cards.iter().filter_map(|card| catalogue.find(&card.number));
    let cards: Vec<&Card> = found.map(|entry| &entry.card).collect();
    let marked: Vec<String> =
        cards.iter().filter(|card| !card.unread.is_empty()).map(|card| card.id.0.to_string()).collect();
    if unread == Unread::Refused && !marked.is_empty() {
        return Err(host::problem::card_not_understood("position", marked.join(", ")));
    }
    let library = library(catalogue, &cards);
    let laid = position.to_position(&library, seed)?;
    Ok(Game::from_position_in_public(Arc::new(library), &laid))
}

/// The library of these cards and all tokens: the fewer cards it has, the less a duel has to look out for. Where a name
/// can be declared (3.3.1-4), every card is there by its name, so that nobody sees from it what is in the decks.
fn library(catalogue: &Catalogue, cards: &[&Card]) -> Library {
    let mut known = BTreeSet::new();
    let mut all: Vec<Card> =
        cards.iter().filter(|card| known.insert(card.id)).map(|&card| card.clone()).collect();
    let declares = all.iter().any(declares_name);
    for entry in catalogue.entries().filter(|entry| !known.contains(&entry.card.id)) {
        if entry.card.is_token() {
            all.push(entry.card.clone());
        } else if declares {
            all.push(only_name(&entry.card));
        }
    }
    Library::new(all)
}

/// What can be known of a card that is in no deck of the duel: what a declared name needs.
fn only_name(card: &Card) -> Card {
    Card { text: Text::default(), unread: Vec::new(), ..card.clone() }
}

fn declares_name(card: &Card) -> bool {
    let pendulum = card.monster().and_then(|monster| monster.pendulum.as_ref());
    let effects = card.text.effects.iter().chain(pendulum.iter().flat_map(|pendulum| &pendulum.text.effects));
    effects.into_iter().any(|effect| in_block(&effect.act) || in_block(&effect.resolve))
}

fn in_block(block: &Block) -> bool {
    block
        .iter()
        .any(|linked| matches!(linked.1, Step::DeclareName) || linked.1.blocks().into_iter().any(in_block))
}

fn not_there(numbers: &BTreeSet<&str>) -> Problem {
    const NAMED: usize = 5;
    let named: Vec<&str> = numbers.iter().copied().take(NAMED).collect();
    let more = if numbers.len() > NAMED { " …" } else { "" };
    host::problem::cards_gone(format!("{}{more}", named.join(", ")))
}
