//! Positions, choices and expectations as text that reads like a ruling.
//!
//! [`parse`] reads a file, [`run`] plays a [`Scenario`] and reports; [`scan`] reads only the headings.
//! The form of the files is described in `docs/scenarios.md`.

mod blank;
pub mod model;
pub mod narrate;
mod parse;
mod run;
mod text;

pub use model::{Heading, Scenario};
pub use parse::{parse, scan};
pub use run::{CardSource, Failure, Report, Told, run};
pub use text::{ParseError, Source, Span};
