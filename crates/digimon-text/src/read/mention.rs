//! What was spoken of, so that "it", "that Digimon" and "those cards" mean something (15-8-3-8).

use digimon::effects::language::Target;

/// The kind of thing that a noun names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Head {
    Digimon,
    Tamer,
    /// "Digimon or Tamer".
    DigimonOrTamer,
    Option,
    Card,
}

/// One or several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Many {
    One,
    Several,
}

/// Something that was spoken of.
#[derive(Clone, PartialEq, Debug)]
pub struct Mention {
    pub target: Target,
    pub head: Head,
    pub many: Many,
}

/// Everything that was spoken of in this effect, in order.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Mentions {
    all: Vec<Mention>,
}

impl Mentions {
    pub fn len(&self) -> usize {
        self.all.len()
    }

    pub fn forget_after(&mut self, len: usize) {
        self.all.truncate(len);
    }

    pub fn add(&mut self, target: Target, head: Head, many: Many) {
        self.all.push(Mention { target, head, many });
    }

    pub fn has(&self, target: &Target) -> bool {
        self.all.iter().any(|mention| mention.target == *target)
    }

    /// The last thing that was chosen.
    pub fn last_chosen(&self) -> Option<&Target> {
        self.all
            .iter()
            .rev()
            .map(|mention| &mention.target)
            .find(|target| matches!(target, Target::Chosen(_)))
    }

    /// "it", "them": the last thing that was spoken of.
    pub fn last(&self) -> Option<&Mention> {
        self.all.last()
    }

    /// "that Digimon": the last thing that can be called so.
    pub fn last_called(&self, head: Head) -> Option<&Mention> {
        self.all.iter().rev().find(|mention| fits(mention.head, head)).or_else(|| self.last())
    }
}

/// May what was named as `named` be called `called`? A Digimon is also a card.
fn fits(named: Head, called: Head) -> bool {
    match called {
        Head::Card => true,
        Head::Digimon => matches!(named, Head::Digimon | Head::DigimonOrTamer),
        Head::Tamer => matches!(named, Head::Tamer | Head::DigimonOrTamer),
        Head::DigimonOrTamer => matches!(named, Head::Digimon | Head::Tamer | Head::DigimonOrTamer),
        Head::Option => named == Head::Option,
    }
}
