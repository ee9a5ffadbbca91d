//! DCG 15-10, 15-11: what a step acts on: something known, something chosen, or all.

use super::{Amount, Cmp, Noun, Stat, Whose};
use serde::{Deserialize, Serialize};

/// A place where this effect remembers what was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Slot(pub u8);

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Target {
    /// This Digimon, this Tamer: the one card in play that has the effect.
    This,
    /// 15-3-3: the printed card itself.
    ThisCard,
    /// What this effect chose before.
    Chosen(Slot),
    /// 15-8-3-8: what triggered this, as it was then.
    Triggering,
    /// The second party of what triggered this.
    TriggeringOther,
    /// 11: the attacking Digimon, and the Digimon it attacks.
    Attacker,
    AttackTarget,
    /// 15-11-1: single processing.
    Choose(Choose),
    /// One choice after the other, all processed together: "1 yellow card and 1 purple card".
    Each(Vec<Choose>),
    /// Several targets, all processed together: "this Digimon and 1 of your Tamers".
    Together(Vec<Target>),
    /// 15-11-2: all-target processing, nothing is chosen.
    All(Noun),
    /// The top cards of a deck or security stack, without choosing.
    Top(Whose, super::Area, Amount),
    Bottom(Whose, super::Area, Amount),
    /// From whichever end the player chooses: "your top or bottom security card".
    TopOrBottom(Whose, super::Area, Amount),
    /// The first of the noun from the top down, without choosing (a face-down security card).
    TopOf(Noun, Amount),
    /// The first of the noun from the bottom up (a face-down digivolution card).
    BottomOf(Noun, Amount),
    /// 4-5: the top card of a stack without the cards under it; nothing if there are none.
    TopCard(Box<Target>),
    /// The player itself, where a process affects players.
    Player(Whose),
    /// The Digimon that the target is under or linked to.
    HolderOf(Box<Target>),
    /// What this effect processed last with this verb ("the Digimon played by this effect").
    Done(super::Verb),
    /// The Digimon in battle with this one.
    Battling,
}

/// A choice of cards (15-10-2).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choose {
    pub from: Noun,
    #[serde(default)]
    pub n: Amount,
    #[serde(default)]
    pub how_many: HowMany,
    /// Who chooses; "you" unless said otherwise.
    #[serde(default = "you")]
    pub by: Whose,
    /// All chosen together: "with a total DP of 8000 or less".
    #[serde(default)]
    pub total: Option<(Stat, Cmp, Amount)>,
    /// 4-22: no two alike in this.
    #[serde(default)]
    pub different: Option<Stat>,
    /// All alike in this: "2 same-level cards".
    #[serde(default)]
    pub alike: Option<Stat>,
    /// Where to remember the choice.
    #[serde(default, rename = "as")]
    pub slot: Slot,
    /// Without looking: taken at random from a hidden hand.
    #[serde(default)]
    pub blind: bool,
}

impl Choose {
    /// Exactly one of the noun, remembered in slot 0.
    pub fn one(from: Noun) -> Choose {
        Choose {
            from,
            n: Amount::N(1),
            how_many: HowMany::Exactly,
            by: Whose::Yours,
            total: None,
            different: None,
            alike: None,
            slot: Slot(0),
            blind: false,
        }
    }
}

fn you() -> Whose {
    Whose::Yours
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum HowMany {
    /// 15-10-2-1: as many as that, or as many as there are.
    #[default]
    Exactly,
    /// 15-10-2-2: 1 up to so many (1-3-6).
    UpTo,
    /// 1 or more, without limit.
    AnyNumber,
    /// All of them or none: what a "by" or DNA digivolution asks for (15-7-3).
    AllOrNothing,
}
