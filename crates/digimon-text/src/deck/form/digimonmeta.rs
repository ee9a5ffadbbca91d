//! digimonmeta: lines such as `4 (BT1-010)`.

use super::row::{Row, text};
use super::signs::Signs;

pub fn is(signs: &Signs) -> bool {
    signs.card().and_then(|card| card.split_once(' ')).is_some_and(|(copies, rest)| {
        let number = rest.trim().strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
        copies.bytes().all(|byte| byte.is_ascii_digit())
            && number.is_some_and(|number| !number.contains(['(', ' ']))
    })
}

pub fn write(rows: &[Row]) -> String {
    text(rows.iter().map(|row| format!("{} ({})", row.copies(), row.number())))
}
