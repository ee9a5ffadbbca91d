//! Which question is asked: a name for each `digimon::state::Ask`.

use serde::Serialize;
use ts_rs::TS;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Keep the opening hand, or draw anew once (5-2-1-4).
    Redraw,
    Breeding,
    MainPhase,
    /// Which of the triggered effects goes next.
    NextEffect,
    /// Which of the effects that cut in goes next.
    NextImmediate,
    /// Activate this effect that need not be activated?
    Optional,
    /// Pay what the effect asks for with "by"?
    By,
    /// Let this happen instead?
    Instead,
    Target,
    DigiXros,
    Assembly,
    DnaDigivolve,
    BurstTamer,
    /// In which order, one after the other.
    Order,
    TopOrBottom,
    Mode,
    Number,
    AttackTarget,
    Counter,
    Block,
    LinkToTrash,
    Requirement,
    EffectToActivate,
    LoopCount,
}
