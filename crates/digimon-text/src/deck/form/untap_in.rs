//! untap.in: lines such as `4 Name   (DCG) (BT1-010)`, in columns.

use super::row::{Row, text, width};
use super::signs::Signs;

const GAME: &str = "(DCG)";

pub fn is(signs: &Signs) -> bool {
    signs.card().is_some_and(|card| card.contains(GAME))
}

pub fn write(rows: &[Row]) -> String {
    let width = width(rows);
    text(
        rows.iter()
            .map(|row| row.line(|name| format!("{} {name:<width$} {GAME} ({})", row.copies(), row.number()))),
    )
}
