//! The cards of Digimon, as a catalogue keeps and finds them.

mod deal;
mod judged;

pub use deal::{dealt, library, section};
pub use host::Unread;
pub use judged::{Judged, Wrong, judge};

use crate::Digimon;
use crate::requests::{CardFacts, CardsAsked};
use digimon::builtin;
use digimon::card::Card;
use digimon_scenario::model::FILLER;
use digimon_text::deck::Restricted;
use digimon_text::pool::{Printed, Reading, Status, TextBox, marked};
use host::{Cards, Listing, Search};
use std::borrow::Cow;

/// All cards.
pub type Catalogue = host::Catalogue<Digimon>;
/// A card of it.
pub type Entry = host::Entry<Digimon>;
/// Cards from one file.
pub type CardFile = host::CardFile<Digimon>;

impl Cards for Digimon {
    type Printed = Printed;
    type Facts = CardFacts;
    type Asked = CardsAsked;
    type Restrictions = Restricted;

    fn builtin() -> Vec<Card> {
        builtin::cards()
    }

    fn number(card: &Card) -> Cow<'_, str> {
        Cow::Borrowed(card.number.as_str())
    }

    fn unread(card: &Card) -> &[String] {
        &card.unread
    }

    fn marked(reading: &Reading) -> Card {
        marked(reading)
    }

    fn read_written(text: &str) -> Result<Vec<Card>, String> {
        builtin::read_cards(text).map_err(|why| why.to_string())
    }

    /// 4-18: tokens are described by cards, or are in the file themselves.
    fn tokens(card: &Card) -> Vec<Card> {
        let all = card.tokens.iter().chain(Some(card).filter(|card| card.token));
        all.map(|token| Card { token: true, ..token.clone() }).collect()
    }

    /// A filler of scenarios.
    fn stand_in(number: &str) -> Option<Card> {
        (number == FILLER).then(digimon_scenario::filler)
    }

    fn printed_text(printed: &Printed) -> String {
        let boxes = TextBox::ALL.map(|of| printed.text(of));
        let lines = &printed.requirements;
        let lines = [&lines.digivolve, &lines.dna_digivolve, &lines.digixros, &lines.burst_digivolve]
            .into_iter()
            .chain([&lines.app_fusion, &lines.assembly, &printed.rule_text])
            .flatten()
            .map(String::as_str);
        let link = printed.link.iter().filter_map(|link| link.requirement.as_deref());
        let all = boxes.into_iter().chain(lines).chain(link);
        all.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
    }

    fn limit(printed: &Printed) -> Option<u8> {
        let restriction = printed.restriction.as_ref()?;
        match restriction.status {
            Status::Banned => Some(0),
            Status::Restricted => Some(restriction.count),
            Status::BannedPair => None,
        }
    }

    fn restrictions(printed: &[Printed]) -> Restricted {
        Restricted::of(printed)
    }

    fn facts(card: &Card, limit: Option<u8>) -> CardFacts {
        CardFacts::of(card, limit)
    }

    fn listing(facts: &CardFacts) -> Listing<'_> {
        let CardFacts { requirements, upper, inherited, security, link, rules, traits, .. } = facts;
        let texts = [requirements, upper, inherited, security, link, rules, traits];
        Listing {
            number: &facts.number,
            name: &facts.name,
            set: &facts.set,
            is_token: facts.token,
            is_read: facts.unread.is_empty(),
            texts: texts.into_iter().flatten().map(String::as_str).collect(),
        }
    }

    fn search(asked: &CardsAsked) -> Search<'_> {
        Search {
            text: asked.text.as_deref(),
            number: asked.number.as_deref(),
            name: asked.name.as_deref(),
            set: asked.set.as_deref(),
            read: asked.read,
            tokens: asked.token.unwrap_or(false),
            offset: asked.offset,
            limit: asked.limit,
        }
    }

    fn fits(asked: &CardsAsked, facts: &CardFacts) -> bool {
        let CardsAsked { colors, category, level, cost, dp, r#trait, .. } = asked;
        category.is_none_or(|category| facts.category == category)
            && colors.iter().flatten().all(|color| facts.colors.contains(color))
            && level.is_none_or(|span| span.has(facts.level.map(i32::from)))
            && cost.is_none_or(|span| span.has(facts.cost.map(i32::from)))
            && dp.is_none_or(|span| span.has(facts.dp))
            && r#trait.as_ref().is_none_or(|wanted| has_trait(facts, wanted.trim()))
    }
}

fn has_trait(facts: &CardFacts, wanted: &str) -> bool {
    wanted.is_empty() || facts.traits.iter().any(|found| found.eq_ignore_ascii_case(wanted))
}
