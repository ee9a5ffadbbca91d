//! The words for kinds of cards: "Digimon", "Tamer or Option card", "digivolution cards of …".

use super::lex::Token;
use super::mention::{Head, Many};
use super::noun::{Kind, names_a_card};
use super::place::Place;
use super::reader::Reader;
use super::word_class::Stacked;
use digimon::card::Category;
use digimon::effects::language::{Area, Filter};

/// What a kind of card is called, one or several, what it is, and where it is.
type Named = (Head, Many, Option<Filter>, Option<Area>);

/// The words for kinds of cards.
const HEADS: [(&str, Named); 23] = [
    ("security digimon", (Head::Digimon, Many::Several, None, Some(Area::SecurityDigimon))),
    ("security cards", (Head::Card, Many::Several, None, Some(Area::Security))),
    ("security card", (Head::Card, Many::One, None, Some(Area::Security))),
    ("digi-egg cards", (Head::Card, Many::Several, Some(Filter::Is(Category::DigiEgg)), None)),
    ("digi-egg card", (Head::Card, Many::One, Some(Filter::Is(Category::DigiEgg)), None)),
    ("digi-eggs", (Head::Card, Many::Several, Some(Filter::Is(Category::DigiEgg)), None)),
    ("digi-egg", (Head::Card, Many::One, Some(Filter::Is(Category::DigiEgg)), None)),
    ("digimon cards", (Head::Card, Many::Several, Some(Filter::Digimon), None)),
    ("digimon card", (Head::Card, Many::One, Some(Filter::Digimon), None)),
    ("tamer cards", (Head::Card, Many::Several, Some(Filter::Tamer), None)),
    ("tamer card", (Head::Card, Many::One, Some(Filter::Tamer), None)),
    ("option cards", (Head::Card, Many::Several, Some(Filter::Option), None)),
    ("option card", (Head::Card, Many::One, Some(Filter::Option), None)),
    ("tokens", (Head::Digimon, Many::Several, Some(Filter::Token), None)),
    ("token", (Head::Digimon, Many::One, Some(Filter::Token), None)),
    ("digimon", (Head::Digimon, Many::Several, Some(Filter::Digimon), None)),
    ("tamers", (Head::Tamer, Many::Several, Some(Filter::Tamer), None)),
    ("tamer", (Head::Tamer, Many::One, Some(Filter::Tamer), None)),
    ("options", (Head::Option, Many::Several, Some(Filter::Option), None)),
    ("option", (Head::Option, Many::One, Some(Filter::Option), None)),
    ("cards", (Head::Card, Many::Several, None, None)),
    ("card(s)", (Head::Card, Many::Several, None, None)),
    ("card", (Head::Card, Many::One, None, None)),
];

impl Reader<'_> {
    /// The word for the kind of card; a name alone will do.
    pub(super) fn head(&mut self, adjectives: &[Filter]) -> Option<Kind> {
        let kind = |head, many, filters, area| Kind { area, ..Kind::new(head, many, filters) };
        if let Some((filters, many, areas)) = self.attempt(Reader::cards_under) {
            let place = Some(Place { whose: None, areas });
            return Some(Kind { place, ..kind(Head::Card, many, filters, None) });
        }
        if let Some(areas) = self.attempt(|reader| {
            reader.one_of(&[
                "digimon and security digimon",
                "digimon or security digimon",
                "security digimon and digimon",
                "security digimon or digimon",
            ])?;
            Some(vec![Area::Battle, Area::SecurityDigimon])
        }) {
            let place = Some(Place { whose: None, areas });
            return Some(Kind { place, ..kind(Head::Digimon, Many::Several, vec![Filter::Digimon], None) });
        }
        if let Some((head, many, filters, area)) = self.attempt(Reader::head_word) {
            return Some(kind(head, many, filters, area));
        }
        if adjectives.is_empty() && !self.sees("one of") && self.eat("one") {
            let filters = self.such.of.iter().filter(|filter| **filter != Filter::Other).cloned().collect();
            return Some(kind(Head::Card, Many::One, filters, None));
        }
        let named = adjectives.iter().any(names_a_card);
        if named {
            let several = self.one_of(&["s", "'s"]) == Some(0);
            return Some(kind(Head::Card, if several { Many::Several } else { Many::One }, Vec::new(), None));
        }
        None
    }

    /// "digivolution cards of this Digimon", "Digimon digivolution card placed under 1 of your Digimon".
    fn cards_under(&mut self) -> Option<(Vec<Filter>, Many, Vec<Area>)> {
        let filters: Vec<Filter> = self.eat("digimon").then_some(Filter::Digimon).into_iter().collect();
        let (stacked, many) = self.stacked()?;
        self.under_word()?;
        if let Some(target) = self.attempt(Reader::known) {
            return Some((filters, many, vec![stacked.of(target)]));
        }
        (stacked == Stacked::Digivolution).then_some(())?;
        let _ = self.one_of(&["1 of", "one of", "any of", "all of"]);
        let whose = self.owner();
        let holders = self.in_play(|reader| reader.phrase(whose, &Area::Battle))?;
        Some((filters, many, vec![Area::UnderAny(Box::new(holders.noun))]))
    }

    fn head_word(&mut self) -> Option<(Head, Many, Vec<Filter>, Option<Area>)> {
        if let Some(heads) = self.attempt(Reader::joined_heads) {
            return Some(heads);
        }
        let (word, many, filter, area) = self.meaning(&HEADS)?;
        Some((word, many, filter.into_iter().collect(), area))
    }

    /// "Digimon or Tamer", "Digimon and Tamers", "Tamer or Option card".
    fn joined_heads(&mut self) -> Option<(Head, Many, Vec<Filter>, Option<Area>)> {
        let mut kinds = vec![self.bare_head()?];
        loop {
            let next = self.attempt(|reader| {
                let comma = reader.comma();
                let joined = reader.one_of(&["and/or", "or", "and", "/"]).is_some();
                (comma || joined).then_some(())?;
                let head = reader.bare_head()?;
                // "If you have a Tamer, Digimon …": after a comma alone the list must go on.
                let goes_on = reader.peek() == Some(Token::Comma) || reader.sees("or") || reader.sees("and");
                (joined || goes_on).then_some(head)
            });
            match next {
                Some(kind) => kinds.push(kind),
                None => break,
            }
        }
        if kinds.len() < 2 {
            return None;
        }
        let cards = self.cards_word();
        let several = cards == Some(Many::Several)
            || (cards.is_none() && kinds.last().is_some_and(|kind| kind.1 == Many::Several));
        let filters: Vec<Filter> = kinds.iter().map(|kind| kind.0.clone()).collect();
        let head = match (&cards, filters.as_slice()) {
            (None, [Filter::Digimon, Filter::Tamer] | [Filter::Tamer, Filter::Digimon]) => {
                Head::DigimonOrTamer
            }
            _ => Head::Card,
        };
        let many = if several { Many::Several } else { Many::One };
        Some((head, many, vec![Filter::AnyOf(filters)], None))
    }

    fn bare_head(&mut self) -> Option<(Filter, Many)> {
        Some(
            match self.one_of(&[
                "digimon",
                "tamers",
                "tamer",
                "options",
                "option",
                "digi-eggs",
                "digi-egg",
            ])? {
                0 => (Filter::Digimon, Many::Several),
                1 => (Filter::Tamer, Many::Several),
                2 => (Filter::Tamer, Many::One),
                3 => (Filter::Option, Many::Several),
                4 => (Filter::Option, Many::One),
                5 => (Filter::Is(Category::DigiEgg), Many::Several),
                _ => (Filter::Is(Category::DigiEgg), Many::One),
            },
        )
    }
}
