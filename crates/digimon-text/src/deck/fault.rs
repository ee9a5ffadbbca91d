//! Why a text is no deck: every line that cannot be read, what is there, and what would do.

use super::line::BadLine;
use text::deck::{NotAList, short};

/// What would have been read.
const ACCEPTED: &str = "a line has a count and a card number, such as `4 Agumon BT1-010`, `4x BT1-010` or `BT1-010 x4`; // begins a comment";

/// Why there is no deck in a text. Nothing of it is taken then.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreadable {
    #[error("this is no text (the byte {byte:#04x} is in line {line}); save the list as plain text")]
    NotText { line: usize, byte: u8 },
    #[error("this is a web page, not a deck; use the page's own export, or copy the list from it")]
    WebPage,
    #[error("no card is in it; {ACCEPTED}")]
    Empty,
    #[error("line {0}")]
    Json(#[from] NotAList),
    #[error("{}", in_lines(.0, "line "))]
    Lines(Vec<Refused>),
}

/// A line that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{line}: `{}`: {why}", short(.found))]
pub struct Refused {
    /// From 1.
    pub line: usize,
    pub found: String,
    pub why: BadLine,
}

impl Unreadable {
    /// The same, with the file named as compilers do: `deck.txt:3: …`.
    pub fn in_file(&self, file: &str) -> String {
        match self {
            Unreadable::Lines(refused) => in_lines(refused, &format!("{file}:")),
            Unreadable::Json(fault) => format!("{file}:{fault}"),
            Unreadable::NotText { .. } | Unreadable::WebPage | Unreadable::Empty => format!("{file}: {self}"),
        }
    }
}

/// The first of them, and how many more there are.
fn in_lines(refused: &[Refused], place: &str) -> String {
    const SHOWN: usize = 20;
    let mut lines: Vec<String> = refused.iter().take(SHOWN).map(|line| format!("{place}{line}")).collect();
    if refused.len() > SHOWN {
        lines.push(format!("and {} more lines", refused.len() - SHOWN));
    }
    lines.push(ACCEPTED.to_owned());
    lines.join("\n")
}
