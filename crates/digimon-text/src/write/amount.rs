//! Amounts: numbers that an effect states or counts.

use crate::write::filter::Manner;
use crate::write::grammar::belonging;
use crate::write::noun::Place;
use crate::write::phrase::{Count, Said};
use crate::write::stat;
use crate::write::verb;
use crate::write::writer::Writer;
use digimon::effects::language::{Amount, Filter, Noun, Stat, Target, Verb, Whose};

impl Writer {
    /// A number and what it is counted by: (2, ""), (1, " for each of your Tamers"). If there is
    /// no such number, what it is equal to.
    pub(crate) fn measured(&mut self, amount: &Amount) -> (Option<i32>, String) {
        match amount {
            Amount::N(n) => (Some(*n), String::new()),
            Amount::For { count, every, each } => (Some(*each), self.for_each(count, *every)),
            _ => (None, self.value(amount)),
        }
    }

    /// Can it be said in a sentence of its own that this is added?
    pub(crate) fn can_add(&self, more: &Amount) -> bool {
        let number = |more: &Amount| matches!(more, Amount::N(_) | Amount::For { .. });
        let said = match more {
            Amount::If(_, then, otherwise) => number(then) && **otherwise == Amount::N(0),
            _ => number(more),
        };
        self.runs && said
    }

    /// Says after the sentence that this is added: "for each …, add 1 to this effect's level maximum".
    pub(crate) fn add(&mut self, more: &Amount, change: impl Fn(i32) -> String) {
        let (condition, more) = match more {
            Amount::If(condition, then, _) => (format!("if {}, ", self.condition(condition, true)), &**then),
            _ => (String::new(), more),
        };
        let (each, n) = match more {
            Amount::For { count, every, each } => {
                (format!("{}, ", self.for_each(count, *every).trim_start()), *each)
            }
            Amount::N(n) => (String::new(), *n),
            _ => return,
        };
        self.added.push(format!("{condition}{each}{}", change(n)));
    }

    /// " for each of your Tamers", " for every 2 cards in your hand".
    pub(crate) fn for_each(&mut self, count: &Amount, every: i32) -> String {
        let each = |one: &str, many: &str| match every {
            1 => format!(" for each {one}"),
            _ => format!(" for every {every} {many}"),
        };
        let each_of = |things: &str| each(&format!("of {things}"), &format!("of {things}"));
        match count {
            Amount::Plus(one, two) if every == 1 => {
                format!("{} and{}", self.for_each(one, 1), self.for_each(two, 1))
            }
            Amount::Alike(stat, noun) => {
                let within = self.noun(noun, &Count::Bare, Place::In).text;
                let within = within.trim_start_matches("cards ");
                let kind = stat::kind(*stat);
                each(&format!("same-{kind} card {within}"), &format!("same-{kind} cards {within}"))
            }
            Amount::Count(noun) if done_to(noun).is_some() => {
                let (verb, of) = done_to(noun).unwrap_or((Verb::Any, Vec::new()));
                let noun = Noun { of, ..(**noun).clone() };
                let past = |cards: String| format!("{cards} {} by this effect", verb::past(verb));
                let (one, many) = if noun.whose == Whose::Any {
                    (
                        self.noun(&noun, &Count::Own, Place::Unsaid),
                        self.noun(&noun, &Count::Bare, Place::Unsaid),
                    )
                } else {
                    let of = self.noun(&noun, &Count::Bare, Place::Unsaid);
                    let of = Said { text: format!("of {}", of.text), ..of };
                    (of.clone(), of)
                };
                each(&past(one.text), &past(many.text))
            }
            Amount::Count(noun) if every == 1 => {
                format!(" for {}", self.noun(noun, &Count::Each, Place::In).text)
            }
            Amount::Count(noun) => {
                let many = self.noun(noun, &Count::Some(every.to_string(), true), Place::In);
                format!(" for every {}", many.text)
            }
            Amount::Of(Stat::Level, target) => {
                let of = self.target(target, Place::In).text;
                each(&format!("level of {of}"), &format!("levels of {of}"))
            }
            Amount::Declared => each("memory paid", "memory paid"),
            Amount::Of(stat, target) if stat::is_counted(*stat) => {
                let of = self.target(target, Place::In).text;
                each_of(&belonging(&of, &stat::kinds(*stat)))
            }
            Amount::Different(stat, noun) => {
                let among = self.noun(noun, &Count::Bare, Place::In).text;
                let different = |kind: String| format!("different {kind} among {among}");
                each(&different(stat::kind(*stat)), &different(stat::kinds(*stat)))
            }
            Amount::Unlike(stat, noun) => {
                let one = self.noun(noun, &Count::Each, Place::In).text;
                format!(" for {one} with a different {}", stat::kind(*stat))
            }
            Amount::ColorsOf(whose) => each_of(&format!("the {}", self.colors_of(*whose))),
            Amount::Done(verb) => {
                let cards = |cards: &str| format!("{cards} {} by this effect", verb::past(*verb));
                each(&cards("card"), &cards("cards"))
            }
            Amount::Triggering(filters) => {
                each_of(self.how_many_triggered(filters).trim_start_matches("the number of "))
            }
            _ if every == 1 => format!(" times {}", self.value(count)),
            _ => format!(" for every {every} in {}", self.value(count)),
        }
    }

    fn colors_of(&mut self, whose: Whose) -> String {
        let owner = self.owner(whose).map(|owner| format!("{owner} ")).unwrap_or_default();
        format!("colors among {owner}Digimon and Tamers")
    }

    /// The amount as a noun: "3", "the number of cards in your hand".
    pub(crate) fn value(&mut self, amount: &Amount) -> String {
        match amount {
            Amount::N(n) => n.to_string(),
            Amount::Every => "all".to_owned(),
            Amount::Count(noun) => format!("the number of {}", self.noun(noun, &Count::Bare, Place::In).text),
            Amount::Different(stat, noun) => {
                let among = self.noun(noun, &Count::Bare, Place::In).text;
                format!("the number of different {} among {among}", stat::kinds(*stat))
            }
            Amount::Unlike(stat, noun) => {
                let among = self.noun(noun, &Count::Bare, Place::In).text;
                format!("the number of {among} with different {}", stat::kinds(*stat))
            }
            Amount::Most(stat, noun) => {
                let one = self.noun(noun, &Count::Some("1".to_owned(), false), Place::In).text;
                format!("the {} of {one}", stat::called(*stat))
            }
            Amount::Alike(stat, noun) => {
                let within = self.noun(noun, &Count::Bare, Place::In).text;
                let within = within.trim_start_matches("cards ");
                format!("the number of same-{} cards {within}", stat::kind(*stat))
            }
            Amount::Of(stat, target) => {
                let of = self.target(target, Place::In);
                // Of several, the highest level counts; other numbers add up.
                let total = match stat {
                    _ if !of.is_plural() => "",
                    Stat::Level => "highest ",
                    _ => "total ",
                };
                belonging(&of.text, &format!("{total}{}", stat::called(*stat)))
            }
            Amount::Memory => format!("{} memory", self.owner_of_place(Whose::Yours)),
            Amount::For { count, every, each } => format!("{each}{}", self.for_each(count, *every)),
            Amount::Plus(one, two) => format!("{} plus {}", self.value(one), self.value(two)),
            Amount::Minus(one, two) => format!("{} minus {}", self.value(one), self.value(two)),
            Amount::AtMost(one, two) => format!("{} (at most {})", self.value(one), self.value(two)),
            Amount::If(condition, then, otherwise) => {
                let condition = self.condition(condition, true);
                format!("{} (or {} if {condition})", self.value(otherwise), self.value(then))
            }
            Amount::Done(verb) => format!("the number of cards {} by this effect", verb::past(*verb)),
            Amount::Triggering(filters) => self.how_many_triggered(filters),
            Amount::Declared => "the declared number".to_owned(),
            Amount::ColorsOf(whose) => format!("the number of {}", self.colors_of(*whose)),
            Amount::CostPaid => "the cost paid".to_owned(),
            Amount::Placed => "the number of cards placed under it as it was played".to_owned(),
        }
    }

    fn how_many_triggered(&mut self, filters: &[Filter]) -> String {
        let those = self.triggering.clone().map_or_else(|| self.this(), |referent| referent.pointed_at());
        if filters.is_empty() {
            return format!("the number of {}", those.text);
        }
        let like = self.predicate(filters, Manner { in_play: true, plural: true }).yes;
        format!("the number of {} that {like}", those.text)
    }
}

/// What was done to the cards of a noun, and what else they are like.
pub(crate) fn done_to(noun: &Noun) -> Option<(Verb, Vec<Filter>)> {
    let done = |filter: &Filter| match filter {
        Filter::Among(target) => match **target {
            Target::Done(verb) => Some(verb),
            _ => None,
        },
        _ => None,
    };
    let verb = noun.of.iter().find_map(done)?;
    let of = noun.of.iter().filter(|filter| done(filter).is_none()).cloned().collect();
    Some((verb, of))
}
