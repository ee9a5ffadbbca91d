//! Filters in the short form of requirements and icons: 特徴「A」を持つ赤Lv.4.

use crate::japanese::filter::words::{kind, same_sort};
use crate::japanese::noun::{Joint, Place};
use crate::japanese::stat;
use crate::japanese::writer::Writer;
use digimon::effects::language::{Amount, Area, Filter, Noun, Stat, Whose};

impl Writer<'_> {
    /// The cards that are meant, as shortly as it can be said; at length if it cannot.
    pub(crate) fn brief(&mut self, filters: &[Filter]) -> String {
        let parts: Option<Vec<(u8, String)>> = filters.iter().map(|filter| self.brief_part(filter)).collect();
        let Some(mut parts) = parts.filter(|parts| !parts.is_empty()) else {
            let noun = Noun { whose: Whose::Any, from: vec![Area::Revealed], of: filters.to_vec() };
            return self.noun(&noun, Place::Unsaid, Joint::Or).text;
        };
        parts.sort_by_key(|(rank, _)| *rank);
        parts.into_iter().map(|(_, text)| text).collect()
    }

    /// A word of the short form, and where it stands.
    fn brief_part(&self, filter: &Filter) -> Option<(u8, String)> {
        let any = if let Filter::AnyOf(any) = filter { any.as_slice() } else { std::slice::from_ref(filter) };
        let first = any.first()?;
        if !any.iter().all(|each| same_sort(each, first) || is_level(each)) {
            let parts: Option<Vec<String>> =
                any.iter().map(|each| self.brief_part(each).map(|(_, text)| text)).collect();
            return parts.map(|parts| (0, parts.join("/")));
        }
        let words = self.words(any);
        Some(match first {
            Filter::Trait(_) => (0, format!("特徴{words}")),
            Filter::TraitContains(_) => (0, format!("特徴{words}を含む")),
            Filter::NameContains(_) => (0, format!("名称{words}を含む")),
            Filter::InText(_) => (0, format!("{words}の記述がある")),
            Filter::Color(_) => (1, words),
            Filter::Stat(Stat::Level, ..) => (2, any.iter().filter_map(level).collect::<Vec<_>>().join("/")),
            Filter::Name(_) => (3, words),
            _ => (4, any.iter().map(kind).collect::<Option<Vec<_>>>()?.join("/")),
        })
    }
}

fn is_level(filter: &Filter) -> bool {
    level(filter).is_some()
}

fn level(filter: &Filter) -> Option<String> {
    match filter {
        Filter::Stat(Stat::Level, cmp, Amount::N(n)) => Some(format!("Lv.{}", stat::plain(*cmp, *n, ""))),
        _ => None,
    }
}
