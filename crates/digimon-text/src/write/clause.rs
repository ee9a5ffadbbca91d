//! One process as a clause, which may be a command, a permission or a condition.

use crate::write::grammar::{finite, gerund, list};
use crate::write::phrase::Said;

/// What is said of one step, before it is known how it is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Clause {
    /// The player does it: "delete this Digimon".
    Do(String),
    /// As before, with an icon for it: `<Draw 1>`, "draw 1 card".
    Icon(String, String),
    /// Something does it or is made so: "this Digimon", "get +1000 DP" and more, "for the turn".
    Of { subject: Said, phrases: Vec<String>, until: String, acts: bool },
    /// It has its own structure, and begins with a small letter.
    Whole(String),
    /// It is said as an activity already: "deleting it or suspending it".
    Gerund(String),
}

/// In which way a clause is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    Command,
    /// "you may …"
    May,
    /// "by …ing"
    By,
}

impl Clause {
    /// Something acts on its own: it digivolves, it attacks.
    pub fn acts(subject: Said, phrase: impl Into<String>) -> Clause {
        Clause::Of { subject, phrases: vec![phrase.into()], until: String::new(), acts: true }
    }

    /// Something happens to somebody: "your opponent", "gain 1 memory".
    pub fn befalls(subject: Said, phrase: impl Into<String>) -> Clause {
        Clause::Of { subject, phrases: vec![phrase.into()], until: String::new(), acts: false }
    }

    /// How it begins a sentence; `player` acts, unless it is the reader.
    pub fn said(&self, mood: Mood, player: Option<&str>) -> String {
        match (mood, self, player) {
            (Mood::May, Clause::Of { subject, acts: true, .. }, _) => {
                format!("{} may {}", subject.text, self.predicate(unasked))
            }
            (Mood::May, ..) => format!("{} may {}", player.unwrap_or("you"), self.base(player.is_none())),
            (Mood::By, Clause::Gerund(text), _) => format!("by {text}"),
            (Mood::By, ..) => format!("by {}", gerund(&self.base(false))),
            (Mood::Command, _, Some(player)) if self.is_optional() => {
                format!("{player} may {}", self.base(false))
            }
            (Mood::Command, _, Some(player)) if self.is_done_by_player() => {
                format!("{player} {}", finite(&self.base(false), false))
            }
            (Mood::Command, ..) => self.commanded(),
        }
    }

    /// Is it told of the player, or of something of theirs?
    fn is_done_by_player(&self) -> bool {
        match self {
            Clause::Do(_) | Clause::Icon(..) => true,
            Clause::Of { subject, .. } => subject.text.contains("their "),
            Clause::Whole(_) | Clause::Gerund(_) => false,
        }
    }

    fn is_optional(&self) -> bool {
        let may = |phrases: &[String]| phrases.iter().any(|phrase| phrase.starts_with("may "));
        self.is_done_by_player() && matches!(self, Clause::Of { phrases, .. } if may(phrases))
    }

    /// How it goes on in a sentence.
    pub fn continued(&self, mood: Mood, player: Option<&str>) -> String {
        match (mood, self, player) {
            (Mood::By, Clause::Gerund(text), _) => text.clone(),
            (Mood::By, ..) => gerund(&self.base(false)),
            (Mood::May, Clause::Of { subject, phrases, acts: true, .. }, _)
                if phrases.iter().any(|phrase| phrase.starts_with("may ")) =>
            {
                format!("{} may {}", subject.text, self.predicate(unasked))
            }
            (Mood::May, ..) => self.base(player.is_none()),
            (Mood::Command, Clause::Do(_) | Clause::Icon(..), Some(_)) => finite(&self.base(false), false),
            (Mood::Command, ..) => self.commanded(),
        }
    }

    fn commanded(&self) -> String {
        match self {
            Clause::Do(phrase) => phrase.clone(),
            Clause::Icon(icon, _) => icon.clone(),
            Clause::Whole(text) | Clause::Gerund(text) => text.clone(),
            Clause::Of { subject, .. } => {
                format!("{} {}", subject.text, self.predicate(|phrase| finite(phrase, subject.is_plural())))
            }
        }
    }

    /// As it stands after "may".
    fn base(&self, with_icon: bool) -> String {
        match self {
            Clause::Icon(icon, _) if with_icon => icon.clone(),
            Clause::Do(phrase) | Clause::Icon(_, phrase) => phrase.clone(),
            Clause::Of { phrases, .. } if phrases.iter().any(|phrase| phrase.starts_with("can")) => {
                format!("make it so that {}", self.commanded())
            }
            Clause::Of { subject, .. } => format!("have {} {}", subject.text, self.predicate(unasked)),
            Clause::Whole(text) | Clause::Gerund(text) => format!("do this: {text}"),
        }
    }

    fn predicate(&self, form: impl Fn(&str) -> String) -> String {
        let Clause::Of { phrases, until, .. } = self else { return String::new() };
        let phrases: Vec<String> = phrases.iter().map(|phrase| form(phrase)).collect();
        list(&phrases, "and") + until
    }
}

/// What "may" be done, without saying so again.
fn unasked(phrase: &str) -> String {
    phrase.strip_prefix("may ").unwrap_or(phrase).to_owned()
}
