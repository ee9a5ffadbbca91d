//! Filters: what cards are like, said in front of them, after them or of them.

mod exception;
mod quality;
pub mod words;

use crate::write::grammar::list;
use crate::write::phrase::{Count, Head, NounPhrase};
use crate::write::stat;
use crate::write::writer::Writer;
use digimon::effects::language::Filter;
pub use quality::{Manner, Predicate, Quality};
use words::{bracketed, color, is_noun, kind, leave_owner, own, same_sort, set_kind, set_name, their};

impl Writer {
    /// Adds what the filters say to a phrase.
    pub(crate) fn describe(&mut self, phrase: &mut NounPhrase, filters: &[Filter], manner: Manner) {
        if let [Filter::AnyOf(any)] = filters
            && are_kinds(any, manner)
        {
            leave_owner(phrase);
            phrase.kinds = grouped(any).iter().map(|kind| self.kind_of_card(kind, manner)).collect();
            if manner.in_play {
                phrase.head = Head::new("Digimon");
            }
            return;
        }
        let qualities = self.all_qualities(filters, true, manner);
        let stands_behind = |quality: &Quality| matches!(quality, Quality::Having(_) | Quality::Who(_));
        if qualities.iter().any(stands_behind) {
            leave_owner(phrase);
        }
        for quality in &qualities {
            if let Quality::Kind(words) = quality {
                set_kind(phrase, words, manner.in_play);
            }
        }
        let only = qualities.len() == 1;
        for quality in qualities {
            match quality {
                Quality::This => phrase.this = Some(self.this().text),
                Quality::Adjective(rank, word) => phrase.adjectives.push((rank, word)),
                Quality::Kind(_) => {}
                Quality::Named(name) => set_name(phrase, name),
                Quality::Having(what) => phrase.having.push(what),
                Quality::Who(predicate) => phrase.who.push(predicate.yes),
                Quality::Among(those) if only => phrase.among = Some(those),
                Quality::Among(those) => phrase.place = Some(format!("among {those}")),
                Quality::Except(those) | Quality::Unlike(those) => phrase.except.push(those),
            }
        }
    }

    /// One of several kinds of cards, as a phrase of its own.
    fn kind_of_card(&mut self, kind: &Filter, manner: Manner) -> NounPhrase {
        let mut phrase = NounPhrase::new(Head::new("card"));
        match kind {
            Filter::AllOf(all) => self.describe(&mut phrase, all, manner),
            one => self.describe(&mut phrase, std::slice::from_ref(one), manner),
        }
        phrase
    }

    /// The filters as what is said of something: "is red and has the [Dragon] trait".
    pub(crate) fn predicate(&mut self, filters: &[Filter], manner: Manner) -> Predicate {
        if filters.len() > 1 && filters.iter().any(is_noun) {
            let mut phrase = NounPhrase::new(Head::new("card"));
            self.describe(&mut phrase, filters, manner);
            let count = if manner.plural { Count::Bare } else { Count::A };
            return Predicate::new(&format!("be {}", phrase.counted(&count).text), manner.plural);
        }
        let qualities = self.all_qualities(filters, true, manner);
        Predicate::all(qualities.into_iter().map(|quality| self.predicate_of(quality, manner)).collect())
    }

    fn all_qualities(&mut self, filters: &[Filter], yes: bool, manner: Manner) -> Vec<Quality> {
        let but = yes.then(|| exception::of_names(filters)).flatten();
        let mut all = Vec::new();
        for filter in filters {
            match but {
                Some((_, but)) if filter == but => {}
                Some((names, but)) if filter == names => {
                    all.extend(self.qualities(names, yes, manner).into_iter().map(|quality| match quality {
                        Quality::Having(text) => {
                            Quality::Having(format!("{text} (other than {})", exception::names(but)))
                        }
                        other => other,
                    }));
                }
                _ => all.extend(self.qualities(filter, yes, manner)),
            }
        }
        all
    }

    /// What one filter says, or the denial of it; all of these.
    fn qualities(&mut self, filter: &Filter, yes: bool, manner: Manner) -> Vec<Quality> {
        match filter {
            Filter::Not(inner) => self.qualities(inner, !yes, manner),
            Filter::AllOf(all) if yes => self.all_qualities(all, true, manner),
            Filter::AllOf(all) => vec![Quality::Who(self.predicate(all, manner).denied())],
            Filter::AnyOf(any) if yes => vec![self.any_of(any, manner)],
            Filter::AnyOf(any) if any.iter().all(|each| matches!(each, Filter::Name(_))) => {
                vec![Quality::Unlike(exception::names(filter))]
            }
            Filter::Name(_) if !yes => vec![Quality::Unlike(exception::names(filter))],
            Filter::AnyOf(any) => self.all_qualities(any, false, manner),
            _ if yes => vec![self.quality(filter, manner)],
            _ => vec![self.denied_quality(filter, manner)],
        }
    }

    fn denied_quality(&mut self, filter: &Filter, manner: Manner) -> Quality {
        let opposite = match filter {
            Filter::Stat(stat, cmp, amount) => {
                stat::opposite(*cmp).map(|cmp| Filter::Stat(*stat, cmp, amount.clone()))
            }
            Filter::Suspended => Some(Filter::Unsuspended),
            Filter::Unsuspended => Some(Filter::Suspended),
            Filter::HasDigivolutionCards => Some(Filter::NoDigivolutionCards),
            Filter::NoDigivolutionCards => Some(Filter::HasDigivolutionCards),
            Filter::This => Some(Filter::Other),
            Filter::Other => Some(Filter::This),
            Filter::Among(target) => Some(Filter::NotAmong(target.clone())),
            Filter::NotAmong(target) => Some(Filter::Among(target.clone())),
            _ => None,
        };
        match self.quality(opposite.as_ref().unwrap_or(filter), manner) {
            quality if opposite.is_some() => quality,
            Quality::Adjective(_, word) if !word.contains(' ') => {
                Quality::Adjective(4, format!("non-{word}"))
            }
            Quality::Kind(words) if words.len() == 1 => Quality::Adjective(4, format!("non-{}", words[0])),
            quality => Quality::Who(self.predicate_of(quality, manner).denied()),
        }
    }

    /// Alternatives; those of one sort are said together: "the [A] or [B] trait".
    fn any_of(&mut self, any: &[Filter], manner: Manner) -> Quality {
        if let Some(text) = words::either_adjective(any) {
            return Quality::Adjective(1, text);
        }
        let mut said: Vec<Quality> = Vec::new();
        let mut rest = any.to_vec();
        while let Some(first) = rest.first().cloned() {
            let run = rest.iter().take_while(|each| exception::is_of_traits(each)).count();
            if let Some(text) = exception::of_traits(&rest[..run], manner.plural) {
                said.push(Quality::Having(text));
                rest.drain(..run);
                continue;
            }
            let (same, others): (Vec<Filter>, Vec<Filter>) =
                rest.into_iter().partition(|each| same_sort(each, &first));
            rest = others;
            said.push(self.alternatives(&first, &same, manner));
        }
        if said.len() == 1 {
            return said.remove(0);
        }
        let predicates = |writer: &Writer, all: Vec<Quality>| {
            Predicate::any(all.into_iter().map(|each| writer.predicate_of(each, manner)).collect())
        };
        quality::joined(&said, "or").unwrap_or_else(|| Quality::Who(predicates(self, said)))
    }

    /// Several filters of one sort, one of which holds.
    fn alternatives(&mut self, first: &Filter, same: &[Filter], manner: Manner) -> Quality {
        let words = list(&same.iter().filter_map(bracketed).collect::<Vec<_>>(), "or");
        match first {
            Filter::Name(_) => Quality::Named(words),
            Filter::Trait(_) => Quality::Having(format!("the {words} trait")),
            Filter::TraitContains(_) => {
                Quality::Having(format!("{words} in one of {} traits", their(manner.plural)))
            }
            Filter::NameContains(_) => Quality::Having(format!("{words} in {}", own(manner.plural, "name"))),
            Filter::InText(_) => Quality::Having(format!("{words} in {}", own(manner.plural, "text"))),
            Filter::Color(_) => {
                Quality::Adjective(3, list(&same.iter().filter_map(color).collect::<Vec<_>>(), "or"))
            }
            _ if kind(first).is_some() => Quality::Kind(same.iter().filter_map(kind).collect()),
            Filter::AllOf(all) => match self.all_qualities(all, true, manner).as_slice() {
                [having @ Quality::Having(_)] => having.clone(),
                _ => Quality::Who(self.predicate(all, manner)),
            },
            _ => {
                let mut qualities = self.qualities(first, true, manner);
                if qualities.len() == 1 { qualities.remove(0) } else { self.together(qualities, manner) }
            }
        }
    }

    fn together(&mut self, all: Vec<Quality>, manner: Manner) -> Quality {
        Quality::Who(Predicate::all(all.into_iter().map(|each| self.predicate_of(each, manner)).collect()))
    }
}

/// Those of one sort that stand beside each other, together.
fn grouped(any: &[Filter]) -> Vec<Filter> {
    let mut groups: Vec<Vec<Filter>> = Vec::new();
    for each in any {
        match groups.last_mut() {
            Some(group) if !matches!(each, Filter::AllOf(_)) && same_sort(&group[0], each) => {
                group.push(each.clone());
            }
            _ => groups.push(vec![each.clone()]),
        }
    }
    let one = |mut group: Vec<Filter>| if group.len() == 1 { group.remove(0) } else { Filter::AnyOf(group) };
    groups.into_iter().map(one).collect()
}

/// Are these kinds of cards, each with a word of its own?
fn are_kinds(any: &[Filter], manner: Manner) -> bool {
    let named = |filter: &Filter| match filter {
        Filter::AllOf(all) => all.iter().any(is_noun),
        one => is_noun(one),
    };
    let described = |filter: &Filter| match filter {
        Filter::AllOf(all) => all.iter().any(|each| matches!(each, Filter::Color(_) | Filter::AnyOf(_))),
        _ => false,
    };
    let alike = any.windows(2).all(|two| same_sort(&two[0], &two[1]));
    if manner.in_play {
        return !alike && any.iter().all(named);
    }
    !alike && any.iter().any(|each| named(each) || described(each))
}
