//! DCG 7-2-2-4, 7-3-2-4: which cards can be laid into the places of a DigiXros or Assembly requirement.
//! What fits where is asked once.

use super::digixros::fits;
use crate::card::Material;
use crate::query::Query;
use crate::state::{CardRef, Thing};
use table::Seat;

/// The places of a requirement, left to right, and how each of the cards fits them.
pub(super) struct Laying<'g> {
    places: Vec<&'g Material>,
    cards: Vec<Row<'g>>,
}

/// A card at each place.
type Row<'g> = Vec<At<'g>>;

/// A card at a place: does it fit, and by which word must it differ from others of that material?
#[derive(Clone, Copy, PartialEq)]
struct At<'g> {
    fits: bool,
    word: Option<&'g str>,
}

/// How many cards the materials ask for.
pub(super) fn size(materials: &[Material]) -> usize {
    materials.iter().map(|material| usize::from(material.n)).sum()
}

impl<'g> Laying<'g> {
    pub fn new(
        query: Query<'g>,
        seat: Seat,
        card: CardRef,
        materials: &'g [Material],
        things: &[Thing],
    ) -> Laying<'g> {
        let at = |material: &Material, thing| At {
            fits: fits(query, seat, card, material, thing),
            word: material.different.and_then(|stat| query.word(thing, stat)),
        };
        let row = |&thing: &Thing| {
            let each = materials.iter().map(|material| (at(material, thing), material.n));
            each.flat_map(|(at, n)| std::iter::repeat_n(at, usize::from(n))).collect()
        };
        let places = materials.iter().flat_map(|one| std::iter::repeat_n(one, usize::from(one.n)));
        Laying { places: places.collect(), cards: things.iter().map(row).collect() }
    }

    /// How many of the cards can lie at once: each that finds a place, moving others if need be,
    /// makes one more.
    pub fn most(&self) -> usize {
        let mut laid = vec![None; self.places.len()];
        let lies = |&card: &usize| self.find_place(card, &mut laid, &mut vec![false; self.places.len()]);
        (0..self.cards.len()).filter(lies).count()
    }

    /// Gives the card a place, passing on whoever has it to another (an augmenting path).
    fn find_place(&self, card: usize, laid: &mut [Option<usize>], tried: &mut [bool]) -> bool {
        for at in 0..self.places.len() {
            if tried[at] || !self.may_lie(card, at, laid) {
                continue;
            }
            tried[at] = true;
            if laid[at].is_none_or(|other| self.find_place(other, laid, tried)) {
                laid[at] = Some(card);
                return true;
            }
        }
        false
    }

    /// Lays each of these cards into a place that it fits, the first one first. Gives their order.
    pub fn arrange(&self, chosen: &[usize]) -> Option<Vec<usize>> {
        let mut laid = vec![None; self.places.len()];
        self.lay(chosen, &mut laid).then(|| laid.into_iter().flatten().collect())
    }

    fn lay(&self, chosen: &[usize], laid: &mut [Option<usize>]) -> bool {
        let Some((&card, rest)) = chosen.split_first() else { return true };
        for at in 0..self.places.len() {
            if laid[at].is_none() && !self.is_again(at, laid) && self.may_lie(card, at, laid) {
                laid[at] = Some(card);
                if self.lay(rest, laid) {
                    return true;
                }
                laid[at] = None;
            }
        }
        false
    }

    /// The place before is of the same material and as empty: this one is no other chance.
    fn is_again(&self, at: usize, laid: &[Option<usize>]) -> bool {
        at > 0 && laid[at - 1].is_none() && std::ptr::eq(self.places[at - 1], self.places[at])
    }

    /// It fits, and where "different cards" are asked for, no other of that material is like it.
    fn may_lie(&self, card: usize, at: usize, laid: &[Option<usize>]) -> bool {
        let own = self.cards[card][at];
        let place = self.places[at];
        let differs = |(place_of, other): (usize, &Option<usize>)| {
            !std::ptr::eq(self.places[place_of], place)
                || other.is_none_or(|other| self.cards[other][at].word != own.word)
        };
        own.fits && (place.different.is_none() || laid.iter().enumerate().all(differs))
    }

    /// Can the chosen be completed to a full set with cards from this one on?
    pub fn can_fill(&self, chosen: &mut Vec<usize>, from: usize) -> bool {
        if self.arrange(chosen).is_none() {
            return false;
        }
        chosen.len() == self.places.len()
            || (from..self.cards.len()).any(|card| {
                // A card like one before it is no other chance.
                if self.cards[from..card].contains(&self.cards[card]) {
                    return false;
                }
                chosen.push(card);
                let works = self.can_fill(chosen, card + 1);
                chosen.pop();
                works
            })
    }
}
