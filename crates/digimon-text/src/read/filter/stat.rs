//! Numbers that cards are compared by: "with 5000 DP or less", "with as much or less DP as this Digimon".

use crate::read::reader::{Reader, This};
use digimon::effects::language::{Amount, Area, Cmp, Filter, Noun, Stat, Target};
use std::cmp::Ordering;

impl Reader<'_> {
    pub(in crate::read) fn stat_word(&mut self) -> Option<Stat> {
        self.meaning(&[
            ("dp", Stat::Dp),
            ("levels", Stat::Level),
            ("level", Stat::Level),
            ("play costs", Stat::PlayCost),
            ("play cost", Stat::PlayCost),
            ("use cost", Stat::Cost),
            ("memory cost", Stat::Cost),
            ("cost", Stat::Cost),
            ("number of digivolution cards", Stat::DigivolutionCards),
            ("digivolution cards", Stat::DigivolutionCards),
            ("colors", Stat::Colors),
            ("color", Stat::Colors),
            ("names", Stat::Name),
            ("name", Stat::Name),
            ("card numbers", Stat::Number),
            ("card number", Stat::Number),
            ("number of link cards", Stat::LinkCards),
            ("traits", Stat::Trait),
        ])
    }

    /// A number of the card and its limit, after "with".
    pub(in crate::read) fn stat_limit(&mut self) -> Option<(Stat, Cmp, Amount)> {
        let limit = self.any_stat_limit()?;
        // As much or less than one of them is as much or less than the most.
        (limit.1 == Cmp::AtMost || !matches!(limit.2, Amount::Most(..))).then_some(limit)
    }

    fn any_stat_limit(&mut self) -> Option<(Stat, Cmp, Amount)> {
        self.attempt(Reader::number_first)
            .or_else(|| self.attempt(Reader::stat_of_number))
            .or_else(|| self.attempt(Reader::stat_compared))
            .or_else(|| self.attempt(Reader::as_much_as))
            .or_else(|| self.attempt(Reader::less_than_something))
            .or_else(|| self.attempt(Reader::equal_or_less))
    }

    pub(in crate::read) fn stat_filter(&mut self) -> Option<Filter> {
        let filter = self.any_stat_filter()?;
        // Of the cards under it, the number is not one of its own.
        (!self.sees("in its digivolution cards")).then_some(filter)
    }

    pub(super) fn any_stat_filter(&mut self) -> Option<Filter> {
        let original = self.eat("original");
        let (stat, cmp, amount) = self.stat_limit()?;
        let filter = if original { Filter::OriginalStat } else { Filter::Stat };
        let either = self.attempt(|reader| {
            (cmp == Cmp::Exactly).then_some(())?;
            reader.must("or")?;
            let other = reader.amount_number()?;
            reader.or_less_or_more().is_none().then_some(other)
        });
        Some(match either {
            Some(other) => Filter::AnyOf(vec![filter(stat, cmp, amount), filter(stat, cmp, other)]),
            None => filter(stat, cmp, amount),
        })
    }

    /// "5000 DP or less", "3 or more colors", "4 or more digivolution cards".
    fn number_first(&mut self) -> Option<(Stat, Cmp, Amount)> {
        let n = self.number()?;
        let early = self.or_less_or_more();
        let stat = self.stat_word()?;
        if matches!(stat, Stat::Level | Stat::Name | Stat::Number | Stat::PlayCost | Stat::Cost | Stat::Trait)
        {
            return None;
        }
        // 4-23-1: having so many is having at least so many.
        let unsaid = match stat {
            Stat::DigivolutionCards | Stat::LinkCards => Cmp::AtLeast,
            _ => Cmp::Exactly,
        };
        let cmp = early.or_else(|| self.or_less_or_more()).unwrap_or(unsaid);
        Some((stat, cmp, Amount::N(n)))
    }

    /// "a play cost of 7 or less", "a level of 4 or lower".
    fn stat_of_number(&mut self) -> Option<(Stat, Cmp, Amount)> {
        self.article();
        let stat = self.stat_word()?;
        let _ = self.eat("of");
        let n = self.amount_number()?;
        let cmp = self.or_less_or_more().unwrap_or(Cmp::Exactly);
        let than = ["higher than", "lower than", "more than", "less than"];
        (!than.iter().any(|than| self.sees(than))).then_some((stat, cmp, n))
    }

    /// "DP less than or equal to this Digimon's DP", "a play cost equal to or less than …".
    fn stat_compared(&mut self) -> Option<(Stat, Cmp, Amount)> {
        self.article();
        let stat = self.stat_word()?;
        let _ = self.one_of(&["that is", "that's", "that are", "is"]);
        if let Some(more) = self.attempt(Reader::so_much_more) {
            let than = self.compared_amount(stat)?;
            return Some((stat, Cmp::Exactly, Amount::Plus(Box::new(than), Box::new(Amount::N(more)))));
        }
        let cmp = if let Some(cmp) = self.comparison() {
            cmp
        } else {
            let cmp = self.as_much()?;
            self.than()?;
            cmp
        };
        Some((stat, cmp, self.compared_amount(stat)?))
    }

    /// "1 higher than", "2 less than".
    fn so_much_more(&mut self) -> Option<i32> {
        let n = self.number()?;
        let order = self.more_or_less()?;
        self.must("than")?;
        Some(if order == Ordering::Greater { n } else { -n })
    }

    /// "less than or equal to", "equal to".
    pub(in crate::read) fn comparison(&mut self) -> Option<Cmp> {
        self.attempt(|reader| {
            let mut or_equal = reader.equal_or();
            if !or_equal && reader.eat("equal to") {
                return Some(Cmp::Exactly);
            }
            let order = reader.more_or_less()?;
            reader.must("than")?;
            or_equal |= reader.eat("or equal to");
            Some(limit(order, or_equal))
        })
    }

    /// "as much or less DP as this Digimon", "as high or lower a level as it", "the same level as it".
    fn as_much_as(&mut self) -> Option<(Stat, Cmp, Amount)> {
        let cmp = if self.eat("the same") { Cmp::Exactly } else { self.as_much()? };
        self.article();
        let stat = self.stat_word()?;
        if matches!(stat, Stat::Name | Stat::Trait | Stat::Colors) && cmp == Cmp::Exactly {
            return None;
        }
        self.than()?;
        Some((stat, cmp, self.compared_amount(stat)?))
    }

    /// "as much or less", "as high or lower".
    fn as_much(&mut self) -> Option<Cmp> {
        self.must("as")?;
        self.one_of(&["much", "many", "high", "low", "few", "little"])?;
        self.must("or")?;
        self.more_or_less().map(|order| limit(order, true))
    }

    /// "equal or fewer digivolution cards than this Digimon", "an equal or lower level" (than what was
    /// spoken of).
    fn equal_or_less(&mut self) -> Option<(Stat, Cmp, Amount)> {
        self.article();
        self.equal_or().then_some(())?;
        let cmp = limit(self.more_or_less()?, true);
        let stat = self.stat_word()?;
        if (self.than().is_some() || self.eat("to")) && !self.sees("the hand") {
            return Some((stat, cmp, self.compared_amount(stat)?));
        }
        None
    }

    /// "less DP than this Digimon", "a lower level than it".
    fn less_than_something(&mut self) -> Option<(Stat, Cmp, Amount)> {
        self.article();
        let or_equal = self.equal_or();
        let cmp = limit(self.more_or_less()?, or_equal);
        let stat = self.stat_word()?;
        if self.than().is_none() {
            // "Equal or higher DP", of which nothing is said: than this Digimon has, or what something was done to.
            (or_equal && self.context.this == This::Digimon).then_some(())?;
            let than = self.context.did.map_or(Target::This, Target::Done);
            return Some((stat, cmp, Amount::Of(stat, Box::new(than))));
        }
        Some((stat, cmp, self.compared_amount(stat)?))
    }

    /// "1 of your Digimon", "1 Digimon card among them": any one will do.
    pub(in crate::read) fn one_of_such(&mut self) -> Option<Noun> {
        self.must("1")?;
        if self.eat("of") {
            let whose = self.owner()?;
            return self
                .in_play(|reader| reader.phrase(Some(whose), &Area::Battle))
                .map(|phrase| phrase.noun);
        }
        let phrase = self.phrase(None, &Area::Battle)?;
        phrase.placed.then_some(phrase.noun)
    }

    /// What a number of the card is compared with: a number, a count, or the same number of something else.
    pub(super) fn compared_amount(&mut self, stat: Stat) -> Option<Amount> {
        if let Some(noun) = self.attempt(Reader::one_of_such) {
            return Some(Amount::Most(stat, Box::new(noun)));
        }
        if let Some(amount) = self.attempt(Reader::amount) {
            return Some(amount);
        }
        let target = self.known()?;
        Some(Amount::Of(stat, Box::new(target)))
    }
}

/// "less than", "less than or equal to".
fn limit(order: Ordering, or_equal: bool) -> Cmp {
    match (order, or_equal) {
        (Ordering::Less, true) => Cmp::AtMost,
        (Ordering::Less, false) => Cmp::Less,
        (Ordering::Greater, true) => Cmp::AtLeast,
        (Ordering::Greater, false) => Cmp::More,
        (Ordering::Equal, _) => Cmp::Exactly,
    }
}
