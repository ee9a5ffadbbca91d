//! Random legal decks (OCG 3.1.2).
//!
//! Cards drawn one by one from all cards would hardly ever be Fusion, Ritual or Xyz Summoned. So each deck keeps
//! up to half of a built-in one or nothing of it, and the rest is drawn from all cards.

use ocg::card::{MonsterType, Password};
use ocg::library::Library;
use ocg::overview::deck_building::Part;
use ocg::{Deck, builtin};
use table::Dice;

/// Each card of the built-in deck stays with a chance of at most so many in `OF`.
const KEPT: usize = 3;
const OF: usize = 5;

/// 3.1.2-3: the smallest Main Deck that is allowed.
fn main_size() -> usize {
    *Part::Main.size().start()
}

pub fn draw(library: &Library, dice: &mut Dice) -> Deck {
    let decks = builtin::decks();
    let base = decks[dice.roll(decks.len())].deck();
    let kept = dice.roll(KEPT + 1);
    let mut keep = |cards: &[Password]| cards.iter().copied().filter(|_| dice.roll(OF) < kept).collect();
    let mut deck = Deck { main: keep(&base.main), extra: keep(&base.extra), side: Vec::new() };
    let all = library.defs().map(|(_, def)| &def.card);
    let is_token = |types: Option<&ocg::card::Monster>| types.is_some_and(|one| one.is(MonsterType::Token));
    let (extra, main): (Vec<_>, Vec<_>) =
        all.filter(|card| !is_token(card.monster())).partition(|card| card.is_of_extra_deck());
    let mut add = |part: &mut Vec<Password>, from: &[&ocg::card::Card], size: usize| {
        while part.len() < size {
            let card = from[dice.roll(from.len())];
            if part.iter().filter(|&&one| one == card.id).count() < card.limit.copies() {
                part.push(card.id);
            }
        }
    };
    add(&mut deck.main, &main, main_size());
    add(&mut deck.extra, &extra, *Part::Extra.size().end());
    deck
}

#[cfg(test)]
mod tests {
    use super::*;
    use ocg::overview::deck_building::faults;

    #[test]
    fn random_decks_are_legal_and_differ() {
        let library = builtin::library();
        let some: Vec<Deck> = (0..100).map(|seed| draw(&library, &mut Dice::new(seed))).collect();
        for deck in &some {
            assert_eq!(faults(&library, deck), []);
        }
        assert_ne!(some[0], some[1]);
        assert_eq!(some[0], draw(&library, &mut Dice::new(0)));
    }
}
