//! The one door in: what is asked, of whom, and every legal answer.

use super::{AttackTarget, CardId, Holder, Thing, UnitId, Way};
use serde::{Deserialize, Serialize};
use table::{Asked, Kind, Seat};

/// A question with all its legal answers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Decision {
    pub seat: Seat,
    pub ask: Ask,
    /// The effect that asks.
    pub about: Option<Holder>,
    pub options: Vec<Choice>,
}

impl Decision {
    /// The question as any table can tell it.
    pub fn asked(&self) -> Asked {
        let no = || self.options.iter().position(|&choice| choice == Choice::No);
        let pass = if self.ask.is_window() { no() } else { None };
        Asked { kind: self.ask.kind(), options: self.options.len(), pass }
    }
}

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// 5-2-1-4
    Redraw,
    /// 6-4
    Breeding,
    /// 6-5
    MainPhase,
    /// 15-4-3-5
    NextEffect,
    /// 15-8-5
    NextImmediate,
    /// 15-9-2
    Optional,
    /// 15-7
    By,
    /// 18-2-2
    Instead,
    /// 15-10-2
    Target,
    /// 7-2-2-3
    DigiXros,
    /// 7-3-2-3
    Assembly,
    /// 8-2-3-1
    DnaDigivolve,
    /// 8-3-3-2
    BurstTamer,
    /// 3-1-3-4
    Order,
    TopOrBottom,
    Mode,
    Number,
    /// 11-2-2
    AttackTarget,
    /// 11-3
    Counter,
    /// 11-4
    Block,
    /// 4-7-5
    LinkToTrash,
    /// 8-1-2-1
    Requirement,
    /// 15-15-9-2
    EffectToActivate,
    /// 18-3-3
    LoopCount,
}

impl Ask {
    pub fn kind(self) -> Kind {
        match self {
            Ask::Redraw | Ask::Optional | Ask::By | Ask::Instead => Kind::YesNo,
            Ask::Breeding | Ask::MainPhase | Ask::TopOrBottom | Ask::Mode | Ask::Requirement => Kind::Option,
            Ask::NextEffect | Ask::NextImmediate | Ask::Order | Ask::EffectToActivate => Kind::Order,
            Ask::Target
            | Ask::DigiXros
            | Ask::Assembly
            | Ask::DnaDigivolve
            | Ask::BurstTamer
            | Ask::AttackTarget
            | Ask::LinkToTrash => Kind::Choose,
            Ask::Number | Ask::LoopCount => Kind::Number,
            Ask::Counter | Ask::Block => Kind::Respond,
        }
    }

    /// 11-3, 11-4: may one pass, as whoever does nothing does?
    fn is_window(self) -> bool {
        self.kind() == Kind::Respond
    }
}

/// A legal answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Choice {
    Yes,
    No,
    /// Enough picked.
    Done,
    /// Choose this card, unit or player.
    Card(CardId),
    Unit(UnitId),
    Player(Seat),
    Number(i32),
    Mode(u8),
    Top,
    Bottom,
    /// One of the pending or immediate effects, by its place in the list.
    Effect(u16),
    // 6-4
    Hatch,
    Move,
    // 6-5
    Pass,
    Play(CardId),
    Digivolve {
        card: CardId,
        unit: UnitId,
        way: Way,
    },
    /// DNA digivolution: the Digimon are chosen next.
    DnaDigivolve {
        card: CardId,
        way: Way,
    },
    Use(CardId),
    LinkCard {
        card: CardId,
        unit: UnitId,
    },
    LinkUnit {
        what: UnitId,
        unit: UnitId,
    },
    Attack {
        unit: UnitId,
        target: AttackTarget,
    },
    Activate {
        card: CardId,
        effect: crate::library::EffectId,
    },
}

impl Choice {
    pub fn thing_id(thing: Thing) -> Choice {
        match thing {
            Thing::Unit(unit) => Choice::Unit(unit),
            Thing::Card(card) => Choice::Card(card.card),
            Thing::Player(seat) => Choice::Player(seat),
        }
    }
}
