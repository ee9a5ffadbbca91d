//! Where cards are, in the words of a scenario.

use crate::model::{Place, ZoneRef};
use ocg::state::{CardState, Location, PENDULUM, ZONES, Zone};
use table::Seat;

/// The zone that is named, or the first that is free.
pub(super) fn default_zone(
    said: Option<u8>,
    pendulum: bool,
    zone: impl Fn(u8) -> Zone,
    taken: impl Fn(Zone) -> bool,
) -> Option<Zone> {
    let numbers: Vec<u8> = match (said, pendulum) {
        (Some(n), _) => vec![n.saturating_sub(1)],
        (None, true) => PENDULUM.to_vec(),
        // The middle first, so that what is Pendulum can still be placed at the ends.
        (None, false) => vec![2, 1, 3, 0, 4],
    };
    let exists = |zone: &Zone| match zone {
        Zone::Main(_, n) | Zone::SpellTrap(_, n) => *n < ZONES,
        Zone::Extra(n) => *n < 2,
        Zone::Field(_) => true,
    };
    let extra = [0, 1].into_iter().filter(|_| said.is_none());
    let found = numbers.into_iter().chain(extra).map(zone);
    found.into_iter().find(|zone| exists(zone) && !taken(*zone))
}

impl Place {
    pub(super) fn has(self, card: &CardState) -> bool {
        match (self, card.place) {
            (Place::Hand, Location::Hand)
            | (Place::Deck, Location::Deck)
            | (Place::ExtraDeck, Location::ExtraDeck)
            | (Place::Graveyard, Location::Graveyard)
            | (Place::Banished, Location::Banished)
            | (Place::Material, Location::Material(_))
            | (Place::Field, Location::Zone(_))
            | (Place::FieldZone, Location::Zone(Zone::Field(_)))
            | (Place::ExtraMonsterZone, Location::Zone(Zone::Extra(_)))
            | (Place::SpellTrapZone, Location::Zone(Zone::SpellTrap(..)))
            | (Place::MonsterZone, Location::Zone(Zone::Main(..) | Zone::Extra(_))) => true,
            (Place::PendulumZone, Location::Zone(Zone::SpellTrap(..))) => card.on_field.as_pendulum,
            (
                Place::Hand
                | Place::Deck
                | Place::ExtraDeck
                | Place::Graveyard
                | Place::Banished
                | Place::Material
                | Place::Field
                | Place::FieldZone
                | Place::ExtraMonsterZone
                | Place::SpellTrapZone
                | Place::MonsterZone
                | Place::PendulumZone,
                _,
            ) => false,
        }
    }

    pub(super) fn is(self, place: Location) -> bool {
        match self {
            Place::Hand => place == Location::Hand,
            Place::Deck => place == Location::Deck,
            Place::ExtraDeck => place == Location::ExtraDeck,
            Place::Graveyard => place == Location::Graveyard,
            Place::Banished => place == Location::Banished,
            Place::Material => matches!(place, Location::Material(_)),
            Place::Field => place.is_field(),
            Place::MonsterZone => place.zone().is_some_and(Zone::is_monster_zone),
            Place::ExtraMonsterZone => matches!(place, Location::Zone(Zone::Extra(_))),
            Place::SpellTrapZone | Place::PendulumZone => {
                matches!(place, Location::Zone(Zone::SpellTrap(..)))
            }
            Place::FieldZone => matches!(place, Location::Zone(Zone::Field(_))),
        }
    }
}

impl ZoneRef {
    /// Is this the zone that the player means?
    pub(super) fn means(self, zone: Zone, own: Seat) -> bool {
        match (self, zone) {
            (ZoneRef::Numbered(seat, n), Zone::Main(whose, at) | Zone::SpellTrap(whose, at)) => {
                whose == seat.unwrap_or(own) && at + 1 == n
            }
            (ZoneRef::Extra(n), Zone::Extra(at)) => at + 1 == n,
            (ZoneRef::Numbered(..), Zone::Extra(_) | Zone::Field(_))
            | (ZoneRef::Extra(_), Zone::Main(..) | Zone::SpellTrap(..) | Zone::Field(_)) => false,
        }
    }
}

/// A zone as a scenario writes it.
pub(super) fn zone_name(zone: Zone) -> String {
    match zone {
        Zone::Main(seat, n) | Zone::SpellTrap(seat, n) => format!("{seat}'s zone {}", n + 1),
        Zone::Extra(n) => format!("extra zone {}", n + 1),
        Zone::Field(seat) => format!("{seat}'s Field Zone"),
    }
}
