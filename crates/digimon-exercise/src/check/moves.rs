//! Cards that go from one place to another: the right ones, the right way, and no others.

use super::{Finding, Look, Right, expect, unchecked};
use crate::oracle::{Spot, spots};
use digimon::effects::language::{Amount, Destination, End, Face, Pile, Target, Whose};
use digimon::state::{CardId, Thing, Unit, What};
use table::Seat;

/// The cards that lie elsewhere than before.
fn moved(look: &Look<'_>) -> Vec<CardId> {
    let (before, after) = (spots(look.before), spots(look.after));
    (0..before.len()).filter(|&at| before[at] != after[at]).map(|at| CardId(at as u16)).collect()
}

/// Nothing but these has moved.
fn only(look: &Look<'_>, allowed: &[CardId]) -> Finding {
    let other = moved(look).into_iter().find(|card| !allowed.contains(card));
    expect(other.is_none(), || {
        let name = other.map(|card| crate::oracle::printed(look.before, card).number.as_str().to_owned());
        format!("{name:?} moved, which is not meant")
    })
}

fn spot(look: &Look<'_>, card: CardId) -> Spot {
    spots(look.after)[card.0 as usize]
}

fn owner(look: &Look<'_>, card: CardId) -> Seat {
    look.before.state().card(card).owner
}

fn is_token(look: &Look<'_>, card: CardId) -> bool {
    crate::oracle::printed(look.before, card).token
}

/// All cards of a thing: the whole stack and the links of a unit.
fn cards_of(look: &Look<'_>, thing: Thing) -> Vec<CardId> {
    match thing {
        Thing::Unit(id) => look.was.unit_of(id).map_or_else(Vec::new, whole),
        Thing::Card(card) => vec![card.card],
        Thing::Player(_) => Vec::new(),
    }
}

fn whole(unit: &Unit) -> Vec<CardId> {
    unit.stack.iter().chain(&unit.links).copied().collect()
}

fn trashed(look: &Look<'_>, card: CardId) -> Finding {
    let expected = if is_token(look, card) { Spot::Removed } else { Spot::Trash(owner(look, card)) };
    let now = spot(look, card);
    expect(now == expected, || {
        format!(
            "{} is at {now:?}, not {expected:?}",
            crate::oracle::printed(look.before, card).number.as_str()
        )
    })
}

fn all_trashed(look: &Look<'_>, cards: &[CardId]) -> Finding {
    cards.iter().fold(Right, |finding, &card| finding.and(trashed(look, card)))
}

pub(super) fn delete(look: &Look<'_>, target: &Target) -> Finding {
    let things = match look.acted(target) {
        Ok(things) => things,
        Err(finding) => return finding,
    };
    let cards: Vec<CardId> = things.iter().flat_map(|&thing| cards_of(look, thing)).collect();
    all_trashed(look, &cards).and(only(look, &cards))
}

pub(super) fn draw(look: &Look<'_>, whose: Whose, n: &Amount) -> Finding {
    let Some(n) = look.was.amount(n) else { return unchecked("how many cards are drawn") };
    let mut drawn = Vec::new();
    let mut finding = Right;
    for seat in look.was.seats(whose) {
        let deck = &look.before.state().player(seat).deck;
        let top: Vec<CardId> = deck.iter().rev().take(n.max(0) as usize).copied().collect();
        let lacking = top.iter().find(|&&card| spot(look, card) != Spot::Hand(seat));
        finding = finding.and(expect(lacking.is_none(), || format!("{seat} did not draw {n} cards")));
        drawn.extend(top);
    }
    finding.and(only(look, &drawn))
}

pub(super) fn recover(look: &Look<'_>, whose: Whose, n: &Amount) -> Finding {
    let Some(n) = look.was.amount(n) else { return unchecked("how many cards are recovered") };
    let mut all = Vec::new();
    let mut finding = Right;
    for seat in look.was.seats(whose) {
        let deck = &look.before.state().player(seat).deck;
        let top: Vec<CardId> = deck.iter().rev().take(n.max(0) as usize).copied().collect();
        let lacking = top.iter().find(|&&card| spot(look, card) != Spot::Security(seat));
        finding = finding.and(expect(lacking.is_none(), || format!("{seat} did not recover {n} cards")));
        all.extend(top);
    }
    finding.and(only(look, &all))
}

pub(super) fn put(look: &Look<'_>, target: &Target, to: &Destination) -> Finding {
    match look.acted(target) {
        Ok(things) => return put_things(look, &things, to),
        Err(finding) if !matches!(target, Target::Each(_)) => return finding,
        Err(_) => {}
    }
    // Several choices: the log tells which cards they were.
    let put = look.events.iter().flat_map(|event| match &event.what {
        What::Put { cards, .. } => cards.clone(),
        _ => Vec::new(),
    });
    let things: Vec<Thing> = put
        .map(|label| match label.unit {
            Some(unit) if look.was.unit_of(unit).is_some_and(|unit| unit.top() == label.card) => {
                Thing::Unit(unit)
            }
            _ => Thing::Card(crate::oracle::current(look.before, label.card)),
        })
        .collect();
    each_fits(look, target, &things).and(put_things(look, &things, to))
}

fn each_fits(look: &Look<'_>, target: &Target, things: &[Thing]) -> Finding {
    let Target::Each(all) = target else { return unchecked("the target cannot be told") };
    for &thing in things {
        let fits: Option<Vec<bool>> =
            all.iter().map(|choose| Some(look.was.all(&choose.from)?.contains(&thing))).collect();
        match fits {
            None => return unchecked("whether the choice fits"),
            Some(fits) if !fits.contains(&true) => {
                return Finding::Wrong(format!("{thing:?} fits none of the choices"));
            }
            Some(_) => {}
        }
    }
    Right
}

fn put_things(look: &Look<'_>, things: &[Thing], to: &Destination) -> Finding {
    if let Destination::Under(holder, ..) = to
        && look.acted(holder).is_ok_and(|holders| holders.is_empty())
    {
        return only(look, &[]).and(unchecked("nothing to put it under"));
    }
    let mut finding = Right;
    let mut all = Vec::new();
    for &thing in things {
        let cards = cards_of(look, thing);
        let Some(main) = look.was.card_of(thing) else { continue };
        finding = finding.and(arrived(look, main, to));
        if !matches!(to, Destination::Under(..)) {
            let rest: Vec<CardId> = cards.iter().copied().filter(|&card| card != main).collect();
            finding = finding.and(all_trashed(look, &rest));
        }
        all.extend(cards);
    }
    finding.and(only(look, &all))
}

/// Is the card where it was put?
fn arrived(look: &Look<'_>, card: CardId, to: &Destination) -> Finding {
    if is_token(look, card) {
        return trashed(look, card);
    }
    let seat = owner(look, card);
    let now = spot(look, card);
    let state = look.after.state();
    let face = |expected: Face| state.card(card).face == expected;
    // 4-6, 3-3: a Digi-Egg card goes to its own deck instead.
    let egg = crate::oracle::printed(look.before, card).category == digimon::card::Category::DigiEgg;
    let right = match to {
        Destination::Hand if egg => now == Spot::EggDeck(seat),
        Destination::DeckTop | Destination::DeckBottom | Destination::DeckTopOrBottom if egg => {
            now == Spot::EggDeck(seat)
        }
        Destination::Hand => now == Spot::Hand(seat),
        Destination::Trash => now == Spot::Trash(seat),
        Destination::DeckTop | Destination::DeckBottom | Destination::DeckTopOrBottom => {
            now == Spot::Deck(seat)
        }
        Destination::EggDeckBottom => now == Spot::EggDeck(seat),
        Destination::SecurityTop(up)
        | Destination::SecurityBottom(up)
        | Destination::SecurityTopOrBottom(up) => now == Spot::Security(seat) && face(*up),
        // What goes under a card that is being played is nowhere until that is in play.
        Destination::Under(holder, ..) if **holder == Target::ThisCard && look.was.unit.is_none() => {
            matches!(now, Spot::Under(_) | Spot::Nowhere)
        }
        Destination::Under(..) => matches!(now, Spot::Under(_)),
        Destination::BattleArea | Destination::BreedingArea => matches!(now, Spot::Top(..)),
    };
    let name = crate::oracle::printed(look.before, card).number.as_str();
    expect(right, || format!("{name} was put to {to:?} but is at {now:?}"))
        .and(expect(at_the_end(look, card, to, seat), || format!("{name} is not at the right end: {to:?}")))
}

/// Of what was put together, one is at that end; the others next to it.
fn at_the_end(look: &Look<'_>, card: CardId, to: &Destination, seat: Seat) -> bool {
    let (before, player) = (look.before.state(), look.after.state().player(seat));
    let old = |pile: &[CardId]| pile.iter().position(|other| before.player(seat).deck.contains(other));
    match to {
        Destination::DeckBottom if player.deck.contains(&card) => {
            let at = player.deck.iter().position(|&other| other == card);
            let first_old = old(&player.deck);
            first_old.is_none() || before.player(seat).deck.contains(&card) || at < first_old
        }
        _ => true,
    }
}

pub(super) fn put_rest(look: &Look<'_>, to: &Destination) -> Finding {
    let revealed = look.was.activation.map_or(&[][..], |running| &running.revealed);
    let things: Vec<Thing> =
        revealed.iter().map(|one| Thing::Card(crate::oracle::current(look.before, one.card))).collect();
    put_things(look, &things, to)
}

/// 16-11: from 1 to so many cards off the top, never the last one, never below level 3.
pub(super) fn de_digivolve(look: &Look<'_>, target: &Target, n: &Amount) -> Finding {
    let Some(n) = look.was.amount(n) else { return unchecked("how many cards De-Digivolve takes") };
    let things = match look.acted(target) {
        Ok(things) => things,
        Err(finding) => return finding,
    };
    let mut all = Vec::new();
    let mut finding = Right;
    for thing in things {
        let Thing::Unit(id) = thing else { continue };
        let (Some(before), Some(after)) = (look.was.unit_of(id), look.now.unit_of(id)) else {
            return Finding::Wrong("De-Digivolve took a whole unit".to_owned());
        };
        let taken = before.stack.len() - after.stack.len();
        finding = finding
            .and(expect(before.stack.starts_with(&after.stack), || "not the top cards were taken".to_owned()))
            .and(expect(taken as i32 <= n, || format!("{taken} cards were taken, more than {n}")))
            .and(all_trashed(look, &before.stack[after.stack.len()..]));
        all.extend(before.stack.iter().copied());
        all.extend(before.links.iter().copied());
    }
    finding.and(only(look, &all))
}

pub(super) fn trash_top(look: &Look<'_>, target: &Target) -> Finding {
    let things = match look.acted(target) {
        Ok(things) => things,
        Err(finding) => return finding,
    };
    let mut all = Vec::new();
    let mut finding = Right;
    for &thing in &things {
        if let Thing::Unit(id) = thing
            && let Some(unit) = look.was.unit_of(id).filter(|unit| unit.stack.len() > 1)
        {
            finding = finding.and(trashed(look, unit.top()));
            all.extend(whole(unit));
        }
    }
    finding.and(only(look, &all))
}

/// So many from one end of each, or as many as there are.
pub(super) fn trash_under(look: &Look<'_>, target: &Target, end: End, n: &Amount) -> Finding {
    let told = look.was.amount(n).or_else(|| look.knowing_the_choice().amount(n));
    let Some(n) = told else { return unchecked("how many digivolution cards are trashed") };
    let things = match look.acted(target) {
        Ok(things) => things,
        Err(finding) => return finding,
    };
    let n = n.max(0) as usize;
    let mut all = Vec::new();
    let mut finding = Right;
    let mut there = 0;
    for &thing in &things {
        let Thing::Unit(id) = thing else { continue };
        let Some(unit) = look.was.unit_of(id) else { continue };
        let under = unit.under();
        there += under.len();
        let cards: Vec<CardId> = match end {
            End::Top => under.iter().rev().take(n).copied().collect(),
            End::Bottom => under.iter().take(n).copied().collect(),
            End::Any => {
                all.extend(under.iter().copied());
                continue;
            }
        };
        finding = finding.and(all_trashed(look, &cards));
        all.extend(cards);
    }
    if end == End::Any {
        let gone = moved(look).len();
        finding = finding.and(expect(gone == n.min(there), || {
            format!("{gone} digivolution cards were trashed, not {}", n.min(there))
        }));
    }
    finding.and(only(look, &all))
}

pub(super) fn reveal(look: &Look<'_>, whose: Whose, from: Pile, n: &Amount) -> Finding {
    let Some(n) = look.was.amount(n) else { return unchecked("how many cards are revealed") };
    let mut all = Vec::new();
    let mut finding = Right;
    for seat in look.was.seats(whose) {
        let pile = look.before.state().player(seat).pile(from);
        let top: Vec<CardId> = pile.iter().rev().take(n.max(0) as usize).copied().collect();
        let hidden = top.iter().find(|&&card| spot(look, card) != Spot::Nowhere);
        finding = finding.and(expect(hidden.is_none(), || format!("{seat} did not reveal {n} cards")));
        all.extend(top);
    }
    finding.and(only(look, &all))
}

fn own_unit<'a>(look: &Look<'a>) -> Option<&'a Unit> {
    look.was.unit.and_then(|unit| look.was.unit_of(unit))
}

pub(super) fn digi_burst(look: &Look<'_>, n: &Amount) -> Finding {
    let (Some(n), Some(unit)) = (look.was.amount(n), own_unit(look)) else { return unchecked("Digi-Burst") };
    let gone = moved(look);
    expect(gone.len() as i32 == n, || format!("Digi-Burst {n} trashed {} cards", gone.len()))
        .and(all_trashed(look, &gone))
        .and(only(look, unit.under()))
}

pub(super) fn delayed(look: &Look<'_>) -> Finding {
    match own_unit(look) {
        Some(unit) => all_trashed(look, &whole(unit)).and(only(look, &whole(unit))),
        None => Finding::Wrong("Delay without a card in the battle area".to_owned()),
    }
}

pub(super) fn saved(look: &Look<'_>) -> Finding {
    under_a(look, digimon::card::Category::Tamer)
}

/// 16-19, 16-27: this card is under a card of that kind now.
fn under_a(look: &Look<'_>, category: digimon::card::Category) -> Finding {
    let card = look.was.card.card;
    match spot(look, card) {
        Spot::Under(unit) => {
            let top = look.now.unit_of(unit).map(Unit::top);
            let right = top.is_some_and(|top| crate::oracle::printed(look.after, top).category == category);
            expect(right, || format!("it is not under a {category:?}"))
        }
        _ if moved(look).is_empty() => unchecked("nothing to be placed under"),
        other => Finding::Wrong(format!("it is at {other:?}, not under a card")),
    }
}

pub(super) fn mind_linked(look: &Look<'_>) -> Finding {
    under_a(look, digimon::card::Category::Digimon)
}
