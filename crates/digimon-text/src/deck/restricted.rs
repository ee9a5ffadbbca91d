//! The restriction list that a pool of printed cards brings along.

use crate::pool::{Printed, Restriction, Status};
use digimon::overview::restrictions::Restrictions;

/// The list, and the cards that it parts from others without saying from which.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Restricted {
    pub list: Restrictions,
    pub half_pairs: Vec<String>,
}

impl Restricted {
    pub fn of(cards: &[Printed]) -> Restricted {
        let mut restricted = Restricted::default();
        for card in cards {
            if let Some(restriction) = &card.restriction {
                restricted.take(&card.id, restriction);
            }
        }
        restricted
    }

    fn take(&mut self, card: &str, Restriction { status, count, banned_with }: &Restriction) {
        match status {
            Status::Banned => self.list.allow(card, 0),
            Status::Restricted => self.list.allow(card, *count),
            Status::BannedPair if banned_with.is_empty() => self.half_pairs.push(card.to_owned()),
            Status::BannedPair => {}
        }
        for other in banned_with {
            self.list.part(card, other);
        }
    }
}
