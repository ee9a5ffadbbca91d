//! Words of the grammar made ready for comparing: a literal or a table is taken apart once for each thread, and found
//! again by where it stands in the program.

use super::{Kind, Token};
use fnv::FnvHasher;
use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::rc::Rc;

/// A word as a number, small and capital letters alike. Words that differ may share one, so what fits is looked at
/// once more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct WordKey(u64);

impl WordKey {
    fn of(word: &str) -> WordKey {
        let mut hasher = FnvHasher::default();
        for byte in word.bytes() {
            hasher.write_u8(byte.to_ascii_lowercase());
        }
        WordKey(hasher.finish())
    }

    /// What no word has: nothing of a literal fits it.
    const NONE: WordKey = WordKey(0);

    pub(super) fn of_token<E>(token: &Token<'_, E>) -> WordKey {
        match token.kind {
            Kind::Entry(_) => WordKey::NONE,
            Kind::Word(word) => WordKey::of(word),
            Kind::Number(number) => WordKey::of(&number.to_string()),
            Kind::Sign(sign) => WordKey::of(sign.encode_utf8(&mut [0; 4])),
            Kind::Line => WordKey::of("\n"),
        }
    }
}

/// One row: words that stand one after the other.
#[derive(Debug)]
pub(super) struct Way {
    pub(super) row: u32,
    pub(super) words: &'static str,
    keys: Box<[WordKey]>,
}

/// The rows of a table in the order of their first words.
#[derive(Debug, Default)]
pub(super) struct Ways(Vec<Way>);

impl Ways {
    fn new(rows: &[&'static str]) -> Ways {
        let way = |(row, words): (u32, &&'static str)| Way {
            row,
            words,
            keys: words.split(' ').map(WordKey::of).collect(),
        };
        let mut ways: Vec<Way> = (0u32..).zip(rows).map(way).collect();
        ways.sort_by_key(|way| (way.keys[0], way.row));
        Ways(ways)
    }

    /// The rows that the words from here on seem to begin with, and how many words they are.
    pub(super) fn fitting<'w>(&'w self, keys: &'w [WordKey]) -> impl Iterator<Item = (&'w Way, u32)> {
        let first = keys.first().copied().unwrap_or(WordKey::NONE);
        let start = self.0.partition_point(|way| way.keys[0] < first);
        let same = self.0[start..].iter().take_while(move |way| way.keys[0] == first);
        same.filter(|way| keys.starts_with(&way.keys)).map(|way| (way, way.keys.len() as u32))
    }
}

/// Where a table stands in the program: its call and its first row, and how many rows there are.
type Place = (usize, usize, usize);

thread_local! {
    static KNOWN: RefCell<HashMap<Place, Rc<Ways>, Quickly>> = RefCell::default();
}

/// The ways of a literal, which `|` parts.
pub(super) fn ways_of(literal: &'static str) -> Rc<Ways> {
    ready((literal.as_ptr().addr(), 0, literal.len()), &|| literal.split('|').collect())
}

/// The rows of a table that one call of the grammar passes.
pub(super) fn rows_of<T>(
    call: &'static std::panic::Location<'static>,
    table: &[(&'static str, T)],
) -> Rc<Ways> {
    let first = table.first().map_or(0, |(words, _)| words.as_ptr().addr());
    let place = (std::ptr::from_ref(call).addr(), first, table.len());
    ready(place, &|| table.iter().map(|(words, _)| *words).collect())
}

fn ready(place: Place, rows: &dyn Fn() -> Vec<&'static str>) -> Rc<Ways> {
    KNOWN
        .with_borrow_mut(|known| Rc::clone(known.entry(place).or_insert_with(|| Rc::new(Ways::new(&rows())))))
}

/// For keys of a few numbers that nobody outside chooses.
pub(super) type Quickly = BuildHasherDefault<Mixed>;

#[derive(Default)]
pub(super) struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_u64(u64::from(*byte));
        }
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_u64(&mut self, number: u64) {
        /// Spreads neighbouring numbers over all bits.
        const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;
        let mixed = u128::from((self.0.rotate_left(26) ^ number) | 1 << 63) * u128::from(SPREAD);
        self.0 = (mixed >> 64) as u64 ^ mixed as u64;
    }
}
