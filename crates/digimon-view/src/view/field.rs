//! DCG 3: the areas and what lies in them.

use super::{Asked, EffectView, Mark};
use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

/// A game at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    pub turn: u16,
    pub turn_player: Seat,
    pub phase: PhaseView,
    /// 4-1: positive on the side of seat A.
    pub memory: i8,
    /// Seat A, seat B.
    pub sides: [SideView; 2],
    pub attack: Option<AttackView>,
    /// 15-4-4: the effects that wait to be activated; the first goes first, as far as it is decided.
    pub pending: Vec<EffectView>,
    /// The effects that are being carried out; the innermost is the last.
    pub resolving: Vec<EffectView>,
    /// Cards that belong to no area just now: revealed, used, checked.
    pub shown: Vec<CardView>,
    pub asked: Option<Asked>,
}

/// 6-1-2
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    Setup,
    Unsuspend,
    Draw,
    Breeding,
    Main,
}

/// What one player has.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SideView {
    /// The top card first; cards that this viewer does not know have no number.
    pub deck: Vec<CardView>,
    pub egg_deck: Vec<CardView>,
    pub hand: Vec<CardView>,
    /// The top card first.
    pub security: Vec<CardView>,
    /// The newest card first.
    pub trash: Vec<CardView>,
    pub breeding: Option<UnitView>,
    /// Digimon, Tamers and Options in the order in which they came.
    pub battle: Vec<UnitView>,
}

/// One physical card.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct CardView {
    /// Of this viewer only. A card that the viewer knows keeps it wherever it goes; one that the viewer does not know
    /// is called by its place.
    pub id: u16,
    /// Its card number, if this viewer knows it: the page asks for its facts by it.
    pub number: Option<String>,
    pub owner: Seat,
    pub face: FaceView,
    /// Both players know what it is, though it may lie face down.
    pub public: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FaceView {
    Up,
    Down,
}

/// One card in play with what is under it and linked to it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct UnitView {
    pub id: u16,
    pub owner: Seat,
    /// The top card first.
    pub stack: Vec<CardView>,
    pub links: Vec<CardView>,
    pub suspended: bool,
    /// 7-1-2-1: it came this turn and cannot attack yet.
    pub fresh: bool,
    /// As they are now, with everything that changes them.
    pub dp: Option<i32>,
    pub level: Option<i32>,
    pub security_attack: i32,
    /// Its colours as they are now, such as "red".
    pub colors: Vec<String>,
    /// 16: the keywords that it has now, as they are printed, without brackets.
    pub keywords: Vec<String>,
    /// Restrictions and immunities that lie on it, each once.
    pub marks: Vec<Mark>,
}

/// 11: the attack that goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct AttackView {
    pub attacker: u16,
    pub target: TargetView,
    pub blocked: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TargetView {
    Player(Seat),
    Unit(u16),
    Gone,
}
