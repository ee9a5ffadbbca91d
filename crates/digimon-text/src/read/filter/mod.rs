//! What cards are like: adjectives, and what follows the noun.

mod adjective;
mod after;
mod quality;
mod stat;
mod under;
mod words;

pub(in crate::read) use after::{all_of, not};
pub(in crate::read) use quality::{icon_name, keyword_kind_named, timing_named};
pub(in crate::read) use words::Joined;
