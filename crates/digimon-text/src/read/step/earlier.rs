//! Sentences that change what a sentence before them does: "Any [On Play] effects … don't activate",
//! "When it would digivolve by this effect, reduce the cost by 2", "add 1 to this effect's maximum".

use crate::read::lex::Token;
use crate::read::mention::{Head, Many};
use crate::read::noun::canonical;
use crate::read::reader::Reader;
use digimon::effects::language::{
    Amount, Area, Choose, Cmp, Condition, CostRule, Filter, Stat, Step, Target,
};

impl Reader<'_> {
    /// Reads such a sentence, and changes the steps before it.
    pub(in crate::read) fn about_earlier(&mut self, steps: &mut [Step]) -> Option<()> {
        self.attempt(|reader| reader.on_play_silenced(steps))
            .or_else(|| self.attempt(|reader| reader.cheaper(steps)))
            .or_else(|| self.attempt(|reader| reader.further_reduced(steps)))
            .or_else(|| self.attempt(|reader| reader.maximum_changed(steps)))
            .or_else(|| self.attempt(|reader| reader.more_of_them(steps)))
            .or_else(|| self.attempt(|reader| reader.not_these(steps)))
            .or_else(|| self.attempt(|reader| reader.supplemented(steps)))
    }

    /// What follows "by …", where a sentence right after the first may change what is done first.
    pub(in crate::read) fn rest_of_by(&mut self, cost: &mut [Step]) -> Option<Vec<Step>> {
        let mut steps = Vec::new();
        self.sentence(&mut steps)?;
        let _ = self.attempt(|reader| {
            reader.take(Token::Stop).then_some(())?;
            let mut unchanged = steps.clone();
            if reader.attempt(|reader| reader.about_earlier(&mut unchanged)).is_some() {
                return None;
            }
            reader.about_earlier(cost)
        });
        if self.peek() == Some(Token::Stop) || self.goes_on() {
            self.more_sentences(&mut steps)?;
        }
        Some(steps)
    }

    fn on_play_silenced(&mut self, steps: &mut [Step]) -> Option<()> {
        let _ = self.one_of(&["any", "the"]);
        (self.bracket()? == "On Play").then_some(())?;
        self.effects_word()?;
        self.of()?;
        let played = self.known()?;
        self.mentions.add(played, Head::Digimon, Many::Several);
        self.not_activated()?;
        last_step(steps, &mut |step| match step {
            Step::Play { without_on_play, .. } => {
                *without_on_play = true;
                true
            }
            _ => false,
        })
        .then_some(())
    }

    /// "When it would digivolve by this effect, reduce the cost by 2", "When played by this effect, …".
    fn cheaper(&mut self, steps: &mut [Step]) -> Option<()> {
        self.must("when")?;
        if self.attempt(Reader::would_come).is_none() {
            let _ = self.eat("it's");
            self.any_form_of_deed()?;
        }
        self.by_this_effect()?;
        self.comma().then_some(())?;
        self.lowers().then_some(())?;
        self.one_of(&["the", "its", "their"])?;
        self.cost_word()?;
        self.must("by")?;
        let n = self.number()?;
        let amount = self.per(-n);
        last_step(steps, &mut |step| {
            let Some(printed) = printed_cost(step) else { return false };
            *printed = amount.clone();
            true
        })
        .then_some(())
    }

    /// "it would digivolve", "that Digimon would be played".
    fn would_come(&mut self) -> Option<()> {
        if self.one_of(&["it", "they"]).is_none() {
            (self.article() || self.demonstrative().is_some()).then_some(())?;
            self.plain_head()?;
        }
        self.must("would")?;
        self.one_of(&["digivolve", "dna digivolve", "be played", "be used"])?;
        Some(())
    }

    /// "[If …,] further reduce it by 3".
    fn further_reduced(&mut self, steps: &mut [Step]) -> Option<()> {
        let condition = self.on_condition();
        self.one_of(&[
            "further reduce it by",
            "further reduce the cost by",
            "further reduce the play cost by",
        ])?;
        let n = self.number()?;
        let more = under(condition, self.per(-n));
        last_step(steps, &mut |step| {
            let Some(printed) = printed_cost(step) else { return false };
            *printed = plus(printed, &more);
            true
        })
        .then_some(())
    }

    /// "If …," and "For each …," in front of a change.
    fn on_condition(&mut self) -> Option<Condition> {
        let condition = self.attempt(|reader| {
            reader.must("if")?;
            let condition = reader.condition()?;
            reader.comma().then_some(condition)
        });
        if let Some(scale) = self.attempt(Reader::for_each) {
            self.context.scale = Some(scale);
            let _ = self.comma();
        }
        condition
    }

    /// "You can't play [X] with this effect", "this effect can't play cards with the same name as …".
    fn not_these(&mut self, steps: &mut [Step]) -> Option<()> {
        let this = self.eat("this effect");
        (this || self.player()? == self.yours()).then_some(())?;
        self.cannot_word()?;
        self.reached_verb()?;
        let of = self.phrase(None, &Area::Battle)?.noun.of;
        let [filter] = of.as_slice() else { return None };
        (self.by_this_effect().is_some() || this).then_some(())?;
        let not = Filter::Not(Box::new(filter.clone()));
        last_step(steps, &mut |step| {
            let mut choices = chosen_by(step);
            for choose in &mut choices {
                choose.from.of.push(not.clone());
                choose.from.of = canonical(std::mem::take(&mut choose.from.of));
            }
            !choices.is_empty()
        })
        .then_some(())
    }

    /// "[If …,] increase the number of Digimon you can play with this effect by 2".
    fn more_of_them(&mut self, steps: &mut [Step]) -> Option<()> {
        let condition = self.on_condition();
        let n = if self.verb("add") {
            let n = self.number()?;
            self.must("to")?;
            self.number_of_them()?;
            n
        } else {
            let sign = if self.lowers() { -1 } else { self.raises().then_some(1)? };
            self.number_of_them()?;
            self.must("by")?;
            sign * self.number()?
        };
        let more = under(condition, self.per(n));
        last_step(steps, &mut |step| match number_of(step) {
            Some(n @ Amount::N(_)) => {
                *n = plus(n, &more);
                true
            }
            _ => false,
        })
        .then_some(())
    }

    /// "the number of Digimon you can play with this effect", "the maximum number this effect may place".
    fn number_of_them(&mut self) -> Option<()> {
        if self.the() {
            let _ = self.maximum_word();
            let _ = self.eat("number");
        }
        self.reach()
    }

    /// "[For each …,] add 1 to this effect's level maximum", "remove 2000 from this DP deletion effect's maximum".
    fn maximum_changed(&mut self, steps: &mut [Step]) -> Option<()> {
        let condition = self.on_condition();
        let sign = if self.verb("add") || self.raises() {
            1
        } else if self.lowers() {
            -1
        } else {
            return None;
        };
        let (n, stat) =
            self.attempt(Reader::number_to_maximum).or_else(|| self.attempt(Reader::maximum_by_number))?;
        let more = self.per(sign * n);
        let more = under(condition, more);
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

    /// "this effect's DP maximum", "the maximum level you can choose with this effect", "the level of the
    /// Digimon you can select with this effect".
    #[allow(clippy::option_option, reason = "read or not, and if read, said or not")]
    fn maximum(&mut self) -> Option<Option<Stat>> {
        if self.attempt(Reader::the_maximum).is_some() {
            let _ = self.eat("of the");
            if self.dp_deletion_effects().is_some() {
                return Some(Some(Stat::Dp));
            }
            let stat = self.stat_word();
            let _ = self.attempt(Reader::reach);
            return Some(stat);
        }
        self.demonstrative()?;
        let this = self.before() == Some(Token::Word("this"));
        let _ = self.dp_deletion_effects().is_some() || self.form("effect", &["effect's", "effect"]);
        let named = self.attempt(Reader::choosable).is_some();
        let stat = self.stat_word();
        let _ = self.form("deletion effect", &["deletion effect's", "deletion effect"]);
        if self.maximum_word() {
            return Some(stat.or_else(|| self.stat_word()));
        }
        let stat = stat?;
        (named || self.attempt(Reader::reach).is_some() || this || self.sees("by")).then_some(Some(stat))
    }

    fn the_maximum(&mut self) -> Option<()> {
        (self.the() && self.maximum_word()).then_some(())
    }

    fn maximum_word(&mut self) -> bool {
        self.form("maximum", &["maximum", "upper limit", "limit"])
    }

    /// "choosable", "playable card's": of what the effect can reach.
    fn choosable(&mut self) -> Option<()> {
        self.form("choosable", &["choosable", "playable"]).then_some(())?;
        let _ = self.possessive_head();
        Some(())
    }

    /// What the effect can do, behind a maximum: "of the Digimon you can choose with this effect".
    fn reach(&mut self) -> Option<()> {
        if self.attempt(Reader::of_this_effect).is_some() {
            return Some(());
        }
        if self.attempt(|reader| reader.must("of").map(|()| reader.the())).is_some()
            || !self.sees("you") && !self.sees("this") && !self.sees("that")
        {
            self.the();
            self.plain_head()?;
        }
        let by_effect = self.eat("this effect");
        if !by_effect {
            let _ = self.player().is_some() || self.eat("that");
        }
        let _ = self.may_word();
        let _ = self.eat("be");
        self.reached_verb()?;
        // Without a time for which it holds, a maximum of "DP-based deletion effects" is that of this one.
        let counted = self.sees("by") && matches!(self.peek_at(1), Some(Token::Number(_)));
        (by_effect || counted || self.attempt(Reader::by_such_effects).is_some()).then_some(())
    }

    /// "of this effect", "for this DP deletion effect".
    fn of_this_effect(&mut self) -> Option<()> {
        self.form("of", &["of", "for"]).then_some(())?;
        self.must("this")?;
        self.dp_deletion_effects().or_else(|| self.must("effect"))
    }

    /// "with this effect", "with DP-based deletion effects".
    fn by_such_effects(&mut self) -> Option<()> {
        if self.by_this_effect().is_some() {
            return Some(());
        }
        self.form("by", &["by", "with"]).then_some(())?;
        self.dp_deletion_effects()
    }

    /// "choose", "deleted": what an effect does with what it can reach.
    fn reached_verb(&mut self) -> Option<()> {
        if self.form("choose", &["choose", "select", "chosen", "selected"]) {
            return Some(());
        }
        self.any_form_of_deed().map(|_| ())
    }
}

/// The change, while the condition holds.
fn under(condition: Option<Condition>, more: Amount) -> Amount {
    match condition {
        Some(condition) => Amount::If(Box::new(condition), Box::new(more), Box::new(Amount::N(0))),
        None => more,
    }
}

/// The printed cost that the step pays, with what changes it.
fn printed_cost(step: &mut Step) -> Option<&mut Amount> {
    match step {
        Step::Digivolve { cost: CostRule::Printed(printed), .. }
        | Step::DnaDigivolve { cost: CostRule::Printed(printed), .. }
        | Step::Play { cost: CostRule::Printed(printed), .. }
        | Step::Use { cost: CostRule::Printed(printed), .. }
        | Step::ChangeCost(printed) => Some(printed),
        _ => None,
    }
}

/// Tries the change on the last step, and then on those before it, inner ones first.
pub(super) fn last_step(steps: &mut [Step], change: &mut dyn FnMut(&mut Step) -> bool) -> bool {
    for step in steps.iter_mut().rev() {
        // Of several modes, what is said of the effect is said of each.
        if let Step::ChooseModes(_, modes) = step {
            let changed =
                modes.iter_mut().filter_map(|mode| last_step(&mut mode.steps, change).then_some(()));
            if changed.count() > 0 {
                return true;
            }
            continue;
        }
        let inner = step.blocks_mut().into_iter().rev().any(|block| last_step(&mut block.steps, change));
        if inner || change(step) {
            return true;
        }
    }
    false
}

/// Raises the limit in what the step chooses.
fn raise(step: &mut Step, stat: Option<Stat>, more: &Amount) -> bool {
    if let Step::Put(Target::All(noun), _) | Step::Delete(Target::All(noun)) = step {
        return noun.of.iter_mut().any(|filter| raise_filter(filter, stat, more));
    }
    chosen_by(step).into_iter().any(|choose| raise_choice(choose, stat, more))
}

/// How many cards the step acts on.
fn number_of(step: &mut Step) -> Option<&mut Amount> {
    if let Step::Put(Target::Top(_, _, n) | Target::Bottom(_, _, n), _) = step {
        return Some(n);
    }
    let mut choices = chosen_by(step);
    match choices.len() {
        1 => choices.pop().map(|choose| &mut choose.n),
        _ => None,
    }
}

/// What the step lets choose.
fn chosen_by(step: &mut Step) -> Vec<&mut Choose> {
    let (Step::Delete(target)
    | Step::Put(target, _)
    | Step::Suspend(target)
    | Step::DeDigivolve(target, _)
    | Step::Play { what: target, .. }
    | Step::Give(target, ..)) = step
    else {
        return Vec::new();
    };
    match target {
        Target::Choose(choose) => vec![choose],
        Target::Each(all) => all.iter_mut().collect(),
        _ => Vec::new(),
    }
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

pub(super) fn plus(limit: &Amount, more: &Amount) -> Amount {
    Amount::Plus(Box::new(limit.clone()), Box::new(more.clone()))
}
