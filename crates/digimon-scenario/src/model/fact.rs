//! What can be expected of a game at a moment.

use super::{CardName, EffectRef, Place, Ref};
use digimon::effects::language::{Face, KeywordKind};
use digimon::state::Phase;
use table::Seat;

/// What can be expected of a game of Digimon alone.
#[derive(Clone, PartialEq, Debug)]
pub enum DigimonFact {
    Seat(Seat, SeatFact),
    /// Of all the cards: whether it holds.
    Cards {
        of: Vec<Ref>,
        fact: CardFact,
        yes: bool,
    },
    Pending {
        effect: EffectRef,
        yes: bool,
    },
    Game(GameFact),
    Knows(Knows),
    /// 1-4-1: the clauses that a deck list breaks; none if it is legal.
    Deck {
        name: String,
        legal: bool,
        by: Vec<String>,
    },
}

/// Who knows what cards are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Knows {
    pub who: Vec<Seat>,
    pub what: Seen,
    pub yes: bool,
}

/// Cards that may be known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seen {
    Cards(Vec<Ref>),
    /// Every card of an area.
    All(Seat, Place),
    /// So many of the cards of an area.
    Some(usize, Seat, Place),
}

/// What a player has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatFact {
    Memory(i8),
    Cards { count: usize, places: Vec<Place> },
    Holds { items: Vec<Item>, place: Holding, exactly: bool, yes: bool },
}

/// Which part of an area.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Holding {
    /// In one of these areas.
    Anywhere(Vec<Place>),
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
    Dp(Option<i32>),
    Level(Option<i32>),
    Suspended,
    Keyword(KeywordKind),
    DigivolutionCards(usize),
    LinkCards(usize),
    /// Exactly these cards are under it, from the top down.
    Over(Vec<CardName>),
    /// Its top card.
    Named(CardName),
    In(Place),
    Checks(i32),
    LinkedTo(Ref),
    Under(Ref),
    Face(Face),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameFact {
    TurnOf(Seat),
    Turn(u16),
    Phase(Phase),
    NothingPending,
    /// 5-1-2
    NoToken,
}
