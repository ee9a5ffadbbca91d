//! Every change that a duel can undergo.

use crate::language::{SummonWay, To};
use crate::library::DefId;
use crate::state::{AttackTarget, CardId, CardRef, Endless, Face, Lingering, Move, Phase, Source, Zone};
use table::Seat;

/// What is about to happen.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    /// Cards go somewhere.
    Move {
        cards: Vec<CardId>,
        why: Move,
        to: Destination,
    },
    /// 3.3.2-75: a card that is being Summoned is on its way, in no place.
    TakeUp {
        cards: Vec<CardId>,
        way: SummonWay,
    },
    /// 3.3.2-76: monsters are on the field.
    Summon {
        cards: Vec<(CardId, Zone, Face)>,
        /// On whose field.
        seat: Seat,
        summoner: Seat,
        way: SummonWay,
        properly: bool,
        /// 2.1.7-5: by which procedure of its own.
        procedure: Option<u8>,
        /// What it is made of, where it has gone.
        materials: Vec<CardId>,
    },
    /// 3.3.2-176, -233: the Summon succeeded, so what was sent or stacked for it was its material.
    UsedAsMaterial {
        cards: Vec<CardId>,
        made: CardId,
        way: SummonWay,
    },
    /// 3.3.2-75, -108, -125: they are in no place, and were not properly Summoned.
    SummonNegated {
        cards: Vec<CardId>,
    },
    /// 3.3.2-94, 3.3.3-11
    Set {
        card: CardId,
        zone: Zone,
        seat: Seat,
    },
    /// 3.3.2-99: a monster that was turned face-down counts as Set.
    CountsAsSet {
        card: CardId,
    },
    /// 3.3.3-2: a Spell or Trap is put down face-up, or turned up where it is.
    FaceUp {
        card: CardId,
        zone: Zone,
        seat: Seat,
        as_pendulum: bool,
    },
    /// 2.1.6-2: a Trap that was a monster lies in a Spell & Trap Zone again.
    TrapReturned {
        card: CardId,
        zone: Zone,
    },
    /// 3.3.3-9
    Remain {
        card: CardId,
    },
    /// 3.2.1-17: what a card counts as where it was put.
    CountAs {
        card: CardId,
        as_what: crate::state::CountsAs,
    },
    /// 3.3.2-251
    Flip {
        card: CardId,
        face: Face,
    },
    /// 3.4.4-109
    TurnDown {
        cards: Vec<CardId>,
    },
    Position {
        cards: Vec<(CardId, Face)>,
        by_player: bool,
    },
    Damage {
        seat: Seat,
        amount: i32,
    },
    BattleDamage {
        seat: Seat,
        amount: i32,
        by: CardId,
    },
    Gain {
        seat: Seat,
        amount: i32,
    },
    Pay {
        seat: Seat,
        amount: i32,
    },
    Lose {
        seat: Seat,
        amount: i32,
    },
    Activated(Source),
    Targeted {
        cards: Vec<CardRef>,
    },
    ActivationNegated(Source),
    EffectNegated(Source),
    Resolved(Source),
    Finished(Source),
    AttackDeclared {
        attacker: CardId,
        target: AttackTarget,
    },
    AttackNegated,
    /// The attack goes on against this monster.
    AttackTarget(CardId),
    Battled {
        one: CardId,
        two: Option<CardId>,
    },
    DestroysInBattle {
        winner: CardId,
        loser: CardRef,
    },
    /// 3.4.4-43
    Control {
        card: CardId,
        to: Seat,
        zone: Zone,
    },
    /// 3.4.4-136
    MoveZone {
        card: CardId,
        zone: Zone,
    },
    /// 3.4.4-32
    Return {
        card: CardId,
        zone: Zone,
        face: Face,
        seat: Seat,
    },
    /// 3.3.1-4
    Declare {
        card: CardId,
        name: DefId,
    },
    Equip {
        card: CardId,
        to: CardId,
        zone: Zone,
        seat: Seat,
    },
    Counters {
        card: CardId,
        kind: u16,
        by: i32,
    },
    Attach {
        cards: Vec<CardId>,
        to: CardId,
    },
    Shuffle(Seat),
    Reveal {
        cards: Vec<CardId>,
    },
    /// Only this player sees them.
    Look {
        cards: Vec<CardId>,
        seat: Seat,
    },
    Give(Lingering),
    TossCoins(i32),
    RollDice(i32),
    /// What goes on has no end.
    Endless(Endless),
    Phase(Phase),
    Turn {
        player: Seat,
        number: u16,
    },
    /// 3.1.4-1
    Over(table::Outcome),
}

/// Where cards go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Destination {
    Graveyard,
    Banished(Face),
    Hand,
    Deck(To),
    /// 3.2.1-35
    ExtraDeckFaceUp,
}
