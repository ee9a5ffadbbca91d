//! DCG 4-20, 4-21: cards that have a word or an icon in their text.

use crate::card::Card;
use crate::effects::language::Word;

/// 4-20-1: the word is in the printed information: in a name or trait, in the mentions of its
/// texts, or as an icon of exactly this kind (4-20-4). Notes do not count (4-20-5).
pub(crate) fn mentions(card: &Card, word: &Word) -> bool {
    card.name.contains(word)
        || card.traits.iter().chain(&card.rules.traits).any(|other| other.contains(word))
        || card.rules.names.iter().any(|other| other.contains(word))
        || card.mentions.contains(word)
}
