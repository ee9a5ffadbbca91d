//! Filters in the short form of requirements and icons: "Red Lv.4 w/[Dragon] trait".

use crate::write::filter::Manner;
use crate::write::filter::words::{bracketed, kind};
use crate::write::grammar::capital;
use crate::write::phrase::{Head, NounPhrase};
use crate::write::stat;
use crate::write::writer::Writer;
use digimon::effects::language::{Amount, Cmp, Filter, Stat};

/// The cards that are meant, as shortly as it can be said; at length if it cannot.
pub fn brief(filters: &[Filter]) -> String {
    short(filters).or_else(|| kinds(filters)).unwrap_or_else(|| at_length(filters))
}

/// One of several kinds: "[Agumon] or Lv.3 w/[Dragon] trait".
fn kinds(filters: &[Filter]) -> Option<String> {
    let [Filter::AnyOf(any)] = filters else { return None };
    let names = any.iter().take_while(|each| matches!(each, Filter::Name(_))).count();
    let (names, rest) = any.split_at(names);
    let by_name = (!names.is_empty()).then(|| short(&[Filter::AnyOf(names.to_vec())]));
    let each = rest.iter().map(|kind| match kind {
        Filter::AllOf(all) => short(all),
        one => short(std::slice::from_ref(one)),
    });
    let all: Vec<String> = by_name.into_iter().chain(each).collect::<Option<_>>()?;
    Some(all.join(" or "))
}

fn at_length(filters: &[Filter]) -> String {
    let mut phrase = NounPhrase::new(Head::new("card"));
    Writer::new(None).describe(&mut phrase, filters, Manner { in_play: false, plural: false });
    phrase.uncounted()
}

/// Colors and level come first, then the name, then what it has.
fn short(filters: &[Filter]) -> Option<String> {
    let parts: Vec<Part> = filters.iter().map(part).collect::<Option<_>>()?;
    let mut ordered: Vec<&Part> = parts.iter().collect();
    ordered.sort_by_key(|part| part.rank);
    let words: Vec<String> = ordered.iter().map(|part| part.beside(parts.len() > 1)).collect();
    Some(words.join(" ")).filter(|text| !text.is_empty())
}

/// A word of the short form, and where it stands.
struct Part {
    rank: u8,
    text: String,
    /// It is said with "w/" beside others.
    had: bool,
}

impl Part {
    fn beside(&self, others: bool) -> String {
        if self.had && others { format!("w/{}", self.text) } else { self.text.clone() }
    }
}

fn part(filter: &Filter) -> Option<Part> {
    let any = if let Filter::AnyOf(any) = filter { any.as_slice() } else { std::slice::from_ref(filter) };
    let first = any.first()?;
    if !any.iter().all(|each| std::mem::discriminant(each) == std::mem::discriminant(first)) {
        return mixed(any);
    }
    let words = |word: fn(&Filter) -> Option<String>| {
        any.iter().map(word).collect::<Option<Vec<_>>>().map(|all| all.join("/"))
    };
    let (rank, text, had) = match first {
        Filter::Color(_) => (0, words(color)?, false),
        Filter::Stat(Stat::Level, ..) => (1, words(level)?, false),
        Filter::Stat(Stat::Colors, Cmp::Exactly, Amount::N(n)) if any.len() == 1 => {
            (2, format!("{n}-color"), false)
        }
        Filter::Stat(Stat::PlayCost, cmp, Amount::N(n)) if any.len() == 1 => {
            (3, format!("Play cost {n}{}", limit(*cmp)?), false)
        }
        Filter::Digimon | Filter::Tamer | Filter::Option | Filter::Is(_) | Filter::Token => {
            (4, words(|each| kind(each).map(str::to_owned))?, false)
        }
        Filter::Name(_) => (5, words(bracketed)?, false),
        Filter::NameContains(_) => (6, format!("{} in name", words(bracketed)?), true),
        Filter::Trait(_) => (6, format!("{} trait", words(bracketed)?), true),
        Filter::TraitContains(_) => (6, format!("{} in any trait", words(bracketed)?), true),
        Filter::InText(_) => (6, format!("{} in text", words(bracketed)?), true),
        Filter::Not(without) if any.len() == 1 => {
            let part = part(without)?;
            (6, format!("w/o {}", part.had.then_some(part.text)?), false)
        }
        Filter::With(noun) if any.len() == 1 => match noun.of.as_slice() {
            [name @ Filter::Name(_)] => (6, format!("w/{} under", bracketed(name)?), false),
            _ => return None,
        },
        Filter::WithAtLeast(n, noun) if any.len() == 1 => {
            let text = short(&noun.of)?;
            (6, format!("w/{n} {text} cards under"), false)
        }
        _ => return None,
    };
    Some(Part { rank, text, had })
}

/// Alternatives of which each is had: "[Greymon] in name or w/[Dragon] trait".
fn mixed(any: &[Filter]) -> Option<Part> {
    let parts: Vec<Part> = any.iter().map(part).collect::<Option<_>>()?;
    let texts: Vec<String> = parts.iter().filter(|part| part.had).map(|part| part.text.clone()).collect();
    (texts.len() == parts.len()).then(|| Part { rank: 6, text: texts.join(" or w/"), had: true })
}

fn color(filter: &Filter) -> Option<String> {
    if let Filter::Color(color) = filter { Some(capital(color.word())) } else { None }
}

fn level(filter: &Filter) -> Option<String> {
    let Filter::Stat(Stat::Level, cmp, amount) = filter else { return None };
    stat::level(*cmp, amount).map(|level| level.replace("level ", "Lv."))
}

fn limit(cmp: Cmp) -> Option<&'static str> {
    match cmp {
        Cmp::AtMost => Some(" or lower"),
        Cmp::AtLeast => Some(" or higher"),
        Cmp::Exactly => Some(""),
        Cmp::Less | Cmp::More => None,
    }
}
