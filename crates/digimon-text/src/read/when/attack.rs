//! Attack targets that change: "this Digimon's attack target is switched" (11-4).

use super::event::{Event, Time};
use super::party::Party;
use crate::read::mention::{Head, Many};
use crate::read::reader::Reader;
use digimon::effects::language::{Area, Filter, Happening, How, Noun, Whose};

impl Reader<'_> {
    pub(super) fn attack_target_clause(&mut self) -> Option<Vec<Event>> {
        let subject = if self.eat("the attack target of") {
            Some(self.party()?)
        } else {
            let subject = self.attempt(Reader::attacker_of_target);
            if subject.is_none() {
                let _ = self.the() || self.indefinite();
            }
            self.form("attack target", &["attack targets", "attack target"]).then_some(())?;
            subject
        };
        let switched: &[&str] = match self.is_it() {
            Some(()) => &["switched", "changed"],
            None => &["changes", "change", "switches", "switch"],
        };
        self.form("switched", switched).then_some(())?;
        let how = self.how().unwrap_or_default();
        let event = Event {
            what: Happening::TargetSwitched,
            time: Time::Happens,
            subject,
            other: None,
            how: How::Any,
        };
        Some(vec![Event { how, ..event }])
    }

    /// "this Digimon's", "one of your [X] trait Digimon's".
    fn attacker_of_target(&mut self) -> Option<Party> {
        if self.eat("this digimon's") {
            let noun = Noun { whose: Whose::Any, from: vec![Area::Battle], of: vec![Filter::This] };
            return Some(Party { noun, head: Head::Digimon, many: Many::One, placed: false });
        }
        let _ = self.out_of();
        let whose = self.owner();
        let noun = self.phrase_possessive(whose)?;
        Some(Party { noun, head: Head::Digimon, many: Many::One, placed: false })
    }
}
