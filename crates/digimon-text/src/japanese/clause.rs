//! One process as a clause, which may be a command, a permission or a condition.

use crate::japanese::verb::{NONE, Verb};

/// What is said of one step, before it is known how it is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Clause {
    /// All before the verb, and the verb.
    Do(String, Verb),
    /// It has its own structure; sentences but for the last full stop.
    Whole(String),
}

/// In which way a clause is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    Command,
    /// …できる
    May,
    /// …ことで
    By,
}

impl Clause {
    pub fn new(before: impl Into<String>, verb: Verb) -> Clause {
        Clause::Do(before.into(), verb)
    }

    /// It ends in a noun or a number.
    pub fn noun(text: impl Into<String>) -> Clause {
        Clause::Do(text.into(), NONE)
    }

    /// How it ends a sentence or a part of one.
    pub fn said(&self, mood: Mood) -> String {
        match self {
            Clause::Do(before, verb) => {
                let ending = match mood {
                    Mood::Command => verb.plain,
                    Mood::May => verb.can,
                    Mood::By => verb.by,
                };
                format!("{before}{ending}")
            }
            Clause::Whole(text) if mood == Mood::By => format!("{text}。そうすることで"),
            Clause::Whole(text) => text.clone(),
        }
    }

    /// How it goes on into the next one.
    pub fn going_on(&self) -> String {
        match self {
            Clause::Do(before, verb) => format!("{before}{}、", verb.and),
            Clause::Whole(text) => format!("{text}。その後、"),
        }
    }

    /// Something is said in front of it.
    #[must_use]
    pub fn after(self, prefix: &str) -> Clause {
        match self {
            Clause::Do(before, verb) => Clause::Do(format!("{prefix}{before}"), verb),
            Clause::Whole(text) => Clause::Whole(format!("{prefix}{text}")),
        }
    }
}
