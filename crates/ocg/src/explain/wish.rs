//! What somebody may want to do with a card, where it is now.

use super::{Reason, why_not_for};
use crate::card::{Kind, MonsterType};
use crate::game::Game;
use crate::language::EffectKind;
use crate::query::Query;
use crate::state::{CardId, Choice, Face, Location, Zone};
use table::{Key, Seat};

/// What this player might want to do with the card and cannot, the likeliest first. Somebody else's card is nobody's
/// to use.
pub fn wishes(game: &Game, seat: Seat, card: CardId) -> Vec<(Choice, Reason)> {
    let offered = game.decision().filter(|decision| decision.seat == seat);
    let is_offered = |choice: &Choice| offered.is_some_and(|decision| decision.options.contains(choice));
    let all = wanted(game, seat, card).into_iter().filter(|choice| !is_offered(choice));
    all.map(|choice| (choice, why_not_for(game, seat, choice))).collect()
}

/// Why what this key names cannot be done; nothing for a key that names nothing.
pub fn by_key(game: &Game, seat: Seat, key: &Key) -> Option<Reason> {
    let phases = [Choice::ToBattlePhase, Choice::ToMainPhase2, Choice::ToEndPhase].into_iter();
    let of_cards = (0..game.state.cards()).map(CardId).flat_map(|card| wanted(game, seat, card));
    let named = |choice: &Choice| crate::key::words(game, seat, *choice) == key.as_str();
    phases.chain(of_cards).find(named).map(|choice| why_not_for(game, seat, choice))
}

fn wanted(game: &Game, seat: Seat, card: CardId) -> Vec<Choice> {
    let state = game.card(card);
    match state.place {
        Location::Hand if state.owner == seat => [in_hand(game, card), effects(game, card)].concat(),
        Location::Zone(zone) if state.controller == seat => {
            [on_field(game, card, zone), effects(game, card)].concat()
        }
        Location::ExtraDeck if state.owner == seat => from_extra_deck(game, card),
        Location::Graveyard | Location::Banished if state.owner == seat => {
            [procedures(game, card), effects(game, card)].concat()
        }
        Location::Hand
        | Location::Zone(_)
        | Location::ExtraDeck
        | Location::Graveyard
        | Location::Banished
        | Location::Deck
        | Location::Material(_)
        | Location::Between
        | Location::Gone => Vec::new(),
    }
}

fn in_hand(game: &Game, card: CardId) -> Vec<Choice> {
    match &game.def(card).card.kind {
        Kind::Monster(_) => {
            [vec![Choice::NormalSummon(card), Choice::SetMonster(card)], procedures(game, card)].concat()
        }
        Kind::Spell(_) | Kind::Trap(_) => vec![Choice::SetSpellTrap(card)],
    }
}

fn on_field(game: &Game, card: CardId, zone: Zone) -> Vec<Choice> {
    if !zone.is_monster_zone() {
        return Vec::new();
    }
    match game.card(card).face {
        Face::Up | Face::UpDefense => vec![Choice::Attack(card), Choice::ChangePosition(card)],
        Face::Down => vec![Choice::FlipSummon(card), Choice::Attack(card)],
    }
}

fn from_extra_deck(game: &Game, card: CardId) -> Vec<Choice> {
    let ways = [
        (MonsterType::Synchro, Choice::SynchroSummon(card)),
        (MonsterType::Xyz, Choice::XyzSummon(card)),
        (MonsterType::Link, Choice::LinkSummon(card)),
    ];
    let is = |kind: MonsterType| game.def(card).card.monster().is_some_and(|monster| monster.is(kind));
    let mut all: Vec<Choice> =
        ways.into_iter().filter(|(kind, _)| is(*kind)).map(|(_, choice)| choice).collect();
    all.extend(procedures(game, card));
    if all.is_empty() && is(MonsterType::Fusion) {
        // There is no such procedure: the reason says what brings it out.
        all.push(Choice::SpecialSummon(card, 0));
    }
    all
}

fn procedures(game: &Game, card: CardId) -> Vec<Choice> {
    let count = game.def(card).card.text.procedures.len();
    (0..count).map(|nth| Choice::SpecialSummon(card, nth as u8)).collect()
}

/// The effects that can be activated at all from where the card is, and the activation of the card itself.
fn effects(game: &Game, card: CardId) -> Vec<Choice> {
    let query = Query::on(game);
    let is_for = |effect: &crate::library::EffectId| {
        let info = game.library.effect(*effect);
        match info.effect.kind {
            EffectKind::CardActivation => !game.card(card).face.is_up() && info.along_with.is_none(),
            EffectKind::Ignition | EffectKind::Quick(_) | EffectKind::Trigger(_) => {
                !query.places(card).is_disjoint(info.places)
            }
            EffectKind::Continuous | EffectKind::Upkeep | EffectKind::Unclassified => false,
        }
    };
    let own = game.def(card).effects.iter().copied().chain(query.gained(card));
    own.filter(is_for).map(|effect| Choice::Activate(card, effect)).collect()
}
