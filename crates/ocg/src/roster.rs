//! Which cards of a duel wait for something to happen, and which win by their text, so that nobody asks the others.
//!
//! Made anew when a card comes to be (a token) or turns out to be another one (hidden cards that are dealt anew);
//! moves do not change it, and copies of a duel share it.

use crate::game::Game;
use crate::language::Happening;
use crate::library::Library;
use crate::state::{CardId, CardState};
use enumset::EnumSet;

#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Roster {
    listeners: Vec<Listener>,
    /// 3.5.3-1
    pub winning: Vec<CardId>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Listener {
    card: CardId,
    listens: EnumSet<Happening>,
    waits_for_phase: bool,
}

impl Roster {
    pub fn of(library: &Library, cards: &[CardState]) -> Roster {
        let mut roster = Roster::default();
        for (card, state) in (0u16..).map(CardId).zip(cards) {
            let def = library.def(state.def);
            let (listens, waits_for_phase) = (def.listens, def.waits_for_phase);
            if waits_for_phase || !listens.is_empty() {
                roster.listeners.push(Listener { card, listens, waits_for_phase });
            }
            if def.card.text.wins.is_some() {
                roster.winning.push(card);
            }
        }
        roster
    }

    /// The cards with a trigger that waits for one of these, or for a phase if one began.
    pub fn waiting(&self, what: EnumSet<Happening>, phase: bool) -> impl Iterator<Item = CardId> + '_ {
        let waits = move |one: &&Listener| !one.listens.is_disjoint(what) || (phase && one.waits_for_phase);
        self.listeners.iter().filter(waits).map(|one| one.card)
    }
}

impl Game {
    /// Another card is there, or one is another card now.
    pub(crate) fn make_roster(&mut self) {
        self.roster = Roster::of(&self.library, &self.state.cards).into();
    }
}
