//! What holds of something, and for how long.

use crate::japanese::clause::{Clause, Mood};
use crate::japanese::filter::words::color_word;
use crate::japanese::noun::{Joint, Place};
use crate::japanese::phrase::{Referent, Said};
use crate::japanese::restriction::cost_of;
use crate::japanese::verb::{ATAERU, ATSUKAU, DEKIRU, ERU, NONE, SHINAI, SURU, Verb};
use crate::japanese::writer::Writer;
use digimon::effects::language::{
    Amount, Continuous, Duration, Info, Modifier, Noun, On, Payment, Procedure, Whose,
};

/// What one modifier says: what it is counted by, the particle behind its subject, the rest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stated {
    pub each: String,
    pub particle: &'static str,
    pub text: String,
    pub verb: Verb,
}

impl Stated {
    pub fn topic(text: impl Into<String>, verb: Verb) -> Stated {
        Stated { each: String::new(), particle: "は", text: text.into(), verb }
    }

    fn object(text: impl Into<String>) -> Stated {
        Stated { each: String::new(), particle: "を", text: text.into(), verb: NONE }
    }

    fn for_each(self, each: String) -> Stated {
        Stated { each, ..self }
    }
}

impl Writer<'_> {
    /// A statement of a persistent effect: 〜の間、このデジモンをDP+1000.
    pub(crate) fn continuous(&mut self, statement: &Continuous) -> String {
        let condition =
            statement.condition.as_ref().map(|condition| self.condition(condition, true).while_so());
        let subject = match &statement.on {
            On::This => self.this(),
            On::All(noun) => self.noun(noun, Place::In, Joint::And).with_suffix("全て"),
            On::Player(whose) => Said::new(self.player(*whose), Referent::digimon()),
        };
        condition.unwrap_or_default() + &self.given(&subject, &statement.is).said(Mood::Command)
    }

    /// That something is made so. Numbers are said last.
    pub(crate) fn given(&mut self, subject: &Said, modifiers: &[Modifier]) -> Clause {
        let (numbers, others): (Vec<&Modifier>, Vec<&Modifier>) = modifiers
            .iter()
            .partition(|modifier| matches!(modifier, Modifier::Dp(_) | Modifier::PlayCost(_)));
        let mut stated: Vec<Stated> = Vec::new();
        for modifier in others.into_iter().chain(numbers) {
            let next = self.modifier(modifier, &subject.referent);
            match stated.last_mut() {
                Some(last) if merged(last, &next).is_some() => *last = merged(last, &next).unwrap_or(next),
                _ => stated.push(next),
            }
        }
        let each = stated.first().map(|first| first.each.clone()).unwrap_or_default();
        let particle = stated.first().map_or("は", |first| first.particle);
        let mut text = format!("{each}{}{particle}", subject.text);
        let last = stated.pop().unwrap_or_else(|| Stated::topic("", NONE));
        for (at, one) in stated.iter().enumerate() {
            let each = if at == 0 { "" } else { one.each.as_str() };
            text.extend([each, &one.text, one.verb.and, "、"]);
        }
        let each = if stated.is_empty() { "" } else { last.each.as_str() };
        Clause::new(format!("{text}{each}{}", last.text), last.verb)
    }

    fn modifier(&mut self, modifier: &Modifier, to: &Referent) -> Stated {
        match modifier {
            Modifier::Dp(amount) => self.changed("DP", amount),
            Modifier::PlayCost(amount) => self.changed("登場コスト", amount),
            Modifier::DpInBattleWith(noun, amount) => {
                let other = self.noun(noun, Place::In, Joint::Or).text;
                self.changed("DP", amount).for_each(format!("{other}とバトルしている間、"))
            }
            Modifier::Keyword(keyword) => gained(&self.icon(keyword), to),
            Modifier::SecurityAttack(amount) => match self.measured(amount) {
                (Some(n), each) => gained(&format!("≪Sアタック{n:+}≫"), to).for_each(each),
                (None, value) => gained(&format!("{value}と同じ数の≪Sアタック+1≫"), to),
            },
            Modifier::Effect(quoted) => {
                let effect = Writer::new(Some(to.category()), self.lexicon).effect(&quoted.effect);
                gained(&format!("「{effect}」の効果"), to)
            }
            Modifier::Cannot(restriction) => self.restriction(restriction),
            Modifier::Unaffected(how) => {
                Stated::topic(format!("{}を受け", self.cause(how)), crate::japanese::verb::NAI)
            }
            Modifier::UnaffectedBySource(noun) => {
                let sources = self.noun(noun, Place::In, Joint::Or).text;
                Stated::topic(format!("{sources}の効果を受け"), crate::japanese::verb::NAI)
            }
            Modifier::Also(info @ (Info::Color(_) | Info::ColorsOfCardsUnder)) => Stated {
                particle: "の色は",
                ..Stated::topic(format!("{}としても", self.info(info)), ATSUKAU)
            },
            Modifier::Also(info) => Stated::topic(format!("{}としても", self.info(info)), ATSUKAU),
            Modifier::Becomes(info) => {
                Stated { verb: SURU, ..Stated::object(format!("{}に変更", self.info_changed(info))) }
            }
            Modifier::Cost(payment, noun, amount) => self.cost(*payment, noun, amount),
            Modifier::EffectsOfCardsUnder(filters) => {
                let which = if filters.is_empty() {
                    String::new()
                } else {
                    format!("にある{}", self.brief(filters))
                };
                Stated::topic(format!("進化元{which}の効果全てを"), ERU)
            }
            Modifier::CanAttackUnsuspended(noun) => {
                let whom = self.noun(noun, Place::In, Joint::Or).text;
                Stated::topic(format!("アクティブ状態の{whom}にもアタック"), DEKIRU)
            }
            Modifier::AttacksWithoutSuspending => Stated::topic("レストせずにアタックとブロックが", DEKIRU),
            Modifier::IgnoresColorRequirements => Stated::topic("色条件を無視", DEKIRU),
            Modifier::MeetsColorRequirement(color) => {
                Stated::topic(format!("{}でも色条件を満た", color_word(*color)), SERU)
            }
            Modifier::StopsSecurityEffects(filters) => self.security_stopped(filters),
            Modifier::NoSecurityEffects(filters) => {
                let stopped = self.security_stopped(filters);
                Stated {
                    particle: "の", text: stopped.text.replacen("チェックした", "", 1), ..stopped
                }
            }
            Modifier::AlsoFor(procedure, of, infos) => {
                let of = if of.is_empty() { String::new() } else { format!("{}の", self.brief(of)) };
                let procedure = match procedure {
                    Procedure::DigiXros => "デジクロス",
                    Procedure::Assembly => "アセンブリ",
                };
                let treated = self.infos(infos);
                Stated::topic(format!("{of}{procedure}で、{treated}としても"), ATSUKAU)
            }
            Modifier::AlsoAt(timing, more) => {
                let (timing, more) = (self.timing_icon(timing), self.timing_icon(more));
                Stated {
                    particle: "の", ..Stated::topic(format!("{timing}効果全てに{more}を追加"), SURU)
                }
            }
            Modifier::TurnEndsAt(memory) => Stated {
                particle: "の",
                ..Stated::topic(format!("ターンは、相手のメモリーが{memory}以上になると終了"), SURU)
            },
            Modifier::DeletionMaximum(amount) => {
                let number = self.changed("発揮するDP消滅効果の上限", amount);
                Stated { particle: "の", ..number }
            }
            Modifier::StandsInForDigiXros => Stated::topic("デジクロス条件のカードの代わりに", DEKIRU),
            Modifier::StandsInForDna(name, infos) => {
                let (into, treated) = (self.quoted_name(name), self.infos(infos));
                Stated::topic(format!("{into}のジョグレス進化で、{treated}としても"), ATSUKAU)
            }
            Modifier::DigivolvesFromAs(filters, infos) => {
                let (from, treated) = (self.brief(filters), self.infos(infos));
                Stated::topic(format!("{from}を{treated}として、その上に進化"), DEKIRU)
            }
            Modifier::DigivolvesInto(noun, cost) => {
                let into = self.noun(noun, Place::In, Joint::Or).text;
                Stated::topic(format!("{into}に進化コスト{cost}で、進化条件を無視して進化"), DEKIRU)
            }
            Modifier::DigivolvesFrom(filters, cost) => {
                let from = self.brief(filters);
                Stated::topic(format!("{from}から進化コスト{cost}で進化"), DEKIRU)
            }
        }
    }

    /// DP+1000, and what it is counted by.
    fn changed(&mut self, name: &str, amount: &Amount) -> Stated {
        match self.measured(amount) {
            (Some(n), each) => Stated::object(format!("{name}{n:+}")).for_each(each),
            (None, value) => Stated::object(format!("{name}に{value}をプラス")),
        }
    }

    fn security_stopped(&mut self, filters: &[digimon::effects::language::Filter]) -> Stated {
        let noun = Noun {
            whose: Whose::Any,
            from: vec![digimon::effects::language::Area::Revealed],
            of: filters.to_vec(),
        };
        let cards = self.noun(&noun, Place::Unsaid, Joint::Or).text;
        Stated {
            particle: "が",
            ..Stated::topic(format!("チェックした{cards}の【セキュリティ】効果は発揮"), SHINAI)
        }
    }

    /// 〜が登場するとき、支払う登場コスト-1
    fn cost(&mut self, payment: Payment, noun: &Noun, amount: &Amount) -> Stated {
        let cards = self.noun(noun, Place::In, Joint::Or).text;
        let verb = match payment {
            Payment::Play => "を登場させる",
            Payment::Digivolve => "に進化する",
            Payment::Use => "を使用する",
            Payment::Link => "をリンクする",
        };
        let cost = cost_of(payment);
        let number = match self.measured(amount) {
            (Some(n), each) => format!("{each}支払う{cost}{n:+}"),
            (None, value) => format!("支払う{cost}に{value}をプラス"),
        };
        Stated { particle: "が", ..Stated::topic(format!("{cards}{verb}とき、{number}"), NONE) }
    }

    /// How long something lasts, said in front.
    pub(crate) fn duration(&self, duration: Duration) -> String {
        match duration {
            Duration::Turn => "ターン終了まで、".to_owned(),
            Duration::UntilEndOfTurn(whose) => format!("{}ターン終了まで、", self.owner(whose)),
            Duration::UntilEndOfNextTurn(whose) => format!("次の{}ターン終了まで、", self.owner(whose)),
            Duration::Attack => "アタック終了まで、".to_owned(),
            Duration::Battle => "バトル終了まで、".to_owned(),
            Duration::NextUnsuspendPhase => "次の相手のアクティブフェイズでは、".to_owned(),
            Duration::Permanent => String::new(),
            Duration::WhileThisInPlay => format!("{}がいる間、", self.this().text),
        }
    }
}

const SERU: Verb = Verb { plain: "せる", can: "せる", and: "せ", by: "すことで" };

/// What is the opponent's is given effects; others gain them.
fn gained(what: &str, to: &Referent) -> Stated {
    let (particle, verb) = if to.opposing { ("に", ATAERU) } else { ("は", ERU) };
    Stated { particle, ..Stated::topic(format!("{what}を"), verb) }
}

/// Two that are said as one: ≪貫通≫と≪速攻≫を得る, アタックとブロックができない.
fn merged(one: &Stated, two: &Stated) -> Option<Stated> {
    let same = one.verb == two.verb && one.particle == two.particle && two.each.is_empty();
    if !same {
        return None;
    }
    if let (Some(first), Some(_)) = (one.text.strip_suffix('を'), two.text.strip_suffix("≫を")) {
        return Some(Stated { text: format!("{first}と{}", two.text), ..one.clone() });
    }
    if let (Some(first), Some(second)) = (one.text.strip_suffix("に変更"), two.text.strip_prefix("元々の"))
    {
        return Some(Stated { text: format!("{first}・{second}"), ..one.clone() });
    }
    (one.text == "アタック" && two.text == "ブロック")
        .then(|| Stated { text: "アタックとブロックが".to_owned(), ..one.clone() })
}
