//! An event for the page, with the cards named that this viewer saw.

use super::{Viewing, sees};
use crate::view::{ByView, CardName, EndlessView, EventView, MoveView, PlaceView};
use ocg::state::{By, Endless, Known, Location, Logged, Move, Snapshot, What};

impl Viewing<'_> {
    pub(super) fn event(self, logged: &Logged) -> EventView {
        let event = &logged.event;
        let cards = || self.seen(&event.subjects, &logged.subjects_seen);
        let other = || self.seen(&event.other, &logged.other_seen);
        let open = || -> Vec<CardName> { event.subjects.iter().map(|one| self.open(one)).collect() };
        let by = || self.by(event.by, logged.cause_seen);
        match event.what {
            What::DuelBegan => EventView::DuelBegan,
            What::TurnBegan(seat, number) => EventView::TurnBegan { seat, number },
            What::PhaseBegan(phase) => EventView::PhaseBegan { phase: phase.into() },
            What::Endless(how) => EventView::Endless { how: endless(how) },
            What::Moved(why) => EventView::Moved {
                cards: cards(),
                why: move_view(why),
                from: event.subjects.first().map_or(PlaceView::Between, |one| place(one.from)),
                to: event.subjects.first().map_or(PlaceView::Between, |one| place(one.to)),
                by: by(),
            },
            What::Attempted(way) => EventView::Attempted { cards: cards(), way: way.into() },
            What::Summoned(way) => EventView::Summoned { cards: cards(), way: way.into(), by: by() },
            What::SummonNegated => EventView::SummonNegated { cards: cards() },
            What::UsedAsMaterial(way) => {
                EventView::UsedAsMaterial { cards: cards(), made: other(), way: way.into() }
            }
            What::Set(zone) => EventView::Set { cards: cards(), zone: zone.into() },
            What::FlippedUp => EventView::FlippedUp { cards: cards() },
            What::TurnedDown => EventView::TurnedDown { cards: cards() },
            What::PositionChanged => EventView::PositionChanged { cards: cards() },
            What::Damage(seat, amount) => EventView::Damage { seat, amount, by: by() },
            What::BattleDamage(seat, amount) => EventView::BattleDamage { seat, amount, cards: cards() },
            What::LifePointsGained(seat, amount) => EventView::LifePointsGained { seat, amount, by: by() },
            What::LifePointsPaid(seat, amount) => EventView::LifePointsPaid { seat, amount, by: by() },
            What::LifePointsLost(seat, amount) => EventView::LifePointsLost { seat, amount, by: by() },
            What::Activated(source) => EventView::Activated { effect: self.shown_effect(source) },
            What::Targeted => EventView::Targeted { cards: cards() },
            What::ActivationNegated => EventView::ActivationNegated { cards: open() },
            What::EffectNegated => EventView::EffectNegated { cards: open() },
            What::Resolved(source) => EventView::Resolved { effect: self.shown_effect(source) },
            What::Finished(source) => EventView::Finished { effect: self.shown_effect(source) },
            What::AttackDeclared(_) => EventView::AttackDeclared { cards: cards(), target: other() },
            What::AttackTargetChanged => EventView::AttackTargetChanged { target: cards() },
            What::AttackNegated => EventView::AttackNegated { cards: cards() },
            What::Battled => EventView::Battled { cards: cards(), with: other() },
            What::DestroyedInBattle => EventView::DestroyedInBattle { cards: cards(), loser: other() },
            What::ControlChanged(seat) => EventView::ControlChanged { cards: cards(), seat },
            What::Equipped => EventView::Equipped { cards: cards(), to: other() },
            What::Counters(count) => EventView::Counters { cards: cards(), count },
            What::Shuffled(seat) => EventView::Shuffled { seat },
            What::Revealed => EventView::Revealed { cards: open() },
            What::LookedAt(seat) => EventView::LookedAt { seat, cards: cards() },
            What::Placed(zone) => EventView::Placed { cards: cards(), zone: zone.into() },
            What::Returned(zone) => EventView::Returned { cards: cards(), zone: zone.into() },
            What::MovedZone(zone) => EventView::MovedZone { cards: cards(), zone: zone.into() },
            What::Declared(def) => {
                EventView::Declared { name: self.game.library().def(def).card.name.clone() }
            }
            What::Tossed(heads) => EventView::Tossed { heads },
            What::Rolled(number) => EventView::Rolled { number },
            What::Gave => EventView::Gave { cards: cards(), by: by() },
            What::Attached => EventView::Attached { cards: cards(), to: other() },
            What::Won(seat) => EventView::Won { seat },
            What::Draw => EventView::Draw,
        }
    }

    fn seen(self, all: &[Snapshot], seen: &[Known]) -> Vec<CardName> {
        let name = |(one, known): (&Snapshot, &Known)| {
            self.named(one.card.card, Some(one.def).filter(|_| sees(self.viewer, *known)))
        };
        all.iter().zip(seen).map(name).collect()
    }

    fn open(self, one: &Snapshot) -> CardName {
        self.named(one.card.card, Some(one.def))
    }

    /// The effect that brings something about is open.
    fn by(self, by: By, seen: Known) -> ByView {
        let open = |card| self.named(card, Some(self.state(card).def));
        match by {
            By::Rule => ByView::Rule,
            By::Cost(source) => ByView::Cost { effect: self.shown_effect(source) },
            By::Effect(source) => ByView::Effect { effect: self.shown_effect(source) },
            By::Battle(card) => ByView::Battle { card: open(card.card) },
            By::Summon(card, way) => {
                let def = Some(self.state(card).def).filter(|_| sees(self.viewer, seen));
                ByView::Summon { card: self.named(card, def), way: way.into() }
            }
        }
    }
}

fn endless(how: Endless) -> EndlessView {
    match how {
        Endless::Repeats => EndlessView::Repeats,
        Endless::TooLong => EndlessView::TooLong,
    }
}

fn place(place: Location) -> PlaceView {
    match place {
        Location::Deck => PlaceView::Deck,
        Location::Hand => PlaceView::Hand,
        Location::Zone(zone) => PlaceView::Zone(zone.into()),
        Location::Graveyard => PlaceView::Graveyard,
        Location::Banished => PlaceView::Banished,
        Location::ExtraDeck => PlaceView::ExtraDeck,
        Location::Material(_) => PlaceView::Material,
        Location::Between => PlaceView::Between,
        Location::Gone => PlaceView::Gone,
    }
}

fn move_view(why: Move) -> MoveView {
    match why {
        Move::Destroyed => MoveView::Destroyed,
        Move::Sent => MoveView::Sent,
        Move::Discarded => MoveView::Discarded,
        Move::Tributed => MoveView::Tributed,
        Move::Material => MoveView::Material,
        Move::Detached => MoveView::Detached,
        Move::Banished => MoveView::Banished,
        Move::BanishedFaceDown => MoveView::BanishedFaceDown,
        Move::Drawn => MoveView::Drawn,
        Move::Added => MoveView::Added,
        Move::ReturnedToHand => MoveView::ReturnedToHand,
        Move::ReturnedToDeck => MoveView::ReturnedToDeck,
        Move::Put => MoveView::Put,
        Move::ByRule => MoveView::ByRule,
    }
}
