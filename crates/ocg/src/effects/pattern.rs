//! OCG 3.4.3-1: does what happened fit what an effect waits for?

use crate::language::{Cause, Filter, Noun, Pattern};
use crate::query::{Query, Standpoint};
use crate::state::{By, Event, Snapshot, What};

impl Query<'_> {
    /// The subjects of the event that fulfil the pattern.
    pub fn fulfilling(self, standpoint: Standpoint<'_>, pattern: &Pattern, event: &Event) -> Vec<Snapshot> {
        if !self.came_by(standpoint, &pattern.by, event) || !in_such_a_way(pattern, event) {
            return Vec::new();
        }
        if let Some(noun) = &pattern.other
            && !event.other.iter().any(|one| self.was_like(standpoint, event, one, noun))
        {
            return Vec::new();
        }
        let fits = |one: &&Snapshot| {
            !event.happenings_of(one).is_disjoint(pattern.what)
                && (pattern.from.is_empty() || pattern.from.iter().any(|place| self.came_from(one, place)))
                && self.was_like(standpoint, event, one, &pattern.subject)
        };
        event.subjects.iter().filter(fits).copied().collect()
    }

    fn came_from(self, one: &Snapshot, place: crate::language::Place) -> bool {
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
        let like = |filter: &Filter| match filter {
            Filter::FaceUp => one.face.is_up(),
            Filter::FaceDown => !one.face.is_up(),
            Filter::Monster if one.from.is_field() => {
                one.from.zone().is_some_and(crate::state::Zone::is_monster_zone)
            }
            other => self.is_like(standpoint, card, other),
        };
        there && standpoint.means(noun.whose, seat) && noun.like.iter().all(like)
    }

    fn came_by(self, standpoint: Standpoint<'_>, cause: &Cause, event: &Event) -> bool {
        let you = standpoint.you;
        match (cause, event.by) {
            (Cause::Any, _) => true,
            (Cause::Battle, by) => matches!(by, By::Battle(_)),
            (Cause::Effect, by) => matches!(by, By::Effect(_)),
            (Cause::BattleOrEffect, by) => matches!(by, By::Battle(_) | By::Effect(_)),
            (Cause::YourEffect, By::Effect(source)) => source.you == you,
            (Cause::OpponentsEffect, By::Effect(source)) => source.you != you,
            (Cause::OpponentsCard, By::Effect(source)) => source.you != you,
            (Cause::OpponentsCard, By::Battle(with)) => self.game.card(with.card).controller != you,
            (Cause::Cost, by) => matches!(by, By::Cost(_)),
            (
                Cause::YourEffect | Cause::OpponentsEffect | Cause::OpponentsCard,
                By::Rule | By::Cost(_) | By::Battle(_) | By::Summon(..),
            ) => false,
        }
    }
}

/// 3.3.2-253: what waits for a Flip Summon does not answer any other turning up.
fn in_such_a_way(pattern: &Pattern, event: &Event) -> bool {
    match event.what {
        What::Summoned(way) | What::UsedAsMaterial(way) => {
            pattern.ways.is_empty() || pattern.ways.contains(way)
        }
        _ => pattern.ways.is_empty(),
    }
}

/// Where the card was, in the words of texts.
fn places_of(one: &Snapshot) -> enumset::EnumSet<crate::language::Place> {
    use crate::language::Place;
    use crate::state::{Location, Zone};
    match one.from {
        Location::Deck => Place::Deck.into(),
        Location::Hand => Place::Hand.into(),
        Location::Graveyard => Place::Graveyard.into(),
        Location::Banished => Place::Banished.into(),
        Location::ExtraDeck => Place::ExtraDeck.into(),
        Location::Zone(Zone::Main(..) | Zone::Extra(_)) => Place::MonsterZone.into(),
        Location::Zone(Zone::SpellTrap(..)) if one.as_pendulum => Place::SpellTrapZone | Place::PendulumZone,
        Location::Zone(Zone::SpellTrap(..)) => Place::SpellTrapZone.into(),
        Location::Zone(Zone::Field(_)) => Place::FieldZone.into(),
        Location::Material(_) | Location::Between | Location::Gone => enumset::EnumSet::empty(),
    }
}
