//! Targets: what a step acts on.

use crate::write::amount::done_to;
use crate::write::filter::words::leave_owner;
use crate::write::grammar::{belonging, list};
use crate::write::noun::Place;
use crate::write::phrase::{Count, Head, NounPhrase, Referent, Said};
use crate::write::stat;
use crate::write::verb;
use crate::write::writer::Writer;
use digimon::effects::language::{Amount, Area, Choose, HowMany, Noun, Target, Verb, Whose};

/// One end of a stack of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum EndOf {
    Top,
    Bottom,
    TopOrBottom,
}

impl Writer {
    pub(crate) fn target(&mut self, target: &Target, place: Place) -> Said {
        match target {
            Target::This => self.this(),
            Target::ThisCard => Said::new("this card", Head::new("card"), false),
            Target::Chosen(slot) => self.chosen(*slot),
            Target::Triggering => self.triggered_by(self.triggering.clone()),
            Target::TriggeringOther => self.triggered_by(self.other.clone()),
            Target::Attacker => Said::new("the attacking Digimon", Head::new("Digimon"), false),
            Target::AttackTarget => Said::new("the attack target", Head::new("Digimon"), false),
            Target::Battling => {
                Said::new(format!("the Digimon battling {}", self.this().text), Head::new("Digimon"), false)
            }
            Target::Choose(choose) => self.choose(choose, place),
            Target::Each(all) => self.each(all, place),
            Target::Together(all) => self.all_together(all, place),
            Target::All(noun) => match done_to(noun) {
                Some((verb, of)) => {
                    let those = self.noun(&Noun { of, ..noun.clone() }, &Count::Bare, Place::Unsaid);
                    let text = format!("{} {} by this effect", those.text, verb::past(verb));
                    Said { text: text.replace(" and ", " or "), ..those }
                }
                None => self.noun(noun, &Count::All, place),
            },
            Target::Top(whose, area, amount) => self.end_of(EndOf::Top, *whose, area, amount),
            Target::TopOrBottom(whose, area, amount) => self.end_of(EndOf::TopOrBottom, *whose, area, amount),
            Target::Bottom(whose, area, amount) => self.end_of(EndOf::Bottom, *whose, area, amount),
            Target::TopOf(noun, amount) => self.first_of("top", noun, amount),
            Target::BottomOf(noun, amount) => self.first_of("bottom", noun, amount),
            Target::TopCard(inner) => {
                let inner = self.target(inner, Place::In);
                let card = belonging(&inner.text, "top stacked card");
                Said::new(card, Head::new("card"), inner.is_plural())
            }
            Target::Player(whose) => self.player_named(*whose),
            Target::HolderOf(inner) if **inner == Target::ThisCard => {
                Said::new("the Digimon this card was placed under", Head::new("Digimon"), false)
            }
            Target::HolderOf(inner) => {
                let inner = self.target(inner, Place::In).text;
                Said::new(
                    format!("the Digimon that {inner} is under or linked to"),
                    Head::new("Digimon"),
                    false,
                )
            }
            Target::Done(verb) => self.done_by_this(*verb),
        }
    }

    /// "the Digimon played by this effect".
    fn done_by_this(&mut self, verb: Verb) -> Said {
        let mut referent = self.done(verb);
        // What was a card is a Digimon or a Tamer now.
        if verb == Verb::Played
            && let Some(kind @ ("Digimon" | "Tamer")) = referent.head.one.strip_suffix(" card")
        {
            referent.head = Head::new(kind);
        }
        referent.the("", &format!("{} by this effect", verb::past(verb)))
    }

    /// "your opponent's top face-down security card", "this Digimon's bottom 2 digivolution cards".
    fn first_of(&mut self, end: &str, noun: &Noun, amount: &Amount) -> Said {
        let (number, tail) = match self.measured(amount) {
            (Some(1), tail) => (None, tail),
            (Some(n), tail) => (Some(n), tail),
            (None, value) => (Some(1), format!(", as many as {value},")),
        };
        let plural = number.is_some();
        let mut phrase = self.noun_phrase(noun, plural, Place::In);
        let end = number.map_or_else(|| end.to_owned(), |n| format!("{end} {n}"));
        phrase.adjectives.push((0, end));
        let said = if phrase.owner.is_some() {
            phrase.counted(&if plural { Count::Bare } else { Count::Own })
        } else {
            let said = phrase.counted(&if plural { Count::Bare } else { Count::Own });
            Said { text: format!("the {}", said.text), ..said }
        };
        Said { text: said.text + &tail, ..said }
    }

    /// What triggered the effect; the effect's own card if the timing names nothing else.
    fn triggered_by(&self, referent: Option<Referent>) -> Said {
        referent.map_or_else(|| self.this(), |referent| referent.pointed_at())
    }

    fn each(&mut self, all: &[Choose], place: Place) -> Said {
        let one_place = all
            .windows(2)
            .all(|two| two[0].from.from == two[1].from.from && two[0].from.whose == two[1].from.whose);
        let mut said: Vec<Said> = Vec::new();
        for (at, choose) in all.iter().enumerate() {
            let last = at + 1 == all.len();
            said.push(self.choose(choose, if one_place && !last { Place::Unsaid } else { place }));
        }
        let texts: Vec<String> = said.iter().map(|each| each.text.clone()).collect();
        let head = said.first().map_or_else(|| Head::new("card"), |each| each.referent.head.clone());
        Said::new(list(&texts, "and"), head, true)
    }

    fn all_together(&mut self, all: &[Target], place: Place) -> Said {
        if let Some(said) = self.of_both_players(all) {
            return said;
        }
        let said: Vec<Said> = all.iter().map(|target| self.target(target, place)).collect();
        let texts: Vec<String> = said.iter().map(|each| each.text.clone()).collect();
        let head = said.first().map_or_else(|| Head::new("card"), |each| each.referent.head.clone());
        Said::new(list(&texts, "and"), head, true)
    }

    /// "the top 2 cards of both players' decks".
    fn of_both_players(&mut self, all: &[Target]) -> Option<Said> {
        let [one, two] = all else { return None };
        let (end, area, amount) = match (one, two) {
            (Target::Top(Whose::Yours, area, n), Target::Top(Whose::Opponents, other, _))
                if area == other =>
            {
                (EndOf::Top, area, n)
            }
            (Target::Bottom(Whose::Yours, area, n), Target::Bottom(Whose::Opponents, other, _))
                if area == other =>
            {
                (EndOf::Bottom, area, n)
            }
            _ => return None,
        };
        let said = self.end_of(end, Whose::Any, area, amount);
        let text = said.text.replace("a player's deck", "both players' decks");
        let text = text.replace("a player's security stack", "both players' security stacks");
        Some(Said { text: text.replace("a player's", "both players'"), ..said })
    }

    fn choose(&mut self, choose: &Choose, place: Place) -> Said {
        if let Amount::Minus(all, left) = &choose.n
            && **all == Amount::Count(Box::new(choose.from.clone()))
        {
            let cards = self.noun(&choose.from, &Count::Bare, Place::In);
            self.remember_choice(choose.slot, cards.referent.clone());
            return Said { text: format!("{} until it has {} left", cards.text, self.value(left)), ..cards };
        }
        let (count, tail) = self.how_many(choose);
        let mut phrase = self.noun_phrase(&choose.from, count.is_plural(), place);
        phrase.together = self.together_with(choose);
        if let Some(stat) = choose.alike {
            leave_owner(&mut phrase);
            phrase.adjectives.push((0, format!("same-{}", stat::kind(stat))));
        }
        let said = phrase.counted(&count);
        let blind = if choose.blind { " without looking" } else { "" };
        let by = match choose.by {
            Whose::Yours => String::new(),
            Whose::Opponents | Whose::Any => format!(" of {} choice", self.owner_of_place(choose.by)),
        };
        self.remember_choice(choose.slot, said.referent.clone());
        Said { text: format!("{}{tail}{blind}{by}", said.text), ..said }
    }

    /// The number in front, and what is said of it behind.
    fn how_many(&mut self, choose: &Choose) -> (Count, String) {
        let up_to = if choose.how_many == HowMany::UpTo { "up to " } else { "" };
        if choose.how_many == HowMany::AnyNumber {
            return (self.any_number(choose), String::new());
        }
        if let Amount::Plus(base, more) = &choose.n
            && self.can_add(more)
        {
            let how_many = self.how_many(&Choose { n: (**base).clone(), ..choose.clone() });
            self.add(more, |n| {
                format!("increase the number of cards you can choose with this effect by {n}")
            });
            return how_many;
        }
        if let (Amount::For { count, every, each }, true) = (&choose.n, self.runs && !self.pays) {
            self.leading = Some(self.for_each(count, *every).trim_start().to_owned());
            return (Count::Some(format!("{up_to}{each}"), *each != 1), String::new());
        }
        if let (Amount::Different(stat, noun), Some(different)) = (&choose.n, choose.different)
            && *stat == different
            && **noun == choose.from
        {
            return (Count::OfEach, String::new());
        }
        match self.measured(&choose.n) {
            (Some(n), tail) => (Count::Some(format!("{up_to}{n}"), n != 1 || !tail.is_empty()), tail),
            (None, value) => (Count::Some(format!("{up_to}a number"), true), format!(" equal to {value}")),
        }
    }

    /// "any number of cards": the "of" is there already if they are somebody's.
    fn any_number(&mut self, choose: &Choose) -> Count {
        let NounPhrase { owner, .. } = self.clone().noun_phrase(&choose.from, true, Place::In);
        Count::Some(if owner.is_some() { "any number" } else { "any number of" }.to_owned(), true)
    }

    /// What holds for all of the chosen together.
    fn together_with(&mut self, choose: &Choose) -> Vec<String> {
        let total = choose.total.as_ref().map(|(stat, cmp, amount)| {
            if let Amount::Plus(base, more) = amount
                && self.can_add(more)
                && let Amount::N(n) = **base
            {
                self.add(more, |n| stat::maximum_changed(*stat, n));
                let limit = stat::plain(*cmp, n, "less", "more");
                return format!("a total {} of {limit}", stat::called(*stat));
            }
            let name = stat::called(*stat);
            if let Amount::N(n) = amount {
                return format!("a total {name} of {}", stat::plain(*cmp, *n, "less", "more"));
            }
            format!("total {name} adding up to {} {}", stat::relation(*cmp), self.value(amount))
        });
        let different = choose.different.map(|stat| format!("different {}", stat::kinds(stat)));
        [total, different].into_iter().flatten().collect()
    }

    /// "the top 2 cards of your deck", "your top security card".
    fn end_of(&mut self, end: EndOf, whose: Whose, area: &Area, amount: &Amount) -> Said {
        let end = match end {
            EndOf::Top => "top",
            EndOf::Bottom => "bottom",
            EndOf::TopOrBottom => "top or bottom",
        };
        if let Amount::Minus(all, left) = amount
            && matches!(**all, Amount::Count(_))
        {
            let of = self.in_areas(whose, std::slice::from_ref(area), Place::In).unwrap_or_default();
            let (of, left) = (of.trim_start_matches("in ").to_owned(), self.value(left));
            let each = if whose == Whose::Any { "they each have" } else { "it has" };
            let text = format!("cards from the {end} of {of} until {each} {left} left");
            return Said::new(text, Head::new("card"), true);
        }
        let amount = match amount {
            Amount::Plus(base, more) if self.can_add(more) => {
                self.add(more, |n| match n {
                    0.. => format!("add {n} to the number of cards trashed by this effect"),
                    _ => format!("reduce the cards trashed by {}", -n),
                });
                base
            }
            amount => amount,
        };
        let (number, tail) = match self.measured(amount) {
            (Some(1), tail) => (None, tail),
            (Some(n), tail) => (Some(n.to_string()), tail),
            (None, value) => (Some("cards".to_owned()), format!(", as many as {value},")),
        };
        let plural = number.is_some();
        let number = number.filter(|number| number != "cards").map(|n| format!("{n} ")).unwrap_or_default();
        let head = if *area == Area::Security { Head::new("security card") } else { Head::new("card") };
        let cards = head.form(plural);
        let text = if *area == Area::Security {
            format!("{} {end} {number}{cards}{tail}", self.owner_of_place(whose))
        } else {
            let of = self.in_areas(whose, std::slice::from_ref(area), Place::In).unwrap_or_default();
            format!("the {end} {number}{cards} of {}{tail}", of.trim_start_matches("in "))
        };
        Said::new(text, head, plural)
    }
}
