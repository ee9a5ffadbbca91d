//! What a person sees of the Yu-Gi-Oh OCG: the statements of its rulebook, a duel, its question and its log.

#![forbid(unsafe_code)]

pub mod clauses;
pub mod view;
