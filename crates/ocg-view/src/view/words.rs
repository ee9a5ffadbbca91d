//! OCG 3.2.1, 3.3.1, 3.6.3: the words of the rulebook as the page knows them.

use ocg::card::{Attribute, Marker, MonsterType, Race, SpellKind, TrapKind};
use ocg::language::SummonWay;
use ocg::state::{BattleStep, DamageTime, Face, Phase, Zone};
use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

/// An enum of the page with the same variants as one of the rules.
macro_rules! same_words {
    ($(#[$doc:meta])* $name:ident of $of:ident { $($variant:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
        #[serde(rename_all = "snake_case")]
        pub enum $name {
            $($variant,)*
        }

        impl From<$of> for $name {
            fn from(word: $of) -> $name {
                match word {
                    $($of::$variant => $name::$variant,)*
                }
            }
        }

        impl From<$name> for $of {
            fn from(word: $name) -> $of {
                match word {
                    $($name::$variant => $of::$variant,)*
                }
            }
        }
    };
}

same_words! {
    /// 3.3.2-254: face-up (in Attack Position), in face-up Defense Position, or face-down.
    FaceView of Face { Up, UpDefense, Down }
}

same_words! {
    /// 3.3.1-41
    AttributeView of Attribute { Dark, Divine, Earth, Fire, Light, Water, Wind }
}

same_words! {
    /// 3.3.1-44: the Type.
    RaceView of Race {
        Aqua, Beast, BeastWarrior, CreatorGod, Cyberse, Dinosaur, DivineBeast, Dragon, Fairy, Fiend, Fish, Illusion,
        Insect, Machine, Plant, Psychic, Pyro, Reptile, Rock, SeaSerpent, Spellcaster, Thunder, Warrior, WingedBeast,
        Wyrm, Zombie,
    }
}

same_words! {
    /// 3.3.1-46 to -51
    MonsterTypeView of MonsterType {
        Normal, Effect, Fusion, Ritual, Synchro, Xyz, Pendulum, Link, Tuner, Flip, Toon, Spirit, Union, Gemini,
        SpecialSummon, Token,
    }
}

same_words! {
    /// 3.3.1-67: where an arrow points, seen by the one who controls the monster.
    MarkerView of Marker { TopLeft, Top, TopRight, Left, Right, BottomLeft, Bottom, BottomRight }
}

same_words! {
    /// 3.3.2: how a monster is Summoned.
    WayView of SummonWay { Normal, Tribute, Flip, Special, Ritual, Fusion, Synchro, Xyz, Pendulum, Link }
}

/// 3.3.1-2
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum KindView {
    Monster,
    Spell,
    Trap,
}

/// 3.3.1-77 to -89: which kind of Spell or Trap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SpellTrapView {
    Normal,
    Continuous,
    Ritual,
    Equip,
    Field,
    QuickPlay,
    Counter,
}

impl From<SpellKind> for SpellTrapView {
    fn from(kind: SpellKind) -> SpellTrapView {
        match kind {
            SpellKind::Normal => SpellTrapView::Normal,
            SpellKind::Ritual => SpellTrapView::Ritual,
            SpellKind::Continuous => SpellTrapView::Continuous,
            SpellKind::Equip => SpellTrapView::Equip,
            SpellKind::Field => SpellTrapView::Field,
            SpellKind::QuickPlay => SpellTrapView::QuickPlay,
        }
    }
}

impl From<TrapKind> for SpellTrapView {
    fn from(kind: TrapKind) -> SpellTrapView {
        match kind {
            TrapKind::Normal => SpellTrapView::Normal,
            TrapKind::Continuous => SpellTrapView::Continuous,
            TrapKind::Counter => SpellTrapView::Counter,
        }
    }
}

/// 3.6.3-1, -21, -48: the phases, the steps of the Battle Phase, and the five times of the Damage Step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    Setup,
    Draw,
    Standby,
    Main1,
    StartStep,
    BattleStep,
    DamageStart,
    BeforeCalculation,
    Calculation,
    AfterCalculation,
    DamageEnd,
    EndStep,
    Main2,
    End,
}

impl From<Phase> for PhaseView {
    fn from(phase: Phase) -> PhaseView {
        match phase {
            Phase::Setup => PhaseView::Setup,
            Phase::Draw => PhaseView::Draw,
            Phase::Standby => PhaseView::Standby,
            Phase::Main1 => PhaseView::Main1,
            Phase::Battle(BattleStep::Start) => PhaseView::StartStep,
            Phase::Battle(BattleStep::Battle) => PhaseView::BattleStep,
            Phase::Battle(BattleStep::Damage(time)) => match time {
                DamageTime::Start => PhaseView::DamageStart,
                DamageTime::BeforeCalculation => PhaseView::BeforeCalculation,
                DamageTime::Calculation => PhaseView::Calculation,
                DamageTime::AfterCalculation => PhaseView::AfterCalculation,
                DamageTime::End => PhaseView::DamageEnd,
            },
            Phase::Battle(BattleStep::End) => PhaseView::EndStep,
            Phase::Main2 => PhaseView::Main2,
            Phase::End => PhaseView::End,
        }
    }
}

/// 3.2.1: a zone. Numbers count from the left of the player whose zone it is, from 0; those of the Extra Monster Zones
/// from the left of seat A.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ZoneView {
    Main(Seat, u8),
    Extra(u8),
    /// The first and the last are Pendulum Zones.
    SpellTrap(Seat, u8),
    Field(Seat),
}

impl From<Zone> for ZoneView {
    fn from(zone: Zone) -> ZoneView {
        match zone {
            Zone::Main(seat, n) => ZoneView::Main(seat, n),
            Zone::Extra(n) => ZoneView::Extra(n),
            Zone::SpellTrap(seat, n) => ZoneView::SpellTrap(seat, n),
            Zone::Field(seat) => ZoneView::Field(seat),
        }
    }
}

impl From<ZoneView> for Zone {
    fn from(zone: ZoneView) -> Zone {
        match zone {
            ZoneView::Main(seat, n) => Zone::Main(seat, n),
            ZoneView::Extra(n) => Zone::Extra(n),
            ZoneView::SpellTrap(seat, n) => Zone::SpellTrap(seat, n),
            ZoneView::Field(seat) => Zone::Field(seat),
        }
    }
}
