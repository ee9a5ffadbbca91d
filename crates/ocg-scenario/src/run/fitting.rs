//! Which options of a decision are what a player does.

use super::course::Course;
use super::query::Query;
use crate::model::{Act, Detail, Does};
use ocg::language::SummonWay;
use ocg::state::{Ask, AttackTarget, Choice, Decision};
use table::Seat;

/// Is the act, or the first answer of it, among the options now?
pub(super) fn begins(course: &Course, seat: Seat, act: &Act) -> bool {
    let Some(decision) = course.pending(seat) else { return false };
    let query = course.query();
    match act.does {
        Does::Choose => act.details.iter().any(|detail| !of_detail(query, seat, decision, detail).is_empty()),
        _ => !of_act(query, decision, &act.does).is_empty(),
    }
}

/// Might it be an answer to what is asked?
pub(super) fn answers(act: &Act, decision: &Decision) -> bool {
    match &act.does {
        Does::NormalSummon(_)
        | Does::Set(_)
        | Does::FlipSummon(_)
        | Does::ChangePosition(_)
        | Does::SpecialSummon(..)
        | Does::ExtraSummon(..)
        | Does::PendulumSummon
        | Does::Attack(_)
        | Does::Go(_) => decision.ask == Ask::Act,
        Does::CarryOut(_) => matches!(decision.ask, Ask::Act | Ask::Respond),
        Does::Activate(_) => matches!(decision.ask, Ask::Act | Ask::Respond | Ask::NextTrigger),
        Does::Pass => decision.ask != Ask::Act,
        Does::Yes | Does::No => decision.ask == Ask::YesNo,
        Does::Choose => act.details.iter().any(|detail| match detail {
            Detail::Card(_) => decision
                .options
                .iter()
                .any(|option| matches!(option, Choice::Card(_) | Choice::Name(_) | Choice::AttackTarget(_))),
            Detail::Zone(_) => decision.ask == Ask::Zone,
            Detail::Face(_) => decision.ask == Ask::Position,
            Detail::Number(_) => decision.ask == Ask::Number,
            Detail::Attribute(_) => decision.ask == Ask::Attribute,
            Detail::Race(_) => decision.ask == Ask::Race,
            Detail::Option(_) => decision.ask == Ask::Option,
            Detail::Directly => matches!(decision.ask, Ask::AttackTarget | Ask::Replay),
            Detail::NoMore => true,
        }),
    }
}

/// The options that are this act.
pub(super) fn of_act(query: Query<'_>, decision: &Decision, does: &Does) -> Vec<Choice> {
    let fits = |option: &Choice| match (does, *option) {
        (Does::NormalSummon(what), Choice::NormalSummon(card))
        | (Does::Set(what), Choice::SetMonster(card) | Choice::SetSpellTrap(card))
        | (Does::FlipSummon(what), Choice::FlipSummon(card))
        | (Does::ChangePosition(what), Choice::ChangePosition(card))
        | (Does::ExtraSummon(SummonWay::Synchro, what), Choice::SynchroSummon(card))
        | (Does::ExtraSummon(SummonWay::Xyz, what), Choice::XyzSummon(card))
        | (Does::ExtraSummon(SummonWay::Link, what), Choice::LinkSummon(card))
        | (Does::Attack(what), Choice::Attack(card)) => query.is(what, card),
        (Does::SpecialSummon(what, nth), Choice::SpecialSummon(card, at)) => {
            query.is(what, card) && nth.is_none_or(|nth| nth == at + 1)
        }
        (Does::PendulumSummon, Choice::PendulumSummon)
        | (Does::Pass, Choice::Pass)
        | (Does::Yes, Choice::Yes)
        | (Does::No, Choice::No) => true,
        (Does::Activate(what), Choice::Activate(card, effect)) => query.is_effect(what, card, effect),
        (Does::CarryOut(nth), Choice::CarryOut(at)) => *nth == at + 1,
        (Does::Go(to), option) => *to == option || (*to == Choice::ToEndPhase && ends_turn(decision, option)),
        _ => false,
    };
    decision.options.iter().copied().filter(fits).collect()
}

/// From the Battle Phase the way to the end leads over Main Phase 2.
fn ends_turn(decision: &Decision, option: Choice) -> bool {
    option == Choice::ToMainPhase2 && !decision.options.contains(&Choice::ToEndPhase)
}

/// The options that are this detail.
pub(super) fn of_detail(query: Query<'_>, seat: Seat, decision: &Decision, detail: &Detail) -> Vec<Choice> {
    let fits = |option: &Choice| match (detail, *option) {
        (Detail::Card(what), Choice::Card(card) | Choice::AttackTarget(AttackTarget::Monster(card))) => {
            query.is(what, card)
        }
        (Detail::Card(what), Choice::Name(def)) => query.is_named_by(what, def),
        (Detail::Zone(zone), Choice::Zone(at)) => zone.means(at, seat),
        (Detail::Face(face), Choice::Position(at)) => *face == at,
        (Detail::Number(number), Choice::Number(at)) => *number == at,
        (Detail::Option(nth), Choice::Option(at)) => *nth == at + 1,
        (Detail::Attribute(one), Choice::Attribute(other)) => *one == other,
        (Detail::Race(one), Choice::Race(other)) => *one == other,
        (Detail::Directly, Choice::AttackTarget(AttackTarget::Directly)) | (Detail::NoMore, Choice::Done) => {
            true
        }
        _ => false,
    };
    decision.options.iter().copied().filter(fits).collect()
}
