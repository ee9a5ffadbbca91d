//! What can be expected of a duel at a moment.

use super::{DeckFact, EffectRef, MatchFact, Place, Ref, ZoneRef};
use ocg::card::{Attribute, MonsterType, Race};
use ocg::state::Phase;
use table::Seat;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OcgFact {
    Seat(Seat, SeatFact),
    /// Of all the cards: whether it holds.
    Cards {
        of: Vec<Ref>,
        fact: CardFact,
        yes: bool,
    },
    Game(GameFact),
    Deck(DeckFact),
    Match(MatchFact),
}

/// What a player has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatFact {
    LifePoints(i32),
    /// 3.7.3-3: how many cards are in the Side Deck.
    SideDeck(usize),
    Cards {
        count: usize,
        place: Place,
    },
    Holds {
        items: Vec<Item>,
        place: Holding,
        exactly: bool,
        yes: bool,
    },
    Knows {
        cards: Vec<Ref>,
        yes: bool,
    },
}

/// Which part of an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holding {
    Anywhere(Place),
    /// In this order, from the top card down.
    TopOf(Place),
    /// In this order; the last is the lowest.
    BottomOf(Place),
}

/// So many of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    pub count: usize,
    pub what: Ref,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardFact {
    In(Option<Seat>, Place),
    Zone(ZoneRef),
    FaceUp,
    FaceDown,
    AttackPosition,
    DefensePosition,
    Atk(Option<i32>),
    Def(Option<i32>),
    Level(Option<i32>),
    Rank(i32),
    LinkRating(i32),
    Scale(i32),
    Attribute(Attribute),
    Race(Race),
    Type(MonsterType),
    Monster,
    Spell,
    Trap,
    Named(String),
    EquippedTo(Ref),
    Counters(usize, String),
    Materials(usize),
    MaterialOf(Ref),
    ControlledBy(Seat),
    OwnedBy(Seat),
    ProperlySummoned,
    Negated,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameFact {
    TurnOf(Seat),
    Turn(u16),
    Phase(PhaseName),
    /// 3.4.3-29: the first is 1.
    ChainLink(usize, EffectRef),
    ChainLinks(usize),
}

/// A phase, or a part of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PhaseName {
    Exactly(Phase),
    BattlePhase,
    BattleStep,
    DamageStep,
    MainPhase,
}
