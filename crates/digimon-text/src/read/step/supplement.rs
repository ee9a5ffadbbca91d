//! Sentences that add to what was done before: "It further gets -2000 DP for each …", "This effect can't play
//! cards with the same name as any of your Tamers", "reduce this effect's digivolution cost by 1".

use super::earlier::{last_step, plus};
use crate::read::reader::Reader;
use digimon::effects::language::{Amount, CostRule, HowMany, Modifier, Step, Target};

impl Reader<'_> {
    pub(super) fn supplemented(&mut self, steps: &mut [Step]) -> Option<()> {
        self.attempt(|reader| reader.unsuspended_too(steps))
            .or_else(|| self.attempt(|reader| reader.other_cost(steps)))
            .or_else(|| self.attempt(|reader| reader.more_of_it(steps)))
    }

    /// "If …, the memory cost is 1": another cost than the one that was set.
    fn other_cost(&mut self, steps: &mut [Step]) -> Option<()> {
        self.must("if")?;
        let condition = self.condition()?;
        self.comma().then_some(())?;
        self.cost_named()?;
        self.must("is")?;
        let n = self.number()?;
        last_step(steps, &mut |step| match step {
            Step::SetCost(amount) => {
                let usual = Box::new(amount.clone());
                *amount = Amount::If(Box::new(condition.clone()), Box::new(Amount::N(n)), usual);
                true
            }
            _ => false,
        })
        .then_some(())
    }

    /// "Your opponent's unsuspended Digimon can also be attacked with this effect."
    fn unsuspended_too(&mut self, steps: &mut [Step]) -> Option<()> {
        if self
            .one_of(&[
                "this effect allows you to attack unsuspended digimon as well",
                "this effect lets you attack unsuspended digimon as well",
            ])
            .is_none()
        {
            self.one_of(&[
                "your opponent's unsuspended digimon",
                "their unsuspended digimon",
                "unsuspended digimon",
            ])?;
            self.one_of(&["can also be attacked", "may also be attacked"])?;
            self.by_this_effect()?;
        }
        last_step(steps, &mut |step| match step {
            Step::Attack { unsuspended_too, .. } => {
                *unsuspended_too = true;
                true
            }
            _ => false,
        })
        .then_some(())
    }

    /// "[If …,] [for each …,]" and what then is more, or less, than was said.
    fn more_of_it(&mut self, steps: &mut [Step]) -> Option<()> {
        let condition = self.attempt(|reader| {
            reader.must("if")?;
            let condition = reader.condition()?;
            reader.comma().then_some(condition)
        });
        if let Some(scale) = self.attempt(Reader::for_each) {
            self.context.scale = Some(scale);
            let _ = self.comma();
        }
        let change = self
            .attempt(Reader::dp_more)
            .or_else(|| self.attempt(Reader::cost_less))
            .or_else(|| self.attempt(Reader::number_more))?;
        let change = match condition {
            Some(condition) => change.only_if(&condition),
            None => change,
        };
        last_step(steps, &mut |step| change.apply(step)).then_some(())
    }

    /// "increase the DP reduction of this effect by -3000", "it further gets -2000 DP".
    fn dp_more(&mut self) -> Option<Change> {
        if self.raises() {
            self.one_of(&["the dp reduction of this effect by", "this effect's dp reduction by"])?;
            let n = self.signed().or_else(|| self.number().map(|n| -n))?;
            return Some(Change::Dp(self.per(n)));
        }
        self.one_of(&["it", "that digimon", "they"])?;
        self.one_of(&["further gets", "further get"])?;
        let n = self.signed()?;
        self.must("dp")?;
        Some(Change::Dp(self.per(n)))
    }

    /// "reduce this effect's digivolution cost by 1".
    fn cost_less(&mut self) -> Option<Change> {
        self.lowers().then_some(())?;
        self.must("this effect's")?;
        let _ = self.eat("paid");
        self.cost_word()?;
        self.must("by")?;
        let n = self.number()?;
        Some(Change::Cost(self.per(-n)))
    }

    /// "add 2 to the maximum number this effect may place".
    fn number_more(&mut self) -> Option<Change> {
        self.verb("add").then_some(())?;
        let n = self.number()?;
        self.one_of(&[
            "to the maximum number this effect may place",
            "to the maximum number this effect can place",
            "to the maximum number of cards this effect can place",
            "to the maximum number of digimon this effect can choose",
            "to the number this effect can choose",
        ])?;
        Some(Change::Number(self.per(n)))
    }
}

/// What is more than was said.
enum Change {
    Dp(Amount),
    Cost(Amount),
    Number(Amount),
}

impl Change {
    fn only_if(self, condition: &digimon::effects::language::Condition) -> Change {
        let when = |amount| Amount::If(Box::new(condition.clone()), Box::new(amount), Box::new(Amount::N(0)));
        match self {
            Change::Dp(amount) => Change::Dp(when(amount)),
            Change::Cost(amount) => Change::Cost(when(amount)),
            Change::Number(amount) => Change::Number(when(amount)),
        }
    }

    /// Changes the step, if it is one that can be changed so.
    fn apply(&self, step: &mut Step) -> bool {
        match (self, step) {
            (Change::Dp(more), Step::Give(_, modifiers, _)) => {
                modifiers.iter_mut().any(|modifier| match modifier {
                    Modifier::Dp(amount) => {
                        *amount = plus(amount, more);
                        true
                    }
                    _ => false,
                })
            }
            (
                Change::Cost(more),
                Step::Digivolve { cost: CostRule::Printed(printed), .. }
                | Step::DnaDigivolve { cost: CostRule::Printed(printed), .. }
                | Step::Play { cost: CostRule::Printed(printed), .. }
                | Step::Use { cost: CostRule::Printed(printed), .. }
                | Step::Link { cost: CostRule::Printed(printed), .. },
            ) => {
                *printed = match printed {
                    Amount::N(0) => more.clone(),
                    _ => plus(printed, more),
                };
                true
            }
            (Change::Number(more), Step::Put(Target::Choose(choose), _))
                if choose.how_many == HowMany::UpTo =>
            {
                choose.n = plus(&choose.n, more);
                true
            }
            _ => false,
        }
    }
}
