//! The command itself, run from outside.
#![allow(dead_code, clippy::unwrap_used, reason = "each test file uses its part of it, and may fail")]

pub mod garbled;
pub mod headjudge;
pub mod program;
