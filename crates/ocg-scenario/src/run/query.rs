//! Questions about the duel in the words of the scenario, and what is asked and offered.

use super::course::Names;
use super::place::zone_name;
use crate::Ocg;
use crate::model::{EffectRef, Place, Ref, Which, Who};
use ocg::Game;
use ocg::card::Password;
use ocg::language::EffectKind;
use ocg::library::{BoxOf, EffectId};
use ocg::state::{AttackTarget, CardId, Choice, Face, Location, Zone};
use scenario::name_of;
use table::Seat;

/// More than this are not listed.
const MOST: usize = 40;

#[derive(Clone, Copy)]
pub(super) struct Query<'g> {
    pub game: &'g Game,
    pub names: &'g Names,
}

impl Query<'_> {
    /// Is this the card that is meant, whoever it belonged to?
    pub fn is_card(self, what: &Ref, card: CardId) -> bool {
        let printed = &self.game.library().def(self.game.state().card(card).def).card;
        match &what.who {
            Who::Any => true,
            Who::Alias(alias) => self.names.get(alias) == Some(&card),
            Who::Card(named) => {
                printed.name == named.number
                    || named.number.parse().is_ok_and(|number| printed.id == Password(number))
            }
        }
    }

    /// Is this the card that is meant, where it is now?
    pub fn is(self, what: &Ref, card: CardId) -> bool {
        let state = self.game.state().card(card);
        self.is_card(what, card)
            && what.owner.is_none_or(|seat| self.whose(card) == seat)
            && what.place.is_none_or(|place| place.has(state))
    }

    /// On the field the one who controls it, elsewhere its owner.
    pub fn whose(self, card: CardId) -> Seat {
        let state = self.game.state().card(card);
        if state.place.is_field() { state.controller } else { state.owner }
    }

    pub fn all(self) -> impl Iterator<Item = CardId> {
        (0..self.game.state().cards()).map(CardId)
    }

    pub fn meant(self, what: &Ref) -> Vec<CardId> {
        self.all().filter(|&card| self.is(what, card)).collect()
    }

    pub fn is_effect(self, what: &EffectRef, card: CardId, effect: EffectId) -> bool {
        self.is(&what.of, card) && self.is_which(what.which, card, effect)
    }

    pub fn is_which(self, which: Which, card: CardId, effect: EffectId) -> bool {
        let library = self.game.library();
        let info = library.effect(effect);
        let is_card = info.effect.kind == EffectKind::CardActivation;
        let own = &library.def(self.game.state().card(card).def).effects;
        let nth = |part: BoxOf| {
            let same = own.iter().filter(|&&id| library.effect(id).part == part);
            same.copied().collect::<Vec<_>>().iter().position(|&id| id == effect)
        };
        match which {
            Which::Any => true,
            Which::Card => is_card && info.along_with.is_none(),
            Which::Effect(None) => !is_card,
            Which::Effect(Some(n)) => nth(BoxOf::Text) == n.checked_sub(1),
            Which::Pendulum(None) => info.part == BoxOf::Pendulum,
            Which::Pendulum(Some(n)) => nth(BoxOf::Pendulum) == n.checked_sub(1),
        }
    }

    /// "A is asked for …, and offered: …"
    pub fn question(self) -> String {
        let Some(decision) = self.game.decision() else { return "nobody is asked anything".to_owned() };
        let mut options: Vec<String> = decision.options.iter().map(|&option| self.option(option)).collect();
        let more = options.len().saturating_sub(MOST);
        options.truncate(MOST);
        if more > 0 {
            options.push(format!("… and {more} more"));
        }
        let asked = format!("{} is asked: {}", decision.seat, name_of::<Ocg>(decision.ask));
        format!("{asked}; offered:\n{}", options.join("\n"))
    }

    /// A card: its name in the scenario, or its printed name and where it is.
    pub fn card(self, card: CardId) -> String {
        let state = self.game.state().card(card);
        let printed = &self.game.library().def(state.def).card.name;
        if let Some((alias, _)) = self.names.iter().find(|(_, named)| **named == card) {
            return format!("{alias} (\"{printed}\")");
        }
        let whose = self.whose(card);
        let place = match state.place {
            Location::Deck => Place::Deck,
            Location::Hand => Place::Hand,
            Location::Graveyard => Place::Graveyard,
            Location::Banished => Place::Banished,
            Location::ExtraDeck => Place::ExtraDeck,
            Location::Material(_) => Place::Material,
            Location::Zone(zone) => {
                return format!("{whose}'s \"{printed}\" in {}", on_field(zone, state.face));
            }
            Location::Between | Location::Gone => return format!("{whose}'s \"{printed}\""),
        };
        format!("{whose}'s \"{printed}\" in {place}")
    }

    /// Is it the name of a card that is meant?
    pub fn is_named_by(self, what: &Ref, def: ocg::library::DefId) -> bool {
        let state = self.game.state();
        let mut cards = (0..state.cards()).map(CardId);
        cards.any(|card| state.card(card).def == def && self.is_card(what, card))
    }

    /// One option of a decision, as a scenario would choose it.
    pub fn option(self, option: Choice) -> String {
        match option {
            Choice::Pass => "pass".to_owned(),
            Choice::Yes => "say yes".to_owned(),
            Choice::No => "say no".to_owned(),
            Choice::Done => "choose no more".to_owned(),
            Choice::Card(card) => format!("choose {}", self.card(card)),
            Choice::Zone(zone) => format!("choose {}", zone_name(zone)),
            Choice::Position(face) => format!("choose {}", face_name(face)),
            Choice::Number(number) => format!("choose {number}"),
            Choice::Name(def) => format!("declare \"{}\"", self.game.library().def(def).card.name),
            Choice::Attribute(one) => format!("declare {one:?}"),
            Choice::Race(one) => format!("declare {one:?}"),
            Choice::Option(nth) => format!("choose option {}", nth + 1),
            Choice::NormalSummon(card) => format!("Normal Summon {}", self.card(card)),
            Choice::SetMonster(card) | Choice::SetSpellTrap(card) => format!("Set {}", self.card(card)),
            Choice::FlipSummon(card) => format!("Flip Summon {}", self.card(card)),
            Choice::ChangePosition(card) => format!("change the position of {}", self.card(card)),
            Choice::SpecialSummon(card, nth) => {
                format!("Special Summon {} by procedure {}", self.card(card), nth + 1)
            }
            Choice::SynchroSummon(card) => format!("Synchro Summon {}", self.card(card)),
            Choice::XyzSummon(card) => format!("Xyz Summon {}", self.card(card)),
            Choice::LinkSummon(card) => format!("Link Summon {}", self.card(card)),
            Choice::PendulumSummon => "Pendulum Summon …".to_owned(),
            Choice::CarryOut(nth) => format!("carry out what was put off, number {}", nth + 1),
            Choice::Activate(card, effect) => {
                format!("activate {}", self.effect(card, effect))
            }
            Choice::Attack(card) => format!("attack … with {}", self.card(card)),
            Choice::AttackTarget(AttackTarget::Directly) => "attack directly".to_owned(),
            Choice::AttackTarget(AttackTarget::Monster(card)) => format!("attack {}", self.card(card)),
            Choice::ToBattlePhase => "go to the battle phase".to_owned(),
            Choice::ToMainPhase2 => "go to the main phase 2".to_owned(),
            Choice::ToEndPhase => "go to the end phase".to_owned(),
        }
    }

    fn effect(self, card: CardId, effect: EffectId) -> String {
        let library = self.game.library();
        let own = &library.def(self.game.state().card(card).def).effects;
        match own.iter().position(|&id| id == effect) {
            Some(_) if library.effect(effect).effect.kind == EffectKind::CardActivation => {
                format!("the card {}", self.card(card))
            }
            Some(at) => format!("{}'s effect {}", self.card(card), at + 1),
            None => format!("{}'s gained effect", self.card(card)),
        }
    }
}

fn on_field(zone: Zone, face: Face) -> String {
    let lies = if face.is_up() { "" } else { ", face down" };
    format!("{}{lies}", zone_name(zone))
}

pub(super) fn face_name(face: Face) -> &'static str {
    match face {
        Face::Up => "attack position",
        Face::UpDefense => "defense position",
        Face::Down => "face-down",
    }
}
