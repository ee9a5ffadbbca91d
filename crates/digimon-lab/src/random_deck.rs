//! Random legal decks with a theme.
//!
//! Cards drawn one by one from all cards would hardly ever digivolve, DNA digivolve or link. So each
//! deck has a core, any card with the same chance, and is built around it with what works with it:
//! the line that it digivolves from, what is named by its requirements and effects, what digivolves
//! from it and what asks for it, and then the same for those. The rest shares their colors.

use crate::theme::{Theme, themes};
use digimon::card::{Category, Colors};
use digimon::library::DefId;
use digimon::overview::deck_building::{COPIES, DECK, EGG_DECK};
use digimon::{Deck, Library};
use lab::Cores;
use std::collections::VecDeque;
use table::Dice;

/// The theme takes at most about so many cards of the deck.
const THEME: usize = 44;

/// The cards to draw from, and which of them work together.
#[derive(Clone, Debug)]
pub struct RandomDecks {
    cards: Vec<DefId>,
    eggs: Vec<DefId>,
    /// What works with each card of the library.
    themes: Vec<Theme>,
    colors: Vec<Colors>,
    /// How many of a card may be in a deck.
    copies: Vec<usize>,
}

impl RandomDecks {
    pub fn of(library: &Library) -> RandomDecks {
        let is_egg = |def: &DefId| library.card(*def).category == Category::DigiEgg;
        let playable = library.defs().filter(|(_, def)| !def.card.token).map(|(id, _)| id);
        let (eggs, cards): (Vec<DefId>, Vec<DefId>) = playable.partition(is_egg);
        let copies = |card: &digimon::card::Card| card.rules.copies.map_or(COPIES, usize::from);
        RandomDecks {
            cards,
            eggs,
            themes: themes(library),
            colors: library.defs().map(|(_, def)| def.card.colors).collect(),
            copies: library.defs().map(|(_, def)| copies(&def.card)).collect(),
        }
    }

    /// A deck around a card.
    pub fn draw(&self, core: DefId, dice: &mut Dice) -> Deck {
        let mut drawing = Drawing { decks: self, deck: Deck::default(), open: VecDeque::new(), dice };
        drawing.build_around(core);
        drawing.fill(self.colors[core.0 as usize]);
        drawing.deck
    }

    fn is_egg(&self, card: DefId) -> bool {
        self.eggs.contains(&card)
    }
}

impl Cores for RandomDecks {
    type Card = DefId;

    fn any(&self, dice: &mut Dice) -> DefId {
        let any = dice.roll(self.cards.len() + self.eggs.len());
        *self.cards.get(any).unwrap_or(&self.eggs[any % self.eggs.len()])
    }

    /// Half of the time one that may bring about what the first one waits for.
    fn rival(&self, of: DefId, dice: &mut Dice) -> Option<DefId> {
        let rivals = &self.themes[of.0 as usize].rivals;
        let wanted = dice.roll(2) == 0 && !rivals.is_empty();
        wanted.then(|| rivals[dice.roll(rivals.len())])
    }
}

/// A deck that is being drawn.
struct Drawing<'a> {
    decks: &'a RandomDecks,
    deck: Deck,
    /// Cards whose own partners are still to be found.
    open: VecDeque<DefId>,
    dice: &'a mut Dice,
}

impl Drawing<'_> {
    fn build_around(&mut self, core: DefId) {
        let theme = &self.decks.themes[core.0 as usize];
        self.add(core, COPIES);
        self.add_line(core, 2);
        self.add_some_of(&theme.into, 2);
        for those in &theme.asks {
            self.add_some_of(those, 2);
        }
        self.add_some_of(&theme.asked_by, 1);
        while self.deck.main.len() < THEME {
            let Some(card) = self.open.pop_front() else { break };
            self.add_line(card, 1);
            for those in &self.decks.themes[card.0 as usize].asks {
                self.add_some_of(those, 1);
            }
        }
    }

    /// What a card digivolves from, in one of its ways, down to the Digi-Egg: so many for each level.
    fn add_line(&mut self, card: DefId, each: usize) {
        let mut next = Some(card);
        while let Some(card) = next.take() {
            let ways = &self.decks.themes[card.0 as usize].from;
            if !ways.is_empty() {
                let way = &ways[self.dice.roll(ways.len())];
                self.add_some_of(way, each);
                next = way.iter().copied().find(|&lower| self.has(lower));
            }
        }
    }

    /// Sees to it that so many of these are in the deck, where it has room.
    fn add_some_of(&mut self, those: &[DefId], wanted: usize) {
        let (there, mut others): (Vec<DefId>, Vec<DefId>) = those.iter().partition(|&&card| self.has(card));
        for _ in there.len()..wanted {
            if others.is_empty() {
                break;
            }
            let card = others.swap_remove(self.dice.roll(others.len()));
            let copies = 3 + self.dice.roll(2);
            self.add(card, copies);
        }
    }

    fn has(&self, card: DefId) -> bool {
        self.deck.main.contains(&card) || self.deck.eggs.contains(&card)
    }

    /// Puts copies of a card where they belong, as many as are wanted, allowed and have room.
    fn add(&mut self, card: DefId, copies: usize) {
        let is_egg = self.decks.is_egg(card);
        let (part, size) = if is_egg { (&mut self.deck.eggs, EGG_DECK) } else { (&mut self.deck.main, DECK) };
        if !part.contains(&card) {
            let allowed = self.decks.copies[card.0 as usize].min(COPIES);
            let copies = copies.min(allowed).min(size - part.len());
            part.extend(std::iter::repeat_n(card, copies));
            self.open.push_back(card);
        }
    }

    /// The rest of the deck has the colors that are there, and so has a Digi-Egg.
    fn fill(&mut self, core: Colors) {
        let colors =
            self.deck.main.iter().fold(core, |all, card| all.union(self.decks.colors[card.0 as usize]));
        let fits = |card: &DefId| self.decks.colors[card.0 as usize].shares(colors);
        let cards: Vec<DefId> = self.decks.cards.iter().copied().filter(fits).collect();
        let eggs: Vec<DefId> = self.decks.eggs.iter().copied().filter(fits).collect();
        while self.deck.main.len() < DECK {
            // A few cards may have too little in common with the others to fill a deck.
            let from = if self.dice.roll(16) == 0 { &self.decks.cards } else { &cards };
            let (card, copies) = (from[self.dice.roll(from.len())], 1 + self.dice.roll(COPIES));
            self.add(card, copies);
        }
        if self.deck.eggs.is_empty() && !eggs.is_empty() {
            let egg = eggs[self.dice.roll(eggs.len())];
            self.add(egg, COPIES);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use digimon::builtin;
    use digimon::overview::deck_building::faults;

    fn drawn(decks: &RandomDecks, seed: u64) -> Deck {
        let mut dice = Dice::new(seed);
        let core = decks.any(&mut dice);
        decks.draw(core, &mut dice)
    }

    #[test]
    fn random_decks_are_legal_and_differ() {
        let library = Library::new(builtin::cards()).unwrap();
        let decks = RandomDecks::of(&library);
        let some: Vec<Deck> = (0..200).map(|seed| drawn(&decks, seed)).collect();
        for deck in &some {
            assert_eq!(faults(&library, deck), []);
        }
        assert_ne!(some[0], some[1]);
        assert_eq!(some[0], drawn(&decks, 0));
    }

    #[test]
    fn every_card_can_be_a_core_and_is_in_its_deck() {
        let library = Library::new(builtin::cards()).unwrap();
        let decks = RandomDecks::of(&library);
        for &core in decks.cards.iter().chain(&decks.eggs) {
            let deck = decks.draw(core, &mut Dice::new(1));
            assert!(deck.main.contains(&core) || deck.eggs.contains(&core), "{core:?}");
            assert_eq!(faults(&library, &deck), [], "{core:?}");
        }
    }
}
