//! The cards of the OCG, as a catalogue keeps and finds them.

use crate::Ocg;
use crate::requests::{CardFacts, CardsAsked};
use host::{Cards, Listing, Search};
use ocg::builtin;
use ocg::card::{Card, Limit};
use ocg::tournament::limit_list::LimitList;
use ocg_text::pool::Printed;
use std::borrow::Cow;
use text::pool::Reading;

/// All cards.
pub type Catalogue = host::Catalogue<Ocg>;

impl Cards for Ocg {
    type Printed = Printed;
    type Facts = CardFacts;
    type Asked = CardsAsked;
    type Restrictions = LimitList;

    fn builtin() -> Vec<Card> {
        builtin::library().defs().map(|(_, def)| def.card.clone()).collect()
    }

    fn number(card: &Card) -> Cow<'_, str> {
        Cow::Owned(card.id.0.to_string())
    }

    fn unread(card: &Card) -> &[String] {
        &card.unread
    }

    fn marked(reading: &Reading<Card>) -> Card {
        Card { unread: reading.unread(), ..reading.card.clone() }
    }

    fn read_written(text: &str) -> Result<Vec<Card>, String> {
        builtin::read_cards(text).map_err(|why| why.to_string())
    }

    fn printed_text(printed: &Printed) -> String {
        let pendulum = printed.monster().and_then(|monster| monster.pendulum_text.as_deref());
        [Some(printed.text.as_str()), pendulum].into_iter().flatten().collect::<Vec<_>>().join("\n")
    }

    fn limit(printed: &Printed) -> Option<u8> {
        (printed.limit != Limit::Unlimited).then(|| printed.limit.copies() as u8)
    }

    fn restrictions(printed: &[Printed]) -> LimitList {
        let mut list = LimitList::default();
        for card in printed.iter().filter(|card| card.limit != Limit::Unlimited) {
            list.limit(card.id, card.limit);
        }
        list
    }

    fn facts(card: &Card, limit: Option<u8>) -> CardFacts {
        CardFacts::of(card, limit)
    }

    fn listing(facts: &CardFacts) -> Listing<'_> {
        Listing {
            number: &facts.number,
            name: &facts.name,
            set: &facts.set,
            is_token: facts.token,
            is_read: facts.unread.is_empty(),
            texts: facts.text.iter().chain(&facts.pendulum).map(String::as_str).collect(),
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
        asked.kind.is_none_or(|kind| facts.kind == kind)
            && asked.spell_trap.is_none_or(|kind| facts.spell_trap == Some(kind))
            && asked.types.iter().flatten().all(|kind| facts.types.contains(kind))
            && asked.race.is_none_or(|race| facts.race == Some(race))
            && asked.attribute.is_none_or(|attribute| facts.attribute == Some(attribute))
            && asked.extra_deck.is_none_or(|extra| facts.extra_deck == extra)
            && fits_numbers(asked, facts)
    }
}

fn fits_numbers(asked: &CardsAsked, facts: &CardFacts) -> bool {
    let small = |number: Option<u8>| number.map(i32::from);
    let stat =
        |stat: Option<crate::requests::PrintedStat>| stat.and_then(crate::requests::PrintedStat::value);
    let all = [
        (asked.level, small(facts.level)),
        (asked.rank, small(facts.rank)),
        (asked.link, small(facts.link)),
        (asked.scale, small(facts.scale)),
        (asked.atk, stat(facts.atk)),
        (asked.def, stat(facts.def)),
    ];
    all.into_iter().all(|(span, value)| span.is_none_or(|span| span.has(value)))
}
