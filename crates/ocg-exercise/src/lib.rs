//! Every effect of every card is exercised: from its data alone positions are made up in which it may work, both
//! players answer as it needs it, and what happened is compared with what the effect language says.

mod blank;
mod cause;
mod exercise;
mod fits;
mod nouns;
mod player;
mod report;
mod stage;
mod subject;
mod watch;

pub use exercise::{NoSuchCard, Options, exercise};
pub use report::{Line, Report, Totals, Verdict};
pub use subject::Section;
