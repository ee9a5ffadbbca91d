//! What is asked, as any table can tell it: which kind of answer, whether it is a window in which
//! one may also do nothing, and what a stop may give away.

use crate::Sort;
use serde::{Deserialize, Serialize};

/// The kinds of decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Choose a card, a player or a place; several are chosen one after the other.
    Choose,
    /// Choose what to do.
    Option,
    YesNo,
    Number,
    /// Choose what comes next.
    Order,
    /// Declare a value of this sort. The options are suggestions; any other value that the game
    /// takes can be declared.
    Declare(Sort),
    /// Respond or pass.
    Respond,
}

/// What one seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Asked {
    pub kind: Kind,
    /// How many options there are.
    pub options: usize,
    /// The option of whoever does nothing, where the decision is a window to respond.
    pub pass: Option<usize>,
}

impl Asked {
    /// A decision that has to be made.
    pub fn new(kind: Kind, options: usize) -> Asked {
        Asked { kind, options, pass: None }
    }

    /// A window to respond, with this option for those who do not.
    pub fn window(options: usize, pass: usize) -> Asked {
        Asked { kind: Kind::Respond, options, pass: Some(pass) }
    }
}

/// At which windows a game stops, and so what a stop gives away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Windows {
    /// Only where something can be done: for simulation, where nobody reads anything into a stop.
    #[default]
    Exact,
    /// Whether it stops at a seat depends on public facts only: for people. All that is offered
    /// may be to pass.
    Public,
}

/// How a seat wants windows to be treated. What is answered for it is an answer like any other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Respond {
    /// Ask in every window.
    Always,
    /// Ask if there is something to respond with.
    #[default]
    WhenICan,
    /// Pass.
    Never,
}

impl Respond {
    /// The option that is taken without asking.
    pub fn passes(self, asked: Asked) -> Option<usize> {
        let nothing_else = asked.options == 1;
        match self {
            Respond::Always => None,
            Respond::WhenICan => asked.pass.filter(|_| nothing_else),
            Respond::Never => asked.pass,
        }
    }
}
