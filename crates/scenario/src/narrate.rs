//! Tells what happened in plain English, with the names of the cards.

use digimon::Game;
use digimon::effects::language::Face;
use digimon::library::DefId;
use digimon::state::{AttackTarget, CardId, Event, FieldArea, Holder, Label, Phase, PutTo, UnitId, What};
use std::collections::BTreeMap;

/// Tells one event after the other; remembers which unit is which.
#[derive(Clone, Debug, Default)]
pub struct Narrator {
    units: BTreeMap<UnitId, String>,
}

impl Narrator {
    /// Knows the units that are in play now.
    pub fn new(game: &Game) -> Self {
        let name = |unit: &digimon::state::Unit| (unit.id, card_name(game, unit.top()));
        Narrator { units: game.state().units.iter().map(name).collect() }
    }

    /// The event as a sentence.
    pub fn tell(&mut self, event: &Event, game: &Game) -> String {
        for label in labels(&event.what) {
            if let Some(unit) = label.unit {
                self.units.insert(unit, label_name(game, *label));
            }
        }
        self.sentence(&event.what, game)
    }

    fn sentence(&self, what: &What, game: &Game) -> String {
        let one = |label: &Label| label_name(game, *label);
        let all = |labels: &[Label]| list(labels.iter().map(one));
        let be = |labels: &[Label]| if labels.len() == 1 { "is" } else { "are" };
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
            What::Drew { seat, cards } => format!("{seat} draws {}.", all(cards)),
            What::Memory { seat, by, now } if *by < 0 => format!("{seat} loses {} memory, to {now}.", -by),
            What::Memory { seat, by, now } => format!("{seat} gains {by} memory, to {now}."),
            What::Paid { seat, cost, now } => format!("{seat} pays {cost}; memory {now}."),
            What::CannotPay { seat, card, cost } => format!("{seat} cannot pay {cost} for {}.", one(card)),
            What::Announced { seat, card } => format!("{seat} shows {}.", one(card)),
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
            What::TokenGone(card) => format!("{} is removed from the game.", one(card)),
            What::DeDigivolved { unit, cards } => format!("{} loses {} from the top.", one(unit), all(cards)),
            What::Flipped(cards) => format!("{} {} flipped.", all(cards), be(cards)),
            What::Revealed(cards) => format!("{} {} revealed.", all(cards), be(cards)),
            What::LookedAt { seat, cards } => format!("{seat} looks at {}.", all(cards)),
            What::Shuffled(seat) => format!("{seat} shuffles."),
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
            What::Triggered { card, .. } => format!("An effect of {} triggers.", one(card)),
            What::Activated { card, .. } => format!("An effect of {} is activated.", one(card)),
            What::Lost { card, .. } => format!("An effect of {} can no longer be activated.", one(card)),
            What::Declined { holder } => {
                format!("{} declines the effect of {}.", holder.you, source(game, holder))
            }
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
        }
    }
}

pub(crate) fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "setup",
        Phase::Unsuspend => "unsuspend phase",
        Phase::Draw => "draw phase",
        Phase::Breeding => "breeding phase",
        Phase::Main => "main phase",
    }
}

fn area_name(area: FieldArea) -> &'static str {
    match area {
        FieldArea::Battle => "battle area",
        FieldArea::Breeding => "breeding area",
    }
}

/// "A's Greymon (ST1-07)"
pub(crate) fn card_name(game: &Game, card: CardId) -> String {
    match game.state().cards.get(card.0 as usize) {
        Some(state) => named(game, card, state.def),
        None => "a card that is gone".to_owned(),
    }
}

fn label_name(game: &Game, label: Label) -> String {
    named(game, label.card, label.def)
}

fn source(game: &Game, holder: &Holder) -> String {
    card_name(game, holder.card.card)
}

fn named(game: &Game, card: CardId, def: DefId) -> String {
    let owner = game.state().cards.get(card.0 as usize).map(|state| format!("{}'s ", state.owner));
    let card = game.library().card(def);
    format!("{}{} ({})", owner.unwrap_or_default(), card.name, card.number.as_str())
}

/// "x", "x and y", "x, y and z"
pub(crate) fn list(items: impl IntoIterator<Item = String>) -> String {
    let mut items: Vec<String> = items.into_iter().collect();
    match items.pop() {
        None => "nothing".to_owned(),
        Some(last) if items.is_empty() => last,
        Some(last) => format!("{} and {last}", items.join(", ")),
    }
}

/// The cards that an event names, as they were then.
pub(crate) fn labels(what: &What) -> Vec<&Label> {
    match what {
        What::Drew { cards, .. }
        | What::Put { cards, .. }
        | What::LookedAt { cards, .. }
        | What::Suspended(cards)
        | What::Unsuspended(cards)
        | What::Deleted(cards)
        | What::PlacedInPlay(cards)
        | What::Flipped(cards)
        | What::Revealed(cards)
        | What::Prevented(cards)
        | What::RuleChecked(cards) => cards.iter().collect(),
        What::CannotPay { card, .. }
        | What::Announced { card, .. }
        | What::Played { card, .. }
        | What::DnaDigivolved { card }
        | What::Used(card)
        | What::Hatched(card)
        | What::Moved(card)
        | What::TokenGone(card)
        | What::Blocked(card)
        | What::Triggered { card, .. }
        | What::Activated { card, .. }
        | What::Lost { card, .. }
        | What::Unaffected(card)
        | What::Gave { to: Some(card) }
        | What::AttackDeclared { unit: card, .. } => vec![card],
        What::Digivolved { card, onto } => vec![onto, card],
        What::Linked { card, to } => vec![card, to],
        What::DeDigivolved { unit, cards } => std::iter::once(unit).chain(cards).collect(),
        What::SecurityChecked { by, card } => vec![by, card],
        What::Battled { one, two, .. } => vec![one, two],
        What::DecksShuffled
        | What::OpeningHands
        | What::Redrew(_)
        | What::SecuritySet
        | What::TurnBegan { .. }
        | What::PhaseBegan(_)
        | What::TurnEnding(_)
        | What::TurnEnded(_)
        | What::Passed(_)
        | What::Memory { .. }
        | What::Paid { .. }
        | What::Shuffled(_)
        | What::TargetSwitched { .. }
        | What::AttackEnded
        | What::AttackFailed
        | What::Declined { .. }
        | What::Gave { to: None }
        | What::Deferred
        | What::LoopFound
        | What::LoopStops { .. }
        | What::Won(_)
        | What::Draw => Vec::new(),
    }
}
