//! DCGO: `// DeckList`, and names that are padded to a column.

use super::row::{Row, text, width};
use super::signs::Signs;

const TITLE: &str = "DeckList";

pub fn is(signs: &Signs) -> bool {
    signs.text_titled(TITLE)
}

pub fn write(rows: &[Row]) -> String {
    let width = width(rows);
    let line = |row: &Row| row.line(|name| format!("{} {name:<width$}   {}", row.copies(), row.number()));
    text(std::iter::once(format!("// {TITLE}")).chain(rows.iter().map(line)))
}
