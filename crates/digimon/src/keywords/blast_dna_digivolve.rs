//! DCG 16-30: Blast DNA Digivolve.

use super::{from_hand, of};
use crate::effects::language::{Amount, Area, CostRule, DnaFrom, Effect, Filter, Noun, Step, When, Whose};

/// 16-30-1, 16-30-3: one of the player's Digimon and a card of the hand, for the DNA digivolution cost.
/// 16-30-2, 16-30-4
pub(super) fn meaning(one: &[Filter], two: &[Filter]) -> Effect {
    let into = Noun { whose: Whose::Yours, from: vec![Area::Hand], of: vec![Filter::This] };
    let with = DnaFrom::FieldAndHand(one.to_vec(), two.to_vec());
    let cost = CostRule::Printed(Amount::N(0));
    from_hand(When::Counter, vec![Step::May(of(vec![Step::DnaDigivolve { into, with, cost }]))])
}
