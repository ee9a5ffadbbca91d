//! Positions, choices and expectations as text that reads like a ruling.
//!
//! [`parse`] reads a file ([`parse_with`] also the printed text of cards in it), [`run`] plays a [`Scenario`] and reports; [`scan`] reads only the headings.
//! The form of the files is described in `docs/scenarios.md`.
//!
//! ```
//! let text = "
//! scenario  A blocker takes the attack
//! shows     11-4-1
//! A  turn player
//!    battle  Greymon ST1-07 = G
//! B
//!    battle  Coredramon ST1-06 = C
//! A  attacks player with G
//! B  blocks with C
//! then
//!    C was suspended before the battle
//!    G was deleted, C was not deleted
//! ";
//! let scenarios = digimon_scenario::parse(text, "blocker.scn").expect("every line can be read");
//! let report = digimon_scenario::run(&scenarios[0], &digimon_scenario::CardSource::builtin());
//! assert!(report.passed, "{report}");
//! ```

mod game;
pub mod model;
pub mod narrate;
mod parse;
mod printed;
mod printed_text;
mod run;

pub use game::{Digimon, play};
pub use model::{Heading, Scenario};
pub use parse::{parse, parse_with, scan};
pub use printed::{NotUnderstood, PrintedAt, PrintedLine, TextReader};
pub use printed_text::PrintedText;
pub use run::{CardSource, filler, in_words, position};
pub use scenario::{Failure, File, Line, ParseError, Played, Report, Source, Span, run};
