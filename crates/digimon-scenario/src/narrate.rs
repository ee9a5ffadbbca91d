//! Tells what happened in plain English, with the names of the cards.

mod names;
mod sentences;

pub use names::{effect_at, place_in};
pub(crate) use names::{effect_label, list, phase_name};
pub use sentences::{EFFECT_OF, EVENTS, PILES, PUTS, TARGET_GONE};

use digimon::Game;
use digimon::state::{AttackTarget, Event, FieldArea, Holder, Label, PutTo, Unit, UnitId, What};
use names::{card_name, effect_name, face_name, label_name, own_name, pile_name};
use sentences::sentence;
use std::collections::BTreeMap;
use table::Seat;

/// The clause by which digivolution cards are compared instead of DP.
const ICECLAD: &str = "16-34-1";

/// Tells one event after the other; remembers which unit is which.
#[derive(Clone, Debug, Default)]
pub struct Narrator {
    units: BTreeMap<UnitId, String>,
}

impl Narrator {
    /// Knows the units that are in play now.
    pub fn new(game: &Game) -> Self {
        let name = |unit: &Unit| (unit.id, card_name(game, unit.top()));
        Narrator { units: game.state().units().iter().map(name).collect() }
    }

    /// The event as a sentence.
    pub fn tell(&mut self, event: &Event, game: &Game) -> String {
        for label in event.what.labels() {
            if let Some(unit) = label.unit {
                self.units.insert(unit, label_name(game, *label));
            }
        }
        let (name, places) = self.told(event, game);
        let of = |place: &str| {
            let found = places.iter().find(|(name, _)| *name == place);
            found.map(|(_, words)| words.clone()).unwrap_or_default()
        };
        let mut told = table::fill(sentence(EVENTS, name), of);
        if let Some(first) = told.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        told
    }

    /// The name of the event's sentence, and what fills its places.
    fn told(&self, event: &Event, game: &Game) -> (&'static str, Vec<(&'static str, String)>) {
        let card = |label: &Label| ("card", label_name(game, *label));
        let cards = |labels: &[Label]| ("cards", list(labels.iter().map(|label| label_name(game, *label))));
        let own = |seat: Seat, label: &Label| own_name(game, seat, *label);
        let by = |seat: &Seat| ("seat", seat.to_string());
        let whose = |seat: &Seat| ("whose", format!("{seat}'s"));
        let source = |holder: &Holder| ("source", effect_name(game, holder));
        let named = |place: &'static str, label: &Label| (place, label_name(game, *label));
        let number = |place: &'static str, number: i32| (place, number.to_string());
        match &event.what {
            What::DecksShuffled => ("decks_shuffled", vec![]),
            What::OpeningHands => ("opening_hands", vec![]),
            What::Redrew(seat) => ("redrew", vec![by(seat)]),
            What::SecuritySet => ("security_set", vec![]),
            What::TurnBegan { seat, number: turn } => {
                ("turn_began", vec![whose(seat), ("number", turn.to_string())])
            }
            What::PhaseBegan(phase) => ("phase_began", vec![("phase", phase_name(*phase).to_owned())]),
            What::TurnEnding(seat) => ("turn_ending", vec![whose(seat)]),
            What::TurnEnded(seat) => ("turn_ended", vec![by(seat)]),
            What::Passed(seat) => ("passed", vec![by(seat)]),
            What::Drew { seat, cards } => {
                ("drew", vec![by(seat), ("cards", list(cards.iter().map(|card| own(*seat, card))))])
            }
            What::Memory { seat, by: change, now } => {
                let name = if *change < 0 { "memory_lost" } else { "memory_gained" };
                (name, vec![by(seat), number("change", change.abs()), number("now", (*now).into())])
            }
            What::Paid { seat, cost, now } => {
                ("paid", vec![by(seat), ("cost", cost.to_string()), ("now", now.to_string())])
            }
            What::CannotPay { seat, card, cost } => {
                ("cannot_pay", vec![by(seat), ("cost", cost.to_string()), ("card", own(*seat, card))])
            }
            What::Announced { seat, card } => ("announced", vec![by(seat), ("card", own(*seat, card))]),
            What::Played { card: played, area: FieldArea::Battle } => ("played", vec![card(played)]),
            What::Played { card: played, area: FieldArea::Breeding } => {
                ("played_in_breeding_area", vec![card(played)])
            }
            What::Digivolved { card: into, onto } => ("digivolved", vec![card(into), named("onto", onto)]),
            What::DnaDigivolved { card: into } => ("dna_digivolved", vec![card(into)]),
            What::Used(used) => ("used", vec![card(used)]),
            What::Linked { card: linked, to } => ("linked", vec![card(linked), named("to", to)]),
            What::Hatched(hatched) => ("hatched", vec![card(hatched)]),
            What::Moved(moved) => ("moved", vec![card(moved)]),
            What::Suspended(all) => ("suspended", vec![cards(all)]),
            What::Unsuspended(all) => ("unsuspended", vec![cards(all)]),
            What::Deleted(all) => ("deleted", vec![cards(all)]),
            What::Put { cards: all, to } => ("put", vec![cards(all), ("where", self.put(*to))]),
            What::PlacedInPlay(all) => ("placed_in_play", vec![cards(all)]),
            What::PutUnder(all) => ("put_under", vec![cards(all)]),
            What::TokenGone(token) => ("token_gone", vec![card(token)]),
            What::DeDigivolved { unit, cards: all } => {
                ("de_digivolved", vec![named("unit", unit), cards(all)])
            }
            What::Flipped(all) => ("flipped", vec![cards(all)]),
            What::Revealed(all) => ("revealed", vec![cards(all)]),
            What::LookedAt { seat, cards: all } => ("looked_at", vec![by(seat), cards(all)]),
            What::Shuffled(seat, pile) => {
                ("shuffled", vec![by(seat), ("pile", sentence(PILES, pile_name(*pile)).to_owned())])
            }
            What::AttackDeclared { unit, target } => {
                ("attack_declared", vec![named("unit", unit), ("target", self.target(*target))])
            }
            What::TargetSwitched { target } => ("target_switched", vec![("target", self.target(*target))]),
            What::Blocked(blocker) => ("blocked", vec![card(blocker)]),
            What::AttackEnded => ("attack_ended", vec![]),
            What::AttackFailed => ("attack_failed", vec![]),
            What::SecurityChecked { by: unit, card: checked } => {
                ("security_checked", vec![named("checker", unit), card(checked)])
            }
            What::Battled { one, two, dp: (left, right) } => {
                let by_cards = event.clauses.contains(&ICECLAD);
                let places = vec![
                    named("one", one),
                    number("left", *left),
                    named("two", two),
                    number("right", *right),
                ];
                (if by_cards { "battled_by_cards" } else { "battled" }, places)
            }
            What::Triggered { holder, .. } => ("triggered", vec![source(holder)]),
            What::Activated { holder, .. } => ("activated", vec![source(holder)]),
            What::Lost { holder, .. } => ("lost", vec![source(holder)]),
            What::Declined { holder, .. } => ("declined", vec![source(holder)]),
            What::Prevented(all) => ("prevented", vec![cards(all)]),
            What::Unaffected(spared) => ("unaffected", vec![card(spared)]),
            What::Gave { to: Some(to) } => ("gave", vec![named("to", to)]),
            What::Gave { to: None } => ("gave_to_many", vec![]),
            What::RuleChecked(all) => ("rule_checked", vec![cards(all)]),
            What::Deferred => ("deferred", vec![]),
            What::LoopFound => ("loop_found", vec![]),
            What::LoopStops { times } => ("loop_stops", vec![("times", times.to_string())]),
            What::Stalled => ("stalled", vec![]),
            What::Won(seat) => ("won", vec![by(seat)]),
            What::Draw => ("draw", vec![]),
        }
    }

    fn target(&self, target: AttackTarget) -> String {
        match target {
            AttackTarget::Player => "the player".to_owned(),
            AttackTarget::Unit(unit) => self.unit(unit),
            AttackTarget::Gone => TARGET_GONE.to_owned(),
        }
    }

    fn unit(&self, unit: UnitId) -> String {
        self.units.get(&unit).cloned().unwrap_or_else(|| "a card in play".to_owned())
    }

    fn put(&self, to: PutTo) -> String {
        let (name, filled) = match to {
            PutTo::Hand => ("hand", String::new()),
            PutTo::Trash => ("trash", String::new()),
            PutTo::DeckTop => ("deck_top", String::new()),
            PutTo::DeckBottom => ("deck_bottom", String::new()),
            PutTo::EggDeckBottom => ("egg_deck_bottom", String::new()),
            PutTo::SecurityTop(face) => ("security_top", face_name(face).to_owned()),
            PutTo::SecurityBottom(face) => ("security_bottom", face_name(face).to_owned()),
            PutTo::Under(unit, _, _) => ("under", self.unit(unit)),
            PutTo::UnderPlayed => ("under_played", String::new()),
        };
        table::fill(sentence(PUTS, name), |_| filled.clone())
    }
}
