//! The answer to pointing at something, or to taking one thing to another.

use super::Viewing;
use crate::problem;
use crate::view::{About, Possible, Spot, WhyNot};
use digimon::explain::{self, Point, Reason, Why};
use digimon::state::{Ask, CardId, CardRef, Choice, Thing, UnitId};
use host::{Problem, Viewer};
use serde::Deserialize;
use serde_json::Value;
use table::Seat;

/// What is pointed at.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged)]
enum Pointed {
    Card { card: u16 },
    Unit { unit: u16 },
    Pair { from: Spot, to: Spot },
}

impl Viewing<'_> {
    /// # Errors
    /// When nothing of this kind is there.
    pub fn about(self, what: &Value) -> Result<About, Problem> {
        let pointed = Pointed::deserialize(what).map_err(|_| problem::pointed_at_nothing())?;
        match pointed {
            Pointed::Card { card } => {
                self.behind(card).and_then(|card| self.about_card(card)).ok_or_else(problem::gone)
            }
            Pointed::Unit { unit } => self.about_unit(UnitId(unit)).ok_or_else(problem::gone),
            Pointed::Pair { from, to } => self.about_pair(from, to).ok_or_else(problem::gone),
        }
    }

    fn about_card(self, card: CardId) -> Option<About> {
        let state = self.state(card)?;
        if let Some(unit) = self.game.state().units().iter().find(|unit| unit.top() == card) {
            return self.about_unit(unit.id);
        }
        if !self.knows(card) {
            return Some(About {
                possible: self.possible(&[Spot::Card(self.handle(card))]),
                ..About::default()
            });
        }
        let thing = Thing::Card(CardRef { card, incarnation: state.incarnation });
        Some(self.all_about(thing, Point::Card(card), Spot::Card(self.handle(card))))
    }

    fn about_unit(self, unit: UnitId) -> Option<About> {
        self.unit(unit)?;
        Some(self.all_about(Thing::Unit(unit), Point::Unit(unit), Spot::Unit(unit.0)))
    }

    fn all_about(self, thing: Thing, point: Point, spot: Spot) -> About {
        let effects = explain::effects(self.game, thing);
        let why_not = self.looker().map(|seat| explain::wishes(self.game, seat, point));
        About {
            values: self.values(thing),
            effects: effects.iter().map(|holder| self.effect(holder)).collect(),
            possible: self.possible(&[spot]),
            why_not: self.told(why_not.unwrap_or_default()),
        }
    }

    fn about_pair(self, from: Spot, to: Spot) -> Option<About> {
        let (one, other) = (self.point(from)?, self.point(to)?);
        let known = match one {
            Point::Card(card) => self.knows(card),
            Point::Unit(_) | Point::Player(_) | Point::BattleArea | Point::EggDeck | Point::MemoryGauge => {
                true
            }
        };
        let wishes =
            self.looker().filter(|_| known).map(|seat| explain::wishes_to(self.game, seat, one, other));
        let why_not = self.told(wishes.unwrap_or_default());
        Some(About { possible: self.possible(&[from, to]), why_not, ..About::default() })
    }

    /// Whose wishes are meant.
    fn looker(self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Both => {
                Some(self.game.decision().map_or(self.game.state().turn_player(), |asked| asked.seat))
            }
            Viewer::Public => None,
        }
    }

    fn point(self, spot: Spot) -> Option<Point> {
        match spot {
            Spot::Card(card) => self.behind(card).map(Point::Card),
            Spot::Unit(unit) => self.unit(UnitId(unit)).map(|_| Point::Unit(UnitId(unit))),
            Spot::Player(seat) => Some(Point::Player(seat)),
            Spot::BattleArea => Some(Point::BattleArea),
            Spot::EggDeck => Some(Point::EggDeck),
            Spot::MemoryGauge => Some(Point::MemoryGauge),
        }
    }

    /// The offers that begin with these spots, for those who may see them.
    fn possible(self, begin: &[Spot]) -> Vec<Possible> {
        let Some(decision) = self.game.decision().filter(|asked| self.viewer.knows_as(asked.seat)) else {
            return Vec::new();
        };
        let begins = |&choice: &Choice| self.spots(decision.seat, choice).starts_with(begin);
        (0u16..)
            .zip(&decision.options)
            .filter(|(_, choice)| begins(choice))
            .map(|(offer, &choice)| Possible { offer, kind: self.kind(decision.ask, choice) })
            .collect()
    }

    fn told(self, wishes: Vec<(Choice, Why)>) -> Vec<WhyNot> {
        let asked = self.game.decision().map_or(Ask::MainPhase, |decision| decision.ask);
        let asked = |why: Why| if why.reason == Reason::NotBlockTiming { Ask::Block } else { asked };
        let told = |(choice, why): (Choice, Why)| WhyNot {
            kind: self.kind(asked(why), choice),
            reason: self.reason(why.reason),
            clause: why.clause.to_owned(),
        };
        wishes.into_iter().map(told).collect()
    }
}
