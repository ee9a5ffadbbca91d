//! What would happen does not: "prevent that deletion", "it isn't deleted", "this Digimon doesn't leave" (18-2).

use crate::read::reader::Reader;
use crate::read::verb::Form;
use crate::read::word_class::Polarity;
use digimon::effects::language::{Area, How, Modifier, Noun, Restriction, Step, Target, Verb};

impl Reader<'_> {
    pub(super) fn prevent_step(&mut self) -> Option<Vec<Step>> {
        if self.verb("prevent") {
            return self.prevent();
        }
        if self.context.form == Form::Gerund {
            return None;
        }
        let target = match self.one_of(&["it", "they"]) {
            Some(_) => self.about_to_leave(),
            None => self.target(&Area::Battle)?,
        };
        if let Some(said) = self.be() {
            let (deed, denied) = (self.participle()?, said == Polarity::Denied);
            let leaves = matches!(deed.done, Some(Verb::Deleted | Verb::Returned));
            (denied && leaves).then_some(())?;
        } else {
            self.do_not()?;
            self.one_of(&["leave the battle area", "leave play", "leave"])?;
        }
        Some(vec![Step::Prevent(target)])
    }

    /// "make this Digimon unblockable for the turn".
    pub(super) fn make_step(&mut self) -> Option<Vec<Step>> {
        self.verb("make").then_some(())?;
        let target = self.target(&Area::Battle)?;
        self.must("unblockable")?;
        let _ = self.one_of(&["by your opponent's digimon", "by your opponent"]);
        let duration = self.duration().or(self.context.duration)?;
        let unblockable = Modifier::Cannot(Restriction::BeBlocked(Noun::default()));
        Some(vec![Step::Give(target, vec![unblockable], duration)])
    }

    /// "prevent effects from deleting it or reducing its DP until …".
    fn prevent_effects(&mut self) -> Option<Vec<Step>> {
        let how = self.sources()?;
        self.must("from")?;
        let (target, first) = self.kept_from(&how)?;
        let mut all = vec![first];
        while let Some(more) = self.attempt(|reader| {
            reader.must("or")?;
            let (again, more) = reader.kept_from(&how)?;
            (again == target).then_some(more)
        }) {
            all.push(more);
        }
        let duration = self.duration().or(self.context.duration)?;
        Some(vec![Step::Give(target, all, duration)])
    }

    /// "deleting it", "reducing its DP".
    fn kept_from(&mut self, how: &How) -> Option<(Target, Modifier)> {
        if self.eat("deleting") {
            let target = self.target(&Area::Battle)?;
            return Some((target, Modifier::Cannot(Restriction::BeDeleted(how.clone()))));
        }
        self.must("reducing")?;
        let target = self.possessor()?;
        self.must("dp")?;
        Some((target, Modifier::Cannot(Restriction::HaveDpReduced(how.clone()))))
    }

    fn prevent(&mut self) -> Option<Vec<Step>> {
        if let Some(steps) = self.attempt(Reader::prevent_effects) {
            return Some(steps);
        }
        if let Some(target) = self.attempt(|reader| {
            let target = reader.this()?;
            reader.from_leaving()?;
            Some(target)
        }) {
            return Some(vec![Step::Prevent(target)]);
        }
        if self.attempt(Reader::that_deletion).is_some() || self.eat("it") {
            let _ = self.attempt(Reader::from_leaving).is_some() || self.eat("effect");
            return Some(vec![Step::Prevent(self.about_to_leave())]);
        }
        if let Some(target) = self.attempt(|reader| {
            let target = reader.target(&Area::Battle)?;
            reader.from_leaving()?;
            Some(target)
        }) {
            return Some(vec![Step::Prevent(target)]);
        }
        self.one_of(&["1 of those digimon's deletion", "one of those digimon's deletion"])?;
        None
    }

    /// "that deletion", "this Digimon's deletion".
    fn that_deletion(&mut self) -> Option<()> {
        (self.whoevers() || self.demonstrative().is_some()).then_some(())?;
        let _ = self.possessive_head();
        self.must("deletion")
    }

    /// "from being deleted", "from leaving the battle area".
    fn from_leaving(&mut self) -> Option<()> {
        self.must("from")?;
        self.one_of(&["being deleted", "leaving the battle area", "leaving play", "leaving"]).map(|_| ())
    }

    /// What the effect came before: this Digimon, or all that triggered it.
    fn about_to_leave(&self) -> Target {
        if self.mentions.has(&Target::Triggering) { Target::Triggering } else { Target::This }
    }
}
