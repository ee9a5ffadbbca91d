//! Why a choice is not on offer: the clause that forbids it, worked out only when someone asks.

use crate::areas::Spot;
use crate::card::Category;
use crate::effects::language::KeywordKind;
use crate::eye::Eye;
use crate::game::Game;
use crate::state::{Ask, AttackTarget, CardId, Choice, Clause, Thing, UnitId};
use crate::terms::{color_requirement, memory};
use std::fmt;

/// A reason with its clause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    pub reason: String,
    pub clause: Clause,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason, self.clause)
    }
}

fn why(reason: &str, clause: Clause) -> Why {
    Why { reason: reason.to_owned(), clause }
}

/// Why this choice is not one of those offered now.
pub fn why_not(game: &Game, choice: Choice) -> Why {
    let main = game.decision().is_some_and(|decision| decision.ask == Ask::MainPhase);
    let action = matches!(
        choice,
        Choice::Play(_)
            | Choice::Use(_)
            | Choice::Digivolve { .. }
            | Choice::DnaDigivolve { .. }
            | Choice::LinkCard { .. }
            | Choice::LinkUnit { .. }
            | Choice::Activate { .. }
            | Choice::Attack { .. }
            | Choice::Pass
    );
    if action && !main {
        return why("actions are for the main phase, when nothing is left to settle", "6-5-1");
    }
    match choice {
        Choice::Play(card) => why_not_play(game, card),
        Choice::Use(card) => why_not_use(game, card),
        Choice::Digivolve { card, unit, .. } => why_not_digivolve(game, card, unit),
        Choice::DnaDigivolve { .. } => {
            why("no Digimon in the battle area fit its DNA digivolution", "8-2-3-1")
        }
        Choice::LinkCard { .. } | Choice::LinkUnit { .. } => {
            why("the link requirement is not met or cannot be paid", "10-1-3-1")
        }
        Choice::Attack { unit, target } => why_not_attack(game, unit, target),
        Choice::Activate { .. } => why("the effect cannot be declared now", "15-8-4-2"),
        Choice::Unit(unit) if is_block(game) => why_not_block(game, unit),
        Choice::Hatch => why("the breeding area is not empty, or there is no Digi-Egg", "4-16-3"),
        Choice::Move => why("only a Digimon with DP moves out of the breeding area", "4-15-2"),
        Choice::Card(_) | Choice::Unit(_) | Choice::Player(_) => {
            why("it is not what the effect asks for", "15-11-1-3-1")
        }
        Choice::No => why("it is not optional", "15-9-1-2"),
        Choice::Done => why("not enough has been chosen", "15-10-2-1"),
        Choice::Yes
        | Choice::Number(_)
        | Choice::Mode(_)
        | Choice::Top
        | Choice::Bottom
        | Choice::Effect(_)
        | Choice::Pass => why("it is not an answer to this question", "1-3-2"),
    }
}

fn is_block(game: &Game) -> bool {
    game.decision().is_some_and(|decision| decision.ask == Ask::Block)
}

fn why_not_play(game: &Game, card: CardId) -> Why {
    let printed = game.printed(card);
    let seat = game.state.turn_player;
    match (printed.category, printed.cost) {
        (Category::Option, _) => why("an Option card is used, not played", "9-1-1"),
        (Category::DigiEgg, _) | (_, None) => why("a card without a play cost is not played", "7-1-1"),
        _ if !matches!(game.spot(card), Spot::Hand(owner) if owner == seat) => {
            why("only cards of the turn player's hand are played", "6-5-1-1-1")
        }
        (_, Some(cost)) if !memory::can_pay(game, seat, i32::from(cost.0)) => {
            why("its cost is more than the memory gauge has left", "1-3-11-1")
        }
        _ => why("an effect forbids it", "15-1-3"),
    }
}

fn why_not_use(game: &Game, card: CardId) -> Why {
    let printed = game.printed(card);
    let seat = game.state.turn_player;
    if printed.category != Category::Option {
        return why("only Option cards are used", "9-1-1");
    }
    if !color_requirement::are_met(Eye::on(game), seat, game.card_ref(card)) {
        return why("there is no Digimon or Tamer of its colour on the field", "4-19-2");
    }
    match printed.cost {
        Some(cost) if !memory::can_pay(game, seat, i32::from(cost.0)) => {
            why("its cost is more than the memory gauge has left", "1-3-11-1")
        }
        _ => why("an effect forbids it", "15-1-3"),
    }
}

fn why_not_digivolve(game: &Game, card: CardId, unit: UnitId) -> Why {
    let eye = Eye::on(game);
    let (seat, card) = (game.state.turn_player, game.card_ref(card));
    if game.unit(unit).is_some_and(|unit| game.printed(unit.top()).token) {
        return why("nothing is stacked on a token", "4-18-3");
    }
    if eye.cannot_digivolve(Thing::Unit(unit), Thing::Card(card)) {
        return why("an effect says that it can't digivolve", "15-1-3");
    }
    if crate::digivolve::chances(eye, seat, card, unit, false).is_empty() {
        return why("it fulfils none of the card's digivolution requirements", "8-1-3-1");
    }
    why("its cost is more than the memory gauge has left", "1-3-11-1")
}

fn why_not_attack(game: &Game, id: UnitId, target: AttackTarget) -> Why {
    let eye = Eye::on(game);
    let Some(unit) = game.unit(id) else { return why("it is not in play", "11-2-1") };
    let thing = Thing::Unit(id);
    if unit.owner != game.state.turn_player {
        return why("only the turn player attacks", "11-1-2");
    }
    if !unit.area.is_battle() || !eye.is_digimon(unit) {
        return why("only Digimon in the battle area attack", "11-2-1");
    }
    if unit.suspended {
        return why("a suspended Digimon does not attack", "11-2-1");
    }
    if eye.cannot_suspend(thing) {
        return why("a Digimon that can't suspend does not attack", "11-2-5");
    }
    if unit.fresh && unit.since_turn == game.state.turn && !eye.has_keyword(id, KeywordKind::Rush) {
        return why("it was played this turn", "7-1-2-1");
    }
    if eye.cannot_attack(thing) {
        return why("an effect says that it can't attack", "15-1-3");
    }
    match target {
        AttackTarget::Unit(other) if game.unit(other).is_some_and(|other| !other.suspended) => {
            why("only suspended Digimon are attacked", "11-2-7-1")
        }
        AttackTarget::Player | AttackTarget::Unit(_) | AttackTarget::Gone => {
            why("an effect forbids this target", "15-1-3")
        }
    }
}

fn why_not_block(game: &Game, id: UnitId) -> Why {
    let eye = Eye::on(game);
    let Some(unit) = game.unit(id) else { return why("it is not in play", "12-1-1") };
    if !eye.has_keyword(id, KeywordKind::Blocker) {
        return why("it does not have Blocker", "12-1-1");
    }
    if unit.suspended || eye.cannot_suspend(Thing::Unit(id)) {
        return why("a Digimon that can't suspend does not block", "12-1-4");
    }
    if eye.attack_target() == Some(Thing::Unit(id)) {
        return why("the target of the attack does not block", "12-1-5");
    }
    why("an effect forbids it", "15-1-3")
}
