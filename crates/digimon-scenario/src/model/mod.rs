//! What a scenario says, as data: the position, the choices, and what should come of them.

mod act;
mod fact;
mod pattern;
mod refer;
mod setup;

pub use act::{Act, Evolution, Goal, Materials};
pub use fact::{CardFact, Check, Fact, GameFact, Holding, Item, Knows, SeatFact, Seen, Since};
pub use pattern::{CardEvent, EffectEvent, GameEvent, How, Pattern, PutPlace, SeatEvent};
pub use refer::{CardName, EffectRef, FILLER, Place, Ref, Section, Where, Which, Who};
pub use setup::{DeckList, Placed, SeatSetup, Setup, UnitSetup};

use crate::text::{Source, Span};
use digimon::card::Card;
use std::sync::Arc;
use table::Seat;

/// What a scenario is about, without what is in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heading {
    pub title: String,
    /// Where it begins.
    pub line: usize,
    pub shows: Vec<String>,
    pub example: Vec<String>,
    pub manual: Vec<String>,
    pub ruling: Vec<String>,
}

/// One scenario of a file.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub title: String,
    /// The clauses of the rulebook that it shows.
    pub shows: Vec<String>,
    /// The clauses whose worked example it is.
    pub example: Vec<String>,
    /// The worked examples of the manual that it is.
    pub manual: Vec<String>,
    /// The official questions that it answers, by their numbers.
    pub ruling: Vec<String>,
    /// Where it begins.
    pub line: usize,
    pub source: Arc<Source>,
    /// The cards that it brings along.
    pub cards: Vec<Card>,
    /// Every card that it names.
    pub mentioned: Vec<CardName>,
    pub setup: Setup,
    pub decks: Vec<DeckList>,
    pub script: Vec<Step>,
}

/// What is done or checked, in order.
#[derive(Clone, Debug)]
pub enum Step {
    Choice(Box<Choice>),
    Check(Check),
}

/// What a player answers.
#[derive(Clone, Debug)]
pub struct Choice {
    pub seat: Seat,
    pub act: Act,
    pub span: Span,
}
