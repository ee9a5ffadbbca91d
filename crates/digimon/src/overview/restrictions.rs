//! What an organiser allows less of than DCG 1-4-1: the list of banned and restricted cards.
//!
//! The list is no part of the rulebook, and changes every few months; so it is given from outside.

use super::deck_building::{Deck, counted};
use crate::library::Library;
use std::collections::{BTreeMap, BTreeSet};

/// Banned and restricted cards, by their numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Restrictions {
    allowed: BTreeMap<String, u8>,
    pairs: BTreeSet<(String, String)>,
}

/// What a deck has against the list.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Breach {
    #[error("{card} is banned (restriction list)")]
    Banned { card: String, copies: usize },
    #[error("{card} is in the deck {copies} times, at most {allowed} are allowed (restriction list)")]
    Restricted { card: String, copies: usize, allowed: usize },
    #[error("{one} and {other} may not be in the same deck (restriction list)")]
    Pair { one: String, other: String },
}

impl Breach {
    /// What puts it right.
    pub fn way_out(&self) -> String {
        match self {
            Breach::Banned { copies, .. } => format!("take out {copies}"),
            Breach::Restricted { copies, allowed, .. } => format!("take out {}", copies - allowed),
            Breach::Pair { one, other } => format!("take out {one} or {other}"),
        }
    }
}

impl Restrictions {
    /// At most so many of the card may be in a deck, whatever is printed on it.
    pub fn allow(&mut self, card: &str, copies: u8) {
        self.allowed.insert(card.to_owned(), copies);
    }

    /// The two may not be in the same deck.
    pub fn part(&mut self, one: &str, other: &str) {
        let (one, other) = if one <= other { (one, other) } else { (other, one) };
        self.pairs.insert((one.to_owned(), other.to_owned()));
    }

    /// All that the deck and its Digi-Egg deck have against the list.
    pub fn breaches(&self, library: &Library, deck: &Deck) -> Vec<Breach> {
        let copies: BTreeMap<&str, usize> = counted(&[&deck.main[..], &deck.eggs].concat())
            .into_iter()
            .map(|(def, copies)| (library.card(def).number.as_str(), copies))
            .collect();
        let too_many = copies.iter().filter_map(|(card, &copies)| {
            let allowed = usize::from(*self.allowed.get(*card)?);
            let card = (*card).to_owned();
            match allowed {
                0 => Some(Breach::Banned { card, copies }),
                _ => (copies > allowed).then_some(Breach::Restricted { card, copies, allowed }),
            }
        });
        let together = |one: &str, other: &str| copies.contains_key(one) && copies.contains_key(other);
        let pairs = self.pairs.iter().filter(|(one, other)| together(one, other));
        let pairs = pairs.map(|(one, other)| Breach::Pair { one: one.clone(), other: other.clone() });
        too_many.chain(pairs).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::builtin;

    #[test]
    fn the_list_bans_restricts_and_parts() {
        let library = Library::new(builtin::cards()).unwrap();
        let mut defs = library.defs().map(|(def, _)| def);
        let cards: [_; 4] = std::array::from_fn(|_| defs.next().unwrap());
        let [a, b, c, d] = cards.map(|def| library.card(def).number.as_str());
        let mut list = Restrictions::default();
        list.allow(a, 0);
        list.allow(b, 1);
        list.part(d, c);
        list.part(c, "elsewhere");
        let deck = |main: &[usize], eggs: &[usize]| Deck {
            main: main.iter().map(|&at| cards[at]).collect(),
            eggs: eggs.iter().map(|&at| cards[at]).collect(),
        };
        assert_eq!(list.breaches(&library, &deck(&[1, 2, 2], &[])), []);
        let found = list.breaches(&library, &deck(&[0, 1, 1, 1, 2], &[3]));
        let ways: Vec<String> = found.iter().map(Breach::way_out).collect();
        assert_eq!(found.len(), 3, "{found:?}");
        assert!(
            ways.contains(&"take out 1".to_owned()) && ways.contains(&"take out 2".to_owned()),
            "{ways:?}"
        );
        assert!(matches!(&found[2], Breach::Pair { .. }));
    }
}
