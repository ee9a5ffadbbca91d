//! Quick words between players: heard by everybody at the table, stored nowhere, and not too many of them.

use super::Room;
use super::said::own;
use crate::problem;
use crate::protocol::{Holding, ToPage, Word};
use host::Problem;
use std::collections::VecDeque;
use std::time::Duration;
use table::Seat;
use tokio::time::Instant;

/// So many words within this time are enough.
const MOST: usize = 3;
const WITHIN: Duration = Duration::from_secs(10);

/// When a seat has spoken last.
#[derive(Clone, Debug, Default)]
pub struct Spoken(VecDeque<Instant>);

impl Spoken {
    /// May it speak again? Then it has.
    fn speaks(&mut self, now: Instant) -> bool {
        self.0.retain(|&then| now.duration_since(then) < WITHIN);
        let may = self.0.len() < MOST;
        if may {
            self.0.push_back(now);
        }
        may
    }
}

impl Room {
    pub(super) fn say(&mut self, who: Holding, seat: Seat, word: Word) -> Result<(), Problem> {
        own(who, seat)?;
        if !self.spoken[seat.index()].speaks(Instant::now()) {
            return Err(problem::said_enough(WITHIN.as_secs()));
        }
        for seated in &mut self.seated {
            seated.tell(&ToPage::Said { seat, word });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_some_words_there_is_a_pause() {
        let (mut spoken, start) = (Spoken::default(), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        assert!([0, 1, 2].into_iter().all(|second| spoken.speaks(at(second))));
        assert!(!spoken.speaks(at(3)) && !spoken.speaks(at(9)));
        assert!(spoken.speaks(at(10)) && !spoken.speaks(at(10)));
    }
}
