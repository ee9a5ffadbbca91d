//! DCG 15: the language in which cards speak. Plain data, written in RON, run by the interpreter.
//!
//! An [`Effect`] says when it works ([`When`]) and what it does ([`Does`]): either something
//! that holds as long as it is there ([`Continuous`]), or steps ([`Step`]) to be carried out.
//! Nouns ([`Noun`], [`Filter`]) say which cards; amounts and conditions look at the game.

mod amount;
mod condition;
mod keyword;
mod modifier;
mod noun;
mod parts;
mod step;
mod target;
mod when;
mod word;

pub use crate::state::Phase;
pub use amount::{Amount, Cmp, Stat};
pub use condition::{Condition, Origin};
pub use keyword::{Keyword, KeywordKind, Process};
pub use modifier::{Continuous, Duration, Info, Modifier, On, Payment, Procedure, Restriction};
pub use noun::{Area, Filter, Noun, Pile, Whose};
pub use step::{
    Block, BlockId, CostRule, Destination, DnaFrom, End, Face, Moment, Posture, Quoted, Step, Verb,
};
pub use target::{Choose, HowMany, Slot, Target};
pub use when::{Happening, How, Icons, Pattern, Place, TurnScope, When};
pub use word::Word;

use serde::{Deserialize, Serialize};

/// One effect of a card, as printed in one paragraph.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    /// 15-16: the timings at which it triggers, is declared, or holds.
    pub when: Vec<When>,
    /// 15-16-8, 15-16-9: the turns in which it works.
    #[serde(default)]
    pub turn: TurnScope,
    /// 15-14: how often and from where it works.
    #[serde(default)]
    pub icons: Icons,
    pub does: Does,
}

/// What an effect does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Does {
    /// 15-8-2: it holds for as long as it is there.
    Hold(Vec<Continuous>),
    /// 15-1-2: processes carried out in the order in which they are written.
    Run(Block),
}

impl Effect {
    /// 15-8-2: does this effect hold without ever triggering?
    pub fn is_persistent(&self) -> bool {
        matches!(self.does, Does::Hold(_))
    }
}
