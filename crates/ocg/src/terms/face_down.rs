//! OCG 3.4.4-109 to -113: changing positions by effects, and turning monsters face-down.

use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Group, PositionTo};
use crate::pipe::Change;
use crate::query::Query;
use crate::state::{CardId, Face, Running};
use crate::summon;

pub(crate) fn position(game: &mut Game, running: &Running, group: &Group, to: PositionTo) -> Performed {
    let cards = group_of(game, running, group);
    let query = Query::on(game);
    let cards: Vec<CardId> =
        cards.into_iter().filter(|&card| summon::position::can_become(query, card, to)).collect();
    let (mut done, mut turned) = (Vec::new(), Vec::new());
    for card in cards {
        match summon::position::becomes(game.card(card).face, to) {
            Face::Down => turned.push(card),
            face @ (Face::Up | Face::UpDefense) if game.card(card).face == Face::Down => {
                done.extend(game.propose(Change::Flip { card, face }, by(running), &["3.3.2-251"]));
            }
            face @ (Face::Up | Face::UpDefense) => {
                let change = Change::Position { cards: vec![(card, face)], by_player: false };
                done.extend(game.propose(change, by(running), &["3.3.2-256"]));
            }
        }
    }
    if !turned.is_empty() {
        done.extend(game.propose(Change::TurnDown { cards: turned }, by(running), &["3.4.4-109"]));
    }
    crate::monsters::trap_monsters::after_turning_down(game, done)
}
