//! OCG 3.4.4-136 to -146: cards that effects move to other zones.

use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::Group;
use crate::pipe::Change;
use crate::state::Running;
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
