//! Finding cards by what is on them: texts in small letters are made ready once.

use super::{Natural, Shelf, Stocked, natural};
use crate::requests::{CardFacts, CardsAsked, Span};
use digimon_text::pool::{Printed, TextBox};

/// Every card, in the order of the numbers.
#[derive(Clone, Debug)]
pub struct Prepared {
    cards: Vec<Ready>,
}

#[derive(Clone, Debug)]
struct Ready {
    order: Natural,
    facts: CardFacts,
    name: String,
    /// Number, name, traits and all texts.
    text: String,
}

/// What was found: how many in all, and the part that was asked for.
pub struct Searched<'s> {
    pub total: usize,
    pub cards: Vec<&'s CardFacts>,
}

impl Shelf {
    /// Makes the cards ready to be searched, if they are not yet.
    pub fn prepared(&self) -> &Prepared {
        self.prepared.get_or_init(|| {
            let mut cards: Vec<Ready> = self.stock.iter().map(Ready::of).collect();
            cards.sort_by(|one, other| one.order.cmp(&other.order));
            Prepared { cards }
        })
    }
}

impl Prepared {
    pub fn facts(&self) -> impl Iterator<Item = &CardFacts> {
        self.cards.iter().map(|card| &card.facts)
    }

    pub fn search(&self, asked: &CardsAsked, offset: usize, limit: usize) -> Searched<'_> {
        let wanted = Wanted::of(asked);
        let found: Vec<&CardFacts> =
            self.cards.iter().filter(|card| wanted.fits(card)).map(|card| &card.facts).collect();
        let total = found.len();
        Searched { total, cards: found.into_iter().skip(offset).take(limit).collect() }
    }
}

impl Ready {
    fn of(stocked: &Stocked) -> Ready {
        let facts = CardFacts::of(stocked);
        let texts =
            [&facts.requirements, &facts.upper, &facts.inherited, &facts.security, &facts.link, &facts.rules];
        let written = texts.into_iter().chain([&facts.traits]).flatten().map(String::as_str);
        let all: Vec<&str> =
            [facts.number.as_str(), &facts.name, &stocked.printed].into_iter().chain(written).collect();
        Ready {
            order: natural(&facts.number),
            name: folded(&facts.name),
            text: folded(&all.join("\n")),
            facts,
        }
    }
}

/// In small letters; what keyboards write differently is the same: curly apostrophes, full-width letters.
fn folded(text: &str) -> String {
    let plain = |letter: char| match letter {
        '’' | '‘' => '\'',
        '“' | '”' => '"',
        '\u{3000}' => ' ',
        '！'..='～' => char::from_u32(letter as u32 - 0xFEE0).unwrap_or(letter),
        _ => letter,
    };
    text.chars().map(plain).collect::<String>().to_lowercase()
}

/// The request in small letters.
struct Wanted<'a> {
    asked: &'a CardsAsked,
    words: Vec<String>,
    number: String,
    name: String,
}

impl Wanted<'_> {
    fn of(asked: &CardsAsked) -> Wanted<'_> {
        let small = |text: &Option<String>| folded(text.as_deref().unwrap_or_default().trim());
        Wanted {
            asked,
            words: small(&asked.text).split_whitespace().map(str::to_owned).collect(),
            number: small(&asked.number),
            name: small(&asked.name),
        }
    }

    fn fits(&self, card: &Ready) -> bool {
        let Ready { facts, .. } = card;
        let CardsAsked { colors, category, level, cost, dp, r#trait, set, read, token, .. } = self.asked;
        category.is_none_or(|category| facts.category == category)
            && token.unwrap_or(false) == facts.token
            && colors.iter().flatten().all(|color| facts.colors.contains(color))
            && within(*level, facts.level.map(i32::from))
            && within(*cost, facts.cost.map(i32::from))
            && within(*dp, facts.dp)
            && set.as_ref().is_none_or(|set| facts.set.eq_ignore_ascii_case(set.trim()))
            && r#trait.as_ref().is_none_or(|wanted| has_trait(facts, wanted.trim()))
            && read.is_none_or(|read| facts.unread.is_empty() == read)
            && facts.number.to_lowercase().starts_with(&self.number)
            && card.name.contains(&self.name)
            && self.words.iter().all(|word| card.text.contains(word))
    }
}

/// What a card does not have is in no span.
fn within(span: Option<Span>, value: Option<i32>) -> bool {
    let Some(Span { min, max }) = span else { return true };
    if min.is_none() && max.is_none() {
        return true;
    }
    value.is_some_and(|value| min.is_none_or(|min| value >= min) && max.is_none_or(|max| value <= max))
}

fn has_trait(facts: &CardFacts, wanted: &str) -> bool {
    wanted.is_empty() || facts.traits.iter().any(|found| found.eq_ignore_ascii_case(wanted))
}

/// All texts of a printed card.
pub(super) fn printed_text(printed: &Printed) -> String {
    let boxes = TextBox::ALL.map(|of| printed.text(of));
    let lines = &printed.requirements;
    let lines = [&lines.digivolve, &lines.dna_digivolve, &lines.digixros, &lines.burst_digivolve]
        .into_iter()
        .chain([&lines.app_fusion, &lines.assembly, &printed.rule_text])
        .flatten()
        .map(String::as_str);
    let link = printed.link.iter().filter_map(|link| link.requirement.as_deref());
    boxes.into_iter().chain(lines).chain(link).filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
}
