//! The rules as a whole: scenarios, counted positions, stored games, the index, what is true of every game.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod citations;
mod golden;
mod index;
mod perft;
mod properties;
mod redealt;
mod scenarios;
mod windows;
