//! OCG 3.7.1, 3.7.2-3: the cards of which a tournament allows fewer copies, or none.
//!
//! The list changes every few months; so it is given from outside, or taken from what the cards say.

use crate::card::{Limit, Password};
use crate::library::Library;
use crate::overview::deck_building::{by_name, counted_name};
use crate::setup::Deck;
use crate::state::Statement;
use std::collections::BTreeMap;

/// 3.7.1-1: what official play keeps to beside the rules of deck building.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LimitList {
    limits: BTreeMap<Password, Limit>,
}

/// What a deck has against the list.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{copies} cards count as {name}, the list allows {allowed} ({statement})")]
pub struct Breach {
    pub name: String,
    pub copies: usize,
    pub allowed: usize,
    pub statement: Statement,
}

impl Breach {
    pub fn statement(&self) -> Statement {
        self.statement
    }

    /// What puts it right.
    pub fn way_out(&self) -> String {
        format!("take out {}", self.copies - self.allowed)
    }
}

impl LimitList {
    /// The list as the cards of this library say it.
    pub fn of_cards(library: &Library) -> LimitList {
        let cards = library.defs().map(|(_, def)| &def.card);
        let limited = cards.filter(|card| card.limit != Limit::Unlimited);
        LimitList { limits: limited.map(|card| (card.id, card.limit)).collect() }
    }

    /// Puts a card on the list.
    pub fn limit(&mut self, card: Password, limit: Limit) {
        self.limits.insert(card, limit);
    }

    /// 3.7.1-2 to -4: all that the deck has against the list, in its three parts together.
    pub fn breaches(&self, library: &Library, deck: &Deck) -> Vec<Breach> {
        let found = by_name(library, deck);
        let mut breaches = Vec::new();
        for (name, limit) in self.by_name(library) {
            let copies = found.get(name).map_or(0, |found| found.in_play + found.beside);
            if copies > limit.copies() {
                let (name, allowed) = (name.to_owned(), limit.copies());
                breaches.push(Breach { name, copies, allowed, statement: statement(limit) });
            }
        }
        breaches
    }

    /// 3.1.2-9: the strictest limit of the cards that count as one name.
    fn by_name<'l>(&self, library: &'l Library) -> BTreeMap<&'l str, Limit> {
        let mut names = BTreeMap::new();
        for (&card, &limit) in &self.limits {
            let Some(def) = library.find(card) else { continue };
            let strictest = names.entry(counted_name(&library.def(def).card)).or_insert(limit);
            *strictest = limit.min(*strictest);
        }
        names
    }
}

fn statement(limit: Limit) -> Statement {
    match limit {
        Limit::Unreleased => "3.7.2-3",
        Limit::Forbidden => "3.7.1-2",
        Limit::Limited => "3.7.1-3",
        Limit::SemiLimited => "3.7.1-4",
        Limit::Unlimited => "3.1.2-6",
    }
}
