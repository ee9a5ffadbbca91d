//! How well a player stands, at a glance: life, cards and what the monsters can do. It knows no card by name.

use crate::game::Game;
use crate::query::Query;
use crate::state::Location;
use table::{Outcome, Seat};

/// From -1 (lost) to 1 (won).
pub(crate) fn standing(game: &Game, seat: Seat) -> f32 {
    match game.outcome() {
        Some(Outcome::Won(winner)) if winner == seat => 1.0,
        Some(Outcome::Won(_)) => -1.0,
        Some(Outcome::Draw) => 0.0,
        // Never as good as having won.
        None => 0.98 * ((worth(game, seat) - worth(game, seat.other())) * STEEPNESS).tanh(),
    }
}

/// How fast advantages become decisive.
const STEEPNESS: f32 = 0.12;

/// What one player has, in cards.
fn worth(game: &Game, seat: Seat) -> f32 {
    let piles = &game.state.piles[seat];
    let life = game.state.life[seat].0 as f32;
    // The last points count for more than the first.
    let life = (life / 1000.0).sqrt() * 2.0;
    let hand = piles.hand.len() as f32;
    let deck = if piles.deck.len() < 5 { -1.0 } else { 0.0 };
    let query = Query::on(game);
    let own = game.state.zones.all().filter(|(_, card)| game.card(*card).controller == seat);
    let field: f32 = own
        .map(|(zone, card)| {
            if !zone.is_monster_zone() {
                return 0.9;
            }
            let strength = query.atk(card).unwrap_or(0).max(query.def_value(card).unwrap_or(0) / 2);
            let materials = game.card(card).on_field.materials.len() as f32;
            0.6 + strength as f32 / 1500.0 + 0.2 * materials
        })
        .sum();
    let face_up_extra = piles.extra.iter().filter(|card| game.card(**card).face.is_up()).count() as f32;
    debug_assert!(piles.hand.iter().all(|card| game.card(*card).place == Location::Hand));
    life + hand + deck + field + 0.2 * face_up_extra
}
