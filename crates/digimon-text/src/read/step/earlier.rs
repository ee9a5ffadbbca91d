//! Sentences that change what a sentence before them does: "Any [On Play] effects … don't activate",
//! "When it would digivolve by this effect, reduce the cost by 2", "add 1 to this effect's maximum".

use crate::read::reader::Reader;
use digimon::effects::language::{Amount, Choose, Cmp, CostRule, Filter, Stat, Step, Target};

impl Reader<'_> {
    /// Reads such a sentence, and changes the steps before it.
    pub(in crate::read) fn about_earlier(&mut self, steps: &mut [Step]) -> Option<()> {
        self.attempt(|reader| reader.on_play_silenced(steps))
            .or_else(|| self.attempt(|reader| reader.digivolving_cheaper(steps)))
            .or_else(|| self.attempt(|reader| reader.maximum_changed(steps)))
    }

    fn on_play_silenced(&mut self, steps: &mut [Step]) -> Option<()> {
        let _ = self.one_of(&["any", "the"]);
        (self.bracket()? == "On Play").then_some(())?;
        self.one_of(&["effects", "effect"])?;
        self.one_of(&["on", "of"])?;
        self.known()?;
        self.one_of(&["don't activate", "doesn't activate", "don't trigger", "can't activate"])?;
        last_step(steps, &mut |step| match step {
            Step::Play { without_on_play, .. } => {
                *without_on_play = true;
                true
            }
            _ => false,
        })
        .then_some(())
    }

    fn digivolving_cheaper(&mut self, steps: &mut [Step]) -> Option<()> {
        if self.one_of(&["when digivolving with this effect,", "when digivolving by this effect,"]).is_none()
        {
            self.digivolving_by_this()?;
        }
        self.cheaper(steps)
    }

    fn digivolving_by_this(&mut self) -> Option<()> {
        self.one_of(&[
            "when it would",
            "when this digimon would",
            "when that digimon would",
            "when they would",
            "when that tamer would",
        ])?;
        self.one_of(&[
            "digivolve by this effect,",
            "digivolve with this effect,",
            "dna digivolve by this effect,",
        ])?;
        Some(())
    }

    fn cheaper(&mut self, steps: &mut [Step]) -> Option<()> {
        self.verb("reduce").then_some(())?;
        self.one_of(&[
            "the digivolution cost by",
            "the cost by",
            "its digivolution cost by",
            "the dna digivolution cost by",
        ])?;
        let n = self.number()?;
        let amount = self.per(-n);
        last_step(steps, &mut |step| match step {
            Step::Digivolve { cost: CostRule::Printed(printed), .. }
            | Step::DnaDigivolve { cost: CostRule::Printed(printed), .. } => {
                *printed = amount.clone();
                true
            }
            _ => false,
        })
        .then_some(())
    }

    /// "[For each …,] add 1 to this effect's level maximum", "remove 2000 from this DP deletion effect's maximum".
    fn maximum_changed(&mut self, steps: &mut [Step]) -> Option<()> {
        let condition = self.attempt(|reader| {
            reader.must("if")?;
            let condition = reader.condition()?;
            reader.comma().then_some(condition)
        });
        if let Some(scale) = self.attempt(Reader::for_each) {
            self.context.scale = Some(scale);
            let _ = self.comma();
        }
        let sign = if self.verb("add") || self.verb("increase") {
            1
        } else if self.verb("remove") || self.verb("subtract") || self.verb("reduce") {
            -1
        } else {
            return None;
        };
        let (n, stat) =
            self.attempt(Reader::number_to_maximum).or_else(|| self.attempt(Reader::maximum_by_number))?;
        let more = self.per(sign * n);
        let more = match condition {
            Some(condition) => Amount::If(Box::new(condition), Box::new(more), Box::new(Amount::N(0))),
            None => more,
        };
        last_step(steps, &mut |step| raise(step, stat, &more)).then_some(())
    }

    /// "1 to this effect's play cost maximum".
    fn number_to_maximum(&mut self) -> Option<(i32, Option<Stat>)> {
        let n = self.number().or_else(|| self.signed())?.abs();
        let _ = self.eat("dp");
        self.one_of(&["to", "from"])?;
        Some((n, self.maximum()?))
    }

    /// "this effect's DP maximum by 2000".
    fn maximum_by_number(&mut self) -> Option<(i32, Option<Stat>)> {
        let stat = self.maximum()?;
        self.must("by")?;
        Some((self.number()?, stat))
    }

    fn maximum(&mut self) -> Option<Option<Stat>> {
        if self.one_of(&["the maximum", "the maximum of the", "the upper limit of the"]).is_some() {
            let stat = self.stat_word();
            let _ = self.one_of(&[
                "of the digimon you can choose with this effect",
                "you can choose with this effect",
                "of this effect",
                "for this effect",
                "that can be chosen with this effect",
                "of the digimon chosen with this effect",
                "of digimon you can choose with this effect",
                "this effect can choose",
                "this effect can delete",
                "of digimon this effect can delete",
                "of this dp deletion effect",
                "you can delete with this effect",
                "of the digimon that can be deleted by this effect",
            ]);
            return Some(stat);
        }
        self.one_of(&["this effect's", "this dp deletion effect's", "this", "the"])?;
        let stat = self.stat_word();
        let _ = self.one_of(&["deletion effect's", "deletion effect"]);
        self.one_of(&["maximum", "limit", "upper limit"])?;
        Some(stat)
    }
}

/// Tries the change on the last step, and then on those before it, inner ones first.
fn last_step(steps: &mut [Step], change: &mut dyn FnMut(&mut Step) -> bool) -> bool {
    for step in steps.iter_mut().rev() {
        let inner = step.blocks_mut().into_iter().rev().any(|block| last_step(&mut block.steps, change));
        if inner || change(step) {
            return true;
        }
    }
    false
}

/// Raises the limit in what the step chooses.
fn raise(step: &mut Step, stat: Option<Stat>, more: &Amount) -> bool {
    let target = match step {
        Step::Delete(target)
        | Step::Put(target, _)
        | Step::Suspend(target)
        | Step::DeDigivolve(target, _)
        | Step::Play { what: target, .. }
        | Step::Give(target, ..) => target,
        _ => return false,
    };
    let choices: Vec<&mut Choose> = match target {
        Target::Choose(choose) => vec![choose],
        Target::Each(all) => all.iter_mut().collect(),
        _ => return false,
    };
    choices.into_iter().any(|choose| raise_choice(choose, stat, more))
}

fn raise_choice(choose: &mut Choose, stat: Option<Stat>, more: &Amount) -> bool {
    if let Some((of, _, limit)) = &mut choose.total
        && stat.is_none_or(|stat| stat == *of)
    {
        *limit = plus(limit, more);
        return true;
    }
    choose.from.of.iter_mut().any(|filter| raise_filter(filter, stat, more))
}

fn raise_filter(filter: &mut Filter, stat: Option<Stat>, more: &Amount) -> bool {
    match filter {
        Filter::Stat(of, Cmp::AtMost, limit) if stat.is_none_or(|stat| stat == *of) => {
            *limit = plus(limit, more);
            true
        }
        Filter::AnyOf(inner) | Filter::AllOf(inner) => {
            inner.iter_mut().any(|filter| raise_filter(filter, stat, more))
        }
        _ => false,
    }
}

fn plus(limit: &Amount, more: &Amount) -> Amount {
    Amount::Plus(Box::new(limit.clone()), Box::new(more.clone()))
}
