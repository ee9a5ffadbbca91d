//! DCG 15-6: conditions, "if …" and "while …".

use super::{Amount, Cmp, Filter, Happening, How, Noun, Target, Verb, Whose};
use crate::state::Phase;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Condition {
    /// There is at least one.
    Any(Noun),
    None(Noun),
    Compare(Amount, Cmp, Amount),
    /// The target is like this; false when it is not there.
    Is(Target, Vec<Filter>),
    YourTurn,
    OpponentsTurn,
    /// 6-1-2: it is this phase of the turn.
    InPhase(Phase),
    /// 8-2: this came about by DNA digivolution.
    DnaDigivolving,
    /// 7-2-2-9, 7-2-2-10: with at least so many cards.
    DigiXrosing(u8),
    Assembling,
    /// The card came from there: "if it was played from digivolution cards", "if digivolving
    /// from the trash".
    CameFrom(Origin),
    /// 16-15: the attack was declared by Blitz.
    Blitzing,
    /// A security card that is checked, or was, lay face up before.
    WasFaceUp,
    /// It has happened this turn, to such a player's cards or by them: "if you've digivolved
    /// this turn".
    ThisTurn(Happening, Whose),
    /// The event that triggered this came about in this way.
    Came(How),
    /// That was a play, not a digivolution, and came about in this way.
    PlayedBy(How),
    /// This effect did it to at least one card ("if this effect deleted").
    Did(Verb),
    /// The same, to a card of such a player ("if this effect deleted one of your Digimon").
    DidTo(Verb, Whose),
    /// The process before this one was carried out ("if you do").
    IfYouDo,
    /// An attack is going on.
    Attacking,
    /// This is in battle with such a card.
    Battling(Noun),
    Not(Box<Condition>),
    All(Vec<Condition>),
    AnyOf(Vec<Condition>),
}

/// Where a card that was played, digivolved into or added to the hand came from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Origin {
    Hand,
    Trash,
    Deck,
    Security,
    /// From under a card in play.
    Under,
    /// From outside the game.
    Outside,
}
