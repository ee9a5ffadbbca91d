//! OCG 3.6.3-45, -46, 3.3.2-304, 3.3.2-317: what can be activated during the Damage Step.

use super::speed::Speed;
use crate::game::Game;
use crate::language::{
    Block, Cause, DamageStep, EffectKind, Filter, Happening, Optional, Pattern, PhasePoint, Step, Timing,
};
use crate::library::EffectId;
use crate::state::DamageTime;
use enumset::EnumSet;

/// May this effect be activated at that time of the Damage Step?
pub(crate) fn allows(game: &Game, effect: EffectId, time: DamageTime) -> bool {
    let info = &game.library.effect(effect).effect;
    // 2.2.1-6: negating an effect is not negating an activation.
    match info.damage_step {
        DamageStep::Never => false,
        DamageStep::Always => true,
        DamageStep::ByRule => by_rule(game, effect, time),
    }
}

fn by_rule(game: &Game, effect: EffectId, time: DamageTime) -> bool {
    let info = &game.library.effect(effect).effect;
    let is_point = |timing: &Timing| matches!(timing, Timing::Phase(point, _) if names(*point, time));
    let is_phase = |timing: &Timing| matches!(timing, Timing::Phase(..));
    if info.timings().iter().any(is_phase) {
        return info.timings().iter().any(is_point);
    }
    match info.kind {
        EffectKind::Trigger(Optional::Mandatory) | EffectKind::Quick(Optional::Mandatory) => true,
        EffectKind::Trigger(Optional::Optional) => happens_there(info.timings()),
        EffectKind::CardActivation | EffectKind::Quick(Optional::Optional) => {
            game.library.effect(effect).speed == Speed::Three
                || has(&info.resolve, |step| matches!(step, Step::NegateActivation))
                || happens_there(info.timings())
                // 3.6.3-46
                || (changes_stats(&info.resolve)
                    && matches!(time, DamageTime::Start | DamageTime::BeforeCalculation))
        }
        EffectKind::Ignition | EffectKind::Continuous | EffectKind::Upkeep | EffectKind::Unclassified => {
            false
        }
    }
}

/// 3.6.3-45, 3.3.2-304: what happens in battle, or to the card itself.
fn happens_there(timings: &[Timing]) -> bool {
    timings.iter().any(|timing| match timing {
        Timing::Event(_, pattern) => is_of_battle(pattern) || is_about_itself(pattern),
        Timing::AnyOf(all) => happens_there(all),
        Timing::Phase(..) | Timing::Activation(..) | Timing::Attempt(..) => false,
    })
}

fn is_of_battle(pattern: &Pattern) -> bool {
    let of_battle: EnumSet<Happening> = Happening::BattleDamage
        | Happening::DirectBattleDamage
        | Happening::DestroysInBattle
        | Happening::Battled;
    let destroyed = if may_be_battle(&pattern.by) {
        Happening::Destroyed | Happening::SentToGraveyard
    } else {
        EnumSet::empty()
    };
    !pattern.what.is_disjoint(of_battle | destroyed)
}

fn may_be_battle(by: &Cause) -> bool {
    match by {
        Cause::Any | Cause::Battle | Cause::BattleOrEffect | Cause::OpponentsCard => true,
        Cause::AnyOf(all) => all.iter().any(may_be_battle),
        Cause::Effect
        | Cause::YourEffect
        | Cause::OpponentsEffect
        | Cause::EffectOf(..)
        | Cause::Cost
        | Cause::CostOf(..)
        | Cause::For(_) => false,
    }
}

fn is_about_itself(pattern: &Pattern) -> bool {
    let itself: EnumSet<Happening> = Happening::Destroyed
        | Happening::SentToGraveyard
        | Happening::Banished
        | Happening::FlippedFaceUp
        | Happening::AddedToHand
        | Happening::LeftField
        | Happening::Summoned
        | Happening::UsedAsMaterial
        | Happening::Detached;
    !pattern.what.is_disjoint(itself) && pattern.subject.like.contains(&Filter::This)
}

fn names(point: PhasePoint, time: DamageTime) -> bool {
    match point {
        PhasePoint::DamageStep => true,
        PhasePoint::StartOfDamageStep => time == DamageTime::Start,
        PhasePoint::BeforeDamageCalculation => time == DamageTime::BeforeCalculation,
        PhasePoint::DamageCalculation => time == DamageTime::Calculation,
        PhasePoint::AfterDamageCalculation => time == DamageTime::AfterCalculation,
        PhasePoint::EndOfDamageStep => time == DamageTime::End,
        PhasePoint::NormalDraw
        | PhasePoint::DrawPhase
        | PhasePoint::StandbyPhase
        | PhasePoint::MainPhase
        | PhasePoint::MainPhase1
        | PhasePoint::MainPhase2
        | PhasePoint::StartOfMainPhase1
        | PhasePoint::BattlePhase
        | PhasePoint::StartOfBattlePhase
        | PhasePoint::EndOfBattlePhase
        | PhasePoint::EndPhase => false,
    }
}

/// 3.3.2-317
fn changes_stats(block: &Block) -> bool {
    has(block, |step| matches!(step, Step::Give(_, modifier, _) if modifier.is_battle_value()))
}

fn has(block: &Block, which: impl Fn(&Step) -> bool + Copy) -> bool {
    block
        .iter()
        .any(|linked| which(&linked.1) || linked.1.blocks().into_iter().any(|inner| has(inner, which)))
}
