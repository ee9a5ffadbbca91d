//! The text of a scenario file: its lines, the words in them, and what to say when they make no sense.

mod error;
mod source;
mod words;

pub use error::ParseError;
pub(crate) use error::{Problem, caret};
pub use source::{Source, Span};
pub(crate) use words::{Cursor, Kind, Token};
