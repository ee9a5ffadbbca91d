//! What must be true of a game of Digimon whenever it asks.

use digimon::state::{Ask, CardId, FieldArea, State, Unit};
use digimon::{Game, ask};
use lab::{Observer, check_question};
use table::Seat;

/// Looks for broken rules after every answer.
#[derive(Clone, Copy, Debug, Default)]
pub struct Invariants;

impl Observer<Game> for Invariants {
    fn look(&mut self, game: &mut Game) -> Result<(), String> {
        let state = game.state();
        every_card_is_in_one_place(state)?;
        memory_is_on_the_gauge(state)?;
        the_field_is_in_order(state)?;
        the_question_is_one(game)?;
        it_asks_in_time(game)?;
        the_effects_in_play_are_known(game)?;
        if is_settled(game) { nothing_is_left_to_do(game) } else { Ok(()) }
    }
}

/// 3-1: cards are conserved, each is in exactly one place, and in an area of its owner.
fn every_card_is_in_one_place(state: &State) -> Result<(), String> {
    let mut times = vec![0_u8; state.cards().len()];
    let mut put = |card: CardId, owner: Option<Seat>| -> Result<(), String> {
        let at = card.0 as usize;
        let known = state.cards().get(at).ok_or_else(|| format!("{card:?} does not exist"))?;
        times[at] += 1;
        match owner {
            Some(owner) if owner != known.owner => {
                Err(format!("{card:?} of {} is in an area of {owner}", known.owner))
            }
            _ => Ok(()),
        }
    };
    for seat in Seat::BOTH {
        let player = state.player(seat);
        for pile in [&player.deck, &player.egg_deck, &player.hand, &player.trash, &player.security] {
            pile.iter().try_for_each(|&card| put(card, Some(seat)))?;
        }
    }
    for unit in state.units() {
        unit.stack.iter().chain(&unit.links).try_for_each(|&card| put(card, None))?;
    }
    state.nowhere().iter().chain(state.removed()).try_for_each(|&card| put(card, None))?;
    match times.iter().position(|&times| times != 1) {
        Some(card) => Err(format!("card {card} is in {} places", times[card])),
        None => Ok(()),
    }
}

/// 1-4-2-2
fn memory_is_on_the_gauge(state: &State) -> Result<(), String> {
    let memory = state.memory(Seat::A);
    if (-10..=10).contains(&memory) { Ok(()) } else { Err(format!("memory is {memory}")) }
}

/// Every unit has cards and a number of its own; one at most is bred (3-4).
fn the_field_is_in_order(state: &State) -> Result<(), String> {
    for (at, unit) in state.units().iter().enumerate() {
        if unit.stack.is_empty() {
            return Err(format!("{:?} has no cards", unit.id));
        }
        if state.units()[..at].iter().any(|other| other.id == unit.id) {
            return Err(format!("{:?} is there twice", unit.id));
        }
    }
    let bred = |seat: Seat| {
        state.units().iter().filter(move |unit| unit.owner == seat && unit.area == FieldArea::Breeding)
    };
    match Seat::BOTH.into_iter().find(|&seat| bred(seat).count() > 1) {
        Some(seat) => Err(format!("{seat} has more than one card in the breeding area")),
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

/// 15-3: the index of the effects in play was renewed by whatever changed them.
fn the_effects_in_play_are_known(game: &Game) -> Result<(), String> {
    if game.knows_its_effects() {
        Ok(())
    } else {
        Err("the board changed behind the index of effects".into())
    }
}

/// A player may act freely: all effects and rule checks are done.
fn is_settled(game: &Game) -> bool {
    game.decision().is_some_and(|decision| matches!(decision.ask, Ask::MainPhase | Ask::Breeding))
}

/// 17-1-3: no Digimon without DP or with 0 DP has survived the rule checks; 15-4: nothing waits.
fn nothing_is_left_to_do(game: &Game) -> Result<(), String> {
    let state = game.state();
    if !state.pending().is_empty() {
        return Err(format!("{} effects wait though a player may act", state.pending().len()));
    }
    if !state.nowhere().is_empty() {
        return Err(format!("{:?} are in no area though a player may act", state.nowhere()));
    }
    if state.attack().is_some() {
        return Err("an attack goes on though a player may act".to_owned());
    }
    let in_battle = |unit: &&Unit| unit.area == FieldArea::Battle && ask::is_digimon(game, unit.id);
    match state.units().iter().filter(in_battle).find(|unit| ask::dp(game, unit.id).is_none_or(|dp| dp <= 0))
    {
        Some(unit) => {
            Err(format!("{:?} has survived a rule check with DP {:?}", unit.id, ask::dp(game, unit.id)))
        }
        None => Ok(()),
    }
}
