//! DCG 8-4: App Fusion.

use super::{Chance, Digivolving};
use crate::effects::language::{Face, Filter};
use crate::effects::process::did_nothing;
use crate::game::Game;
use crate::pipe::Made;
use crate::query::{Query, Standpoint};
use crate::state::{Ask, CardRef, DigivolveStage, Frame, Known, Pick, Thing, Unit, UnitId, Way};
use table::Seat;

/// 8-4-2-1: the Digimon and one of its link cards are two different ones of those named.
pub(crate) fn chances(query: Query<'_>, seat: Seat, card: CardRef, unit: &Unit) -> Vec<Chance> {
    if unit.links.is_empty() || !unit.area.is_battle() || !super::can_be_stacked(query, unit, card) {
        return Vec::new();
    }
    (0u8..)
        .zip(&query.game.printed(card.card).app_fusion)
        .filter(|(_, fusion)| !link_cards(query, seat, card, unit, &fusion.of).is_empty())
        .map(|(nth, fusion)| Chance { way: Way::AppFusion(nth), cost: i32::from(fusion.cost.0) })
        .collect()
}

/// The link cards that make a pair with the Digimon.
fn link_cards(query: Query<'_>, seat: Seat, card: CardRef, unit: &Unit, of: &[Vec<Filter>]) -> Vec<Thing> {
    let standpoint = Standpoint::at(seat, card);
    let fits =
        |thing, filters: &[Filter]| filters.iter().all(|filter| query.is_like(standpoint, thing, filter));
    let pairs = |link: Thing| {
        (0..of.len()).any(|one| {
            fits(Thing::Unit(unit.id), &of[one])
                && (0..of.len()).any(|two| two != one && fits(link, &of[two]))
        })
    };
    let links = unit.links.iter().map(|&link| Thing::Card(query.game.card_ref(link)));
    links.filter(|&link| pairs(link)).collect()
}

/// With several that fit, the player chooses which one is stacked.
pub(super) fn choose_link_card(game: &mut Game, mut digivolving: Box<Digivolving>) {
    let Way::AppFusion(nth) = digivolving.way else { return };
    let (seat, card) = (digivolving.seat, digivolving.card);
    let of = &game.printed(card.card).app_fusion[nth as usize].of;
    let query = Query::on(game);
    let unit = game.unit(digivolving.units[0]);
    let candidates = unit.map(|unit| link_cards(query, seat, card, unit, of)).unwrap_or_default();
    digivolving.stage = DigivolveStage::LinkCardChosen;
    game.push(Frame::Digivolve(digivolving));
    crate::effects::choice::begin(game, Pick::one(seat, Ask::Target, None, candidates));
}

pub(super) fn link_card_chosen(game: &mut Game, mut digivolving: Box<Digivolving>, picked: &[Thing]) {
    let Some(Thing::Card(card)) = picked.first() else { return did_nothing(game, digivolving.cause) };
    digivolving.link_card = Some(*card);
    digivolving.stage = DigivolveStage::Pay;
    game.push(Frame::Digivolve(digivolving));
}

/// 8-4-3-3: the link card goes on the Digimon before the new card does.
/// 8-4-1
pub(super) fn stack_link_card(game: &mut Game, unit: UnitId, link_card: Option<CardRef>, made: &Made) {
    let Some(link) = link_card.map(|link| link.card) else { return };
    game.take_out(link, made);
    game.state.board_mut(made).renew(link, Face::Up, Known::ALL);
    game.state.board_mut(made).stack_on(unit, link);
}
