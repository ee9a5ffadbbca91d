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
#[derive(Debug)]
pub struct Parses<T>(Option<Rc<Vec<Parse<T>>>>);

impl<T> Clone for Parses<T> {
    fn clone(&self) -> Self {
        Parses(self.0.clone())
    }
}

impl<T> Parses<T> {
    pub fn none() -> Parses<T> {
        Parses(None)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    pub fn iter(&self) -> std::slice::Iter<'_, Parse<T>> {
        self.0.as_deref().map_or(&[][..], Vec::as_slice).iter()
    }
}

impl<T> From<Vec<Parse<T>>> for Parses<T> {
    fn from(parses: Vec<Parse<T>>) -> Parses<T> {
        Parses((!parses.is_empty()).then(|| Rc::new(parses)))
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
    /// The readings themselves; copied only if somebody else remembers them.
    pub(super) fn into_vec(self) -> Option<Vec<Parse<T>>> {
        match Rc::try_unwrap(self.0?) {
            Ok(own) => Some(own),
            Err(shared) => Some((*shared).clone()),
        }
    }

    /// The readings of either.
    #[must_use]
    pub fn or(self, other: Parses<T>) -> Parses<T> {
        if self.is_empty() {
            return other;
        }
        let Some(more) = other.into_vec() else { return self };
        let mut all = self.into_vec().unwrap_or_default();
        for parse in more {
            all.push(parse);
        }
        all.into()
    }

    /// The same readings with another meaning.
    pub fn map<U>(self, meaning: impl Fn(T) -> U) -> Parses<U> {
        self.filter_map(|value| Some(meaning(value)))
    }

    /// Those readings that mean something.
    pub fn filter_map<U>(self, meaning: impl Fn(T) -> Option<U>) -> Parses<U> {
        match self.into_vec() {
            Some(read) => meant(read, &meaning),
            None => Parses::none(),
        }
    }

    /// Two readings with the same end and the same meaning are one.
    pub(super) fn distinct(self) -> Parses<T>
    where
        T: PartialEq,
    {
        if self.0.as_ref().is_none_or(|all| all.len() < 2) {
            return self;
        }
        let mut kept: Vec<Parse<T>> = Vec::new();
        for parse in self.into_vec().unwrap_or_default() {
            if !kept.iter().any(|other| other.end == parse.end && other.value == parse.value) {
                kept.push(parse);
            }
        }
        kept.into()
    }
}

/// Those readings that mean something. The meaning is found through a pointer, so that this is compiled once for each
/// pair of types, not once for each place of the grammar.
pub(super) fn meant<T, U>(read: Vec<Parse<T>>, meaning: &dyn Fn(T) -> Option<U>) -> Parses<U> {
    let mut meant = Vec::new();
    for parse in read {
        if let Some(value) = meaning(parse.value) {
            meant.push(Parse { value, end: parse.end, used: parse.used });
        }
    }
    meant.into()
}
