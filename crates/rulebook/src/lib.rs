//! The clause index of a rulebook, and what reads it. It knows numbers and sentences, but no game.
//!
//! An [`Index`] is read from a text with one line a clause. A [`Coverage`] joins it with the
//! scenarios that show its clauses. A [`Book`] is what a program carries of it: the edition and the index
//! in every [`Language`].
//!
//! ```
//! let index = rulebook::Index::read("1-1 | procedure | 0 | start | The oldest player begins.", "")?;
//! let clause = index.find(&"1-1".parse()?).expect("it is there");
//! assert_eq!(clause.sentence, "The oldest player begins.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod book;
mod clause;
mod coverage;
mod error;
mod example;
mod index;
mod language;
mod number;
mod read;
mod reword;

pub use book::{BadFile, Book, Examples, File, Files};
pub use clause::{Clause, Kind};
pub use coverage::{ClauseCoverage, Coverage, Shown, Totals};
pub use error::IndexError;
pub use example::{Example, NamedCard, read_cards};
pub use index::{Chapter, Index};
pub use language::{Language, NoLanguage};
pub use number::{BadNumber, ClauseNumber};
