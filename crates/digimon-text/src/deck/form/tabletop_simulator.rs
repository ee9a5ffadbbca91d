//! Tabletop Simulator: a JSON list of an opening text and every copy by itself.

use super::dcgo_json;
use super::row::{Row, json};
use super::signs::Signs;

pub fn is(signs: &Signs) -> bool {
    signs.exported_from().is_some() && !dcgo_json::is(signs)
}

pub fn write(rows: &[Row]) -> String {
    json(Some("Exported from Headjudge"), rows)
}
