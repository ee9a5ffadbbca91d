//! Project Drasil: a JSON list of every copy by itself; what follows a number tells the art.

use super::row::{Row, json};
use super::signs::Signs;

pub fn is(signs: &Signs) -> bool {
    signs.json && signs.exported_from().is_none()
}

pub fn write(rows: &[Row]) -> String {
    json(None, rows)
}
