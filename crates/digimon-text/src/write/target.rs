//! Targets: what a step acts on.

use crate::write::grammar::{belonging, list};
use crate::write::noun::Place;
use crate::write::phrase::{Count, Head, NounPhrase, Referent, Said};
use crate::write::stat;
use crate::write::verb;
use crate::write::writer::Writer;
use digimon::effects::language::{Amount, Area, Choose, HowMany, Target, Whose};

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
            Target::AttackTarget => Said::new("the Digimon being attacked", Head::new("Digimon"), false),
            Target::Battling => {
                Said::new(format!("the Digimon battling {}", self.this().text), Head::new("Digimon"), false)
            }
            Target::Choose(choose) => self.choose(choose, place),
            Target::Each(all) => self.each(all, place),
            Target::Together(all) => self.all_together(all, place),
            Target::All(noun) => self.noun(noun, &Count::All, place),
            Target::Top(whose, area, amount) => self.end_of(EndOf::Top, *whose, area, amount),
            Target::TopOrBottom(whose, area, amount) => self.end_of(EndOf::TopOrBottom, *whose, area, amount),
            Target::Bottom(whose, area, amount) => self.end_of(EndOf::Bottom, *whose, area, amount),
            Target::TopOf(noun, amount) => {
                let said = self.noun(noun, &Count::Bare, place);
                let n = self.value(amount);
                Said::new(format!("the top {n} of {}", said.text), Head::new("card"), n != "1")
            }
            Target::BottomOf(noun, amount) => {
                let said = self.noun(noun, &Count::Bare, place);
                let n = self.value(amount);
                Said::new(format!("the bottom {n} of {}", said.text), Head::new("card"), n != "1")
            }
            Target::TopCard(inner) => {
                let inner = self.target(inner, Place::In);
                let card = belonging(&inner.text, "top stacked card");
                Said::new(card, Head::new("card"), inner.is_plural())
            }
            Target::Player(whose) => self.player_named(*whose),
            Target::HolderOf(inner) => {
                let inner = self.target(inner, Place::In).text;
                Said::new(
                    format!("the Digimon that {inner} is under or linked to"),
                    Head::new("Digimon"),
                    false,
                )
            }
            Target::Done(verb) => self.done(*verb).the("", &format!("{} by this effect", verb::past(*verb))),
        }
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
        let said: Vec<Said> = all.iter().map(|target| self.target(target, place)).collect();
        let texts: Vec<String> = said.iter().map(|each| each.text.clone()).collect();
        let head = said.first().map_or_else(|| Head::new("card"), |each| each.referent.head.clone());
        Said::new(list(&texts, "and"), head, true)
    }

    fn choose(&mut self, choose: &Choose, place: Place) -> Said {
        let (count, tail) = self.how_many(choose);
        let phrase = self.noun_phrase(&choose.from, count.is_plural(), place);
        let said = phrase.counted(&count);
        let blind = if choose.blind { " without looking" } else { "" };
        let by = match choose.by {
            Whose::Yours => String::new(),
            Whose::Opponents | Whose::Any => format!(" of {} choice", self.owner_of_place(choose.by)),
        };
        self.remember_choice(choose.slot, said.referent.clone());
        Said { text: format!("{}{}{tail}{blind}{by}", said.text, self.together_with(choose)), ..said }
    }

    /// The number in front, and what is said of it behind.
    fn how_many(&mut self, choose: &Choose) -> (Count, String) {
        let up_to = if choose.how_many == HowMany::UpTo { "up to " } else { "" };
        if choose.how_many == HowMany::AnyNumber {
            return (self.any_number(choose), String::new());
        }
        match self.measured(&choose.n) {
            (Some(n), tail) => (Count::Some(format!("{up_to}{n}"), n != 1 || !tail.is_empty()), tail),
            (None, value) => (Count::Some(format!("{up_to}a number"), true), format!(" equal to {value}")),
        }
    }

    /// "any number of cards": the "of" is there already if they are somebody's.
    fn any_number(&mut self, choose: &Choose) -> Count {
        let NounPhrase { owner, .. } = self.noun_phrase(&choose.from, true, Place::In);
        Count::Some(if owner.is_some() { "any number" } else { "any number of" }.to_owned(), true)
    }

    /// What holds for all of the chosen together.
    fn together_with(&mut self, choose: &Choose) -> String {
        let total = choose.total.as_ref().map(|(stat, cmp, amount)| {
            let total = match amount {
                Amount::N(n) => format!("of {}", stat::plain(*cmp, *n, "less", "more")),
                _ => format!("{} {}", stat::relation(*cmp), self.value(amount)),
            };
            format!(" with a total {} {total}", stat::called(*stat))
        });
        let different = choose.different.map(|stat| format!(" with different {}", stat::kinds(stat)));
        let alike = choose.alike.map(|stat| format!(" with the same {}", stat::called(stat)));
        [total, different, alike].into_iter().flatten().collect()
    }

    /// "the top 2 cards of your deck", "your top security card".
    fn end_of(&mut self, end: EndOf, whose: Whose, area: &Area, amount: &Amount) -> Said {
        let end = match end {
            EndOf::Top => "top",
            EndOf::Bottom => "bottom",
            EndOf::TopOrBottom => "top or bottom",
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
