//! What a single filter says about a card.

use crate::japanese::filter::words::kind;
use crate::japanese::grammar::Statement;
use crate::japanese::keyword::{kind_icon, process_icon};
use crate::japanese::noun::{Joint, Place};
use crate::japanese::stat;
use crate::japanese::writer::Writer;
use digimon::effects::language::{Amount, Area, Cmp, Filter, Noun, Stat, Target};

/// What a filter says in front of a card, and of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quality {
    /// Lower ones stand further in front.
    pub rank: u8,
    pub before: Truth,
    /// が, に or の: what joins it to what it is said of.
    pub particle: &'static str,
    pub of: Truth,
}

/// What is said, and what is said when it is not so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Truth {
    pub yes: Statement,
    pub no: Statement,
}

impl Truth {
    pub fn denied(self) -> Truth {
        Truth { yes: self.no, no: self.yes }
    }
}

const EXCEPT: u8 = 0;
const HAVING: u8 = 1;
const COLOR: u8 = 2;
const NUMBER: u8 = 3;
const STATE: u8 = 4;
const OTHER: u8 = 5;

impl Quality {
    fn new(rank: u8, particle: &'static str, yes: Statement, no: Statement) -> Quality {
        let truth = Truth { yes, no };
        Quality { rank, before: truth.clone(), particle, of: truth }
    }

    /// A noun; its denial is 〜以外.
    pub fn noun(rank: u8, text: &str) -> Quality {
        Quality::new(rank, "が", Statement::noun(text), Statement::noun(format!("{text}以外")))
    }

    pub fn color(text: &str) -> Quality {
        Quality::noun(COLOR, text)
    }

    pub fn named(text: &str) -> Quality {
        Quality::noun(EXCEPT, text)
    }

    /// A verb and its denial after the same words.
    pub fn verb(particle: &'static str, text: &str, yes: &str, no: &str) -> Quality {
        let statement = |verb: &str| Statement::verb(format!("{text}{verb}"));
        Quality::new(HAVING, particle, statement(yes), statement(no))
    }

    pub fn has(text: &str) -> Quality {
        Quality::verb("が", &format!("{text}を"), "持つ", "持たない")
    }

    pub fn denied(self) -> Quality {
        let rank = if self.rank == COLOR { COLOR } else { self.rank.min(HAVING) };
        Quality { rank, before: self.before.denied(), of: self.of.denied(), ..self }
    }

    /// One of these: 〜か〜.
    pub fn any(all: &[Quality]) -> Quality {
        let joined = |of: fn(&Quality) -> &Truth| {
            let (yes, no): (Vec<Statement>, Vec<Statement>) =
                all.iter().map(|each| (of(each).yes.clone(), of(each).no.clone())).unzip();
            Truth { yes: Statement::any(&yes), no: Statement::all(&no) }
        };
        let rank = all.iter().map(|each| each.rank).min().unwrap_or(HAVING);
        let particle = all.first().map_or("が", |first| first.particle);
        Quality { rank, before: joined(|each| &each.before), particle, of: joined(|each| &each.of) }
    }

    /// All of these, as one.
    pub fn all(all: &[Quality]) -> Quality {
        let joined = |of: fn(&Quality) -> &Truth| {
            let (yes, no): (Vec<Statement>, Vec<Statement>) =
                all.iter().map(|each| (of(each).yes.clone(), of(each).no.clone())).unzip();
            Truth { yes: Statement::all(&yes), no: Statement::any(&no) }
        };
        let particle = all.first().map_or("が", |first| first.particle);
        Quality { rank: HAVING, before: joined(|each| &each.before), particle, of: joined(|each| &each.of) }
    }
}

impl Writer<'_> {
    /// What a filter says that is not made of others.
    pub(crate) fn quality(&mut self, filter: &Filter) -> Quality {
        match filter {
            Filter::This => Quality::noun(EXCEPT, &self.this().text),
            Filter::Other => Quality::noun(OTHER, "他"),
            Filter::Is(_) | Filter::Digimon | Filter::Tamer | Filter::Option | Filter::Token => {
                Quality::noun(EXCEPT, kind(filter).unwrap_or_default())
            }
            Filter::Color(_)
            | Filter::Name(_)
            | Filter::NameContains(_)
            | Filter::Trait(_)
            | Filter::TraitContains(_)
            | Filter::InText(_) => self.worded(filter, std::slice::from_ref(filter)),
            Filter::MultiColored => Quality::noun(COLOR, "2色以上"),
            Filter::Stat(stat, cmp, amount) => self.number(*stat, *cmp, amount, ""),
            Filter::OriginalStat(stat, cmp, amount) => self.number(*stat, *cmp, amount, "元々の"),
            Filter::HasStat(stat) => Quality::has(stat::called(*stat)),
            Filter::Highest(stat) => extreme(*stat, "高"),
            Filter::Lowest(stat) => extreme(*stat, "低"),
            Filter::Number(number) => Quality::noun(NUMBER, &format!("カードナンバー{number}")),
            Filter::HasKeyword(kind) => Quality::has(&kind_icon(*kind)),
            Filter::HasProcess(process) => Quality::has(&process_icon(*process)),
            Filter::HasTiming(when) => Quality::has(&format!("{}効果", self.timing_icon(when))),
            Filter::HasInherited => Quality::has("進化元効果"),
            Filter::HasLinkEffect => Quality::has("リンク効果"),
            Filter::HasDigivolutionCards => Quality::has("進化元"),
            Filter::NoDigivolutionCards => Quality::has("進化元").denied(),
            Filter::HasDigiXros => Quality::has("デジクロス条件"),
            Filter::With(noun) => {
                let cards = Noun { from: vec![Area::Revealed], ..noun.as_ref().clone() };
                let inside = self.noun(&cards, Place::Unsaid, Joint::Or).text;
                Quality::verb("の", &format!("進化元に{inside}が"), "ある", "ない")
            }
            Filter::WithAtLeast(n, noun) => {
                let cards = Noun { from: vec![Area::Revealed], ..noun.as_ref().clone() };
                let inside = self.noun(&cards, Place::Unsaid, Joint::Or).text;
                Quality::verb("の", &format!("進化元に{inside}が{n}枚以上"), "ある", "ない")
            }
            Filter::Suspended => Quality::noun(STATE, "レスト状態"),
            Filter::Unsuspended => Quality::noun(STATE, "アクティブ状態"),
            Filter::FaceUp => Quality::noun(STATE, "表向き"),
            Filter::FaceDown => Quality::noun(STATE, "裏向き"),
            Filter::Attacking => Quality::noun(STATE, "アタック中"),
            Filter::Linked => Quality::verb("が", "リンクして", "いる", "いない"),
            Filter::PlayedThisTurn => Quality::verb("が", "このターンに登場し", "た", "ていない"),
            Filter::SameNameAs(target) => self.related(target, "と同じ名称"),
            Filter::SameColorAs(target) => self.related(target, "と同じ色"),
            Filter::Among(target) => self.related(target, "の中"),
            Filter::NotAmong(target) => Quality::noun(EXCEPT, &self.target(target, Place::In).text).denied(),
            Filter::CanBecomeThis => Quality::verb("が", "このカードに進化でき", "る", "ない"),
            Filter::CanDigivolveFrom(target) | Filter::CanDigivolveFromAs(target, _) => {
                self.able(target, "から進化でき")
            }
            Filter::CanLinkTo(target) => self.able(target, "にリンクでき"),
            Filter::DigiXrosMaterialOf(target) => {
                let of = self.target(target, Place::In).text;
                Quality::verb("が", &format!("{of}のデジクロス条件に"), "ある", "ない")
            }
            Filter::Not(_) | Filter::AllOf(_) | Filter::AnyOf(_) => {
                Quality::all(&self.qualities(std::slice::from_ref(filter)))
            }
        }
    }

    /// Several filters of one sort that name words, one of which holds.
    pub(crate) fn worded(&self, first: &Filter, same: &[Filter]) -> Quality {
        let words = self.words(same);
        match first {
            Filter::Color(_) => Quality::color(&words),
            Filter::Trait(_) => Quality::verb("が", &format!("特徴に{words}を"), "持つ", "持たない"),
            Filter::TraitContains(_) => Quality::verb("が", &format!("特徴に{words}を"), "含む", "含まない"),
            Filter::NameContains(_) => Quality::verb("が", &format!("名称に{words}を"), "含む", "含まない"),
            Filter::InText(_) => Quality::verb("に", &format!("{words}の記述が"), "ある", "ない"),
            _ => Quality::named(&words),
        }
    }

    fn related(&mut self, target: &Target, relation: &str) -> Quality {
        let other = self.target(target, Place::In).text;
        Quality::noun(HAVING, &format!("{other}{relation}"))
    }

    fn able(&mut self, target: &Target, stem: &str) -> Quality {
        let other = self.target(target, Place::In).text;
        Quality::verb("が", &format!("{other}{stem}"), "る", "ない")
    }

    /// DP4000以下 in front of it, DPが4000以下 of it.
    fn number(&mut self, stat: Stat, cmp: Cmp, amount: &Amount, original: &str) -> Quality {
        if let (Some((things, counter)), Amount::N(n)) = (stat::counted(stat), amount) {
            return counted(things, counter, cmp, *n);
        }
        let yes = self.number_is(stat, cmp, amount, original);
        let except = |statement: &Statement| Statement::noun(format!("{}以外", statement.text));
        let no = match stat::opposite(cmp) {
            Some(cmp) => self.number_is(stat, cmp, amount, original),
            None => (except(&yes.0), except(&yes.1)),
        };
        let before = Truth { yes: yes.0, no: no.0 };
        Quality { rank: NUMBER, before, particle: "の", of: Truth { yes: yes.1, no: no.1 } }
    }

    fn number_is(&mut self, stat: Stat, cmp: Cmp, amount: &Amount, original: &str) -> (Statement, Statement) {
        let name = format!("{original}{}", stat::called(stat));
        let compared = self.compared(cmp, amount, "");
        let before = match amount {
            Amount::N(_) => format!("{name}{compared}"),
            Amount::Of(of, target) if *of == stat && cmp == Cmp::Exactly => {
                let same = format!("{}と同じ{name}", self.target(target, Place::In).text);
                return (Statement::noun(same.clone()), Statement::noun(same));
            }
            Amount::Of(of, _) if *of == stat && stat::counted(stat).is_none() && original.is_empty() => {
                compared.clone()
            }
            _ => format!("{name}が{compared}"),
        };
        (Statement::noun(before), Statement::noun(format!("{name}が{compared}")))
    }
}

/// 進化元を4枚以上持つ in front of it, 進化元が4枚以上 of it.
fn counted(things: &str, counter: &str, cmp: Cmp, n: i32) -> Quality {
    match (cmp, n) {
        (Cmp::AtLeast, 1) | (Cmp::More, 0) => return Quality::has(things),
        (Cmp::AtMost | Cmp::Exactly, 0) | (Cmp::Less, 1) => return Quality::has(things).denied(),
        _ => {}
    }
    let before = |cmp: Cmp, compared: &str| match cmp {
        _ if counter == "色" => Statement::noun(compared),
        Cmp::AtLeast | Cmp::More => Statement::verb(format!("{things}を{compared}持つ")),
        Cmp::AtMost | Cmp::Less | Cmp::Exactly => Statement::noun(format!("{things}枚数が{compared}")),
    };
    let compared = stat::plain(cmp, n, counter);
    let opposite = stat::opposite(cmp);
    let denied = opposite.map_or_else(|| format!("{compared}以外"), |cmp| stat::plain(cmp, n, counter));
    let of = |compared: &str| Statement::noun(format!("{things}が{compared}"));
    Quality {
        rank: if counter == "色" { COLOR } else { HAVING },
        before: Truth { yes: before(cmp, &compared), no: before(opposite.unwrap_or(cmp), &denied) },
        particle: "の",
        of: Truth { yes: of(&compared), no: of(&denied) },
    }
}

fn extreme(stat: Stat, height: &str) -> Quality {
    let text = format!("最も{}の{height}", stat::called(stat));
    Quality::verb("が", &text, "い", "くない")
}
