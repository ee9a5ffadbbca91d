//! The verbs of the game, each once: its forms, what an effect that did it has done, and what has happened by it.
//! Triggers, conditions, relative clauses and counts are all read from this table (15-5, 15-6, 15-15-7).

use super::lex::Token;
use super::reader::Reader;
use super::verb::{self, Form};
use digimon::effects::language::{Happening, Verb};
use std::panic::Location;

/// Who is the subject of the verb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voice {
    /// It is done to something by somebody: "is deleted".
    Suffered,
    /// Something does it: "attacks".
    Done,
    /// Either: "suspends" and "is suspended" are one.
    Both,
}

/// One verb.
#[derive(Clone, Copy, Debug)]
pub struct Deed {
    pub lemma: &'static str,
    pub participle: &'static str,
    pub voice: Voice,
    /// As what an effect remembers it.
    pub done: Option<Verb>,
    /// What happens, where the verb alone tells; "trash" and "return" need a place.
    pub happens: Option<Happening>,
}

/// Is what an effect did this to still in play afterwards?
pub fn stays(verb: Verb) -> bool {
    matches!(
        verb,
        Verb::Suspended
            | Verb::Unsuspended
            | Verb::Played
            | Verb::Digivolved
            | Verb::DeDigivolved
            | Verb::Moved
    )
}

const fn deed(
    lemma: &'static str,
    participle: &'static str,
    voice: Voice,
    done: Option<Verb>,
    happens: Option<Happening>,
) -> Deed {
    Deed { lemma, participle, voice, done, happens }
}

pub const DEEDS: [Deed; 21] = {
    use Voice::{Both, Done, Suffered};
    [
        deed("delete", "deleted", Suffered, Some(Verb::Deleted), Some(Happening::Deleted)),
        deed("suspend", "suspended", Both, Some(Verb::Suspended), Some(Happening::Suspended)),
        deed("unsuspend", "unsuspended", Both, Some(Verb::Unsuspended), Some(Happening::Unsuspended)),
        deed("play", "played", Suffered, Some(Verb::Played), Some(Happening::Played)),
        deed("digivolve", "digivolved", Both, Some(Verb::Digivolved), Some(Happening::Digivolved)),
        deed("dna digivolve", "dna digivolved", Both, Some(Verb::Digivolved), Some(Happening::DnaDigivolved)),
        deed(
            "de-digivolve",
            "de-digivolved",
            Suffered,
            Some(Verb::DeDigivolved),
            Some(Happening::DeDigivolved),
        ),
        deed("link", "linked", Suffered, Some(Verb::Linked), Some(Happening::Linked)),
        deed("use", "used", Suffered, Some(Verb::Used), Some(Happening::OptionUsed)),
        deed("attack", "attacked", Done, Some(Verb::Attacked), Some(Happening::Attacks)),
        deed("block", "blocked", Done, None, Some(Happening::Blocks)),
        deed("move", "moved", Both, Some(Verb::Moved), Some(Happening::Moved)),
        deed("hatch", "hatched", Suffered, None, Some(Happening::Hatched)),
        deed("trash", "trashed", Suffered, Some(Verb::Trashed), None),
        deed("discard", "discarded", Suffered, Some(Verb::Trashed), None),
        deed("return", "returned", Suffered, Some(Verb::Returned), None),
        deed("add", "added", Suffered, Some(Verb::Added), None),
        deed("place", "placed", Suffered, Some(Verb::Placed), None),
        deed("draw", "drawn", Suffered, Some(Verb::Drawn), Some(Happening::Drawn)),
        deed("reveal", "revealed", Suffered, Some(Verb::Revealed), None),
        deed("flip", "flipped", Suffered, None, None),
    ]
};

impl Reader<'_> {
    /// "deleted", "DNA digivolved".
    #[track_caller]
    pub(super) fn participle(&mut self) -> Option<&'static Deed> {
        let place = Location::caller();
        self.row(place, |reader, deed| {
            let is = reader.reads(deed.participle);
            if is {
                reader.note_deed(deed.lemma);
            }
            is
        })
    }

    /// The verb in the form: "delete", "deleting", "deletes".
    #[track_caller]
    pub(super) fn deed_in(&mut self, form: Form) -> Option<&'static Deed> {
        let place = Location::caller();
        self.row(place, |reader, deed| match deed.lemma.split_once(' ') {
            Some((first, lemma)) => reader
                .attempt(|reader| (reader.eat(first) && reader.form_of(lemma, form)).then_some(()))
                .is_some(),
            None => reader.form_of(deed.lemma, form),
        })
    }

    /// The first row of the table that is read.
    fn row(
        &mut self,
        place: &'static Location<'static>,
        mut read: impl FnMut(&mut Self, &Deed) -> bool,
    ) -> Option<&'static Deed> {
        let deed = DEEDS.iter().find(|deed| read(self, deed))?;
        self.notes.branch(place);
        Some(deed)
    }

    fn form_of(&mut self, lemma: &str, form: Form) -> bool {
        let Some(Token::Word(word)) = self.peek() else { return false };
        let is = verb::is_form(word, lemma, form);
        if is {
            self.note_deed(lemma);
            self.advance();
        }
        is
    }

    /// A verb is one row, in whatever form.
    fn note_deed(&mut self, lemma: &str) {
        self.notes.words(Location::caller(), lemma);
    }

    /// "played", "play", "playing".
    pub(super) fn any_form_of_deed(&mut self) -> Option<&'static Deed> {
        self.participle().or_else(|| self.deed_in(Form::Base)).or_else(|| self.deed_in(Form::Gerund))
    }

    /// What the effect has done, as a past participle says it.
    pub(super) fn done_word(&mut self) -> Option<Verb> {
        self.attempt(|reader| reader.participle()?.done).map(|verb| self.as_done(verb))
    }

    /// "delete", "trash": what the effect may have done, after "didn't".
    pub(super) fn base_done(&mut self) -> Option<Verb> {
        self.attempt(|reader| reader.deed_in(Form::Base)?.done).map(|verb| self.as_done(verb))
    }
}
