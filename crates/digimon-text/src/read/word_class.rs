//! Words that are one word to the reader, whatever their number and person: "a" and "an", "is" and "were", "card"
//! and "cards". Each class is read in one place, so that a form known anywhere is known everywhere.

use super::mention::{Head, Many};
use super::reader::Reader;
use digimon::effects::language::{Area, Target, Whose};
use std::cmp::Ordering;

/// Whether something is said or denied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Polarity {
    Said,
    Denied,
}

/// The cards that something has with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stacked {
    Digivolution,
    Link,
}

impl Stacked {
    /// Where they are.
    pub fn of(self, holder: Target) -> Area {
        match self {
            Stacked::Digivolution => Area::Under(Box::new(holder)),
            Stacked::Link => Area::LinkCards(Box::new(holder)),
        }
    }
}

/// What of a card has words in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where {
    Name,
    Text,
    Traits,
}

impl Reader<'_> {
    /// It may be missing.
    pub(super) fn the(&mut self) -> bool {
        self.eat("the")
    }

    /// "the", "that": something that is known.
    pub(super) fn demonstrative(&mut self) -> Option<()> {
        self.one_of(&["the", "that", "this", "those", "these"]).map(|_| ())
    }

    /// "in", "among": where something is.
    pub(super) fn within(&mut self) -> Option<()> {
        self.one_of(&["in", "from", "on", "among", "of"]).map(|_| ())
    }

    /// "Digimon's", "card's".
    pub(super) fn possessive_head(&mut self) -> Option<Head> {
        self.meaning(&[
            ("digimon's", Head::Digimon),
            ("digimon or tamer's", Head::DigimonOrTamer),
            ("tamer's", Head::Tamer),
            ("card's", Head::Card),
        ])
    }

    /// "a", "an". It may be missing.
    pub(super) fn article(&mut self) -> bool {
        self.one_of(&["a", "an"]).is_some()
    }

    /// "a", "any": one, whichever. It may be missing.
    pub(super) fn indefinite(&mut self) -> bool {
        self.article() || self.one_of(&["any", "1"]).is_some()
    }

    /// "one of", "any 1 of": out of those that follow.
    pub(super) fn out_of(&mut self) -> Option<()> {
        self.one_of(&["one of", "1 of", "any of", "any 1 of", "any one of", "each of"]).map(|_| ())
    }

    /// "all of", "every".
    pub(super) fn every(&mut self) -> Option<()> {
        self.one_of(&["all of", "all", "each of", "each", "every", "both of", "both"]).map(|_| ())
    }

    /// "all of", "any": all of those that follow, or whichever of them.
    pub(super) fn every_or_any(&mut self) -> Option<()> {
        self.every().or_else(|| self.one_of(&["any of", "any"]).map(|_| ()))
    }

    /// "its owner's", "the": where it goes without saying whose it is. It may be missing.
    pub(super) fn whoevers(&mut self) -> bool {
        self.one_of(&[
            "its owner's",
            "its owners'",
            "their owner's",
            "their owners'",
            "the owner's",
            "your opponent's",
            "that card's",
            "this card's",
            "the card's",
            "that digimon's",
            "his or her",
            "your",
            "their",
            "its",
            "the",
            "all",
            "any",
        ])
        .is_some()
            || self.article()
    }

    /// "is", "weren't".
    pub(super) fn be(&mut self) -> Option<Polarity> {
        use Polarity::{Denied, Said};
        self.meaning(&[
            ("is not", Denied),
            ("are not", Denied),
            ("was not", Denied),
            ("were not", Denied),
            ("isn't", Denied),
            ("aren't", Denied),
            ("wasn't", Denied),
            ("weren't", Denied),
            ("has been", Said),
            ("have been", Said),
            ("is", Said),
            ("are", Said),
            ("was", Said),
            ("were", Said),
        ])
    }

    /// "has", "doesn't have".
    pub(super) fn have(&mut self) -> Option<Polarity> {
        use Polarity::{Denied, Said};
        self.meaning(&[
            ("has", Said),
            ("have", Said),
            ("had", Said),
            ("doesn't have", Denied),
            ("don't have", Denied),
            ("didn't have", Denied),
            ("does not have", Denied),
            ("do not have", Denied),
        ])
    }

    /// "has", of which nothing is denied.
    pub(super) fn has_it(&mut self) -> Option<()> {
        self.attempt(|reader| (reader.have()? == Polarity::Said).then_some(()))
    }

    /// "is", of which nothing is denied.
    pub(super) fn is_it(&mut self) -> Option<()> {
        self.attempt(|reader| (reader.be()? == Polarity::Said).then_some(()))
    }

    /// "didn't", "does not".
    pub(super) fn do_not(&mut self) -> Option<()> {
        let words = ["didn't", "doesn't", "don't", "did not", "does not", "do not", "haven't", "hasn't"];
        self.one_of(&words).map(|_| ())
    }

    /// "can't".
    pub(super) fn cannot_word(&mut self) -> Option<()> {
        self.one_of(&["can't", "cannot", "can not", "may not"]).map(|_| ())
    }

    /// "may".
    pub(super) fn may_word(&mut self) -> Option<()> {
        self.one_of(&["may", "can"]).map(|_| ())
    }

    pub(super) fn cards_word(&mut self) -> Option<Many> {
        self.meaning(&[("cards", Many::Several), ("card(s)", Many::Several), ("card", Many::One)])
    }

    pub(super) fn digivolution_cards(&mut self) -> Option<Many> {
        self.meaning(&[("digivolution cards", Many::Several), ("digivolution card", Many::One)])
    }

    /// "digivolution cards", "link card".
    pub(super) fn stacked(&mut self) -> Option<(Stacked, Many)> {
        if let Some(many) = self.digivolution_cards() {
            return Some((Stacked::Digivolution, many));
        }
        let link = [("link cards", Many::Several), ("link card", Many::One)];
        self.meaning(&link).map(|many| (Stacked::Link, many))
    }

    /// "you", "your opponent", "either player".
    pub(super) fn player(&mut self) -> Option<Whose> {
        let words = ["you", "your opponent", "the opponent", "an opponent", "opponent", "they"];
        if let Some(which) = self.one_of(&words) {
            return Some(if which == 0 { self.yours() } else { self.opponents() });
        }
        let any = ["either player", "any player", "a player", "each player", "both players", "players"];
        self.one_of(&any).map(|_| Whose::Any)
    }

    /// "in its name", "in any of their traits": where the words in brackets stand.
    pub(super) fn where_words_are(&mut self) -> Option<Where> {
        self.attempt(|reader| {
            reader.must("in")?;
            let _ = reader.one_of(&["any of", "one of", "at least one of", "any"]);
            let _ = reader.one_of(&["its", "their", "the"]);
            reader.meaning(&[
                ("names", Where::Name),
                ("name", Where::Name),
                ("texts", Where::Text),
                ("text", Where::Text),
                ("traits", Where::Traits),
                ("trait", Where::Traits),
            ])
        })
    }

    /// "that's", "which are".
    pub(super) fn that_is(&mut self) -> Option<()> {
        self.one_of(&["that's", "that is", "that are", "which is", "which are", "that"]).map(|_| ())
    }

    /// "less", "higher".
    pub(super) fn more_or_less(&mut self) -> Option<Ordering> {
        self.meaning(&[
            ("less", Ordering::Less),
            ("lower", Ordering::Less),
            ("fewer", Ordering::Less),
            ("more", Ordering::Greater),
            ("higher", Ordering::Greater),
            ("greater", Ordering::Greater),
        ])
    }

    pub(super) fn effects_word(&mut self) -> Option<()> {
        self.one_of(&["effects", "effect", "skills", "skill"]).map(|_| ())
    }

    pub(super) fn traits_word(&mut self) -> Option<()> {
        self.one_of(&["traits", "trait"]).map(|_| ())
    }

    pub(super) fn level_word(&mut self) -> Option<()> {
        self.one_of(&["level", "lv."]).map(|_| ())
    }

    /// "in its digivolution cards", said of whatever was just named.
    pub(super) fn in_its_cards(&mut self) -> Option<()> {
        self.one_of(&[
            "in its digivolution cards",
            "in their digivolution cards",
            "in digivolution cards",
            "in its stack",
            "under it",
            "under them",
        ])
        .map(|_| ())
    }

    /// "with this effect": by the effect that is being read.
    pub(super) fn by_this_effect(&mut self) -> Option<()> {
        self.one_of(&[
            "by this effect",
            "with this effect",
            "using this effect",
            "by the effect",
            "with the effect",
            "by that effect",
            "with that effect",
            "by this card's effect",
            "this way",
            "by it",
        ])
        .map(|_| ())
    }
}
