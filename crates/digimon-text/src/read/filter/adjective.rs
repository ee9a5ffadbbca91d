//! Adjectives in front of a noun: colours, levels, states, names and traits.

use crate::read::lex::Token;
use crate::read::noun::flat_any_of;
use crate::read::reader::Reader;
use crate::read::word_class::Where;
use digimon::card::{Category, Color};
use digimon::effects::language::{Amount, Area, Cmp, Filter, Noun, Stat, Target, Word};

use super::words::Joined;
use std::cmp::Ordering;

impl Reader<'_> {
    /// One adjective, or one of several: "blue or [X] trait".
    pub(in crate::read) fn adjective(&mut self) -> Option<Filter> {
        let first = self.one_adjective()?;
        if !may_be_joined(&first) {
            return Some(first);
        }
        let mut any = vec![first];
        while let Some(filter) = self.attempt(|reader| {
            let comma = reader.comma();
            let or = reader.one_of(&["or", "and/or"]).is_some();
            (comma || or).then_some(())?;
            reader.one_adjective().filter(may_be_joined)
        }) {
            any.push(filter);
        }
        Some(flat_any_of(any))
    }

    pub(in crate::read) fn one_adjective(&mut self) -> Option<Filter> {
        if let Some(filter) = self.attempt(Reader::colors) {
            return Some(filter);
        }
        if let Some(filter) = self.attempt(Reader::two_colors) {
            return Some(filter);
        }
        if let Some(filter) = self.attempt(Reader::none_such) {
            return Some(filter);
        }
        if let Some(filter) = self.attempt(Reader::name_or_trait_adjective) {
            return Some(filter);
        }
        if let Some(filter) = self.attempt(Reader::number_adjective) {
            return Some(filter);
        }
        if let Some(filter) = self.attempt(Reader::superlative) {
            return Some(filter);
        }
        if let Some(filter) = self.attempt(Reader::keyword_adjective) {
            return Some(filter);
        }
        self.state_adjective()
    }

    /// "2-color black and yellow": both colours, and no other.
    fn two_colors(&mut self) -> Option<Filter> {
        self.one_of(&["2-color", "two-color"])?;
        let one = self.color()?;
        self.must("and")?;
        let two = self.color()?;
        let both = Filter::Stat(Stat::Colors, Cmp::Exactly, Amount::N(2));
        Some(Filter::AllOf(vec![both, Filter::Color(one), Filter::Color(two)]))
    }

    /// "non-red", "non-Digimon": of another colour or kind.
    fn none_such(&mut self) -> Option<Filter> {
        const COLORS: [&str; 7] = ["red", "blue", "yellow", "green", "black", "purple", "white"];
        let Some(Token::Word(word)) = self.peek() else { return None };
        let what = if word == "non" { self.peek_at(1) } else { word.strip_prefix("non-").map(Token::Word) };
        let Some(Token::Word(what)) = what else { return None };
        let color = COLORS.iter().position(|color| *color == what);
        let is = match (color, what) {
            (Some(at), _) => Filter::Color(Color::ALL[at]),
            (None, "token") => Filter::Token,
            (None, "digimon") => Filter::Digimon,
            (None, "tamer") => Filter::Tamer,
            (None, "digi-egg") => Filter::Is(Category::DigiEgg),
            (None, _) => return None,
        };
        self.advance();
        if word == "non" {
            self.advance();
        }
        Some(Filter::Not(Box::new(is)))
    }

    /// `<Blocker> Digimon`: only where a noun follows.
    fn keyword_adjective(&mut self) -> Option<Filter> {
        let kind = self.keyword_kind()?;
        matches!(self.peek(), Some(Token::Word("digimon" | "card" | "cards")))
            .then_some(Filter::HasKeyword(kind))
    }

    /// "[CS] trait", "[Agumon]".
    fn name_or_trait_adjective(&mut self) -> Option<Filter> {
        let (words, joined) = self.bracket_list()?;
        match self.where_words_are() {
            Some(Where::Name) => return Some(Self::each_word(words, joined, Filter::NameContains)),
            Some(Where::Text) => return Some(Self::each_word(words, joined, Filter::InText)),
            Some(Where::Traits) => return Some(Self::each_word(words, joined, Filter::TraitContains)),
            None => {}
        }
        if self.traits_word().is_some() {
            let _ = self.eat("trait");
            // A name that is called a trait is a misprint.
            let called: fn(Word) -> Filter =
                if self.lexicon.are_only_names(&words) { Filter::Name } else { Filter::Trait };
            return Some(Self::each_word(words, joined, called));
        }
        if self.lexicon.are_only_traits(&words) {
            return Some(Self::each_word(words, joined, Filter::Trait));
        }
        match joined {
            Joined::Or => Some(Self::each_word(words, Joined::Or, Filter::Name)),
            Joined::And => (words.len() == 1).then(|| Self::each_word(words, Joined::Or, Filter::Name)),
        }
    }

    /// "level 4 or lower", "Lv.4", "play cost 6 or lower", "3000 DP or lower", "level 4 or 5".
    fn number_adjective(&mut self) -> Option<Filter> {
        if let Some(n) = self.attempt(|reader| {
            let n = reader.number()?;
            reader.one_of(&["dp"])?;
            Some(n)
        }) {
            let alone = matches!(self.peek(), Some(Token::Word("digimon")));
            let cmp = self.or_less_or_more().or(alone.then_some(Cmp::Exactly))?;
            return Some(Filter::Stat(Stat::Dp, cmp, Amount::N(n)));
        }
        let stat = match self.one_of(&["level", "lv.", "play cost", "use cost", "cost", "dp"])? {
            0 | 1 => Stat::Level,
            2 => Stat::PlayCost,
            5 => Stat::Dp,
            _ => Stat::Cost,
        };
        let _ = self.eat("of");
        let first = self.number()?;
        let mut numbers = vec![first];
        while let Some(n) = self.attempt(|reader| {
            let comma = reader.comma();
            let or = reader.one_of(&["or", "/"]).is_some();
            (comma || or).then_some(())?;
            let _ = reader.level_word();
            let n = reader.number()?;
            // "1 of their level 3, 1 of their level 4": how many of others, not another level.
            (!reader.sees("of")).then_some(n)
        }) {
            numbers.push(n);
        }
        let cmp = self.or_less_or_more().unwrap_or(Cmp::Exactly);
        let mut filters: Vec<Filter> =
            numbers.into_iter().map(|n| Filter::Stat(stat, Cmp::Exactly, Amount::N(n))).collect();
        match filters.len() {
            1 => Some(Filter::Stat(stat, cmp, Amount::N(first))),
            _ if cmp == Cmp::Exactly => Some(Filter::AnyOf(std::mem::take(&mut filters))),
            _ => None,
        }
    }

    /// "or less", "or more": which way a number is a limit.
    pub(in crate::read) fn or_less_or_more(&mut self) -> Option<Cmp> {
        self.attempt(|reader| {
            reader.and_or()?;
            if let Some(order) = reader.more_or_less() {
                return Some(if order == Ordering::Less { Cmp::AtMost } else { Cmp::AtLeast });
            }
            if reader.form("less", &["below", "under"]) {
                return Some(Cmp::AtMost);
            }
            reader.form("more", &["above", "over"]).then_some(Cmp::AtLeast)
        })
    }

    /// "lowest DP", "highest-level".
    fn superlative(&mut self) -> Option<Filter> {
        match self.one_of(&["lowest-level", "highest-level"]) {
            Some(0) => return Some(Filter::Lowest(Stat::Level)),
            Some(_) => return Some(Filter::Highest(Stat::Level)),
            None => {}
        }
        let extreme = self.extreme()?;
        Some(extreme(self.stat_word()?))
    }

    /// "highest", "fewest".
    pub(super) fn extreme(&mut self) -> Option<fn(Stat) -> Filter> {
        if self.form("highest", &["highest", "most"]) {
            return Some(Filter::Highest);
        }
        self.form("lowest", &["lowest", "fewest", "least"]).then_some(Filter::Lowest as fn(Stat) -> Filter)
    }

    fn state_adjective(&mut self) -> Option<Filter> {
        if let Some(filter) = self.attempt(Reader::number_of_colors_adjective) {
            return Some(filter);
        }
        if self.eat("remaining") {
            return Some(Filter::NotAmong(Box::new(self.mentions.last()?.target.clone())));
        }
        self.meaning(&[
            ("suspended", Filter::Suspended),
            ("unsuspended", Filter::Unsuspended),
            ("other", Filter::Other),
            ("another", Filter::Other),
            ("face-up", Filter::FaceUp),
            ("face up", Filter::FaceUp),
            ("face-down", Filter::FaceDown),
            ("face down", Filter::FaceDown),
            ("attacking", Filter::Attacking),
            ("linked", Filter::Linked),
        ])
    }

    /// "2-color", "multicolored".
    fn number_of_colors_adjective(&mut self) -> Option<Filter> {
        let Some(Token::Word(word)) = self.peek() else { return None };
        let stem = word.strip_suffix("ed").unwrap_or(word).strip_suffix("color")?;
        let n = match stem.trim_end_matches('-') {
            "multi" => None,
            "single" | "one" | "1" => Some(1),
            "two" | "2" => Some(2),
            "three" | "3" => Some(3),
            _ => return None,
        };
        self.advance();
        let exactly = |n| Filter::Stat(Stat::Colors, Cmp::Exactly, Amount::N(n));
        Some(n.map_or(Filter::MultiColored, exactly))
    }

    /// "the same name as this Digimon".
    pub(in crate::read) fn same_name_as(&mut self) -> Option<Filter> {
        let target: Target = self.likened()?;
        Some(Filter::SameNameAs(Box::new(target)))
    }

    /// What something is likened to: "this Digimon", "any of your Tamers", "any of its digivolution cards".
    pub(in crate::read) fn likened(&mut self) -> Option<Target> {
        self.attempt(Reader::those_in_play)
            .or_else(|| {
                self.attempt(|reader| {
                    let any = reader.every_or_any().is_some();
                    let phrase = if any {
                        reader.group(&Area::Battle)?
                    } else {
                        // "the cards in your battle area or trash".
                        reader.the().then(|| reader.phrase(None, &Area::Battle)).flatten()?
                    };
                    (any || phrase.placed).then_some(Target::All(phrase.noun))
                })
            })
            .or_else(|| self.known())
    }

    /// "any of your Digimon on the field", where the place that follows is that of what is likened to them.
    fn those_in_play(&mut self) -> Option<Target> {
        self.one_of(&["any of", "all of"])?;
        let whose = self.owner()?;
        let kind = self.meaning(&[("digimon", Filter::Digimon), ("tamers", Filter::Tamer)])?;
        let field = self.eat("on the field");
        self.sees("from").then_some(())?;
        let from = if field { vec![Area::Battle, Area::Breeding] } else { vec![Area::Battle] };
        Some(Target::All(Noun { whose, from, of: vec![kind] }))
    }
}

/// Is it a quality that can stand beside another of its kind before the same noun? A name is a noun of its own.
fn may_be_joined(filter: &Filter) -> bool {
    match filter {
        Filter::Color(_)
        | Filter::Trait(_)
        | Filter::TraitContains(_)
        | Filter::NameContains(_)
        | Filter::InText(_)
        | Filter::FaceUp
        | Filter::FaceDown => true,
        Filter::AnyOf(filters) => filters.iter().all(may_be_joined),
        _ => false,
    }
}
