//! OCG 3.4.2-12, 3.4.3-1, -2, 3.5.1: why an effect cannot be activated now: `legality`, asked step by step.

use super::legality::{self, Moment};
use super::{damage_step, possible};
use crate::card::{Kind, SpellKind};
use crate::explain::Reason;
use crate::game::Game;
use crate::language::EffectKind;
use crate::library::EffectId;
use crate::limits::use_limits;
use crate::query::{Query, Standpoint};
use crate::state::{Ask, CardId, Event, Frame, Location, Source, WindowKind};
use crate::summon::zones;
use table::Seat;

pub(crate) fn activate(game: &Game, seat: Seat, card: CardId, effect: EffectId) -> Reason {
    let source = Source { effect, card: game.card_ref(card), you: seat };
    not_now(game, source).unwrap_or_else(|| within(game, source))
}

/// Is this player asked for activations at all?
fn not_now(game: &Game, source: Source) -> Option<Reason> {
    match game.library.effect(source.effect).effect.kind {
        EffectKind::Trigger(_) => return Some(Reason::OnlyTriggers),
        EffectKind::Continuous | EffectKind::Upkeep | EffectKind::Unclassified => {
            return Some(Reason::OnlyApplies);
        }
        EffectKind::CardActivation | EffectKind::Ignition | EffectKind::Quick(_) => {}
    }
    let decision = game.decision()?;
    if decision.seat != source.you {
        return Some(Reason::OthersRight);
    }
    match decision.ask {
        Ask::Act | Ask::Respond => None,
        Ask::NextTrigger
        | Ask::Target
        | Ask::Cards
        | Ask::Tributes
        | Ask::Materials
        | Ask::Zone
        | Ask::Position
        | Ask::YesNo
        | Ask::Option
        | Ask::Number
        | Ask::CardName
        | Ask::Attribute
        | Ask::Race
        | Ask::Order
        | Ask::AttackTarget
        | Ask::Replay
        | Ask::HandLimit => Some(Reason::AskedSomethingElse),
    }
}

fn within(game: &Game, source: Source) -> Reason {
    let query = Query::on(game);
    let going_on = game.state.frames.last();
    if let Some(Frame::Chain(chain)) = going_on {
        let moment = Moment { open: false, chain: Some(chain), answers: &chain.answers };
        first_failure(query, source, moment)
    } else if let Some(Frame::Window(window)) = going_on {
        let open = window.kind == WindowKind::Open
            && window.passes == 0
            && game.state.turn.phase.is_main()
            && game.state.turn.player == source.you;
        first_failure(query, source, Moment { open, chain: None, answers: &window.answers })
    } else {
        Reason::AskedSomethingElse
    }
}

fn first_failure(query: Query<'_>, source: Source, moment: Moment<'_>) -> Reason {
    let game = query.game;
    let event = legality::answered_event(game, source, moment.answers);
    let in_damage_step = game.state.turn.phase.damage_time();
    match () {
        () if !legality::is_where_it_works(query, source) => not_here(query, source),
        () if !legality::is_fast_enough(game, source, moment) => {
            if moment.chain.is_some() {
                Reason::SlowAnswer
            } else {
                Reason::TooSlow
            }
        }
        () if !legality::is_in_time(query, source, moment) => Reason::NotInTime,
        () if in_damage_step.is_some_and(|time| !damage_step::allows(game, source.effect, time)) => {
            Reason::NotInDamageStep
        }
        () => not_payable(query, source, event.as_ref(), moment),
    }
}

fn not_payable(query: Query<'_>, source: Source, event: Option<&Event>, moment: Moment<'_>) -> Reason {
    let game = query.game;
    let effect = &game.library.effect(source.effect).effect;
    let standpoint = Standpoint::of(source).answering(event);
    match () {
        () if !use_limits::allow(game, source) => Reason::UsedUp,
        () if effect.condition.as_ref().is_some_and(|condition| !query.is_true(standpoint, condition)) => {
            Reason::ConditionNotMet
        }
        () if query.is_unusable(source.card.card) => Reason::Unusable,
        () if legality::is_barred(query, source) => Reason::Forbidden,
        () if legality::is_on_chain(source, moment.chain) => Reason::OnChain,
        () if !possible::act(query, standpoint, source.effect) => Reason::CostOrTarget,
        () if !possible::resolve(query, standpoint, &effect.act, &effect.resolve) => Reason::NothingToDo,
        () => Reason::NotAnAnswer,
    }
}

/// 3.3.3-3, -4, -53, 3.3.4-2, -4: where the card lies, and since when.
fn not_here(query: Query<'_>, source: Source) -> Reason {
    let (game, card) = (query.game, source.card.card);
    let state = game.card(card);
    if game.library.effect(source.effect).effect.kind != EffectKind::CardActivation {
        return Reason::NotHere;
    }
    let set_now = state.place.is_field() && state.on_field.set == Some(game.state.turn.number);
    let has_zone = zones::free_spell_trap(game, source.you).next().is_some();
    match &game.def(card).card.kind {
        Kind::Trap(_) if set_now => Reason::TrapSetThisTurn,
        Kind::Trap(_) if state.place == Location::Hand => Reason::TrapInHand,
        Kind::Spell(SpellKind::QuickPlay) if set_now => Reason::QuickPlaySetThisTurn,
        Kind::Spell(_)
            if state.place == Location::Hand && game.state.turn.player == source.you && !has_zone =>
        {
            Reason::NoZoneToActivate
        }
        Kind::Spell(_) | Kind::Monster(_) if game.state.turn.player != source.you => {
            Reason::SpellInOthersTurn
        }
        Kind::Monster(_) if zones::free_pendulum(game, source.you).next().is_none() => {
            Reason::NoZoneToActivate
        }
        Kind::Spell(_) | Kind::Trap(_) | Kind::Monster(_) => Reason::NotHere,
    }
}
