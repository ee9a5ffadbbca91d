//! Rooms, seats, storage and the protocol for any card game. The games come in through `host`.

mod challenge;
mod estimates;
mod http;
mod lobby;
mod problem;
pub mod protocol;
mod room;
mod running;
mod settings;
#[cfg(test)]
mod simulation;
mod store;
mod tables;
mod token;
mod work;

pub use http::{Asset, Assets};
pub use problem::KEYS as PROBLEMS;
pub use running::{Pool, Server};
pub use settings::{Limits, Settings, Storage};
