//! DCG 7-3: Assembly.

use super::digixros::{arrange_in, move_under};
use super::laying::{Laying, size};
use crate::game::Game;
use crate::query::Query;
use crate::state::{CardRef, MaterialRule, Pick, Playing, Thing};
use table::Seat;

/// The cards in the trash that fit, if all places can be filled (7-3-2-4).
fn candidates(query: Query<'_>, seat: Seat, card: CardRef) -> Vec<Thing> {
    let Some(assembly) = &query.game.printed(card.card).assembly else { return Vec::new() };
    let trash =
        query.game.state.player(seat).trash.iter().map(|&other| Thing::Card(query.game.card_ref(other)));
    let fitting: Vec<Thing> = trash
        .filter(|&thing| {
            assembly
                .materials
                .iter()
                .any(|material| super::digixros::fits(query, seat, card, material, thing))
        })
        .collect();
    let laying = Laying::new(query, seat, card, &assembly.materials, &fitting);
    if laying.can_fill(&mut Vec::new(), 0) { fitting } else { Vec::new() }
}

/// How much Assembly takes off the play cost, if it can be done.
pub(crate) fn off(query: Query<'_>, seat: Seat, card: CardRef) -> i32 {
    let Some(assembly) = &query.game.printed(card.card).assembly else { return 0 };
    if candidates(query, seat, card).is_empty() { 0 } else { i32::from(assembly.reduces.0) }
}

/// 7-3-3-2: the player may choose the whole set from the trash, or nothing (7-3-2-9).
/// 7-3-1, 7-3-2-3: all of them at once, from the trash. 7-3-2-10: also when an effect plays the card.
pub(super) fn ask(game: &mut Game, playing: &mut Box<Playing>, card: CardRef) -> bool {
    let candidates = candidates(Query::on(game), playing.seat, card);
    if candidates.is_empty() {
        return false;
    }
    let Some(assembly) = &game.printed(card.card).assembly else { return false };
    let max = size(&assembly.materials).min(255) as u8;
    super::ask_for_materials(game, playing, MaterialRule::Assembly, candidates, max);
    true
}

/// May this be the next pick? The set must stay completable.
pub(crate) fn goes_with(query: Query<'_>, seat: Seat, card: CardRef, pick: &Pick, thing: Thing) -> bool {
    let Some(assembly) = &query.game.printed(card.card).assembly else { return false };
    let mut all = pick.chosen.clone();
    all.push(thing);
    let chosen = all.len();
    all.extend(pick.candidates.iter().filter(|&other| *other != thing && !pick.chosen.contains(other)));
    let laying = Laying::new(query, seat, card, &assembly.materials, &all);
    laying.can_fill(&mut (0..chosen).collect(), chosen)
}

/// The chosen cards in the order in which they will lie; nothing unless all are there (7-3-2-4).
/// 7-3-2-5, 7-3-2-6: each as often as it is listed, those further left higher up.
pub(super) fn order(game: &Game, playing: &Playing, chosen: &[Thing]) -> Vec<Thing> {
    let card = playing.cards[0];
    let Some(assembly) = &game.printed(card.card).assembly else { return Vec::new() };
    let materials = &assembly.materials;
    let order = arrange_in(Query::on(game), playing.seat, card, materials, chosen).unwrap_or_default();
    if order.len() == size(materials) { order } else { Vec::new() }
}

/// 7-3-3-3, 7-3-2-1: they go under it, and the number is taken off the cost once.
/// 7-3-2-7: without cards it was no Assembly.
pub(super) fn place(game: &mut Game, playing: &mut Playing) {
    let placed = move_under(game, &playing.chosen, &["7-3-3-3"]);
    let reduces =
        game.printed(playing.cards[0].card).assembly.as_ref().map_or(0, |assembly| assembly.reduces.0);
    if !placed.is_empty() {
        playing.change -= i32::from(reduces);
        playing.facts.assembled = true;
    }
    playing.under.extend(placed);
}
