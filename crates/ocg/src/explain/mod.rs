//! Why a choice is not on offer: the statement that forbids it, worked out only when somebody asks.

mod reason;
mod wish;

pub use reason::Reason;
pub use wish::{by_key, wishes};

use crate::game::Game;
use crate::state::{Ask, BattleStep, Choice, Frame, Phase, WindowKind};
use crate::{battle, effects, summon, turn};
use table::Seat;

/// Why this choice is not one of those offered now to whoever is asked.
pub fn why_not(game: &Game, choice: Choice) -> Reason {
    let seat = game.decision().map_or(game.state.turn.player, |decision| decision.seat);
    why_not_for(game, seat, choice)
}

/// Why this player cannot choose that now.
pub fn why_not_for(game: &Game, seat: Seat, choice: Choice) -> Reason {
    let Some(decision) = game.decision() else { return Reason::Over };
    match choice {
        Choice::Activate(card, effect) => effects::why_not::activate(game, seat, card, effect),
        Choice::Attack(card) => {
            not_in_battle_step(game, seat).unwrap_or_else(|| battle::why_not::attack(game, card))
        }
        Choice::NormalSummon(_)
        | Choice::SetMonster(_)
        | Choice::FlipSummon(_)
        | Choice::ChangePosition(_)
        | Choice::SpecialSummon(..)
        | Choice::SynchroSummon(_)
        | Choice::XyzSummon(_)
        | Choice::LinkSummon(_)
        | Choice::PendulumSummon
        | Choice::SetSpellTrap(_) => {
            not_in_main_phase(game, seat).unwrap_or_else(|| summon::why_not::act(game, seat, choice))
        }
        Choice::ToBattlePhase => not_in_main_phase(game, seat).unwrap_or_else(|| battle_phase(game)),
        Choice::ToMainPhase2 | Choice::ToEndPhase => {
            not_in_main_phase(game, seat).unwrap_or(Reason::NotAnAnswer)
        }
        Choice::Pass
        | Choice::Yes
        | Choice::No
        | Choice::Done
        | Choice::Card(_)
        | Choice::Zone(_)
        | Choice::Position(_)
        | Choice::Number(_)
        | Choice::Option(_)
        | Choice::Name(_)
        | Choice::Attribute(_)
        | Choice::Race(_)
        | Choice::CarryOut(_)
        | Choice::AttackTarget(_) => {
            if decision.seat == seat {
                Reason::NotAnAnswer
            } else {
                Reason::OthersRight
            }
        }
    }
}

fn battle_phase(game: &Game) -> Reason {
    match game.state.turn.phase {
        Phase::Main1 if game.state.turn.number == 1 => Reason::FirstTurn,
        Phase::Main1 if !turn::can_battle(game, game.state.turn.player) => Reason::Forbidden,
        Phase::Main1
        | Phase::Setup
        | Phase::Draw
        | Phase::Standby
        | Phase::Battle(_)
        | Phase::Main2
        | Phase::End => Reason::NotAnAnswer,
    }
}

/// 3.6.3-17: what is done in a Main Phase needs the turn player to act freely in one.
fn not_in_main_phase(game: &Game, seat: Seat) -> Option<Reason> {
    match () {
        () if game.state.turn.player != seat => Some(Reason::NotYourTurn),
        () if !game.state.turn.phase.is_main() => Some(Reason::NotMainPhase),
        () => not_free(game, seat),
    }
}

fn not_in_battle_step(game: &Game, seat: Seat) -> Option<Reason> {
    match () {
        () if game.state.turn.player != seat => Some(Reason::NotYourTurn),
        () if game.state.turn.number == 1 => Some(Reason::FirstTurn),
        () if game.state.turn.phase != Phase::Battle(BattleStep::Battle) => Some(Reason::NotBattleStep),
        () => not_free(game, seat),
    }
}

/// Is something else going on?
fn not_free(game: &Game, seat: Seat) -> Option<Reason> {
    let decision = game.decision()?;
    let open =
        matches!(game.state.frames.last(), Some(Frame::Window(window)) if window.kind == WindowKind::Open);
    if decision.seat != seat {
        return Some(Reason::OthersRight);
    }
    match decision.ask {
        Ask::Act if open => None,
        Ask::Act | Ask::Respond => Some(Reason::NotFree),
        Ask::NextTrigger
        | Ask::Target
        | Ask::Cards
        | Ask::Tributes
        | Ask::Materials
        | Ask::Zone
        | Ask::Position
        | Ask::YesNo
        | Ask::Option
        | Ask::Number
        | Ask::CardName
        | Ask::Attribute
        | Ask::Race
        | Ask::Order
        | Ask::AttackTarget
        | Ask::Replay
        | Ask::HandLimit => Some(Reason::AskedSomethingElse),
    }
}
