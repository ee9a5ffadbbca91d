//! What is asked, and everything that can be answered.

use super::{AttributeView, CardName, FaceView, PhaseView, RaceView, ZoneView};
use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

/// A question. Whoever may not answer it is only told that somebody is waited for.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Asked {
    pub seat: Seat,
    pub question: Question,
    /// The statement that asks it.
    pub clause: Option<String>,
    /// The effect that asks.
    pub by: Option<EffectView>,
    /// The card for whose sake it is asked: being Summoned, Set, attacking.
    pub card: Option<CardName>,
    /// 3.6.2: which window it is, where something may be activated.
    pub window: Option<WindowView>,
    /// Where several cards are chosen one after the other.
    pub picked: Option<Picked>,
    /// In the order of the game's options; nothing for a viewer that may not see them.
    pub offers: Option<Vec<Offer>>,
}

/// Which question: a name for each `ocg::state::Ask`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// For those who are not asked.
    Waiting,
    /// 3.6.2: the turn player may act freely.
    Act,
    /// 3.6.2-1: activate something, or pass.
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
    /// In which order, one after the other.
    Order,
    /// 3.6.3-25
    AttackTarget,
    /// 3.6.3-36
    Replay,
    /// 3.2.2-4
    HandLimit,
}

/// 3.6.2: the windows in which something may be activated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum WindowView {
    /// The turn player acts freely.
    Open,
    /// Something has happened that may be answered.
    Response,
    /// The phase or step ends when both pass.
    Leave,
    /// The turn player wants to leave the phase.
    Parting,
    /// What the phase itself brings is chosen.
    Due,
    /// While an attack goes on.
    Attack,
    BeforeDraw,
    /// 3.3.2-74: a Summon is attempted.
    Attempt,
    /// 3.4.3-28: the last chain link may be answered.
    Chain,
}

/// So many are to be chosen, and these are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Picked {
    pub spots: Vec<Spot>,
    /// Nothing where the rules count otherwise, as with materials.
    pub least: Option<u16>,
    pub most: Option<u16>,
}

/// An effect of a card, on the chain or on offer.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct EffectView {
    pub card: CardName,
    /// Who uses it.
    pub you: Seat,
    /// Which effect of the printed card it is, from 0; nothing for one that was gained.
    pub nth: Option<u8>,
    /// The effect in words; nothing if this viewer does not know the card.
    pub text: Option<String>,
}

/// One legal answer. It is answered with its key.
///
/// Where to click: the spots, one after the other. All offers that begin with the clicked spots stay on the table; the
/// one whose spots are all clicked is taken; of several with the same spots one is chosen from a list. An offer without
/// spots is a button.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Offer {
    pub kind: OfferKind,
    pub spots: Vec<Spot>,
}

/// A thing on the table that can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    Card(u16),
    Zone(ZoneView),
    Player(Seat),
    /// The name of a phase, where the turn player can go on to it.
    Phase(PhaseView),
}

/// What the answer means, for the words of a button or a tooltip.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case", tag = "offer")]
pub enum OfferKind {
    Pass,
    Yes,
    No,
    Done,
    Card {
        card: CardName,
    },
    Zone {
        zone: ZoneView,
    },
    Position {
        position: FaceView,
    },
    Number {
        number: i32,
    },
    /// One of several things that the effect can do, in words.
    Option {
        text: String,
    },
    /// 3.3.1-4: the name of a card.
    Name {
        name: String,
    },
    Attribute {
        attribute: AttributeView,
    },
    Race {
        race: RaceView,
    },
    NormalSummon {
        card: CardName,
    },
    SetMonster {
        card: CardName,
    },
    FlipSummon {
        card: CardName,
    },
    ChangePosition {
        card: CardName,
        to: FaceView,
    },
    /// By a procedure of its own, in words.
    SpecialSummon {
        card: CardName,
        text: String,
    },
    SynchroSummon {
        card: CardName,
    },
    XyzSummon {
        card: CardName,
    },
    LinkSummon {
        card: CardName,
    },
    PendulumSummon,
    SetSpellTrap {
        card: CardName,
    },
    Activate {
        effect: EffectView,
    },
    /// 3.6.3-94: what an effect left for this phase is done now.
    CarryOut {
        effect: EffectView,
    },
    Attack {
        card: CardName,
    },
    AttackDirectly,
    AttackMonster {
        card: CardName,
    },
    /// On to this phase.
    Phase {
        phase: PhaseView,
    },
}
