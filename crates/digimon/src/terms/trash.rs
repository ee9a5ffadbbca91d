//! DCG 4-14, 3-1-3: trashing, returning and placing cards, wherever they come from.

use crate::areas::battle::{self, place_of};
use crate::areas::{Place, Spot};
use crate::effects::language::{End, Happening, Origin, Verb};
use crate::effects::process::did;
use crate::effects::reveal;
use crate::effects::trigger::{self, Noticed, Seen};
use crate::game::Game;
use crate::query::Query;
use crate::state::{CardId, CardRef, Cause, Clause, Facts, PutTo, Snapshot, Thing, UnitId, What};
use crate::terms::{delete, overflow};
use table::Seat;

/// Cards that came from the same kind of place, to be noticed together (15-5-2).
struct Group {
    what: Happening,
    leaves: bool,
    seat: Seat,
    subjects: Vec<Thing>,
    other: Vec<Thing>,
}

/// 3-1-3-3: all of them leave at once and arrive at once.
pub(crate) fn put(game: &mut Game, subjects: &[Thing], to: PutTo, cause: Cause) {
    put_by(game, subjects, to, cause, clauses(to));
}

/// As [`put`], by the clauses of the rule that does it.
pub(crate) fn put_by(game: &mut Game, subjects: &[Thing], to: PutTo, cause: Cause, clauses: &[Clause]) {
    let snapshots = Query::on(game).snapshots(subjects);
    let groups = leaving(game, subjects, to);
    let noticed: Vec<Noticed> = groups.iter().map(|group| look(game, group, cause)).collect();
    for group in &groups {
        trigger::mark(game, group.what, &group.subjects);
    }
    let from_security = from_security(game, subjects, to);
    let facts = Facts { from: common_origin(game, subjects), ..Facts::default() };
    let tops = tops(game, subjects);
    let holders = holders(game, subjects);
    let returning: Vec<CardId> = returning(game, subjects);
    game.note(clauses, |game| What::Put { cards: game.labels(subjects), to });
    let mut gone = Vec::new();
    for &thing in subjects {
        move_one(game, thing, to, &mut gone);
    }
    if to == PutTo::UnderPlayed {
        let cards = snapshots.iter().map(|snapshot| snapshot.card.card);
        crate::play::lay_under(game, &cards.collect::<Vec<_>>());
    }
    overflow::process(game, &gone);
    for noticed in noticed {
        trigger::trigger(game, noticed);
    }
    let cards: Vec<CardRef> = snapshots.iter().map(|snapshot| snapshot.card).collect();
    let came: Vec<CardId> =
        snapshots.iter().flat_map(|one| [one.card.card].into_iter().chain(one.under.clone())).collect();
    for group in &groups {
        trigger::arrivals(game, group.what, group.leaves, &cards, &came, cause);
    }
    let snapshots = delete::follow(game, snapshots);
    let new: Vec<Snapshot> =
        snapshots.iter().filter(|one| !returning.contains(&one.card.card)).cloned().collect();
    arrived(game, &new, &holders, to, (cause, facts));
    top_cards_moved(game, &tops, to, cause);
    let removed: Vec<Thing> = from_security.iter().map(|&card| Thing::Card(game.card_ref(card))).collect();
    if let Some(seat) = removed.first().and_then(|&card| Query::on(game).seat_of(card)) {
        trigger::after(game, Happening::SecurityRemoved, seat, &removed, &[], cause);
    }
    did(game, cause, verb(to), snapshots);
}

fn clauses(to: PutTo) -> &'static [Clause] {
    match to {
        PutTo::Trash => &["4-14-1"],
        PutTo::Under(..) | PutTo::UnderPlayed => &["4-5-7", "4-5-4"],
        PutTo::SecurityTop(_) | PutTo::SecurityBottom(_) => &["3-7-2", "3-1-3-5"],
        PutTo::Hand | PutTo::DeckTop | PutTo::DeckBottom | PutTo::EggDeckBottom => &["3-1-3-3", "3-1-3-8"],
    }
}

fn verb(to: PutTo) -> Verb {
    match to {
        PutTo::Trash => Verb::Trashed,
        PutTo::Hand => Verb::Added,
        PutTo::DeckTop | PutTo::DeckBottom | PutTo::EggDeckBottom => Verb::Returned,
        PutTo::SecurityTop(_) | PutTo::SecurityBottom(_) | PutTo::Under(..) | PutTo::UnderPlayed => {
            Verb::Placed
        }
    }
}

fn move_one(game: &mut Game, thing: Thing, to: PutTo, gone: &mut Vec<CardId>) {
    match thing {
        Thing::Unit(unit) => {
            battle::leave(game, unit, to, gone);
        }
        Thing::Card(card) => {
            let spot = game.spot(card.card);
            let was_under = matches!(spot, Spot::Under(_) | Spot::Top(_));
            if let (Spot::Under(from) | Spot::Top(from), PutTo::Under(unit, end, _)) = (spot, to)
                && from == unit
            {
                return reorder(game, unit, card.card, end);
            }
            reveal::no_longer(game, card.card);
            game.move_card(card.card, place_of(to));
            if was_under && !matches!(to, PutTo::Under(..) | PutTo::UnderPlayed) {
                gone.push(card.card);
            }
        }
        Thing::Player(_) => {}
    }
}

/// 3-1-3-1-3: a card that changes its place within a stack is no new card.
fn reorder(game: &mut Game, unit: UnitId, card: CardId, end: End) {
    game.state.reorder(unit, card, end);
}

/// What the leaving of these cards is called, by where they leave from.
fn leaving(game: &Game, subjects: &[Thing], to: PutTo) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for &thing in subjects {
        let Some((what, leaves, seat, other)) = departure(game, thing, to) else { continue };
        match groups.iter_mut().find(|group| group.what == what) {
            Some(group) => {
                group.subjects.push(thing);
                group.other.extend(other);
            }
            None => groups.push(Group {
                what,
                leaves,
                seat,
                subjects: vec![thing],
                other: other.into_iter().collect(),
            }),
        }
    }
    groups
}

fn departure(game: &Game, thing: Thing, to: PutTo) -> Option<(Happening, bool, Seat, Option<Thing>)> {
    let trashed = to == PutTo::Trash;
    match thing {
        Thing::Unit(unit) => {
            let what = match to {
                PutTo::Hand => Happening::ReturnedToHand,
                PutTo::DeckTop | PutTo::DeckBottom => Happening::ReturnedToDeck,
                PutTo::Trash => Happening::TrashedFromBattleArea,
                _ => Happening::Leaves,
            };
            Some((what, true, game.unit(unit)?.owner, None))
        }
        // 15-15-3-2: a revealed card is not in the area that it came from.
        Thing::Card(card) => match game.spot(card.card) {
            Spot::Hand(seat) if trashed => Some((Happening::TrashedFromHand, false, seat, None)),
            Spot::Deck(seat) if trashed => Some((Happening::TrashedFromDeck, false, seat, None)),
            Spot::Security(seat) if trashed => Some((Happening::TrashedFromSecurity, false, seat, None)),
            Spot::Under(unit) if trashed => Some((
                Happening::DigivolutionCardsTrashed,
                false,
                owner(game, unit)?,
                Some(Thing::Unit(unit)),
            )),
            Spot::Linked(unit) if trashed => {
                Some((Happening::LinkCardsTrashed, false, owner(game, unit)?, Some(Thing::Unit(unit))))
            }
            _ => None,
        },
        Thing::Player(_) => None,
    }
}

fn owner(game: &Game, unit: UnitId) -> Option<Seat> {
    game.unit(unit).map(|unit| unit.owner)
}

fn look(game: &Game, group: &Group, cause: Cause) -> Noticed {
    let seen = Seen {
        what: group.what,
        leaves: group.leaves,
        before: false,
        seat: group.seat,
        subjects: &group.subjects,
        other: &group.other,
        cause,
    };
    trigger::look(game, &seen, Facts::default())
}

fn from_security(game: &Game, subjects: &[Thing], to: PutTo) -> Vec<CardId> {
    // 15-15-3-2: what was only revealed and goes back has not been removed.
    match to {
        PutTo::SecurityTop(_) | PutTo::SecurityBottom(_) => Vec::new(),
        _ => returning(game, subjects),
    }
}

/// Cards of a security stack, the revealed ones too; going back there they add nothing (15-15-3-2).
fn returning(game: &Game, subjects: &[Thing]) -> Vec<CardId> {
    let card = |&thing: &Thing| match thing {
        Thing::Card(card) => Some(card.card),
        Thing::Unit(_) | Thing::Player(_) => None,
    };
    let cards = subjects.iter().filter_map(card);
    cards.filter(|&card| matches!(game.origin(card), Spot::Security(_))).collect()
}

/// Effects that wait for cards to come somewhere. A Digi-Egg or token that ends up elsewhere has
/// not increased anything (15-1-10).
fn arrived(
    game: &mut Game,
    snapshots: &[Snapshot],
    holders: &[Thing],
    to: PutTo,
    (cause, facts): (Cause, Facts),
) {
    let there = snapshots.iter().filter(|snapshot| is_at(game.spot(snapshot.card.card), to));
    let cards: Vec<Thing> = there.map(|snapshot| Thing::Card(snapshot.card)).collect();
    let Some(seat) = cards.first().and_then(|&card| Query::on(game).seat_of(card)) else { return };
    let holder: [Thing; 1];
    let (what, seat, subjects, other) = match to {
        PutTo::Hand => (Happening::AddedToHand, seat, &cards[..], holders),
        PutTo::SecurityTop(_) | PutTo::SecurityBottom(_) => {
            (Happening::SecurityAdded, seat, &cards[..], &[][..])
        }
        PutTo::Under(unit, ..) => {
            holder = [Thing::Unit(unit)];
            let seat = owner(game, unit).unwrap_or(seat);
            (Happening::DigivolutionCardsPlaced, seat, &holder[..], &cards[..])
        }
        PutTo::DeckTop | PutTo::DeckBottom => (Happening::AddedToDeck, seat, &cards[..], holders),
        PutTo::Trash | PutTo::EggDeckBottom | PutTo::UnderPlayed => return,
    };
    let seen = Seen { what, leaves: false, before: false, seat, subjects, other, cause };
    trigger::notice(game, &seen, facts);
}

/// Where all of these come from, if it is one kind of place.
fn common_origin(game: &Game, subjects: &[Thing]) -> Option<Origin> {
    let origin = |&thing: &Thing| match thing {
        Thing::Card(card) => game.origin(card.card).as_origin(),
        Thing::Unit(_) | Thing::Player(_) => None,
    };
    let first = origin(subjects.first()?)?;
    subjects.iter().all(|thing| origin(thing) == Some(first)).then_some(first)
}

/// The units that these are under.
fn holders(game: &Game, subjects: &[Thing]) -> Vec<Thing> {
    let unit = |&thing: &Thing| match thing {
        Thing::Card(card) => match game.spot(card.card) {
            Spot::Under(unit) => Some(Thing::Unit(unit)),
            _ => None,
        },
        Thing::Unit(_) | Thing::Player(_) => None,
    };
    subjects.iter().filter_map(unit).collect()
}

/// The units whose top cards these are.
fn tops(game: &Game, subjects: &[Thing]) -> Vec<Thing> {
    let unit = |&thing: &Thing| match thing {
        Thing::Card(card) => match game.spot(card.card) {
            Spot::Top(unit) => Some(Thing::Unit(unit)),
            _ => None,
        },
        Thing::Unit(_) | Thing::Player(_) => None,
    };
    subjects.iter().filter_map(unit).collect()
}

/// The top card of a stack went somewhere without the stack (4-5-6).
fn top_cards_moved(game: &mut Game, units: &[Thing], to: PutTo, cause: Cause) {
    let Some(seat) = units.first().and_then(|&unit| Query::on(game).seat_of(unit)) else { return };
    match to {
        PutTo::Trash => trigger::after(game, Happening::TopCardTrashed, seat, units, &[], cause),
        PutTo::Under(..) => trigger::after(game, Happening::TopCardPlaced, seat, units, &[], cause),
        PutTo::Hand
        | PutTo::DeckTop
        | PutTo::DeckBottom
        | PutTo::EggDeckBottom
        | PutTo::SecurityTop(_)
        | PutTo::SecurityBottom(_)
        | PutTo::UnderPlayed => {}
    }
}

fn is_at(spot: Spot, to: PutTo) -> bool {
    match to {
        PutTo::Hand => matches!(spot, Spot::Hand(_)),
        PutTo::SecurityTop(_) | PutTo::SecurityBottom(_) => matches!(spot, Spot::Security(_)),
        PutTo::Under(unit, ..) => spot == Spot::Under(unit),
        PutTo::DeckTop | PutTo::DeckBottom => matches!(spot, Spot::Deck(_)),
        PutTo::Trash | PutTo::EggDeckBottom | PutTo::UnderPlayed => false,
    }
}

/// Puts a card that belongs to no area in the trash, by a rule (9-1-5, 13-1-7-4).
pub(crate) fn discard(game: &mut Game, card: CardId, clauses: &[Clause]) {
    game.note(clauses, |game| What::Put { cards: vec![game.label(card)], to: PutTo::Trash });
    game.move_card(card, Place::Trash);
}
