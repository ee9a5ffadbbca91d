//! Random legal decks whose cards have something to do with each other.
//!
//! Cards drawn one by one from all cards would hardly ever digivolve, DNA digivolve or link. So
//! most cards are drawn from those that fit a card that is in the deck already: because one names
//! the other, or because the colors fit and the levels are next to each other. Half of the decks
//! are built closely around their first card, with as many copies as are allowed.

use digimon::card::{Card, Category};
use digimon::library::DefId;
use digimon::overview::deck_building::{COPIES, DECK, EGG_DECK};
use digimon::{Deck, Library};
use digimon_text::{CardText, write_card};
use table::Dice;

/// The cards to draw from, and which of them fit together.
#[derive(Clone, Debug)]
pub struct RandomDecks {
    cards: Vec<DefId>,
    eggs: Vec<DefId>,
    /// For each card of the library, those that fit it.
    fits: Vec<Vec<DefId>>,
    /// How many of a card may be in a deck.
    copies: Vec<usize>,
}

impl RandomDecks {
    pub fn of(library: &Library) -> RandomDecks {
        let is_egg = |def: &DefId| library.card(*def).category == Category::DigiEgg;
        let playable = library.defs().filter(|(_, def)| !def.card.token).map(|(id, _)| id);
        let (eggs, cards): (Vec<DefId>, Vec<DefId>) = playable.partition(is_egg);
        let named: Vec<Vec<String>> =
            library.defs().map(|(_, def)| names_in(&write_card(&def.card))).collect();
        let fit = |one: DefId, two: DefId| {
            let (a, b) = (library.card(one), library.card(two));
            names(&named[one.0 as usize], b) || names(&named[two.0 as usize], a) || is_next_level(a, b)
        };
        let fitting = |one: DefId| {
            cards.iter().chain(&eggs).copied().filter(|&two| one != two && fit(one, two)).collect()
        };
        let fits = library.defs().map(|(one, _)| fitting(one)).collect();
        let copies = library
            .defs()
            .map(|(_, def)| def.card.rules.copies.map_or(COPIES, usize::from).min(COPIES))
            .collect();
        RandomDecks { cards, eggs, fits, copies }
    }

    /// A deck, built closely around a card if one is given.
    pub fn draw(&self, around: Option<DefId>, dice: &mut Dice) -> Deck {
        let core = match around {
            Some(card) => Some(card),
            None if dice.roll(2) == 0 => Some(self.cards[dice.roll(self.cards.len())]),
            None => None,
        };
        let mut deck = Deck::default();
        if let Some(core) = core {
            self.add(&mut deck, core, usize::MAX);
        }
        while deck.main.len() < DECK {
            let card = self.next(&deck, core, dice);
            let most = self.copies[card.0 as usize];
            self.add(&mut deck, card, if core.is_some() { most } else { 1 + dice.roll(most) });
        }
        if deck.eggs.is_empty() && !self.eggs.is_empty() {
            deck.eggs.push(self.eggs[dice.roll(self.eggs.len())]);
        }
        deck
    }

    /// Puts copies of a card where they belong, as many as are wanted, allowed and have room.
    fn add(&self, deck: &mut Deck, card: DefId, copies: usize) {
        let (part, size) =
            if self.eggs.contains(&card) { (&mut deck.eggs, EGG_DECK) } else { (&mut deck.main, DECK) };
        if !part.contains(&card) {
            let copies = copies.min(self.copies[card.0 as usize]).min(size - part.len());
            part.extend(std::iter::repeat_n(card, copies));
        }
    }

    /// One that fits the core or what is there, or any.
    fn next(&self, deck: &Deck, core: Option<DefId>, dice: &mut Dice) -> DefId {
        let there = if deck.main.is_empty() { None } else { Some(deck.main[dice.roll(deck.main.len())]) };
        let fitting = match (core, dice.roll(4)) {
            (_, 0) => None,
            (Some(core), 1..=2) => Some(core),
            _ => there,
        };
        let fitting = fitting.map(|card| &self.fits[card.0 as usize]).filter(|cards| !cards.is_empty());
        let from = fitting.unwrap_or(&self.cards);
        from[dice.roll(from.len())]
    }
}

/// The words in brackets in the text of a card.
fn names_in(text: &CardText) -> Vec<String> {
    let CardText { requirements, main, inherited, link, security, rules: _ } = text;
    let lines = [requirements, main, inherited, link, security].into_iter().flatten();
    lines
        .flat_map(|line| line.split('[').skip(1).filter_map(|rest| rest.split(']').next()))
        .map(str::to_owned)
        .collect()
}

fn names(words: &[String], card: &Card) -> bool {
    let has = |word: &String| {
        card.name.as_str().contains(word) || card.traits.iter().any(|each| each.as_str() == word)
    };
    words.iter().any(has)
}

fn is_next_level(one: &Card, two: &Card) -> bool {
    let levels = one.level.zip(two.level).map(|(a, b)| a.0.abs_diff(b.0));
    one.colors.shares(two.colors) && levels == Some(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use digimon::builtin;
    use digimon::overview::deck_building::faults;

    #[test]
    fn random_decks_are_legal_and_differ() {
        let library = Library::new(builtin::cards()).unwrap();
        let decks = RandomDecks::of(&library);
        let drawn: Vec<Deck> = (0..200).map(|seed| decks.draw(None, &mut Dice::new(seed))).collect();
        for deck in &drawn {
            assert_eq!(faults(&library, deck), []);
        }
        assert_ne!(drawn[0], drawn[1]);
        assert_eq!(drawn[0], decks.draw(None, &mut Dice::new(0)));
    }

    #[test]
    fn every_card_is_drawn_at_some_time() {
        let library = Library::new(builtin::cards()).unwrap();
        let decks = RandomDecks::of(&library);
        let mut left: Vec<DefId> = decks.cards.iter().chain(&decks.eggs).copied().collect();
        for seed in 0..2000 {
            let deck = decks.draw(None, &mut Dice::new(seed));
            left.retain(|card| !deck.main.contains(card) && !deck.eggs.contains(card));
        }
        assert!(left.is_empty(), "{left:?}");
    }
}
