//! What a game says about matches of it.

use crate::{Outcome, Seat};

/// Who goes first in a game of a match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FirstPlayer {
    /// Whoever the game says when it is set up, for example by chance.
    SetByGame,
    /// This seat.
    Seat(Seat),
    /// Whomever this seat chooses.
    ChosenBy(Seat),
}

/// What a game allows in a match.
pub trait MatchRules {
    /// All that a seat brings: what it plays with, and what it may put into it between two games.
    type Deck: Clone;
    /// Why a changed deck is not taken.
    type Refusal;

    /// Who goes first in the game after one that ended so. In the first game it is always [`FirstPlayer::SetByGame`].
    fn first_player(&self, last: Outcome) -> FirstPlayer;

    /// May decks be changed between two games?
    fn may_change_decks(&self) -> bool;

    /// Is this still the deck that was registered, with cards exchanged as the game allows it?
    ///
    /// # Errors
    /// When it is not.
    fn check_changed(&self, registered: &Self::Deck, changed: &Self::Deck) -> Result<(), Self::Refusal>;
}
