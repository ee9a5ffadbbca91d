//! All readings of the words from a place on.

use super::{At, Used};
use std::rc::Rc;

/// One reading: what it means and where it ends.
#[derive(Clone, Debug)]
pub struct Parse<T> {
    pub value: T,
    pub end: At,
    pub used: Used,
}

/// All readings of a rule from a place on; none if it does not fit there.
#[derive(Clone, Debug)]
pub struct Parses<T>(Rc<[Parse<T>]>);

impl<T> Parses<T> {
    pub fn none() -> Parses<T> {
        Parses(Rc::new([]))
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn iter(&self) -> std::slice::Iter<'_, Parse<T>> {
        self.0.iter()
    }
}

impl<T> From<Vec<Parse<T>>> for Parses<T> {
    fn from(parses: Vec<Parse<T>>) -> Parses<T> {
        Parses(parses.into())
    }
}

impl<'p, T> IntoIterator for &'p Parses<T> {
    type Item = &'p Parse<T>;
    type IntoIter = std::slice::Iter<'p, Parse<T>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Clone> Parses<T> {
    /// The readings of either.
    pub fn or(self, other: Parses<T>) -> Parses<T> {
        match (self.is_empty(), other.is_empty()) {
            (_, true) => self,
            (true, false) => other,
            (false, false) => self.iter().chain(&other).cloned().collect::<Vec<_>>().into(),
        }
    }

    /// The same readings with another meaning.
    pub fn map<U>(&self, meaning: impl Fn(T) -> U) -> Parses<U> {
        self.filter_map(|value| Some(meaning(value)))
    }

    /// Those readings that mean something.
    pub fn filter_map<U>(&self, meaning: impl Fn(T) -> Option<U>) -> Parses<U> {
        let read = |parse: &Parse<T>| {
            let value = meaning(parse.value.clone())?;
            Some(Parse { value, end: parse.end, used: parse.used.clone() })
        };
        self.iter().filter_map(read).collect::<Vec<_>>().into()
    }

    /// Two readings with the same end and the same meaning are one.
    pub(super) fn distinct(&self) -> Parses<T>
    where
        T: PartialEq,
    {
        if self.0.len() < 2 {
            return self.clone();
        }
        let mut kept: Vec<Parse<T>> = Vec::with_capacity(self.0.len());
        for parse in self {
            if !kept.iter().any(|other| other.end == parse.end && other.value == parse.value) {
                kept.push(parse.clone());
            }
        }
        kept.into()
    }
}
