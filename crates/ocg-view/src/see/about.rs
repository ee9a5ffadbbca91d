//! The answer to pointing at a card.

use super::Viewing;
use crate::problem;
use crate::view::{About, Possible, Spot, WhyNot};
use host::{Problem, Viewer};
use ocg::explain::{self, Reason};
use ocg::state::{CardId, Choice};
use serde::Deserialize;
use serde_json::Value;
use table::Seat;

/// What is pointed at.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Pointed {
    card: u16,
}

impl Viewing<'_> {
    /// # Errors
    /// When nothing of this kind is there.
    pub fn about(self, what: &Value) -> Result<About, Problem> {
        let pointed = Pointed::deserialize(what).map_err(|_| problem::pointed_at_nothing())?;
        let card = self.behind(pointed.card).ok_or_else(problem::gone)?;
        let possible = self.possible(card);
        if !self.knows(card) {
            return Ok(About { possible, ..About::default() });
        }
        let (state, seat) = (self.state(card), self.state(card).controller);
        let effects = self.game.library().def(state.def).effects.iter();
        Ok(About {
            values: Some(self.values(card)),
            effects: effects.map(|&effect| self.effect(card, effect, seat)).collect(),
            possible,
            why_not: self.why_not(card),
        })
    }

    /// What whoever looks might want to do with it, and cannot.
    fn why_not(self, card: CardId) -> Vec<WhyNot> {
        let Some(seat) = self.looker() else { return Vec::new() };
        let told = |(choice, reason): (Choice, Reason)| WhyNot {
            kind: self.kind(seat, choice),
            reason: reason.key().to_owned(),
            text: reason.words().to_owned(),
            clause: reason.statement().to_owned(),
        };
        explain::wishes(self.game, seat, card).into_iter().map(told).collect()
    }

    /// Whose wishes are meant.
    fn looker(self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Both => {
                let asked = self.game.decision().map(|decision| decision.seat);
                Some(asked.unwrap_or(self.game.state().turn().player))
            }
            Viewer::Public => None,
        }
    }

    /// The offers that begin with this card, for those who may see them.
    fn possible(self, card: CardId) -> Vec<Possible> {
        let Some(decision) = self.game.decision().filter(|asked| self.viewer.knows_as(asked.seat)) else {
            return Vec::new();
        };
        let spot = Spot::Card(self.handle(card));
        let begins = |choice: &Choice| self.spots(decision.seat, *choice).first() == Some(&spot);
        let all = (0u16..).zip(&decision.options).filter(|(_, choice)| begins(choice));
        all.map(|(offer, &choice)| Possible { offer, kind: self.kind(decision.seat, choice) }).collect()
    }
}
