//! Matches: the loser of a game chooses who begins, and a seat's numbers, where it brought some, may be
//! exchanged for those beside them.

use super::BareHost;
use host::Problem;
use serde_json::Value;
use table::{FirstPlayer, MatchRules, Outcome};

impl MatchRules for BareHost {
    type Deck = Value;
    type Refusal = Problem;

    fn first_player(&self, last: Outcome) -> FirstPlayer {
        match last {
            Outcome::Won(winner) => FirstPlayer::ChosenBy(winner.other()),
            Outcome::Draw => FirstPlayer::SetByGame,
        }
    }

    fn may_change_decks(&self) -> bool {
        true
    }

    /// The same numbers, as many as before beside the deck.
    fn check_changed(&self, registered: &Value, changed: &Value) -> Result<(), Problem> {
        let part = |deck: &Value, name: &str| deck[name].as_array().cloned().unwrap_or_default();
        let all = |deck: &Value| {
            let mut all = [part(deck, "numbers"), part(deck, "beside")].concat();
            all.sort_by_key(Value::as_u64);
            all
        };
        let is_same = all(registered) == all(changed)
            && part(registered, "beside").len() == part(changed, "beside").len();
        let other = || Problem::new("deck", "other numbers", "exchange what you brought");
        is_same.then_some(()).ok_or_else(other)
    }
}
