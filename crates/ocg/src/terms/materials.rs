//! OCG 3.3.2-195 to -203: Xyz Materials that effects detach or attach.

use crate::card::MonsterType;
use crate::effects::perform::{Performed, amount, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Amount, Group};
use crate::pipe::{Change, Destination};
use crate::query::Query;
use crate::run::Next;
use crate::state::{Ask, CardId, Choice, Decision, Detaching, Frame, Location, Move, Running, Value};

/// 3.3.2-195: its player chooses which of them.
pub(crate) fn detach(game: &mut Game, running: &Running, group: &Group, n: &Amount) -> Performed {
    let count = amount(game, running, n).clamp(0, i32::from(u8::MAX)) as u8;
    let held = group_of(game, running, group);
    let from: Vec<CardId> =
        held.iter().flat_map(|&card| game.card(card).on_field.materials.iter().copied()).collect();
    if from.is_empty() || count == 0 {
        return Performed::Simply(false);
    }
    let (seat, by) = (running.you, by(running));
    Performed::Push(Box::new(Frame::Detach(Box::new(Detaching {
        seat,
        by,
        from,
        chosen: Vec::new(),
        count,
    }))))
}

/// 3.3.2-199: they go to the Graveyard, and not from the field.
pub(crate) fn step(game: &mut Game, mut detaching: Box<Detaching>, value: Value) -> Next {
    if let Value::Answer(Choice::Card(card)) = value {
        detaching.chosen.push(card);
    }
    let left: Vec<CardId> =
        detaching.from.iter().copied().filter(|card| !detaching.chosen.contains(card)).collect();
    let wanted = usize::from(detaching.count).saturating_sub(detaching.chosen.len());
    if wanted > 0 && left.len() > wanted {
        let (seat, about) = (detaching.seat, detaching.by.source());
        let options = left.into_iter().map(Choice::Card).collect();
        return Next::Ask(Frame::Detach(detaching), Decision { seat, ask: Ask::Cards, about, options });
    }
    let cards = detaching.chosen.iter().copied().chain(left.into_iter().take(wanted)).collect();
    let change = Change::Move { cards, why: Move::Detached, to: Destination::Graveyard };
    Next::Done(Value::Cards(game.propose(change, detaching.by, &["3.3.2-195", "3.3.2-199"])))
}

/// Cards become Xyz Materials of a monster: no Token (3.3.2-201), and not the monster itself.
pub(crate) fn attach(game: &mut Game, running: &Running, what: &Group, to: &Group) -> Performed {
    let holder = group_of(game, running, to).into_iter().next();
    let Some(holder) = holder.filter(|&card| can_hold(game, card)) else { return Performed::Simply(false) };
    let mut cards = group_of(game, running, what);
    let query = Query::on(game);
    cards.retain(|&card| {
        let state = game.card(card);
        card != holder
            && state.place != Location::Material(holder)
            && !query.is_type(card, MonsterType::Token)
            && !(state.place.is_field() && query.is_unaffected(card, running.source))
    });
    if cards.is_empty() {
        return Performed::Simply(false);
    }
    Performed::Done(game.propose(Change::Attach { cards, to: holder }, by(running), &["3.3.2-195"]))
}

fn can_hold(game: &Game, card: CardId) -> bool {
    let state = game.card(card);
    Query::on(game).is_type(card, MonsterType::Xyz)
        && state.face.is_up()
        && matches!(state.place, Location::Zone(zone) if zone.is_monster_zone())
}
