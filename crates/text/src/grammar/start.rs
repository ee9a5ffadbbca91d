//! Where a rule begins: nothing is read yet, so nothing is kept until its first words fit. Most rules that are tried at a
//! place end here.

use super::chain::{Chain, DynRule};
use super::parser::Rows;
use super::{At, Parse, Parser, Parses, Used, literal};
use std::panic::Location;

/// A place from which words are to be read.
pub struct Start<'p, 't, E> {
    parser: &'p Parser<'t, E>,
    at: At,
}

impl<'p, 't, E> Start<'p, 't, E> {
    pub(super) fn new(parser: &'p Parser<'t, E>, at: At) -> Self {
        Start { parser, at }
    }

    /// These words; several ways to say it are parted by `|`, and each counts as a place of the grammar.
    #[track_caller]
    pub fn words(self, words: &'static str) -> Chain<'p, 't, E, ()> {
        let ways = literal::ways_of(words);
        let rows = Rows { place: Location::caller(), expected: words, ways: &ways };
        let mut read = Vec::new();
        for said in self.parser.said((self.at, &Used::default()), &rows) {
            read.push(Parse { value: (), end: said.end, used: said.used });
        }
        Chain::new(self.parser, read)
    }

    /// These words, or nothing. What was said is not told apart.
    #[track_caller]
    pub fn maybe(self, words: &'static str) -> Chain<'p, 't, E, ()> {
        self.chain().maybe(words)
    }

    /// What a rule reads here.
    pub fn then<U: Clone>(self, rule: impl Fn(&Parser<'t, E>, At) -> Parses<U>) -> Chain<'p, 't, E, (U,)> {
        self.going_on(&rule)
    }

    /// What a rule reads here; its meaning does not matter.
    pub fn skip<U: Clone>(self, rule: impl Fn(&Parser<'t, E>, At) -> Parses<U>) -> Chain<'p, 't, E, ()> {
        self.chain().skip(rule)
    }

    /// What a rule reads here, or nothing.
    pub fn optional<U: Clone>(
        self,
        rule: impl Fn(&Parser<'t, E>, At) -> Parses<U>,
    ) -> Chain<'p, 't, E, (Option<U>,)> {
        self.chain().optional(rule)
    }

    fn going_on<U: Clone>(self, rule: DynRule<'_, 't, E, U>) -> Chain<'p, 't, E, (U,)> {
        let mut read = Vec::new();
        for parse in rule(self.parser, self.at).into_vec().unwrap_or_default() {
            read.push(Parse { value: (parse.value,), end: parse.end, used: parse.used });
        }
        Chain::new(self.parser, read)
    }

    fn chain(self) -> Chain<'p, 't, E, ()> {
        Chain::new(self.parser, vec![Parse { value: (), end: self.at, used: Used::default() }])
    }
}
