//! DCG 15-2, 15-5: what a change came from, and what happened as triggers see it.

use super::{Holder, Snapshot};
use crate::effects::language::{Happening, Origin};
use serde::{Deserialize, Serialize};
use table::Seat;

/// 15-2-1: an effect counts as the effect of these kinds of card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct EffectKinds {
    pub digimon: bool,
    pub tamer: bool,
    pub option: bool,
}

/// What brought a change about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Cause {
    /// An action or a rule.
    Rule,
    /// 14-2-2
    Battle,
    /// 12-1-7-1: by using Blocker.
    Blocking,
    /// 17-1-3-1
    DpZero,
    Effect(Source),
    /// 16-13: as the cost of Digi-Burst.
    DigiBurst(Source),
}

/// The effect behind a change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Source {
    pub holder: Holder,
    pub kinds: EffectKinds,
}

impl Cause {
    pub fn source(&self) -> Option<&Source> {
        match self {
            Cause::Effect(source) | Cause::DigiBurst(source) => Some(source),
            Cause::Rule | Cause::Battle | Cause::Blocking | Cause::DpZero => None,
        }
    }

    pub fn by_effect_of(&self, seat: Seat) -> bool {
        self.source().is_some_and(|source| source.holder.you == seat)
    }
}

/// Something that happened, to one or many at once, as triggers see it (15-5-2).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Happened {
    pub what: Happening,
    /// Whose cards or whose turn.
    pub seat: Seat,
    pub subjects: Vec<Snapshot>,
    pub other: Vec<Snapshot>,
    pub cause: Cause,
    pub facts: Facts,
    /// 15-8-3-9-4: how the conditions of the effect's own steps stood, if it triggered by leaving.
    pub judged: Vec<(u16, bool)>,
}

/// Particulars of a play or digivolution that its effects may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Facts {
    /// 8-2
    pub dna: bool,
    /// 7-2-2-10: how many cards DigiXros placed.
    pub digixros: u8,
    /// 7-3
    pub assembled: bool,
    pub cost_paid: i8,
    /// Where the card came from.
    pub from: Option<Origin>,
    /// The [On Play] effects of what was played don't activate.
    pub quiet: bool,
    /// A security card that was checked lay face up.
    pub face_up: bool,
}
