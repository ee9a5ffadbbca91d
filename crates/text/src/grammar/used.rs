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
pub struct Used(Option<Rc<Node>>);

#[derive(Debug)]
enum Node {
    One(Site),
    Both(Used, Used),
}

impl Used {
    pub(super) fn one(site: Site) -> Used {
        Used(Some(Rc::new(Node::One(site))))
    }

    pub(super) fn and(self, other: &Used) -> Used {
        match (&self.0, &other.0) {
            (_, None) => self,
            (None, _) => other.clone(),
            (Some(_), Some(_)) => Used(Some(Rc::new(Node::Both(self, other.clone())))),
        }
    }

    /// All of them, each once.
    pub fn sites(&self) -> BTreeSet<Site> {
        let mut sites = BTreeSet::new();
        let mut left = vec![self];
        while let Some(Used(node)) = left.pop() {
            match node.as_deref() {
                None => {}
                Some(Node::One(site)) => drop(sites.insert(*site)),
                Some(Node::Both(first, second)) => left.extend([first, second]),
            }
        }
        sites
    }
}
