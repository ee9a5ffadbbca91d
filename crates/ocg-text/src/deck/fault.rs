//! Why a text is no deck: every line that cannot be read, what is there, and what would do.

use ocg::card::Password;
use text::deck::short;

/// What would have been read.
const ACCEPTED: &str = "a line has a password, or a count and a name, such as `89631139` or `3 Kuriboh`; `#main`, `#extra` and `!side` begin a part";

/// Why there is no deck in a text. Nothing of it is taken then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreadable {
    #[error("this is a web page, not a deck; use the page's own export, or copy the list from it")]
    WebPage,
    #[error("no card is in it; {ACCEPTED}")]
    Empty,
    #[error("this ydke:// address cannot be read: {0}; copy it whole, to the last `!`")]
    Ydke(&'static str),
    #[error(
        "none of its {0} cards is known: is this a deck of another game, such as Rush Duel, or of a newer pool?"
    )]
    AnotherGame(usize),
    #[error("{}", in_lines(.0))]
    Lines(Vec<Refused>),
}

/// A line, or a place in an address, that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: `{}`: {why}", short(.found))]
pub struct Refused {
    /// From 1.
    pub line: usize,
    pub found: String,
    pub why: BadLine,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadLine {
    #[error("no card has the password {}; is it of another game, or of a newer pool?", .0.0)]
    UnknownPassword(Password),
    #[error("no card has this name; check the spelling, or give the password")]
    UnknownName,
    #[error("more copies than a deck has cards")]
    TooMany,
}

impl Unreadable {
    /// What these lines say about the whole list, of which so many cards were found.
    pub(super) fn of_lines(refused: Vec<Refused>, found: usize) -> Unreadable {
        let unknown = |line: &Refused| matches!(line.why, BadLine::UnknownPassword(_));
        if found == 0 && refused.len() > 1 && refused.iter().all(unknown) {
            return Unreadable::AnotherGame(refused.len());
        }
        Unreadable::Lines(refused)
    }
}

/// The first of them, and how many more there are.
fn in_lines(refused: &[Refused]) -> String {
    const SHOWN: usize = 20;
    let mut lines: Vec<String> = refused.iter().take(SHOWN).map(ToString::to_string).collect();
    if refused.len() > SHOWN {
        lines.push(format!("and {} more lines", refused.len() - SHOWN));
    }
    lines.push(ACCEPTED.to_owned());
    lines.join("\n")
}
