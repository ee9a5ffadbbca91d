//! An event for the page, with the cards named that this viewer may know.

use super::known::after_put;
use crate::see::Viewing;
use crate::see::field::{face, phase};
use crate::view::{AreaView, CardName, Compared, EventView, PileView, TargetName, To};
use digimon::state::{AttackTarget, Clause, FieldArea, Known, Label, Pile, PutTo, What};
use table::Seat;

/// The clause by which digivolution cards are compared instead of DP.
const ICECLAD: &str = "16-34-1";

impl Viewing<'_> {
    pub(super) fn event(
        self,
        what: &What,
        unit: Option<&Label>,
        attacker: Option<Seat>,
        clauses: &[Clause],
    ) -> EventView {
        let open = |label: &Label| self.label(label, Known::ALL);
        let all_open = |labels: &[Label]| labels.iter().map(open).collect();
        let then = |label: &Label| self.label(label, label.known);
        let all_then = |labels: &[Label]| labels.iter().map(then).collect();
        let also = |seat: Seat, labels: &[Label]| {
            labels.iter().map(|label| self.label(label, label.known.union(Known::only(seat)))).collect()
        };
        match what {
            What::DecksShuffled => EventView::DecksShuffled,
            What::OpeningHands => EventView::OpeningHands,
            What::Redrew(seat) => EventView::Redrew { seat: *seat },
            What::SecuritySet => EventView::SecuritySet,
            What::TurnBegan { seat, number } => EventView::TurnBegan { seat: *seat, number: *number },
            What::PhaseBegan(begun) => EventView::PhaseBegan { phase: phase(*begun) },
            What::TurnEnding(seat) => EventView::TurnEnding { seat: *seat },
            What::TurnEnded(seat) => EventView::TurnEnded { seat: *seat },
            What::Passed(seat) => EventView::Passed { seat: *seat },
            What::Drew { seat, cards } => EventView::Drew { seat: *seat, cards: also(*seat, cards) },
            What::Memory { seat, by, now } => EventView::Memory { seat: *seat, by: *by, now: *now },
            What::Paid { seat, cost, now } => EventView::Paid { seat: *seat, cost: *cost, now: *now },
            What::CannotPay { seat, card, cost } => {
                EventView::CannotPay { seat: *seat, card: open(card), cost: *cost }
            }
            What::Announced { seat, card } => EventView::Announced { seat: *seat, card: open(card) },
            What::Played { card, area } => EventView::Played { card: open(card), area: area_view(*area) },
            What::Digivolved { card, onto } => EventView::Digivolved { card: open(card), onto: open(onto) },
            What::DnaDigivolved { card } => EventView::DnaDigivolved { card: open(card) },
            What::Used(card) => EventView::Used { card: open(card) },
            What::Linked { card, to } => EventView::Linked { card: open(card), to: open(to) },
            What::Hatched(card) => EventView::Hatched { card: open(card) },
            What::Moved(card) => EventView::Moved { card: open(card) },
            What::Suspended(cards) => EventView::Suspended { cards: all_then(cards) },
            What::Unsuspended(cards) => EventView::Unsuspended { cards: all_then(cards) },
            What::Deleted(cards) => EventView::Deleted { cards: all_then(cards) },
            What::Put { cards, to } => EventView::Put { cards: self.put(cards, *to), to: self.to(*to, unit) },
            What::PlacedInPlay(cards) => EventView::PlacedInPlay { cards: all_open(cards) },
            What::PutUnder(cards) => EventView::PutUnder { cards: all_open(cards) },
            What::TokenGone(card) => EventView::TokenGone { card: open(card) },
            What::DeDigivolved { unit, cards } => {
                EventView::DeDigivolved { unit: open(unit), cards: all_open(cards) }
            }
            What::Flipped(cards) => EventView::Flipped { cards: all_then(cards) },
            What::Revealed(cards) => EventView::Revealed { cards: all_open(cards) },
            What::LookedAt { seat, cards } => EventView::LookedAt { seat: *seat, cards: also(*seat, cards) },
            What::Shuffled(seat, pile) => EventView::Shuffled { seat: *seat, pile: pile_view(*pile) },
            What::AttackDeclared { unit: by, target } => {
                EventView::AttackDeclared { unit: open(by), target: self.target(*target, unit, attacker) }
            }
            What::TargetSwitched { target } => {
                EventView::TargetSwitched { target: self.target(*target, unit, attacker) }
            }
            What::Blocked(card) => EventView::Blocked { card: open(card) },
            What::AttackEnded => EventView::AttackEnded,
            What::AttackFailed => EventView::AttackFailed,
            What::SecurityChecked { by, card } => {
                EventView::SecurityChecked { by: open(by), card: open(card) }
            }
            What::Battled { one, two, dp } => {
                let iceclad = clauses.contains(&ICECLAD);
                let compared = if iceclad { Compared::DigivolutionCards } else { Compared::Dp };
                EventView::Battled { one: open(one), two: open(two), numbers: [dp.0, dp.1], compared }
            }
            What::Triggered { holder, card } => {
                EventView::Triggered { effect: self.effect_then(holder, card) }
            }
            What::Activated { holder, card } => {
                EventView::Activated { effect: self.effect_then(holder, card) }
            }
            What::Lost { holder, card } => EventView::Lost { effect: self.effect_then(holder, card) },
            What::Declined { holder, card } => EventView::Declined { effect: self.effect_then(holder, card) },
            What::Prevented(cards) => EventView::Prevented { cards: all_then(cards) },
            What::Unaffected(card) => EventView::Unaffected { card: then(card) },
            What::Gave { to } => EventView::Gave { to: to.as_ref().map(then) },
            What::RuleChecked(cards) => EventView::RuleChecked { cards: all_then(cards) },
            What::Deferred => EventView::Deferred,
            What::LoopFound => EventView::LoopFound,
            What::LoopStops { times } => EventView::LoopStops { times: *times },
            What::Stalled => EventView::Stalled,
            What::Won(seat) => EventView::Won { seat: *seat },
            What::Draw => EventView::Draw,
        }
    }

    fn label(self, label: &Label, known: Known) -> CardName {
        self.named(label.card, Some(label.def).filter(|_| self.sees(known)), label.unit)
    }

    fn put(self, cards: &[Label], to: PutTo) -> Vec<CardName> {
        let name = |label: &Label| {
            let owner = self.state(label.card).map_or(Seat::A, |state| state.owner);
            self.label(label, after_put(label, to, owner))
        };
        cards.iter().map(name).collect()
    }

    fn to(self, to: PutTo, unit: Option<&Label>) -> To {
        match to {
            PutTo::Hand => To::Hand,
            PutTo::Trash => To::Trash,
            PutTo::DeckTop => To::DeckTop,
            PutTo::DeckBottom => To::DeckBottom,
            PutTo::EggDeckBottom => To::EggDeckBottom,
            PutTo::SecurityTop(way) => To::SecurityTop { face: face(way) },
            PutTo::SecurityBottom(way) => To::SecurityBottom { face: face(way) },
            PutTo::UnderPlayed => To::UnderPlayed,
            PutTo::Under(id, _, _) => To::Under {
                card: unit.map_or_else(|| self.name_of_unit(id), |label| self.label(label, Known::ALL)),
            },
        }
    }

    fn target(self, target: AttackTarget, unit: Option<&Label>, attacker: Option<Seat>) -> TargetName {
        match target {
            AttackTarget::Player => TargetName::Player { seat: attacker.map_or(Seat::A, Seat::other) },
            AttackTarget::Unit(id) => TargetName::Card {
                card: unit.map_or_else(|| self.name_of_unit(id), |label| self.label(label, Known::ALL)),
            },
            AttackTarget::Gone => TargetName::Gone,
        }
    }
}

fn pile_view(pile: Pile) -> PileView {
    match pile {
        Pile::Deck => PileView::Deck,
        Pile::EggDeck => PileView::EggDeck,
        Pile::Hand => PileView::Hand,
        Pile::Security => PileView::Security,
    }
}

fn area_view(area: FieldArea) -> AreaView {
    match area {
        FieldArea::Battle => AreaView::Battle,
        FieldArea::Breeding => AreaView::Breeding,
    }
}
