//! The game value: one door in (`apply`), one door out (the decision and the events).

use crate::library::Library;
use crate::state::{Choice, Decision, Event, State};
use std::sync::Arc;

/// A game of Digimon: the shared cards, the state, and whoever listens to the log.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) library: Arc<Library>,
    pub(crate) state: State,
    pub(crate) log: Option<Vec<Event>>,
}

/// Why a choice was refused; nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    #[error("the game is over (1-2-2)")]
    Over,
    #[error("{0:?} is not among the options that the rules allow now")]
    NotOffered(Choice),
}
