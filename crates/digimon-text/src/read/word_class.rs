//! Words that are one word to the reader, whatever their number and person: "a" and "an", "is" and "were", "card"
//! and "cards". Each class is read in one place, so that a form known anywhere is known everywhere.

use super::mention::{Head, Many};
use super::reader::Reader;
use digimon::effects::language::{Area, End, Target, Whose};
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
    /// One of the forms of a word, or of words that stand for each other everywhere. They are one row of the
    /// grammar, whichever of them is printed.
    pub(super) fn form(&mut self, row: &str, forms: &[&str]) -> bool {
        let is = forms.iter().any(|form| self.reads(form));
        if is {
            self.notes.words(std::panic::Location::caller(), row);
        }
        is
    }

    /// "also". It may be missing.
    pub(super) fn also(&mut self) -> bool {
        self.eat("also")
    }

    /// "or", "and/or".
    pub(super) fn or(&mut self) -> Option<()> {
        self.form("or", &["or", "and/or"]).then_some(())
    }

    /// "and" or "or"; true for "or".
    pub(super) fn and_or(&mut self) -> Option<bool> {
        if self.form("and", &["and"]) {
            return Some(false);
        }
        self.or().map(|()| true)
    }

    /// "… or …": another of the same, if one follows.
    pub(super) fn or_one_more<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        self.attempt(|reader| {
            let _ = reader.comma();
            reader.or()?;
            read(reader)
        })
    }

    /// "… and …", "…, …": another of the same, if one follows.
    pub(super) fn and_one_more<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        self.attempt(|reader| {
            let comma = reader.comma();
            (reader.form("and", &["and"]) || comma).then_some(())?;
            read(reader)
        })
    }

    /// "meets", "meeting".
    pub(super) fn meets(&mut self) -> Option<()> {
        self.form("meet", &["meets", "meet", "meeting"]).then_some(())
    }

    /// "the attack", "an attack".
    pub(super) fn attack_noun(&mut self) -> bool {
        self.form("the attack", &["the attack", "an attack", "this attack", "that attack"])
    }

    /// "there is", "there aren't".
    pub(super) fn there_be(&mut self) -> Option<Polarity> {
        if self.form("there isn't", &["there isn't", "there aren't"]) {
            return Some(Polarity::Denied);
        }
        let said = ["there is", "there are", "there's", "there're"];
        self.form("there is", &said).then_some(Polarity::Said)
    }

    /// "in play".
    pub(super) fn in_play_words(&mut self) -> bool {
        self.eat("in play")
    }

    /// "than", "as": what something is compared with.
    pub(super) fn than(&mut self) -> Option<()> {
        self.form("than", &["than", "as"]).then_some(())
    }

    /// "equal or", "equal to or".
    pub(super) fn equal_or(&mut self) -> bool {
        self.form("equal or", &["equal to or", "equal or"])
    }

    /// "security card".
    pub(super) fn security_cards(&mut self) -> Option<()> {
        self.form("security card", &["security cards", "security card"]).then_some(())
    }

    /// "increase".
    pub(super) fn raises(&mut self) -> bool {
        self.verb("increase")
    }

    /// "into".
    pub(super) fn into_word(&mut self) -> bool {
        self.eat("into")
    }

    /// "color requirements".
    pub(super) fn color_requirements_word(&mut self) -> Option<()> {
        self.form("color requirements", &["color requirements", "color requirement"]).then_some(())
    }

    /// "activate", "trigger": what effects do.
    pub(super) fn activate_word(&mut self) -> Option<()> {
        self.form("activate", &["activate", "trigger"]).then_some(())
    }

    /// "don't activate", "can't activate".
    pub(super) fn not_activated(&mut self) -> Option<()> {
        self.attempt(|reader| {
            reader.do_not().or_else(|| reader.cannot_word())?;
            reader.activate_word()
        })
    }

    /// "of", "under": what cards are under.
    pub(super) fn under_word(&mut self) -> Option<()> {
        let forms = ["placed under", "from under", "under", "of", "from", "on", "in"];
        self.form("under", &forms).then_some(())
    }

    /// "to", "with": what something is linked to.
    pub(super) fn linked_to(&mut self) -> Option<()> {
        self.form("to", &["to", "with"]).then_some(())
    }

    /// "reduce", "decrease": in the form in which verbs stand here.
    pub(super) fn lowers(&mut self) -> bool {
        self.verb_among("reduce", &["reduce", "decrease", "remove", "subtract"])
    }

    /// "DP-based deletion effects", "DP deletion effect's" (15-15-5).
    pub(super) fn dp_deletion_effects(&mut self) -> Option<()> {
        self.attempt(|reader| {
            reader.form("dp", &["dp-based", "dp"]).then_some(())?;
            reader.form("deletion", &["deletion", "delete"]).then_some(())?;
            reader.form("effects", &["effects'", "effect's", "effects", "effect"]).then_some(())
        })
    }

    /// "the top of", "the bottom of".
    pub(super) fn end_of(&mut self) -> Option<End> {
        self.attempt(|reader| {
            reader.the();
            let end = reader.end_word()?;
            reader.must("of")?;
            Some(end)
        })
    }

    /// "the top card of", "top stacked card".
    pub(super) fn top_card_word(&mut self) -> Option<()> {
        self.attempt(|reader| {
            reader.the();
            reader.must("top")?;
            let _ = reader.eat("stacked");
            reader.must("card")
        })
    }

    /// The top card of something: "the top stacked card of".
    pub(super) fn the_top_card_of(&mut self) -> Option<()> {
        self.attempt(|reader| {
            reader.top_card_word()?;
            reader.must("of")
        })
    }

    /// "memory".
    pub(super) fn memory_word(&mut self) -> Option<()> {
        self.form("memory", &["memory gauge", "memory"]).then_some(())
    }

    /// "not".
    pub(super) fn not_word(&mut self) -> bool {
        self.eat("not")
    }

    /// "'s", "s'": behind a name.
    pub(super) fn possessive_s(&mut self) -> Option<()> {
        self.form("'s", &["'s", "s'"]).then_some(())
    }

    /// "a player", "your opponent": whom an attack is aimed at.
    pub(super) fn attacked_player(&mut self) -> bool {
        self.form(
            "a player",
            &["a player", "players", "the player", "your opponent directly", "your opponent"],
        )
    }

    /// "of", "on": whose or where something is.
    pub(super) fn of(&mut self) -> Option<()> {
        self.form("of", &["of", "on", "from"]).then_some(())
    }

    /// It may be missing.
    pub(super) fn the(&mut self) -> bool {
        self.eat("the")
    }

    /// "the", "that": something that is known.
    pub(super) fn demonstrative(&mut self) -> Option<()> {
        self.form("the", &["the", "that", "this", "those", "these"]).then_some(())
    }

    /// "in", "among": where something is.
    pub(super) fn within(&mut self) -> Option<()> {
        self.form("in", &["in", "from", "on", "among", "of"]).then_some(())
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
        self.form("1 of", &["one of", "1 of", "any of", "any 1 of", "any one of", "each of"]).then_some(())
    }

    /// "all of", "every".
    pub(super) fn every(&mut self) -> Option<()> {
        self.form("all", &["all of", "all", "each of", "each", "every", "both of", "both"]).then_some(())
    }

    /// "all of", "any": all of those that follow, or whichever of them.
    pub(super) fn every_or_any(&mut self) -> Option<()> {
        self.every().or_else(|| self.form("any", &["any of", "any"]).then_some(()))
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
        let denied = ["is not", "are not", "was not", "were not", "isn't", "aren't", "wasn't", "weren't"];
        if self.form("isn't", &denied) {
            return Some(Polarity::Denied);
        }
        let said = ["has been", "have been", "is", "are", "was", "were"];
        self.form("is", &said).then_some(Polarity::Said)
    }

    /// "has", "doesn't have".
    pub(super) fn have(&mut self) -> Option<Polarity> {
        let denied = ["doesn't have", "don't have", "didn't have", "does not have", "do not have"];
        if self.form("doesn't have", &denied) {
            return Some(Polarity::Denied);
        }
        self.form("has", &["has", "have", "had"]).then_some(Polarity::Said)
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
        self.form("don't", &words).then_some(())
    }

    /// "can't".
    pub(super) fn cannot_word(&mut self) -> Option<()> {
        self.form("can't", &["can't", "cannot", "can not", "may not"]).then_some(())
    }

    /// "may".
    pub(super) fn may_word(&mut self) -> Option<()> {
        self.form("may", &["may", "can"]).then_some(())
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
        if self.eat("you") {
            return Some(self.yours());
        }
        let other = ["your opponent", "the opponent", "an opponent", "opponent", "they"];
        if self.form("your opponent", &other) {
            return Some(self.opponents());
        }
        let any = [
            "either player",
            "any player",
            "a player",
            "each player",
            "both players",
            "all players",
            "players",
        ];
        self.form("either player", &any).then_some(Whose::Any)
    }

    /// "in its name", "in any of their traits": where the words in brackets stand.
    pub(super) fn where_words_are(&mut self) -> Option<Where> {
        self.attempt(|reader| {
            reader.must("in")?;
            let _ = reader.form("any of", &["any of", "one of", "at least one of", "any"]);
            let _ = reader.form("its", &["its", "their", "the"]);
            if reader.form("name", &["names", "name"]) {
                return Some(Where::Name);
            }
            if reader.form("text", &["texts", "text"]) {
                return Some(Where::Text);
            }
            reader.traits_word().map(|()| Where::Traits)
        })
    }

    /// "that's", "which are".
    pub(super) fn that_is(&mut self) -> Option<()> {
        let forms = ["that's", "that is", "that are", "which is", "which are", "that"];
        self.form("that is", &forms).then_some(())
    }

    /// "less", "higher".
    pub(super) fn more_or_less(&mut self) -> Option<Ordering> {
        if self.form("less", &["less", "lower", "fewer"]) {
            return Some(Ordering::Less);
        }
        self.form("more", &["more", "higher", "greater"]).then_some(Ordering::Greater)
    }

    pub(super) fn effects_word(&mut self) -> Option<()> {
        self.form("effect", &["effects", "effect", "skills", "skill"]).then_some(())
    }

    /// "trait", "type": what words in brackets are.
    pub(super) fn trait_word(&mut self) -> Option<()> {
        let forms = ["traits", "trait", "attribute", "types", "type", "form"];
        self.form("trait", &forms).then_some(())
    }

    pub(super) fn traits_word(&mut self) -> Option<()> {
        self.form("trait", &["traits", "trait"]).then_some(())
    }

    pub(super) fn level_word(&mut self) -> Option<()> {
        self.form("level", &["level", "lv."]).then_some(())
    }

    /// "in its digivolution cards", said of whatever was just named.
    pub(super) fn in_its_cards(&mut self) -> Option<()> {
        let forms = [
            "in its digivolution cards",
            "in their digivolution cards",
            "in digivolution cards",
            "in its stack",
            "under it",
            "under them",
        ];
        self.form("under it", &forms).then_some(())
    }

    /// "with this effect": by the effect that is being read.
    pub(super) fn by_this_effect(&mut self) -> Option<()> {
        self.attempt(|reader| {
            if reader.form("by", &["this way", "by it"]) {
                return Some(());
            }
            reader.form("by", &["by", "with", "using"]).then_some(())?;
            reader.demonstrative()?;
            reader.form("effect", &["card's effect", "effect"]).then_some(())
        })
    }
}
