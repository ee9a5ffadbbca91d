//! OCG 3.3.2-78 to -93: Tributes for Normal Summons and Sets of monsters.

use super::{by_effect, zones};
use crate::game::Game;
use crate::language::{Filter, Modifier, OwnTributes, SummonWay, Topic};
use crate::pipe::{Change, Destination, is_protected};
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::state::{Ask, By, CardId, Choice, Decision, Location, Move, Pick, Zone};
use table::Seat;

/// Face-up or face-down: the one is a Summon, the other is not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum As {
    Summon,
    Set,
}

/// 3.3.2-78, -80, -82, -83: the numbers of Tributes that a Normal Summon of this monster may take.
pub(super) fn numbers(query: Query<'_>, seat: Seat, card: CardId) -> Vec<u8> {
    let by_level = match query.level(card) {
        Some(..=4) | None => 0,
        Some(5 | 6) => 1,
        Some(_) => 2,
    };
    let standpoint = Standpoint::at(seat, query.game.card_ref(card));
    let own = &query.game.def(card).card.text.tributes;
    let must: Vec<u8> =
        own.iter().filter_map(|one| if let OwnTributes::Must(n) = one { Some(*n) } else { None }).collect();
    let mut numbers = if must.is_empty() { vec![by_level] } else { must };
    numbers.extend(own.iter().filter_map(|one| match one {
        OwnTributes::May(n) => Some(*n),
        OwnTributes::MayIf(n, condition) => query.is_true(standpoint, condition).then_some(*n),
        OwnTributes::Must(_) | OwnTributes::Of(..) => None,
    }));
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// By its own text: monsters of which so many are enough.
fn of_kind(query: Query<'_>, seat: Seat, card: CardId, number: u8) -> Vec<CardId> {
    let standpoint = Standpoint::at(seat, query.game.card_ref(card));
    let own = &query.game.def(card).card.text.tributes;
    let kinds = own.iter().filter_map(|one| match one {
        OwnTributes::Of(n, like) if *n == number => Some(like),
        OwnTributes::Of(..) | OwnTributes::Must(_) | OwnTributes::May(_) | OwnTributes::MayIf(..) => None,
    });
    let kinds: Vec<&Vec<Filter>> = kinds.collect();
    let mut found = candidates(query, seat, card);
    found.retain(|&other| {
        let fits = |filter: &Filter| query.looking_under().is_like(standpoint, other, filter);
        kinds.iter().any(|like| like.iter().all(fits))
    });
    found
}

/// The numbers of Tributes for which it asks for monsters of a kind, and has enough of them.
fn numbers_of_kinds(query: Query<'_>, seat: Seat, card: CardId) -> Vec<u8> {
    let own = query.game.def(card).card.text.tributes.iter();
    let numbers = own.filter_map(|one| match one {
        OwnTributes::Of(n, _) => Some(*n),
        OwnTributes::Must(_) | OwnTributes::May(_) | OwnTributes::MayIf(..) => None,
    });
    numbers.filter(|&n| of_kind(query, seat, card, n).len() >= usize::from(n)).collect()
}

/// 3.3.2-78: the monsters of this player that count as two Tributes for this one.
fn doubles(query: Query<'_>, seat: Seat, card: CardId) -> Vec<CardId> {
    if !query.game.about.contains(Topic::TwoTributes) {
        return Vec::new();
    }
    let mut found = candidates(query, seat, card);
    found.retain(|&other| {
        let mut double = false;
        query.each_of(Subject::Card(other), Topic::TwoTributes, &mut |applying| {
            if let Modifier::TwoTributes(filters) = applying.modifier {
                let own = Standpoint::of(applying.source);
                double |= filters.iter().all(|filter| query.is_like(own, card, filter));
            }
        });
        double
    });
    found
}

/// 3.3.2-79, -83: with Tributes it is a Tribute Summon, without it is not.
pub(crate) fn way(number: u8) -> SummonWay {
    if number == 0 { SummonWay::Normal } else { SummonWay::Tribute }
}

/// Of those numbers the ones that can be Tributed now.
pub(crate) fn possible(query: Query<'_>, seat: Seat, card: CardId, how: As) -> Vec<u8> {
    let mut found = numbers(query, seat, card);
    if !doubles(query, seat, card).is_empty() {
        let fewer: Vec<u8> = found.iter().filter(|number| **number >= 2).map(|number| number - 1).collect();
        found.extend(fewer);
        found.sort_unstable();
        found.dedup();
    }
    if how == As::Summon {
        found.extend(numbers_of_kinds(query, seat, card));
        found.sort_unstable();
        found.dedup();
    }
    found.retain(|&number| {
        has_zone_after(query, seat, card, number)
            && (how == As::Set || by_effect::may_summon(query, seat, card, way(number)))
    });
    found
}

/// 3.3.2-86 to -92: monsters that this player can Tribute: face-down ones, Tokens, Traps that are monsters and
/// those in an Extra Monster Zone, too, but only their own.
fn candidates(query: Query<'_>, seat: Seat, card: CardId) -> Vec<CardId> {
    let own = query.game.state.zones.monsters().map(|(_, other)| other);
    let can = |other: &CardId| {
        query.game.card(*other).controller == seat
            && !is_protected(query, *other, Move::Tributed, By::Summon(card, SummonWay::Tribute))
    };
    own.filter(can).collect()
}

/// Those whose zone the monster could go to.
fn frees(game: &Game, seat: Seat, tribute: CardId) -> bool {
    matches!(game.card(tribute).place, Location::Zone(Zone::Main(of, _)) if of == seat)
}

/// 3.3.2-70, -81: is there a zone, or will there be one?
fn has_zone_after(query: Query<'_>, seat: Seat, card: CardId, number: u8) -> bool {
    let game = query.game;
    if number == 0 {
        return zones::has_room(game, seat);
    }
    let found = candidates(query, seat, card);
    found.len() >= usize::from(number)
        && (zones::has_room(game, seat) || found.iter().any(|&one| frees(game, seat, one)))
}

/// 3.3.2-82, -83: which of several numbers is to be Tributed.
pub(crate) fn ask_number(seat: Seat, numbers: &[u8]) -> Decision {
    let options = numbers.iter().map(|&number| Choice::Number(i32::from(number))).collect();
    Decision { seat, ask: Ask::Number, about: None, options }
}

/// The choice of the Tributes. Where no zone is free, one of them must leave one (3.3.2-81).
pub(crate) fn pick(game: &Game, seat: Seat, card: CardId, number: u8) -> Pick {
    let query = Query::on(game);
    let usual = numbers(query, seat, card).contains(&number);
    let doubles = if usual { Vec::new() } else { doubles(query, seat, card) };
    let kinds = if usual { Vec::new() } else { of_kind(query, seat, card, number) };
    let by_kind = doubles.is_empty() && !kinds.is_empty();
    let candidates = if by_kind { kinds } else { candidates(query, seat, card) };
    let include = if !doubles.is_empty() {
        doubles
    } else if zones::has_room(game, seat) {
        Vec::new()
    } else {
        candidates.iter().copied().filter(|&one| frees(game, seat, one)).collect()
    };
    Pick {
        seat,
        ask: Ask::Tributes,
        about: None,
        candidates,
        chosen: Vec::new(),
        least: u16::from(number),
        most: u16::from(number),
        together: crate::state::Joined::Any,
        include,
    }
}

/// 3.3.2-84, -85, -87, -93: they leave before the monster comes; what waits for that with "when" has missed it.
pub(crate) fn send(game: &mut Game, card: CardId, cards: Vec<CardId>) {
    let change = Change::Move { cards, why: Move::Tributed, to: Destination::Graveyard };
    game.propose(change, By::Summon(card, SummonWay::Tribute), &["3.3.2-85", "3.3.2-87"]);
    game.state.moment += 1;
}
