//! DCG 8-4: App Fusion.

use super::{Chance, Digivolving};
use crate::areas::Place;
use crate::effects::language::{End, Face, Filter};
use crate::eye::{Eye, Standpoint};
use crate::game::Game;
use crate::state::{CardId, CardRef, Thing, Unit, Way};
use table::Seat;

/// 8-4-2-1: the Digimon and one of its link cards are two different ones of those named.
pub(super) fn chances(eye: Eye<'_>, seat: Seat, card: CardRef, unit: &Unit) -> Vec<Chance> {
    if unit.links.is_empty() || !unit.area.is_battle() || !super::can_be_stacked(eye, unit, card) {
        return Vec::new();
    }
    (0u8..)
        .zip(&eye.game.printed(card.card).app_fusion)
        .filter(|(_, fusion)| link_card(eye, seat, card, unit, &fusion.of).is_some())
        .map(|(nth, fusion)| Chance { way: Way::AppFusion(nth), cost: i32::from(fusion.cost.0) })
        .collect()
}

fn link_card(eye: Eye<'_>, seat: Seat, card: CardRef, unit: &Unit, of: &[Vec<Filter>]) -> Option<CardId> {
    let standpoint = Standpoint::at(seat, card);
    let fits = |thing, filters: &[Filter]| filters.iter().all(|filter| eye.is_like(standpoint, thing, filter));
    let pairs = |link: CardId| {
        let link = Thing::Card(eye.game.card_ref(link));
        (0..of.len()).any(|one| {
            fits(Thing::Unit(unit.id), &of[one]) && (0..of.len()).any(|two| two != one && fits(link, &of[two]))
        })
    };
    unit.links.iter().copied().find(|&link| pairs(link))
}

/// 8-4-3-3: the link card goes on the Digimon before the new card does.
pub(super) fn stack_link_card(game: &mut Game, digivolving: &Digivolving) {
    let Way::AppFusion(nth) = digivolving.way else { return };
    let (id, card) = (digivolving.units[0], digivolving.card);
    let of = &game.printed(card.card).app_fusion[nth as usize].of;
    let link = game.unit(id).and_then(|unit| link_card(Eye::on(game), digivolving.seat, card, unit, of));
    if let Some(link) = link {
        game.take_out(link);
        game.put_in(link, Place::Under(id, End::Top, Face::Up));
        // On top of the Digimon, not under it.
        if let Some(unit) = game.unit_mut(id) {
            let top = unit.stack.len() - 1;
            unit.stack.swap(top, top - 1);
        }
    }
}
