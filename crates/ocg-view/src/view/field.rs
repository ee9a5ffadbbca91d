//! OCG 3.2: the field, the piles, and the cards in them.

use super::{
    Asked, AttributeView, CardName, EffectView, FaceView, KindView, MarkerView, MonsterTypeView, PhaseView,
    RaceView, WayView, ZoneView,
};
use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

/// A duel at one moment.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    pub turn: u16,
    pub turn_player: Seat,
    pub phase: PhaseView,
    /// 3.3.2-69: the turn player has made the Normal Summon or Set of this turn.
    pub normal_summon_used: bool,
    /// 3.3.2-217
    pub pendulum_summon_used: bool,
    /// Seat A, seat B.
    pub sides: [SideView; 2],
    /// 3.2.1-46: the two Extra Monster Zones, from the left of seat A.
    pub extra_zones: [Option<ZoneCard>; 2],
    pub attack: Option<AttackView>,
    /// 3.4.3-29: the first link first.
    pub chain: Vec<LinkView>,
    /// Cards that are in no place just now: being Summoned, or their activation was negated.
    pub shown: Vec<CardView>,
    pub asked: Option<Asked>,
}

/// What one player has.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct SideView {
    pub life: i32,
    /// 3.2.1-7: the five Main Monster Zones from the left of this player.
    pub monsters: [Option<ZoneCard>; 5],
    /// 3.2.1-13: the five Spell & Trap Zones; the first and the last are the Pendulum Zones (3.2.1-38).
    pub spells: [Option<ZoneCard>; 5],
    /// 3.2.1-29
    pub field: Option<ZoneCard>,
    pub hand: Vec<CardView>,
    /// The top card first; cards that this viewer does not know have no number.
    pub deck: Vec<CardView>,
    pub extra_deck: Vec<CardView>,
    /// The newest card first.
    pub graveyard: Vec<CardView>,
    /// The newest card first.
    pub banished: Vec<CardView>,
    /// 3.7.3-3: how many cards are in the Side Deck.
    pub side_deck: u8,
}

/// One physical card or token.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct CardView {
    /// By which this viewer points at it; that of its place, if the card is not known.
    pub id: u16,
    /// Nothing if this viewer does not know the card. What is printed on it the request "facts" tells.
    pub number: Option<String>,
    pub owner: Seat,
    pub face: FaceView,
    /// Both players know it.
    pub public: bool,
}

/// A card in a zone of the field. What applies to it is told where it is face-up.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ZoneCard {
    pub card: CardView,
    pub controller: Seat,
    /// What it counts as where it is (3.2.1-8, -17); nothing for a Set card that this viewer does not know.
    pub kind: Option<KindView>,
    /// 3.2.1-43: it is a card of the Pendulum Zone.
    pub as_pendulum: bool,
    /// Nothing for a face-down card.
    pub values: Option<ZoneValues>,
    /// 3.3.2-195: its Xyz Materials, the first one first.
    pub materials: Vec<CardView>,
    /// 3.3.3-30: the card that it is equipped to.
    pub equipped_to: Option<u16>,
    pub counters: Vec<CounterView>,
    /// 3.3.2-247, 3.3.4-4: it was Set in this turn.
    pub set_this_turn: bool,
}

/// 3.3.1, 3.4.4-59: what a face-up card is now.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct ZoneValues {
    pub name: String,
    pub atk: Option<i32>,
    pub def: Option<i32>,
    /// As printed, where it is a number.
    pub printed_atk: Option<i32>,
    pub printed_def: Option<i32>,
    pub level: Option<i32>,
    pub rank: Option<i32>,
    pub link: Option<i32>,
    /// 3.3.1-67
    pub arrows: Vec<MarkerView>,
    /// 3.3.1-68: the monster zones that its arrows point to.
    pub points_to: Vec<ZoneView>,
    pub scale: Option<i32>,
    pub race: Option<RaceView>,
    pub attributes: Vec<AttributeView>,
    pub types: Vec<MonsterTypeView>,
    /// 3.4.4-57: its effects are negated.
    pub negated: bool,
    /// How it was Summoned last.
    pub summoned: Option<WayView>,
}

/// 3.4.4-126
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct CounterView {
    pub name: String,
    pub count: u16,
}

/// 3.6.3-25: the attack that is going on.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct AttackView {
    pub attacker: u16,
    pub target: TargetView,
    pub negated: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TargetView {
    Player(Seat),
    Card(u16),
}

/// 3.4.3-29: a chain link.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct LinkView {
    pub effect: EffectView,
    /// 3.4.2-2: the card itself was activated, not only an effect of it.
    pub is_card: bool,
    /// 3.4.3-9: what was chosen for it.
    pub targets: Vec<CardName>,
    pub negated: NegationView,
    /// It is being carried out.
    pub resolving: bool,
}

/// 3.4.4-48, -57
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum NegationView {
    None,
    Activation,
    Effect,
}
