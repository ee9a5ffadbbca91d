//! DCG 16-9: Digisorption.

use super::{by, choose_one, from_hand, your_digimon};
use crate::effects::language::{Amount, Effect, Filter, Happening, How, Noun, Pattern, Step, When};

/// 16-9-2: when one of the player's Digimon would digivolve into this card of the hand, by
/// suspending one of them the cost goes down. The Digimon that digivolves may be it (16-9-5).
/// 16-9-1, 16-9-3, 16-9-4: each that it has triggers.
pub(super) fn meaning(change: i8) -> Effect {
    let pattern = Pattern {
        what: Happening::Digivolved,
        subject: your_digimon(vec![]),
        how: How::Any,
        other: Some(Noun { of: vec![Filter::This], ..Noun::default() }),
    };
    let suspend = Step::Suspend(choose_one(your_digimon(vec![])));
    from_hand(When::Would(pattern), by(vec![suspend], vec![Step::ChangeCost(Amount::N(i32::from(change)))]))
}
