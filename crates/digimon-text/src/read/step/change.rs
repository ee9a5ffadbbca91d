//! Changing what a card is for a time (15-12): "change 1 of … into …", "treat this Tamer as …".

use crate::read::reader::Reader;
use crate::read::sentence::block;
use digimon::card::Color;
use digimon::effects::language::{
    Amount, Area, Condition, Duration, Filter, Info, Modifier, Stat, Step, Target, Word,
};

impl Reader<'_> {
    /// 15-12-2: "change the original DP of 1 of your opponent's Digimon to 3000".
    pub(super) fn change_original(&mut self) -> Option<Vec<Step>> {
        self.must("the original dp of")?;
        let target = self.target(&Area::Battle)?;
        self.must("to")?;
        let dp = self.number()?;
        let duration = self.duration().or(self.context.duration)?;
        Some(vec![Step::Give(target, vec![Modifier::Becomes(Info::Dp(dp))], duration)])
    }

    /// 15-12-2: "change 1 of … into a white Digimon with 3000 DP and an original name of [X]".
    pub(super) fn change_into(&mut self) -> Option<Vec<Step>> {
        let target = self.target(&Area::Battle)?;
        self.must("into")?;
        if let Some(but) = self.attempt(|reader| {
            reader.must("a color other than")?;
            reader.color()
        }) {
            let duration = self.duration().or(self.context.duration)?;
            return some_color(target, but, duration);
        }
        let is = self.changed_information()?;
        let duration = self.duration().or(self.context.duration)?;
        Some(vec![Step::Give(target, is, duration)])
    }

    /// "a white Digimon with 3000 DP and …", "being white and having 3000 DP and …".
    fn changed_information(&mut self) -> Option<Vec<Modifier>> {
        let short = self.one_of(&["being", "a"])? == 1;
        let color = Info::Color(self.color()?);
        self.must(if short { "digimon with" } else { "and having" })?;
        let mut all = vec![Modifier::Becomes(color), Modifier::Becomes(Info::Dp(self.number()?))];
        self.must("dp")?;
        if self.eat("and an original name of") {
            all.push(Modifier::Becomes(Info::Name(Word::new(self.bracket()?))));
        }
        Some(all)
    }

    /// "Declare 1 card category. …": what follows is done for the one that was declared (15-9).
    pub(super) fn declare_category(&mut self) -> Option<Vec<Step>> {
        self.one_of(&["1 card category", "a card category"])?;
        self.context.declared.is_none().then_some(())?;
        let mut modes = Vec::new();
        for category in [Filter::Digimon, Filter::Tamer] {
            let mut read = None;
            let _: Option<()> = self.attempt(|reader| {
                read = reader.for_declared(category);
                None
            });
            modes.push(block(read?));
        }
        modes.push(block(self.for_declared(Filter::Option)?));
        Some(vec![Step::ChooseModes(Amount::N(1), modes)])
    }

    fn for_declared(&mut self, category: Filter) -> Option<Vec<Step>> {
        self.context.declared = Some(category);
        let steps = self.sentences();
        self.context.declared = None;
        steps
    }

    /// "add the trashed card's DP to this Digimon for the turn".
    pub(super) fn add_dp(&mut self) -> Option<Vec<Step>> {
        let of = self.possessor()?;
        self.must("dp to")?;
        let target = self.target(&Area::Battle)?;
        let duration = self.duration().or(self.context.duration)?;
        let dp = Amount::Of(Stat::Dp, Box::new(of));
        Some(vec![Step::Give(target, vec![Modifier::Dp(dp)], duration)])
    }

    /// 15-12-1: "as also having the colors of the trashed card": each colour that it has.
    fn colors_of_another(&mut self, target: &Target) -> Option<Vec<Step>> {
        self.must("also having the colors of the")?;
        let other = Target::Done(self.done_word()?);
        self.must("card")?;
        let duration = self.duration().or(self.context.duration)?;
        let also = |color| {
            let give = Step::Give(target.clone(), vec![Modifier::Also(Info::Color(color))], duration);
            let has = Condition::Is(other.clone(), vec![Filter::Color(color)]);
            Step::If(has, block(vec![give]), block(Vec::new()))
        };
        Some(Color::ALL.into_iter().map(also).collect())
    }

    /// 15-12-1-4: "treat this Tamer as a 3000 DP Digimon that can't digivolve".
    pub(super) fn treat(&mut self) -> Option<Vec<Step>> {
        let target = self.target(&Area::Battle)?;
        self.must("as")?;
        if let Some(steps) = self.attempt(|reader| reader.colors_of_another(&target)) {
            return Some(steps);
        }
        let mut all = vec![Modifier::Also(self.digimon_with_dp()?)];
        if self.eat("with") {
            all.extend(self.gained_list()?);
        }
        self.said_of_it_too(&mut all)?;
        let all = self.more_modifiers(all, None);
        let duration = self.duration().or(self.context.duration)?;
        Some(vec![Step::Give(target, all, duration)])
    }
}

/// The player says which colour, of all but one.
fn some_color(target: Target, but: Color, duration: Duration) -> Option<Vec<Step>> {
    let Target::Choose(choose) = &target else { return None };
    let chosen = Target::Chosen(choose.slot);
    let becomes = |color| {
        block(vec![Step::Give(chosen.clone(), vec![Modifier::Becomes(Info::Color(color))], duration)])
    };
    let colors = Color::ALL.into_iter().filter(|color| *color != but);
    let modes = colors.map(becomes).collect();
    Some(vec![Step::Select(target), Step::ChooseModes(Amount::N(1), modes)])
}
