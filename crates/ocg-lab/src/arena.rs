//! Deals duels of the OCG to the lab.

use crate::Playable;
use crate::deck::{DeckSource, NoSuchDeck, deck_named, in_play, name_of};
use crate::random_deck::RandomDecks;
use lab::{Arena, around_cards, dice_of};
use ocg::card::Password;
use ocg::library::Library;
use ocg::{Deck, Game, Setup, builtin};
use std::sync::Arc;
use table::{PerSeat, Seat};

/// The cards of two decks.
#[derive(Clone, Debug)]
pub struct OcgArena {
    library: Arc<Library>,
    decks: PerSeat<DeckSource>,
    random: RandomDecks,
    /// Cards that every second random deck is built around.
    focus: Vec<Password>,
}

impl OcgArena {
    /// For decks by their names.
    ///
    /// # Errors
    /// When there is no such deck.
    pub fn new(names: &PerSeat<String>, cards: &Playable) -> Result<OcgArena, NoSuchDeck> {
        let deck = |seat: Seat| deck_named(&names[seat], cards);
        Ok(OcgArena::of(PerSeat([deck(Seat::A)?, deck(Seat::B)?]), cards))
    }

    /// For two decks.
    pub fn of(decks: PerSeat<DeckSource>, cards: &Playable) -> OcgArena {
        let builtin = builtin::library();
        let fixed = |deck: &DeckSource| match deck {
            DeckSource::Fixed { deck, .. } => in_play(deck).collect(),
            DeckSource::Random | DeckSource::Around(_) => {
                cards.cards().map(|card| card.id).collect::<Vec<_>>()
            }
        };
        let PerSeat([one, two]) = &decks;
        let wanted: Vec<Password> = fixed(one).into_iter().chain(fixed(two)).collect();
        let is_builtin = wanted.iter().all(|card| builtin.find(*card).is_some());
        let library = if is_builtin { builtin } else { Arc::new(cards.library(wanted)) };
        OcgArena { random: RandomDecks::of(&library), library, decks, focus: Vec::new() }
    }

    /// All cards that may be in a duel.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// From now on every second random deck is built around one of these.
    pub fn focus_on(&mut self, cards: Vec<Password>) {
        self.focus = cards;
    }

    fn sources(&self, seed: u64) -> PerSeat<DeckSource> {
        around_cards(&self.decks, &self.random, &self.focus, seed)
    }

    fn decks(&self, seed: u64) -> PerSeat<Deck> {
        let sources = self.sources(seed);
        PerSeat::new(|seat| match &sources[seat] {
            DeckSource::Fixed { deck, .. } => deck.clone(),
            DeckSource::Around(core) => self.random.draw(*core, &mut dice_of(seat, seed)),
            DeckSource::Random => Deck::default(),
        })
    }
}

impl Arena for OcgArena {
    type Game = Game;

    /// 3.6.1-5: A begins with every even seed, B with every odd one.
    fn deal(&self, seed: u64) -> Result<Game, String> {
        let decks = self.decks(seed);
        let first = if seed.is_multiple_of(2) { Seat::A } else { Seat::B };
        Game::new(Arc::clone(&self.library), &Setup { decks, seed: seed.into(), first })
            .map_err(|why| why.to_string())
    }

    fn name(&self, seed: u64) -> String {
        let PerSeat(sources) = self.sources(seed);
        sources.map(|source| format!("--deck {}", name_of(&source))).join(" ")
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
