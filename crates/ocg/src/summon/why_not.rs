//! OCG 3.3.2-10 to -121, 3.3.2-171 to -281, 3.3.3-10: why a Summon, a Set or a change of position cannot be made by the
//! turn player, who acts freely in a Main Phase.

use super::tribute::{self, As};
use super::{acts, by_effect, materials, normal, own_procedure, position, set, zones};
use crate::card::{Kind, MonsterType, SpellKind};
use crate::explain::Reason;
use crate::game::Game;
use crate::language::SummonWay;
use crate::query::Query;
use crate::state::{CardId, Choice, Face};
use table::Seat;

pub(crate) fn act(game: &Game, seat: Seat, choice: Choice) -> Reason {
    let query = Query::on(game);
    match choice {
        Choice::NormalSummon(card) => normal_summon(query, seat, card, As::Summon),
        Choice::SetMonster(card) => normal_summon(query, seat, card, As::Set),
        Choice::FlipSummon(card) => flip(query, seat, card),
        Choice::ChangePosition(card) => change_position(query, card),
        Choice::SpecialSummon(card, nth) => by_own_text(query, seat, card, nth),
        Choice::SynchroSummon(card) => from_extra_deck(query, seat, card, SummonWay::Synchro),
        Choice::XyzSummon(card) => from_extra_deck(query, seat, card, SummonWay::Xyz),
        Choice::LinkSummon(card) => from_extra_deck(query, seat, card, SummonWay::Link),
        Choice::SetSpellTrap(card) => set_spell_trap(query, seat, card),
        Choice::PendulumSummon
        | Choice::Pass
        | Choice::Yes
        | Choice::No
        | Choice::Done
        | Choice::Card(_)
        | Choice::Zone(_)
        | Choice::Position(_)
        | Choice::Number(_)
        | Choice::Option(_)
        | Choice::Name(_)
        | Choice::Attribute(_)
        | Choice::Race(_)
        | Choice::Activate(..)
        | Choice::CarryOut(_)
        | Choice::Attack(_)
        | Choice::AttackTarget(_)
        | Choice::ToBattlePhase
        | Choice::ToMainPhase2
        | Choice::ToEndPhase => Reason::NotAnAnswer,
    }
}

fn normal_summon(query: Query<'_>, seat: Seat, card: CardId, how: As) -> Reason {
    match () {
        () if query.is_unusable(card) => Reason::Unusable,
        () if !normal::is_normal(query, card) => Reason::OnlySpecialSummoned,
        () if !acts::has_normal_summon(query, seat, card) => Reason::NormalSummonUsed,
        () if how == As::Set && (!set::may_set(query, seat, card) || normal::is_set_face_up(query, seat)) => {
            Reason::Forbidden
        }
        () if tribute::possible(query, seat, card, As::Set).is_empty() => {
            let none = tribute::numbers(query, seat, card).contains(&0);
            if none { Reason::NoMonsterZone } else { Reason::NotEnoughTributes }
        }
        () => Reason::Forbidden,
    }
}

fn flip(query: Query<'_>, seat: Seat, card: CardId) -> Reason {
    let state = query.game.card(card);
    let turn = Some(query.game.state.turn.number);
    match () {
        () if state.face != Face::Down => Reason::NotFaceDown,
        () if state.on_field.set == turn || Some(state.on_field.since) == turn => Reason::SetThisTurn,
        () if state.on_field.moved == turn => Reason::ChangedThisTurn,
        () if !by_effect::may_summon(query, seat, card, SummonWay::Flip) => Reason::Forbidden,
        () => Reason::NotAnAnswer,
    }
}

fn change_position(query: Query<'_>, card: CardId) -> Reason {
    let state = query.game.card(card);
    let turn = Some(query.game.state.turn.number);
    match () {
        () if !state.face.is_up() => Reason::FaceDown,
        () if query.is_type(card, MonsterType::Link) => Reason::IsLink,
        () if query.is_unusable(card) => Reason::Unusable,
        () if Some(state.on_field.since) == turn => Reason::CameThisTurn,
        () if state.on_field.attacks > 0 => Reason::HasAttacked,
        () if state.on_field.moved == turn => Reason::ChangedThisTurn,
        () if !position::can_be_changed(query.game, card) => Reason::Forbidden,
        () => Reason::NotAnAnswer,
    }
}

fn by_own_text(query: Query<'_>, seat: Seat, card: CardId, nth: u8) -> Reason {
    let game = query.game;
    let is = |kind| query.printed_monster(card).is_some_and(|monster| monster.is(kind));
    let procedures = &game.def(card).card.text.procedures;
    match procedures.get(usize::from(nth)) {
        None if is(MonsterType::Fusion) => Reason::NotByPlayer,
        None if is(MonsterType::Ritual) => Reason::NotRitualByPlayer,
        None => Reason::OnlyOneWay,
        Some(_) if query.is_unusable(card) => Reason::Unusable,
        Some(_) if !by_effect::may_summon(query, seat, card, SummonWay::Special) => Reason::Forbidden,
        Some(procedure) if own_procedure::lacks_only_room(query, seat, card, procedure) => {
            Reason::NoZoneForSummon
        }
        Some(_) => Reason::OwnConditionNotMet,
    }
}

fn from_extra_deck(query: Query<'_>, seat: Seat, card: CardId, way: SummonWay) -> Reason {
    let game = query.game;
    match () {
        () if game.card(card).face != Face::Down => Reason::FaceUpInExtraDeck,
        () if query.is_unusable(card) => Reason::Unusable,
        () if !by_effect::may_summon(query, seat, card, way) => Reason::Forbidden,
        () if !materials::is_possible(query, seat, card, way) => match way {
            SummonWay::Synchro => Reason::NoSynchroMaterials,
            SummonWay::Xyz => Reason::NoXyzMaterials,
            SummonWay::Link
            | SummonWay::Normal
            | SummonWay::Tribute
            | SummonWay::Flip
            | SummonWay::Special
            | SummonWay::Ritual
            | SummonWay::Fusion
            | SummonWay::Pendulum => Reason::NoLinkMaterials,
        },
        () => Reason::NotAnAnswer,
    }
}

fn set_spell_trap(query: Query<'_>, seat: Seat, card: CardId) -> Reason {
    let needs_zone = !matches!(query.game.def(card).card.kind, Kind::Spell(SpellKind::Field));
    match () {
        () if query.is_unusable(card) => Reason::Unusable,
        () if !set::may_set(query, seat, card) => Reason::Forbidden,
        () if needs_zone && zones::free_spell_trap(query.game, seat).next().is_none() => {
            Reason::NoSpellTrapZone
        }
        () => Reason::NotAnAnswer,
    }
}
