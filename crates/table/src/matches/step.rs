//! What happens in a match, one step after the other.

use super::{FirstPlayer, Match, MatchRules, MatchStage};
use crate::{Outcome, PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// All that moves a match on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MatchStep<D> {
    /// The game ended. `left` is what the seats have for the rest of the match, where time is kept.
    Played { outcome: Outcome, left: Option<PerSeat<u32>> },
    /// A seat is ready for the next game, with another deck or with the one that it has.
    Ready { seat: Seat, deck: Option<D> },
    /// The seat that chooses says who goes first.
    First { seat: Seat, first: Seat },
    /// A seat gives up the match between two games.
    GaveUp(Seat),
}

/// Why a step is not taken. The match is as it was before.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MatchRefused<R> {
    #[error("the match does not wait for this")]
    NotNow,
    #[error("seat {0} is ready already")]
    ReadyAlready(Seat),
    #[error("seat {0} chooses who goes first")]
    OtherChooses(Seat),
    #[error("this game allows no other deck within a match")]
    NoChanges,
    #[error("the changed deck is not allowed")]
    Deck(R),
}

impl<D: Clone> Match<D> {
    /// Takes a step.
    ///
    /// # Errors
    /// When the match does not wait for it, or the game does not allow it; nothing has changed then.
    pub fn take<R>(&mut self, step: MatchStep<D>, rules: &R) -> Result<(), MatchRefused<R::Refusal>>
    where
        R: MatchRules<Deck = D> + ?Sized,
    {
        match step {
            MatchStep::Played { outcome, left } => self.played(outcome, left),
            MatchStep::Ready { seat, deck } => self.ready(seat, deck, rules),
            MatchStep::First { seat, first } => self.choose(seat, first),
            MatchStep::GaveUp(seat) => self.give_up(seat),
        }
    }

    fn played<R>(&mut self, outcome: Outcome, left: Option<PerSeat<u32>>) -> Result<(), MatchRefused<R>> {
        let MatchStage::Playing { .. } = self.stage else { return Err(MatchRefused::NotNow) };
        self.score.add(outcome);
        if self.left.is_some() {
            self.left = left.or(self.left);
        }
        self.stage = match self.out_of_time().or(self.score.decides(self.best_of)) {
            Some(outcome) => MatchStage::Over(outcome),
            None => MatchStage::Break { after: outcome, ready: PerSeat::default() },
        };
        Ok(())
    }

    /// Whoever has used up the time of the whole match has lost all of it.
    fn out_of_time(&self) -> Option<Outcome> {
        let left = self.left?;
        match Seat::BOTH.map(|seat| left[seat] == 0) {
            [true, true] => Some(Outcome::Draw),
            [true, false] => Some(Outcome::Won(Seat::B)),
            [false, true] => Some(Outcome::Won(Seat::A)),
            [false, false] => None,
        }
    }

    fn ready<R>(&mut self, seat: Seat, deck: Option<D>, rules: &R) -> Result<(), MatchRefused<R::Refusal>>
    where
        R: MatchRules<Deck = D> + ?Sized,
    {
        let MatchStage::Break { after, ready } = &mut self.stage else { return Err(MatchRefused::NotNow) };
        if ready[seat].is_some() {
            return Err(MatchRefused::ReadyAlready(seat));
        }
        if let Some(deck) = &deck {
            if !rules.may_change_decks() {
                return Err(MatchRefused::NoChanges);
            }
            rules.check_changed(&self.registered[seat], deck).map_err(MatchRefused::Deck)?;
        }
        ready[seat] = Some(deck.unwrap_or_else(|| self.decks[seat].clone()));
        if let PerSeat([Some(a), Some(b)]) = ready {
            self.decks = PerSeat([a.clone(), b.clone()]);
            self.stage = match rules.first_player(*after) {
                FirstPlayer::SetByGame => MatchStage::Playing { first: None },
                FirstPlayer::Seat(first) => MatchStage::Playing { first: Some(first) },
                FirstPlayer::ChosenBy(chooser) => MatchStage::Choosing(chooser),
            };
        }
        Ok(())
    }

    fn choose<R>(&mut self, seat: Seat, first: Seat) -> Result<(), MatchRefused<R>> {
        match self.stage {
            MatchStage::Choosing(chooser) if chooser == seat => {
                self.stage = MatchStage::Playing { first: Some(first) };
                Ok(())
            }
            MatchStage::Choosing(chooser) => Err(MatchRefused::OtherChooses(chooser)),
            MatchStage::Playing { .. } | MatchStage::Break { .. } | MatchStage::Over(_) => {
                Err(MatchRefused::NotNow)
            }
        }
    }

    fn give_up<R>(&mut self, seat: Seat) -> Result<(), MatchRefused<R>> {
        match self.stage {
            MatchStage::Break { .. } | MatchStage::Choosing(_) => {
                self.stage = MatchStage::Over(Outcome::Won(seat.other()));
                Ok(())
            }
            MatchStage::Playing { .. } | MatchStage::Over(_) => Err(MatchRefused::NotNow),
        }
    }
}
