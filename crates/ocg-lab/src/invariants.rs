//! What must be true of a duel whenever it asks.

use lab::{Observer, check_question};
use ocg::Game;
use ocg::state::{Ask, CardId, EVERY, Location, State};
use table::{Seat, Table};

/// Looks for broken rules after every answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Invariants;

impl Observer<Game> for Invariants {
    fn look(&mut self, game: &mut Game) -> Result<(), String> {
        let state = game.state();
        every_card_is_in_one_place(state)?;
        zones_hold_what_is_in_them(state)?;
        materials_are_under_their_monster(state)?;
        nobody_has_less_than_no_life(state)?;
        the_question_is_one(game)?;
        it_asks_in_time(game)?;
        keys_are_unique(game)?;
        if is_settled(game) { nothing_is_left_to_do(game) } else { Ok(()) }
    }
}

/// 3.2: cards are conserved, each is in exactly one place, and in a pile of its owner.
fn every_card_is_in_one_place(state: &State) -> Result<(), String> {
    let mut times = vec![0_u8; usize::from(state.cards())];
    for seat in Seat::BOTH {
        let piles = state.pile(seat);
        for (pile, place) in [
            (&piles.deck, Location::Deck),
            (&piles.hand, Location::Hand),
            (&piles.graveyard, Location::Graveyard),
            (&piles.banished, Location::Banished),
            (&piles.extra, Location::ExtraDeck),
        ] {
            for &card in pile {
                let known = state.card(card);
                if known.owner != seat || known.place != place {
                    return Err(format!("{card:?} of {} lies in {place:?} of {seat}", known.owner));
                }
                times[card.index()] += 1;
            }
        }
    }
    for (_, card) in state.zones().all() {
        times[card.index()] += 1;
    }
    for (at, &times) in (0u16..).zip(&times) {
        let place = state.card(CardId(at)).place;
        let expected = match place {
            Location::Deck
            | Location::Hand
            | Location::Graveyard
            | Location::Banished
            | Location::ExtraDeck
            | Location::Zone(_) => 1,
            Location::Material(_) | Location::Between | Location::Gone => 0,
        };
        if times != expected {
            return Err(format!("card {at}, which is in {place:?}, is in {times} places"));
        }
    }
    Ok(())
}

/// 3.2.1: a card and its zone know each other.
fn zones_hold_what_is_in_them(state: &State) -> Result<(), String> {
    for zone in EVERY {
        if let Some(card) = state.zones().at(zone)
            && state.card(card).place != Location::Zone(zone)
        {
            return Err(format!("{card:?} is in {zone:?}, but thinks it is in {:?}", state.card(card).place));
        }
    }
    let lost = |card: &CardId| match state.card(*card).place {
        Location::Zone(zone) => state.zones().at(zone) != Some(*card),
        _ => false,
    };
    match (0..state.cards()).map(CardId).find(lost) {
        Some(card) => Err(format!("{card:?} is not in its zone {:?}", state.card(card).place)),
        None => Ok(()),
    }
}

/// 3.3.2-195; they are stacked before the monster comes (3.3.2-197).
fn materials_are_under_their_monster(state: &State) -> Result<(), String> {
    for card in (0..state.cards()).map(CardId) {
        if let Location::Material(holder) = state.card(card).place
            && state.card(holder).place.is_field()
        {
            let there = state.card(holder).on_field.materials.iter().filter(|&&one| one == card).count();
            if there != 1 {
                return Err(format!("{card:?} is {there} times under {holder:?}"));
            }
        }
        for &material in &state.card(card).on_field.materials {
            if state.card(material).place != Location::Material(card) {
                return Err(format!("{material:?} lies under {card:?} and is somewhere else"));
            }
        }
    }
    Ok(())
}

/// 3.1.4-5
fn nobody_has_less_than_no_life(state: &State) -> Result<(), String> {
    match Seat::BOTH.into_iter().find(|&seat| state.life(seat).0 < 0) {
        Some(seat) => Err(format!("{seat} has {} LP", state.life(seat).0)),
        None => Ok(()),
    }
}

/// What is given up as a stall is a draw for players; here it is a fault.
fn it_asks_in_time(game: &Game) -> Result<(), String> {
    if game.steps().has_stalled() {
        Err("the game would have gone on without end".to_owned())
    } else {
        Ok(())
    }
}

fn the_question_is_one(game: &Game) -> Result<(), String> {
    let asked = game.decision().map(|decision| (decision.ask, &decision.options[..]));
    check_question(asked, game.outcome())
}

/// What is written down names each option.
fn keys_are_unique(game: &Game) -> Result<(), String> {
    let Some(decision) = game.decision() else { return Ok(()) };
    let mut keys: Vec<String> =
        (0..decision.options.len()).map(|option| game.key(decision.seat, option).to_string()).collect();
    keys.sort_unstable();
    match keys.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => Err(format!("two options of {:?} have the key `{}`", decision.ask, pair[0])),
        None => Ok(()),
    }
}

/// A player may act freely: all effects are done.
fn is_settled(game: &Game) -> bool {
    game.decision().is_some_and(|decision| decision.ask == Ask::Act)
}

/// 3.3.2-75: nobody is on the way; 3.4.3-39: no chain; 3.6.3-25: no attack.
fn nothing_is_left_to_do(game: &Game) -> Result<(), String> {
    let state = game.state();
    let between = |card: &CardId| state.card(*card).place == Location::Between;
    if let Some(card) = (0..state.cards()).map(CardId).find(between) {
        return Err(format!("{card:?} is in no place though a player may act"));
    }
    if !state.chain_links().is_empty() {
        return Err("a chain goes on though a player may act".to_owned());
    }
    if state.attack().is_some() {
        return Err("an attack goes on though a player may act".to_owned());
    }
    Ok(())
}
