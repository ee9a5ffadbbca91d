//! Every effect of every card is exercised: from its data alone a position is made up in which it
//! works, it is played, and what happened is compared with what the effect language says.

mod blank;
mod cause;
mod check;
mod demand;
mod exercise;
mod guess;
mod hold;
mod keyword_of;
mod once;
mod oracle;
mod plan;
mod player;
mod probe;
mod repair;
mod report;
mod stage;
mod subject;
#[cfg(test)]
mod tests;
mod wish;

pub use exercise::{Options, exercise};
pub use report::{Line, Report, Totals, Verdict};
pub use subject::Section;
