//! Filters: what cards are like, said in front of them or of them.

mod quality;
pub mod words;

use crate::japanese::grammar::Statement;
use crate::japanese::noun::Joint;
use crate::japanese::phrase::{Counter, Phrase};
use crate::japanese::writer::Writer;
use digimon::effects::language::Filter;
pub use quality::Quality;
use words::{kind, kind_head, same_sort};

impl Writer<'_> {
    /// Adds what the filters say to a phrase about cards in play or elsewhere.
    pub(crate) fn describe(&mut self, phrase: &mut Phrase, filters: &[Filter], in_play: bool, joint: Joint) {
        let conjunction = if joint == Joint::And { "と" } else { "/" };
        for filter in filters {
            if let Some(kinds) = kinds(filter) {
                (phrase.head, phrase.counter) = kind_head(&kinds, in_play, conjunction);
            }
        }
        for filter in filters {
            match filter {
                Filter::This => phrase.this = true,
                _ if kinds(filter).is_some() => {}
                _ => match names(filter) {
                    Some(names) => {
                        phrase.head = self.words(names);
                        phrase.counter = if in_play { Counter::Body } else { phrase.counter };
                    }
                    None => {
                        for quality in self.qualities(std::slice::from_ref(filter)) {
                            let part = quality.before.yes.before();
                            let option = phrase.head.starts_with("オプション");
                            let part = if option {
                                part.replace("登場コスト", "使用コスト")
                            } else {
                                part
                            };
                            phrase.parts.push((quality.rank, part));
                        }
                    }
                },
            }
        }
    }

    /// What all of the filters say.
    pub(crate) fn qualities(&mut self, filters: &[Filter]) -> Vec<Quality> {
        let mut all = Vec::new();
        for filter in filters {
            match filter {
                Filter::AllOf(inner) => all.extend(self.qualities(inner)),
                Filter::AnyOf(any) => all.push(self.any_of(any)),
                Filter::Not(inner) => {
                    let mut inner = self.qualities(std::slice::from_ref(inner));
                    let one = if inner.len() == 1 { inner.remove(0) } else { Quality::all(&inner) };
                    all.push(one.denied());
                }
                _ => all.push(self.quality(filter)),
            }
        }
        all
    }

    /// Alternatives; those of one sort are said together: 特徴に「A」/「B」を持つ.
    fn any_of(&mut self, any: &[Filter]) -> Quality {
        let mut said: Vec<Quality> = Vec::new();
        let mut rest = any.to_vec();
        while let Some(first) = rest.first().cloned() {
            let (same, others): (Vec<Filter>, Vec<Filter>) =
                rest.into_iter().partition(|each| same_sort(each, &first));
            rest = others;
            said.push(self.alternatives(&first, &same));
        }
        if said.len() == 1 { said.remove(0) } else { Quality::any(&said) }
    }

    fn alternatives(&mut self, first: &Filter, same: &[Filter]) -> Quality {
        if kind(first).is_some() {
            let kinds: Vec<&str> = same.iter().filter_map(kind).collect();
            return Quality::noun(0, &kinds.join("/"));
        }
        if same.len() > 1 {
            return self.worded(first, same);
        }
        let mut inner = self.qualities(same);
        if inner.len() == 1 { inner.remove(0) } else { Quality::all(&inner) }
    }

    /// What is said of something that is like this, or not like this: が特徴に「A」を持つ.
    pub(crate) fn likeness(&mut self, filters: &[Filter], yes: bool) -> Statement {
        let qualities = self.qualities(filters);
        let particle = qualities.first().map_or("が", |quality| quality.particle);
        let said = |quality: &Quality| {
            let statement = if yes { &quality.of.yes } else { &quality.of.no };
            statement.clone()
        };
        let statements: Vec<Statement> = qualities.iter().map(said).collect();
        let joined = if yes { Statement::all(&statements) } else { Statement::any(&statements) };
        joined.after(particle)
    }
}

/// The kinds of card that a filter asks for, if it does nothing else.
pub fn kinds(filter: &Filter) -> Option<Vec<&'static str>> {
    match filter {
        Filter::AnyOf(any) => any.iter().map(kind).collect(),
        _ => kind(filter).map(|kind| vec![kind]),
    }
}

/// The names that a filter asks for, if it does nothing else.
fn names(filter: &Filter) -> Option<&[Filter]> {
    let names = if let Filter::AnyOf(any) = filter { any.as_slice() } else { std::slice::from_ref(filter) };
    names.iter().all(|name| matches!(name, Filter::Name(_))).then_some(names)
}

/// Does it say what a card is called, rather than what it is like?
pub fn is_head(filter: &Filter) -> bool {
    match filter {
        Filter::Name(_) => true,
        Filter::AllOf(all) => all.iter().any(is_head),
        Filter::AnyOf(any) => any.iter().any(is_head),
        _ => kind(filter).is_some(),
    }
}

/// Alternatives that need words of their own: 「A」か特徴に「B」を持つカード.
pub fn alternatives_apart(filters: &[Filter]) -> Option<(&[Filter], usize)> {
    filters.iter().enumerate().find_map(|(at, filter)| match filter {
        Filter::AnyOf(any)
            if any.iter().any(is_head) && kinds(filter).is_none() && names(filter).is_none() =>
        {
            Some((any.as_slice(), at))
        }
        _ => None,
    })
}
