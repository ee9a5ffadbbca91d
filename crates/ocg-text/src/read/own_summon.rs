//! Effects that wait for their card to be Summoned by an effect of its own: "When Summoned this way" (OCG 3.4.3-5).

use ocg::language::{Block, Cause, Effect, Filter, Group, Happening, Linked, Step, Timing, Whose};

/// "When Summoned this way".
pub fn waits_for_own_summon(effect: &Effect) -> bool {
    let by_itself = Cause::EffectOf(Whose::Any, vec![Filter::This]);
    let waits = |one: &Timing| match one {
        Timing::Event(_, pattern) => {
            pattern.by == by_itself
                && pattern.what == Happening::Summoned
                && pattern.ways.is_empty()
                && pattern.subject.like[..] == [Filter::This]
        }
        Timing::Phase(..) | Timing::Activation(..) | Timing::Attempt(..) | Timing::AnyOf(_) => false,
    };
    effect.timings().iter().any(waits)
}

/// Does it Special Summon its own card?
pub fn summons_itself(effect: &Effect) -> bool {
    fn summons(block: &Block) -> bool {
        let this = |Linked(_, step): &Linked| {
            matches!(step, Step::SpecialSummon(Group::This, _)) || step.blocks().into_iter().any(summons)
        };
        block.iter().any(this)
    }
    summons(&effect.resolve)
}
