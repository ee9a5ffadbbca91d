//! DCG 4-20, 4-21: cards that have a word or an icon in their text.

use crate::card::Card;
use crate::effects::language::Word;

/// 16: the icons of keyword effects.
const ICONS: [&str; 38] = [
    "Security Attack",
    "Blocker",
    "Recovery",
    "Piercing",
    "Draw",
    "Jamming",
    "Digisorption",
    "Reboot",
    "De-Digivolve",
    "Retaliation",
    "Digi-Burst",
    "Rush",
    "Blitz",
    "Delay",
    "Decoy",
    "Armor Purge",
    "Save",
    "Material Save",
    "Evade",
    "Raid",
    "Alliance",
    "Barrier",
    "Blast Digivolve",
    "Fortitude",
    "Mind Link",
    "Partition",
    "Collision",
    "Blast DNA Digivolve",
    "Scapegoat",
    "Vortex",
    "Overclock",
    "Iceclad",
    "Decode",
    "Fragment",
    "Execute",
    "Progress",
    "Link +",
    "Training",
];

/// 4-20-1: the word is in the printed information: in a name or trait, or in the mentions of its
/// texts. An icon is found only as exactly this icon (4-20-4). Notes do not count (4-20-5).
/// 4-20-2, 4-20-3: only what is printed on the card itself, whether it can be activated or not.
pub(crate) fn mentions(card: &Card, word: &Word) -> bool {
    if card.mentions.contains(word) {
        return true;
    }
    let mut words = card.traits.iter().chain(&card.rules.traits).chain(&card.rules.names).chain([&card.name]);
    !ICONS.contains(&word.as_str()) && words.any(|other| other.contains(word))
}
