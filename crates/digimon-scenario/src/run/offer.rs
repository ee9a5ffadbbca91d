//! What is asked and offered, in the words in which a scenario would choose it.

use super::query::Query;
use super::waiting;
use crate::Digimon;
use crate::model::Place;
use crate::narrate::effect_label;
use digimon::state::{Ask, AttackTarget, CardId, Choice, Decision, Holder, UnitId, Way};
use scenario::name_of;

/// More than this are not listed.
const MOST: usize = 40;

impl Query<'_> {
    /// "A is asked for …, and offered: …"
    pub fn question(self) -> String {
        let Some(decision) = self.game.decision() else { return "nobody is asked anything".to_owned() };
        let mut options: Vec<String> =
            decision.options.iter().map(|&option| self.option(decision, option)).collect();
        let more = options.len().saturating_sub(MOST);
        options.truncate(MOST);
        if more > 0 {
            options.push(format!("… and {more} more"));
        }
        let about = decision.about.map(|holder| format!(" ({})", self.effect(&holder))).unwrap_or_default();
        let asked = format!("{} is asked: {}{about}", decision.seat, name_of::<Digimon>(decision.ask));
        format!("{asked}; offered:\n{}", options.join("\n"))
    }

    /// A card: its name in the scenario, or its printed name and number and where it is.
    pub fn card(self, card: CardId) -> String {
        let printed =
            self.def(card).map_or_else(String::new, |def| format!("{} {}", def.card.name, self.number(card)));
        if let Some(alias) = self.names.of_card(card) {
            return format!("{alias} ({printed})");
        }
        let owner = self.owner(card).map(|seat| format!("{seat}'s ")).unwrap_or_default();
        match self.place_of(card) {
            Some((_, place)) => format!("{owner}{printed} in {}{place}", article(place)),
            None => format!("{owner}{printed}"),
        }
    }

    pub fn unit_name(self, id: UnitId) -> String {
        let Some(unit) = self.unit(id) else { return "a card that has left play".to_owned() };
        let top = unit.top();
        let printed =
            self.def(top).map_or_else(String::new, |def| format!("{} {}", def.card.name, self.number(top)));
        if let Some(alias) = self.names.of_unit(id).or_else(|| self.names.of_card(top)) {
            return format!("{alias} ({printed})");
        }
        let under: Vec<&str> = unit.under().iter().rev().map(|&card| self.number(card)).collect();
        let over = if under.is_empty() { String::new() } else { format!(" over {}", under.join(", ")) };
        let suspended = if unit.suspended { ", suspended" } else { "" };
        format!("{}'s {printed}{over}{suspended}", unit.owner)
    }

    pub fn effect(self, holder: &Holder) -> String {
        let of = holder.unit.map_or_else(|| self.card(holder.card.card), |unit| self.unit_name(unit));
        format!("{of}: {}", effect_label(self.game, holder))
    }

    /// One option of a decision.
    pub fn option(self, decision: &Decision, option: Choice) -> String {
        match option {
            Choice::Yes => "yes".to_owned(),
            Choice::No => refusal(decision.ask).to_owned(),
            Choice::Done => "choose no more".to_owned(),
            Choice::Card(card) => format!("choose {}", self.card(card)),
            Choice::Unit(unit) if decision.ask == Ask::Block => {
                format!("block with {}", self.unit_name(unit))
            }
            Choice::Unit(unit) => format!("choose {}", self.unit_name(unit)),
            Choice::Player(seat) => format!("choose player {seat}"),
            Choice::Number(number) => format!("choose {number}"),
            Choice::Mode(mode) => format!("choose mode {}", mode + 1),
            Choice::Top => "choose top".to_owned(),
            Choice::Bottom => "choose bottom".to_owned(),
            Choice::Effect(at) => match waiting::holder(self.game, at) {
                Some(holder) => format!("activate {}", self.effect(&holder)),
                None => format!("activate effect number {at}"),
            },
            Choice::Hatch => "hatch".to_owned(),
            Choice::Move => "move".to_owned(),
            Choice::Pass => "pass".to_owned(),
            Choice::Play(card) => format!("play {}", self.card(card)),
            Choice::Digivolve { card, unit, way } => {
                format!("digivolve {} into {}{}", self.unit_name(unit), self.card(card), self.way(card, way))
            }
            Choice::DnaDigivolve { card, way } => {
                format!("DNA digivolve into {}{}", self.card(card), self.way(card, way))
            }
            Choice::Use(card) => format!("use {}", self.card(card)),
            Choice::LinkCard { card, unit } => {
                format!("link {} to {}", self.card(card), self.unit_name(unit))
            }
            Choice::LinkUnit { what, unit } => {
                format!("link {} to {}", self.unit_name(what), self.unit_name(unit))
            }
            Choice::Attack { unit, target } => {
                format!("attack {} with {}", self.target(target), self.unit_name(unit))
            }
            Choice::Activate { card, effect } => {
                format!("activate {}", self.effect(&self.holding(card, effect)))
            }
        }
    }

    /// The printed cost of a way to digivolve.
    pub fn way_cost(self, card: CardId, way: Way) -> Option<i8> {
        let card = &self.def(card)?.card;
        match way {
            Way::Requirement(at) => card.digivolution.get(at as usize).map(|way| way.cost.0),
            Way::Dna(at) => card.dna.get(at as usize).map(|way| way.cost.0),
            Way::Burst(at) => card.burst.get(at as usize).map(|way| way.cost.0),
            Way::AppFusion(at) => card.app_fusion.get(at as usize).map(|way| way.cost.0),
            Way::Granted(cost) => Some(cost),
            Way::Ignoring => None,
        }
    }

    fn way(self, card: CardId, way: Way) -> String {
        let by = match way {
            Way::Requirement(_) | Way::Dna(_) => "",
            Way::Burst(_) => " by Burst",
            Way::AppFusion(_) => " by App Fusion",
            Way::Granted(_) => " by an effect",
            Way::Ignoring => " ignoring requirements",
        };
        let cost = self.way_cost(card, way).map(|cost| format!(" for {cost}"));
        format!("{by}{}", cost.unwrap_or_default())
    }

    pub fn target(self, target: AttackTarget) -> String {
        match target {
            AttackTarget::Player => "player".to_owned(),
            AttackTarget::Unit(unit) => self.unit_name(unit),
            AttackTarget::Gone => "a Digimon that is gone".to_owned(),
        }
    }
}

fn article(place: Place) -> &'static str {
    if matches!(place, Place::Battle | Place::Breeding) { "the " } else { "" }
}

fn refusal(ask: Ask) -> &'static str {
    match ask {
        Ask::Block => "decline to block",
        Ask::Counter => "decline to counter",
        Ask::AttackTarget => "decline to attack",
        _ => "no",
    }
}
