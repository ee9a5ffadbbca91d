//! Errors of real pools, mended on import: facts with the evidence for each (`cards/corrections.ron`),
//! and what can be said of all cards at once ([`tidy`], [`unglue`]).

mod change;
mod tidy;
mod unglue;

pub use change::{Change, RequirementKind};

use super::printed::Printed;
use text::pool::Spelling;

/// The corrections that come with the program.
pub(super) const BUILTIN: &str = include_str!("../../../../../cards/corrections.ron");

/// What holds for all cards.
pub(super) fn tidy(card: &mut Printed, spellings: &[Spelling]) {
    tidy::tidy(card, spellings);
    unglue::unglue(card);
}
