//! Targets: what a step acts on.

use crate::japanese::noun::{Joint, Place};
use crate::japanese::phrase::{Referent, Said};
use crate::japanese::stat;
use crate::japanese::writer::Writer;
use digimon::effects::language::{Amount, Area, Choose, Cmp, Filter, HowMany, Noun, Target, Whose};

impl Writer<'_> {
    pub(crate) fn target(&mut self, target: &Target, place: Place) -> Said {
        match target {
            Target::This => self.this(),
            Target::ThisCard => Said::new("このカード", Referent::card()),
            Target::Chosen(slot) => self.chosen(*slot),
            Target::Triggering => self.triggered_by(self.triggering.as_ref()),
            Target::TriggeringOther => self.triggered_by(self.other.as_ref()),
            Target::Attacker => Said::new("アタックしているデジモン", Referent::digimon()),
            Target::AttackTarget => Said::new("アタックされているデジモン", Referent::digimon()),
            Target::Battling => Said::new("バトルしているデジモン", Referent::digimon()),
            Target::Choose(choose) => self.choose(choose, place),
            Target::Each(all) => self.each(all, place),
            Target::Together(all) => {
                let said: Vec<Said> = all.iter().map(|target| self.target(target, place)).collect();
                let texts: Vec<String> = said.iter().map(|each| each.text.clone()).collect();
                let referent = said.first().map_or_else(Referent::card, |each| each.referent.clone());
                Said::new(texts.join("と"), referent)
            }
            Target::All(noun) => {
                let all = self.noun(noun, place, Joint::And);
                all.with_suffix("全て")
            }
            Target::Top(whose, area, amount) => self.end_of("上", *whose, area, amount),
            Target::TopOrBottom(whose, area, amount) => self.end_of("上か下", *whose, area, amount),
            Target::Bottom(whose, area, amount) => self.end_of("下", *whose, area, amount),
            Target::TopOf(noun, amount) => self.end_of_noun("上", noun, amount),
            Target::BottomOf(noun, amount) => self.end_of_noun("下", noun, amount),
            Target::TopCard(inner) => {
                let inner = self.target(inner, Place::In).text;
                let text = format!("{inner}に重ねられているカードを上から1枚");
                Said { adverbial: true, ..Said::new(text, Referent::card()) }
            }
            Target::Player(whose) => Said::new(self.player(*whose), Referent::digimon()),
            Target::HolderOf(inner) => {
                let inner = self.target(inner, Place::In).text;
                Said::new(format!("{inner}が置かれているデジモン"), Referent::digimon())
            }
            Target::Done(verb) => self.done_by_this(*verb),
        }
    }

    fn end_of_noun(&mut self, end: &str, noun: &Noun, amount: &Amount) -> Said {
        let said = self.noun(noun, Place::In, Joint::Or);
        let n = self.value(amount);
        let text = format!("{}を{end}から{n}{}", said.text, said.referent.counter.word());
        Said { text, adverbial: true, ..said }
    }

    /// What triggered the effect; the effect's own card if the timing names nothing else.
    fn triggered_by(&self, referent: Option<&Referent>) -> Said {
        referent.map_or_else(|| self.this(), Referent::pointed_at)
    }

    /// One of each: 赤と青のデジモン1体ずつ if only a word differs.
    fn each(&mut self, all: &[Choose], place: Place) -> Said {
        if let Some((one, differing)) = merged(all) {
            let n = self.value(&one.n);
            let said = self.noun(&one.from, place, Joint::And);
            for choose in all {
                self.remember_choice(choose.slot, said.referent.clone());
            }
            let text = said.counted(n).text;
            let colors: Vec<Filter> = all
                .iter()
                .flat_map(|each| &each.from.of)
                .filter(|of| matches!(of, Filter::Color(_)))
                .cloned()
                .collect();
            let text = match differing {
                Differing::Color => {
                    text.replacen(&self.words(&colors), &self.words(&colors).replace('/', "と"), 1)
                }
                Differing::Kind => text,
            };
            return Said { text: format!("{text}ずつ"), ..said };
        }
        let one_place = all
            .windows(2)
            .all(|two| two[0].from.from == two[1].from.from && two[0].from.whose == two[1].from.whose);
        let mut said: Vec<Said> = Vec::new();
        for (at, choose) in all.iter().enumerate() {
            said.push(self.choose(choose, if one_place && at > 0 { Place::Unsaid } else { place }));
        }
        let texts: Vec<String> = said.iter().map(|each| each.text.clone()).collect();
        let referent = said.first().map_or_else(Referent::card, |each| each.referent.clone());
        Said::new(texts.join("と"), referent)
    }

    fn choose(&mut self, choose: &Choose, place: Place) -> Said {
        if choose.by == Whose::Opponents && !self.opponent_acts {
            return self.chosen_by_opponent(choose, place);
        }
        let (n, each) = self.measured(&choose.n);
        let said = self.noun(&choose.from, place, Joint::Or);
        self.remember_choice(choose.slot, said.referent.clone());
        let (before, said) = self.together(choose, said);
        let counted = match (choose.how_many, n) {
            (HowMany::AnyNumber, _) if choose.total.is_some() => said,
            (HowMany::AnyNumber, _) => said.with_suffix(&format!("好きな{}数", said.referent.counter.word())),
            (HowMany::UpTo, Some(n)) => said.counted(n).with_suffix("まで"),
            (HowMany::Exactly | HowMany::AllOrNothing, Some(n)) => said.counted(n),
            (HowMany::UpTo | HowMany::Exactly | HowMany::AllOrNothing, None) => {
                said.with_suffix(&format!("{each}と同じ数"))
            }
        };
        let each = if n.is_some() { each } else { String::new() };
        let blind = if choose.blind { "見ないで選んだ" } else { "" };
        Said { text: format!("{each}{before}{blind}{}", counted.text), ..counted }
    }

    /// Whoever has to choose does so among their own: 相手は自身のデジモン1体.
    fn chosen_by_opponent(&mut self, choose: &Choose, place: Place) -> Said {
        let from = Noun { whose: mirrored(choose.from.whose), ..choose.from.clone() };
        let choose = Choose { from, by: Whose::Yours, ..choose.clone() };
        self.opponent_acts = true;
        let said = self.choose(&choose, place);
        self.opponent_acts = false;
        Said { text: format!("相手は{}", said.text), ..said }
    }

    /// What holds for all of the chosen together.
    fn together(&mut self, choose: &Choose, said: Said) -> (String, Said) {
        let total = choose.total.as_ref().map(|(stat, cmp, amount)| {
            let amount = self.value(amount);
            let most = if *cmp == Cmp::AtMost { "まで" } else { stat::relation(*cmp) };
            format!("{}合計{amount}{most}、", stat::called(*stat))
        });
        let different = choose.different.map(|stat| format!("{}の異なる", stat::called(stat)));
        let alike = choose.alike.map(|stat| format!("{}の同じ", stat::called(stat)));
        let said = match different.or(alike) {
            Some(different) => Said { text: after_place(&said.text, &different), ..said },
            None => said,
        };
        (total.unwrap_or_default(), said)
    }

    /// 自分のデッキの上から2枚, 自分のセキュリティを上から1枚.
    fn end_of(&mut self, end: &str, whose: Whose, area: &Area, amount: &Amount) -> Said {
        let (n, each) = self.measured(amount);
        let number = n.map_or_else(|| format!("{each}と同じ枚数"), |n| format!("{n}枚"));
        let each = if n.is_some() { each } else { String::new() };
        let stack = format!("{}{}", self.owner_of_place(whose), self.area(area));
        let deck = matches!(area, Area::Deck | Area::EggDeck);
        let text = format!("{each}{stack}{}{end}から{number}", if deck { "の" } else { "を" });
        Said { text, referent: Referent::card(), adverbial: !deck }
    }
}

/// The same players, as the other player would name them.
pub fn mirrored(whose: Whose) -> Whose {
    match whose {
        Whose::Any => Whose::Any,
        Whose::Yours => Whose::Opponents,
        Whose::Opponents => Whose::Yours,
    }
}

/// Said in front of the cards, behind their place.
fn after_place(text: &str, words: &str) -> String {
    let at = text.rfind("から、").map_or(0, |at| at + "から、".len());
    format!("{}{words}{}", &text[..at], &text[at..])
}

/// In what several choices differ.
enum Differing {
    Color,
    Kind,
}

/// Choices that differ in a colour, a level or a kind only, as one, and how to say the difference.
fn merged(all: &[Choose]) -> Option<(Choose, Differing)> {
    let (first, rest) = all.split_first()?;
    let at = (0..first.from.of.len())
        .find(|at| rest.iter().any(|each| each.from.of.get(*at) != first.from.of.get(*at)))?;
    let plain =
        |choose: &Choose| Choose { slot: first.slot, from: without(&choose.from, at), ..choose.clone() };
    if rest.is_empty() || rest.iter().any(|each| plain(each) != plain(first)) {
        return None;
    }
    let differing: Vec<Filter> = all.iter().filter_map(|each| each.from.of.get(at).cloned()).collect();
    let is_color = differing.iter().all(|filter| matches!(filter, Filter::Color(_)));
    let is_kind = differing.iter().all(|filter| crate::japanese::filter::words::kind(filter).is_some());
    if differing.len() != all.len() || !(is_color || is_kind) {
        return None;
    }
    let mut one = plain(first);
    one.from.of.insert(at, Filter::AnyOf(differing));
    Some((one, if is_color { Differing::Color } else { Differing::Kind }))
}

fn without(noun: &Noun, at: usize) -> Noun {
    let mut of = noun.of.clone();
    if at < of.len() {
        of.remove(at);
    }
    Noun { of, ..noun.clone() }
}
