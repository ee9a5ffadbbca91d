//! The clause index of a rulebook, and what reads it. It knows numbers and sentences, but no game.
//!
//! An [`Index`] is read from a text with one line a clause. A [`Coverage`] joins it with the
//! scenarios that show its clauses.
//!
//! ```
//! let index = rulebook::Index::read("1-1 | procedure | 0 | start | The oldest player begins.", "")?;
//! let clause = index.find(&"1-1".parse()?).expect("it is there");
//! assert_eq!(clause.sentence, "The oldest player begins.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod clause;
mod coverage;
mod error;
mod index;
mod number;
mod read;
mod reword;

pub use clause::{Clause, Kind};
pub use coverage::{ClauseCoverage, Coverage, Shown, Totals};
pub use error::IndexError;
pub use index::{Chapter, Index};
pub use number::{BadNumber, ClauseNumber};
