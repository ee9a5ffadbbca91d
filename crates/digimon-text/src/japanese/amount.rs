//! Amounts: numbers that an effect states or counts.

use crate::japanese::noun::{Joint, Place};
use crate::japanese::stat;
use crate::japanese::verb;
use crate::japanese::writer::Writer;
use digimon::effects::language::{Amount, Filter, Stat, Whose};

impl Writer<'_> {
    /// A number and what it is counted by: (2, ""), (1, 自分のテイマー1体ごとに、). If there is no
    /// such number, what it is equal to.
    pub(crate) fn measured(&mut self, amount: &Amount) -> (Option<i32>, String) {
        match amount {
            Amount::N(n) => (Some(*n), String::new()),
            Amount::For { count, every, each } => (Some(*each), self.for_each(count, *every)),
            Amount::Of(stat, _) if stat::counted(*stat).is_some() => (Some(1), self.for_each(amount, 1)),
            Amount::Count(_)
            | Amount::Different(..)
            | Amount::Done(_)
            | Amount::Triggering(_)
            | Amount::ColorsOf(_) => (Some(1), self.for_each(amount, 1)),
            Amount::Of(..)
            | Amount::Memory
            | Amount::Every
            | Amount::Unlike(..)
            | Amount::Most(..)
            | Amount::Alike(..)
            | Amount::If(..)
            | Amount::Plus(..)
            | Amount::Minus(..)
            | Amount::AtMost(..)
            | Amount::Declared
            | Amount::CostPaid
            | Amount::Placed => (None, self.value(amount)),
        }
    }

    /// 自分のテイマー1体ごとに、
    fn for_each(&mut self, count: &Amount, every: i32) -> String {
        let things = match count {
            Amount::Count(noun) => self.noun(noun, Place::In, Joint::And).counted(every).text,
            Amount::Of(stat, target) => match stat::counted(*stat) {
                Some((things, counter)) => {
                    format!("{}の{things}{every}{counter}", self.target(target, Place::In).text)
                }
                None => format!("{}{every}", self.value(count)),
            },
            Amount::Different(stat, noun) => {
                let (kinds, counter) = stat::counted(*stat).unwrap_or((stat::called(*stat), "種"));
                format!("{}の{kinds}{every}{counter}", self.noun(noun, Place::In, Joint::And).text)
            }
            Amount::Unlike(stat, noun) => {
                let one = self.noun(noun, Place::In, Joint::And).counted(every).text;
                format!("異なる{}を持つ{one}", stat::called(*stat))
            }
            Amount::ColorsOf(whose) => format!("{}{every}色", self.colors_of(*whose)),
            Amount::Done(verb) => {
                let done = self.done(*verb);
                let head = if done.head.ends_with("カード") { "" } else { &done.head };
                format!("{}{}{head}{every}{}", self.by_this(), verb::past(*verb, &done), done.counter.word())
            }
            Amount::Triggering(filters) => self.triggered(filters, every),
            _ => format!("{}{every}", self.value(count)),
        };
        format!("{things}ごとに、")
    }

    fn colors_of(&self, whose: Whose) -> String {
        format!("{}デジモンとテイマーの色", self.owner(whose))
    }

    fn triggered(&mut self, filters: &[Filter], every: i32) -> String {
        let those = self.triggering.clone().map_or_else(|| self.this(), |referent| referent.pointed_at());
        let like: String =
            self.qualities(filters).iter().map(|quality| quality.before.yes.before()).collect();
        format!("{like}{}", those.counted(every).text)
    }

    /// The amount as a noun: 3, 自分の手札枚数.
    pub(crate) fn value(&mut self, amount: &Amount) -> String {
        match amount {
            Amount::N(n) => n.to_string(),
            Amount::Every => "全て".to_owned(),
            Amount::Count(noun) => {
                let said = self.noun(noun, Place::In, Joint::And);
                format!("{}{}数", said.text, said.referent.counter.word())
            }
            Amount::Different(stat, noun) => {
                format!("{}の{}の数", self.noun(noun, Place::In, Joint::And).text, stat::called(*stat))
            }
            Amount::Unlike(stat, noun) => {
                format!("{}の異なる{}の数", self.noun(noun, Place::In, Joint::And).text, stat::called(*stat))
            }
            Amount::Most(stat, noun) => {
                format!("{}の{}", self.noun(noun, Place::In, Joint::And).text, stat::called(*stat))
            }
            Amount::Alike(stat, noun) => {
                format!("{}の{}の同じ枚数", self.noun(noun, Place::In, Joint::And).text, stat::called(*stat))
            }
            Amount::If(condition, then, otherwise) => {
                let condition = self.condition(condition, true).if_so();
                format!("{}（{condition}{}）", self.value(otherwise), self.value(then))
            }
            Amount::Of(stat, target) => self.number_of(*stat, target),
            Amount::Memory => format!("{}メモリー", self.owner(Whose::Yours)),
            Amount::For { count, every, each } => format!("{}{each}", self.for_each(count, *every)),
            Amount::Plus(one, two) => format!("{}+{}", self.value(one), self.value(two)),
            Amount::Minus(one, two) => format!("{}-{}", self.value(one), self.value(two)),
            Amount::AtMost(one, two) => format!("{}（最大{}）", self.value(one), self.value(two)),
            Amount::Done(verb) => {
                let done = self.done(*verb);
                format!("この効果で{}{}の数", verb::past(*verb, &done), done.head)
            }
            Amount::Triggering(filters) => {
                let those = self.triggered(filters, 1);
                format!("{}の数", those.trim_end_matches(['1', '体', '枚']))
            }
            Amount::Declared => "宣言した数字".to_owned(),
            Amount::ColorsOf(whose) => format!("{}の数", self.colors_of(*whose)),
            Amount::CostPaid => "支払ったコスト".to_owned(),
            Amount::Placed => "登場の際に下に置いた枚数".to_owned(),
        }
    }

    fn number_of(&mut self, stat: Stat, target: &digimon::effects::language::Target) -> String {
        let of = self.target(target, Place::In).text;
        let several = if of.ends_with("全て") { "合計" } else { "" };
        format!("{of}の{}{several}", stat::called(stat))
    }
}
