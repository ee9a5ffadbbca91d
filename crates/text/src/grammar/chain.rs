//! Words and rules one after the other: every reading of what stood before goes on with every reading of what comes
//! next.

use super::parser::Rows;
use super::parses::meant;
use super::{At, Parse, Parser, Parses, literal};
use std::panic::Location;

/// What was read so far, in all ways.
pub struct Chain<'p, 't, E, T> {
    parser: &'p Parser<'t, E>,
    read: Vec<Parse<T>>,
}

impl<'p, 't, E, T: Clone> Chain<'p, 't, E, T> {
    pub(super) fn new(parser: &'p Parser<'t, E>, read: Vec<Parse<T>>) -> Self {
        Chain { parser, read }
    }

    /// These words; several ways to say it are parted by `|`, and each counts as a place of the grammar.
    #[track_caller]
    pub fn words(self, words: &'static str) -> Self {
        if self.read.is_empty() {
            return self;
        }
        let ways = literal::ways_of(words);
        let rows = Rows { place: Location::caller(), expected: words, ways: &ways };
        let mut longer = Vec::new();
        for parse in self.read {
            for said in self.parser.said((parse.end, &parse.used), &rows) {
                longer.push(Parse { value: parse.value.clone(), end: said.end, used: said.used });
            }
        }
        Chain { read: longer, parser: self.parser }
    }

    /// These words, or nothing. What was said is not told apart.
    #[track_caller]
    pub fn maybe(self, words: &'static str) -> Self {
        if self.read.is_empty() {
            return self;
        }
        let without = self.read.clone();
        let mut chain = self.words(words);
        for parse in without {
            chain.read.push(parse);
        }
        chain
    }

    /// What a rule reads here; it is added to what was read before.
    pub fn then<U: Clone>(self, rule: impl Fn(&Parser<'t, E>, At) -> Parses<U>) -> Chain<'p, 't, E, T::Longer>
    where
        T: Append<U>,
        T::Longer: Clone,
    {
        self.going_on(&rule, T::append)
    }

    /// What a rule reads here; its meaning does not matter.
    pub fn skip<U: Clone>(self, rule: impl Fn(&Parser<'t, E>, At) -> Parses<U>) -> Self {
        self.going_on(&rule, |value, _| value)
    }

    /// What a rule reads here, or nothing.
    pub fn optional<U: Clone>(
        self,
        rule: impl Fn(&Parser<'t, E>, At) -> Parses<U>,
    ) -> Chain<'p, 't, E, T::Longer>
    where
        T: Append<Option<U>>,
        T::Longer: Clone,
    {
        self.then(|parser, at| rule(parser, at).map(Some).or(parser.nothing(at, None)))
    }

    /// The rule is called through a pointer, so that this is compiled once for each pair of meanings, not once for
    /// each rule.
    fn going_on<U: Clone, V: Clone>(
        self,
        rule: DynRule<'_, 't, E, U>,
        join: fn(T, U) -> V,
    ) -> Chain<'p, 't, E, V> {
        let mut longer = Vec::new();
        for parse in self.read {
            let Some(next) = rule(self.parser, parse.end).into_vec() else { continue };
            for next in next {
                let used = parse.used.clone().and(next.used);
                longer.push(Parse { value: join(parse.value.clone(), next.value), end: next.end, used });
            }
        }
        Chain { parser: self.parser, read: longer }
    }

    /// What was read, as it is.
    pub fn parses(self) -> Parses<T> {
        self.map(|value| value)
    }

    /// What all of it means.
    pub fn map<U>(self, meaning: impl Fn(T) -> U) -> Parses<U> {
        self.filter_map(|value| Some(meaning(value)))
    }

    /// What all of it means, where it means something.
    pub fn filter_map<U>(self, meaning: impl Fn(T) -> Option<U>) -> Parses<U> {
        meant(self.read, &meaning)
    }

    /// It means just this.
    pub fn value<U: Clone>(self, value: U) -> Parses<U> {
        self.map(|_| value.clone())
    }
}

/// Any rule, behind a pointer.
pub(super) type DynRule<'r, 't, E, U> = &'r dyn Fn(&Parser<'t, E>, At) -> Parses<U>;

/// What grows by what is read next: `()`, `(A,)`, `(A, B)` …
pub trait Append<U> {
    type Longer;
    fn append(self, next: U) -> Self::Longer;
}

macro_rules! append {
    ($($name:ident)*) => {
        impl<$($name,)* U> Append<U> for ($($name,)*) {
            type Longer = ($($name,)* U,);
            #[allow(non_snake_case)]
            fn append(self, next: U) -> Self::Longer {
                let ($($name,)*) = self;
                ($($name,)* next,)
            }
        }
    };
}

append!();
append!(A);
append!(A B);
append!(A B C);
append!(A B C D);
append!(A B C D F);
append!(A B C D F G);
append!(A B C D F G H);
