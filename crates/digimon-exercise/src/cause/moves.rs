//! Making cards go from one place to another.

use super::happening::Means;
use super::party::{self, find, make};
use crate::plan::{Doer, Plan};
use crate::wish::link_card;
use digimon::effects::language::{
    Amount, Area, Destination, End, Face, Filter, Happening, Noun, Pattern, Step, Target, Whose,
};
use table::Seat;

/// Steps that move cards from one place to another.
pub(super) fn cards_moved(plan: &mut Plan, pattern: &Pattern, means: &Means) {
    let this = party::is_this(&pattern.subject);
    let whose = if this { Whose::Yours } else { pattern.subject.whose };
    let owner = party::seat(plan, whose);
    let doer = match (means, pattern.what) {
        (Means::Effect(doer), _) => doer.clone(),
        // Whoever draws or gains does it by an effect of their own.
        (_, Happening::MemoryGained | Happening::Drawn | Happening::AddedToHand) => Doer::of(owner),
        _ => Doer::of(plan.stage.turn_player),
    };
    let relative = if owner == doer.seat { Whose::Yours } else { Whose::Opponents };
    let filters = pattern.subject.of.clone();
    let holder = pattern.other.clone();
    let subject_def = plan.stage.subject;
    let card = |plan: &mut Plan, area: Area| {
        let def = if this { subject_def } else { make(plan, owner, &filters, &area) };
        plan.aim(def, vec![area])
    };
    let top = |area: Area| Target::Top(relative, area, Amount::N(1));
    let steps = match pattern.what {
        Happening::TrashedFromHand => vec![Step::Put(card(plan, Area::Hand), Destination::Trash)],
        Happening::TrashedFromDeck => {
            if !this {
                make(plan, owner, &pattern.subject.of, &Area::Deck);
            }
            vec![Step::Put(top(Area::Deck), Destination::Trash)]
        }
        Happening::TrashedFromSecurity => {
            if !this {
                make(plan, owner, &pattern.subject.of, &Area::Security);
            }
            vec![Step::Put(top(Area::Security), Destination::Trash)]
        }
        Happening::SecurityRemoved => {
            let to = if plan.stage.chance(2) { Destination::Trash } else { Destination::Hand };
            vec![Step::Put(top(Area::Security), to)]
        }
        Happening::SecurityAdded => vec![Step::Recover(relative, Amount::N(1))],
        Happening::Drawn => vec![Step::Draw(relative, Amount::N(1))],
        Happening::AddedToHand => vec![Step::Put(card(plan, Area::Trash), Destination::Hand)],
        Happening::AddedToDeck => vec![Step::Put(card(plan, Area::Trash), Destination::DeckBottom)],
        Happening::MemoryGained => vec![Step::Memory(relative, Amount::N(1))],
        Happening::DigivolutionCardsTrashed => {
            let unit = under_somebody(plan, owner, holder.as_ref(), this, &pattern.subject.of);
            vec![Step::TrashDigivolutionCards(unit, End::Bottom, Amount::N(8))]
        }
        Happening::LinkCardsTrashed => {
            let host = linked_somebody(plan, owner, holder.as_ref(), this);
            let from =
                Noun { whose: Whose::Any, from: vec![Area::LinkCards(Box::new(host))], of: Vec::new() };
            vec![Step::Put(crate::plan::choose(from), Destination::Trash)]
        }
        Happening::DigivolutionCardsPlaced => {
            // Here the subject is the Digimon, the other is the card.
            let unit = find(plan, &pattern.subject, &Area::Battle);
            let filters = holder.map(|noun| noun.of).unwrap_or_default();
            let card = make(plan, unit.seat, &filters, &Area::Hand);
            let what = plan.aim(card, vec![Area::Hand]);
            let under = plan.aim(unit.def, vec![Area::Battle, Area::Breeding]);
            let doer = Doer { seat: unit.seat, ..doer.clone() };
            let step = Step::Put(what, Destination::Under(Box::new(under), End::Bottom, Face::Up));
            return plan.do_by(&doer, vec![step]);
        }
        Happening::PlacedInBattleArea => vec![Step::Put(card(plan, Area::Hand), Destination::BattleArea)],
        _ => Vec::new(),
    };
    plan.do_by(&doer, steps);
}

/// The unit whose digivolution cards are to be trashed.
fn under_somebody(
    plan: &mut Plan,
    owner: Seat,
    holder: Option<&Noun>,
    this: bool,
    card: &[Filter],
) -> Target {
    if this || holder.is_some_and(party::is_this) {
        if !this {
            let under = crate::wish::Wish::of(&mut plan.stage, card).come_true(&mut plan.stage);
            let under = plan.stage.add(under.card);
            if let Some(unit) = plan.stage.holder() {
                unit.stack.push((under, Face::Up));
            }
        }
        let top = plan.stage.top;
        return plan.aim(top, vec![Area::Battle]);
    }
    let mut filters = vec![Filter::Digimon];
    filters.extend(holder.map(|noun| noun.of.clone()).unwrap_or_default());
    let owner = holder.map_or(owner, |noun| party::seat(plan, noun.whose));
    let under = Noun { whose: Whose::Any, from: vec![Area::Trash], of: card.to_vec() };
    filters.push(Filter::With(Box::new(under)));
    let def = make(plan, owner, &filters, &Area::Battle);
    plan.aim(def, vec![Area::Battle])
}

/// The unit whose link card is to be trashed.
fn linked_somebody(plan: &mut Plan, owner: Seat, holder: Option<&Noun>, this: bool) -> Target {
    let own = this || holder.is_some_and(party::is_this);
    let number = if own {
        if !this {
            let card = link_card(&mut plan.stage);
            let card = plan.stage.add(card);
            if let Some(unit) = plan.stage.holder() {
                unit.links.push(card);
            }
        }
        plan.stage.number_of(plan.stage.top)
    } else {
        let mut filters = vec![Filter::Digimon, Filter::Linked];
        filters.extend(holder.map(|noun| noun.of.clone()).unwrap_or_default());
        let owner = holder.map_or(owner, |noun| party::seat(plan, noun.whose));
        let def = make(plan, owner, &filters, &Area::Battle);
        plan.stage.number_of(def)
    };
    Target::All(Noun { whose: Whose::Any, from: vec![Area::Battle], of: vec![Filter::Number(number.0)] })
}
