//! DCG 3-4, 4-5, 4-11: the units in play, and how the board changes them.

use super::{Board, CardId, Edge, FieldArea, Unit, UnitId};
use table::Seat;

/// How a card comes into play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entering {
    pub owner: Seat,
    pub area: FieldArea,
    pub suspended: bool,
    pub arrival: Arrival,
    /// 17-1-3-3, 17-1-3-4
    pub placed_by_effect: bool,
}

/// Since when a unit is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arrival {
    /// It is played or placed now, so it cannot attack this turn (7-1-2-1).
    Fresh,
    /// 8-2-2-1-6, 4-16-1: it comes by DNA digivolution or hatches; that is no play, so it may attack at once.
    Unplayed,
    /// It has been there since an earlier turn.
    Earlier,
}

impl Entering {
    /// 3-4-3: unsuspended.
    pub fn by_play(owner: Seat, area: FieldArea) -> Entering {
        Entering { owner, area, suspended: false, arrival: Arrival::Fresh, placed_by_effect: false }
    }
}

impl Board {
    fn unit_mut(&mut self, id: UnitId) -> Option<&mut Unit> {
        self.derived.forget();
        self.units.iter_mut().find(|unit| unit.id == id)
    }

    /// A new unit of these cards, which are in no place; bottom first, the last is the top card.
    pub(crate) fn enter(&mut self, how: Entering, stack: Vec<CardId>, links: Vec<CardId>) -> UnitId {
        self.derived.forget();
        let id = UnitId(self.next_unit);
        self.next_unit += 1;
        let Entering { owner, area, suspended, arrival, placed_by_effect } = how;
        let since_turn = match arrival {
            Arrival::Fresh | Arrival::Unplayed => self.turn,
            Arrival::Earlier => self.turn.saturating_sub(1),
        };
        let fresh = arrival == Arrival::Fresh;
        self.units.push(Unit {
            id,
            owner,
            area,
            stack,
            links,
            suspended,
            since_turn,
            fresh,
            placed_by_effect,
        });
        id
    }

    /// The unit is no more; its cards are in no place.
    pub(crate) fn dissolve(&mut self, id: UnitId) -> Option<Unit> {
        let at = self.units.iter().position(|unit| unit.id == id)?;
        self.derived.forget();
        Some(self.units.remove(at))
    }

    /// 4-11: turns the unit; not if it is turned so already (1-3-3).
    pub(crate) fn turn_unit(&mut self, id: UnitId, suspended: bool) -> bool {
        let Some(unit) = self.units.iter_mut().find(|unit| unit.id == id) else { return false };
        std::mem::replace(&mut unit.suspended, suspended) != suspended
    }

    /// 4-15-1: to the other area of the field.
    pub(crate) fn move_unit(&mut self, id: UnitId) {
        if let Some(unit) = self.unit_mut(id) {
            unit.area = match unit.area {
                FieldArea::Battle => FieldArea::Breeding,
                FieldArea::Breeding => FieldArea::Battle,
            };
        }
    }

    /// 8-1-3-3: a card that is in no place goes on top.
    pub(crate) fn stack_on(&mut self, id: UnitId, card: CardId) {
        if let Some(unit) = self.unit_mut(id) {
            unit.stack.push(card);
        }
    }

    /// 4-5-6: the top card is taken off, so that it is in no place; not the only one (8-3-2-2).
    pub(crate) fn take_top(&mut self, id: UnitId) -> Option<CardId> {
        let unit = self.unit_mut(id).filter(|unit| unit.stack.len() > 1)?;
        unit.placed_by_effect = false;
        unit.stack.pop()
    }

    /// 3-1-3-1-3: a card changes its place within the stack, and is no new card.
    /// 4-5-3: only an effect does.
    pub(crate) fn reorder(&mut self, id: UnitId, card: CardId, at: Edge) {
        if let Some(unit) = self.unit_mut(id) {
            unit.stack.retain(|&other| other != card);
            super::places::insert_under(&mut unit.stack, card, at);
        }
    }
}
