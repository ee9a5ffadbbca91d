//! Attacks and battles that effects bring about.

use crate::write::clause::Clause;
use crate::write::noun::Place;
use crate::write::writer::Writer;
use digimon::effects::language::{Step, Target, Verb};

impl Writer {
    pub(super) fn attack(&mut self, step: &Step) -> Clause {
        let Step::Attack {
            who,
            only_player,
            only_digimon,
            unsuspended_too,
            without_suspending,
            played_this_turn_too,
            forced,
        } = step
        else {
            return Clause::Do("attack".to_owned());
        };
        let subject = self.target(who, Place::In);
        if *forced && self.opponent_acts {
            self.remember_done(Verb::Attacked, subject.referent);
            return Clause::Do(format!("attack with {}", subject.text));
        }
        self.remember_done(Verb::Attacked, subject.referent.clone());
        let mut phrase = if *forced { "attack".to_owned() } else { "may attack".to_owned() };
        phrase += match (only_player, only_digimon) {
            (true, _) => " a player",
            (false, true) => " one of your opponent's Digimon",
            (false, false) => "",
        };
        for (said, words) in [
            (without_suspending, " without suspending"),
            (played_this_turn_too, ", even in the turn it was played"),
        ] {
            phrase += if *said { words } else { "" };
        }
        if *unsuspended_too {
            let too = "your opponent's unsuspended Digimon can also be attacked with this effect";
            self.added.push(too.to_owned());
        }
        Clause::acts(subject, phrase)
    }

    pub(super) fn blitz(&mut self, target: &Target) -> Clause {
        let who = self.target(target, Place::In);
        let icon =
            if *target == Target::This { "<Blitz>".to_owned() } else { format!("<Blitz> with {}", who.text) };
        Clause::Icon(icon.clone(), format!("activate {icon}"))
    }

    pub(super) fn battle(&mut self, one: &Target, two: &Target) -> Clause {
        let subject = self.target(one, Place::In);
        let other = self.target(two, Place::In).text;
        Clause::acts(subject, format!("battle {other}"))
    }
}
