//! Deck lists, and what can be said of them and of matches.

use scenario::CardName;
use table::Seat;

/// A deck with its Extra Deck and Side Deck, to be judged by the rules; in no duel.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DeckList {
    pub name: String,
    pub main: Vec<CardName>,
    pub extra: Vec<CardName>,
    pub side: Vec<CardName>,
}

/// What holds of a deck list; `by` are all the statements that it breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckFact {
    pub name: String,
    pub is: DeckQuality,
    pub yes: bool,
    pub by: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckQuality {
    /// 3.1.2
    Legal,
    /// 3.7.1: by the limits that the cards say.
    AllowedInTournaments,
    /// 3.1.2-17, 3.7.3-2: it may become that one.
    MayBecome(String, Within),
    /// 3.7.3-1: it is what is registered after a match in which it became that one.
    IsRestoredFrom(String),
    /// 3.4.4-30: the next duel begins with this card in the Deck or the first hand.
    HasInNextDuel(CardName),
}

/// When a deck is changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Within {
    BetweenDuels,
    BeforeTheFirstDuel,
}

/// How a match stands after duels that ended so; nobody won a drawn one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchFact {
    pub won: Vec<Option<Seat>>,
    pub then: MatchStands,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatchStands {
    WonBy(Seat),
    Drawn,
    GoesOn,
    /// 3.6.1-5: who says who begins the next duel.
    Chooses(Seat),
    /// Chance decides who begins.
    Chance,
}
