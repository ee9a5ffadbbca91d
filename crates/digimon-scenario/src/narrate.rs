//! Tells what happened in plain English, with the names of the cards.

mod names;

pub use names::{effect_at, place_in};
pub(crate) use names::{effect_label, list, phase_name};

use digimon::Game;
use digimon::effects::language::Face;
use digimon::state::{AttackTarget, Event, Holder, Label, PutTo, Unit, UnitId, What};
use names::{area_name, card_name, effect_name, label_name, own_name};
use std::collections::BTreeMap;

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
        let mut sentence = match &event.what {
            What::Battled { one, two, dp } if event.clauses.contains(&ICECLAD) => {
                iceclad(game, *one, *two, *dp)
            }
            what => self.sentence(what, game),
        };
        if let Some(first) = sentence.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        sentence
    }

    fn sentence(&self, what: &What, game: &Game) -> String {
        let one = |label: &Label| label_name(game, *label);
        let all = |labels: &[Label]| list(labels.iter().map(one));
        let own = |seat, label: &Label| own_name(game, seat, *label);
        let be = |labels: &[Label]| if labels.len() > 1 { "are" } else { "is" };
        let effect = |holder: &Holder| effect_name(game, holder);
        match what {
            What::DecksShuffled => "The decks are shuffled.".to_owned(),
            What::OpeningHands => "Both players draw their opening hands.".to_owned(),
            What::Redrew(seat) => format!("{seat} redraws."),
            What::SecuritySet => "The security stacks are set.".to_owned(),
            What::TurnBegan { seat, number } => format!("Turn {number} begins; it is {seat}'s."),
            What::PhaseBegan(phase) => format!("The {} begins.", phase_name(*phase)),
            What::TurnEnding(seat) => format!("{seat}'s turn is ending."),
            What::TurnEnded(seat) => format!("{seat}'s turn has ended."),
            What::Passed(seat) => format!("{seat} passes."),
            What::Drew { seat, cards } => {
                format!("{seat} draws {}.", list(cards.iter().map(|card| own(*seat, card))))
            }
            What::Memory { seat, by, now } if *by < 0 => format!("{seat} loses {} memory, to {now}.", -by),
            What::Memory { seat, by, now } => format!("{seat} gains {by} memory, to {now}."),
            What::Paid { seat, cost, now } => format!("{seat} pays {cost}; memory {now}."),
            What::CannotPay { seat, card, cost } => {
                format!("{seat} cannot pay {cost} for {}.", own(*seat, card))
            }
            What::Announced { seat, card } => format!("{seat} shows {}.", own(*seat, card)),
            What::Played { card, area } => format!("{} is played to the {}.", one(card), area_name(*area)),
            What::Digivolved { card, onto } => format!("{} digivolves into {}.", one(onto), one(card)),
            What::DnaDigivolved { card } => format!("{} comes about by DNA digivolution.", one(card)),
            What::Used(card) => format!("{} is used.", one(card)),
            What::Linked { card, to } => format!("{} is linked to {}.", one(card), one(to)),
            What::Hatched(card) => format!("{} hatches.", one(card)),
            What::Moved(card) => format!("{} moves.", one(card)),
            What::Suspended(cards) => format!("{} {} suspended.", all(cards), be(cards)),
            What::Unsuspended(cards) => format!("{} {} unsuspended.", all(cards), be(cards)),
            What::Deleted(cards) => format!("{} {} deleted.", all(cards), be(cards)),
            What::Put { cards, to } => format!("{} {} put {}.", all(cards), be(cards), self.put(*to)),
            What::PlacedInPlay(cards) => format!("{} {} placed in the battle area.", all(cards), be(cards)),
            What::PutUnder(cards) => format!("{} {} put under it.", all(cards), be(cards)),
            What::TokenGone(card) => format!("{} is removed from the game.", one(card)),
            What::DeDigivolved { unit, cards } => format!("{} loses {} from the top.", one(unit), all(cards)),
            What::Flipped(cards) => format!("{} {} flipped.", all(cards), be(cards)),
            What::Revealed(cards) => format!("{} {} revealed.", all(cards), be(cards)),
            What::LookedAt { seat, cards } => format!("{seat} looks at {}.", all(cards)),
            What::Shuffled(seat, _) => format!("{seat} shuffles."),
            What::AttackDeclared { unit, target } => {
                format!("{} attacks {}.", one(unit), self.target(*target))
            }
            What::TargetSwitched { target } => format!("The attack is switched to {}.", self.target(*target)),
            What::Blocked(card) => format!("{} blocks.", one(card)),
            What::AttackEnded => "The attack ends.".to_owned(),
            What::AttackFailed => "The attack hits nothing.".to_owned(),
            What::SecurityChecked { by, card } => format!("{} checks {}.", one(by), one(card)),
            What::Battled { one: left, two: right, dp } => {
                format!("{} ({} DP) and {} ({} DP) battle.", one(left), dp.0, one(right), dp.1)
            }
            What::Triggered { holder, .. } => format!("{} triggers.", effect(holder)),
            What::Activated { holder, .. } => format!("{} is activated.", effect(holder)),
            What::Lost { holder, .. } => format!("{} can no longer be activated.", effect(holder)),
            What::Declined { holder, .. } => format!("{} declines: {}.", holder.you, effect(holder)),
            What::Prevented(cards) => format!("{} {} spared.", all(cards), be(cards)),
            What::Unaffected(card) => format!("{} is not affected.", one(card)),
            What::Gave { to: Some(card) } => format!("{} is given an effect.", one(card)),
            What::Gave { to: None } => "An effect is given that holds for many, or for a player.".to_owned(),
            What::RuleChecked(cards) => format!("A rule check concerns {}.", all(cards)),
            What::Deferred => "The rest is put off.".to_owned(),
            What::LoopFound => "The game goes round in a circle.".to_owned(),
            What::LoopStops { times } => format!("The loop stops after {times} times."),
            What::Won(seat) => format!("{seat} wins."),
            What::Draw => "The game is a draw.".to_owned(),
        }
    }

    fn target(&self, target: AttackTarget) -> String {
        match target {
            AttackTarget::Player => "the player".to_owned(),
            AttackTarget::Unit(unit) => self.unit(unit),
            AttackTarget::Gone => "a Digimon that is gone".to_owned(),
        }
    }

    fn unit(&self, unit: UnitId) -> String {
        self.units.get(&unit).cloned().unwrap_or_else(|| "a card in play".to_owned())
    }

    fn put(&self, to: PutTo) -> String {
        let face = |face| if face == Face::Up { ", face up" } else { "" };
        match to {
            PutTo::Hand => "in the hand".to_owned(),
            PutTo::Trash => "in the trash".to_owned(),
            PutTo::DeckTop => "on top of the deck".to_owned(),
            PutTo::DeckBottom => "at the bottom of the deck".to_owned(),
            PutTo::EggDeckBottom => "at the bottom of the Digi-Egg deck".to_owned(),
            PutTo::SecurityTop(up) => format!("on top of security{}", face(up)),
            PutTo::SecurityBottom(up) => format!("at the bottom of security{}", face(up)),
            PutTo::Under(unit, _, _) => format!("under {}", self.unit(unit)),
            PutTo::UnderPlayed => "under the card that is being played".to_owned(),
        }
    }
}

fn iceclad(game: &Game, one: Label, two: Label, (left, right): (i32, i32)) -> String {
    let side = |label, cards| format!("{} ({cards} digivolution cards)", label_name(game, label));
    format!("{} and {} battle.", side(one, left), side(two, right))
}
