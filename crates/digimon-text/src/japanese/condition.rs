//! Conditions: 〜なら and 〜の間.

use crate::japanese::grammar::Statement;
use crate::japanese::happening::Tense;
use crate::japanese::noun::{Joint, Place};
use crate::japanese::phrase::{Counter, Referent};
use crate::japanese::stat;
use crate::japanese::verb;
use crate::japanese::writer::Writer;
use digimon::effects::language::{
    Amount, Area, Cmp, Condition, Filter, How, Noun, Origin, Pattern, Phase, Target, Whose,
};

impl Writer<'_> {
    /// The condition as a statement, or its denial.
    pub(crate) fn condition(&mut self, condition: &Condition, yes: bool) -> Statement {
        let ends = |stem: &str, truth: &str, lie: &str| {
            Statement::verb(format!("{stem}{}", if yes { truth } else { lie }))
        };
        let noun = |text: &str| Statement::noun(format!("{text}{}", if yes { "" } else { "以外" }));
        match condition {
            Condition::Any(noun) => self.existence(noun, yes),
            Condition::None(noun) => self.existence(noun, !yes),
            Condition::Compare(left, cmp, right) => self.comparison(left, *cmp, right, yes),
            Condition::Is(target, filters) => self.is_like(target, filters, yes),
            Condition::YourTurn => noun("自分のターン"),
            Condition::OpponentsTurn => noun("相手のターン"),
            Condition::InPhase(phase) => noun(phase_word(*phase)),
            Condition::DnaDigivolving => ends("ジョグレス進化してい", "た", "なかった"),
            Condition::DigiXrosing(n) => {
                let cards = if *n > 1 { format!("{n}枚") } else { String::new() };
                ends(&format!("{cards}デジクロスしてい"), "た", "なかった")
            }
            Condition::Assembling => ends("アセンブリしてい", "た", "なかった"),
            Condition::CameFrom(origin) => {
                ends(&format!("{}から登場してい", origin_word(*origin)), "た", "なかった")
            }
            Condition::WasFaceUp => ends("そのカードが表向き", "だった", "ではなかった"),
            Condition::ThisTurn(what, whose) => {
                let subject = Noun { whose: *whose, ..Noun::default() };
                let pattern = Pattern { what: *what, subject, how: How::Any, other: None };
                let happened = self.happening(&[&pattern], Tense::Happened);
                ends(&format!("このターンに{happened}"), "", "のではない")
            }
            Condition::Blitzing => noun("≪進撃≫によるアタック"),
            Condition::Came(how) => self.came(how, yes),
            Condition::PlayedBy(how) => ends(&format!("{}登場してい", self.by(how)), "た", "なかった"),
            Condition::Did(verb) => {
                let done = self.done(*verb);
                let past = if yes { verb::past(*verb, &done) } else { verb::past_denied(*verb) };
                Statement::verb(format!("この効果で{past}"))
            }
            Condition::DidTo(verb, whose) => {
                let noun = Noun { whose: *whose, of: vec![Filter::Digimon], ..Noun::default() };
                let whom = self.noun(&noun, Place::In, Joint::Or);
                let past = if yes { verb::past(*verb, &self.done(*verb)) } else { verb::past_denied(*verb) };
                Statement::verb(format!("この効果で{}が{past}", whom.text))
            }
            Condition::IfYouDo => ends("そうし", "た", "なかった"),
            Condition::Attacking => noun("アタック中"),
            Condition::Battling(with) => {
                let (this, other) = (self.this().text, self.noun(with, Place::In, Joint::Or).text);
                ends(&format!("{this}が{other}とバトルして"), "いる", "いない")
            }
            Condition::Not(inner) => self.condition(inner, !yes),
            Condition::All(all) => self.several(all, yes, yes),
            Condition::AnyOf(any) => self.several(any, yes, !yes),
        }
    }

    fn several(&mut self, conditions: &[Condition], yes: bool, all: bool) -> Statement {
        let said: Vec<Statement> = conditions.iter().map(|each| self.condition(each, yes)).collect();
        if all { Statement::all(&said) } else { Statement::any(&said) }
    }

    fn came(&self, how: &How, yes: bool) -> Statement {
        let by = self.by(how);
        Statement::verb(format!("{by}{}", if yes { "起きた" } else { "起きなかった" }))
    }

    /// 自分のテイマーがいる, 自分のトラッシュにカードがない.
    fn existence(&mut self, noun: &Noun, yes: bool) -> Statement {
        if noun.of.contains(&Filter::This) {
            let filters: Vec<Filter> =
                noun.of.iter().filter(|filter| **filter != Filter::This).cloned().collect();
            return self.is_like(&Target::This, &filters, yes);
        }
        if noun.from == [Area::Breeding] && noun.of.is_empty() {
            let empty = format!("{}育成エリアが空いて", self.owner_of_place(noun.whose));
            return Statement::verb(format!("{empty}{}", if yes { "いない" } else { "いる" }));
        }
        let said = self.noun(noun, Place::Within, Joint::Or);
        let (there, gone) = said.referent.counter.exists();
        Statement::verb(format!("{}が{}", said.text, if yes { there } else { gone }))
    }

    /// このデジモンが特徴に「A」を持つ
    fn is_like(&mut self, target: &Target, filters: &[Filter], yes: bool) -> Statement {
        let subject = self.target(target, Place::In);
        if filters.is_empty() {
            let (there, gone) = Counter::Body.exists();
            return Statement::verb(format!("{}が{}", subject.text, if yes { there } else { gone }));
        }
        self.likeness(filters, yes).after(&subject.text)
    }

    fn comparison(&mut self, left: &Amount, cmp: Cmp, right: &Amount, yes: bool) -> Statement {
        let Some(cmp) = (if yes { Some(cmp) } else { stat::opposite(cmp) }) else {
            return Statement::noun(format!("{}が{}以外", self.value(left), self.value(right)));
        };
        match (left, right) {
            (Amount::Count(noun), Amount::N(n)) => self.counted(noun, cmp, *n),
            (Amount::Memory, Amount::N(n)) => self.memory(cmp, *n),
            (Amount::Of(stat, target), _) => {
                self.is_like(target, &[Filter::Stat(*stat, cmp, right.clone())], true)
            }
            (Amount::ColorsOf(whose), Amount::N(n)) => {
                let colors = format!("{}デジモンとテイマーの色合計が", self.owner(*whose));
                Statement::noun(stat::plain(cmp, *n, "色")).after(&colors)
            }
            _ => Statement::noun(format!("{}が{}", self.value(left), self.compared(cmp, right, ""))),
        }
    }

    /// 自分の手札が3枚以下
    fn counted(&mut self, noun: &Noun, cmp: Cmp, n: i32) -> Statement {
        match (cmp, n) {
            (Cmp::AtLeast, 1) | (Cmp::More, 0) => return self.existence(noun, true),
            (Cmp::AtMost | Cmp::Exactly, 0) | (Cmp::Less, 1) => return self.existence(noun, false),
            _ => {}
        }
        let said = self.noun(noun, Place::Within, Joint::Or);
        let Referent { counter, .. } = said.referent;
        let compared = stat::plain(cmp, n, counter.word());
        let place = said.text.contains("に") && noun.from != [Area::Battle] && counter == Counter::Sheet;
        if place && !noun.of.is_empty() {
            return Statement::verb(format!("{}が{compared}ある", said.text));
        }
        Statement::noun(format!("{}が{compared}", said.text))
    }

    /// Memory on the other side is the other player's.
    fn memory(&mut self, cmp: Cmp, n: i32) -> Statement {
        self.memory_named = true;
        if n < 0 || (n == 0 && cmp == Cmp::Less) {
            let side = self.owner(Whose::Opponents).trim_end_matches('の');
            return Statement::noun(format!("メモリーが{side}側の{}", stat::plain(mirrored(cmp), -n, "")));
        }
        Statement::noun(format!("メモリーが{}", stat::plain(cmp, n, "")))
    }
}

fn mirrored(cmp: Cmp) -> Cmp {
    match cmp {
        Cmp::AtMost => Cmp::AtLeast,
        Cmp::AtLeast => Cmp::AtMost,
        Cmp::Less => Cmp::More,
        Cmp::More => Cmp::Less,
        Cmp::Exactly => Cmp::Exactly,
    }
}

fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "ゲーム開始前",
        Phase::Unsuspend => "アクティブフェイズ",
        Phase::Draw => "ドローフェイズ",
        Phase::Breeding => "育成フェイズ",
        Phase::Main => "メインフェイズ",
    }
}

fn origin_word(origin: Origin) -> &'static str {
    match origin {
        Origin::Hand => "手札",
        Origin::Trash => "トラッシュ",
        Origin::Deck => "デッキ",
        Origin::Security => "セキュリティ",
        Origin::Under => "進化元",
        Origin::Outside => "ゲームの外",
    }
}
