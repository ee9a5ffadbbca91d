//! Digivolution from one level to another: "digivolve from level 5 to level 6".

use super::event::{Event, Time};
use super::party::Party;
use crate::read::mention::{Head, Many};
use crate::read::noun::canonical;
use crate::read::reader::Reader;
use digimon::effects::language::{Amount, Cmp, Filter, Happening, Noun, Stat};

/// The level before and after.
pub(super) struct Levels {
    from: i32,
    to: i32,
}

impl Levels {
    pub fn event(&self, mut subject: Party, time: Time) -> Event {
        subject.noun.of.push(of_level(self.from));
        subject.noun.of = canonical(subject.noun.of);
        let noun = Noun { of: vec![of_level(self.to)], ..Noun::default() };
        let into = Party { noun, head: Head::Card, many: Many::One, placed: false };
        Event::of(Happening::Digivolved, time, subject).with(Some(into))
    }
}

impl Reader<'_> {
    pub(super) fn levels_said(&mut self) -> Option<Levels> {
        self.attempt(Reader::levels)
    }

    fn levels(&mut self) -> Option<Levels> {
        self.must("from")?;
        self.level_word()?;
        let from = self.number()?;
        self.must("to")?;
        self.level_word()?;
        Some(Levels { from, to: self.number()? })
    }
}

fn of_level(n: i32) -> Filter {
    Filter::Stat(Stat::Level, Cmp::Exactly, Amount::N(n))
}
