//! DCG 16-28: Partition.

use super::{in_play, of, this_is};
use crate::effects::language::{
    Area, Choose, Effect, Filter, Happening, How, HowMany, Noun, Step, Target, When, Whose,
};

/// 16-28-2, 16-28-6: when it would leave other than by effects of its player or in battle, one
/// of each of the specified cards under it may be played; both or none.
/// 16-28-1, 16-28-3, 16-28-4: each that it has triggers.
pub(super) fn meaning(one: &[Filter], two: &[Filter]) -> Effect {
    let mut pattern =
        this_is(Happening::Leaves, How::Not(Box::new(How::AnyOf(vec![How::ByYourEffect, How::InBattle]))));
    pattern.subject.of.extend(
        [one, two].map(|kind| {
            Filter::With(Box::new(Noun { whose: Whose::Any, from: Vec::new(), of: kind.to_vec() }))
        }),
    );
    let under = |kind: &[Filter]| Choose {
        how_many: HowMany::AllOrNothing,
        ..Choose::one(Noun {
            whose: Whose::Any,
            from: vec![Area::Under(Box::new(Target::This))],
            of: kind.to_vec(),
        })
    };
    let what = Target::Each(vec![under(one), under(two)]);
    let play = Step::play_free(what);
    in_play(When::Would(pattern), vec![Step::May(of(vec![play]))])
}
