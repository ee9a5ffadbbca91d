//! Whether an event is what a sentence speaks of.

use super::query::Query;
use crate::model::{
    Attacked, CardEvent, EffectEvent, EffectRef, GameEvent, MovedBy, Pattern, Ref, SeatEvent,
};
use ocg::state::{AttackTarget, By, Event, Move, Snapshot, What};
use table::Seat;

/// Nothing if it is not; otherwise how many cards it counts for.
pub(super) fn weight(query: Query<'_>, pattern: &Pattern, event: &Event) -> Option<usize> {
    match pattern {
        Pattern::Card(what, kind) => is_card_event(query, what, kind, event).then_some(1),
        Pattern::Effect(effect, kind) => is_effect_event(query, effect, *kind, event).then_some(1),
        Pattern::Seat(seat, kind) => seat_event(query, *seat, kind, event),
        Pattern::Game(kind) => is_game_event(kind, event).then_some(1),
    }
}

/// As the card was when it happened.
fn means(query: Query<'_>, what: &Ref, one: &Snapshot) -> bool {
    let seat = if one.from.is_field() || one.to.is_field() { one.controller } else { one.owner };
    query.is_card(what, one.card.card)
        && what.owner.is_none_or(|owner| owner == seat)
        && what.place.is_none_or(|place| place.is(one.from))
}

fn is_card_event(query: Query<'_>, what: &Ref, kind: &CardEvent, event: &Event) -> bool {
    let subject = event.subjects.iter().find(|one| means(query, what, one));
    let Some(subject) = subject else { return false };
    let other = |what: &Option<Ref>| {
        what.as_ref().is_none_or(|what| event.other.iter().any(|one| query.is_card(what, one.card.card)))
    };
    match (kind, &event.what) {
        (CardEvent::Summoned(ways), What::Summoned(way)) => ways.contains(*way),
        (CardEvent::Moved { why, to, by }, What::Moved(reason)) => {
            (why.is_empty() || why.contains(reason))
                && to.is_none_or(|to| to.0.is(subject.to))
                && is_by(query, by, event.by)
        }
        (CardEvent::Equipped(to), What::Equipped) => other(to),
        (CardEvent::Attacked(whom), What::AttackDeclared(target)) => match (whom, target) {
            (Attacked::Anything, _) | (Attacked::Directly, AttackTarget::Directly) => true,
            (Attacked::Card(what), AttackTarget::Monster(card)) => query.is_card(what, *card),
            (Attacked::Directly | Attacked::Card(_), _) => false,
        },
        (CardEvent::Battled(with), What::Battled)
        | (CardEvent::DestroyedInBattle(with), What::DestroyedInBattle) => other(with),
        (CardEvent::Counters(count), What::Counters(by)) => count.is_none_or(|count| count == *by),
        (CardEvent::Attempted, What::Attempted(_))
        | (CardEvent::SummonNegated, What::SummonNegated)
        | (CardEvent::UsedAsMaterial, What::UsedAsMaterial(_))
        | (CardEvent::Set, What::Set(_))
        | (CardEvent::Flipped, What::FlippedUp)
        | (CardEvent::TurnedDown, What::TurnedDown)
        | (CardEvent::PositionChanged, What::PositionChanged)
        | (CardEvent::Targeted, What::Targeted)
        | (CardEvent::ControlChanged, What::ControlChanged(_))
        | (CardEvent::Revealed, What::Revealed)
        | (CardEvent::Attached, What::Attached)
        | (CardEvent::Placed, What::Placed(_))
        | (CardEvent::AttackNegated, What::AttackNegated) => true,
        (
            CardEvent::Summoned(_)
            | CardEvent::Moved { .. }
            | CardEvent::Equipped(_)
            | CardEvent::Attacked(_)
            | CardEvent::Battled(_)
            | CardEvent::DestroyedInBattle(_)
            | CardEvent::Counters(_)
            | CardEvent::Attempted
            | CardEvent::SummonNegated
            | CardEvent::UsedAsMaterial
            | CardEvent::Set
            | CardEvent::Flipped
            | CardEvent::TurnedDown
            | CardEvent::PositionChanged
            | CardEvent::Targeted
            | CardEvent::ControlChanged
            | CardEvent::Revealed
            | CardEvent::Attached
            | CardEvent::Placed
            | CardEvent::AttackNegated,
            _,
        ) => false,
    }
}

fn is_by(query: Query<'_>, wanted: &MovedBy, by: By) -> bool {
    match (wanted, by) {
        (MovedBy::Anything, _)
        | (MovedBy::Battle, By::Battle(_))
        | (MovedBy::Effect(None), By::Effect(_))
        | (MovedBy::Cost, By::Cost(_))
        | (MovedBy::Rule, By::Rule)
        | (MovedBy::Summon, By::Summon(..)) => true,
        (MovedBy::Effect(Some(what)), By::Effect(source)) => query.is_card(what, source.card.card),
        (MovedBy::Battle | MovedBy::Effect(_) | MovedBy::Cost | MovedBy::Rule | MovedBy::Summon, _) => false,
    }
}

fn is_effect_event(query: Query<'_>, effect: &EffectRef, kind: EffectEvent, event: &Event) -> bool {
    let of_card = event.subjects.iter().any(|one| means(query, &effect.of, one));
    match (kind, &event.what) {
        (EffectEvent::Activated, What::Activated(source))
        | (EffectEvent::Resolved, What::Resolved(source)) => {
            of_card && query.is_which(effect.which, source.card.card, source.effect)
        }
        (EffectEvent::ActivationNegated, What::ActivationNegated)
        | (EffectEvent::EffectNegated, What::EffectNegated) => of_card,
        (
            EffectEvent::Activated
            | EffectEvent::Resolved
            | EffectEvent::ActivationNegated
            | EffectEvent::EffectNegated,
            _,
        ) => false,
    }
}

fn seat_event(query: Query<'_>, seat: Seat, kind: &SeatEvent, event: &Event) -> Option<usize> {
    let is = |wanted: &Option<i32>, whose: Seat, amount: i32| {
        (whose == seat && wanted.is_none_or(|wanted| wanted == amount)).then_some(1)
    };
    let count = |what: &Option<Ref>| {
        let own =
            event.subjects.iter().filter(|one| what.as_ref().is_none_or(|what| means(query, what, one)));
        Some(own.count()).filter(|count| *count > 0)
    };
    match (kind, &event.what) {
        (SeatEvent::Drew(what), What::Moved(Move::Drawn)) => {
            let own = event.subjects.first().is_some_and(|one| one.owner == seat);
            own.then(|| count(what)).flatten()
        }
        (SeatEvent::Damage(wanted), What::Damage(whose, amount))
        | (SeatEvent::BattleDamage(wanted), What::BattleDamage(whose, amount))
        | (SeatEvent::Gained(wanted), What::LifePointsGained(whose, amount))
        | (SeatEvent::Paid(wanted), What::LifePointsPaid(whose, amount))
        | (SeatEvent::Lost(wanted), What::LifePointsLost(whose, amount)) => is(wanted, *whose, *amount),
        (SeatEvent::Shuffled, What::Shuffled(whose)) | (SeatEvent::Won, What::Won(whose)) => {
            (*whose == seat).then_some(1)
        }
        (SeatEvent::LookedAt(what), What::LookedAt(whose)) => (*whose == seat).then(|| count(what)).flatten(),
        (
            SeatEvent::Drew(_)
            | SeatEvent::Damage(_)
            | SeatEvent::BattleDamage(_)
            | SeatEvent::Gained(_)
            | SeatEvent::Paid(_)
            | SeatEvent::Lost(_)
            | SeatEvent::Shuffled
            | SeatEvent::Won
            | SeatEvent::LookedAt(_),
            _,
        ) => None,
    }
}

fn is_game_event(kind: &GameEvent, event: &Event) -> bool {
    match (kind, &event.what) {
        (GameEvent::TurnBegan(wanted), What::TurnBegan(_, number)) => {
            wanted.is_none_or(|wanted| wanted == *number)
        }
        (GameEvent::PhaseBegan(name), What::PhaseBegan(phase)) => name.is(*phase),
        (GameEvent::Battle, What::Battled) | (GameEvent::Drawn, What::Draw) => true,
        (GameEvent::TurnBegan(_) | GameEvent::PhaseBegan(_) | GameEvent::Battle | GameEvent::Drawn, _) => {
            false
        }
    }
}
