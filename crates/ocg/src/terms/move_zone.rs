//! OCG 3.4.4-136 to -146: cards that effects move to other zones.

use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Group, PlacedAs};
use crate::pipe::Change;
use crate::state::{CountsAs, Running};
use crate::summon::zones;

pub(crate) fn pendulum(game: &mut Game, running: &Running, group: &Group) -> Performed {
    let seat = running.you;
    let mut done = Vec::new();
    for card in group_of(game, running, group) {
        let zone = zones::free_pendulum(game, seat).next();
        if let Some(zone) = zone {
            let change = Change::FaceUp { card, zone, seat, as_pendulum: true };
            done.extend(game.propose(change, by(running), &["3.2.1-45"]));
        }
    }
    Performed::Done(done)
}

/// 3.2.1-17: what an effect puts into a Spell & Trap Zone is a Spell, or what the effect says.
pub(crate) fn place_as(game: &mut Game, running: &Running, group: &Group, as_what: PlacedAs) -> Performed {
    let seat = running.you;
    let counts_as = match as_what {
        PlacedAs::ContinuousSpell => CountsAs::ContinuousSpell,
        PlacedAs::ContinuousTrap => CountsAs::ContinuousTrap,
    };
    let mut done = Vec::new();
    for card in group_of(game, running, group) {
        let Some(zone) = zones::free_spell_trap(game, seat).next() else { break };
        let change = Change::FaceUp { card, zone, seat, as_pendulum: false };
        done.extend(game.propose(change, by(running), &["3.2.1-17"]));
        game.propose(Change::CountAs { card, as_what: counts_as }, by(running), &["3.2.1-17"]);
    }
    Performed::Done(done)
}

/// 3.3.3-9, -17, 3.3.4-19: the card of this effect stays on the field though it was used.
pub(crate) fn remain(game: &mut Game, running: &Running) -> Performed {
    let this = running.source.card;
    let there = game.is_current(this) && game.card(this.card).place.is_field();
    if there {
        game.propose(Change::Remain { card: this.card }, by(running), &["3.3.3-9", "3.3.4-19"]);
    }
    Performed::Simply(there)
}
