//! What a scenario says, as data: the position, the choices, and what should come of them.

use crate::Game;
use crate::text::{Source, Span};
use std::sync::Arc;
use table::Seat;

/// What a scenario is about, without what is in it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heading {
    pub title: String,
    /// Where it begins.
    pub line: usize,
    /// The clauses of the rulebook that it shows.
    pub shows: Vec<String>,
    /// The clauses whose worked example it is.
    pub example: Vec<String>,
    /// The worked examples of the manual that it is.
    pub manual: Vec<String>,
    /// The official questions that it answers, by their numbers.
    pub ruling: Vec<String>,
}

/// One scenario of a file.
#[derive(Clone, Debug)]
pub struct Scenario<G: Game> {
    pub heading: Heading,
    pub source: Arc<Source>,
    /// Every card that it names.
    pub mentioned: Vec<CardName>,
    pub setup: G::Setup,
    pub script: Vec<Step<G>>,
}

/// A card by its number, and by its name too if the writer liked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardName {
    pub number: String,
    /// Must be the card's name.
    pub name: Option<String>,
    pub span: Span,
}

/// What is done or checked, in order.
#[derive(Clone, Debug)]
pub enum Step<G: Game> {
    Choice(Box<Choice<G>>),
    Check(Check<G>),
}

/// What a player answers.
#[derive(Clone, Debug)]
pub struct Choice<G: Game> {
    pub seat: Seat,
    pub act: G::Act,
    pub span: Span,
}

/// A sentence that must be true now.
#[derive(Clone, Debug)]
pub struct Check<G: Game> {
    pub span: Span,
    /// All of them.
    pub facts: Vec<Fact<G>>,
    /// Clauses that the events of the sentence must cite.
    pub by: Vec<String>,
    pub since: Since,
    pub when: When,
}

/// When a sentence must be true.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum When {
    /// After everything that goes on by itself when nobody answers: `then`.
    #[default]
    Then,
    /// Before that: `meanwhile`, and what is asked and offered.
    Meanwhile,
}

/// How far back events are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Since {
    #[default]
    Start,
    LastChoice,
}

/// What can be expected of a game at a moment.
#[derive(Clone, PartialEq, Debug)]
pub enum Fact<G: Game> {
    /// It is among the options now.
    Can(Seat, G::Act),
    /// The player is asked, but this is not among the options.
    Cannot(Seat, G::Act),
    /// What is asked now; any question if nothing is named.
    Asked {
        seat: Seat,
        what: Option<G::Ask>,
        yes: bool,
    },
    Happened {
        patterns: Vec<G::Pattern>,
        how: How,
    },
    /// One group after the other, each pattern for the first time.
    InOrder(Vec<Vec<G::Pattern>>),
    Clauses {
        clauses: Vec<String>,
        yes: bool,
    },
    End(End),
    /// Something that only this game has.
    Own(G::Fact),
}

/// How the game has ended, or that it has not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    WonBy(Seat),
    Draw,
    GoesOn,
}

/// How often it must have happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    Yes,
    Not,
    Times(usize),
    /// So many cards in all.
    Total(usize),
    /// All the patterns fit one and the same event.
    AtOnce,
}
