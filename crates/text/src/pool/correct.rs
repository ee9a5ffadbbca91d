//! Errors of real pools, mended on import: facts with the evidence for each.

use super::Printing;
use ron::Options;
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// One step of a correction of a card.
pub trait Change<P>: DeserializeOwned {
    /// Changes the card; says if there was something to change.
    fn apply(&self, card: &mut P) -> bool;
}

/// What is known to be wrong in pools.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Corrections<C> {
    /// Words that are spelled wrongly, wherever they stand.
    #[serde(default)]
    pub spellings: Vec<Spelling>,
    #[serde(default = "Vec::new")]
    pub cards: Vec<Correction<C>>,
}

/// A word or a few that are always meant as another.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spelling {
    pub wrong: String,
    pub right: String,
    pub evidence: String,
}

/// One card, what is wrong with it, what is right, and how that is known.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Correction<C> {
    pub card: String,
    pub wrong: String,
    pub right: Vec<C>,
    pub evidence: String,
}

/// What became of the corrections.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Corrected {
    pub applied: Vec<Applied>,
    /// They found nothing to change: the pool was mended, or is another one.
    pub stale: Vec<Applied>,
    /// How many cards were mended by what holds for all cards.
    pub tidied: usize,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Applied {
    pub card: String,
    pub wrong: String,
    pub evidence: String,
}

impl<C: DeserializeOwned> Corrections<C> {
    /// # Errors
    /// When the text is not RON, or says something that is no correction.
    pub fn read(text: &str) -> Result<Corrections<C>, ron::error::SpannedError> {
        let extensions = Extensions::UNWRAP_NEWTYPES | Extensions::IMPLICIT_SOME;
        Options::default().with_default_extension(extensions).from_str(text)
    }
}

impl<C> Corrections<C> {
    /// Mends the cards. Corrections of cards that are not in the pool say nothing about it.
    pub fn apply<P: Printing<Change = C>>(&self, cards: &mut [P]) -> Corrected
    where
        C: Change<P>,
    {
        let mut done = Corrected::default();
        for card in cards.iter_mut() {
            let before = card.clone();
            card.tidy(&self.spellings);
            done.tidied += usize::from(*card != before);
        }
        for correction in &self.cards {
            if let Some(card) = cards.iter_mut().find(|card| card.number() == correction.card) {
                let changed = correction.right.iter().filter(|change| change.apply(card)).count();
                let list = if changed > 0 { &mut done.applied } else { &mut done.stale };
                list.push(correction.told());
            }
        }
        done
    }
}

impl<C> Correction<C> {
    fn told(&self) -> Applied {
        let Correction { card, wrong, evidence, .. } = self;
        Applied { card: card.clone(), wrong: wrong.clone(), evidence: evidence.clone() }
    }
}
