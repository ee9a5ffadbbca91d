//! DCG 15-15-9: effects that activate other effects.

use crate::effects::language::When;
use crate::effects::{activation, icons};
use crate::eye::Eye;
use crate::game::Game;
use crate::state::{Ask, Choice, Frame, HeldBy, Holder, Thing};

/// The effects of these cards that have the timing, to be activated as effects of the running one's card.
pub(crate) fn find(game: &Game, things: &[Thing], timing: &When) -> Vec<Holder> {
    let Some(activation) = game.activation() else { return Vec::new() };
    let own = activation.holder;
    let eye = Eye::on(game);
    let mut found = Vec::new();
    for &thing in things {
        let Some(card) = eye.card_of(thing) else { continue };
        let unit = match thing {
            Thing::Unit(unit) => Some(unit),
            Thing::Card(_) | Thing::Player(_) => own.unit,
        };
        let def = game.def(card);
        let sections = [&def.printed, &def.security];
        for &effect in sections.into_iter().flat_map(|section| &section.effects) {
            let holder =
                Holder { effect, card: game.card_ref(card), unit, you: own.you, by: HeldBy::Printed };
            let fits = game.effect_of(effect).when.contains(timing) && !is_under_way(game, &holder);
            // 15-14-1: a use that is spent is spent, whoever activates it.
            if fits && icons::can_be_used(game, &holder) {
                found.push(holder);
            }
        }
    }
    found
}

/// 18-3: an effect does not activate itself while it is carried out, or it would never end.
fn is_under_way(game: &Game, holder: &Holder) -> bool {
    game.state.frames.iter().any(|frame| match frame {
        Frame::Activation(under_way) => {
            under_way.holder.effect == holder.effect && under_way.holder.card == holder.card
        }
        _ => false,
    })
}

/// Activates all of them, or `n`, in the order of the player's choice (15-15-9-2).
pub(crate) fn begin(game: &mut Game, holders: Vec<Holder>, n: Option<usize>) {
    let left = n.unwrap_or(holders.len()).min(holders.len()) as u8;
    game.push(Frame::ActivateMore { holders, left });
}

pub(crate) fn step(game: &mut Game, mut holders: Vec<Holder>, left: u8) {
    if left == 0 || holders.is_empty() {
        return;
    }
    if let Some(Choice::Effect(at)) = game.state.answer.take() {
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
