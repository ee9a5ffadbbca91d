//! Errors of real pools, mended on import: facts with the evidence for each (`cards/corrections.ron`),
//! and what can be said of all cards at once ([`tidy`], [`unglue`]).

mod change;
mod tidy;
mod unglue;

pub use change::{Change, RequirementKind};

use super::printed::Printed;
use ron::Options;
use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};

/// The corrections that come with the program.
pub(super) const BUILTIN: &str = include_str!("../../../../../cards/corrections.ron");

/// What is known to be wrong in pools.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Corrections {
    /// Words that are spelled wrongly, wherever they stand.
    #[serde(default)]
    pub spellings: Vec<Spelling>,
    #[serde(default)]
    pub cards: Vec<Correction>,
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
pub struct Correction {
    pub card: String,
    pub wrong: String,
    pub right: Vec<Change>,
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

impl Corrections {
    /// The corrections that come with the program. A test reads them.
    pub fn builtin() -> Corrections {
        Corrections::read(BUILTIN).unwrap_or_else(|why| panic!("cards/corrections.ron:{why}"))
    }

    /// # Errors
    /// When the text is not RON, or says something that is no correction.
    pub fn read(text: &str) -> Result<Corrections, ron::error::SpannedError> {
        let extensions = Extensions::UNWRAP_NEWTYPES | Extensions::IMPLICIT_SOME;
        Options::default().with_default_extension(extensions).from_str(text)
    }

    /// Mends the cards. Corrections of cards that are not in the pool say nothing about it.
    pub fn apply(&self, cards: &mut [Printed]) -> Corrected {
        let mut done = Corrected::default();
        for card in cards.iter_mut() {
            let before = card.clone();
            tidy::tidy(card, &self.spellings);
            unglue::unglue(card);
            done.tidied += usize::from(*card != before);
        }
        for correction in &self.cards {
            if let Some(card) = cards.iter_mut().find(|card| card.id == correction.card) {
                let changed = correction.right.iter().filter(|change| change.apply(card)).count();
                let list = if changed > 0 { &mut done.applied } else { &mut done.stale };
                list.push(correction.told());
            }
        }
        done
    }
}

impl Correction {
    fn told(&self) -> Applied {
        let Correction { card, wrong, evidence, .. } = self;
        Applied { card: card.clone(), wrong: wrong.clone(), evidence: evidence.clone() }
    }
}
