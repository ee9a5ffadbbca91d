//! DCG 16-40: Training.

use super::by;
use crate::effects::language::{
    Amount, Area, Destination, Does, Effect, End, Face, Icons, Place, Step, Target, TurnScope, When, Whose,
};

/// 16-40-1 to 16-40-3: in the main phase, by suspending it, the top card of the deck goes face
/// down to the bottom of its digivolution cards; in the breeding area, too.
pub(super) fn meaning() -> Effect {
    let top = Target::Top(Whose::Yours, Area::Deck, Amount::N(1));
    let to = Destination::Under(Box::new(Target::This), End::Bottom, Face::Down);
    let steps = by(vec![Step::Suspend(Target::This)], vec![Step::Put(top, to)]);
    Effect {
        when: vec![When::Main],
        turn: TurnScope::All,
        icons: Icons { per_turn: None, place: Place::Field },
        does: Does::Run(super::of(steps)),
    }
}
