//! Deals duels of the OCG to the lab.

use crate::Playable;
use crate::deck::{DeckSource, NoSuchDeck, in_play};
use crate::random_deck;
use lab::Arena;
use ocg::card::Password;
use ocg::library::Library;
use ocg::{Deck, Game, Setup, builtin};
use std::sync::Arc;
use table::{Dice, PerSeat, Seat};

/// The cards of two decks.
#[derive(Clone, Debug)]
pub struct OcgArena {
    library: Arc<Library>,
    decks: PerSeat<DeckSource>,
}

impl OcgArena {
    /// For decks by their names.
    ///
    /// # Errors
    /// When there is no such deck.
    pub fn new(names: &PerSeat<String>, cards: &Playable) -> Result<OcgArena, NoSuchDeck> {
        let deck = |seat: Seat| DeckSource::named(&names[seat], cards);
        Ok(OcgArena::of(PerSeat([deck(Seat::A)?, deck(Seat::B)?]), cards))
    }

    /// For two decks.
    pub fn of(decks: PerSeat<DeckSource>, cards: &Playable) -> OcgArena {
        let builtin = builtin::library();
        let fixed = |deck: &DeckSource| match deck {
            DeckSource::Fixed { deck, .. } => in_play(deck).collect(),
            DeckSource::Random => cards.cards().map(|card| card.id).collect::<Vec<_>>(),
        };
        let PerSeat([one, two]) = &decks;
        let wanted: Vec<Password> = fixed(one).into_iter().chain(fixed(two)).collect();
        let is_builtin = wanted.iter().all(|card| builtin.find(*card).is_some());
        let library = if is_builtin { builtin } else { Arc::new(cards.library(wanted)) };
        OcgArena { library, decks }
    }

    /// All cards that may be in a duel.
    pub fn library(&self) -> &Library {
        &self.library
    }

    fn deck(&self, seat: Seat, seed: u64) -> Deck {
        match &self.decks[seat] {
            DeckSource::Fixed { deck, .. } => deck.clone(),
            DeckSource::Random => {
                let mut dice = Dice::new(seed.rotate_left(32) ^ seat.index() as u64);
                random_deck::draw(&self.library, &mut dice)
            }
        }
    }
}

impl Arena for OcgArena {
    type Game = Game;

    /// 3.6.1-5: A begins with every even seed, B with every odd one.
    fn deal(&self, seed: u64) -> Result<Game, String> {
        let decks = PerSeat::new(|seat| self.deck(seat, seed));
        let first = if seed.is_multiple_of(2) { Seat::A } else { Seat::B };
        Game::new(Arc::clone(&self.library), &Setup { decks, seed: seed.into(), first })
            .map_err(|why| why.to_string())
    }

    fn name(&self, _seed: u64) -> String {
        let PerSeat(decks) = &self.decks;
        decks.each_ref().map(|deck| format!("--deck {}", deck.name())).join(" ")
    }

    fn turns(&self, game: &Game) -> u64 {
        game.state().turn().number.into()
    }

    fn save(&self, game: &Game) -> Result<Vec<u8>, String> {
        game.save().map_err(|why| why.to_string())
    }

    fn load(&self, bytes: &[u8], like: &Game) -> Result<Game, String> {
        Game::load(Arc::clone(like.library()), bytes).map_err(|why| why.to_string())
    }
}
