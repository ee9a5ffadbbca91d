//! OCG 2.1.6, 3.3.2-74 to -76, 3.3.2-192 to -203, 3.3.2-251 to -281: what changes about monsters: Summons, materials,
//! positions.

use super::commit::{Told, after, snapshot, snapshots};
use crate::game::Game;
use crate::language::SummonWay;
use crate::state::{CardId, Face, Known, Location, Snapshot, What, Zone};
use table::Seat;

pub(super) fn summoned(
    game: &mut Game,
    cards: &[(CardId, Zone, Face)],
    seat: Seat,
    way: SummonWay,
    properly: bool,
) -> Told {
    let subjects = cards.iter().map(|&(card, zone, face)| {
        let mut snapshot = snapshot(game, card);
        // 3.3.2-74: on its way it was in no place.
        if snapshot.from == Location::Between {
            snapshot.from = game.card(card).came_from;
        }
        if game.card(card).place != Location::Zone(zone) {
            game.take_out(card);
            game.put_in_zone(card, zone, face, seat);
        } else if way == SummonWay::Normal {
            // 3.4.4-96, -99, -105
            game.state.cards[card.index()].on_field.again = true;
        }
        let turn = game.state.turn.number;
        let state = &mut game.state.cards[card.index()];
        state.face = face;
        state.on_field.since = turn;
        state.on_field.summoned = face.is_up().then_some(way);
        state.on_field.summoned_from = Some(snapshot.from);
        state.on_field.set = (!face.is_up()).then_some(turn);
        state.properly_summoned |= properly;
        // 3.4.4-114, -116, -123
        if let Some(becomes) = state.becomes.take() {
            state.on_field.as_monster = Some(becomes.monster);
            state.on_field.counts_as = becomes.counts_as;
        }
        if way != SummonWay::Flip {
            state.made_of.clear();
        }
        snapshot.to = Location::Zone(zone);
        snapshot.card = game.card_ref(card);
        snapshot
    });
    let subjects = subjects.collect();
    Told::about(What::Summoned(way), subjects)
}

/// 3.3.2-192, -195: what was stacked lies under the monster now; what was sent away is remembered (3.3.2-175, -232).
pub(super) fn make_of(game: &mut Game, card: CardId, way: SummonWay, materials: &[CardId]) {
    let under = |one: &CardId| game.card(*one).place == Location::Material(card);
    let materials = materials.iter().copied();
    if way == SummonWay::Xyz {
        let under: Vec<CardId> = materials.filter(under).collect();
        game.state.cards[card.index()].on_field.materials = under;
    } else {
        let made_of = materials.map(|one| game.card_ref(one)).collect();
        game.state.cards[card.index()].made_of = made_of;
    }
}

pub(super) fn used_as_material(game: &Game, cards: &[CardId], made: CardId, way: SummonWay) -> Told {
    // Where they were used, not where they have gone since.
    let used = |one: Snapshot| Snapshot { from: game.card(one.card.card).came_from, ..one };
    let subjects = snapshots(game, cards).into_iter().map(used).collect();
    Told { what: What::UsedAsMaterial(way), subjects, other: snapshots(game, &[made]) }
}

/// 3.3.2-75, -108: from no place they go where they go. A monster that was to be Flip Summoned leaves its zone
/// in the same way, and does not count as properly Summoned any more (3.3.2-125).
pub(super) fn summon_negated(game: &mut Game, cards: &[CardId]) -> Told {
    let subjects = snapshots(game, cards);
    for &card in cards {
        game.take_out(card);
        game.state.cards[card.index()].properly_summoned = false;
    }
    Told::about(What::SummonNegated, subjects)
}

/// 3.3.2-74: on their way, in no place; a monster that is to be Flip Summoned lies where it lies.
pub(super) fn taken_up(game: &mut Game, cards: &[CardId], way: SummonWay) -> Told {
    let subjects = snapshots(game, cards);
    for &card in cards {
        // 3.3.2-244, 3.4.4-99: what is on the field already stays there.
        if !game.card(card).place.is_field() {
            game.take_out(card);
            // 3.3.2-74: it is put down face-up for all to see.
            game.state.cards[card.index()].known = Known::ALL;
        }
    }
    let subjects = subjects.into_iter().map(|one| after(game, one)).collect();
    Told::about(What::Attempted(way), subjects)
}

/// 3.3.2-195
pub(super) fn attached(game: &mut Game, cards: &[CardId], to: CardId) -> Told {
    let subjects = snapshots(game, cards);
    for &card in cards {
        game.take_out(card);
        game.state.cards[card.index()].place = Location::Material(to);
        game.state.cards[card.index()].known = Known::ALL;
        // A monster that is still to come gets them when it comes.
        if game.card(to).place.is_field() {
            game.state.cards[to.index()].on_field.materials.push(card);
        }
    }
    // What lay under one of them goes along if it is named, too.
    game.state.loose.retain(|card| !cards.contains(card));
    Told::about(What::Attached, subjects)
}

/// 2.1.6-2: as it lies, under the same control.
pub(super) fn trap_returned(game: &mut Game, card: CardId, zone: Zone) -> Told {
    let was = snapshot(game, card);
    let (face, controller) = (was.face, was.controller);
    game.take_out(card);
    game.put_in_zone(card, zone, face, controller);
    if face == Face::Down {
        game.state.cards[card.index()].on_field.set = Some(game.state.turn.number);
    }
    Told::about(What::Placed(zone), vec![after(game, was)])
}

/// 3.3.2-251
pub(super) fn flipped(game: &mut Game, card: CardId, face: Face) -> Told {
    let stamp = game.tick();
    let was = snapshot(game, card);
    let state = &mut game.state.cards[card.index()];
    state.face = face;
    state.known = Known::ALL;
    state.on_field.stamp = stamp;
    Told::about(What::FlippedUp, vec![after(game, was)])
}

pub(super) fn position(game: &mut Game, cards: Vec<(CardId, Face)>, by_player: bool) -> Told {
    let turn = game.state.turn.number;
    let mut subjects = Vec::new();
    for (card, face) in cards {
        subjects.push(snapshot(game, card));
        let state = &mut game.state.cards[card.index()];
        state.face = face;
        if by_player {
            state.on_field.moved = Some(turn);
        }
    }
    Told::about(What::PositionChanged, subjects)
}
