//! What the effect data say, in the English of today's card texts: condition, colon, what it costs and targets,
//! semicolon, what happens. Every word of the language has one here; no match over it has a wildcard arm.

mod amounts;
mod effects;
mod modifiers;
mod nouns;
mod steps;
mod timing;

use crate::card::{Card, Monster};
use crate::language::Text;

/// The text of each box of a card: its materials, its effects, and for a Pendulum Monster the Pendulum box.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Written {
    pub text: Vec<String>,
    pub pendulum: Vec<String>,
}

/// What the card says.
pub fn write(card: &Card) -> Written {
    let monster = card.monster();
    let mut text: Vec<String> = monster.and_then(materials).into_iter().collect();
    text.extend(of_box(&card.text));
    let pendulum = monster.and_then(|monster| monster.pendulum.as_ref());
    Written { text, pendulum: pendulum.map(|pendulum| of_box(&pendulum.text)).unwrap_or_default() }
}

/// One effect of a card.
pub fn write_effect(effect: &crate::language::Effect) -> String {
    effects::effect(effect)
}

/// A part of an effect.
pub fn write_block(block: &crate::language::Block) -> String {
    sentence(&steps::block(block))
}

/// How a monster Special Summons itself.
pub fn write_procedure(procedure: &crate::language::Procedure) -> String {
    effects::procedure(procedure)
}

fn of_box(text: &Text) -> Vec<String> {
    let conditions = text.conditions.iter().map(effects::condition);
    let procedures = text.procedures.iter().map(effects::procedure);
    let tributes = text.tributes.iter().map(effects::tributes);
    let overlays = text.overlays.iter().map(|like| {
        format!("You can also Xyz Summon this card by using {} as material.", nouns::one("", like))
    });
    let rules = text.rules.iter().map(modifiers::statement);
    let wins = text.wins.iter().map(|wins| format!("You win the Duel if {}.", amounts::condition(wins)));
    let all = conditions.chain(procedures).chain(tributes).chain(overlays).chain(rules).chain(wins);
    all.chain(text.effects.iter().map(effects::effect)).collect()
}

/// 3.3.1-62: "1 Tuner + 1 or more non-Tuner monsters".
fn materials(monster: &Monster) -> Option<String> {
    let slots = &monster.materials.as_ref()?.0;
    let slot = |slot: &crate::language::MaterialSlot| {
        let count = match (slot.least, slot.most) {
            (least, most) if least == most => least.to_string(),
            (least, most) if most >= crate::state::ZONES => format!("{least} or more"),
            (least, most) => format!("{least} to {most}"),
        };
        let alike: Vec<String> = slot.alike.iter().copied().map(amounts::alike).collect();
        let with = if alike.is_empty() { String::new() } else { format!(" with {}", list(&alike, "and")) };
        format!("{count} {}{with}", nouns::described(&slot.like, slot.most > 1))
    };
    Some(slots.iter().map(slot).collect::<Vec<_>>().join(" + "))
}

/// "a", "a and b", "a, b and c".
fn list(words: &[String], and: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {and} {last}", first.join(", ")),
    }
}

/// A sentence begins with a capital and ends with a full stop.
fn sentence(words: &str) -> String {
    let mut letters = words.trim().chars();
    let first: String = letters.next().map(|letter| letter.to_uppercase().collect()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builtin;

    /// A text is there for every card that says something, in whole sentences.
    #[test]
    fn every_built_in_card_has_a_text() {
        for (_, def) in builtin::library().defs() {
            let card = &def.card;
            let written = write(card);
            assert_eq!(
                written.text.is_empty(),
                card.text.is_empty() && !has_materials(card),
                "{}",
                card.name
            );
            for line in written.text.iter().skip(usize::from(has_materials(card))).chain(&written.pendulum) {
                assert!(line.ends_with('.') || line.ends_with(". "), "{}: {line}", card.name);
                assert!(!line.contains("  "), "{}: {line}", card.name);
            }
        }
    }

    fn has_materials(card: &Card) -> bool {
        card.monster().is_some_and(|monster| monster.materials.is_some())
    }

    fn text_of(number: u32) -> String {
        let library = builtin::library();
        let def = library.find(crate::card::Password(number)).expect("it is built in");
        write(&library.def(def).card).text.join("\n")
    }

    #[test]
    fn costs_and_effects_are_told_apart() {
        assert_eq!(
            text_of(3_819_470),
            "When a player activates a Trap: Pay 1000 LP; negate the activation, and if you do, destroy that activated card."
        );
        assert_eq!(text_of(12_580_477), "Destroy all monsters your opponent controls.");
    }
}
