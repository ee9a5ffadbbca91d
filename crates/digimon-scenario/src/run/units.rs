//! Whether a card is as a sentence says.

use super::query::Query;
use crate::model::{CardFact, CardName, Place, Ref};
use digimon::ask;
use digimon::effects::language::Face;
use digimon::state::{CardId, Unit};
use scenario::holds;

pub(super) fn check(query: Query<'_>, what: &Ref, fact: &CardFact, yes: bool) -> Result<(), String> {
    match fact {
        CardFact::In(place) => is_in(query, what, *place, yes),
        CardFact::Under(unit) => {
            let unit = only(query, unit)?;
            let under = unit.under().iter().any(|&card| query.is_card(what, card));
            holds(under == yes, || stack(query, unit))
        }
        CardFact::LinkedTo(unit) => {
            let unit = only(query, unit)?;
            let linked = unit.links.iter().any(|&card| query.is_card(what, card));
            holds(linked == yes, || format!("linked to it: {}", numbers(query, &unit.links)))
        }
        CardFact::Face(side) => is_faced(query, what, *side, yes),
        fact => in_play(query, only(query, what)?, fact, yes),
    }
}

/// The one unit that is meant.
fn only<'a>(query: Query<'a>, what: &Ref) -> Result<&'a Unit, String> {
    match query.units(what)[..] {
        [unit] => Ok(unit),
        [] => Err(format!("{what} is not in play")),
        _ => Err(format!("several cards in play are {what}; give them names with `=`")),
    }
}

fn in_play(query: Query<'_>, unit: &Unit, fact: &CardFact, yes: bool) -> Result<(), String> {
    let game = query.game;
    let name = || query.unit_name(unit.id);
    match fact {
        CardFact::Dp(dp) => {
            let now = ask::dp(game, unit.id);
            holds((now == *dp) == yes, || format!("{} has {} DP", name(), number(now)))
        }
        CardFact::Level(level) => {
            let now = ask::level(game, unit.id);
            holds((now == *level) == yes, || format!("{} has level {}", name(), number(now)))
        }
        CardFact::Suspended => {
            let now = if unit.suspended { "suspended" } else { "unsuspended" };
            holds(unit.suspended == yes, || format!("{} is {now}", name()))
        }
        CardFact::Keyword(kind) => {
            let now = ask::has_keyword(game, unit.id, *kind);
            let has = if now { "has" } else { "does not have" };
            holds(now == yes, || format!("{} {has} {kind:?}", name()))
        }
        CardFact::DigivolutionCards(count) => {
            holds((unit.under().len() == *count) == yes, || stack(query, unit))
        }
        CardFact::LinkCards(count) => holds((unit.links.len() == *count) == yes, || {
            format!("linked to it: {}", numbers(query, &unit.links))
        }),
        CardFact::Over(cards) => holds(is_over(query, unit, cards) == yes, || stack(query, unit)),
        CardFact::Named(card) => holds((query.number(unit.top()) == card.number) == yes, || {
            format!("it is {}", query.number(unit.top()))
        }),
        CardFact::Checks(count) => {
            let now = ask::security_attack(game, unit.id);
            holds((now == *count) == yes, || format!("{} checks {now}", name()))
        }
        CardFact::In(_) | CardFact::Under(_) | CardFact::LinkedTo(_) | CardFact::Face(_) => Ok(()),
    }
}

fn number(number: Option<i32>) -> String {
    number.map_or_else(|| "no".to_owned(), |number| number.to_string())
}

/// Numbers of cards, from the top down.
fn numbers(query: Query<'_>, cards: &[CardId]) -> String {
    let numbers: Vec<&str> = cards.iter().rev().map(|&card| query.number(card)).collect();
    if numbers.is_empty() { "nothing".to_owned() } else { numbers.join(", ") }
}

fn stack(query: Query<'_>, unit: &Unit) -> String {
    format!("{} is over {}", query.number(unit.top()), numbers(query, unit.under()))
}

fn is_over(query: Query<'_>, unit: &Unit, cards: &[CardName]) -> bool {
    let under = unit.under().iter().rev().map(|&card| query.number(card));
    under.eq(cards.iter().map(|card| card.number.as_str()))
}

fn is_in(query: Query<'_>, what: &Ref, place: Place, yes: bool) -> Result<(), String> {
    let found = |card: &CardId| query.place_of(*card).is_some_and(|(_, found)| found == place);
    let cards = query.cards(what);
    holds(cards.iter().any(found) == yes, || {
        let places = cards.iter().map(|&card| match query.place_of(card) {
            Some((seat, place)) => format!("in {seat}'s {place}"),
            None => "in no area by itself".to_owned(),
        });
        let places: Vec<String> = places.collect();
        format!("{what} is {}", if places.is_empty() { "nowhere".to_owned() } else { places.join(" and ") })
    })
}

fn is_faced(query: Query<'_>, what: &Ref, face: Face, yes: bool) -> Result<(), String> {
    let faces: Vec<Face> = query.cards(what).iter().map(|&card| query.game.state().card(card).face).collect();
    let right = !faces.is_empty() && faces.iter().all(|&now| (now == face) == yes);
    holds(right, || format!("{what}: {faces:?}"))
}
