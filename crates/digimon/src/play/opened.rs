//! DCG 1-3-11-4: the places that immediate effects open for a DigiXros, and how many cards of each.

use super::digixros::{candidates, fits};
use crate::effects::language::Step;
use crate::query::{Query, Standpoint};
use crate::state::{CardRef, Playing, Thing};

/// What one effect allows: cards of these, at most so many.
struct Opened {
    cards: Vec<Thing>,
    most: usize,
}

/// All cards that fit from the places that effects have opened.
pub(super) fn further(query: Query<'_>, playing: &Playing, card: CardRef) -> Vec<Thing> {
    opened(query, playing, card).into_iter().flat_map(|opened| opened.cards).collect()
}

/// May these be chosen together: no more from anywhere than the effects allow?
pub(crate) fn allows(query: Query<'_>, playing: &Playing, card: CardRef, chosen: &[Thing]) -> bool {
    let free = candidates(query, playing.seat, card);
    let taken: Vec<Thing> = chosen.iter().copied().filter(|thing| !free.contains(thing)).collect();
    taken.is_empty() || by_different_effects(&taken, &mut opened(query, playing, card))
}

fn by_different_effects(taken: &[Thing], opened: &mut [Opened]) -> bool {
    let Some((first, rest)) = taken.split_first() else { return true };
    for at in 0..opened.len() {
        if opened[at].most > 0 && opened[at].cards.contains(first) {
            opened[at].most -= 1;
            if by_different_effects(rest, opened) {
                return true;
            }
            opened[at].most += 1;
        }
    }
    false
}

fn opened(query: Query<'_>, playing: &Playing, card: CardRef) -> Vec<Opened> {
    let Some(digixros) = &query.game.printed(card.card).digixros else { return Vec::new() };
    let fits = |thing: &Thing| {
        digixros.materials.iter().any(|material| fits(query, playing.seat, card, material, *thing))
    };
    let mut found = Vec::new();
    for wider in &playing.wider {
        let step = &query.game.library.block(wider.block)[wider.step as usize];
        if let Step::WidenDigiXros(noun, most) = step {
            let standpoint = Standpoint::of(&wider.holder);
            let cards = query.all(standpoint, noun).into_iter().filter(fits).collect();
            found.push(Opened { cards, most: query.amount(standpoint, most).max(0) as usize });
        }
    }
    found
}
