//! Filters in the short form of requirements and icons: "Red Lv.4 w/[Dragon] trait".

use crate::write::filter::Manner;
use crate::write::filter::words::{bracketed, color_word, kind};
use crate::write::grammar::capital;
use crate::write::phrase::{Head, NounPhrase};
use crate::write::stat;
use crate::write::writer::Writer;
use digimon::effects::language::{Filter, Stat};

/// The cards that are meant, as shortly as it can be said; at length if it cannot.
pub fn brief(filters: &[Filter]) -> String {
    short(filters).unwrap_or_else(|| at_length(filters))
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
        Filter::Digimon | Filter::Tamer | Filter::Option | Filter::Is(_) | Filter::Token => {
            (2, words(|each| kind(each).map(str::to_owned))?, false)
        }
        Filter::Name(_) => (3, words(bracketed)?, false),
        Filter::NameContains(_) => (4, format!("{} in name", words(bracketed)?), true),
        Filter::Trait(_) => (4, format!("{} trait", words(bracketed)?), true),
        Filter::TraitContains(_) => (4, format!("{} in any trait", words(bracketed)?), true),
        Filter::InText(_) => (4, format!("{} in text", words(bracketed)?), true),
        _ => return None,
    };
    Some(Part { rank, text, had })
}

/// Alternatives of which each is had: "[Greymon] in name or w/[Dragon] trait".
fn mixed(any: &[Filter]) -> Option<Part> {
    let parts: Vec<Part> = any.iter().map(part).collect::<Option<_>>()?;
    let texts: Vec<String> = parts.iter().filter(|part| part.had).map(|part| part.text.clone()).collect();
    (texts.len() == parts.len()).then(|| Part { rank: 4, text: texts.join(" or w/"), had: true })
}

fn color(filter: &Filter) -> Option<String> {
    if let Filter::Color(color) = filter { Some(capital(color_word(*color))) } else { None }
}

fn level(filter: &Filter) -> Option<String> {
    let Filter::Stat(Stat::Level, cmp, amount) = filter else { return None };
    stat::level(*cmp, amount).map(|level| level.replace("level ", "Lv."))
}
