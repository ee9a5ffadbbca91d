//! How well a player stands, at a glance: what lies where, and no more. It knows no card by name.

use crate::card::Category;
use crate::effects::language::KeywordKind;
use crate::game::Game;
use crate::query::Query;
use crate::state::{FieldArea, Thing, Unit};
use table::{Outcome, Seat};

/// From -1 (lost) to 1 (won).
pub(crate) fn standing(game: &Game, seat: Seat) -> f32 {
    match game.outcome() {
        Some(Outcome::Won(winner)) if winner == seat => 1.0,
        Some(Outcome::Won(_)) => -1.0,
        Some(Outcome::Draw) => 0.0,
        None => {
            let (own, other) = (Side::of(game, seat), Side::of(game, seat.other()));
            let sum = own.worth() - other.worth() + tempo(game, seat, &own, &other);
            // Never as good as having won.
            0.98 * (sum * STEEPNESS).tanh()
        }
    }
}

/// How fast advantages become decisive.
const STEEPNESS: f32 = 0.06;

/// What one player has.
#[derive(Clone, Copy, Default, Debug)]
struct Side {
    security: f32,
    hand: f32,
    deck: f32,
    digimon: f32,
    /// In thousands.
    dp: f32,
    /// Levels above the one that hatches.
    levels: f32,
    under: f32,
    tamers: f32,
    options: f32,
    /// The level of what is bred.
    bred: f32,
    blockers: f32,
    /// Security checks of those that can attack in this player's present or next turn.
    checks: f32,
    attackers: f32,
    suspended: f32,
    protections: f32,
}

impl Side {
    fn of(game: &Game, seat: Seat) -> Side {
        let player = game.state.player(seat);
        let mut side = Side {
            security: player.security.len() as f32,
            hand: player.hand.len() as f32,
            deck: player.deck.len() as f32,
            ..Side::default()
        };
        let query = Query::on(game);
        for unit in game.state.units().iter().filter(|unit| unit.owner == seat) {
            match unit.area {
                FieldArea::Breeding => side.add_bred(query, unit),
                FieldArea::Battle => side.add(query, unit),
            }
        }
        side
    }

    fn add_bred(&mut self, query: Query<'_>, unit: &Unit) {
        self.bred += level(query, unit);
        self.under += unit.under().len() as f32;
    }

    fn add(&mut self, query: Query<'_>, unit: &Unit) {
        self.under += unit.under().len() as f32 + unit.links.len() as f32;
        match query.game.printed(unit.top()).category {
            Category::Tamer => self.tamers += 1.0,
            Category::Option => self.options += 1.0,
            Category::Digimon | Category::DigiEgg => self.add_digimon(query, unit),
        }
    }

    fn add_digimon(&mut self, query: Query<'_>, unit: &Unit) {
        self.digimon += 1.0;
        self.dp += query.dp(Thing::Unit(unit.id)).unwrap_or_default() as f32 / 1000.0;
        self.levels += (level(query, unit) - 2.0).max(0.0);
        self.suspended += f32::from(u8::from(unit.suspended));
        let has = |kind| f32::from(u8::from(query.has_keyword(unit.id, kind)));
        self.protections += PROTECTING.into_iter().map(has).sum::<f32>();
        if !unit.suspended {
            self.blockers += has(KeywordKind::Blocker);
        }
        let now = query.game.state.turn_player() == unit.owner;
        let fresh = unit.fresh && unit.since_turn == query.game.state.turn();
        if !now || !(unit.suspended || fresh) {
            self.attackers += 1.0;
            self.checks += crate::keywords::security_attack::checks(query, unit.id) as f32;
        }
    }

    fn worth(&self) -> f32 {
        let security: f32 = SECURITY.iter().take(self.security as usize).sum();
        let bred = BRED[(self.bred as usize).min(BRED.len() - 1)];
        security
            + 0.9 * self.hand.min(7.0)
            + 0.3 * (self.hand - 7.0).max(0.0)
            + 1.0 * self.digimon
            + 0.25 * self.dp
            + 0.4 * self.levels
            + 0.3 * self.under
            + 1.5 * self.tamers
            + 0.5 * self.options
            + bred
            + 0.8 * self.blockers
            + 0.3 * self.protections
            - 0.3 * self.suspended
            - 1.5 * (5.0 - self.deck).max(0.0)
    }
}

/// What each further security card is worth.
const SECURITY: [f32; 10] = [3.0, 2.4, 2.0, 1.8, 1.6, 1.2, 1.0, 0.8, 0.8, 0.8];
/// What breeding is worth, by level.
const BRED: [f32; 8] = [0.0, 0.0, 0.6, 1.6, 2.6, 4.0, 5.5, 6.5];
/// Keywords that keep a Digimon or make its attacks safe.
const PROTECTING: [KeywordKind; 7] = [
    KeywordKind::Jamming,
    KeywordKind::Piercing,
    KeywordKind::Reboot,
    KeywordKind::Retaliation,
    KeywordKind::Barrier,
    KeywordKind::Evade,
    KeywordKind::ArmorPurge,
];

fn level(query: Query<'_>, unit: &Unit) -> f32 {
    query.level(Thing::Unit(unit.id)).unwrap_or_default() as f32
}

/// Whose turn it is, how much can still be done in it, and who is close to the last blow.
fn tempo(game: &Game, seat: Seat, own: &Side, other: &Side) -> f32 {
    let turn_player = game.state.turn_player();
    let memory = f32::from(game.memory(turn_player)).clamp(-10.0, 10.0);
    let of_turn_player = 0.5 * memory + 0.3;
    let sign = if turn_player == seat { 1.0 } else { -1.0 };
    sign * of_turn_player + threat(own, other) - threat(other, own)
}

/// How near the attackers are to getting through.
fn threat(attacking: &Side, defending: &Side) -> f32 {
    let blows = attacking.attackers - defending.blockers;
    let extra = attacking.checks - attacking.attackers;
    let through = blows + extra - defending.security;
    match through {
        _ if blows < 1.0 => 0.0,
        through if through >= 1.0 => 4.0,
        through if through >= 0.0 => 1.5,
        _ => 0.3 * blows.min(4.0),
    }
}
