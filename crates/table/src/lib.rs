//! What any card game has: seats, dice, decisions, outcomes, matches and replays. No word of any game.

mod dice;
mod game;
mod matches;
mod replay;
mod search;
mod seat;

pub use dice::Dice;
pub use game::{Outcome, Refused, Table};
pub use matches::{
    BestOf, FirstPlayer, Match, MatchRefused, MatchReplay, MatchReplayError, MatchRules, MatchStage,
    MatchStep, NoMatchLength, Score,
};
pub use replay::{Replay, ReplayError};
pub use search::Searchable;
pub use seat::{PerSeat, Seat};
