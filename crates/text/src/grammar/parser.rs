//! One text, what was read of it so far, and how far that went.

use super::literal::{self, Quickly, Ways, WordKey};
use super::{Kind, Parse, Parses, Start, Token, Used};
use crate::Budget;
use smallvec::SmallVec;
use std::any::Any;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::panic::Location;

/// A place between two tokens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct At(pub(super) u32);

impl At {
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) fn next(self) -> At {
        At(self.0 + 1)
    }
}

/// So many of what was expected are kept; more would not be shown.
const KEPT: usize = 8;

/// A rule that was read at a place, with what the rule depended on beside the words.
type Asked = (usize, At, u64);

/// All its readings, of whatever type; nothing if there are none.
type Known = Option<Box<dyn Any>>;

/// What reads something at a place.
pub type Rule<'t, E, T> = fn(&Parser<'t, E>, At) -> Parses<T>;

/// Words of the grammar, where they stand in it, and how they are called when they are missed.
pub(super) struct Rows<'w> {
    pub(super) place: &'static Location<'static>,
    pub(super) expected: &'static str,
    pub(super) ways: &'w Ways,
}

/// A row that was read.
pub(super) struct Said {
    row: u32,
    pub(super) end: At,
    pub(super) used: Used,
}

/// Reads one text. Rules are functions of it and of a place.
pub struct Parser<'t, E> {
    pub(super) tokens: &'t [Token<'t, E>],
    pub(super) budget: &'t Budget,
    keys: Vec<WordKey>,
    known: RefCell<HashMap<Asked, Known, Quickly>>,
    furthest: Cell<At>,
    expected: RefCell<Vec<&'static str>>,
}

impl<'t, E> Parser<'t, E> {
    pub fn new(tokens: &'t [Token<'t, E>], budget: &'t Budget) -> Parser<'t, E> {
        let (known, furthest, expected) = Default::default();
        let keys = tokens.iter().map(WordKey::of_token).collect();
        Parser { tokens, budget, keys, known, furthest, expected }
    }

    /// Reads words one after the other from here.
    pub fn from(&self, at: At) -> Start<'_, 't, E> {
        Start::new(self, at)
    }

    /// Nothing has to stand here.
    pub fn nothing<T>(&self, at: At, value: T) -> Parses<T> {
        vec![Parse { value, end: at, used: Used::default() }].into()
    }

    /// The token at a place.
    pub fn token(&self, at: At) -> Option<&'t Kind<'t, E>> {
        self.tokens.get(at.index()).map(|token| &token.kind)
    }

    /// A number in digits.
    #[track_caller]
    pub fn number(&self, at: At) -> Parses<u32> {
        self.one(at, "a number", |kind| match kind {
            Kind::Number(number) => Some(*number),
            Kind::Entry(_) | Kind::Word(_) | Kind::Sign(_) | Kind::Line => None,
        })
    }

    /// A word that fits.
    #[track_caller]
    pub fn word<T>(&self, at: At, expected: &'static str, fits: impl Fn(&str) -> Option<T>) -> Parses<T> {
        self.one(at, expected, |kind| match kind {
            Kind::Word(word) => fits(word),
            Kind::Entry(_) | Kind::Number(_) | Kind::Sign(_) | Kind::Line => None,
        })
    }

    /// Something of the lexicon that fits.
    #[track_caller]
    pub fn entry<T>(&self, at: At, expected: &'static str, fits: impl Fn(&E) -> Option<T>) -> Parses<T> {
        self.one(at, expected, |kind| match kind {
            Kind::Entry(entry) => fits(entry),
            Kind::Word(_) | Kind::Number(_) | Kind::Sign(_) | Kind::Line => None,
        })
    }

    /// A word that means something, from a table; the row that it stands in counts as a place of the grammar.
    #[track_caller]
    pub fn row<T: Clone>(&self, at: At, expected: &'static str, table: &[(&'static str, T)]) -> Parses<T> {
        let place = Location::caller();
        let ways = literal::rows_of(place, table);
        let mut found = Vec::new();
        for said in self.said((at, &Used::default()), &Rows { place, expected, ways: &ways }) {
            if let Some((_, value)) = table.get(said.row as usize) {
                found.push(Parse { value: value.clone(), end: said.end, used: said.used });
            }
        }
        found.into()
    }

    /// The readings of each of these rules.
    pub fn any<T: Clone>(&self, at: At, rules: &[Rule<'t, E, T>]) -> Parses<T> {
        rules.iter().fold(Parses::none(), |read, rule| read.or(rule(self, at)))
    }

    /// Reads a rule at a place once, and remembers all its readings. To be called at one place of each rule.
    #[track_caller]
    pub fn once<T>(&self, at: At, rule: impl FnOnce() -> Parses<T>) -> Parses<T>
    where
        T: Clone + PartialEq + 'static,
    {
        self.once_for(at, 0, rule)
    }

    /// The same for a rule that depends on something beside the place, which the number tells apart.
    #[track_caller]
    pub fn once_for<T>(&self, at: At, on: u64, rule: impl FnOnce() -> Parses<T>) -> Parses<T>
    where
        T: Clone + PartialEq + 'static,
    {
        let asked = (std::ptr::from_ref(Location::caller()).addr(), at, on);
        match self.known.borrow().get(&asked) {
            Some(None) => return Parses::none(),
            Some(Some(known)) if let Some(parses) = known.downcast_ref::<Parses<T>>() => {
                return parses.clone();
            }
            Some(Some(_)) | None => {}
        }
        if self.budget.enter().is_err() {
            return Parses::none();
        }
        let parses = rule().distinct();
        self.budget.leave();
        let known = (!parses.is_empty()).then(|| Box::new(parses.clone()) as Box<dyn Any>);
        self.known.borrow_mut().insert(asked, known);
        parses
    }

    /// The rows whose words stand here, each with what is used up to its end; or they were expected.
    pub(super) fn said(&self, before: (At, &Used), rows: &Rows<'_>) -> SmallVec<[Said; 2]> {
        let (at, used) = before;
        let said = |(row, end)| Said { row, end, used: used.clone().and(Used::one(rows.place, row)) };
        let said: SmallVec<_> = self.fitting(at, rows.ways).map(said).collect();
        if said.is_empty() {
            self.expect(at, rows.expected);
        }
        said
    }

    /// The rows whose words stand here, and where they end.
    pub(super) fn fitting<'w>(&'w self, at: At, ways: &'w Ways) -> impl Iterator<Item = (u32, At)> {
        let keys = self.keys.get(at.index()..).unwrap_or_default();
        ways.fitting(keys)
            .filter_map(move |(way, len)| self.are_here(at, way.words).then_some((way.row, At(at.0 + len))))
    }

    /// Do these words stand here?
    fn are_here(&self, at: At, words: &str) -> bool {
        let rest = self.tokens.get(at.index()..).unwrap_or_default();
        words.split(' ').zip(rest).all(|(word, token)| match token.kind {
            Kind::Word(other) => other.eq_ignore_ascii_case(word),
            Kind::Sign(sign) => word.chars().eq([sign]),
            Kind::Number(number) => word.parse() == Ok(number),
            Kind::Line => word == "\n",
            Kind::Entry(_) => false,
        })
    }

    #[track_caller]
    fn one<T>(&self, at: At, expected: &'static str, fits: impl Fn(&Kind<'t, E>) -> Option<T>) -> Parses<T> {
        let Some(value) = self.token(at).and_then(fits) else {
            self.expect(at, expected);
            return Parses::none();
        };
        let used = Used::one(Location::caller(), 0);
        vec![Parse { value, end: at.next(), used }].into()
    }

    /// Something was expected here that does not stand here: for the diagnosis.
    pub fn expect(&self, at: At, what: &'static str) {
        if at > self.furthest.get() {
            self.furthest.set(at);
            self.expected.borrow_mut().clear();
        }
        let mut expected = self.expected.borrow_mut();
        if expected.len() < KEPT && at == self.furthest.get() && !expected.contains(&what) {
            expected.push(what);
        }
    }

    /// The furthest place that was not understood, and what would have been.
    pub(super) fn furthest(&self) -> (At, Vec<&'static str>) {
        (self.furthest.get(), self.expected.borrow().clone())
    }
}
