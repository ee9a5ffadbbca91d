//! Cards in the short form: "Red Lv.4 w/[A] in name or w/[B] trait", "[A]/Lv.2 w/[B] trait".

use crate::read::filter::all_of;
use crate::read::lex::Token;
use crate::read::noun::flat_any_of;
use crate::read::reader::Reader;
use digimon::effects::language::{Amount, Area, Cmp, Filter, Noun, Stat, Whose};

/// Cards in the short form, and in what no two of them may be alike.
#[derive(Clone, Debug, Default)]
pub(in crate::read) struct Brief {
    pub filters: Vec<Filter>,
    pub different: Option<Stat>,
}

impl Reader<'_> {
    /// The filters, where nothing is said about differences.
    pub(in crate::read) fn brief(&mut self) -> Option<Vec<Filter>> {
        let brief = self.brief_cards()?;
        brief.different.is_none().then_some(brief.filters)
    }

    /// Kinds of cards, one of which will do (4-21-1).
    pub(in crate::read) fn brief_cards(&mut self) -> Option<Brief> {
        let first = self.brief_kind()?;
        let (mut any, mut different) = (vec![first.filters], first.different);
        while let Some(next) = self.attempt(|reader| {
            (reader.take(Token::Slash) || reader.eat("or")).then_some(())?;
            reader.brief_kind()
        }) {
            any.push(next.filters);
            different = different.or(next.different);
        }
        let filters = match any.len() {
            1 => any.remove(0),
            _ => vec![flat_any_of(any.into_iter().map(all_of).collect())],
        };
        Some(Brief { filters, different })
    }

    /// Adjectives, perhaps a noun, and what comes with it.
    fn brief_kind(&mut self) -> Option<Brief> {
        let mut brief = Brief::default();
        while let Some(filter) =
            self.attempt(Reader::number_of_colors).or_else(|| self.attempt(Reader::adjective))
        {
            brief.filters.push(filter);
        }
        let head = self.brief_head(&mut brief.filters);
        while self.attempt(|reader| reader.comes_with(&mut brief)).is_some() {}
        if brief.filters.is_empty() && !head {
            self.expect("what kind of card");
            return None;
        }
        brief.filters.sort_by_key(rank);
        Some(brief)
    }

    /// "3 color"; the adjective has its hyphen.
    fn number_of_colors(&mut self) -> Option<Filter> {
        let n = self.number()?;
        self.one_of(&["color", "colors"])?;
        Some(Filter::Stat(Stat::Colors, Cmp::Exactly, Amount::N(n)))
    }

    fn brief_head(&mut self, filters: &mut Vec<Filter>) -> bool {
        let heads = [
            "digimon cards",
            "digimon card",
            "digimon",
            "tamer cards",
            "tamer card",
            "tamer",
            "cards",
            "card",
        ];
        match self.one_of(&heads) {
            Some(0..=2) => filters.push(Filter::Digimon),
            Some(3..=5) => filters.push(Filter::Tamer),
            Some(_) => {}
            None => return false,
        }
        true
    }

    /// "w/[X] trait", "w/o [X] trait", "& different names".
    pub(in crate::read) fn comes_with(&mut self, brief: &mut Brief) -> Option<()> {
        if self.one_of(&["w/ o", "without"]).is_some() {
            let filters = self.qualities()?;
            brief.filters.push(Filter::Not(Box::new(all_of(filters))));
            return Some(());
        }
        if self.one_of(&["w/", "with"]).is_none()
            && !(self.take(Token::Odd('&')) || self.form("and", &["and"]))
        {
            return None;
        }
        if self.attempt(Reader::different_word).is_some() {
            brief.different = Some(self.stat_word()?);
            return Some(());
        }
        let mut any = vec![self.had()?];
        while let Some(filters) = self.attempt(|reader| {
            if reader.take(Token::Slash) {
                return reader.had().filter(|had| had.iter().all(is_trait));
            }
            reader.one_of(&["or w/", "or with"])?;
            reader.had()
        }) {
            any.push(filters);
        }
        match any.len() {
            1 => brief.filters.append(&mut any[0]),
            _ => brief.filters.push(flat_any_of(any.into_iter().map(all_of).collect())),
        }
        Some(())
    }

    /// What a card has: a colour, a card under it, or any quality.
    fn had(&mut self) -> Option<Vec<Filter>> {
        let short =
            self.attempt(|reader| Some(vec![reader.card_under()?])).or_else(|| Some(vec![self.colors()?]));
        short.or_else(|| self.qualities()).or_else(|| {
            self.expect("what it has");
            None
        })
    }

    /// "w/[X] under", "w/[X] digivolution card", "w/5 [X] trait cards under".
    fn card_under(&mut self) -> Option<Filter> {
        let least = self.number().map_or(Some(1), |n| u8::try_from(n).ok())?;
        let mut of = vec![self.adjective()?];
        while let Some(filter) = self.attempt(Reader::adjective) {
            of.push(filter);
        }
        let _ = self.cards_word();
        (self.digivolution_cards().is_some() || self.in_its_cards().is_some() || self.eat("under"))
            .then_some(())?;
        let under = Box::new(Noun { whose: Whose::Any, from: vec![Area::Battle], of });
        Some(if least == 1 { Filter::With(under) } else { Filter::WithAtLeast(least, under) })
    }
}

/// "Lv.2 w/[A] trait/[B] trait": a trait behind a slash comes with the level, too; a name stands for itself.
fn is_trait(filter: &Filter) -> bool {
    matches!(filter, Filter::Trait(_) | Filter::TraitContains(_))
}

/// Filters in one order, however they were said.
fn rank(filter: &Filter) -> u8 {
    match filter {
        Filter::AnyOf(any) => any.first().map_or(9, rank),
        Filter::Is(_) | Filter::Digimon | Filter::Tamer | Filter::Option | Filter::Token => 0,
        Filter::Color(_) => 1,
        Filter::Stat(Stat::Level, ..) => 2,
        Filter::Stat(Stat::Colors, ..) => 3,
        Filter::Stat(..) => 4,
        Filter::Name(_) => 5,
        _ => 6,
    }
}
