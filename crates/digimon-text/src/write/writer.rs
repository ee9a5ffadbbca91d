//! Who speaks, and what was spoken of: the memory of a text while it is written.

use crate::write::phrase::{Head, Referent, Said};
use digimon::card::{Card, Category};
use digimon::effects::language::{Happening, Slot, Target, Verb, Whose};

/// Writes one effect. It remembers what was mentioned, so that "that Digimon" points at something.
#[derive(Clone, Debug)]
pub struct Writer {
    /// What "this" is.
    this: Head,
    /// The opponent does what is written now.
    pub(crate) opponent_acts: bool,
    /// Each player does it, for themselves.
    pub(crate) each_acts: bool,
    /// The opponent was just named, and is "they".
    pub(crate) opponent_named: bool,
    pub(crate) triggering: Option<Referent>,
    pub(crate) other: Option<Referent>,
    /// What an immediate effect comes before.
    pub(crate) would: Option<Happening>,
    /// What has happened, or is happening, when the effect triggers.
    pub(crate) event: Option<Happening>,
    /// Processes are written, whose limits may be raised in a sentence of its own.
    pub(crate) runs: bool,
    /// What is paid with is written: "by trashing …".
    pub(crate) pays: bool,
    /// The opponent did what was written last.
    pub(crate) they_acted: bool,
    /// Of the opponent's cards is spoken now.
    pub(crate) opponents_meant: bool,
    /// 4-18-1: the tokens that the text describes.
    pub(crate) tokens: Vec<Card>,
    /// More follows, so that a list cannot stand here.
    pub(crate) followed: bool,
    /// What "the effect below" is, to stand behind all sentences.
    pub(crate) listed: Option<String>,
    /// "For each …", to stand in front of the sentence.
    pub(crate) leading: Option<String>,
    /// Sentences about what was just written: "for each …, add 1 to this effect's level maximum".
    pub(crate) added: Vec<String>,
    chosen: Vec<(Slot, Referent)>,
    done: Vec<(Verb, Referent)>,
}

impl Writer {
    /// For an effect of a card of this category in play; of a card elsewhere if there is none.
    pub fn new(holder: Option<Category>) -> Writer {
        let this = match holder {
            Some(Category::Digimon | Category::DigiEgg) => "Digimon",
            Some(Category::Tamer) => "Tamer",
            Some(Category::Option) | None => "card",
        };
        Writer {
            this: Head::new(this),
            opponent_acts: false,
            each_acts: false,
            opponent_named: false,
            triggering: None,
            other: None,
            would: None,
            event: None,
            runs: false,
            pays: false,
            followed: false,
            opponents_meant: false,
            they_acted: false,
            tokens: Vec::new(),
            listed: None,
            leading: None,
            added: Vec::new(),
            chosen: Vec::new(),
            done: Vec::new(),
        }
    }

    /// For an effect within this one, which speaks of nothing that was spoken of before.
    pub(crate) fn anew(&self) -> Writer {
        Writer { this: self.this.clone(), tokens: self.tokens.clone(), runs: true, ..Writer::new(None) }
    }

    /// Who acts, if it is not the reader.
    pub(crate) fn player(&self) -> Option<&'static str> {
        match (self.each_acts, self.opponent_acts) {
            (true, _) => Some("each player"),
            (false, true) => Some("your opponent"),
            (false, false) => None,
        }
    }

    /// "this Digimon".
    pub(crate) fn this(&self) -> Said {
        Said::new(format!("this {}", self.this.one), self.this.clone(), false)
    }

    /// "you" and "your opponent" as those who do something.
    pub(crate) fn player_named(&self, whose: Whose) -> Said {
        let (text, plural) = match (whose, self.opponent_acts) {
            (Whose::Yours, false) | (Whose::Opponents, true) => ("you", true),
            (Whose::Opponents, false) | (Whose::Yours, true) => ("your opponent", false),
            (Whose::Any, _) => ("each player", false),
        };
        Said::new(text, Head::new("player"), plural)
    }

    /// The same for what holds of them: "players can't draw".
    pub(crate) fn player_described(&self, whose: Whose) -> Said {
        match whose {
            Whose::Any => Said::new("players", Head::new("player"), true),
            Whose::Yours | Whose::Opponents => self.player_named(whose),
        }
    }

    /// "your", "your opponent's"; nothing for anybody's.
    pub(crate) fn owner(&self, whose: Whose) -> Option<String> {
        let owner = match (whose, self.opponent_acts) {
            (Whose::Yours, false) | (Whose::Opponents, true) => "your",
            (Whose::Opponents, false) if self.opponent_named => "their",
            (Whose::Opponents, false) => "your opponent's",
            (Whose::Yours, true) => "their",
            (Whose::Any, _) => return None,
        };
        Some(owner.to_owned())
    }

    /// The owner of an area that every player has: "your hand", "a player's hand".
    pub(crate) fn owner_of_place(&self, whose: Whose) -> String {
        self.owner(whose).unwrap_or_else(|| "a player's".to_owned())
    }

    pub(crate) fn remember_choice(&mut self, slot: Slot, referent: Referent) {
        self.chosen.push((slot, referent));
    }

    /// Is it the last choice, of something in play of the opponent? "Other" ones are others than that.
    pub(crate) fn is_last_chosen(&self, target: &Target) -> bool {
        let last = self.chosen.last().map(|(slot, _)| Target::Chosen(*slot));
        self.opponents_meant && last.as_ref() == Some(target)
    }

    pub(crate) fn remember_done(&mut self, verb: Verb, referent: Referent) {
        self.done.retain(|(known, _)| *known != verb);
        self.done.push((verb, referent));
    }

    pub(crate) fn done(&self, verb: Verb) -> Referent {
        let known = self.done.iter().find(|(known, _)| *known == verb).map(|(_, referent)| referent.clone());
        known.unwrap_or(Referent { head: Head::new("card"), plural: true })
    }

    /// What was chosen before, so that it cannot be taken for something else.
    pub(crate) fn chosen(&self, slot: Slot) -> Said {
        let Some(at) = self.chosen.iter().rposition(|(known, _)| *known == slot) else {
            return Referent { head: Head::new("card"), plural: false }.the("chosen", "");
        };
        let referent = &self.chosen[at].1;
        let last = !self.chosen[at + 1..].iter().any(|(_, later)| later.called() == referent.called());
        match (last, at) {
            (true, _) => referent.pointed_at(),
            (_, 0) => referent.the("", "chosen first"),
            (_, 1) => referent.the("", "chosen second"),
            _ => referent.the("", "chosen last"),
        }
    }
}
