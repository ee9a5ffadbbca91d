//! What cards have under them: "no digivolution cards", "a red Tamer card in its digivolution cards" (4-5, 4-8).

use super::after::not;
use crate::read::lex::Token;
use crate::read::noun::canonical;
use crate::read::reader::Reader;
use digimon::card::Category;
use digimon::effects::language::{Amount, Cmp, Filter, Noun, Stat};

impl Reader<'_> {
    /// "no digivolution cards", "digivolution cards", "[X] in its digivolution cards".
    pub(super) fn under_quality(&mut self) -> Option<Filter> {
        if self
            .one_of(&[
                "no digivolution cards",
                "no digivolution card",
                "no cards under it",
                "no cards under them",
            ])
            .is_some()
        {
            return Some(Filter::NoDigivolutionCards);
        }
        if let Some(filters) = self.attempt(|reader| {
            reader.must("a digivolution card with")?;
            reader.qualities()
        }) {
            return Some(Filter::With(Box::new(under(canonical(filters)))));
        }
        if self
            .one_of(&["digivolution cards", "a digivolution card", "1 digivolution card", "cards under it"])
            .is_some()
        {
            return Some(Filter::HasDigivolutionCards);
        }
        if self.one_of(&["face-down digivolution cards", "a face-down digivolution card"]).is_some() {
            return Some(Filter::With(Box::new(under(vec![Filter::FaceDown]))));
        }
        if self.one_of(&["no link cards"]).is_some() {
            return Some(Filter::Not(Box::new(Filter::Linked)));
        }
        if self.one_of(&["a link card", "link cards"]).is_some() {
            return Some(Filter::Linked);
        }
        None
    }

    /// "2 or more colors in its digivolution cards": one of them has as many.
    pub(super) fn stat_under(&mut self) -> Option<Filter> {
        // What something "has" there is counted over all of them.
        (self.before() == Some(Token::Word("with"))).then_some(())?;
        let filter = self.any_stat_filter()?;
        self.in_its_cards()?;
        Some(Filter::With(Box::new(under(vec![filter]))))
    }

    /// "a red Tamer card in its digivolution cards", "3 or more [X] digivolution cards", "2 or fewer cards under it".
    pub(super) fn with_card_under(&mut self) -> Option<Filter> {
        (!self.context.of_card_under).then_some(())?;
        if let Some((cmp, n)) = self.attempt(|reader| {
            let n = u8::try_from(reader.number()?).ok()?;
            let cmp = reader.or_less_or_more();
            (n > 1 || cmp == Some(Cmp::AtMost)).then_some((cmp.unwrap_or(Cmp::AtLeast), n))
        }) {
            return so_many(cmp, n, self.such_card_under()?);
        }
        if self.form("no", &["no"]) {
            return Some(not(with(self.such_card_under()?)));
        }
        let _ = self.one_of(&["1 or more", "a", "an", "1", "any"]);
        Some(with(self.such_card_under()?))
    }

    /// What a card under it has: "in its digivolution cards" after that is where it is.
    fn qualities_of_card_under(&mut self) -> Option<Vec<Filter>> {
        self.context.of_card_under = true;
        let qualities = self.qualities();
        self.context.of_card_under = false;
        qualities
    }

    fn such_card_under(&mut self) -> Option<Noun> {
        let mut filters = Vec::new();
        while let Some(filter) = self.attempt(Reader::adjective) {
            filters.push(filter);
        }
        if self.digivolution_cards().is_some() {
            if self.eat("with") {
                filters.extend(self.qualities_of_card_under()?);
            }
            return (!filters.is_empty()).then(|| under(canonical(filters)));
        }
        match self.meaning(&KINDS) {
            Some(kind) => filters.extend(kind),
            None if filters.is_empty() => return None,
            None => {}
        }
        if self.eat("with") {
            filters.extend(self.qualities_of_card_under()?);
        }
        self.in_its_cards()?;
        Some(under(canonical(filters)))
    }
}

/// The words for the cards that are under another.
const KINDS: [(&str, Option<Filter>); 11] = [
    ("digimon cards", Some(Filter::Digimon)),
    ("digimon card", Some(Filter::Digimon)),
    ("tamer cards", Some(Filter::Tamer)),
    ("tamer card", Some(Filter::Tamer)),
    ("tamers", Some(Filter::Tamer)),
    ("tamer", Some(Filter::Tamer)),
    ("option cards", Some(Filter::Option)),
    ("option card", Some(Filter::Option)),
    ("digi-egg card", Some(Filter::Is(Category::DigiEgg))),
    ("cards", None),
    ("card", None),
];

/// So many of any cards under it are a number of the card itself.
fn so_many(cmp: Cmp, n: u8, noun: Noun) -> Option<Filter> {
    if noun.of.is_empty() {
        return Some(Filter::Stat(Stat::DigivolutionCards, cmp, Amount::N(n.into())));
    }
    match cmp {
        Cmp::AtLeast => Some(Filter::WithAtLeast(n, Box::new(noun))),
        Cmp::AtMost => Some(not(Filter::WithAtLeast(n.checked_add(1)?, Box::new(noun)))),
        Cmp::Exactly | Cmp::Less | Cmp::More => None,
    }
}

fn with(noun: Noun) -> Filter {
    if noun.of.is_empty() { Filter::HasDigivolutionCards } else { Filter::With(Box::new(noun)) }
}

/// Cards under the card that is looked at.
fn under(of: Vec<Filter>) -> Noun {
    Noun { of, ..Noun::default() }
}
