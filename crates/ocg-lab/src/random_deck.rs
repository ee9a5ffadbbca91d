//! Random legal decks (OCG 3.1.2).
//!
//! Cards drawn one by one from all cards would hardly ever be Fusion, Ritual or Xyz Summoned. So each deck has a
//! core, any card with the same chance, and keeps a part of a built-in deck that has it. Around a monster of the Extra
//! Deck it has what that can be made of. The rest is drawn from all cards.

use crate::made_of::MadeOf;
use lab::Cores;
use ocg::card::{Card, Limit, Password};
use ocg::library::Library;
use ocg::overview::deck_building::Part;
use ocg::{Deck, builtin};
use std::collections::BTreeMap;
use table::Dice;

/// Each card of the built-in deck stays with a chance of less than so many in so many.
const OF: usize = 5;

/// Around a monster of the Extra Deck, so many cards are what it can be made of, and so often they are looked for.
const MATERIALS: usize = 18;
const TRIES: usize = 40;

/// The cards to draw from.
#[derive(Clone, Debug)]
pub struct RandomDecks {
    main: Vec<(Password, Limit)>,
    extra: Vec<(Password, Limit)>,
    bases: Vec<Deck>,
    /// What each monster of the Extra Deck can be made of.
    made_of: BTreeMap<Password, MadeOf>,
}

impl RandomDecks {
    pub fn of(library: &Library) -> RandomDecks {
        let cards = library.defs().map(|(_, def)| &def.card);
        let (extra, main): (Vec<_>, Vec<_>) =
            cards.filter(|card| !card.is_token()).partition(|card| card.is_of_extra_deck());
        let made_of = extra.iter().filter_map(|card| {
            let monster = card.monster()?;
            Some((card.id, MadeOf::of(monster, monster.materials.as_ref()?, &main)))
        });
        let made_of = made_of.collect();
        let limited = |cards: Vec<&Card>| cards.iter().map(|card| (card.id, card.limit)).collect();
        let bases = builtin::decks().iter().map(builtin::BuiltInDeck::deck).collect();
        RandomDecks { main: limited(main), extra: limited(extra), bases, made_of }
    }

    /// A deck around a card.
    pub fn draw(&self, core: Password, dice: &mut Dice) -> Deck {
        let base = self.base(core, dice);
        let kept = dice.roll(OF);
        let mut keep = |cards: &[Password]| cards.iter().copied().filter(|_| dice.roll(OF) < kept).collect();
        let mut deck = Deck { main: keep(&base.main), extra: keep(&base.extra), side: Vec::new() };
        self.add_materials(core, &mut deck.main, dice);
        let (main, extra) = (*Part::Main.size().start(), *Part::Extra.size().end());
        for (part, from, size) in [(&mut deck.main, &self.main, main), (&mut deck.extra, &self.extra, extra)]
        {
            if let Some((_, limit)) = from.iter().find(|(card, _)| *card == core) {
                part.retain(|card| *card != core);
                part.truncate(size - limit.copies());
                part.extend(std::iter::repeat_n(core, limit.copies()));
            }
            fill(part, from, size, dice);
        }
        deck
    }

    /// Half of the deck at most is what the core can be made of.
    fn add_materials(&self, core: Password, main: &mut Vec<Password>, dice: &mut Dice) {
        let Some(made_of) = self.made_of.get(&core) else { return };
        let mut added = Vec::new();
        for _ in 0..TRIES {
            let choice = made_of.choice(|many| dice.roll(many));
            for card in choice.into_iter().flatten() {
                if added.len() < MATERIALS && !added.contains(&card) {
                    let limit =
                        self.main.iter().find(|(one, _)| *one == card).map_or(0, |(_, limit)| limit.copies());
                    added.extend(std::iter::repeat_n(card, limit));
                }
            }
        }
        main.retain(|card| !added.contains(card));
        main.truncate(*Part::Main.size().start() - added.len());
        main.extend(added);
    }

    /// A built-in deck with this card, or, if none has it, any.
    fn base(&self, core: Password, dice: &mut Dice) -> &Deck {
        let with: Vec<&Deck> = self.bases.iter().filter(|base| has(base, core)).collect();
        if with.is_empty() { &self.bases[dice.roll(self.bases.len())] } else { with[dice.roll(with.len())] }
    }
}

fn has(deck: &Deck, card: Password) -> bool {
    deck.main.contains(&card) || deck.extra.contains(&card)
}

fn fill(part: &mut Vec<Password>, from: &[(Password, Limit)], size: usize, dice: &mut Dice) {
    while part.len() < size {
        let (card, limit) = from[dice.roll(from.len())];
        if part.iter().filter(|&&one| one == card).count() < limit.copies() {
            part.push(card);
        }
    }
}

impl Cores for RandomDecks {
    type Card = Password;

    fn any(&self, dice: &mut Dice) -> Password {
        let any = dice.roll(self.main.len() + self.extra.len());
        self.main.get(any).unwrap_or(&self.extra[any % self.extra.len()]).0
    }

    /// Half of the time the same card: what asks for a kind of monster that the opponent controls finds it there.
    fn rival(&self, of: Password, dice: &mut Dice) -> Option<Password> {
        (dice.roll(2) == 0).then_some(of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ocg::overview::deck_building::faults;

    fn drawn(decks: &RandomDecks, seed: u64) -> Deck {
        let mut dice = Dice::new(seed);
        let core = decks.any(&mut dice);
        decks.draw(core, &mut dice)
    }

    #[test]
    fn random_decks_are_legal_and_differ() {
        let library = builtin::library();
        let decks = RandomDecks::of(&library);
        let some: Vec<Deck> = (0..100).map(|seed| drawn(&decks, seed)).collect();
        for deck in &some {
            assert_eq!(faults(&library, deck), []);
        }
        assert_ne!(some[0], some[1]);
        assert_eq!(some[0], drawn(&decks, 0));
    }

    #[test]
    fn every_card_can_be_a_core_and_is_in_its_deck() {
        let library = builtin::library();
        let decks = RandomDecks::of(&library);
        for (core, _) in decks.main.iter().chain(&decks.extra) {
            for seed in 0..20 {
                let deck = decks.draw(*core, &mut Dice::new(seed));
                assert!(has(&deck, *core), "{core:?}");
                assert_eq!(faults(&library, &deck), [], "{core:?}");
            }
        }
    }
}
