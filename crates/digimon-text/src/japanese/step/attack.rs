//! Attacks and battles that effects bring about.

use crate::japanese::clause::Clause;
use crate::japanese::noun::Place;
use crate::japanese::verb::{DEKIRU, SASERU, SURU};
use crate::japanese::writer::Writer;
use digimon::effects::language::{Step, Target, Verb};

impl Writer<'_> {
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
            return Clause::new("アタック", SURU);
        };
        let subject = self.target(who, Place::In);
        self.remember_done(Verb::Attacked, subject.referent.clone());
        if *forced && self.opponent_acts {
            return Clause::new(format!("{}アタック", subject.object()), SASERU);
        }
        let mut phrase = format!("{}で", subject.text);
        for (said, words) in [
            (played_this_turn_too, "登場したターンでも"),
            (without_suspending, "レストせずに"),
            (only_player, "プレイヤーに"),
            (unsuspended_too, "アクティブ状態のデジモンにも"),
        ] {
            phrase += if *said { words } else { "" };
        }
        if *only_digimon && !unsuspended_too {
            phrase += "相手のデジモンに";
        }
        Clause::new(format!("{phrase}アタック"), if *forced { SURU } else { DEKIRU })
    }

    pub(super) fn blitz(&mut self, target: &Target) -> Clause {
        if *target == Target::This {
            return Clause::noun("≪進撃≫");
        }
        Clause::noun(format!("{}で≪進撃≫", self.target(target, Place::In).text))
    }

    pub(super) fn battle(&mut self, one: &Target, two: &Target) -> Clause {
        let (one, two) = (self.target(one, Place::In).text, self.target(two, Place::In).text);
        Clause::new(format!("{one}と{two}をバトル"), SASERU)
    }
}
