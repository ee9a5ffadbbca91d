//! Verbs that act on cards where they are: delete, suspend, unsuspend, flip, battle, activate.

use crate::read::reader::Reader;
use crate::read::sentence::one_of_these;
use digimon::effects::language::{Amount, Area, Face, Step, Target};

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
        let other = self.attempt(|reader| {
            (target == Target::This).then_some(())?;
            reader.must("or")?;
            reader.counted(&Area::Battle)
        });
        Some(match other {
            Some(other) => vec![one_of_these(vec![vec![step(target)], vec![step(other)]])],
            None => vec![step(target)],
        })
    }

    /// "flip your opponent's top face-down security card face up".
    fn flip(&mut self) -> Option<Vec<Step>> {
        let target = self.target(&Area::Security)?;
        let face = match self.one_of(&["face up", "face-up", "face down", "face-down", "over"])? {
            0 | 1 => Face::Up,
            _ => Face::Down,
        };
        Some(vec![Step::Flip(target, face)])
    }

    /// 15-15-9: "activate this card's [Main] effect", "activate 1 of this Digimon's [On Play] effects".
    fn activate(&mut self) -> Option<Vec<Step>> {
        let n = self.attempt(|reader| {
            let n = if reader.one_of(&["one of", "any 1 of", "any one of"]).is_some() {
                1
            } else {
                let n = reader.number()?;
                let _ = reader.eat("of");
                n
            };
            Some(Amount::N(n))
        });
        let _ = n.is_none() && self.one_of(&["all of", "all", "the", "a", "an"]).is_some();
        let of = self.attempt(Reader::possessor).or_else(|| self.attempt(Reader::chosen_possessor));
        let _ = of.is_none() && self.eat("the");
        let timing = self.timing_in_brackets()?;
        let _ = self.one_of(&["effects", "effect"]);
        let of = if let Some(of) = of {
            of
        } else {
            self.one_of(&["of", "on", "from"])?;
            self.target(&Area::Battle)?
        };
        let _ = self.one_of(&["as an effect of this digimon", "as this digimon's effect"]);
        Some(vec![Step::Activate { of, timing: Box::new(timing), n }])
    }

    fn timing_in_brackets(&mut self) -> Option<digimon::effects::language::When> {
        let name = self.bracket()?;
        crate::read::filter::timing_named(name)
    }

    /// "1 of your Digimon's", "the placed card's".
    fn chosen_possessor(&mut self) -> Option<Target> {
        let _ = self.one_of(&["1 of", "one of", "any 1 of"]);
        let whose = self.owner();
        let noun = self.phrase_possessive(whose)?;
        let slot = self.next_slot();
        Some(Target::Choose(digimon::effects::language::Choose {
            slot,
            ..digimon::effects::language::Choose::one(noun)
        }))
    }
}
