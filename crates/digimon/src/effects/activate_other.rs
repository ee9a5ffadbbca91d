//! DCG 15-15-9: effects that activate other effects.

use crate::effects::language::When;
use crate::effects::{activation, icons};
use crate::game::Game;
use crate::library::{EffectId, Section};
use crate::query::Query;
use crate::state::{Ask, CardRef, Choice, Frame, HeldBy, Holder, Returned, Thing, UnitId};

/// The effects of these cards that have the timing, to be activated as effects of the running one's card.
pub(crate) fn find(game: &Game, things: &[Thing], timing: &When) -> Vec<Holder> {
    let Some(own) = game.activation().map(|activation| activation.holder) else { return Vec::new() };
    let query = Query::on(game);
    let mut found = Vec::new();
    for &thing in things {
        match thing {
            Thing::Unit(unit) => found.extend(of_unit(query, own, unit, timing)),
            Thing::Card(card) => found.extend(of_card(game, own, own.unit, card)),
            Thing::Player(_) => {}
        }
    }
    found.retain(|holder| {
        game.effect_of(holder.effect).when.contains(timing)
            && !is_under_way(game, holder)
            // 15-14-1: a use that is spent is spent, whoever activates it.
            && icons::can_be_used(game, holder)
            // 15-1-3: what is not activated at its timing is not activated by another effect either.
            && !query.is_silenced(holder, timing)
    });
    found
}

/// All that the unit has with the timing: printed, inherited (15-3-1), of its link cards, and given to it.
fn of_unit(query: Query<'_>, own: Holder, unit: UnitId, timing: &When) -> Vec<Holder> {
    let mut found = query.holders(|info| info.effect.when.contains(timing));
    found.retain(|holder| holder.unit == Some(unit));
    let top = query.game.unit(unit).map(|unit| query.game.card_ref(unit.top()));
    let security = top.map(|card| of_section(own, Some(unit), card, &query.game.def(card.card).security));
    found.extend(security.into_iter().flatten());
    for holder in &mut found {
        holder.you = own.you;
    }
    found
}

/// What is printed on the card.
fn of_card(game: &Game, own: Holder, unit: Option<UnitId>, card: CardRef) -> Vec<Holder> {
    let def = game.def(card.card);
    let card = game.card_ref(card.card);
    [&def.printed, &def.security]
        .into_iter()
        .flat_map(|section| of_section(own, unit, card, section))
        .collect()
}

fn of_section(own: Holder, unit: Option<UnitId>, card: CardRef, section: &Section) -> Vec<Holder> {
    let holder = |&effect: &EffectId| Holder { effect, card, unit, you: own.you, by: HeldBy::Printed };
    section.effects.iter().map(holder).collect()
}

/// 18-3: an effect does not activate itself while it is carried out, or it would never end.
fn is_under_way(game: &Game, holder: &Holder) -> bool {
    let same = |other: &Holder| other.effect == holder.effect && other.card == holder.card;
    game.state.frames().iter().any(|frame| matches!(frame, Frame::Activation(one) if same(&one.holder)))
}

/// Activates all of them, or `n`, in the order of the player's choice (15-15-9-2).
pub(crate) fn begin(game: &mut Game, holders: Vec<Holder>, n: Option<usize>) {
    let left = n.unwrap_or(holders.len()).min(holders.len()) as u8;
    game.push(Frame::ActivateMore { holders, left });
}

/// 15-15-9-1: within the one that activates it.
pub(crate) fn step(game: &mut Game, mut holders: Vec<Holder>, left: u8, returned: &Returned) {
    if left == 0 || holders.is_empty() {
        return;
    }
    if let Some(Choice::Effect(at)) = returned.answer() {
        let holder = holders.remove(at as usize);
        game.push(Frame::ActivateMore { holders, left: left - 1 });
        return activation::start(game, holder, None);
    }
    let seat = holders[0].you;
    let options = (0..holders.len() as u16).map(Choice::Effect).collect();
    let about = game.activation().map(|activation| activation.holder);
    game.push(Frame::ActivateMore { holders, left });
    game.ask(seat, Ask::EffectToActivate, about, options);
}
