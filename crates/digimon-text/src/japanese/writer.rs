//! Who speaks, and what was spoken of: the memory of a text while it is written.

use crate::japanese::lexicon::Lexicon;
use crate::japanese::phrase::{Referent, Said};
use crate::japanese::verb;
use digimon::card::Category;
use digimon::effects::language::{Happening, Slot, Verb, Whose, Word};

/// Writes one effect. It remembers what was mentioned, so that そのデジモン points at something.
#[derive(Clone, Debug)]
pub struct Writer<'a> {
    pub(crate) lexicon: &'a Lexicon,
    pub(crate) holder: Option<Category>,
    /// The opponent does what is written now.
    pub(crate) opponent_acts: bool,
    pub(crate) triggering: Option<Referent>,
    pub(crate) other: Option<Referent>,
    /// What an immediate effect comes before.
    pub(crate) would: Option<Happening>,
    /// What was done is what the effect asked for just before.
    pub(crate) just_done: bool,
    /// The memory was just spoken of.
    pub(crate) memory_named: bool,
    chosen: Vec<(Slot, Referent, Chosen)>,
    done: Vec<(Verb, Referent)>,
}

/// How something was chosen: by a step of its own, or while something was done to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen {
    ByItself,
    InPassing,
}

impl<'a> Writer<'a> {
    /// For an effect of a card of this category in play; of a card elsewhere if there is none.
    pub fn new(holder: Option<Category>, lexicon: &'a Lexicon) -> Writer<'a> {
        Writer {
            lexicon,
            holder,
            opponent_acts: false,
            triggering: None,
            other: None,
            would: None,
            just_done: false,
            memory_named: false,
            chosen: Vec::new(),
            done: Vec::new(),
        }
    }

    /// このデジモン
    pub(crate) fn this(&self) -> Said {
        let referent = match self.holder {
            Some(Category::Digimon | Category::DigiEgg) => Referent::digimon(),
            Some(Category::Tamer) => Referent::tamer(),
            Some(Category::Option) | None => Referent::card(),
        };
        Said::new(format!("この{}", referent.head), referent)
    }

    /// 自分 and 相手 as those who do something.
    pub(crate) fn player(&self, whose: Whose) -> &'static str {
        match (whose, self.opponent_acts) {
            (Whose::Yours, false) | (Whose::Opponents, true) => "自分",
            (Whose::Opponents, false) | (Whose::Yours, true) => "相手",
            (Whose::Any, _) => "お互い",
        }
    }

    /// 自分の; nothing for anybody's.
    pub(crate) fn owner(&self, whose: Whose) -> &'static str {
        match (whose, self.opponent_acts) {
            (Whose::Yours, false) | (Whose::Opponents, true) => "自分の",
            (Whose::Opponents, false) => "相手の",
            (Whose::Yours, true) => "自身の",
            (Whose::Any, _) => "",
        }
    }

    /// The owner of an area that every player has.
    pub(crate) fn owner_of_place(&self, whose: Whose) -> &'static str {
        if whose == Whose::Any { "お互いの" } else { self.owner(whose) }
    }

    /// A name in its brackets.
    pub(crate) fn quoted_name(&self, word: &Word) -> String {
        format!("「{}」", self.lexicon.name(word))
    }

    pub(crate) fn quoted_trait(&self, word: &Word) -> String {
        format!("「{}」", self.lexicon.trait_of(word))
    }

    pub(crate) fn remember_choice(&mut self, slot: Slot, referent: Referent) {
        self.chosen.push((slot, referent, Chosen::InPassing));
    }

    /// The last choice was a step of its own.
    pub(crate) fn choice_was_a_step(&mut self) {
        if let Some((_, _, how)) = self.chosen.last_mut() {
            *how = Chosen::ByItself;
        }
    }

    pub(crate) fn remember_done(&mut self, verb: Verb, referent: Referent) {
        self.done.retain(|(known, _)| *known != verb);
        self.done.push((verb, referent));
    }

    /// What was done to what, or to cards if it is not known.
    pub(crate) fn done(&self, verb: Verb) -> Referent {
        let known = self.done.iter().find(|(known, _)| *known == verb).map(|(_, referent)| referent.clone());
        known.unwrap_or_else(Referent::card)
    }

    /// What was done, was done by this effect.
    pub(crate) fn by_this(&self) -> &'static str {
        if self.just_done { "" } else { "この効果で" }
    }

    /// この効果で登場したデジモン
    pub(crate) fn done_by_this(&self, verb: Verb) -> Said {
        let referent = self.done(verb);
        Said::new(format!("{}{}{}", self.by_this(), verb::past(verb, &referent), referent.head), referent)
    }

    /// What was chosen before, so that it cannot be taken for something else.
    pub(crate) fn chosen(&self, slot: Slot) -> Said {
        let Some(at) = self.chosen.iter().rposition(|(known, ..)| *known == slot) else {
            return Said::new("選んだカード", Referent::card());
        };
        let (_, referent, how) = &self.chosen[at];
        let last = at + 1 == self.chosen.len();
        let like_trigger = self.triggering.as_ref().is_some_and(|trigger| trigger.head == referent.head);
        match (last, how, at) {
            (true, Chosen::InPassing, _) if !like_trigger => referent.pointed_at(),
            (true, ..) => Said::new(format!("選んだ{}", referent.head), referent.clone()),
            (false, _, 0) => Said::new(format!("最初に選んだ{}", referent.head), referent.clone()),
            (false, ..) => Said::new(format!("次に選んだ{}", referent.head), referent.clone()),
        }
    }
}
