//! Lines as a person writes them: `4 Name BT1-010`.

use super::row::{Row, text};

pub fn write(rows: &[Row]) -> String {
    text(rows.iter().map(Row::count_name_number))
}
