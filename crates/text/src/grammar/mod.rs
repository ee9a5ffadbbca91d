//! The core of a grammar, whatever the game: rules are functions that give *all* readings of the words from a place
//! on. A rule keeps no state, so nothing can leak when a reading is given up, and the order of alternatives does not
//! matter. What was read is kept for each place (so reading is linear in practice), bounded by the card's
//! [`Budget`](crate::Budget), and knows which words of the grammar it used.
//!
//! ```
//! use text::grammar::{At, Parser, Parses, Token};
//!
//! // "take 2 stones", "take a stone"
//! fn number(parser: &Parser<'_, ()>, at: At) -> Parses<u32> {
//!     parser.number(at).or(parser.from(at).words("a").value(1))
//! }
//! fn take(parser: &Parser<'_, ()>, at: At) -> Parses<u32> {
//!     parser.from(at).words("take").then(number).words("stone|stones").map(|(n,)| n)
//! }
//! let tokens = text::grammar::lex("Take 2 stones", |_| None::<(usize, ())>);
//! let budget = text::Budget::new(text::Bounds::CARD, &text::Cancel::never());
//! assert_eq!(Parser::new(&tokens, &budget).whole(take).unwrap().value, 2);
//! ```

mod chain;
mod lexer;
mod literal;
mod parser;
mod parses;
mod start;
mod used;
mod whole;

pub use chain::{Append, Chain};
pub use lexer::{Kind, Token, lex};
pub use parser::{At, Parser, Rule};
pub use parses::{Parse, Parses};
pub use start::Start;
pub use used::{Site, SiteNumber, Used};
pub use whole::{NotRead, Read};
