//! Verbs that act on cards where they are: delete, suspend, unsuspend, flip, battle, activate.

use crate::read::reader::Reader;
use crate::read::sentence::{either, one_of_these};
use digimon::effects::language::{Amount, Area, Face, Step, Target, When};

impl Reader<'_> {
    pub(super) fn card_step(&mut self) -> Option<Vec<Step>> {
        if self.verb("delete") {
            return self.done_to_either(Step::Delete);
        }
        if self.verb("suspend") {
            return self.done_to_either(Step::Suspend);
        }
        if self.verb("unsuspend") {
            return self.done_to_either(Step::Unsuspend);
        }
        if self.verb("flip") || self.verb("turn") {
            return self.flip();
        }
        self.verb("activate").then_some(())?;
        self.activate()
    }

    /// It is done to what is named; to "this Digimon or 1 of your Tamers" as the player likes.
    fn done_to_either(&mut self, step: fn(Target) -> Step) -> Option<Vec<Step>> {
        let target = self.target(&Area::Battle)?;
        let other = self.attempt(|reader| reader.or_another(&Area::Battle));
        Some(either(target, other, step))
    }

    /// "…, or 2 of your Tamers": another target for the same process.
    pub(super) fn or_another(&mut self, default: &Area) -> Option<Target> {
        let _ = self.comma();
        self.must("or")?;
        self.counted(default)
    }

    /// "flip your opponent's top face-down security card face up".
    fn flip(&mut self) -> Option<Vec<Step>> {
        let target = self.target(&Area::Security)?;
        let face = self.face().or_else(|| self.eat("over").then_some(Face::Down))?;
        Some(vec![Step::Flip(target, face)])
    }

    /// 15-15-9: "activate this card's [Main] effect", "activate 1 of this Digimon's [On Play] effects".
    fn activate(&mut self) -> Option<Vec<Step>> {
        let n = self.attempt(|reader| {
            if !reader.sees("each of") && !reader.sees("any of") && reader.out_of().is_some() {
                return Some(Amount::N(1));
            }
            let n = reader.number()?;
            let _ = reader.of();
            Some(Amount::N(n))
        });
        let _ = n.is_none() && (self.every().is_some() || self.the() || self.article());
        let of = self
            .attempt(Reader::of_this_card)
            .or_else(|| self.attempt(Reader::possessor))
            .or_else(|| self.attempt(Reader::chosen_possessor));
        let _ = of.is_none() && self.the();
        let timings = self.timings_in_brackets()?;
        let _ = self.effects_word();
        let of = if let Some(of) = of {
            of
        } else {
            self.of()?;
            self.target(&Area::Battle)?
        };
        let _ = self.one_of(&["as an effect of this digimon", "as this digimon's effect"]);
        // One effect of several timings is one of one of them.
        (timings.len() == 1 || n == Some(Amount::N(1))).then_some(())?;
        let activate =
            |timing| vec![Step::Activate { of: of.clone(), timing: Box::new(timing), n: n.clone() }];
        let mut modes: Vec<Vec<Step>> = timings.into_iter().map(activate).collect();
        Some(if modes.len() == 1 { modes.remove(0) } else { vec![one_of_these(modes)] })
    }

    /// "by returning this card …, activate its [Main] effects".
    fn of_this_card(&mut self) -> Option<Target> {
        let last = self.mentions.last()?.target == Target::ThisCard;
        (last && self.eat("its")).then_some(Target::ThisCard)
    }

    fn timings_in_brackets(&mut self) -> Option<Vec<When>> {
        let (names, _) = self.bracket_list()?;
        names.iter().map(|name| crate::read::filter::timing_named(name.as_str())).collect()
    }

    /// "1 of your Digimon's", "the placed card's".
    fn chosen_possessor(&mut self) -> Option<Target> {
        let _ = self.out_of();
        let whose = self.owner();
        let noun = self.phrase_possessive(whose)?;
        let slot = self.next_slot();
        Some(Target::Choose(digimon::effects::language::Choose {
            slot,
            ..digimon::effects::language::Choose::one(noun)
        }))
    }
}
