//! DCG 3-1-2: what a player cannot know, dealt anew among the places where it may be.

use crate::card::Category;
use crate::effects::language::Verb;
use crate::game::Game;
use crate::library::DefId;
use crate::query::Query;
use crate::state::{
    AttackStep, CardId, CardRef, Choice, Deferred, Frame, Happened, PendingWhat, Snapshot, Thing,
};
use table::{Dice, Seat};

/// What a player knows of the cards that the other has brought.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Decklist {
    /// All of them: the owner's hidden cards go round among themselves.
    Known,
    /// Nothing: they may as well be those that the player has brought.
    Unknown,
}

/// The cards behind the handles change, as in a shuffle; the handles, and who knows what, stay.
/// Digi-Eggs are dealt among Digi-Eggs (3-1-3-9).
pub(crate) fn redeal(game: &mut Game, seat: Seat, dice: &mut Dice, other: Decklist) {
    if game.decision().is_none_or(|decision| decision.seat != seat) {
        return;
    }
    for owner in Seat::BOTH {
        for kind in [Kind::DigiEgg, Kind::Other] {
            let cards = unknown(game, seat, owner, kind);
            let mut behind: Vec<DefId> = cards.iter().map(|&card| game.state.card(card).def).collect();
            // Sorted first, so that the outcome does not depend on how the cards really lie.
            match other {
                Decklist::Known => behind.sort_unstable(),
                Decklist::Unknown => {
                    let own = brought(game, seat, kind, cards.len());
                    if owner != seat && !own.is_empty() {
                        behind = own;
                    }
                    in_print(game, &mut behind);
                }
            }
            dice.shuffle(&mut behind);
            game.state.deal_anew(&cards, &behind[..cards.len()]);
        }
    }
    game.state.replace_dice(dice.split());
    forget_waiting(game, seat);
    look_again(game, seat);
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    DigiEgg,
    Other,
}

fn is_unknown(game: &Game, seat: Seat, card: CardId) -> bool {
    !game.state.card(card).known.to(seat)
}

fn unknown(game: &Game, seat: Seat, owner: Seat, kind: Kind) -> Vec<CardId> {
    let cards = (0..game.state.cards().len()).map(|at| CardId(at as u16));
    let hidden = cards.filter(|&card| game.owner(card) == owner && is_unknown(game, seat, card));
    hidden.filter(|&card| is_of(game, card, kind)).collect()
}

fn is_of(game: &Game, card: CardId, kind: Kind) -> bool {
    (game.printed(card).category == Category::DigiEgg) == (kind == Kind::DigiEgg)
}

/// The cards of this kind that the player has brought, each as often, so that there are enough; none if there are none.
fn brought(game: &Game, seat: Seat, kind: Kind, least: usize) -> Vec<DefId> {
    let cards = (0..game.state.cards().len()).map(|at| CardId(at as u16));
    let own = cards.filter(|&card| game.owner(card) == seat).filter(|&card| is_of(game, card, kind));
    let own: Vec<DefId> = own.map(|card| game.state.card(card).def).collect();
    own.repeat(least.div_ceil(own.len().max(1)))
}

/// In an order that does not depend on what else the library holds.
fn in_print(game: &Game, defs: &mut [DefId]) {
    let library = game.library();
    defs.sort_by(|&one, &other| library.card(one).number.as_str().cmp(library.card(other).number.as_str()));
}

/// Effects that wait on a card which this seat does not know are not known to wait.
fn forget_waiting(game: &mut Game, seat: Seat) {
    let unknown: Vec<bool> = game.state.cards().iter().map(|card| !card.known.to(seat)).collect();
    let is_unknown = |card: CardRef| unknown[card.card.0 as usize];
    let offering = game.state.frames().len().saturating_sub(1);
    let mut offered_gone = Vec::new();
    for (at, frame) in game.state.frames_mut().iter_mut().enumerate() {
        if let Frame::Interrupt(interrupt) = frame {
            let gone = take_out(&mut interrupt.waiting, |holder| is_unknown(holder.card));
            if at == offering {
                offered_gone = gone;
            }
        }
    }
    move_up(game.state.decision_mut().map(|decision| &mut decision.options), &offered_gone);
    let gone = take_out(game.state.pending_mut(), |pending| is_unknown(pending.holder.card));
    if matches!(
        game.state.frames().last(),
        Some(Frame::ChoosePending | Frame::Attack(AttackStep::CounterAnswered))
    ) {
        move_up(game.state.decision_mut().map(|decision| &mut decision.options), &gone);
    }
}

/// Takes these out of the list, and says where they were.
fn take_out<T>(list: &mut Vec<T>, which: impl Fn(&T) -> bool) -> Vec<usize> {
    let gone = (0..list.len()).filter(|&at| which(&list[at])).collect();
    list.retain(|one| !which(one));
    gone
}

/// What is offered by its place in a list moves up with the list.
fn move_up(options: Option<&mut Vec<Choice>>, gone: &[usize]) {
    for option in options.into_iter().flatten() {
        if let Choice::Effect(at) = option {
            *at -= gone.iter().filter(|&&gone| gone < usize::from(*at)).count() as u16;
        }
    }
}

/// What is remembered of a hidden card, such as one that was drawn, is what it is now.
fn look_again(game: &mut Game, seat: Seat) {
    let mut seen: Vec<Snapshot> = Vec::new();
    each_snapshot(game, &mut |snapshot| seen.push(snapshot.clone()));
    seen.retain(|snapshot| snapshot.unit.is_none() && is_unknown(game, seat, snapshot.card.card));
    if seen.is_empty() {
        return;
    }
    let now: Vec<Snapshot> = seen
        .iter()
        .filter(|snapshot| game.is_current(snapshot.card))
        .filter_map(|snapshot| Query::on(game).snapshot(Thing::Card(snapshot.card)))
        .collect();
    each_snapshot(game, &mut |snapshot| {
        if let Some(now) = now.iter().find(|now| now.card == snapshot.card) {
            *snapshot = now.clone();
        }
    });
}

fn each_snapshot(game: &mut Game, see: &mut dyn FnMut(&mut Snapshot)) {
    let state = &mut game.state;
    for frame in state.frames_mut() {
        if let Frame::Activation(activation) = frame {
            each_done(&mut activation.done, see);
            each_of(activation.happened.as_deref_mut(), see);
        }
    }
    for deferred in state.deferred_mut() {
        each_of_deferred(deferred, see);
    }
    for pending in state.pending_mut() {
        each_of(Some(&mut pending.happened), see);
        if let PendingWhat::Deferred(deferred) = &mut pending.what {
            each_of_deferred(deferred, see);
        }
    }
}

fn each_of_deferred(deferred: &mut Deferred, see: &mut dyn FnMut(&mut Snapshot)) {
    each_done(&mut deferred.done, see);
    each_of(deferred.happened.as_deref_mut(), see);
}

fn each_done(done: &mut [(Verb, Vec<Snapshot>)], see: &mut dyn FnMut(&mut Snapshot)) {
    for snapshot in done.iter_mut().flat_map(|(_, snapshots)| snapshots) {
        see(snapshot);
    }
}

fn each_of(happened: Option<&mut Happened>, see: &mut dyn FnMut(&mut Snapshot)) {
    if let Some(happened) = happened {
        for snapshot in happened.subjects.iter_mut().chain(&mut happened.other) {
            see(snapshot);
        }
    }
}
