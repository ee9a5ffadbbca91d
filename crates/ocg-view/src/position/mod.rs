//! OCG 3.2, 3.6.3: a position to play on from, as records and links have it: cards by their passwords, where they lie and
//! how. What lasts beyond the cards themselves no position can say; it is named.

mod of_game;
mod to_game;

use crate::problem;
use crate::view::{CounterView, FaceView, WayView, ZoneView};
use host::Problem;
use ocg::state::{ZONES, Zone};
use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

/// Both sides of the table, at the beginning of a phase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PositionView {
    pub turn: u16,
    pub player: Seat,
    pub phase: PositionPhase,
    /// Seat A, seat B.
    pub life: [i32; 2],
    #[serde(default)]
    pub normal_summon_used: bool,
    #[serde(default)]
    pub pendulum_summon_used: bool,
    /// The first card of a pile is its top card.
    pub cards: Vec<PositionCard>,
    /// What was going on in the duel that it comes from, and is not carried.
    #[serde(default)]
    pub left_out: Vec<LeftOut>,
}

/// 3.6.3-1
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PositionPhase {
    Draw,
    Standby,
    Main1,
    Battle,
    Main2,
    End,
}

/// One card of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PositionCard {
    pub number: String,
    pub owner: Seat,
    /// Who controls it, where that is not the owner.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub controller: Option<Seat>,
    pub place: PositionPlace,
    pub face: FaceView,
    /// The turn in which it came there, or was Set.
    #[serde(default)]
    pub since: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub summoned: Option<WayView>,
    #[serde(default)]
    pub properly_summoned: bool,
    /// 3.3.2-274: its position was changed this turn.
    #[serde(default)]
    pub moved: bool,
    #[serde(default)]
    pub attacks: u8,
    /// The place in the list of the card that it is equipped to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub equipped_to: Option<u16>,
    #[serde(default)]
    pub as_pendulum: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub counters: Vec<CounterView>,
    /// Which seats know it, A and B, where its place does not say that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known: Option<[bool; 2]>,
    /// 3.5.1: its effects that were used this turn, by their places on the card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub used: Vec<UsedView>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct UsedView {
    pub nth: u16,
    pub times: u8,
}

/// Where a card of a position lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PositionPlace {
    Deck,
    Hand,
    Zone(ZoneView),
    Graveyard,
    Banished,
    ExtraDeck,
    /// 3.3.2-195: of the card at this place in the list.
    Material(u16),
}

/// What no position carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LeftOut {
    /// Effects that last, whatever becomes of their cards.
    Lasting,
    /// Control that goes back, cards that come back, what is done later.
    Later,
    /// Traps that are monsters, names that were declared, effects that were gained.
    Changed,
}

/// No table has more.
const MOST: usize = 400;

impl PositionView {
    /// # Errors
    /// With what cannot be on a table.
    pub fn check(&self) -> Result<(), Problem> {
        if self.cards.len() > MOST {
            return Err(problem::too_many_cards(self.cards.len(), MOST));
        }
        if self.turn == 0 {
            return Err(problem::no_turn());
        }
        if let Some(seat) = Seat::BOTH.into_iter().find(|seat| self.life[seat.index()] < 1) {
            return Err(problem::no_life(seat));
        }
        let mut taken: Vec<ZoneView> = Vec::new();
        for (at, card) in self.cards.iter().enumerate() {
            let place = format!("position.cards[{at}]");
            if let PositionPlace::Zone(zone) = card.place {
                is_zone(zone).then_some(()).ok_or_else(|| problem::no_such_zone(&place))?;
                if taken.contains(&zone) {
                    return Err(problem::zone_taken(place));
                }
                taken.push(zone);
            }
            let holder = match card.place {
                PositionPlace::Material(holder) => Some(holder),
                _ => card.equipped_to,
            };
            let on_field = |holder: u16| matches!(self.cards.get(usize::from(holder)), Some(card) if matches!(card.place, PositionPlace::Zone(_)));
            if holder.is_some_and(|holder| !on_field(holder)) {
                return Err(problem::no_such_holder(place));
            }
        }
        Ok(())
    }

    /// The same with the seats exchanged: the table is turned round.
    #[must_use]
    pub fn exchanged(mut self) -> PositionView {
        self.player = self.player.other();
        self.life.reverse();
        for card in &mut self.cards {
            card.owner = card.owner.other();
            card.controller = card.controller.map(Seat::other);
            if let Some(known) = &mut card.known {
                known.reverse();
            }
            if let PositionPlace::Zone(zone) = &mut card.place {
                *zone = match *zone {
                    ZoneView::Main(seat, n) => ZoneView::Main(seat.other(), n),
                    ZoneView::Extra(n) => ZoneView::Extra(1 - n.min(1)),
                    ZoneView::SpellTrap(seat, n) => ZoneView::SpellTrap(seat.other(), n),
                    ZoneView::Field(seat) => ZoneView::Field(seat.other()),
                };
            }
        }
        self
    }
}

fn is_zone(zone: ZoneView) -> bool {
    match Zone::from(zone) {
        Zone::Main(_, n) | Zone::SpellTrap(_, n) => n < ZONES,
        Zone::Extra(n) => n < 2,
        Zone::Field(_) => true,
    }
}
