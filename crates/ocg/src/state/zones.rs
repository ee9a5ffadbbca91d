//! OCG 2.3.4-2, -3, -9, -10, 3.2.1: the zones of the field, their columns and neighbours, and where arrows point.

use super::CardId;
use crate::card::Marker;
use serde::{Deserialize, Serialize};
use table::Seat;

/// One zone. Numbers count from the left of the player whose zone it is; those of the Extra Monster
/// Zones from the left of seat A.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Zone {
    /// 3.2.1-6
    Main(Seat, u8),
    /// 3.2.1-46
    Extra(u8),
    /// 3.2.1-12; the first and the last are Pendulum Zones (3.2.1-38).
    SpellTrap(Seat, u8),
    /// 3.2.1-29
    Field(Seat),
}

/// 3.2.1-7, -13
pub const ZONES: u8 = 5;
/// 3.2.1-38: the zones at both ends.
pub const PENDULUM: [u8; 2] = [0, ZONES - 1];

impl Zone {
    pub fn is_monster_zone(self) -> bool {
        match self {
            Zone::Main(..) | Zone::Extra(_) => true,
            Zone::SpellTrap(..) | Zone::Field(_) => false,
        }
    }

    /// 3.2.1-59: the column, counted from the left of seat A. A Field Zone is in none.
    pub fn column(self) -> Option<u8> {
        match self {
            Zone::Main(seat, n) | Zone::SpellTrap(seat, n) => Some(seen_by_a(seat, n)),
            Zone::Extra(n) => Some(1 + 2 * n),
            Zone::Field(_) => None,
        }
    }

    /// 3.2.1-61 to -63: only Main Monster Zones of one player are neighbours.
    pub fn is_adjacent(self, other: Zone) -> bool {
        match (self, other) {
            (Zone::Main(one, a), Zone::Main(two, b)) => one == two && a.abs_diff(b) == 1,
            (Zone::SpellTrap(one, a), Zone::SpellTrap(two, b)) => one == two && a.abs_diff(b) == 1,
            (Zone::Main(..) | Zone::SpellTrap(..) | Zone::Extra(_) | Zone::Field(_), _) => false,
        }
    }

    /// 3.3.1-68: the monster zone that an arrow points to, for a monster of this player in this zone.
    pub fn pointed(self, controller: Seat, marker: Marker) -> Option<Zone> {
        let (right, ahead) = marker.direction();
        match self {
            Zone::Main(seat, n) => {
                let column = step(n, right)?;
                match ahead {
                    0 => Some(Zone::Main(seat, column)),
                    1 => extra_at(seen_by_a(seat, column)),
                    _ => None,
                }
            }
            Zone::Extra(n) => {
                let own = seen_by_a(controller, 1 + 2 * n);
                let column = step(own, right)?;
                match ahead {
                    1 => Some(Zone::Main(controller.other(), ZONES - 1 - column)),
                    -1 => Some(Zone::Main(controller, column)),
                    _ => None,
                }
            }
            Zone::SpellTrap(..) | Zone::Field(_) => None,
        }
    }
}

fn step(from: u8, right: i8) -> Option<u8> {
    from.checked_add_signed(right).filter(|column| *column < ZONES)
}

/// Columns as seat A counts them; the same turn leads back.
fn seen_by_a(seat: Seat, n: u8) -> u8 {
    match seat {
        Seat::A => n,
        Seat::B => ZONES - 1 - n,
    }
}

fn extra_at(column: u8) -> Option<Zone> {
    match column {
        1 => Some(Zone::Extra(0)),
        3 => Some(Zone::Extra(1)),
        _ => None,
    }
}

/// Which card is in which zone.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Zones {
    /// In the order of [`EVERY`].
    cards: [Option<CardId>; EVERY.len()],
    /// The zones that are not empty, as bits.
    taken: u32,
}

/// The zones of a sort as bits, in the order of [`EVERY`].
const MONSTER_ZONES: u32 = 0b1111_1111_1111;
const OTHER_ZONES: u32 = MONSTER_ZONES << 12;

/// Where the zone is in [`EVERY`].
fn index(zone: Zone) -> usize {
    match zone {
        Zone::Main(Seat::A, n) => usize::from(n),
        Zone::Extra(n) => 5 + usize::from(n),
        Zone::Main(Seat::B, n) => 7 + usize::from(n),
        Zone::SpellTrap(Seat::A, n) => 12 + usize::from(n),
        Zone::Field(Seat::A) => 17,
        Zone::SpellTrap(Seat::B, n) => 18 + usize::from(n),
        Zone::Field(Seat::B) => 23,
    }
}

impl Zones {
    pub fn at(&self, zone: Zone) -> Option<CardId> {
        self.cards[index(zone)]
    }

    pub(super) fn set(&mut self, zone: Zone, card: Option<CardId>) {
        let at = index(zone);
        self.cards[at] = card;
        self.taken &= !(1 << at);
        self.taken |= u32::from(card.is_some()) << at;
    }

    /// All cards on the field with their zones: seat A's first, monsters before the others.
    pub fn all(&self) -> impl Iterator<Item = (Zone, CardId)> + '_ {
        self.among(MONSTER_ZONES | OTHER_ZONES)
    }

    /// Cards in monster zones.
    pub fn monsters(&self) -> impl Iterator<Item = (Zone, CardId)> + '_ {
        self.among(MONSTER_ZONES)
    }

    /// Cards in Spell & Trap Zones and Field Zones.
    pub fn others(&self) -> impl Iterator<Item = (Zone, CardId)> + '_ {
        self.among(OTHER_ZONES)
    }

    fn among(&self, zones: u32) -> impl Iterator<Item = (Zone, CardId)> + '_ {
        let mut left = self.taken & zones;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            Some((*EVERY.get(at)?, self.cards[at]?))
        })
    }
}

/// Every zone of the field.
pub const EVERY: [Zone; 24] = [
    Zone::Main(Seat::A, 0),
    Zone::Main(Seat::A, 1),
    Zone::Main(Seat::A, 2),
    Zone::Main(Seat::A, 3),
    Zone::Main(Seat::A, 4),
    Zone::Extra(0),
    Zone::Extra(1),
    Zone::Main(Seat::B, 0),
    Zone::Main(Seat::B, 1),
    Zone::Main(Seat::B, 2),
    Zone::Main(Seat::B, 3),
    Zone::Main(Seat::B, 4),
    Zone::SpellTrap(Seat::A, 0),
    Zone::SpellTrap(Seat::A, 1),
    Zone::SpellTrap(Seat::A, 2),
    Zone::SpellTrap(Seat::A, 3),
    Zone::SpellTrap(Seat::A, 4),
    Zone::Field(Seat::A),
    Zone::SpellTrap(Seat::B, 0),
    Zone::SpellTrap(Seat::B, 1),
    Zone::SpellTrap(Seat::B, 2),
    Zone::SpellTrap(Seat::B, 3),
    Zone::SpellTrap(Seat::B, 4),
    Zone::Field(Seat::B),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_zone_has_its_own_place() {
        for (at, zone) in EVERY.into_iter().enumerate() {
            assert_eq!(index(zone), at);
            assert_eq!(MONSTER_ZONES & (1 << at) != 0, zone.is_monster_zone());
        }
    }

    #[test]
    fn columns_are_the_same_from_both_sides() {
        assert_eq!(Zone::Main(Seat::A, 0).column(), Zone::Main(Seat::B, 4).column());
        assert_eq!(Zone::Extra(0).column(), Zone::Main(Seat::A, 1).column());
        assert_eq!(Zone::Extra(1).column(), Zone::SpellTrap(Seat::B, 1).column());
    }

    #[test]
    fn arrows_point_as_their_player_sees_them() {
        let down_left = Zone::Extra(0).pointed(Seat::A, Marker::BottomLeft);
        assert_eq!(down_left, Some(Zone::Main(Seat::A, 0)));
        let for_b = Zone::Extra(0).pointed(Seat::B, Marker::BottomLeft);
        assert_eq!(for_b, Some(Zone::Main(Seat::B, 2)));
        assert_eq!(Zone::Extra(0).pointed(Seat::A, Marker::Top), Some(Zone::Main(Seat::B, 3)));
        assert_eq!(Zone::Main(Seat::A, 1).pointed(Seat::A, Marker::Top), Some(Zone::Extra(0)));
        assert_eq!(Zone::Main(Seat::B, 1).pointed(Seat::B, Marker::Top), Some(Zone::Extra(1)));
        assert_eq!(Zone::Main(Seat::A, 0).pointed(Seat::A, Marker::Left), None);
        assert_eq!(Zone::Extra(0).pointed(Seat::A, Marker::Right), None);
    }
}
