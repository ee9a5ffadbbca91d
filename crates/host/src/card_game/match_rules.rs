//! The matches of a card game: its rules, about decks as JSON.

use super::{CardGame, CardHost};
use crate::Problem;
use crate::requests::asked;
use serde_json::Value;
use table::{FirstPlayer, MatchRules, Outcome};

impl<G: CardGame> MatchRules for CardHost<G> {
    type Deck = Value;
    type Refusal = Problem;

    fn first_player(&self, last: Outcome) -> FirstPlayer {
        G::first_player(last)
    }

    fn may_change_decks(&self) -> bool {
        G::CHANGES_DECKS
    }

    fn check_changed(&self, registered: &Value, changed: &Value) -> Result<(), Problem> {
        if !G::CHANGES_DECKS {
            return Err(Problem::new(
                "deck",
                "it stays the same within a match",
                "play on with the one that you have",
            ));
        }
        G::check_changed(&asked("deck", registered)?, &asked("deck", changed)?)
    }
}
