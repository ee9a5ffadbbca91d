//! What was read before from the same place in the same state. A sentence is tried in several ways ("by …, …
//! instead", "for each …"), and all that is within it again each time: without a memory that doubles with every
//! level.

use super::notes::Note;
use super::{Context, Reader};
use crate::read::copy_on_write::CopyOnWrite;
use crate::read::mention::Mentions;
use digimon::effects::language::{Noun, Step, Target};
use std::collections::BTreeMap;

/// So much is remembered; more is read again.
const MOST: usize = 512;

/// What is worth remembering.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// A sentence with nothing before it that it could change.
    Sentence,
    Clauses,
}

/// All that was read, by part, place, and where the text ended then.
#[derive(Default, Debug)]
pub struct Memo {
    read: BTreeMap<(Part, usize, usize), Vec<Remembered>>,
    len: usize,
}

#[derive(Debug)]
struct Remembered {
    before: State,
    after: State,
    at: usize,
    notes: Vec<Note>,
    steps: Option<Vec<Step>>,
    /// How far it looked, and what it expected there.
    furthest: usize,
    expected: Option<&'static str>,
}

/// What came of a part: its steps, or that it is not what stands there.
struct Recalled(Option<Vec<Step>>);

/// All on which a reading depends beside the place.
#[derive(Clone, PartialEq, Debug)]
struct State {
    context: CopyOnWrite<Context>,
    mentions: Mentions,
    had: Option<Noun>,
    numbered: Option<Noun>,
    placing: Option<Target>,
    such: Noun,
}

impl Reader<'_> {
    /// Reads a part, or remembers what came of it.
    pub(in crate::read) fn once(
        &mut self,
        part: Part,
        read: impl FnOnce(&mut Self) -> Option<Vec<Step>>,
    ) -> Option<Vec<Step>> {
        let (place, before) = ((part, self.at, self.tokens.len()), self.state());
        if let Some(Recalled(steps)) = self.remembered(place, &before) {
            return steps;
        }
        let (expectations, begun) = (self.expectations, self.notes.len());
        let steps = read(self);
        if self.memo.len < MOST {
            let is_last = self.expectations > expectations && self.expected_at == self.furthest;
            let (after, at, furthest) = (self.state(), self.at, self.furthest);
            let expected = is_last.then_some(self.expected);
            let notes = self.notes.after(begun);
            let remembered =
                Remembered { before, after, at, notes, steps: steps.clone(), furthest, expected };
            self.memo.read.entry(place).or_default().push(remembered);
            self.memo.len += 1;
        }
        steps
    }

    fn remembered(&mut self, place: (Part, usize, usize), now: &State) -> Option<Recalled> {
        let known = self.memo.read.get(&place)?.iter().find(|known| known.before == *now)?;
        let (after, steps) = (known.after.clone(), known.steps.clone());
        let (at, furthest, expected) = (known.at, known.furthest, known.expected);
        self.notes.add(&known.notes);
        let State { context, mentions, had, numbered, placing, such } = after;
        self.at = at;
        (self.context, self.mentions) = (context, mentions);
        (self.had, self.numbered, self.placing, self.such) = (had, numbered, placing, such);
        if let Some(expected) = expected {
            self.expect_at(furthest, expected);
        }
        Some(Recalled(steps))
    }

    fn state(&self) -> State {
        State {
            context: self.context.clone(),
            mentions: self.mentions.clone(),
            had: self.had.clone(),
            numbered: self.numbered.clone(),
            placing: self.placing.clone(),
            such: self.such.clone(),
        }
    }
}
