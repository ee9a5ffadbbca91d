//! OCG 3.3.2-127 to -138, -141 to -159: the choice of Tributes or materials for a Ritual or Fusion Summon: in one of
//! several ways, with one that must be among them, and with a zone that is free afterwards.

use super::solver::Problem;
use super::zones;
use crate::game::Game;
use crate::language::Filter;
use crate::query::{Query, Standpoint};
use crate::state::CardId;
use table::Seat;

/// 3.3.2-138, -159: where those are of which one must be used, if any are asked for.
pub(super) fn including(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    from: &[CardId],
    like: &[Filter],
) -> Option<Vec<usize>> {
    let fits = |at: &usize| like.iter().all(|filter| query.is_material(standpoint, from[*at], filter));
    (!like.is_empty()).then(|| (0..from.len()).filter(fits).collect())
}

/// What can be chosen for the Summon of a monster.
pub(crate) struct Alternatives {
    pub seat: Seat,
    /// The monster that is to be Summoned.
    pub card: CardId,
    pub from: Vec<CardId>,
    /// Each is a whole way to do it; with and without a substitute (3.3.2-159).
    pub ways: Vec<Problem>,
    /// 3.3.2-138, -159: one of these must be among them.
    pub include: Option<Vec<usize>>,
}

impl Alternatives {
    fn at(&self, chosen: &[CardId]) -> Vec<usize> {
        chosen.iter().filter_map(|card| self.from.iter().position(|other| other == card)).collect()
    }

    fn frees(&self, game: &Game, at: usize) -> bool {
        zones::is_room_for(game, self.card, self.seat, &[self.from[at]])
    }

    /// Is the choice a whole one, and is there a zone then?
    pub fn is_complete(&self, game: &Game, chosen: &[CardId]) -> bool {
        let at = self.at(chosen);
        !at.is_empty()
            && self.include.as_ref().is_none_or(|include| at.iter().any(|one| include.contains(one)))
            && self.ways.iter().any(|way| way.is_complete(&at))
            && zones::is_room_for(game, self.card, self.seat, chosen)
    }

    /// Can the choice be made whole, so that a zone is free (3.3.2-102)?
    pub fn can_be_completed(&self, game: &Game, chosen: &[CardId]) -> bool {
        let at = self.at(chosen);
        let free = zones::is_room_for(game, self.card, self.seat, chosen);
        if free {
            return self.with_what_must_be(&at);
        }
        let others = (0..self.from.len()).filter(|one| !at.contains(one) && self.frees(game, *one));
        others.into_iter().any(|one| self.with_what_must_be(&[&at[..], &[one]].concat()))
    }

    fn with_what_must_be(&self, at: &[usize]) -> bool {
        match &self.include {
            Some(include) if !at.iter().any(|one| include.contains(one)) => {
                include.iter().any(|&one| self.completes(&[at, &[one]].concat()))
            }
            Some(_) | None => self.completes(at),
        }
    }

    fn completes(&self, at: &[usize]) -> bool {
        self.ways.iter().any(|way| way.can_be_completed(at))
    }
}
