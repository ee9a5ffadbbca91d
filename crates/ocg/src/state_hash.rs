//! A duel by what lies on the table and what is asked: the same in every version that plays alike, however it keeps its
//! state.

use crate::game::Game;
use crate::state::{BattleStep, CardId, DamageTime, EVERY, Face, Phase};
use table::{Outcome, Recorded, Seat, StateHash, Table};

impl Recorded for Game {
    fn state_hash(&self) -> StateHash {
        let mut hash = StateHash::default();
        let turn = &self.state.turn;
        hash.add_number(turn.number);
        hash.add_text(seat(turn.player));
        hash.add_text(phase(turn.phase));
        hash.add_number(turn.normal_summons);
        for of in Seat::BOTH {
            hash.add_number(self.state.life[of].0);
            let piles = &self.state.piles[of];
            for pile in [&piles.deck, &piles.hand, &piles.graveyard, &piles.banished, &piles.extra] {
                cards(self, pile, &mut hash);
            }
        }
        field(self, &mut hash);
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
        Phase::Draw => "draw",
        Phase::Standby => "standby",
        Phase::Main1 => "main 1",
        Phase::Battle(BattleStep::Start) => "start step",
        Phase::Battle(BattleStep::Battle) => "battle step",
        Phase::Battle(BattleStep::Damage(time)) => match time {
            DamageTime::Start => "damage step",
            DamageTime::BeforeCalculation => "before damage calculation",
            DamageTime::Calculation => "damage calculation",
            DamageTime::AfterCalculation => "after damage calculation",
            DamageTime::End => "end of the damage step",
        },
        Phase::Battle(BattleStep::End) => "end step",
        Phase::Main2 => "main 2",
        Phase::End => "end",
    }
}

fn face(face: Face) -> &'static str {
    match face {
        Face::Up => "up",
        Face::UpDefense => "up, defense",
        Face::Down => "down",
    }
}

fn cards(game: &Game, cards: &[CardId], hash: &mut StateHash) {
    for &card in cards {
        hash.add_number(game.def(card).card.id.0);
        hash.add_text(face(game.card(card).face));
    }
    hash.add_number(cards.len() as i64);
}

fn field(game: &Game, hash: &mut StateHash) {
    for zone in EVERY {
        let Some(card) = game.state.zones.at(zone) else {
            hash.add_number(0);
            continue;
        };
        let state = game.card(card);
        cards(game, &[card], hash);
        hash.add_text(seat(state.controller));
        cards(game, &state.on_field.materials, hash);
        for &(_, count) in &state.on_field.counters {
            hash.add_number(count);
        }
    }
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
