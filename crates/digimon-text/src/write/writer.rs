//! Who speaks, and what was spoken of: the memory of a text while it is written.

use crate::write::phrase::{Head, Referent, Said};
use digimon::card::Category;
use digimon::effects::language::{Happening, Slot, Verb, Whose};

/// Writes one effect. It remembers what was mentioned, so that "that Digimon" points at something.
#[derive(Clone, Debug)]
pub struct Writer {
    /// What "this" is.
    this: Head,
    /// The opponent does what is written now.
    pub(crate) opponent_acts: bool,
    /// The opponent was just named, and is "they".
    pub(crate) opponent_named: bool,
    pub(crate) triggering: Option<Referent>,
    pub(crate) other: Option<Referent>,
    /// What an immediate effect comes before.
    pub(crate) would: Option<Happening>,
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
            opponent_named: false,
            triggering: None,
            other: None,
            would: None,
            chosen: Vec::new(),
            done: Vec::new(),
        }
    }

    /// Who acts, if it is not the reader.
    pub(crate) fn player(&self) -> Option<&'static str> {
        self.opponent_acts.then_some("your opponent")
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
        let last = at + 1 == self.chosen.len();
        let like_trigger = self.triggering.as_ref().is_some_and(|trigger| trigger.head == referent.head);
        match (last, at) {
            (true, _) if !like_trigger => referent.pointed_at(),
            (true, 0) => referent.the("chosen", ""),
            (_, 0) => referent.the("", "chosen first"),
            (_, 1) => referent.the("", "chosen second"),
            _ => referent.the("", "chosen last"),
        }
    }
}
