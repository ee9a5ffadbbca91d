//! A game as its seed and its answers: a saved game, a bug report and a test are the same thing.

use crate::{Refused, Table};
use serde::{Deserialize, Serialize};

/// What was set up, and every answer that was given since.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Replay<S> {
    pub setup: S,
    pub answers: Vec<u16>,
}

/// Where a replay does not fit the game that it is played on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("answer number {at} does not fit: {why}")]
pub struct ReplayError {
    pub at: usize,
    pub why: Refused,
}

impl<S> Replay<S> {
    pub fn new(setup: S) -> Self {
        Replay { setup, answers: Vec::new() }
    }

    /// Plays all answers on a game that was set up from `setup`.
    ///
    /// # Errors
    /// At the first answer that the game refuses.
    pub fn play_on<G: Table>(&self, game: &mut G) -> Result<(), ReplayError> {
        for (at, &option) in self.answers.iter().enumerate() {
            game.answer(option as usize).map_err(|why| ReplayError { at, why })?;
        }
        Ok(())
    }
}
