//! The cards that duels are dealt from: the built-in ones, and those of a pool that were read.

use ocg::builtin;
use ocg::card::{Card, Password};
use ocg::library::Library;
use ocg_text::lexicon::Lexicon;
use ocg_text::pool::ReadPool;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Cards that can be played, and those that cannot.
#[derive(Clone, Debug)]
pub struct Playable {
    cards: Arc<BTreeMap<Password, Card>>,
    /// Their text is not understood.
    refused: Arc<BTreeSet<Password>>,
    /// Names and artworks of all of them.
    pub lexicon: Arc<Lexicon>,
}

impl Playable {
    pub fn builtin() -> Playable {
        let cards = builtin_cards();
        let lexicon = Lexicon::of_cards(cards.values());
        Playable { cards: Arc::new(cards), refused: Arc::default(), lexicon: Arc::new(lexicon) }
    }

    /// The cards of a pool, too. A built-in card stands.
    pub fn with(pool: &ReadPool) -> Playable {
        let mut cards = builtin_cards();
        let mut refused = BTreeSet::new();
        for (printed, reading) in pool.iter() {
            if reading.stops.is_empty() {
                cards.entry(printed.id).or_insert_with(|| reading.card.clone());
            } else if !cards.contains_key(&printed.id) {
                refused.insert(printed.id);
            }
        }
        let lexicon = Arc::new(Lexicon::of(&pool.printed));
        Playable { cards: Arc::new(cards), refused: Arc::new(refused), lexicon }
    }

    pub fn cards(&self) -> impl Iterator<Item = &Card> {
        self.cards.values()
    }

    pub fn is_refused(&self, card: Password) -> bool {
        self.refused.contains(&card)
    }

    /// A library of these cards and all Tokens: the fewer cards it has, the less a duel has to look out for.
    pub fn library(&self, wanted: impl IntoIterator<Item = Password>) -> Library {
        let wanted: BTreeSet<Password> = wanted.into_iter().collect();
        let kept = self.cards.values().filter(|card| wanted.contains(&card.id) || card.is_token());
        Library::new(kept.cloned())
    }
}

fn builtin_cards() -> BTreeMap<Password, Card> {
    builtin::library().defs().map(|(_, def)| (def.card.id, def.card.clone())).collect()
}
