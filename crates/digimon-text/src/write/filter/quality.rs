//! What a single filter says about a card.

use super::words::{kind, their};
use crate::write::grammar::{denied, finite, indefinite, list};
use crate::write::keyword::{kind_icon, process_icon};
use crate::write::noun::Place;
use crate::write::phrase::{Count, Head, NounPhrase};
use crate::write::stat;
use crate::write::writer::Writer;
use digimon::effects::language::{Amount, Cmp, Filter, Noun, Stat, Target};

/// What a filter says, by where it stands in a phrase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Quality {
    /// It is the card itself.
    This,
    /// In front, with its rank: "red".
    Adjective(u8, String),
    /// The word for it: Digimon, Tamer.
    Kind(Vec<&'static str>),
    /// "[Agumon] or [Gabumon]"
    Named(String),
    /// "with …"
    Having(String),
    /// "that …"
    Who(Predicate),
    /// Some of those.
    Among(String),
    /// None of those.
    Except(String),
    /// None of these names.
    Unlike(String),
}

/// Of what the quality is said: of things in play or of cards, of one or of many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Manner {
    pub in_play: bool,
    pub plural: bool,
}

/// What is said of something, and what is said when it is not so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Predicate {
    pub yes: String,
    pub no: String,
}

impl Predicate {
    pub fn new(phrase: &str, plural: bool) -> Predicate {
        Predicate { yes: finite(phrase, plural), no: denied(phrase, plural) }
    }

    pub fn all(parts: Vec<Predicate>) -> Predicate {
        let (yes, no): (Vec<String>, Vec<String>) = parts.into_iter().map(|part| (part.yes, part.no)).unzip();
        Predicate { yes: list(&yes, "and"), no: list(&no, "or") }
    }

    pub fn any(parts: Vec<Predicate>) -> Predicate {
        let (yes, no): (Vec<String>, Vec<String>) = parts.into_iter().map(|part| (part.yes, part.no)).unzip();
        Predicate { yes: list(&yes, "or"), no: list(&no, "and") }
    }

    pub fn denied(self) -> Predicate {
        Predicate { yes: self.no, no: self.yes }
    }
}

/// Qualities that stand in the same place, in one.
pub fn joined(qualities: &[Quality], conjunction: &str) -> Option<Quality> {
    let havings: Option<Vec<String>> = qualities.iter().map(having).collect();
    let adjectives: Option<Vec<String>> = qualities.iter().map(adjective).collect();
    let having = havings.map(|all| Quality::Having(list(&all, conjunction)));
    having.or_else(|| adjectives.map(|all| Quality::Adjective(3, list(&all, conjunction))))
}

fn having(quality: &Quality) -> Option<String> {
    if let Quality::Having(text) = quality { Some(text.clone()) } else { None }
}

fn adjective(quality: &Quality) -> Option<String> {
    if let Quality::Adjective(_, text) = quality { Some(text.clone()) } else { None }
}

fn with(text: &str) -> Quality {
    Quality::Having(text.to_owned())
}

fn state(word: &str) -> Quality {
    Quality::Adjective(1, word.to_owned())
}

impl Writer {
    /// The quality said of something.
    pub(super) fn predicate_of(&self, quality: Quality, manner: Manner) -> Predicate {
        let plural = manner.plural;
        let phrase = match quality {
            Quality::This => format!("be {}", self.this().text),
            Quality::Adjective(_, word) => format!("be {word}"),
            Quality::Named(name) => format!("be {name}"),
            Quality::Having(what) => format!("have {what}"),
            Quality::Kind(words) => format!("be {}", kinds(&words, manner)),
            Quality::Among(those) => format!("be among {those}"),
            Quality::Except(those) => return Predicate::new(&format!("be among {those}"), plural).denied(),
            Quality::Unlike(names) => return Predicate::new(&format!("be {names}"), plural).denied(),
            Quality::Who(predicate) => return predicate,
        };
        Predicate::new(&phrase, plural)
    }

    /// What a filter says that is not made of others.
    pub(super) fn quality(&mut self, filter: &Filter, manner: Manner) -> Quality {
        match filter {
            Filter::This => Quality::This,
            Filter::Other => Quality::Adjective(0, "other".to_owned()),
            Filter::Suspended => state("suspended"),
            Filter::Unsuspended => state("unsuspended"),
            Filter::Linked => state("linked"),
            Filter::FaceUp => state("face-up"),
            Filter::FaceDown => state("face-down"),
            Filter::Attacking => state("attacking"),
            Filter::MultiColored => Quality::Adjective(3, "multicolored".to_owned()),
            Filter::Is(_) | Filter::Digimon | Filter::Tamer | Filter::Option | Filter::Token => {
                Quality::Kind(kind(filter).into_iter().collect())
            }
            Filter::Color(_)
            | Filter::Name(_)
            | Filter::NameContains(_)
            | Filter::Trait(_)
            | Filter::TraitContains(_)
            | Filter::InText(_) => self.alternatives(filter, std::slice::from_ref(filter), manner),
            Filter::Stat(stat, cmp, amount) => self.stat_quality(*stat, *cmp, amount),
            Filter::OriginalStat(stat, cmp, amount) => {
                Quality::Having(self.original_stat_had(*stat, *cmp, amount))
            }
            Filter::HasStat(stat) => Quality::Having(stat::present(*stat)),
            Filter::Highest(stat) => Quality::Having(format!("the highest {}", stat::called(*stat))),
            Filter::Lowest(stat) => Quality::Having(format!("the lowest {}", stat::called(*stat))),
            Filter::Number(number) => Quality::Having(format!("the card number {number}")),
            Filter::HasKeyword(kind) => Quality::Having(kind_icon(*kind)),
            Filter::HasProcess(process) => Quality::Having(process_icon(*process)),
            Filter::HasInherited => with("inherited effects"),
            Filter::HasLinkEffect => with("link effects"),
            Filter::HasDigivolutionCards => with("digivolution cards"),
            Filter::NoDigivolutionCards => with("no digivolution cards"),
            Filter::HasDigiXros => with("DigiXros requirements"),
            Filter::HasTiming(when) => Quality::Having(format!("{} effects", self.timing_icon(when))),
            Filter::With(noun) if !noun.of.iter().any(says_kind) => {
                let inside = self.card_within(noun, &Count::A);
                let inside = inside.replacen("card", "digivolution card", 1);
                Quality::Having(inside)
            }
            Filter::With(noun) => {
                let inside = self.card_within(noun, &Count::A);
                Quality::Having(format!("{inside} in {} digivolution cards", their(manner.plural)))
            }
            Filter::WithAtLeast(n, noun) => {
                let count = Count::Some(format!("{n} or more"), true);
                let inside = self.card_within(noun, &count);
                Quality::Having(format!("{inside} in {} digivolution cards", their(manner.plural)))
            }
            Filter::PlayedThisTurn => Quality::Who(Predicate::new("was played this turn", manner.plural)),
            Filter::SameNameAs(target) => {
                let phrase = format!("have the same name as {}", self.likened(target));
                Quality::Who(Predicate::new(&phrase, manner.plural))
            }
            Filter::SameColorAs(target) => {
                let phrase = format!("have the same color as {}", self.likened(target));
                Quality::Who(Predicate::new(&phrase, manner.plural))
            }
            Filter::Among(target) => Quality::Among(match &**target {
                Target::All(noun) => self.noun(noun, &Count::Bare, Place::In).referent.pointed_at().text,
                target => self.target(target, Place::In).text,
            }),
            Filter::NotAmong(target) if self.is_last_chosen(target) => {
                Quality::Adjective(0, "other".to_owned())
            }
            Filter::NotAmong(target) => Quality::Except(match &**target {
                Target::All(noun) => self.noun(noun, &Count::Bare, Place::In).text,
                target => self.target(target, Place::In).text,
            }),
            Filter::CanBecomeThis => {
                Quality::Who(Predicate::new("can digivolve into this card", manner.plural))
            }
            Filter::CanDigivolveFrom(target) | Filter::CanDigivolveFromAs(target, _) => {
                self.related("can digivolve from", target, manner)
            }
            Filter::CanLinkTo(target) => self.related("can link to", target, manner),
            Filter::DigiXrosMaterialOf(target) => {
                self.related("be named by the DigiXros requirements of", target, manner)
            }
            Filter::Not(_) | Filter::AllOf(_) | Filter::AnyOf(_) => {
                Quality::Who(self.predicate(std::slice::from_ref(filter), manner))
            }
        }
    }

    /// What something is likened to: any of several will do.
    fn likened(&mut self, target: &Target) -> String {
        match target {
            Target::All(noun) => self.noun(noun, &Count::Any, Place::In).text,
            target => self.target(target, Place::In).text,
        }
    }

    /// A card under another is a card, whatever it would be in play.
    fn card_within(&mut self, noun: &Noun, count: &Count) -> String {
        let mut phrase = NounPhrase::new(Head::new("card"));
        self.describe(&mut phrase, &noun.of, Manner { in_play: false, plural: count.is_plural() });
        phrase.counted(count).text
    }

    fn related(&mut self, relation: &str, target: &Target, manner: Manner) -> Quality {
        let other = self.target(target, Place::In).text;
        Quality::Who(Predicate::new(&format!("{relation} {other}"), manner.plural))
    }

    fn stat_quality(&mut self, stat: Stat, cmp: Cmp, amount: &Amount) -> Quality {
        if let (Amount::Plus(base, more), Cmp::AtMost) = (amount, cmp)
            && self.can_add(more)
        {
            let quality = self.stat_quality(stat, cmp, base);
            self.add(more, |n| stat::maximum_changed(stat, n));
            return quality;
        }
        match stat::level(cmp, amount) {
            Some(level) if stat == Stat::Level => Quality::Adjective(2, level),
            _ if stat == Stat::Colors && cmp == Cmp::Exactly && matches!(amount, Amount::N(_)) => {
                Quality::Adjective(3, format!("{}-color", self.value(amount)))
            }
            _ => Quality::Having(self.stat_had(stat, cmp, amount)),
        }
    }
}

/// "a Digimon or Tamer card", "Digimon or Tamers".
fn kinds(words: &[&str], manner: Manner) -> String {
    let head = if manner.in_play {
        Head::new(&words.join(" or "))
    } else {
        Head::new(&format!("{} card", words.join(" or ")))
    };
    if manner.plural { head.many } else { indefinite(&head.one) }
}

/// Does it say what a card is called, or what it is?
fn says_kind(filter: &Filter) -> bool {
    match filter {
        Filter::AnyOf(any) => any.iter().any(says_kind),
        Filter::AllOf(all) => all.iter().any(says_kind),
        filter => super::words::is_noun(filter),
    }
}
