//! DCG 4-18-1: tokens as they are described in parentheses.

use crate::write::grammar::capital;
use crate::write::keyword::icon;
use crate::write::write_effect_of;
use digimon::card::{Card, Category};

/// "Digimon/Lv.4/Purple/5000 DP/<Blocker> <Retaliation>".
pub fn described(token: &Card) -> String {
    let kind = if token.category == Category::Tamer { "Tamer" } else { "Digimon" };
    let mut facts = vec![kind.to_owned()];
    facts.extend(token.cost.map(|cost| format!("Cost {}", cost.0)));
    facts.extend(token.level.map(|level| format!("Lv.{}", level.0)));
    facts.extend(token.colors.iter().map(|color| capital(color.word())));
    facts.extend(token.traits.iter().map(ToString::to_string));
    facts.extend(token.dp.map(|dp| format!("{} DP", dp.0)));
    let keywords = token.effects.keywords.iter().map(icon);
    let effects = token.effects.effects.iter().map(|effect| write_effect_of(effect, Some(token.category)));
    let text: Vec<String> = keywords.chain(effects).collect();
    facts.extend((!text.is_empty()).then(|| text.join(" ")));
    facts.join("/")
}
