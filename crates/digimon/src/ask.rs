//! Questions that anyone may ask about a game: the numbers of a card in play as they are now.

use crate::digivolve;
use crate::effects::language::{Block, KeywordKind, Step};
use crate::game::Game;
use crate::query::Query;
use crate::state::{AttackStep, CardId, Frame, Holder, Running, Thing, UnitId, Way};

/// 2-5: the DP with everything that changes it; nothing for a card without DP.
pub fn dp(game: &Game, unit: UnitId) -> Option<i32> {
    Query::on(game).dp(Thing::Unit(unit))
}

/// 2-6: the play cost as a number of the card.
pub fn cost(game: &Game, unit: UnitId) -> Option<i32> {
    Query::on(game).cost(Thing::Unit(unit))
}

/// 2-9
pub fn level(game: &Game, unit: UnitId) -> Option<i32> {
    Query::on(game).level(Thing::Unit(unit))
}

/// 16
pub fn has_keyword(game: &Game, unit: UnitId, kind: KeywordKind) -> bool {
    Query::on(game).has_keyword(unit, kind)
}

/// 16-3: how many security cards it checks.
pub fn security_attack(game: &Game, unit: UnitId) -> i32 {
    crate::keywords::security_attack::checks(Query::on(game), unit)
}

/// 4-2: is it a Digimon now?
pub fn is_digimon(game: &Game, unit: UnitId) -> bool {
    game.unit(unit).is_some_and(|unit| Query::on(game).is_digimon(unit))
}

/// 2-4
pub fn colors(game: &Game, unit: UnitId) -> crate::card::Colors {
    Query::on(game).colors(Thing::Unit(unit))
}

/// The effect that [`crate::state::Choice::Effect`] means in the pending decision.
pub fn effect_on_offer(game: &Game, nth: u16) -> Option<Holder> {
    match game.state.frames().last()? {
        Frame::ChoosePending | Frame::Attack(AttackStep::CounterAnswered) => {
            game.state.pending().get(nth as usize).map(|pending| pending.holder)
        }
        Frame::ActivateMore { holders, .. } => holders.get(nth as usize).copied(),
        Frame::Setup(_)
        | Frame::Turn(_)
        | Frame::Settle
        | Frame::Play(_)
        | Frame::Digivolve(_)
        | Frame::Use(_)
        | Frame::Link(_)
        | Frame::Attack(_)
        | Frame::SecurityCheck(_)
        | Frame::Battle(_)
        | Frame::Propose(_)
        | Frame::Interrupt(_)
        | Frame::Activation(_)
        | Frame::Block(_)
        | Frame::AfterBy { .. }
        | Frame::Pick(_)
        | Frame::Voice(_)
        | Frame::SurplusLinks
        | Frame::Loop(_) => crate::effects::immediate::choosing(game)?.get(nth as usize).copied(),
    }
}

/// What [`crate::state::Choice::Mode`] means in the pending decision, if it asks what to do.
pub fn mode_on_offer(game: &Game, nth: u8) -> Option<&Block> {
    let (_, Step::ChooseModes(_, blocks)) = asking_step(game)? else { return None };
    blocks.get(usize::from(nth))
}

/// The same, if it asks by which requirement to digivolve (8-1-2-1).
pub fn way_on_offer(game: &Game, nth: u8) -> Option<(CardId, Way)> {
    let (running, Step::Digivolve { ignoring_requirements, as_if, .. }) = asking_step(game)? else {
        return None;
    };
    let (Thing::Unit(unit), Thing::Card(card)) =
        (*running.targets.first()?.first()?, *running.targets.get(1)?.first()?)
    else {
        return None;
    };
    let (query, seat) = (Query::on(game), game.decision()?.seat);
    let chances = digivolve::chances_as(query, seat, card, unit, *ignoring_requirements, as_if);
    chances.get(usize::from(nth)).map(|chance| (card.card, chance.way))
}

/// The step of an effect that asks.
fn asking_step(game: &Game) -> Option<(&Running, &Step)> {
    let Frame::Block(running) = game.state.frames().last()? else { return None };
    Some((running, game.library.block(running.block).get(usize::from(running.step))?))
}
