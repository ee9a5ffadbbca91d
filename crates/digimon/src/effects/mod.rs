//! DCG 15: effects.

pub mod language;
