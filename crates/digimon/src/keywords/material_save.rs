//! DCG 16-20: Material Save.

use super::{choose_one, in_play, of, this_is};
use crate::effects::language::{
    Amount, Area, Choose, Destination, Effect, End, Face, Filter, Happening, How, Noun, Slot, Step, Target,
    When, Whose,
};

/// 16-20-2, 16-20-3: when it would be deleted, so many of its DigiXros materials under it may go
/// under a Tamer; as many as possible if any.
/// 16-20-1, 16-20-4 to 16-20-7: each that it has triggers; to the bottom, in the order of the player, several
/// of one name too.
pub(super) fn meaning(n: u8) -> Effect {
    let pattern = this_is(Happening::Deleted, How::Any);
    let material = Filter::DigiXrosMaterialOf(Box::new(Target::This));
    let under =
        Noun { whose: Whose::Any, from: vec![Area::Under(Box::new(Target::This))], of: vec![material] };
    let cards = Choose { n: Amount::N(i32::from(n)), slot: Slot(1), ..Choose::one(under) };
    let tamer = choose_one(Noun { whose: Whose::Yours, from: vec![Area::Battle], of: vec![Filter::Tamer] });
    let to = Destination::Under(Box::new(tamer), End::Bottom, Face::Up);
    in_play(When::Would(pattern), vec![Step::May(of(vec![Step::Put(Target::Choose(cards), to)]))])
}
