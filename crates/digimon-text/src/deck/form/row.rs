//! A line that is to be written: a card of the deck with what is known about it.

use crate::deck::heading::Section;
use crate::deck::line::{self, Line};
use crate::deck::list::Entry;

/// What a list may say about a card beside its number.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct About {
    pub name: Option<String>,
    pub section: Option<Section>,
}

/// One number of the deck.
pub struct Row<'a> {
    pub entry: &'a Entry,
    pub name: String,
    pub section: Option<Section>,
}

impl Row<'_> {
    pub fn new(entry: &Entry, About { name, section }: About) -> Row<'_> {
        let name = name.unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
        Row { entry, name, section }
    }

    pub fn number(&self) -> &str {
        self.entry.number.as_str()
    }

    pub fn copies(&self) -> u16 {
        self.entry.copies
    }

    /// The line that a form makes of the name, or of no name if this one would be misread.
    pub fn line(&self, form: impl Fn(&str) -> String) -> String {
        let named = form(&self.name);
        let card = Line::Card { number: self.entry.number.clone(), copies: self.entry.copies };
        if line::read(&named) == Ok(card) { named } else { form("") }
    }

    /// "4 Name BT1-010".
    pub fn count_name_number(&self) -> String {
        self.line(|name| match name {
            "" => format!("{} {}", self.copies(), self.number()),
            name => format!("{} {name} {}", self.copies(), self.number()),
        })
    }
}

/// How wide the names are.
pub fn width(rows: &[Row]) -> usize {
    rows.iter().map(|row| row.name.chars().count()).max().unwrap_or(0)
}

/// Lines with a line end each.
pub fn text(lines: impl IntoIterator<Item = String>) -> String {
    lines.into_iter().map(|line| line + "\n").collect()
}

/// `["BT1-001","BT1-001"]`: every copy by itself, after an opening text.
pub fn json(opening: Option<&str>, rows: &[Row]) -> String {
    let copies = rows.iter().flat_map(|row| std::iter::repeat_n(row.number(), row.copies().into()));
    let texts: Vec<String> = opening.into_iter().chain(copies).map(|text| format!("\"{text}\"")).collect();
    format!("[{}]\n", texts.join(","))
}
