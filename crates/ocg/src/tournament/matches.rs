//! OCG 3.1.1-2, 3.1.2-17, 3.6.1-5, 3.7-2, 3.7.3: matches: who begins the next duel, and what may be exchanged
//! with the Side Deck between two duels.

use crate::card::Password;
use crate::library::Library;
use crate::overview::deck_building::{Fault, Part, faults};
use crate::setup::Deck;
use crate::state::Statement;
use std::sync::Arc;
use table::{BestOf, FirstPlayer, Match, MatchRules, Outcome, PerSeat};

/// 3.1.1-2, 3.7-2: at most three duels; who wins two of them wins the match.
pub const LENGTH: BestOf = BestOf::THREE;

/// 3.7.3-2: a match begins with the decks as they were registered. After it they are that again (3.7.3-1).
pub fn begin(registered: PerSeat<Deck>) -> Match<Deck> {
    Match::new(LENGTH, registered, None)
}

/// Matches with the cards of this library.
#[derive(Clone, Debug)]
pub struct Matches(pub Arc<Library>);

/// Why a changed deck is not taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotExchanged {
    #[error("the {part} had {had} cards and has {has} now (3.1.2-17)")]
    Size { part: Part, had: usize, has: usize },
    #[error("these are not the cards that were registered (3.1.2-17)")]
    OtherCards,
    #[error("{}", .0.first().map(ToString::to_string).unwrap_or_default())]
    Deck(Vec<Fault>),
}

impl NotExchanged {
    pub fn statements(&self) -> Vec<Statement> {
        match self {
            NotExchanged::Size { .. } | NotExchanged::OtherCards => vec!["3.1.2-17"],
            NotExchanged::Deck(faults) => faults.iter().filter_map(Fault::statement).collect(),
        }
    }
}

impl MatchRules for Matches {
    type Deck = Deck;
    type Refusal = NotExchanged;

    /// 3.6.1-5: the loser chooses; after a draw chance decides again.
    fn first_player(&self, last: Outcome) -> FirstPlayer {
        match last {
            Outcome::Won(winner) => FirstPlayer::ChosenBy(winner.other()),
            Outcome::Draw => FirstPlayer::SetByGame,
        }
    }

    fn may_change_decks(&self) -> bool {
        true
    }

    /// 3.1.2-17: the same cards, and each part as large as it was; what was banished is among them (3.4.4-30).
    fn check_changed(&self, registered: &Deck, changed: &Deck) -> Result<(), NotExchanged> {
        for part in Part::ALL {
            let (had, has) = (part.of(registered).len(), part.of(changed).len());
            if had != has {
                return Err(NotExchanged::Size { part, had, has });
            }
        }
        if all(registered) != all(changed) {
            return Err(NotExchanged::OtherCards);
        }
        let faults = faults(&self.0, changed);
        if faults.is_empty() { Ok(()) } else { Err(NotExchanged::Deck(faults)) }
    }
}

fn all(deck: &Deck) -> Vec<Password> {
    let mut all: Vec<Password> = Part::ALL.into_iter().flat_map(|part| part.of(deck).to_vec()).collect();
    all.sort_unstable();
    all
}
