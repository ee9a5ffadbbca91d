//! digimoncard.io: `// Digimon Deck List`, `4 Name BT1-010`, and the eggs below `// Egg Deck`.

use super::row::{Row, text};
use super::signs::Signs;
use crate::deck::heading::Section;

const TITLE: &str = "Digimon Deck List";

pub fn is(signs: &Signs) -> bool {
    signs.text_titled(TITLE)
}

pub fn write(rows: &[Row]) -> String {
    let title = |eggs| format!("// {}", if eggs { "Egg Deck" } else { TITLE });
    let mut lines = vec![title(false)];
    let mut below_eggs = false;
    for row in rows {
        let is_egg = row.section == Some(Section::Eggs);
        if is_egg != below_eggs {
            lines.push(title(is_egg));
            below_eggs = is_egg;
        }
        lines.push(row.count_name_number());
    }
    text(lines)
}
