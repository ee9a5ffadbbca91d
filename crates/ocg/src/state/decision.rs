//! The one door in: what is asked, of whom, and every legal answer.

use super::{AttackTarget, CardId, Source, Zone};
use crate::card::{Attribute, Race};
use crate::library::{DefId, EffectId};
use serde::{Deserialize, Serialize};
use table::{Asked, Kind, Seat, Sort};

/// A question with all its legal answers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Decision {
    pub seat: Seat,
    pub ask: Ask,
    /// The effect that asks.
    pub about: Option<Source>,
    pub options: Vec<Choice>,
}

impl Decision {
    /// As any table sees it.
    pub fn asked(&self) -> Asked {
        let pass = self.options.iter().position(|choice| *choice == Choice::Pass);
        let kind = match self.ask {
            // 3.6.2-1, 3.4.3-31: whoever does nothing passes.
            Ask::Respond => Kind::Respond,
            Ask::NextTrigger if pass.is_some() => Kind::Respond,
            Ask::Act | Ask::Option | Ask::Position | Ask::Attribute | Ask::Race => Kind::Option,
            Ask::NextTrigger | Ask::Order => Kind::Order,
            Ask::Target
            | Ask::Cards
            | Ask::Tributes
            | Ask::Materials
            | Ask::Zone
            | Ask::AttackTarget
            | Ask::Replay
            | Ask::HandLimit => Kind::Choose,
            Ask::YesNo => Kind::YesNo,
            Ask::Number => Kind::Number,
            Ask::CardName => Kind::Declare(Sort::Name),
        };
        match (kind, pass) {
            (Kind::Respond, Some(pass)) => Asked::window(self.options.len(), pass),
            _ => Asked::new(kind, self.options.len()),
        }
    }
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// 3.6.2: the turn player may act freely.
    Act,
    /// 3.6.2-1: a window to activate something, or pass.
    Respond,
    /// 3.4.3-31: which trigger goes on the chain next.
    NextTrigger,
    /// 3.4.3-10
    Target,
    Cards,
    /// 3.3.2-78
    Tributes,
    Materials,
    Zone,
    Position,
    YesNo,
    Option,
    Number,
    /// 3.3.1-4
    CardName,
    /// 3.3.1-41
    Attribute,
    /// 3.3.1-44
    Race,
    Order,
    /// 3.6.3-25
    AttackTarget,
    /// 3.6.3-36
    Replay,
    /// 3.2.2-4
    HandLimit,
}

/// A legal answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Choice {
    Pass,
    Yes,
    No,
    /// Enough picked.
    Done,
    Card(CardId),
    Zone(Zone),
    Position(crate::state::Face),
    Number(i32),
    Option(u8),
    /// 3.3.1-4: the name of this card.
    Name(DefId),
    Attribute(Attribute),
    Race(Race),
    /// 3.3.2-68: face-up, with or without Tributes as the card needs.
    NormalSummon(CardId),
    /// 3.3.2-94
    SetMonster(CardId),
    /// 3.3.2-244
    FlipSummon(CardId),
    /// 3.3.2-273
    ChangePosition(CardId),
    /// 3.3.2-106: by which of its procedures.
    SpecialSummon(CardId, u8),
    /// 3.3.2-171, -191, -221
    SynchroSummon(CardId),
    XyzSummon(CardId),
    LinkSummon(CardId),
    /// 3.3.2-211
    PendulumSummon,
    /// 3.3.3-11, 3.3.4-13
    SetSpellTrap(CardId),
    /// 3.4.2: turns the card face-up, or uses one of its effects.
    Activate(CardId, EffectId),
    /// 3.6.3-94: what an effect left for this phase is done now.
    CarryOut(u8),
    /// 3.6.3-25
    Attack(CardId),
    AttackTarget(AttackTarget),
    ToBattlePhase,
    ToMainPhase2,
    ToEndPhase,
}
