//! OCG 3.3.3-29, 3.4.4-90 to -95: cards that effects equip to monsters.

use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::Group;
use crate::pipe::Change;
use crate::state::Running;
use crate::summon::zones;

/// 3.4.4-90, -91: a monster is an Equip Spell then, also in an outermost zone, and no Pendulum card. It has its monster as
/// target as long as it is equipped (3.4.4-94).
pub(crate) fn equip(game: &mut Game, running: &Running, what: &Group, to: &Group) -> Performed {
    let (cards, targets) = (group_of(game, running, what), group_of(game, running, to));
    let (Some(&card), Some(&to)) = (cards.first(), targets.first()) else { return Performed::Simply(false) };
    let seat = running.you;
    let own = game.card(card).place.zone().filter(|zone| !zone.is_monster_zone());
    let Some(zone) = own.or_else(|| zones::free_spell_trap(game, seat).next()) else {
        return Performed::Simply(false);
    };
    if !game.card(to).place.is_field() || !game.card(to).face.is_up() {
        return Performed::Simply(false);
    }
    Performed::Done(game.propose(Change::Equip { card, to, zone, seat }, by(running), &["3.3.3-29"]))
}
