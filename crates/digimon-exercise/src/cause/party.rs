//! Who takes part in what happens: this card, or somebody made up who fits.

use crate::plan::Plan;
use crate::repair::speaks_of_this;
use crate::stage::{OPPONENT, YOU};
use crate::wish::Wish;
use digimon::effects::language::{Area, Filter, Happening, How, Noun, Pattern, Whose};
use digimon::library::DefId;
use table::Seat;

/// Does the noun mean the card of the effect itself?
pub(crate) fn is_this(noun: &Noun) -> bool {
    speaks_of_this(&noun.of)
}

/// Something happens to this.
pub(crate) fn of_this(what: Happening) -> Pattern {
    let subject = Noun { whose: Whose::Any, from: vec![Area::Battle], of: vec![Filter::This] };
    Pattern { what, subject, how: How::Any, other: None }
}

/// A party in what happens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Party {
    /// The (top) card.
    pub def: DefId,
    pub seat: Seat,
}

/// Whose card it is; left to chance where anyone's will do.
pub(crate) fn seat(plan: &mut Plan, whose: Whose) -> Seat {
    match whose {
        Whose::Yours => YOU,
        Whose::Opponents => OPPONENT,
        Whose::Any => plan.stage.either(),
    }
}

/// The party that a noun means, put into that area. Other filters than "this" shape the own unit.
pub(crate) fn find(plan: &mut Plan, noun: &Noun, area: &Area) -> Party {
    let this_branch =
        noun.of.iter().any(|filter| matches!(filter, Filter::AnyOf(all) if all.contains(&Filter::This)));
    if is_this(noun) || (this_branch && plan.stage.chance(2)) {
        let rest: Vec<Filter> = noun.of.iter().filter(|filter| **filter != Filter::This).cloned().collect();
        if !rest.is_empty() && !this_branch {
            crate::repair::shape_holder(&mut plan.stage, &rest, true);
        }
        return Party { def: plan.stage.top, seat: YOU };
    }
    let seat = seat(plan, noun.whose);
    let def = make(plan, seat, &noun.of, area);
    Party { def, seat }
}

/// Somebody made up, in that area.
pub(crate) fn make(plan: &mut Plan, seat: Seat, filters: &[Filter], area: &Area) -> DefId {
    let made = Wish::of(&mut plan.stage, filters).come_true(&mut plan.stage);
    plan.stage.put(seat, area, &made)
}

/// As [`make`], a Digimon unless the filters say what else.
pub(crate) fn make_digimon(plan: &mut Plan, seat: Seat, filters: &[Filter], area: &Area) -> DefId {
    let mut wish = Wish::of(&mut plan.stage, &[Filter::Digimon]);
    for filter in filters {
        wish.apply(&mut plan.stage, filter, true);
    }
    let made = wish.come_true(&mut plan.stage);
    plan.stage.put(seat, area, &made)
}
