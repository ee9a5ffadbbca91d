//! DCG 16-35: Decode.

use super::{choose_one, in_play, of, this_is};
use crate::effects::language::{Area, Effect, Filter, Happening, How, Noun, Step, Target, When, Whose};

/// 16-35-2, 16-35-3: when it would leave other than in battle, a specified card under it may be played.
/// 16-35-1, 16-35-4: each that it has triggers.
pub(super) fn meaning(kind: &[Filter]) -> Effect {
    let pattern = this_is(Happening::Leaves, How::Not(Box::new(How::InBattle)));
    let mut filters = vec![Filter::Digimon];
    filters.extend(kind.iter().cloned());
    let what =
        choose_one(Noun { whose: Whose::Any, from: vec![Area::Under(Box::new(Target::This))], of: filters });
    let play = Step::play_free(what);
    in_play(When::Would(pattern), vec![Step::May(of(vec![play]))])
}
