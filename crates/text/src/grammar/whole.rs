//! A whole text: read in exactly one way, or told why not.

use super::{At, Parser, Parses, Site};
use crate::Bound;
use std::collections::BTreeSet;
use std::ops::Range;

/// A text that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Read<T> {
    pub value: T,
    /// The places of the grammar that it rests on.
    pub used: BTreeSet<Site>,
}

/// Why a text was not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotRead<T> {
    /// These bytes were not understood.
    Stopped { span: Range<usize>, expected: Vec<&'static str> },
    /// It has several meanings.
    Ambiguous(Vec<T>),
    /// It would take too long, or too much.
    Bound(Bound),
}

impl<'t, E> Parser<'t, E> {
    /// Reads all words by one rule.
    ///
    /// # Errors
    /// When they were not understood, have several meanings, or would take too long.
    pub fn whole<T: Clone + PartialEq>(
        &self,
        rule: impl Fn(&Parser<'t, E>, At) -> Parses<T>,
    ) -> Result<Read<T>, NotRead<T>> {
        let parses = rule(self, At::default());
        if let Some(bound) = self.budget.broken() {
            return Err(NotRead::Bound(bound));
        }
        let end = At(self.tokens.len() as u32);
        let mut found: Vec<Read<T>> = Vec::new();
        for parse in &parses {
            if parse.end < end {
                self.expect(parse.end, "the end");
            } else if !found.iter().any(|other| other.value == parse.value) {
                found.push(Read { value: parse.value.clone(), used: parse.used.sites() });
            }
        }
        match found.len() {
            0 => Err(self.stopped()),
            1 => Ok(found.remove(0)),
            _ => Err(NotRead::Ambiguous(found.into_iter().map(|read| read.value).collect())),
        }
    }

    fn stopped<T>(&self) -> NotRead<T> {
        let (at, expected) = self.furthest();
        let end = self.tokens.last().map_or(0, |token| token.span.end);
        let span = self.tokens.get(at.index()).map_or(end..end, |token| token.span.clone());
        NotRead::Stopped { span, expected }
    }
}
