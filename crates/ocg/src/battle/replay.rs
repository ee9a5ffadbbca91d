//! OCG 3.6.3-34 to -44: replays. They are looked for in the Battle Step only (3.6.3-44).

use super::attacks::targets;
use crate::game::Game;
use crate::query::Query;
use crate::run::Next;
use crate::state::{Ask, AttackStage, AttackTarget, Choice, Decision, Frame, Monsters};
use table::Seat;

/// 3.6.3-34, -35: the monsters of a player, each with the moment at which it came.
pub(crate) fn monsters(game: &Game, seat: Seat) -> Monsters {
    let own = game.state.zones.monsters().filter(|(_, card)| game.card(*card).controller == seat);
    Monsters(own.fold(0, |hash: u64, (_, card)| {
        let one = u64::from(card.0) << 32 | u64::from(game.card(card).on_field.entered);
        hash.wrapping_add(one.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(17) ^ one)
    }))
}

/// 3.6.3-34 to -36: the other player's monsters are not those that they were; 3.6.3-40, -41: or what is attacked
/// may no longer be attacked.
pub(crate) fn is_due(game: &Game) -> bool {
    let Some(attack) = game.state.attack else { return false };
    let attacker = attack.attacker.card;
    let seat = game.card(attacker).controller;
    monsters(game, seat.other()) != attack.monsters
        || !targets(Query::on(game), attacker).contains(&attack.target)
}

/// 3.6.3-37, -38: whom it attacks now, or nobody.
pub(crate) fn ask(game: &Game) -> Next {
    let Some(attack) = game.state.attack else { return Next::Go(Frame::Attack(AttackStage::Over)) };
    let attacker = attack.attacker.card;
    let targets = targets(Query::on(game), attacker);
    let mut options: Vec<Choice> = targets.into_iter().map(Choice::AttackTarget).collect();
    options.push(Choice::Pass);
    let seat = game.card(attacker).controller;
    let decision = Decision { seat, ask: Ask::Replay, about: None, options };
    Next::Ask(Frame::Attack(AttackStage::ReplayAsked), decision)
}

/// 3.6.3-39: the attack goes on against this one, without being declared again.
pub(crate) fn choose(game: &mut Game, target: AttackTarget) -> bool {
    let seat = game.state.turn.player;
    let now = monsters(game, seat.other());
    match game.state.attack.as_mut() {
        Some(attack) => {
            attack.target = target;
            attack.monsters = now;
            true
        }
        None => false,
    }
}
