//! DCGO: the same JSON list as for Tabletop Simulator, with its own opening text.

use super::row::{Row, json};
use super::signs::Signs;

pub fn is(signs: &Signs) -> bool {
    signs.exported_from().is_some_and(|source| source.eq_ignore_ascii_case("DCGO"))
}

pub fn write(rows: &[Row]) -> String {
    json(Some("Exported from DCGO"), rows)
}
