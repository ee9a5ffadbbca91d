//! What any card game has: seats, dice, decisions, outcomes, matches and replays. No word of any game.

mod decision;
mod dice;
mod game;
mod key;
mod known;
mod matches;
mod replay;
mod search;
mod seat;
mod seed;
mod sentence;
mod state_hash;
mod steps;
mod value;

pub use decision::{Asked, Kind, Respond, Windows};
pub use dice::Dice;
pub use game::{Outcome, Recorded, Refused, Table};
pub use key::Key;
pub use known::Known;
pub use matches::{
    BestOf, FirstPlayer, Match, MatchRefused, MatchReplay, MatchReplayError, MatchRules, MatchStage,
    MatchStep, NoMatchLength, Score,
};
pub use replay::{Replay, ReplayError};
pub use search::Searchable;
pub use seat::{PerSeat, Seat};
pub use seed::{NoSeed, Seed};
pub use sentence::fill;
pub use state_hash::{NoHash, StateHash};
pub use steps::Steps;
pub use value::{NoValue, Sort, Value};
