//! Positions, choices and expectations as text that reads like a ruling. It knows no game.
//!
//! A [`Game`] says what can be said about it: its verbs, its questions, its areas, its events. [`parse`] reads a
//! file, [`run`] plays a [`Scenario`] and reports, [`scan`] reads only the headings.

mod file;
mod game;
mod model;
mod parse;
mod run;
mod text;

pub use self::text::{Cursor, Kind, ParseError, Problem, Source, Span, Token};
pub use file::{File, Played};
pub use game::{Course, Game, ReadAct, ReadBlock, Verb};
pub use model::{CardName, Check, Choice, End, Fact, Heading, How, Scenario, Since, Step, When};
pub use parse::{Draft, Reader, RonText, Told, clauses, happened, name_of, parse, scan, seat, total};
pub use run::{Failure, Line, Report, holds, play, run};
