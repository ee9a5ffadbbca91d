//! Matches of Digimon: who goes first is decided by chance in each game (5-2-1-3), and decks stay as they are.

use super::DigimonHost;
use host::Problem;
use serde_json::Value;
use table::{FirstPlayer, MatchRules, Outcome};

impl MatchRules for DigimonHost {
    type Deck = Value;
    type Refusal = Problem;

    fn first_player(&self, _: Outcome) -> FirstPlayer {
        FirstPlayer::SetByGame
    }

    fn may_change_decks(&self) -> bool {
        false
    }

    fn check_changed(&self, _: &Value, _: &Value) -> Result<(), Problem> {
        Err(Problem::new("deck", "it stays the same within a match", "play on with the one that you have"))
    }
}
