//! DCG 7-2: DigiXros.

use super::laying::{Laying, size};
use super::opened;
use crate::areas::{Place, battle};
use crate::card::Material;
use crate::digivolve::dna::is_as;
use crate::effects::language::{Modifier, Procedure, Target};
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::query::{Query, Standpoint};
use crate::state::{CardId, CardRef, Cause, Change, Clause, MaterialRule, Playing, PutTo, Thing, What};
use table::Seat;

pub(super) fn fits(query: Query<'_>, seat: Seat, card: CardRef, material: &Material, thing: Thing) -> bool {
    let standpoint = Standpoint::at(seat, card);
    material.of.iter().all(|filter| query.is_like(standpoint, thing, filter))
        || stands_in(query, material, thing)
        || counts_as(query, card, material, thing)
}

/// "Is also treated as … for DigiXros."
fn counts_as(query: Query<'_>, card: CardRef, material: &Material, thing: Thing) -> bool {
    let printed = query.game.printed(card.card);
    let mut found = false;
    query.each_modifier(thing, Topics::MATERIAL, &mut |holding| {
        let Modifier::AlsoFor(procedure, of, infos) = holding.modifier else { return };
        let standpoint = Standpoint::of(&holding.source.holder);
        let meant = match procedure {
            Procedure::DigiXros => printed.digixros.is_some(),
            Procedure::Assembly => printed.assembly.is_some(),
        };
        found |= meant
            && of.iter().all(|filter| query.is_like(standpoint, Thing::Card(card), filter))
            && material
                .of
                .iter()
                .all(|filter| is_as(infos, filter) || query.is_like(standpoint, thing, filter));
    });
    found
}

/// 15-15-8: some cards may stand in for a named one, but not where "different cards" are asked for.
/// 15-15-8-1, 15-15-8-2
fn stands_in(query: Query<'_>, material: &Material, thing: Thing) -> bool {
    material.different.is_none() && query.any_modifier(thing, Topics::DIGIXROS)
}

/// 7-2-1: cards in the hand and in the battle area of the player.
pub(super) fn candidates(query: Query<'_>, seat: Seat, card: CardRef) -> Vec<Thing> {
    let Some(digixros) = &query.game.printed(card.card).digixros else { return Vec::new() };
    let hand =
        query.game.state.player(seat).hand.iter().map(|&other| Thing::Card(query.game.card_ref(other)));
    let units = battle::units(query.game, seat).map(|unit| Thing::Unit(unit.id));
    let fitting = |thing: &Thing| {
        *thing != Thing::Card(card)
            && !query.printed(*thing).is_some_and(|printed| printed.token)
            && digixros.materials.iter().any(|material| fits(query, seat, card, material, *thing))
    };
    hand.chain(units).filter(fitting).collect()
}

/// How much DigiXros can take off the play cost at most.
pub(crate) fn most_off(query: Query<'_>, seat: Seat, card: CardRef) -> i32 {
    let Some(digixros) = &query.game.printed(card.card).digixros else { return 0 };
    let candidates = candidates(query, seat, card);
    let most = Laying::new(query, seat, card, &digixros.materials, &candidates).most();
    i32::from(digixros.each.0) * most as i32
}

/// 7-2-3-2: the player may choose any number of fitting cards, or none (7-2-2-12).
/// 7-2-2-3, 7-2-2-4: any number, all at once.
pub(super) fn ask(game: &mut Game, playing: &mut Box<Playing>, card: CardRef) -> bool {
    let mut candidates = candidates(Query::on(game), playing.seat, card);
    for thing in opened::further(Query::on(game), playing, card) {
        if !candidates.contains(&thing) {
            candidates.push(thing);
        }
    }
    if candidates.is_empty() {
        return false;
    }
    let Some(digixros) = &game.printed(card.card).digixros else { return false };
    let max = size(&digixros.materials).min(255) as u8;
    super::ask_for_materials(game, playing, MaterialRule::DigiXros, candidates, max);
    true
}

/// Can these be laid into the places of the requirement, each in one? Gives their order.
pub(crate) fn arrange(query: Query<'_>, seat: Seat, card: CardRef, chosen: &[Thing]) -> Option<Vec<Thing>> {
    let digixros = query.game.printed(card.card).digixros.as_ref()?;
    arrange_in(query, seat, card, &digixros.materials, chosen)
}

/// Lays each thing into a place that it fits, the first chosen first.
/// 7-2-2-5: each listed card as often as it is listed.
pub(super) fn arrange_in(
    query: Query<'_>,
    seat: Seat,
    card: CardRef,
    materials: &[Material],
    chosen: &[Thing],
) -> Option<Vec<Thing>> {
    let all: Vec<usize> = (0..chosen.len()).collect();
    let order = Laying::new(query, seat, card, materials, chosen).arrange(&all)?;
    Some(order.into_iter().map(|at| chosen[at]).collect())
}

/// The chosen cards in the order in which they will lie, the left one on top (7-2-2-8).
pub(super) fn order(game: &Game, playing: &Playing, chosen: &[Thing]) -> Vec<Thing> {
    arrange(Query::on(game), playing.seat, playing.cards[0], chosen).unwrap_or_default()
}

/// Moves the things to where they wait to go under, and says which cards they are.
pub(super) fn move_under(game: &mut Game, order: &[Thing], clauses: &'static [Clause]) -> Vec<CardId> {
    let cards: Vec<CardId> = order.iter().filter_map(|&thing| Query::on(game).card_of(thing)).collect();
    pipe::commit_by(game, &Change::LayUnder, order, Cause::Rule, clauses);
    cards
}

/// 7-2-2-7: those in the battle area leave it.
pub(crate) fn set_under(game: &mut Game, order: &[Thing], made: &mut Made) {
    for &thing in order {
        let Some(card) = Query::on(game).card_of(thing) else { continue };
        if let Thing::Unit(unit) = thing {
            battle::leave(game, unit, PutTo::UnderPlayed, made);
        } else {
            game.move_card(card, Place::Nowhere, made);
        }
        made.subjects.push(Thing::Card(game.card_ref(card)));
    }
    if !made.subjects.is_empty() {
        let cards = game.labels_if_heard(&made.subjects);
        made.tell(game, &["7-2-3-3", "7-3-3-3"], |_| What::PutUnder(cards));
    }
}

/// 7-2-3-3, 7-2-2-1: the cards go under it, and each takes the number off the cost.
/// 7-2-2-9, 7-2-2-10: only cards that are really placed count.
pub(super) fn place(game: &mut Game, playing: &mut Playing) {
    let placed = move_under(game, &playing.chosen, &["7-2-3-3", "7-2-2-8"]);
    let each = game
        .printed(playing.cards[0].card)
        .digixros
        .as_ref()
        .map_or(0, |digixros| i32::from(digixros.each.0));
    playing.change -= each * placed.len() as i32;
    playing.facts.digixros = placed.len() as u8;
    playing.under.extend(placed);
}

impl<'g> Query<'g> {
    /// 16-20-1: is the card named by the DigiXros requirements of the target?
    pub fn is_digixros_material(self, standpoint: Standpoint<'g>, thing: Thing, target: &Target) -> bool {
        self.fixed(standpoint, target).iter().any(|&owner| {
            let materials = self.printed(owner).and_then(|card| card.digixros.as_ref());
            let seat = standpoint.you;
            materials.is_some_and(|digixros| {
                digixros.materials.iter().any(|material| fits(self, seat, standpoint.card, material, thing))
            })
        })
    }
}
