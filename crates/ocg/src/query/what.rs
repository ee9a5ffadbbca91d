//! OCG 3.3.1-2, 3.2.1-8, 3.2.1-42, 3.4.4-90, 3.4.4-116: what a card counts as where it is now.

use super::Query;
use crate::card::{Kind, Monster, SpellKind, TrapKind};
use crate::language::Place;
use crate::library::BoxOf;
use crate::state::{CardId, CountsAs, Face, Location, PENDULUM, Zone};
use enumset::EnumSet;

impl<'g> Query<'g> {
    /// The monster part of the printed card.
    pub fn printed_monster(self, card: CardId) -> Option<&'g Monster> {
        match self.game.card(card).on_field.as_monster {
            // 3.4.4-114
            Some(step) => self.game.library.monster(step),
            None => self.game.def(card).card.monster(),
        }
    }

    /// 3.2.1-8, -17: is it a monster where it is? What was destroyed is what it originally is (3.4.4-135).
    pub fn is_monster(self, card: CardId) -> bool {
        let state = self.game.card(card);
        match state.place {
            Location::Zone(zone) => zone.is_monster_zone(),
            Location::Deck
            | Location::Hand
            | Location::Graveyard
            | Location::Banished
            | Location::ExtraDeck
            | Location::Material(_)
            | Location::Between
            | Location::Gone => self.printed_monster(card).is_some(),
        }
    }

    /// 3.2.1-17, 3.3.2-26, -35, -45, 3.3.3-55
    pub fn is_spell(self, card: CardId) -> bool {
        match self.counts_as(card) {
            CountsAs::EquipSpell | CountsAs::PendulumSpell | CountsAs::ContinuousSpell => true,
            CountsAs::OnlyMonster | CountsAs::ContinuousTrap => false,
            CountsAs::ItsKind | CountsAs::TrapMonster => {
                matches!(self.game.def(card).card.kind, Kind::Spell(_))
            }
        }
    }

    pub fn is_trap(self, card: CardId) -> bool {
        match self.counts_as(card) {
            CountsAs::EquipSpell
            | CountsAs::PendulumSpell
            | CountsAs::ContinuousSpell
            | CountsAs::OnlyMonster => false,
            CountsAs::ContinuousTrap => true,
            CountsAs::ItsKind | CountsAs::TrapMonster => {
                matches!(self.game.def(card).card.kind, Kind::Trap(_))
            }
        }
    }

    fn counts_as(self, card: CardId) -> CountsAs {
        let state = self.game.card(card);
        if state.place.is_field() { state.on_field.counts_as } else { CountsAs::ItsKind }
    }

    pub fn spell_kind(self, card: CardId) -> Option<SpellKind> {
        match (self.counts_as(card), &self.game.def(card).card.kind) {
            (CountsAs::EquipSpell, _) => Some(SpellKind::Equip),
            (CountsAs::ContinuousSpell, _) => Some(SpellKind::Continuous),
            // 3.3.3-58
            (CountsAs::PendulumSpell | CountsAs::OnlyMonster | CountsAs::ContinuousTrap, _) => None,
            (CountsAs::ItsKind | CountsAs::TrapMonster, Kind::Spell(kind)) => Some(*kind),
            (CountsAs::ItsKind | CountsAs::TrapMonster, Kind::Monster(_) | Kind::Trap(_)) => None,
        }
    }

    pub fn trap_kind(self, card: CardId) -> Option<TrapKind> {
        match &self.game.def(card).card.kind {
            _ if !self.is_trap(card) => None,
            Kind::Trap(kind) => Some(*kind),
            Kind::Monster(_) | Kind::Spell(_) => Some(TrapKind::Continuous),
        }
    }

    /// 3.2.1-43: is it a card of the Pendulum Zone?
    pub fn is_in_pendulum_zone(self, card: CardId) -> bool {
        let state = self.game.card(card);
        matches!(state.place, Location::Zone(Zone::SpellTrap(_, n)) if PENDULUM.contains(&n))
            && state.on_field.as_pendulum
    }

    /// 3.3.2-64: which box of the card counts where it is.
    pub fn part(self, card: CardId) -> BoxOf {
        if self.is_in_pendulum_zone(card) { BoxOf::Pendulum } else { BoxOf::Text }
    }

    /// The places, in the words of texts, that the card is in.
    pub fn places(self, card: CardId) -> EnumSet<Place> {
        let state = self.game.card(card);
        let words = place_words(state.place);
        match state.place {
            Location::ExtraDeck if state.face.is_up() => words | Place::ExtraDeckFaceUp,
            Location::Zone(Zone::SpellTrap(..)) if self.is_in_pendulum_zone(card) => {
                words | Place::PendulumZone
            }
            Location::Deck
            | Location::Hand
            | Location::Graveyard
            | Location::Banished
            | Location::ExtraDeck
            | Location::Zone(_)
            | Location::Material(_)
            | Location::Between
            | Location::Gone => words,
        }
    }

    pub fn is_face_up(self, card: CardId) -> bool {
        self.game.card(card).face.is_up()
    }

    /// 3.3.2-260
    pub fn is_in_attack_position(self, card: CardId) -> bool {
        self.game.card(card).face == Face::Up
    }
}

/// What texts call a place.
pub(crate) fn place_words(place: Location) -> EnumSet<Place> {
    match place {
        Location::Deck => Place::Deck.into(),
        Location::Hand => Place::Hand.into(),
        Location::Graveyard => Place::Graveyard.into(),
        Location::Banished => Place::Banished.into(),
        Location::ExtraDeck => Place::ExtraDeck.into(),
        Location::Zone(Zone::Main(..)) => Place::MonsterZone | Place::MainMonsterZone,
        Location::Zone(Zone::Extra(_)) => Place::MonsterZone | Place::ExtraMonsterZone,
        Location::Zone(Zone::SpellTrap(..)) => Place::SpellTrapZone.into(),
        Location::Zone(Zone::Field(_)) => Place::FieldZone.into(),
        // 3.3.2-196, -200: no card on the field, and nothing that could be targeted.
        Location::Material(_) | Location::Between | Location::Gone => EnumSet::empty(),
    }
}
