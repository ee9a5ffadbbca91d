//! Which words and branches of the grammar a reading rests on, so that it can be counted how many cards need
//! something that no other card needs.

use std::panic::Location;
use text::grammar::Site;

/// A place in the grammar, and the words that were read there if it is not a branch.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Note {
    pub site: Site,
    pub words: String,
}

/// What was used so far. Nothing is noted unless somebody asks.
#[derive(Default, Debug)]
pub struct Notes {
    asked: bool,
    all: Vec<Note>,
}

impl Notes {
    pub fn asked() -> Notes {
        Notes { asked: true, all: Vec::new() }
    }

    pub fn len(&self) -> usize {
        self.all.len()
    }

    /// The reading was given up.
    pub fn forget_after(&mut self, len: usize) {
        self.all.truncate(len);
    }

    pub fn after(&self, len: usize) -> Vec<Note> {
        self.all.get(len..).map_or_else(Vec::new, <[Note]>::to_vec)
    }

    pub fn add(&mut self, notes: &[Note]) {
        self.all.extend_from_slice(notes);
    }

    pub fn into_all(self) -> Vec<Note> {
        self.all
    }

    /// Another way was possible here.
    #[inline]
    pub fn branch(&mut self, place: &'static Location<'static>) {
        self.words(place, "");
    }

    #[inline]
    pub fn words(&mut self, place: &'static Location<'static>, words: &str) {
        if self.asked {
            self.all.push(Note { site: Site::of(place, 0), words: words.to_owned() });
        }
    }
}
