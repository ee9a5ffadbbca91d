//! OCG 3.3.3-29, 3.4.4-90 to -95: cards that effects equip to monsters.

use super::placing;
use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Group, Step};
use crate::pipe::Change;
use crate::state::{CardId, ChainLink, Put, Running};

/// 3.4.4-90, -91: a monster is an Equip Spell then, also in an outermost zone, and no Pendulum card.
pub(crate) fn equip(game: &mut Game, running: &Running, what: &Group, to: &Group) -> Performed {
    let (cards, targets) = (group_of(game, running, what), group_of(game, running, to));
    let (Some(&card), Some(&to)) = (cards.first(), targets.first()) else { return Performed::Simply(false) };
    let seat = running.you;
    let own = game.card(card).place.zone().filter(|zone| !zone.is_monster_zone());
    if !game.card(to).place.is_field() || !game.card(to).face.is_up() {
        return Performed::Simply(false);
    }
    match own {
        Some(zone) => {
            Performed::Done(game.propose(Change::Equip { card, to, zone, seat }, by(running), &["3.3.3-29"]))
        }
        None => placing::begin(running, seat, vec![card], Put::Equip(to)),
    }
}

/// 3.4.4-94: does the card have this one as target? An Equip Card always has its monster, others while they are in
/// the chain.
pub(crate) fn targets(game: &Game, card: CardId, target: CardId) -> bool {
    let is_equipped = game.card(card).on_field.equipped_to.is_some_and(|to| to.card == target);
    let aims = |link: &ChainLink| {
        let is_target = |slot| link.slots.get(slot).iter().any(|one| one.card == target);
        let act = &game.library.effect(link.source.effect).effect.act;
        act.iter().any(|linked| matches!(&linked.1, Step::Target(select) if is_target(select.slot)))
    };
    let mut links = game.state.chain_links().iter().filter(|link| link.source.card.card == card);
    is_equipped || links.any(aims)
}
