//! Whether a card is as a sentence says.

use super::checks::holds;
use super::eye::Eye;
use crate::model::{CardFact, CardName, Place, Ref};
use digimon::ask;
use digimon::effects::language::Face;
use digimon::state::{CardId, Unit};

pub(super) fn check(eye: Eye<'_>, what: &Ref, fact: &CardFact, yes: bool) -> Result<(), String> {
    match fact {
        CardFact::In(place) => is_in(eye, what, *place, yes),
        CardFact::Under(unit) => {
            let unit = only(eye, unit)?;
            let under = unit.under().iter().any(|&card| eye.is_card(what, card));
            holds(under == yes, || stack(eye, unit))
        }
        CardFact::LinkedTo(unit) => {
            let unit = only(eye, unit)?;
            let linked = unit.links.iter().any(|&card| eye.is_card(what, card));
            holds(linked == yes, || format!("linked to it: {}", numbers(eye, &unit.links)))
        }
        CardFact::Face(side) => is_faced(eye, what, *side, yes),
        fact => in_play(eye, only(eye, what)?, fact, yes),
    }
}

/// The one unit that is meant.
fn only<'a>(eye: Eye<'a>, what: &Ref) -> Result<&'a Unit, String> {
    match eye.units(what)[..] {
        [unit] => Ok(unit),
        [] => Err(format!("{what} is not in play")),
        _ => Err(format!("several cards in play are {what}; give them names with `=`")),
    }
}

fn in_play(eye: Eye<'_>, unit: &Unit, fact: &CardFact, yes: bool) -> Result<(), String> {
    let game = eye.game;
    let name = || eye.unit_name(unit.id);
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
            holds((unit.under().len() == *count) == yes, || stack(eye, unit))
        }
        CardFact::LinkCards(count) => holds((unit.links.len() == *count) == yes, || {
            format!("linked to it: {}", numbers(eye, &unit.links))
        }),
        CardFact::Over(cards) => holds(is_over(eye, unit, cards) == yes, || stack(eye, unit)),
        CardFact::Named(card) => holds((eye.number(unit.top()) == card.number) == yes, || {
            format!("it is {}", eye.number(unit.top()))
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
fn numbers(eye: Eye<'_>, cards: &[CardId]) -> String {
    let numbers: Vec<&str> = cards.iter().rev().map(|&card| eye.number(card)).collect();
    if numbers.is_empty() { "nothing".to_owned() } else { numbers.join(", ") }
}

fn stack(eye: Eye<'_>, unit: &Unit) -> String {
    format!("{} is over {}", eye.number(unit.top()), numbers(eye, unit.under()))
}

fn is_over(eye: Eye<'_>, unit: &Unit, cards: &[CardName]) -> bool {
    let under = unit.under().iter().rev().map(|&card| eye.number(card));
    under.eq(cards.iter().map(|card| card.number.as_str()))
}

fn is_in(eye: Eye<'_>, what: &Ref, place: Place, yes: bool) -> Result<(), String> {
    let found = |card: &CardId| eye.place_of(*card).is_some_and(|(_, found)| found == place);
    let cards = eye.cards(what);
    holds(cards.iter().any(found) == yes, || {
        let places = cards.iter().map(|&card| match eye.place_of(card) {
            Some((seat, place)) => format!("in {seat}'s {place}"),
            None => "in no area by itself".to_owned(),
        });
        let places: Vec<String> = places.collect();
        format!("{what} is {}", if places.is_empty() { "nowhere".to_owned() } else { places.join(" and ") })
    })
}

fn is_faced(eye: Eye<'_>, what: &Ref, face: Face, yes: bool) -> Result<(), String> {
    let faces: Vec<Face> =
        eye.cards(what).iter().map(|card| eye.game.state().cards[card.0 as usize].face).collect();
    let right = !faces.is_empty() && faces.iter().all(|&now| (now == face) == yes);
    holds(right, || format!("{what}: {faces:?}"))
}
