//! DCG 9: using Option cards.

use crate::areas::Place;
use crate::card::Category;
use crate::effects::language::{Happening, Payment, Restriction, When};
use crate::effects::process::did_nothing;
use crate::effects::topic::Topics;
use crate::effects::{activation, by, immediate, reveal};
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::query::Query;
use crate::state::{
    CardRef, Cause, Change, Facts, Frame, HeldBy, Holder, Paying, Thing, UseStage, Using, What,
};
use crate::terms::{color_requirement, memory};
use table::Seat;

/// 9-1-1, 1-3-11-1: may the player declare to use this card?
pub(crate) fn can_be_used(query: Query<'_>, seat: Seat, card: CardRef) -> bool {
    let thing = Thing::Card(card);
    if query.game.printed(card.card).category != Category::Option {
        return false;
    }
    let Some(cost) = query.cost(thing) else { return false };
    let off = || crate::effects::would::most_off(query, Happening::OptionUsed, &[thing], &[], Cause::Rule);
    is_allowed(query, seat, card, false)
        && crate::turn::main_phase::affordable(query.game, seat, Payment::Use, &[thing], cost, off)
}

fn is_allowed(query: Query<'_>, seat: Seat, card: CardRef, any_color: bool) -> bool {
    let forbidden = |restriction: &Restriction| matches!(restriction, Restriction::UseOptions);
    query.game.printed(card.card).category == Category::Option
        && main_effect(query.game, card).is_some()
        && (any_color || color_requirement::are_met(query, seat, card))
        && !query
            .is_forbidden(Thing::Player(seat), Topics::CANNOT_ACT, |_, _, restriction| forbidden(restriction))
}

pub(crate) fn can_be_used_by_effect(query: Query<'_>, thing: Thing, any_color: bool) -> bool {
    match thing {
        Thing::Card(card) => is_allowed(query, query.game.owner(card.card), card, any_color),
        Thing::Unit(_) | Thing::Player(_) => false,
    }
}

/// 9-1-1: is there something to activate by using it?
pub(crate) fn has_main_effect(game: &Game, card: CardRef) -> bool {
    main_effect(game, card).is_some()
}

/// 9-1-9-3: the first [Main] effect of the card, other than its Delay.
fn main_effect(game: &Game, card: CardRef) -> Option<Holder> {
    let def = game.def(card.card);
    let is_main = |&&effect: &&crate::library::EffectId| {
        let effect = game.effect_of(effect);
        let delay = match &effect.does {
            crate::effects::language::Does::Run(block) => by::starts_with_delay(&block.steps),
            crate::effects::language::Does::Hold(_) => true,
        };
        effect.when.contains(&When::Main)
            && effect.icons.place == crate::effects::language::Place::Battle
            && !delay
    };
    let effect = *def.printed.effects.iter().find(is_main)?;
    Some(Holder { effect, card, unit: None, you: game.owner(card.card), by: HeldBy::Printed })
}

pub(crate) fn step(game: &mut Game, using: Box<Using>) {
    match using.stage {
        UseStage::Announce => announce(game, using),
        UseStage::Pay => pay(game, using),
        UseStage::Resolved => resolved(game, &using),
    }
}

/// 9-1-9-1, 9-1-6
fn announce(game: &mut Game, mut using: Box<Using>) {
    let (seat, card, cause) = (using.seat, using.card, using.cause);
    game.note(&["9-1-9-1"], |game| What::Announced { seat, card: game.label(card.card) });
    using.stage = UseStage::Pay;
    game.push(Frame::Use(using));
    immediate::interrupt(game, Happening::OptionUsed, false, vec![Thing::Card(card)], Vec::new(), cause);
}

/// 9-1-9-2; if it cannot be paid the card goes back and no memory moves (9-1-8).
fn pay(game: &mut Game, using: Box<Using>) {
    let (seat, card) = (using.seat, using.card);
    if !game.is_current(card) || !is_allowed(Query::on(game), seat, card, using.ignoring_colors) {
        return did_nothing(game, using.cause);
    }
    let printed = Query::on(game).cost(Thing::Card(card)).unwrap_or(0);
    let cost =
        memory::cost(game, seat, Payment::Use, &[Thing::Card(card)], printed, using.paying, using.change);
    if using.paying != Paying::Free {
        if !memory::can_pay(game, seat, cost) {
            game.note(&["9-1-8"], |game| What::CannotPay { seat, card: game.label(card.card), cost });
            return did_nothing(game, using.cause);
        }
        memory::pay(game, seat, cost);
    }
    resolve(game, using, cost);
}

/// 9-1-9-3, 9-1-2: the use is complete and the [Main] effect is activated, nothing in between.
/// 9-1-3: its conditions are looked at when it is activated.
fn resolve(game: &mut Game, mut using: Box<Using>, cost: i32) {
    if let Some(activation) = game.activation_mut() {
        activation.intended = 1;
    }
    let facts = Facts { cost_paid: cost.clamp(0, 100) as i8, ..Facts::default() };
    let change = Change::Use { seat: using.seat, facts };
    pipe::commit(game, &change, &[Thing::Card(using.card)], using.cause);
    using.card = game.card_ref(using.card.card);
    let card = using.card;
    using.stage = UseStage::Resolved;
    game.push(Frame::Use(using));
    if let Some(holder) = main_effect(game, card) {
        activation::start(game, holder, None);
    }
}

/// 9-1-4: until its effect is resolved the card belongs to no area.
pub(crate) fn set_aside(game: &mut Game, subjects: &[Thing], made: &mut Made) {
    for &thing in subjects {
        if let Thing::Card(card) = thing {
            reveal::no_longer(game, card.card);
            game.move_card(card.card, Place::Nowhere, made);
            made.subjects.push(Thing::Card(game.card_ref(card.card)));
            made.tell(game, &["9-1-9-3", "9-1-4"], |game| What::Used(game.label(card.card)));
        }
    }
}

/// 9-1-5: a card that still belongs to no area is trashed.
fn resolved(game: &mut Game, using: &Using) {
    if game.is_current(using.card) && game.state.nowhere().contains(&using.card.card) {
        pipe::commit_by(game, &Change::Discard, &[Thing::Card(using.card)], Cause::Rule, &["9-1-5"]);
    }
}
