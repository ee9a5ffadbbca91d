//! Timings and icons in front of an effect, and "when …" (15-5, 15-14, 15-16).

mod attack;
mod cards;
mod effects;
mod event;
mod header;
mod levels;
mod party;
mod player;
mod predicate;
#[cfg(test)]
mod tests;

pub(in crate::read) use event::Awaited;
pub use header::Header;
