//! A game's state by what lies on the table and what is asked: the same in every version that plays
//! alike, however it keeps its state.

use crate::effects::language::Face;
use crate::game::Game;
use crate::state::{CardId, FieldArea, Phase, Unit};
use table::{Outcome, Recorded, Seat, StateHash, Table};

impl Recorded for Game {
    fn state_hash(&self) -> StateHash {
        let mut hash = StateHash::default();
        let state = &self.state;
        hash.add_number(state.turn());
        hash.add_text(seat(state.turn_player()));
        hash.add_text(phase(state.phase()));
        hash.add_number(state.memory(Seat::A));
        for player in Seat::BOTH.map(|seat| state.player(seat)) {
            for pile in [&player.deck, &player.egg_deck, &player.hand, &player.trash, &player.security] {
                cards(self, pile, &mut hash);
            }
        }
        state.units().iter().for_each(|each| unit(self, each, &mut hash));
        cards(self, state.nowhere(), &mut hash);
        asked(self, &mut hash);
        hash
    }
}

fn seat(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "A",
        Seat::B => "B",
    }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Unsuspend => "unsuspend",
        Phase::Draw => "draw",
        Phase::Breeding => "breeding",
        Phase::Main => "main",
    }
}

fn cards(game: &Game, cards: &[CardId], hash: &mut StateHash) {
    for &card in cards {
        hash.add_text(game.printed(card).number.as_str());
        hash.add_text(match game.state.card(card).face {
            Face::Up => "up",
            Face::Down => "down",
        });
    }
    hash.add_number(cards.len() as i64);
}

fn unit(game: &Game, unit: &Unit, hash: &mut StateHash) {
    hash.add_number(unit.id.0);
    hash.add_text(seat(unit.owner));
    hash.add_text(match unit.area {
        FieldArea::Battle => "battle",
        FieldArea::Breeding => "breeding",
    });
    cards(game, &unit.stack, hash);
    cards(game, &unit.links, hash);
    hash.add_text(if unit.suspended { "suspended" } else { "unsuspended" });
    hash.add_number(crate::ask::dp(game, unit.id).unwrap_or(-1));
}

/// What is offered tells of everything else that lasts, waits or was used.
fn asked(game: &Game, hash: &mut StateHash) {
    if let Some(decision) = game.decision() {
        hash.add_text(seat(decision.seat));
        for option in 0..decision.options.len() {
            hash.add_text(game.key(decision.seat, option).as_str());
        }
    }
    match game.outcome() {
        Some(Outcome::Won(winner)) => hash.add_text(seat(winner)),
        Some(Outcome::Draw) => hash.add_text("draw"),
        None => {}
    }
}
