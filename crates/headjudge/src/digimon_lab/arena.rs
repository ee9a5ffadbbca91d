//! Deals games of Digimon to the lab.

use super::deck::{DeckFault, DeckSource};
use super::random_deck::RandomDecks;
use digimon::card::Card;
use digimon::library::{DefId, LibraryError};
use digimon::{Deck, Game, Library, Setup, builtin};
use lab::Arena;
use std::sync::Arc;
use table::{Dice, PerSeat, Seat};

/// The built-in cards and two decks.
#[derive(Clone, Debug)]
pub struct DigimonArena {
    library: Arc<Library>,
    decks: PerSeat<DeckSource>,
    random: RandomDecks,
}

/// Why no games can be dealt.
#[derive(Debug, thiserror::Error)]
pub enum ArenaFault {
    #[error(transparent)]
    Deck(#[from] DeckFault),
    #[error("the built-in cards are not in order: {0}")]
    Library(#[from] LibraryError),
}

impl DigimonArena {
    /// For decks by their names. Two fixed decks bring only their own cards, and tokens.
    pub fn new(names: &PerSeat<String>) -> Result<DigimonArena, ArenaFault> {
        let all = Library::new(builtin::cards())?;
        let deck = |library: &Library, seat: Seat| DeckSource::named(&names[seat], library);
        let decks = [deck(&all, Seat::A)?, deck(&all, Seat::B)?];
        let used = decks.iter().map(DeckSource::fixed).collect::<Option<Vec<&Deck>>>();
        let Some(used) = used.map(|decks| cards_of(&all, &decks)) else {
            return Ok(DigimonArena { random: RandomDecks::of(&all), library: Arc::new(all), decks: PerSeat(decks) });
        };
        let library = Library::new(used)?;
        let decks = PerSeat([deck(&library, Seat::A)?, deck(&library, Seat::B)?]);
        Ok(DigimonArena { random: RandomDecks::of(&library), library: Arc::new(library), decks })
    }

    pub fn library(&self) -> &Library {
        &self.library
    }

    fn deck(&self, seat: Seat, dice: &mut Dice) -> Deck {
        match &self.decks[seat] {
            DeckSource::Fixed(deck) => deck.clone(),
            DeckSource::Random => self.random.draw(dice),
        }
    }
}

/// The cards of the decks, and all tokens.
fn cards_of(library: &Library, decks: &[&Deck]) -> Vec<Card> {
    let used = |id: DefId| decks.iter().any(|deck| deck.main.contains(&id) || deck.eggs.contains(&id));
    let kept = library.defs().filter(|(id, def)| def.card.token || used(*id));
    kept.map(|(_, def)| def.card.clone()).collect()
}

impl Arena for DigimonArena {
    type Game = Game;

    fn deal(&self, seed: u64) -> Result<Game, String> {
        let mut dice = Dice::new(seed.rotate_left(32));
        let decks = PerSeat::new(|seat| self.deck(seat, &mut dice));
        Game::new(Arc::clone(&self.library), &Setup { decks, seed }).map_err(|why| why.to_string())
    }

    fn turns(&self, game: &Game) -> u64 {
        game.state().turn.into()
    }

    fn save(&self, game: &Game) -> Vec<u8> {
        game.save()
    }

    fn load(&self, bytes: &[u8]) -> Result<Game, String> {
        Game::load(Arc::clone(&self.library), bytes).map_err(|why| why.to_string())
    }
}
