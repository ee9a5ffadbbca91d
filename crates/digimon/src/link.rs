//! DCG 10: linking.

use crate::areas::{Place, battle};
use crate::effects::language::{Happening, Payment, Restriction};
use crate::effects::process::did_nothing;
use crate::effects::topic::Topics;
use crate::effects::{choice, immediate};
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::query::Query;
use crate::state::{
    Ask, CardId, Cause, Change, Choice, Clause, Frame, LinkStage, Linking, Paying, Pick, PutTo, Returned,
    Thing, Unit, UnitId, What,
};
use crate::terms::{link_cards, memory};
use table::Seat;

/// 6-5-1-4: cards of the hand and of the battle area, to Digimon of the battle area.
/// 10-1-1
pub(crate) fn options(query: Query<'_>, seat: Seat, options: &mut Vec<Choice>) {
    let game = query.game;
    for &card in &game.state.player(seat).hand {
        if game.printed(card).link.is_some() {
            let to = partners(query, seat, card, None);
            options.extend(to.map(|unit| Choice::LinkCard { card, unit }));
        }
    }
    for what in battle::units(game, seat) {
        let card = what.top();
        if game.printed(card).link.is_some() && !game.printed(card).token {
            let to = partners(query, seat, card, Some(what.id));
            options.extend(to.map(|unit| Choice::LinkUnit { what: what.id, unit }));
        }
    }
}

/// The Digimon that the card may be linked to, for a cost that can be paid.
fn partners(query: Query<'_>, seat: Seat, card: CardId, not: Option<UnitId>) -> impl Iterator<Item = UnitId> {
    battle::units(query.game, seat)
        .filter(move |unit| Some(unit.id) != not && can_be_linked(query, unit, card))
        .map(|unit| unit.id)
        .filter(move |&unit| is_payable(query, seat, card, unit))
}

/// 1-3-11-1, with what immediate effects may take off.
fn is_payable(query: Query<'_>, seat: Seat, card: CardId, to: UnitId) -> bool {
    let cost = query.game.printed(card).link.as_ref().map_or(0, |link| i32::from(link.cost.0));
    let thing = Thing::Card(query.game.card_ref(card));
    let to = [Thing::Unit(to)];
    let off = || crate::effects::would::most_off(query, Happening::Linked, &to, &[thing], Cause::Rule);
    crate::turn::main_phase::affordable(query.game, seat, Payment::Link, &[thing], cost, off)
}

/// 4-18-4: a token is not linked to.
fn can_be_linked(query: Query<'_>, unit: &Unit, card: CardId) -> bool {
    !query.game.printed(unit.top()).token
        && query.meets_link_requirement(card, unit)
        && !query.is_forbidden(Thing::Unit(unit.id), Topics::CANNOT_DIGIVOLVE, |_, _, restriction| {
            matches!(restriction, Restriction::Link)
        })
}

/// Can an effect link this card to any Digimon of its player?
pub(crate) fn can_be_linked_by_effect(query: Query<'_>, thing: Thing) -> bool {
    let (Some(card), Some(seat)) = (query.card_of(thing), query.seat_of(thing)) else { return false };
    // 4-18-4
    if query.game.printed(card).token {
        return false;
    }
    battle::units(query.game, seat)
        .any(|unit| Thing::Unit(unit.id) != thing && can_be_linked(query, unit, card))
}

/// Is this a Digimon that the card can be linked to?
pub(crate) fn fits(query: Query<'_>, thing: Thing, card: CardId) -> bool {
    match thing {
        Thing::Unit(unit) => {
            query.game.unit(unit).is_some_and(|unit| unit.top() != card && can_be_linked(query, unit, card))
        }
        Thing::Card(_) | Thing::Player(_) => false,
    }
}

pub(crate) fn step(game: &mut Game, linking: Box<Linking>, returned: Returned) {
    let query = Query::on(game);
    if !query.is_there(linking.what) || game.unit(linking.to).is_none() {
        return did_nothing(game, linking.cause);
    }
    match linking.stage {
        LinkStage::Announce => announce(game, linking),
        LinkStage::Pay => pay(game, linking),
        LinkStage::MakeRoom => make_room(game, linking),
        LinkStage::Insert => {
            let picked = returned.things();
            if !picked.is_empty() {
                trash_links(game, &picked, &["4-7-5", "4-14-1"]);
            }
            plug_in(game, &linking);
        }
    }
}

/// 10-1-3-1, 10-1-2-3
fn announce(game: &mut Game, mut linking: Box<Linking>) {
    let (seat, what, to, cause) = (linking.seat, linking.what, linking.to, linking.cause);
    if let Some(card) = game.label_of(what) {
        game.note(&["10-1-3-1"], |_| What::Announced { seat, card });
    }
    linking.stage = LinkStage::Pay;
    game.push(Frame::Link(linking));
    immediate::interrupt(game, Happening::Linked, false, vec![Thing::Unit(to)], vec![what], cause);
}

/// 10-1-3-2
fn pay(game: &mut Game, mut linking: Box<Linking>) {
    let (seat, what) = (linking.seat, linking.what);
    let Some(card) = Query::on(game).card_of(what) else { return };
    let Some(link) = &game.printed(card).link else { return did_nothing(game, linking.cause) };
    let printed = i32::from(link.cost.0);
    let thing = Thing::Card(game.card_ref(card));
    let cost = memory::cost(game, seat, Payment::Link, &[thing], printed, linking.paying, linking.change);
    if linking.paying != Paying::Free {
        if !memory::can_pay(game, seat, cost) {
            game.note(&["1-3-11-1"], |game| What::CannotPay { seat, card: game.label(card), cost });
            return did_nothing(game, linking.cause);
        }
        memory::pay(game, seat, cost);
    }
    linking.stage = LinkStage::MakeRoom;
    game.push(Frame::Link(linking));
}

/// 4-7-5: over the limit, as many link cards as are linked now are trashed.
fn make_room(game: &mut Game, mut linking: Box<Linking>) {
    let (seat, to) = (linking.seat, linking.to);
    let candidates: Vec<Thing> = link_cards::of(game, to).into_iter().map(Thing::Card).collect();
    let full = candidates.len() >= Query::on(game).link_limit(to);
    linking.stage = LinkStage::Insert;
    game.push(Frame::Link(linking));
    let candidates = if full { candidates } else { Vec::new() };
    choice::begin(game, Pick::one(seat, Ask::LinkToTrash, None, candidates));
}

fn plug_in(game: &mut Game, linking: &Linking) {
    if let Some(activation) = game.activation_mut() {
        activation.intended = 1;
    }
    let change = Change::Link { to: linking.to, seat: linking.seat };
    pipe::commit(game, &change, &[linking.what], linking.cause);
}

/// 10-1-3-3: the card is plugged in. A unit that is linked leaves the battle area (4-7-4).
pub(crate) fn insert(game: &mut Game, subjects: &[Thing], to: UnitId, made: &mut Made) {
    let card = match *subjects {
        [Thing::Unit(unit)] => {
            let Some(top) = game.unit(unit).map(Unit::top) else { return };
            // 4-17-1: a link card is neither on the field nor stacked, so it overflows, too.
            battle::leave(game, unit, PutTo::Trash, made);
            top
        }
        [Thing::Card(card)] => card.card,
        [Thing::Player(_)] | [] | [_, _, ..] => return,
    };
    crate::effects::reveal::no_longer(game, card);
    game.move_card(card, Place::Link(to), made);
    made.subjects = vec![Thing::Unit(to)];
    made.other = vec![Thing::Card(game.card_ref(card))];
    if let Some(onto) = game.label_of(Thing::Unit(to)) {
        let what = |game: &Game| What::Linked { card: game.label(card), to: onto };
        made.tell(game, &["10-1-3-3", "10-1-2-2"], what);
    }
}

/// 17-1-3-6, 17-1-3-7: link cards that may no longer be there; the player chooses among too many.
pub(crate) fn surplus(game: &Game) -> Vec<(Seat, Vec<Thing>, usize)> {
    let query = Query::on(game);
    let mut found = Vec::new();
    for unit in game.state.units().iter().filter(|unit| !unit.links.is_empty()) {
        let limit = query.link_limit(unit.id);
        if unit.links.len() > limit {
            let cards = link_cards::of(game, unit.id).into_iter().map(Thing::Card).collect();
            found.push((unit.owner, cards, unit.links.len() - limit));
        }
    }
    found
}

/// 17-1-3-6: link cards whose requirement is not met any more.
pub(crate) fn unfit(game: &Game) -> Vec<Thing> {
    let query = Query::on(game);
    let units = game.state.units().iter().filter(|unit| !unit.links.is_empty());
    units
        .flat_map(|unit| unit.links.iter().filter(move |&&card| !query.meets_link_requirement(card, unit)))
        .map(|&card| Thing::Card(game.card_ref(card)))
        .collect()
}

/// Trashes link cards by a rule.
pub(crate) fn trash_links(game: &mut Game, cards: &[Thing], clauses: &'static [Clause]) {
    pipe::commit_by(game, &Change::Put(PutTo::Trash), cards, Cause::Rule, clauses);
}
