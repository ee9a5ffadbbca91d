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

    /// "it": the last thing that was spoken of; not several that are only together what they are.
    pub fn last(&self) -> Option<&Mention> {
        self.all.iter().rev().find(|mention| !mention.is_joined())
    }

    /// "them", "they": the last that were spoken of, those which were named one after the other too.
    pub fn last_of_many(&self) -> Option<&Mention> {
        self.all.last()
    }

    /// "it", of which something is said that only Digimon and Tamers do.
    pub fn last_in_play(&self, many: Many, but: Option<&Target>) -> Option<&Mention> {
        let may_be = |mention: &&Mention| many == Many::Several || !mention.is_joined();
        self.all
            .iter()
            .rev()
            .filter(may_be)
            .find(|mention| mention.is_in_play() && Some(&mention.target) != but)
    }

    /// "that Digimon": the last thing that can be called so.
    pub fn last_called(&self, head: Head, but: Option<&Target>) -> Option<&Mention> {
        self.all
            .iter()
            .rev()
            .filter(|mention| !mention.is_joined())
            .find(|mention| fits(mention.head, head) && Some(&mention.target) != but)
            .or_else(|| self.last())
    }

    /// "that Digimon": as before, but never this, which would be called so.
    pub fn last_other(&self, head: Head, but: Option<&Target>) -> Option<&Mention> {
        let others = || {
            let may_be = |mention: &&Mention| !mention.is_this() && !mention.is_joined();
            self.all.iter().rev().filter(move |mention| may_be(mention) && Some(&mention.target) != but)
        };
        others().find(|mention| fits(mention.head, head)).or_else(|| others().next())
    }

    /// "that Digimon", "those Digimon": one rather than several, or several rather than one.
    pub fn last_such(&self, head: Head, many: Many, but: Option<&Target>) -> Option<&Mention> {
        let such = |mention: &&Mention| {
            let meant = !mention.is_this() && mention.target != Target::TriggeringOther;
            meant && Some(&mention.target) != but && mention.many == many && fits(mention.head, head)
        };
        self.all.iter().rev().find(such).or_else(|| self.last_other(head, but))
    }

    /// "those Digimon": the last ones that can be called so; several rather than one, never this.
    pub fn last_several(&self, head: Head) -> Option<&Mention> {
        let others = || self.all.iter().rev().filter(|mention| !mention.is_this());
        let fitting = || others().filter(|mention| fits(mention.head, head));
        fitting()
            .find(|mention| mention.many == Many::Several)
            .or_else(|| fitting().next())
            .or_else(|| others().next())
    }
}

impl Mention {
    fn is_this(&self) -> bool {
        matches!(self.target, Target::This | Target::ThisCard)
    }

    /// Several that were named one after the other.
    fn is_joined(&self) -> bool {
        matches!(self.target, Target::Together(_))
    }

    /// Is it a Digimon or a Tamer, rather than a card somewhere else?
    pub fn is_in_play(&self) -> bool {
        match self.head {
            Head::Digimon | Head::Tamer | Head::DigimonOrTamer => true,
            Head::Card | Head::Option => false,
        }
    }
}

/// May what was named as `named` be called `called`?
fn fits(named: Head, called: Head) -> bool {
    match called {
        Head::Card => matches!(named, Head::Card | Head::Option),
        Head::Digimon => matches!(named, Head::Digimon | Head::DigimonOrTamer),
        Head::Tamer => matches!(named, Head::Tamer | Head::DigimonOrTamer),
        Head::DigimonOrTamer => matches!(named, Head::Digimon | Head::Tamer | Head::DigimonOrTamer),
        Head::Option => named == Head::Option,
    }
}
