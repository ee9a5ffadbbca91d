//! An event as a saying, with the cards named that this viewer may know.

use super::known::after_put;
use crate::see::Viewing;
use crate::see::field::{face, phase};
use crate::view::{AreaView, CardName, Compared, PileView, Saying, TargetName, To};
use digimon::state::{AttackTarget, Clause, FieldArea, Known, Label, Pile, PutTo, What};
use table::Seat;

/// The clause by which digivolution cards are compared instead of DP.
const ICECLAD: &str = "16-34-1";

impl Viewing<'_> {
    pub(super) fn saying(
        self,
        what: &What,
        unit: Option<&Label>,
        attacker: Option<Seat>,
        clauses: &[Clause],
    ) -> Saying {
        let open = |label: &Label| self.label(label, Known::ALL);
        let all_open = |labels: &[Label]| labels.iter().map(open).collect();
        let then = |label: &Label| self.label(label, label.known);
        let all_then = |labels: &[Label]| labels.iter().map(then).collect();
        let also = |seat: Seat, labels: &[Label]| {
            labels.iter().map(|label| self.label(label, label.known.union(Known::only(seat)))).collect()
        };
        match what {
            What::DecksShuffled => Saying::DecksShuffled,
            What::OpeningHands => Saying::OpeningHands,
            What::Redrew(seat) => Saying::Redrew { seat: *seat },
            What::SecuritySet => Saying::SecuritySet,
            What::TurnBegan { seat, number } => Saying::TurnBegan { seat: *seat, number: *number },
            What::PhaseBegan(begun) => Saying::PhaseBegan { phase: phase(*begun) },
            What::TurnEnding(seat) => Saying::TurnEnding { seat: *seat },
            What::TurnEnded(seat) => Saying::TurnEnded { seat: *seat },
            What::Passed(seat) => Saying::Passed { seat: *seat },
            What::Drew { seat, cards } => Saying::Drew { seat: *seat, cards: also(*seat, cards) },
            What::Memory { seat, by, now } => Saying::Memory { seat: *seat, by: *by, now: *now },
            What::Paid { seat, cost, now } => Saying::Paid { seat: *seat, cost: *cost, now: *now },
            What::CannotPay { seat, card, cost } => {
                Saying::CannotPay { seat: *seat, card: open(card), cost: *cost }
            }
            What::Announced { seat, card } => Saying::Announced { seat: *seat, card: open(card) },
            What::Played { card, area } => Saying::Played { card: open(card), area: area_view(*area) },
            What::Digivolved { card, onto } => Saying::Digivolved { card: open(card), onto: open(onto) },
            What::DnaDigivolved { card } => Saying::DnaDigivolved { card: open(card) },
            What::Used(card) => Saying::Used { card: open(card) },
            What::Linked { card, to } => Saying::Linked { card: open(card), to: open(to) },
            What::Hatched(card) => Saying::Hatched { card: open(card) },
            What::Moved(card) => Saying::Moved { card: open(card) },
            What::Suspended(cards) => Saying::Suspended { cards: all_then(cards) },
            What::Unsuspended(cards) => Saying::Unsuspended { cards: all_then(cards) },
            What::Deleted(cards) => Saying::Deleted { cards: all_then(cards) },
            What::Put { cards, to } => Saying::Put { cards: self.put(cards, *to), to: self.to(*to, unit) },
            What::PlacedInPlay(cards) => Saying::PlacedInPlay { cards: all_open(cards) },
            What::PutUnder(cards) => Saying::PutUnder { cards: all_open(cards) },
            What::TokenGone(card) => Saying::TokenGone { card: open(card) },
            What::DeDigivolved { unit, cards } => {
                Saying::DeDigivolved { unit: open(unit), cards: all_open(cards) }
            }
            What::Flipped(cards) => Saying::Flipped { cards: all_then(cards) },
            What::Revealed(cards) => Saying::Revealed { cards: all_open(cards) },
            What::LookedAt { seat, cards } => Saying::LookedAt { seat: *seat, cards: also(*seat, cards) },
            What::Shuffled(seat, pile) => Saying::Shuffled { seat: *seat, pile: pile_view(*pile) },
            What::AttackDeclared { unit: by, target } => {
                Saying::AttackDeclared { unit: open(by), target: self.target(*target, unit, attacker) }
            }
            What::TargetSwitched { target } => {
                Saying::TargetSwitched { target: self.target(*target, unit, attacker) }
            }
            What::Blocked(card) => Saying::Blocked { card: open(card) },
            What::AttackEnded => Saying::AttackEnded,
            What::AttackFailed => Saying::AttackFailed,
            What::SecurityChecked { by, card } => Saying::SecurityChecked { by: open(by), card: open(card) },
            What::Battled { one, two, dp } => {
                let iceclad = clauses.contains(&ICECLAD);
                let compared = if iceclad { Compared::DigivolutionCards } else { Compared::Dp };
                Saying::Battled { one: open(one), two: open(two), numbers: [dp.0, dp.1], compared }
            }
            What::Triggered { holder, card } => Saying::Triggered { effect: self.effect_then(holder, card) },
            What::Activated { holder, card } => Saying::Activated { effect: self.effect_then(holder, card) },
            What::Lost { holder, card } => Saying::Lost { effect: self.effect_then(holder, card) },
            What::Declined { holder, card } => Saying::Declined { effect: self.effect_then(holder, card) },
            What::Prevented(cards) => Saying::Prevented { cards: all_then(cards) },
            What::Unaffected(card) => Saying::Unaffected { card: then(card) },
            What::Gave { to } => Saying::Gave { to: to.as_ref().map(then) },
            What::RuleChecked(cards) => Saying::RuleChecked { cards: all_then(cards) },
            What::Deferred => Saying::Deferred,
            What::LoopFound => Saying::LoopFound,
            What::LoopStops { times } => Saying::LoopStops { times: *times },
            What::Won(seat) => Saying::Won { seat: *seat },
            What::Draw => Saying::Draw,
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
