//! A deck as players write it down: card numbers and how many of each, in their order.

use digimon::card::Number;

/// How many cards of each number, in the order of their first line; which of the two decks a card
/// belongs in is not said here, but by its category (DCG 2-2).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DeckList {
    entries: Vec<Entry>,
}

/// A card number and how many cards have it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub number: Number,
    pub copies: u16,
}

/// That many cards of one number are no deck, whoever counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany(pub u32);

impl DeckList {
    /// How many cards of one number a list can have: far more than any deck, far less than hurts.
    pub const MOST: u16 = 999;

    /// Adds copies of a card to those that are there.
    pub fn add(&mut self, number: Number, copies: u16) -> Result<(), TooMany> {
        let known = self.entries.iter_mut().find(|entry| entry.number == number);
        let before = known.as_ref().map_or(0, |entry| entry.copies);
        let sum = u32::from(before) + u32::from(copies);
        let copies = u16::try_from(sum).ok().filter(|&sum| sum <= Self::MOST).ok_or(TooMany(sum))?;
        match known {
            Some(entry) => entry.copies = copies,
            None if copies == 0 => {}
            None => self.entries.push(Entry { number, copies }),
        }
        Ok(())
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// How many cards there are in all.
    pub fn cards(&self) -> usize {
        self.entries.iter().map(|entry| usize::from(entry.copies)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_of_the_same_number_are_added_up() {
        let mut deck = DeckList::default();
        for (number, copies) in [("A1-001", 2), ("A1-002", 1), ("A1-001", 2), ("A1-003", 0)] {
            deck.add(Number::new(number), copies).unwrap();
        }
        let found: Vec<_> =
            deck.entries().iter().map(|entry| (entry.number.as_str(), entry.copies)).collect();
        assert_eq!(found, [("A1-001", 4), ("A1-002", 1)]);
        assert_eq!(deck.cards(), 5);
    }

    #[test]
    fn no_sum_is_absurd() {
        let mut deck = DeckList::default();
        assert_eq!(deck.add(Number::new("A1-001"), u16::MAX), Err(TooMany(65535)));
        deck.add(Number::new("A1-001"), DeckList::MOST).unwrap();
        assert_eq!(deck.add(Number::new("A1-001"), 1), Err(TooMany(1000)));
        assert_eq!(deck.add(Number::new("A1-001"), u16::MAX), Err(TooMany(66534)));
        assert_eq!(deck.cards(), usize::from(DeckList::MOST));
    }
}
