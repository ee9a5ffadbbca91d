//! Deals games of Digimon to the lab.

use crate::deck::{DeckFault, DeckSource, deck_named, name_of};
use crate::playable::Playable;
use crate::random_deck::RandomDecks;
use digimon::library::{DefId, LibraryError};
use digimon::{Deck, Game, Library, Setup};
use lab::{Arena, around_cards, dice_of};
use std::sync::Arc;
use table::{PerSeat, Seat};

/// The built-in cards and two decks.
#[derive(Clone, Debug)]
pub struct DigimonArena {
    all: Arc<Library>,
    decks: PerSeat<DeckSource>,
    random: Arc<RandomDecks>,
    /// Cards that every second random deck is built around.
    focus: Vec<DefId>,
    /// If the decks are always the same: they, and the library of their cards.
    fixed: Option<(Arc<Library>, PerSeat<Deck>)>,
}

/// Why no games can be dealt.
#[derive(Debug, thiserror::Error)]
pub enum ArenaFault {
    #[error(transparent)]
    Deck(#[from] DeckFault),
    #[error("the cards are not in order: {0}")]
    Library(#[from] LibraryError),
}

impl DigimonArena {
    /// For decks by their names, of these cards.
    pub fn new(names: &PerSeat<String>, cards: Playable) -> Result<DigimonArena, ArenaFault> {
        let all = Library::new(cards.cards)?;
        let deck = |seat: Seat| deck_named(&names[seat], &all, &cards.refused);
        let decks = PerSeat([deck(Seat::A)?, deck(Seat::B)?]);
        let random = Arc::new(RandomDecks::of(&all));
        Ok(DigimonArena::dealing(Arc::new(all), random, decks)?)
    }

    /// The same cards, other decks.
    pub fn with(&self, decks: PerSeat<DeckSource>) -> Result<DigimonArena, ArenaFault> {
        Ok(DigimonArena::dealing(Arc::clone(&self.all), Arc::clone(&self.random), decks)?)
    }

    fn dealing(
        all: Arc<Library>,
        random: Arc<RandomDecks>,
        decks: PerSeat<DeckSource>,
    ) -> Result<DigimonArena, LibraryError> {
        let fixed = match &decks.0 {
            [DeckSource::Fixed { deck: a, .. }, DeckSource::Fixed { deck: b, .. }] => {
                Some(narrowed(&all, [a, b])?)
            }
            _ => None,
        };
        Ok(DigimonArena { all, decks, random, focus: Vec::new(), fixed })
    }

    /// The cards of its decks that are played without a part of their text; of random decks, all that may be in one.
    pub fn marked(&self) -> Vec<String> {
        let library = self.fixed.as_ref().map_or(&self.all, |(library, _)| library);
        Playable::marked(library.defs().map(|(_, def)| &def.card))
    }

    /// All cards that may be in a game.
    pub fn library(&self) -> &Library {
        &self.all
    }

    /// From now on every second random deck is built around one of these.
    pub fn focus_on(&mut self, cards: Vec<DefId>) {
        self.focus = cards;
    }

    fn draw(&self, seed: u64) -> Result<(Arc<Library>, PerSeat<Deck>), LibraryError> {
        let sources = self.sources(seed);
        let decks = PerSeat::new(|seat| match &sources[seat] {
            DeckSource::Fixed { deck, .. } => deck.clone(),
            DeckSource::Around(core) => self.random.draw(*core, &mut dice_of(seat, seed)),
            DeckSource::Random => Deck::default(),
        });
        narrowed(&self.all, [&decks.0[0], &decks.0[1]])
    }

    fn sources(&self, seed: u64) -> PerSeat<DeckSource> {
        around_cards(&self.decks, self.random.as_ref(), &self.focus, seed)
    }
}

/// The library of the decks' own cards and all tokens, and the decks in its numbers: the fewer
/// cards it has, the less a game has to look out for.
fn narrowed(all: &Library, decks: [&Deck; 2]) -> Result<(Arc<Library>, PerSeat<Deck>), LibraryError> {
    let mut number: Vec<Option<DefId>> = vec![None; all.defs().count()];
    let mut cards = Vec::new();
    for (id, def) in all.defs() {
        if def.card.token || decks.iter().any(|deck| deck.main.contains(&id) || deck.eggs.contains(&id)) {
            number[id.0 as usize] = Some(DefId(cards.len() as u16));
            cards.push(def.card.clone());
        }
    }
    let renumber = |ids: &[DefId]| ids.iter().filter_map(|id| number[id.0 as usize]).collect();
    let decks = decks.map(|deck| Deck { main: renumber(&deck.main), eggs: renumber(&deck.eggs) });
    Ok((Arc::new(Library::new(cards)?), PerSeat(decks)))
}

impl Arena for DigimonArena {
    type Game = Game;

    fn deal(&self, seed: u64) -> Result<Game, String> {
        let (library, decks) = match &self.fixed {
            Some(fixed) => fixed.clone(),
            None => self.draw(seed).map_err(|why| why.to_string())?,
        };
        Game::new(library, &Setup { decks, seed: seed.into() }).map_err(|why| why.to_string())
    }

    fn name(&self, seed: u64) -> String {
        let PerSeat(sources) = self.sources(seed);
        sources.map(|source| format!("--deck {}", name_of(&source, &self.all))).join(" ")
    }

    fn turns(&self, game: &Game) -> u64 {
        game.state().turn().into()
    }

    fn save(&self, game: &Game) -> Result<Vec<u8>, String> {
        game.save().map_err(|why| why.to_string())
    }

    fn load(&self, bytes: &[u8], like: &Game) -> Result<Game, String> {
        Game::load(Arc::clone(like.library()), bytes).map_err(|why| why.to_string())
    }
}
