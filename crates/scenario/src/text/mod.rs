//! The text of a scenario file: its lines, the words in them, and what to say when they make no sense.

mod error;
mod source;
mod words;

pub(crate) use error::caret;
pub use error::{ParseError, Problem};
pub use source::{Source, Span};
pub use words::{Cursor, Kind, Token};
