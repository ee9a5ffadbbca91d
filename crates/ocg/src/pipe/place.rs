//! How a card gets from one place to another: out of its pile or zone, into the next.

use crate::game::Game;
use crate::language::To;
use crate::places::knowledge::known_in_pile;
use crate::query::Query;
use crate::state::{CardId, Face, Known, LeftWith, Location, OnField, Remembered, Zone};
use table::Seat;

impl Game {
    /// Takes the card out of where it is, and makes pointers to it stale.
    pub(super) fn take_out(&mut self, card: CardId) {
        if self.library.looks_back() {
            self.state.cards[card.index()].left_with = self.leaves_with(card);
        }
        let owner = self.card(card).owner;
        match self.card(card).place {
            Location::Deck => remove(&mut self.state.piles[owner].deck, card),
            Location::Hand => remove(&mut self.state.piles[owner].hand, card),
            Location::Graveyard => remove(&mut self.state.piles[owner].graveyard, card),
            Location::Banished => remove(&mut self.state.piles[owner].banished, card),
            Location::ExtraDeck => remove(&mut self.state.piles[owner].extra, card),
            Location::Zone(zone) => self.state.set_zone(zone, None),
            Location::Material(holder) => {
                self.state.cards[holder.index()].on_field.materials.retain(|&other| other != card);
            }
            Location::Between | Location::Gone => {}
        }
        let turn = self.state.turn.number;
        let state = &mut self.state.cards[card.index()];
        // 3.3.2-198
        self.state.loose.extend(&state.on_field.materials);
        state.arrived = turn;
        if state.place != Location::Between {
            state.came_from = state.place;
        }
        state.last_zone = state.place.zone().or(state.last_zone);
        state.incarnation = state.incarnation.wrapping_add(1);
        state.place = Location::Between;
        state.on_field = Remembered::default();
    }

    /// The values of a face-up monster that leaves the field; elsewhere those that it left with stay as they are.
    fn leaves_with(&self, card: CardId) -> Option<LeftWith> {
        let (state, query) = (self.card(card), Query::on(self));
        let is_there = state.face.is_up() && state.place.zone().is_some_and(Zone::is_monster_zone);
        if !is_there {
            return state.left_with;
        }
        let (atk, def) = (query.atk(card), query.def_value(card));
        Some(LeftWith { atk, def, level: query.level(card), rank: query.rank(card) })
    }

    /// Puts a card that is in no place into a pile of its owner (3.4.4-27, 3.4.4-31, 3.4.4-44).
    pub(crate) fn put_in(&mut self, card: CardId, to: Location, face: Face, end: To) {
        let owner = self.card(card).owner;
        let known = known_in_pile(self, card, to, face, end);
        let state = &mut self.state.cards[card.index()];
        state.place = to;
        state.face = face;
        state.controller = owner;
        state.known = known;
        // 3.3.2-123: once hidden, it was never properly Summoned.
        if matches!(to, Location::Deck | Location::Hand) || (to == Location::ExtraDeck && face == Face::Down)
        {
            state.properly_summoned = false;
        }
        // 3.3.2-158, -182, -238: unless it may come back from being banished for a time.
        if to != Location::Banished {
            state.made_of.clear();
        }
        let piles = &mut self.state.piles[owner];
        match to {
            Location::Deck => match end {
                To::Top | To::Shuffled => piles.deck.push(card),
                To::Bottom => piles.deck.insert(0, card),
            },
            Location::Hand => piles.hand.push(card),
            Location::Graveyard => piles.graveyard.push(card),
            Location::Banished => piles.banished.push(card),
            Location::ExtraDeck => piles.extra.push(card),
            Location::Zone(_) | Location::Material(_) | Location::Between | Location::Gone => {}
        }
    }

    /// Puts a card that is in no place into a zone. What lies face-down its controller may look at (3.3.2-267).
    pub(crate) fn put_in_zone(&mut self, card: CardId, zone: Zone, face: Face, controller: Seat) {
        let (turn, stamp) = (self.state.turn.number, self.tick());
        self.state.set_zone(zone, Some(card));
        let state = &mut self.state.cards[card.index()];
        state.place = Location::Zone(zone);
        state.face = face;
        state.controller = controller;
        // 3.3.2-95: what is Set is shown to nobody else.
        state.known = if face.is_up() { Known::ALL } else { state.known.union(Known::only(controller)) };
        state.on_field = OnField { since: turn, stamp, entered: stamp, ..OnField::default() }.into();
    }

    /// 3.4.4-64: the next moment on the clock of all that applies.
    pub(crate) fn tick(&mut self) -> u32 {
        self.state.clock += 1;
        self.state.clock
    }
}

fn remove(list: &mut Vec<CardId>, card: CardId) {
    if let Some(at) = list.iter().rposition(|&other| other == card) {
        list.remove(at);
    }
}
