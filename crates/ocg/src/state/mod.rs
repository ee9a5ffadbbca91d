//! The whole state of a duel as plain data: clone it, compare it, hash it, store it at any moment.

mod card;
mod decision;
mod event;
mod frame;
mod ids;
mod lasting;
mod on_field;
mod picking;
mod turn;
mod zones;

pub use card::{Becomes, CardState, CountsAs, Face, LeftWith, Location};
pub use decision::{Ask, Choice, Decision};
pub use event::{By, Endless, Event, Logged, Move, Snapshot, Statement, What};
pub use frame::{
    Activate, ActivateStage, AttackStage, Chain, ChainLink, ChainStage, Collect, CollectStage, FightStage,
    Fighting, Frame, Mode, Negation, Placing, Put, ReplaceStage, Replacing, RunStage, Running, Setting,
    Slots, SummonStage, Summoning, ToActivate, TrapReturn, TurnStage, Value, Window, WindowKind, WindowStage,
};
pub use ids::{CardId, CardRef, Source};
pub use lasting::{
    Away, AwayFrom, Borrowed, Deferred, Ends, GivenTo, Lingering, Met, Use, UsedBy, Watched, Watching,
};
pub use on_field::{OnField, Remembered};
pub use picking::{Detaching, Joined, MaterialPick, Ordering, PendulumPick, Pick, RitualPick, RitualStage};
pub use table::Known;
pub use turn::{Attack, AttackTarget, BattleStep, DamageTime, Fighter, Monsters, Phase, Succeeded, Turn};
pub use zones::{EVERY, PENDULUM, ZONES, Zone, Zones};

use crate::card::LifePoints;
use crate::language::Place;
use serde::{Deserialize, Serialize};
use table::{Dice, Outcome, PerSeat, Seat, Windows};

/// A player's piles. The last card of a Deck or Graveyard is its top card.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Piles {
    pub deck: Vec<CardId>,
    pub hand: Vec<CardId>,
    pub graveyard: Vec<CardId>,
    pub banished: Vec<CardId>,
    pub extra: Vec<CardId>,
}

impl Piles {
    /// The cards of a place that is a pile.
    pub fn at(&self, place: Place) -> &[CardId] {
        match place {
            Place::Hand => &self.hand,
            Place::Deck => &self.deck,
            Place::Graveyard => &self.graveyard,
            Place::Banished => &self.banished,
            Place::ExtraDeck | Place::ExtraDeckFaceUp => &self.extra,
            Place::MonsterZone
            | Place::MainMonsterZone
            | Place::ExtraMonsterZone
            | Place::SpellTrapZone
            | Place::FieldZone
            | Place::PendulumZone => &[],
        }
    }
}

/// A duel at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    pub(crate) cards: Vec<CardState>,
    pub(crate) zones: Zones,
    pub(crate) piles: PerSeat<Piles>,
    pub(crate) life: PerSeat<LifePoints>,
    pub(crate) turn: Turn,
    pub(crate) attack: Option<Attack>,
    /// 3.4.3-8: the present moment.
    pub(crate) moment: u32,
    /// Counts all that begins to apply (3.4.4-64).
    pub(crate) clock: u32,
    pub(crate) lingering: Vec<Lingering>,
    /// 3.4.4-43: whose control goes back.
    pub(crate) borrowed: Vec<Borrowed>,
    /// 3.4.4-32
    pub(crate) away: Vec<Away>,
    pub(crate) watching: Vec<Watching>,
    /// 3.4.4-86: what is applied next, without a chain.
    pub(crate) applied: Vec<Running>,
    /// What happens later in this turn or another.
    pub(crate) deferred: Vec<Deferred>,
    /// 3.3.2-293, 3.6.3-68: cards that are certain to be destroyed, so that their continuous effects have stopped.
    pub(crate) doomed: Vec<CardRef>,
    /// 3.3.2-198: Xyz Materials whose monster has just left, on their way to the Graveyard.
    pub(crate) loose: Vec<CardId>,
    pub(crate) uses: Vec<Use>,
    /// 3.2.1-27: whose Deck was searched and not shuffled yet.
    pub(crate) searched: PerSeat<bool>,
    /// 3.2.1-22: what came to a Graveyard together and is not in order yet.
    pub(crate) unordered: Vec<Ordering>,
    /// At which windows the duel stops.
    pub(crate) windows: Windows,
    /// 3.7.3-3: how many cards the Side Decks have.
    pub(crate) side: PerSeat<u8>,
    pub(crate) met: Vec<Met>,
    /// What happened since the last window opened, for cards that are timed to it.
    pub(crate) recent: Vec<Event>,
    pub(crate) frames: Vec<Frame>,
    pub(crate) decision: Option<Decision>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) dice: Dice,
}

impl State {
    pub fn card(&self, card: CardId) -> &CardState {
        &self.cards[card.index()]
    }

    /// How many cards there are, tokens among them.
    pub fn cards(&self) -> u16 {
        self.cards.len() as u16
    }

    /// How many things are in the middle of being done, wait, or last; Tokens among them, which are never used again.
    pub(crate) fn held(&self) -> usize {
        let lasting = self.lingering.len() + self.watching.len() + self.applied.len() + self.deferred.len();
        self.frames.len() + self.met.len() + self.recent.len() + self.cards.len() + lasting
    }

    /// Anybody may count them: 3.2.1-26, -34, 3.2.2-3.
    pub fn pile(&self, seat: Seat) -> &Piles {
        &self.piles[seat]
    }

    pub fn zones(&self) -> &Zones {
        &self.zones
    }

    /// 3.7.3-3: how many cards are in the Side Deck of this player.
    pub fn side(&self, seat: Seat) -> u8 {
        self.side[seat]
    }

    pub fn life(&self, seat: Seat) -> LifePoints {
        self.life[seat]
    }

    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// 3.6.3-25: the attack that is going on.
    pub fn attack(&self) -> Option<Attack> {
        self.attack
    }

    /// 3.4.3-29: the links of the chain that is being built or resolved, the first one first.
    pub fn chain_links(&self) -> &[ChainLink] {
        let chain =
            self.frames.iter().rev().find_map(|frame| {
                if let Frame::Chain(chain) = frame { Some(&chain.links[..]) } else { None }
            });
        chain.unwrap_or_default()
    }

    /// What is going on; the last frame goes on.
    pub fn frames(&self) -> &[Frame] {
        &self.frames
    }

    /// 3.6.3-94: the effect that left something for later.
    pub fn left_for_later(&self, nth: u8) -> Option<Source> {
        self.deferred.get(usize::from(nth)).map(|left| left.running.source)
    }

    pub(crate) fn set_zone(&mut self, zone: Zone, card: Option<CardId>) {
        self.zones.set(zone, card);
    }
}
