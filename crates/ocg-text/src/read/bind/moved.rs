//! What is known of a card that has moved: what it was only as long as it lay there is not asked of it afterwards
//! (OCG 3.4.4-3).

use crate::read::event::{Event, Happens, Subject};
use enumset::EnumSet;
use ocg::language::{Filter, Group, Happening, Linked, Place, Timing};

/// Is the card somewhere else when this has happened to it?
pub(super) fn moves(what: Happening) -> bool {
    match what {
        Happening::Destroyed
        | Happening::SentToGraveyard
        | Happening::Banished
        | Happening::LeftField
        | Happening::Tributed
        | Happening::Discarded
        | Happening::AddedToHand
        | Happening::Drawn
        | Happening::ReturnedToHand
        | Happening::ReturnedToDeck => true,
        Happening::Summoned
        | Happening::Set
        | Happening::FlippedFaceUp
        | Happening::TurnedFaceDown
        | Happening::PositionChanged
        | Happening::UsedAsMaterial
        | Happening::Detached
        | Happening::Equipped
        | Happening::ControlChanged
        | Happening::AttackDeclared
        | Happening::DirectAttackDeclared
        | Happening::TargetedForAttack
        | Happening::Battled
        | Happening::DestroysInBattle
        | Happening::BattleDamage
        | Happening::DirectBattleDamage
        | Happening::EffectDamage
        | Happening::LifePointsGained
        | Happening::LifePointsPaid
        | Happening::CountersPlaced
        | Happening::Activated
        | Happening::CardActivated
        | Happening::CardResolved
        | Happening::Negated
        | Happening::TargetedByEffect
        | Happening::MovedZone => false,
    }
}

/// Has this card gone when that has happened?
pub(super) fn takes_this_away(timing: &Timing) -> bool {
    let gone = |one: &Timing| match one {
        Timing::Event(_, pattern) => {
            pattern.subject.like.first() == Some(&Filter::This) && pattern.what.iter().any(moves)
        }
        Timing::Phase(..) | Timing::Activation(..) | Timing::Attempt(..) | Timing::AnyOf(_) => false,
    };
    timing.each().iter().any(gone)
}

/// 3.3.3-30: is it done to the monster that this card is equipped to, which is none any more once this card has gone?
pub(super) fn is_of_equipped(linked: &Linked) -> bool {
    linked.1.group() == Some(&Group::EquippedMonster)
}

/// Is this not to be seen of it there any more?
pub(super) fn is_lost(filter: &Filter) -> bool {
    match filter {
        Filter::Not(inner) => is_lost(inner),
        Filter::AnyOf(all) | Filter::AllOf(all) => all.iter().any(is_lost),
        one => matches!(
            one,
            Filter::MadeWith(_)
                | Filter::HasMaterial(_)
                | Filter::Materials(..)
                | Filter::SummonedFrom(_)
                | Filter::SummonedThisTurn
                | Filter::EquippedTo(_)
                | Filter::EquippedWith(_)
                | Filter::CoLinked
                | Filter::PointedToBy(_)
                | Filter::PointsTo(_)
                | Filter::Counters(..)
                | Filter::InColumnOf(_)
                | Filter::AtkChanged
        ),
    }
}

/// Where this card is, of which a text says that this has happened to it: "if this card was destroyed this turn".
pub(super) fn where_this_went(event: &Event) -> EnumSet<Place> {
    match event {
        Event::Happens(happens) if matches!(happens.subject, Subject::This(_)) => after_it(happens),
        Event::Happens(_)
        | Event::Activation(..)
        | Event::Resolution(..)
        | Event::Attempt(..)
        | Event::AnyOf(_) => EnumSet::empty(),
    }
}

/// Where a card is after this has happened to it; nothing where it stays on the field.
pub(super) fn after_it(happens: &Happens) -> EnumSet<Place> {
    if happens.and_to_graveyard {
        return Place::Graveyard.into();
    }
    let one = |what: Happening| match what {
        Happening::SentToGraveyard | Happening::Discarded | Happening::Detached => Place::Graveyard.into(),
        Happening::Destroyed | Happening::LeftField | Happening::Tributed | Happening::UsedAsMaterial => {
            Place::Graveyard | Place::Banished | Place::ExtraDeckFaceUp
        }
        Happening::Banished => Place::Banished.into(),
        Happening::AddedToHand | Happening::Drawn | Happening::ReturnedToHand => Place::Hand.into(),
        Happening::ReturnedToDeck => Place::Deck.into(),
        Happening::Summoned
        | Happening::Set
        | Happening::FlippedFaceUp
        | Happening::TurnedFaceDown
        | Happening::PositionChanged
        | Happening::Equipped
        | Happening::ControlChanged
        | Happening::AttackDeclared
        | Happening::TargetedForAttack
        | Happening::Battled
        | Happening::DestroysInBattle
        | Happening::BattleDamage
        | Happening::EffectDamage
        | Happening::LifePointsGained
        | Happening::LifePointsPaid
        | Happening::CountersPlaced
        | Happening::Activated
        | Happening::CardActivated
        | Happening::CardResolved
        | Happening::Negated
        | Happening::DirectAttackDeclared
        | Happening::DirectBattleDamage
        | Happening::MovedZone
        | Happening::TargetedByEffect => EnumSet::empty(),
    };
    happens.what.iter().map(one).fold(EnumSet::empty(), |sum, one| sum | one)
}
