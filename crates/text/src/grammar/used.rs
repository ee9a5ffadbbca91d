//! Which words, rows and branches of a grammar a reading rests on: so that it can be counted how many cards need
//! something that no other card needs.

use fnv::FnvHasher;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::hash::{Hash, Hasher};
use std::panic::Location;
use std::rc::Rc;

/// A place in the grammar: a literal, a branch, or a row of a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site {
    pub file: &'static str,
    pub line: u32,
    pub column: u32,
    /// Which of several words or rows that stand there.
    pub row: u32,
}

/// A site of one program as a number, which can be kept.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SiteNumber(pub u64);

impl Site {
    pub fn number(&self) -> SiteNumber {
        let mut hasher = FnvHasher::default();
        self.hash(&mut hasher);
        SiteNumber(hasher.finish())
    }

    pub fn of(place: &'static Location<'static>, row: u32) -> Site {
        Site { file: place.file(), line: place.line(), column: place.column(), row }
    }
}

/// The places that a reading used. Parts of readings are shared, not copied.
#[derive(Clone, Debug, Default)]
pub struct Used(Part);

#[derive(Clone, Debug, Default)]
enum Part {
    #[default]
    Nothing,
    One(&'static Location<'static>, u32),
    Both(Rc<(Part, Part)>),
}

impl Used {
    pub(super) fn one(place: &'static Location<'static>, row: u32) -> Used {
        Used(Part::One(place, row))
    }

    pub(super) fn and(self, other: Used) -> Used {
        match (self.0, other.0) {
            (first, Part::Nothing) => Used(first),
            (Part::Nothing, second) => Used(second),
            (first, second) => Used(Part::Both(Rc::new((first, second)))),
        }
    }

    /// All of them, each once.
    pub fn sites(&self) -> BTreeSet<Site> {
        let mut sites = BTreeSet::new();
        let mut left = vec![&self.0];
        while let Some(part) = left.pop() {
            match part {
                Part::Nothing => {}
                Part::One(place, row) => drop(sites.insert(Site::of(place, *row))),
                Part::Both(both) => left.extend([&both.0, &both.1]),
            }
        }
        sites
    }
}
