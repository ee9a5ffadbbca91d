//! OCG 3.4.3-1: does what happened fit what an effect waits for?

use crate::language::{Cause, EffectKind, Filter, Happening, Noun, Pattern, Place, Whose};
use crate::query::what::place_words;
use crate::query::{Query, Standpoint};
use crate::state::{By, Event, Face, Snapshot, Source, What};
use enumset::EnumSet;
use table::Seat;

/// One party of what happened, and what it was to them.
struct Side<'e> {
    what: Option<Happening>,
    subjects: &'e [Snapshot],
    other: &'e [Snapshot],
}

/// 3.6.3-30, -67: an attack and a battle happen to both monsters.
fn sides(event: &Event) -> impl Iterator<Item = Side<'_>> {
    let second = match event.what {
        What::AttackDeclared(_) => Some(Happening::TargetedForAttack),
        What::Battled => Some(Happening::Battled),
        What::DuelBegan
        | What::TurnBegan(..)
        | What::PhaseBegan(_)
        | What::Endless(_)
        | What::Moved(_)
        | What::Attempted(_)
        | What::Summoned(_)
        | What::SummonNegated
        | What::UsedAsMaterial(_)
        | What::Set(_)
        | What::FlippedUp
        | What::TurnedDown
        | What::PositionChanged
        | What::Damage(..)
        | What::BattleDamage(..)
        | What::LifePointsGained(..)
        | What::LifePointsPaid(..)
        | What::LifePointsLost(..)
        | What::Activated(_)
        | What::Targeted
        | What::ActivationNegated
        | What::EffectNegated
        | What::Resolved(_)
        | What::Finished(_)
        | What::AttackNegated
        | What::AttackTargetChanged
        | What::DestroyedInBattle
        | What::ControlChanged(_)
        | What::Equipped
        | What::Counters(_)
        | What::Shuffled(_)
        | What::Revealed
        | What::LookedAt(_)
        | What::Placed(_)
        | What::Returned(_)
        | What::MovedZone(_)
        | What::Tossed(_)
        | What::Rolled(_)
        | What::Declared(_)
        | What::Gave
        | What::Attached
        | What::Won(_)
        | What::Draw => None,
    };
    let (one, two) = (&event.subjects[..], &event.other[..]);
    let turned = second.map(|what| Side { what: Some(what), subjects: two, other: one });
    std::iter::once(Side { what: None, subjects: one, other: two }).chain(turned)
}

impl Query<'_> {
    /// What happened as the pattern sees it, if it fits: with those that it is about, and the second party.
    pub fn fulfilled(self, standpoint: Standpoint<'_>, pattern: &Pattern, event: &Event) -> Option<Event> {
        if !self.came_by(standpoint, &pattern.by, event.by)
            || !in_such_a_way(pattern, event)
            || (pattern.player != Whose::Any
                && !self.whom(event).is_none_or(|seat| standpoint.means(pattern.player, seat)))
        {
            return None;
        }
        sides(event).find_map(|side| {
            let subjects = self.fulfilling(standpoint, pattern, event, &side);
            let other = side.other.to_vec();
            (!subjects.is_empty()).then(|| Event { subjects, other, ..event.clone() })
        })
    }

    /// Those of one side that fulfil the pattern.
    fn fulfilling(
        self,
        standpoint: Standpoint<'_>,
        pattern: &Pattern,
        event: &Event,
        side: &Side<'_>,
    ) -> Vec<Snapshot> {
        if let Some(noun) = &pattern.other
            && !side.other.iter().any(|one| self.was_like(standpoint, event, one, noun))
        {
            return Vec::new();
        }
        // 3.4.2-2: an effect that is activated is no activation of its card.
        let mut of_effect: EnumSet<Happening> = EnumSet::empty();
        if let What::Activated(source) | What::Finished(source) = event.what
            && !self.is_card_activation(source)
        {
            of_effect = Happening::CardActivated | Happening::CardResolved;
        }
        let happened =
            |one: &Snapshot| side.what.map_or_else(|| event.happenings_of(one) - of_effect, EnumSet::only);
        let fits = |one: &&Snapshot| {
            let happened = happened(one);
            !happened.is_disjoint(pattern.what)
                && happened.is_disjoint(pattern.except)
                && (pattern.from.is_empty() || pattern.from.iter().any(|place| self.came_from(one, place)))
                && (pattern.to.is_empty() || !place_words(one.to).is_disjoint(pattern.to))
                && self.was_like(standpoint, event, one, &pattern.subject)
        };
        side.subjects.iter().filter(fits).copied().collect()
    }

    fn came_from(self, one: &Snapshot, place: Place) -> bool {
        places_of(one).contains(place)
    }

    /// What has moved is looked at where it was; everything else where it is.
    fn was_like(self, standpoint: Standpoint<'_>, event: &Event, one: &Snapshot, noun: &Noun) -> bool {
        let card = one.card.card;
        if !matches!(event.what, What::Moved(_)) {
            return self.fits(standpoint, card, noun);
        }
        let there = noun.places.is_empty() || !places_of(one).is_disjoint(noun.places);
        let seat = if one.from.is_field() { one.controller } else { one.owner };
        let like = |filter: &Filter| {
            if *filter == Filter::FaceUp || *filter == Filter::FaceDown {
                one.face.is_up() == (*filter == Filter::FaceUp)
            } else if let Filter::SummonedBy(ways) = filter {
                one.summoned.is_some_and(|way| ways.contains(way))
            } else if *filter == Filter::AttackPosition && one.from.is_field() {
                one.face == Face::Up
            } else if *filter == Filter::DefensePosition && one.from.is_field() {
                one.face != Face::Up
            } else if *filter == Filter::Monster && one.from.is_field() {
                one.from.zone().is_some_and(crate::state::Zone::is_monster_zone)
            } else {
                self.is_like(standpoint, card, filter)
            }
        };
        there && standpoint.means(noun.whose, seat) && noun.like.iter().all(like)
    }

    /// The player that it is about: who takes damage, whose Life Points change, who Summons (3.3.2-239: not always
    /// the one on whose field the monster comes).
    fn whom(self, event: &Event) -> Option<Seat> {
        if let What::Summoned(_) = event.what {
            let card = event.subjects.first()?.card.card;
            let summons = &self.game.state.turn.summons;
            return summons.iter().rev().find(|one| one.card == card).map(|one| one.seat);
        }
        of_damage(event)
    }

    fn is_card_activation(self, source: Source) -> bool {
        self.game.library.effect(source.effect).effect.kind == EffectKind::CardActivation
    }

    /// Is this what it is to come by?
    pub fn came_by(self, standpoint: Standpoint<'_>, cause: &Cause, by: By) -> bool {
        let you = standpoint.you;
        match (cause, by) {
            (Cause::Any, _) => true,
            (Cause::Battle, by) => matches!(by, By::Battle(_)),
            (Cause::Effect, by) => matches!(by, By::Effect(_)),
            (Cause::BattleOrEffect, by) => matches!(by, By::Battle(_) | By::Effect(_)),
            (Cause::YourEffect, By::Effect(source)) => source.you == you,
            (Cause::OpponentsEffect, By::Effect(source)) => source.you != you,
            (Cause::OpponentsCard, By::Effect(source)) => source.you != you,
            (Cause::OpponentsCard, By::Battle(with)) => self.game.card(with.card).controller != you,
            (Cause::EffectOf(whose, filters), By::Effect(source)) => {
                standpoint.means(*whose, source.you)
                    && filters.iter().all(|filter| self.is_like(standpoint, source.card.card, filter))
            }
            (Cause::Cost, by) => matches!(by, By::Cost(_)),
            (Cause::CostOf(whose, filters), By::Cost(source)) => {
                standpoint.means(*whose, source.you)
                    && filters.iter().all(|filter| self.is_like(standpoint, source.card.card, filter))
            }
            (Cause::For(ways), By::Summon(_, way)) => ways.contains(way),
            (Cause::AnyOf(all), by) => all.iter().any(|one| self.came_by(standpoint, one, by)),
            (
                Cause::YourEffect | Cause::OpponentsEffect | Cause::OpponentsCard | Cause::EffectOf(..),
                By::Rule | By::Cost(_) | By::Battle(_) | By::Summon(..),
            ) => false,
            (Cause::CostOf(..), By::Rule | By::Effect(_) | By::Battle(_) | By::Summon(..)) => false,
            (Cause::For(_), By::Rule | By::Effect(_) | By::Battle(_) | By::Cost(_)) => false,
        }
    }
}

/// 3.3.2-253: what waits for a Flip Summon does not answer any other turning up.
fn in_such_a_way(pattern: &Pattern, event: &Event) -> bool {
    match event.what {
        What::Summoned(way) | What::UsedAsMaterial(way) => {
            pattern.ways.is_empty() || pattern.ways.contains(way)
        }
        What::DuelBegan
        | What::TurnBegan(..)
        | What::PhaseBegan(_)
        | What::Endless(_)
        | What::Moved(_)
        | What::Attempted(_)
        | What::SummonNegated
        | What::Set(_)
        | What::FlippedUp
        | What::TurnedDown
        | What::PositionChanged
        | What::Damage(..)
        | What::BattleDamage(..)
        | What::LifePointsGained(..)
        | What::LifePointsPaid(..)
        | What::LifePointsLost(..)
        | What::Activated(_)
        | What::Targeted
        | What::ActivationNegated
        | What::EffectNegated
        | What::Resolved(_)
        | What::Finished(_)
        | What::AttackDeclared(_)
        | What::AttackNegated
        | What::AttackTargetChanged
        | What::Battled
        | What::DestroyedInBattle
        | What::ControlChanged(_)
        | What::Equipped
        | What::Counters(_)
        | What::Shuffled(_)
        | What::Revealed
        | What::LookedAt(_)
        | What::Placed(_)
        | What::Returned(_)
        | What::MovedZone(_)
        | What::Tossed(_)
        | What::Rolled(_)
        | What::Declared(_)
        | What::Gave
        | What::Attached
        | What::Won(_)
        | What::Draw => pattern.ways.is_empty(),
    }
}

/// The player that damage or Life Points are about.
fn of_damage(event: &Event) -> Option<Seat> {
    match event.what {
        What::Damage(seat, _)
        | What::BattleDamage(seat, _)
        | What::LifePointsGained(seat, _)
        | What::LifePointsPaid(seat, _)
        | What::LifePointsLost(seat, _) => Some(seat),
        What::DuelBegan
        | What::TurnBegan(..)
        | What::PhaseBegan(_)
        | What::Endless(_)
        | What::Moved(_)
        | What::Attempted(_)
        | What::Summoned(_)
        | What::SummonNegated
        | What::UsedAsMaterial(_)
        | What::Set(_)
        | What::FlippedUp
        | What::TurnedDown
        | What::PositionChanged
        | What::Activated(_)
        | What::Targeted
        | What::ActivationNegated
        | What::EffectNegated
        | What::Resolved(_)
        | What::Finished(_)
        | What::AttackDeclared(_)
        | What::AttackNegated
        | What::AttackTargetChanged
        | What::Battled
        | What::DestroyedInBattle
        | What::ControlChanged(_)
        | What::Equipped
        | What::Counters(_)
        | What::Shuffled(_)
        | What::Revealed
        | What::LookedAt(_)
        | What::Placed(_)
        | What::Returned(_)
        | What::MovedZone(_)
        | What::Tossed(_)
        | What::Rolled(_)
        | What::Declared(_)
        | What::Gave
        | What::Attached
        | What::Won(_)
        | What::Draw => None,
    }
}

/// Where the card was, in the words of texts.
fn places_of(one: &Snapshot) -> EnumSet<Place> {
    let words = place_words(one.from);
    if one.as_pendulum && one.from.is_field() { words | Place::PendulumZone } else { words }
}
