//! Playing, digivolving, using, linking and attacking because an effect says so.

use super::numbers::paid;
use super::{Finding, Look, Right, expect, unchecked};
use crate::oracle::{Spot, spots};
use digimon::card::Number;
use digimon::effects::language::{Amount, CostRule, Target, Whose};
use digimon::state::{AttackTarget, CardId, FieldArea, Thing, What};

fn seen(look: &Look<'_>, wanted: impl Fn(&What) -> bool) -> bool {
    look.events.iter().any(|event| wanted(&event.what))
}

fn things(look: &Look<'_>, target: &Target) -> Result<Vec<Thing>, Finding> {
    look.acted(target)
}

/// What has to be paid for a card whose printed cost is this.
fn cost(look: &Look<'_>, rule: &CostRule, printed: Option<i32>) -> Option<i32> {
    match rule {
        CostRule::Free => Some(0),
        CostRule::Printed(change) => Some((printed? + look.was.amount(change)?).max(0)),
        CostRule::Set(to) => look.was.amount(to),
    }
}

pub(super) fn play(
    look: &Look<'_>,
    what: &Target,
    rule: &CostRule,
    to_breeding: bool,
    suspended: bool,
) -> Finding {
    let things = match things(look, what) {
        Ok(things) => things,
        Err(finding) => return finding,
    };
    let mut finding = Right;
    let mut total = Some(0);
    for &thing in &things {
        let Some(card) = look.was.card_of(thing) else { continue };
        let printed = crate::oracle::printed(look.before, card).cost.map(|cost| i32::from(cost.0));
        total = total.and_then(|sum| Some(sum + cost(look, rule, printed)?));
        finding = finding.and(in_play(look, card, to_breeding, suspended));
    }
    let could_not = seen(look, |what| matches!(what, What::CannotPay { .. }));
    if could_not {
        return unchecked("a card that could not be paid for");
    }
    match total {
        Some(total) => finding.and(paid(look, total)),
        None => finding.and(unchecked("the cost of a play")),
    }
}

fn in_play(look: &Look<'_>, card: CardId, to_breeding: bool, suspended: bool) -> Finding {
    let area = if to_breeding { FieldArea::Breeding } else { FieldArea::Battle };
    let name = crate::oracle::printed(look.before, card).number.as_str();
    let now = spots(look.after)[card.0 as usize];
    let occupied = |seat| {
        look.before.state().units().iter().any(|unit| unit.owner == seat && unit.area == FieldArea::Breeding)
    };
    if to_breeding && occupied(look.was.you) {
        return unchecked("the breeding area was taken");
    }
    match now {
        Spot::Top(unit, place) => {
            let lies = look.now.unit_of(unit).is_some_and(|unit| unit.suspended);
            expect(place == area, || format!("{name} was played to {place:?}, not {area:?}"))
                .and(expect(lies == suspended, || format!("{name} suspended: {lies}, not {suspended}")))
        }
        other => Finding::Wrong(format!("{name} was to be played but is at {other:?}")),
    }
}

pub(super) fn token(look: &Look<'_>, number: &Number, n: &Amount, whose: Whose) -> Finding {
    let Some(n) = look.was.amount(n) else { return unchecked("how many tokens are played") };
    let count = |game: &digimon::Game, seat| {
        let units = game.state().units().iter().filter(|unit| unit.owner == seat);
        units.filter(|unit| crate::oracle::printed(game, unit.top()).number == *number).count() as i32
    };
    let wrong = look
        .was
        .seats(whose)
        .into_iter()
        .find(|&seat| count(look.after, seat) - count(look.before, seat) != n);
    expect(wrong.is_none(), || format!("{wrong:?} did not get {n} tokens"))
}

pub(super) fn digivolve(look: &Look<'_>, what: &Target, into: &Target, rule: &CostRule) -> Finding {
    let (units, cards) = match (things(look, what), things(look, into)) {
        (Ok(units), Ok(cards)) => (units, cards),
        (Err(finding), _) | (_, Err(finding)) => return finding,
    };
    let (Some(&Thing::Unit(unit)), Some(&into)) = (units.first(), cards.first()) else {
        return if seen(look, |what| matches!(what, What::Digivolved { .. })) {
            Finding::Wrong("it digivolved without a Digimon or a card to do so".to_owned())
        } else {
            unchecked("nothing to digivolve")
        };
    };
    let Some(card) = look.was.card_of(into) else { return unchecked("what it digivolves into") };
    if seen(look, |what| matches!(what, What::CannotPay { .. })) {
        return unchecked("a digivolution that could not be paid for");
    }
    let able = look.was.fulfils(Thing::Unit(unit), crate::oracle::printed(look.before, card));
    if able != Some(true) && !seen(look, |what| matches!(what, What::Digivolved { .. })) {
        return unchecked("a Digimon that cannot digivolve into that card");
    }
    let top = look.now.unit_of(unit).map(digimon::state::Unit::top);
    let before = look.was.unit_of(unit).map_or(0, |unit| unit.stack.len());
    let after = look.now.unit_of(unit).map_or(0, |unit| unit.stack.len());
    let finding =
        expect(top == Some(card), || "the Digimon did not digivolve into the chosen card".to_owned())
            .and(expect(after == before + 1, || "the old cards are not under the new one".to_owned()));
    match rule {
        CostRule::Free => finding.and(paid(look, 0)),
        CostRule::Set(to) => match look.was.amount(to) {
            Some(to) => finding.and(paid(look, to)),
            None => finding.and(unchecked("the cost of a digivolution")),
        },
        CostRule::Printed(change) => {
            let printed = &crate::oracle::printed(look.before, card).digivolution;
            match (&printed[..], look.was.amount(change)) {
                ([only], Some(change)) => finding.and(paid(look, i32::from(only.cost.0) + change)),
                _ => finding.and(unchecked("the cost of a digivolution")),
            }
        }
    }
}

pub(super) fn digivolved(look: &Look<'_>) -> Finding {
    if seen(look, |what| matches!(what, What::Digivolved { .. })) {
        Right
    } else {
        unchecked("nothing digivolved")
    }
}

pub(super) fn dna(look: &Look<'_>) -> Finding {
    if seen(look, |what| matches!(what, What::DnaDigivolved { .. })) {
        Right
    } else {
        unchecked("no DNA digivolution came about")
    }
}

pub(super) fn used(look: &Look<'_>, what: &Target) -> Finding {
    let things = match things(look, what) {
        Ok(things) => things,
        Err(finding) => return finding,
    };
    if things.is_empty() {
        return unchecked("no Option card to use");
    }
    let used = |thing: &Thing| {
        let card = look.was.card_of(*thing);
        seen(look, |what| matches!(what, What::Used(label) if Some(label.card) == card))
    };
    if things.iter().all(used) {
        return Right;
    }
    // It is used when this step is over: the announcement has to be enough.
    unchecked("the use of an Option card")
}

pub(super) fn linked(look: &Look<'_>, what: &Target, to: &Target) -> Finding {
    let (cards, units) = match (things(look, what), things(look, to)) {
        (Ok(cards), Ok(units)) => (cards, units),
        (Err(finding), _) | (_, Err(finding)) => return finding,
    };
    let (Some(&card), Some(&Thing::Unit(unit))) = (cards.first(), units.first()) else {
        return unchecked("nothing to link");
    };
    let card = look.was.card_of(card);
    let links = look.now.unit_of(unit).map(|unit| unit.links.clone()).unwrap_or_default();
    if seen(look, |what| matches!(what, What::CannotPay { .. })) {
        return unchecked("a link that could not be paid for");
    }
    expect(card.is_some_and(|card| links.contains(&card)), || "the card was not linked".to_owned())
}

pub(super) fn hatched(look: &Look<'_>) -> Finding {
    let breeding = |game: &digimon::Game| {
        let units = game.state().units();
        units.iter().any(|unit| unit.owner == look.was.you && unit.area == FieldArea::Breeding)
    };
    let eggs = !look.before.state().player(look.was.you).egg_deck.is_empty();
    if breeding(look.before) || !eggs {
        return unchecked("no room or no Digi-Egg to hatch");
    }
    expect(breeding(look.after), || "no Digi-Egg was hatched".to_owned())
}

pub(super) fn moved(look: &Look<'_>, target: &Target) -> Finding {
    let things = match things(look, target) {
        Ok(things) => things,
        Err(finding) => return finding,
    };
    if things.is_empty() {
        return unchecked("nothing to move");
    }
    // 4-15-1: from the one area to the other.
    let there = |thing: &Thing| match thing {
        Thing::Unit(unit) => match (look.was.unit_of(*unit), look.now.unit_of(*unit)) {
            (Some(before), Some(after)) => before.area != after.area,
            _ => false,
        },
        Thing::Card(_) | Thing::Player(_) => false,
    };
    expect(things.iter().all(there), || "it did not move to the other area".to_owned())
}

pub(super) fn attacked(look: &Look<'_>, who: &Target) -> Finding {
    let things = match things(look, who) {
        Ok(things) => things,
        Err(finding) => return finding,
    };
    let Some(&Thing::Unit(unit)) = things.first() else { return unchecked("nobody to attack with") };
    let declared = seen(
        look,
        |what| matches!(what, What::AttackDeclared { unit: label, .. } if label.unit == Some(unit)),
    );
    if declared { Right } else { unchecked("an attack that was not possible") }
}

pub(super) fn switched(look: &Look<'_>, target: &Target) -> Finding {
    let things = match things(look, target) {
        Ok(things) => things,
        Err(finding) => return finding,
    };
    let (Some(&Thing::Unit(unit)), Some(attack)) = (things.first(), look.after.state().attack()) else {
        return unchecked("no attack or no target to switch to");
    };
    expect(attack.target == AttackTarget::Unit(unit), || "the target was not switched".to_owned())
}

pub(super) fn switched_to_player(look: &Look<'_>) -> Finding {
    match look.after.state().attack() {
        Some(attack) => {
            expect(attack.target == AttackTarget::Player, || "the target is not the player".to_owned())
        }
        None => unchecked("no attack"),
    }
}

pub(super) fn attack_ended(look: &Look<'_>) -> Finding {
    match (look.before.state().attack(), look.after.state().attack()) {
        (None, _) => unchecked("no attack to end"),
        (Some(_), None) => Right,
        (Some(_), Some(attack)) => expect(attack.cut_short, || "the attack goes on".to_owned()),
    }
}

pub(super) fn battled(look: &Look<'_>, one: &Target, two: &Target) -> Finding {
    let (one, two) = match (things(look, one), things(look, two)) {
        (Ok(one), Ok(two)) => (one, two),
        (Err(finding), _) | (_, Err(finding)) => return finding,
    };
    if one.is_empty() || two.is_empty() {
        return unchecked("nobody to battle");
    }
    expect(seen(look, |what| matches!(what, What::Battled { .. })), || "there was no battle".to_owned())
}

pub(super) fn looked(look: &Look<'_>) -> Finding {
    if seen(look, |what| matches!(what, What::LookedAt { .. })) {
        Right
    } else {
        unchecked("nothing to look at")
    }
}

pub(super) fn shuffled(look: &Look<'_>, whose: Whose) -> Finding {
    let missing = look
        .was
        .seats(whose)
        .into_iter()
        .find(|seat| !seen(look, |what| matches!(what, What::Shuffled(other, _) if other == seat)));
    expect(missing.is_none(), || format!("{missing:?} did not shuffle"))
}

pub(super) fn activated(look: &Look<'_>) -> Finding {
    let own = look.running.holder.effect;
    let other = seen(look, |what| matches!(what, What::Activated { holder, .. } if holder.effect != own));
    if other { Right } else { unchecked("no effect to activate") }
}

pub(super) fn prevented(look: &Look<'_>, target: &Target) -> Finding {
    let things = match things(look, target) {
        Ok(things) => things,
        Err(finding) => return finding,
    };
    if things.is_empty() {
        return unchecked("nothing to prevent");
    }
    expect(seen(look, |what| matches!(what, What::Prevented(_))), || "nothing was prevented".to_owned())
}

/// 1-2-6: the winner is known when the effect is over.
pub(super) fn won(look: &Look<'_>, whose: Whose, wins: bool) -> Finding {
    let seats = look.was.seats(whose);
    let expected = seats.first().map(|&seat| if wins { seat } else { seat.other() });
    expect(look.running.winner == expected, || format!("{:?} wins, not {expected:?}", look.running.winner))
}
