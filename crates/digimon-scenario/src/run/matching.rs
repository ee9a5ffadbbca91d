//! Whether an event is what a sentence speaks of.

use crate::model::{CardEvent, EffectEvent, GameEvent, Goal, Pattern, PutPlace, Ref, SeatEvent};
use crate::run::query::Query;
use digimon::effects::language::Face;
use digimon::state::{AttackTarget, Label, PutTo, What};
use table::Seat;

/// Nothing if it is not; otherwise how many cards it counts for.
pub(super) fn weight(query: Query<'_>, pattern: &Pattern, what: &What) -> Option<usize> {
    let fits = match pattern {
        Pattern::Game(event) => of_game(query, event, what),
        Pattern::Seat(seat, event) => of_seat(query, *seat, event, what),
        Pattern::Card(card, event) => of_card(query, card, event, what),
        Pattern::Effect(effect, event) => match (event, what) {
            (EffectEvent::Triggered, What::Triggered { holder, .. })
            | (EffectEvent::Activated, What::Activated { holder, .. })
            | (EffectEvent::Lost, What::Lost { holder, .. })
            | (EffectEvent::Declined, What::Declined { holder, .. }) => query.is_effect(effect, holder),
            _ => false,
        },
    };
    let cards = match what {
        What::Drew { cards, .. } | What::LookedAt { cards, .. } => cards.len(),
        _ => 1,
    };
    fits.then_some(cards)
}

fn of_game(query: Query<'_>, event: &GameEvent, what: &What) -> bool {
    let among =
        |card: &Option<Ref>, labels: &[Label]| card.as_ref().is_none_or(|card| any(query, card, labels));
    match (event, what) {
        (GameEvent::DecksShuffled, What::DecksShuffled)
        | (GameEvent::OpeningHands, What::OpeningHands)
        | (GameEvent::SecuritySet, What::SecuritySet)
        | (GameEvent::Attack, What::AttackDeclared { .. })
        | (GameEvent::Block, What::Blocked(_))
        | (GameEvent::AttackEnded, What::AttackEnded)
        | (GameEvent::AttackFailed, What::AttackFailed)
        | (GameEvent::Battle, What::Battled { .. })
        | (GameEvent::SecurityCheck, What::SecurityChecked { .. })
        | (GameEvent::Deferred, What::Deferred)
        | (GameEvent::LoopFound, What::LoopFound)
        | (GameEvent::Stalled, What::Stalled)
        | (GameEvent::Drawn, What::Draw)
        | (GameEvent::EffectGiven(None), What::Gave { .. }) => true,
        (GameEvent::TurnBegan(turn), What::TurnBegan { number, .. }) => turn == number,
        (GameEvent::PhaseBegan(phase), What::PhaseBegan(began)) => phase == began,
        (GameEvent::Switched(goal), What::TargetSwitched { target }) => {
            is_goal(query, goal.as_ref(), *target)
        }
        (GameEvent::RuleCheck(card), What::RuleChecked(labels)) => among(card, labels),
        (GameEvent::EffectGiven(Some(card)), What::Gave { to: Some(to) }) => query.is_label(card, *to),
        (GameEvent::LoopStopped(times), What::LoopStops { times: stopped }) => times == stopped,
        _ => false,
    }
}

fn of_seat(query: Query<'_>, seat: Seat, event: &SeatEvent, what: &What) -> bool {
    let among =
        |card: &Option<Ref>, labels: &[Label]| card.as_ref().is_none_or(|card| any(query, card, labels));
    match (event, what) {
        (SeatEvent::Redrew, What::Redrew(who))
        | (SeatEvent::TurnBegan, What::TurnBegan { seat: who, .. })
        | (SeatEvent::TurnEnding, What::TurnEnding(who))
        | (SeatEvent::TurnEnded, What::TurnEnded(who))
        | (SeatEvent::Passed, What::Passed(who))
        | (SeatEvent::Shuffled, What::Shuffled(who, _))
        | (SeatEvent::Won, What::Won(who)) => *who == seat,
        (SeatEvent::Drew(card), What::Drew { seat: who, cards })
        | (SeatEvent::LookedAt(card), What::LookedAt { seat: who, cards }) => {
            *who == seat && among(card, cards)
        }
        (SeatEvent::GainedMemory(amount), What::Memory { seat: who, by, .. }) => {
            gained(seat, *who, *by) > 0 && amount.is_none_or(|amount| gained(seat, *who, *by) == amount)
        }
        (SeatEvent::LostMemory(amount), What::Memory { seat: who, by, .. }) => {
            gained(seat, *who, *by) < 0 && amount.is_none_or(|amount| gained(seat, *who, *by) == -amount)
        }
        (SeatEvent::Paid(amount), What::Paid { seat: who, cost, .. }) => {
            *who == seat && amount.is_none_or(|amount| *cost == amount)
        }
        (SeatEvent::CouldNotPay(card), What::CannotPay { seat: who, card: label, .. })
        | (SeatEvent::Announced(card), What::Announced { seat: who, card: label }) => {
            *who == seat && query.is_label(card, *label)
        }
        (SeatEvent::Declined(effect), What::Declined { holder, .. }) => {
            holder.you == seat && query.is_effect(effect, holder)
        }
        _ => false,
    }
}

/// What the player gained, if the event is about them.
fn gained(seat: Seat, who: Seat, by: i32) -> i32 {
    if who == seat { by } else { 0 }
}

fn of_card(query: Query<'_>, card: &Ref, event: &CardEvent, what: &What) -> bool {
    match (event, what) {
        (CardEvent::DnaDigivolved, What::DnaDigivolved { card: label })
        | (CardEvent::Used, What::Used(label))
        | (CardEvent::Hatched, What::Hatched(label))
        | (CardEvent::Moved, What::Moved(label))
        | (CardEvent::Removed, What::TokenGone(label))
        | (CardEvent::Blocked, What::Blocked(label))
        | (CardEvent::Unaffected, What::Unaffected(label)) => query.is_label(card, *label),
        (CardEvent::Suspended, What::Suspended(labels))
        | (CardEvent::Unsuspended, What::Unsuspended(labels))
        | (CardEvent::Deleted, What::Deleted(labels))
        | (CardEvent::PlacedInPlay, What::PlacedInPlay(labels))
        | (CardEvent::Flipped, What::Flipped(labels))
        | (CardEvent::Revealed, What::Revealed(labels))
        | (CardEvent::Spared, What::Prevented(labels)) => any(query, card, labels),
        (CardEvent::Played(area), What::Played { card: label, area: to }) => {
            query.is_label(card, *label) && area.is_none_or(|area| area == *to)
        }
        (CardEvent::Digivolved(into), What::Digivolved { card: label, onto }) => {
            query.is_label(card, *onto) && into.as_ref().is_none_or(|into| query.is_label(into, *label))
        }
        (CardEvent::LinkedTo(to), What::Linked { card: label, to: unit }) => {
            query.is_label(card, *label) && to.as_ref().is_none_or(|to| query.is_label(to, *unit))
        }
        (CardEvent::Put(place), What::Put { cards, to }) => {
            any(query, card, cards) && is_put(query, place, *to)
        }
        (CardEvent::DeDigivolved(count), What::DeDigivolved { unit, cards }) => {
            query.is_label(card, *unit) && count.is_none_or(|count| cards.len() == count)
        }
        (CardEvent::Attacked(goal), What::AttackDeclared { unit, target }) => {
            query.is_label(card, *unit) && is_goal(query, goal.as_ref(), *target)
        }
        (CardEvent::Checked(checked), What::SecurityChecked { by, card: label }) => {
            query.is_label(card, *by)
                && checked.as_ref().is_none_or(|checked| query.is_label(checked, *label))
        }
        (CardEvent::Fought { with, dp }, What::Battled { one, two, dp: (left, right) }) => {
            let battle = |one: &Label, two: &Label, now| {
                query.is_label(card, *one)
                    && with.as_ref().is_none_or(|with| query.is_label(with, *two))
                    && dp.is_none_or(|dp| dp == now)
            };
            battle(one, two, (*left, *right)) || battle(two, one, (*right, *left))
        }
        _ => false,
    }
}

fn any(query: Query<'_>, card: &Ref, labels: &[Label]) -> bool {
    labels.iter().any(|label| query.is_label(card, *label))
}

fn is_goal(query: Query<'_>, goal: Option<&Goal>, target: AttackTarget) -> bool {
    match (goal, target) {
        (None, _) | (Some(Goal::Player), AttackTarget::Player) => true,
        (Some(Goal::Unit(what)), AttackTarget::Unit(unit)) => {
            query.is_unit(what, unit) || query.is_former_unit(what, unit)
        }
        _ => false,
    }
}

fn is_put(query: Query<'_>, place: &PutPlace, to: PutTo) -> bool {
    let faced = |wanted: &Option<Face>, face: Face| wanted.is_none_or(|wanted| wanted == face);
    match (place, to) {
        (PutPlace::Hand, PutTo::Hand)
        | (PutPlace::Trash, PutTo::Trash)
        | (PutPlace::DeckTop, PutTo::DeckTop)
        | (PutPlace::DeckBottom, PutTo::DeckBottom)
        | (PutPlace::EggDeckBottom, PutTo::EggDeckBottom) => true,
        (PutPlace::SecurityTop(wanted), PutTo::SecurityTop(face))
        | (PutPlace::SecurityBottom(wanted), PutTo::SecurityBottom(face)) => faced(wanted, face),
        (PutPlace::Under(what), PutTo::Under(unit, _, _)) => {
            query.is_unit(what, unit) || query.is_former_unit(what, unit)
        }
        _ => false,
    }
}
