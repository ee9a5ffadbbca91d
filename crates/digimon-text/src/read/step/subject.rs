//! What something does or becomes: "1 of your Digimon gets +2000 DP", "this Digimon may attack".

use crate::read::lex::Token;
use crate::read::mention::Many;
use crate::read::reader::Reader;
use crate::read::sentence::block;
use crate::read::verb::{self, Form};
use digimon::effects::language::{Area, CostRule, Duration, Modifier, Step, Target, Verb};

impl Reader<'_> {
    /// A subject and what is said of it.
    pub(in crate::read) fn subject_does(&mut self) -> Option<Vec<Step>> {
        if let Some(steps) = self.attempt(Reader::give) {
            return Some(steps);
        }
        let _ = self.verb("have");
        if let Some(with) = self.attempt(|reader| {
            let with = reader.dna_materials()?;
            let may = reader.eat("may");
            reader.one_of(&["dna digivolve", "dna digivolves"])?;
            Some((with, may))
        }) {
            let steps = self.dna_into(with.0)?;
            return Some(if with.1 { vec![Step::May(block(steps))] } else { steps });
        }
        let subject = self.subject()?;
        self.predicates(&subject)
    }

    /// "give 1 of their Digimon <Blocker>", "to 1 of your Digimon, give +2000 DP".
    fn give(&mut self) -> Option<Vec<Step>> {
        let first = self.attempt(|reader| {
            reader.must("to")?;
            let target = reader.unscaled(|reader| reader.target(&Area::Battle))?;
            let _ = reader.comma();
            Some(target)
        });
        (self.verb("give")).then_some(())?;
        let target = match first {
            Some(target) => target,
            None => self.target(&Area::Battle)?,
        };
        let mut modifiers = self.without_verb()?;
        while let Some(more) = self.attempt(Reader::next_group) {
            modifiers.extend(more);
        }
        let duration = self.duration().or(self.context.duration)?;
        Some(vec![Step::Give(target, modifiers, duration)])
    }

    /// What stands in front is not multiplied by "for each …", but what is done to it.
    pub(super) fn unscaled<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let scale = self.context.scale.take();
        let result = read(self);
        if scale.is_some() {
            self.context.scale = scale;
        }
        result
    }

    /// "this Digimon", "1 of your Digimon", "your opponent's Digimon", "Digimon played by this effect".
    pub(in crate::read) fn subject(&mut self) -> Option<Target> {
        self.attempt(|reader| reader.target(&Area::SecurityDigimon))
            .or_else(|| self.attempt(Reader::bare_plural))
    }

    /// 15-11-2: a plural without a number is all of them.
    fn bare_plural(&mut self) -> Option<Target> {
        let whose = self.owner();
        let phrase = self.phrase(whose, &Area::Battle)?;
        (phrase.many == Many::Several).then_some(())?;
        self.mentions.add(Target::All(phrase.noun.clone()), phrase.head, Many::Several);
        Some(Target::All(phrase.noun))
    }

    /// Everything that is said of the subject, joined by "and".
    fn predicates(&mut self, subject: &Target) -> Option<Vec<Step>> {
        let may = self.sees("may");
        let mut steps = self.attempt(|reader| reader.act(subject)).or_else(|| self.given(subject.clone()))?;
        while let Some(next) = self.attempt(|reader| {
            let comma = reader.comma();
            let and = reader.eat("and");
            (comma || and).then_some(())?;
            if may && let Some(more) = reader.attempt(|reader| reader.also_may(subject, &steps)) {
                return Some(more);
            }
            let again = again(subject);
            if let Some(steps) = reader.attempt(|reader| reader.effects_silenced(&again)) {
                return Some(steps);
            }
            if let Some(steps) = reader.attempt(|reader| reader.and_if(&again)) {
                return Some(steps);
            }
            if let Some(scale) = reader.attempt(|reader| {
                let scale = reader.for_each()?;
                reader.comma().then_some(scale)
            }) {
                reader.context.scale = Some(scale);
                let given = reader.given(again)?;
                return reader.context.scale.is_none().then_some(given);
            }
            reader.attempt(|reader| reader.act(&again)).or_else(|| reader.given(again.clone()))
        }) {
            match (steps.as_mut_slice(), next.as_slice()) {
                ([Step::May(may)], [Step::May(more)]) => may.steps.extend(more.steps.iter().cloned()),
                _ => steps.extend(next),
            }
        }
        Some(steps)
    }

    /// "and that Digimon's [When Digivolving] effects don't activate": of the same subject.
    fn effects_silenced(&mut self, subject: &Target) -> Option<Vec<Step>> {
        (self.possessor()? == *subject).then_some(())?;
        let is = self.timed_effects()?;
        self.not_activated()?;
        let duration = self.duration().or(self.context.duration)?;
        Some(vec![Step::Give(subject.clone(), is, duration)])
    }

    /// "may gain <Rush> and attack": the second is part of what may be done.
    fn also_may(&mut self, subject: &Target, steps: &[Step]) -> Option<Vec<Step>> {
        (!self.sees("may") && matches!(steps, [Step::May(_)])).then_some(())?;
        let base = ["attack", "digivolve", "unsuspend", "suspend", "move"].iter().any(|verb| self.sees(verb));
        base.then_some(())?;
        Some(vec![Step::May(block(self.acts(&again(subject))?))])
    }

    /// "and, if …, gets +2000 DP": the same subject, on a condition.
    fn and_if(&mut self, subject: &Target) -> Option<Vec<Step>> {
        let _ = self.comma();
        self.must("if")?;
        let condition = self.condition()?;
        self.comma().then_some(())?;
        let steps = self.attempt(|reader| reader.act(subject)).or_else(|| self.given(subject.clone()))?;
        Some(vec![Step::If(condition, block(steps), block(Vec::new()))])
    }

    /// Modifiers with the time for which they last.
    fn given(&mut self, subject: Target) -> Option<Vec<Step>> {
        let modifiers = self.modifiers()?;
        let duration = self
            .duration()
            .or(self.context.duration)
            .or_else(|| self.said_later())
            .or_else(|| self.context.lasted.filter(|_| self.sees("instead")))
            .or_else(|| self.as_long_as_it_is_there(&subject))?;
        self.context.lasted = Some(duration);
        Some(vec![Step::Give(subject, modifiers, duration)])
    }

    /// "this Digimon gets +1000 DP and 1 of their Digimon gets -1000 DP until …": said once, at the end.
    fn said_later(&mut self) -> Option<Duration> {
        let mut duration = None;
        let _: Option<()> = self.attempt(|reader| {
            reader.must("and")?;
            reader.subject()?;
            reader.modifiers()?;
            duration = reader.duration();
            None
        });
        duration
    }

    /// What is said of something that the effect has played, without a time.
    fn as_long_as_it_is_there(&self, subject: &Target) -> Option<Duration> {
        let ends = matches!(self.peek(), None | Some(Token::Stop))
            || self.sees("and is deleted")
            || self.sees("and are deleted");
        (ends && *subject == Target::Done(Verb::Played)).then_some(Duration::Permanent)
    }

    /// What the subject does itself.
    fn act(&mut self, subject: &Target) -> Option<Vec<Step>> {
        if let Some(steps) = self.attempt(|reader| reader.may_attack_for_a_time(subject)) {
            return Some(steps);
        }
        let may = self.may_word().is_some();
        let steps = self
            .attempt(|reader| reader.acts(subject))
            .or_else(|| may.then(|| self.given(subject.clone())).flatten())?;
        Some(if may { vec![crate::read::subordination::may(steps)] } else { steps })
    }

    /// "can attack your opponent's unsuspended Digimon for the turn": not now, but whenever it attacks.
    fn may_attack_for_a_time(&mut self, subject: &Target) -> Option<Vec<Step>> {
        let is = self.modifiers()?;
        matches!(is[..], [Modifier::CanAttackUnsuspended(_), ..]).then_some(())?;
        let duration = self.duration().or(self.context.duration)?;
        Some(vec![Step::Give(subject.clone(), is, duration)])
    }

    fn acts(&mut self, subject: &Target) -> Option<Vec<Step>> {
        if self.does("digivolve") {
            return self.digivolve_into(subject.clone());
        }
        if self.does("attack") {
            return Some(vec![self.attack_by(subject.clone(), true)]);
        }
        if self.does("move") {
            if self.attempt(Reader::to_battle_area).is_none() {
                let _ = self.attempt(Reader::to_breeding_area);
            }
            return Some(vec![Step::Move(subject.clone())]);
        }
        if self.does("unsuspend") {
            return Some(vec![Step::Unsuspend(subject.clone())]);
        }
        if self.does("suspend") {
            return Some(vec![Step::Suspend(subject.clone())]);
        }
        if self.one_of(&["app fuse", "app fuses"]).is_some() {
            self.must("into")?;
            let into = self.target(&Area::Hand)?;
            let cost =
                self.manner().cost.unwrap_or(CostRule::Printed(digimon::effects::language::Amount::N(0)));
            return Some(vec![Step::AppFuse { what: subject.clone(), into, cost }]);
        }
        if self
            .attempt(|reader| {
                reader.is_it()?;
                (reader.done_word()? == Verb::Deleted).then_some(())
            })
            .is_some()
        {
            return Some(vec![self.later_if_said(Step::Delete(subject.clone()))]);
        }
        if self.does("battle") {
            let other = self.target(&Area::Battle)?;
            return Some(vec![Step::Battle(subject.clone(), other)]);
        }
        None
    }

    /// "… at the end of the turn".
    fn later_if_said(&mut self, step: Step) -> Step {
        match self.attempt(Reader::moment) {
            Some(moment) => Step::Later(moment, block(vec![step])),
            None => step,
        }
    }

    /// The verb, of one or of several.
    pub(in crate::read) fn does(&mut self, lemma: &str) -> bool {
        let Some(Token::Word(word)) = self.peek() else { return false };
        let is = verb::is_form(word, lemma, Form::Base) || verb::is_form(word, lemma, Form::Third);
        if is {
            self.advance();
        }
        is
    }
}

/// The same subject, which is chosen only once.
fn again(subject: &Target) -> Target {
    match subject {
        Target::Choose(choose) => Target::Chosen(choose.slot),
        other => other.clone(),
    }
}
