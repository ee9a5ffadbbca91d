//! A card game for a server: its cards, its decks, and the games that start from them.

use super::record::StoredOf;
use super::{CardGame, GameOf, GameView, InPlay, Stored, challenge};
use crate::requests::{answer, asked, said};
use crate::{Cancel, Catalogue, Collection, Host, NextGame, PlayedBy, Playing, PoolId, Problem, Record};
use serde_json::Value;
use std::path::PathBuf;
use std::sync::Arc;
use table::{PerSeat, Seat, Seed};
use text::pool::PoolCache;

/// A game, for somebody who brings these pools. Games that are open keep their cards.
#[derive(Debug)]
pub struct CardHost<G: CardGame> {
    collection: Arc<Collection<G>>,
    /// Whose pools are in use, beside those of everybody.
    brought: Vec<PoolId>,
}

impl<G: CardGame> Clone for CardHost<G> {
    fn clone(&self) -> CardHost<G> {
        CardHost { collection: Arc::clone(&self.collection), brought: self.brought.clone() }
    }
}

impl<G: CardGame> CardHost<G> {
    /// With the built-in cards. Pools that were read are kept in this folder, if there is one.
    pub fn new(cache: Option<PathBuf>) -> CardHost<G> {
        let cache = cache.map_or(PoolCache::Nowhere, PoolCache::In);
        CardHost::of(Collection::new(Catalogue::builtin(), cache))
    }

    /// With these cards; pools that are added are read each time.
    pub fn with(catalogue: Catalogue<G>) -> CardHost<G> {
        CardHost::of(Collection::new(catalogue, PoolCache::Nowhere))
    }

    fn of(collection: Collection<G>) -> CardHost<G> {
        CardHost { collection: Arc::new(collection), brought: Vec::new() }
    }

    /// The cards that are there now.
    pub fn catalogue(&self) -> Arc<Catalogue<G>> {
        self.collection.catalogue(&self.brought)
    }

    /// The game of a record at its first decision, which keeps what happens from its start.
    ///
    /// # Errors
    /// When its cards are not there any more.
    pub fn game(&self, record: &Record) -> Result<GameOf<G>, Problem> {
        let stored = StoredOf::<G>::read(record)?;
        stored.game(&self.collection.catalogue(&self.with_brought(&stored.pools)))
    }

    /// These, and those that are brought.
    fn with_brought(&self, pools: &[PoolId]) -> Vec<PoolId> {
        let more = self.brought.iter().filter(|id| !pools.contains(id));
        pools.iter().chain(more).cloned().collect()
    }

    /// Names those pools that have cards of the game.
    fn named(&self, mut stored: StoredOf<G>) -> StoredOf<G> {
        let candidates = self.with_brought(&stored.pools);
        let pools = self.collection.having(&candidates, &stored.numbers::<G>());
        stored.pools = pools;
        stored
    }
}

impl<G: CardGame> Host for CardHost<G> {
    fn key(&self) -> &'static str {
        G::KEY
    }

    fn set_up(&self, wanted: &Value, seed: Seed) -> Result<Record, Problem> {
        self.named(challenge::record(&*self.catalogue(), wanted, seed)?).write()
    }

    fn invite(&self, offered: &Value) -> Result<Value, Problem> {
        said(challenge::invite(&*self.catalogue(), offered)?)
    }

    fn agree(&self, offered: &Value, brought: &Value, challenger: Seat) -> Result<Value, Problem> {
        said(challenge::agree(&*self.catalogue(), offered, brought, challenger)?)
    }

    fn decks(&self, record: &Record) -> Result<PerSeat<Value>, Problem> {
        let Some([a, b]) = StoredOf::<G>::read(record)?.decks.filter(|_| G::CHANGES_DECKS) else {
            return Ok(PerSeat::default());
        };
        Ok(PerSeat([said(a)?, said(b)?]))
    }

    fn next_game(&self, record: &Record, next: NextGame<'_>, seed: Seed) -> Result<Record, Problem> {
        let stored = StoredOf::<G>::read(record)?.dealt_anew(seed);
        let PerSeat([a, b]) = next.decks;
        let decks = match stored.decks {
            Some(_) if G::CHANGES_DECKS => Some([asked("deck", a)?, asked("deck", b)?]),
            same => same,
        };
        Stored { decks, first: next.first, ..stored }.write()
    }

    fn rematch(&self, record: &Record, seed: Seed) -> Result<Record, Problem> {
        StoredOf::<G>::read(record)?.exchanged::<G>(seed).write()
    }

    fn open(&self, record: &Record) -> Result<Box<dyn Playing>, Problem> {
        let (game, pools) = (self.game(record)?, StoredOf::<G>::read(record)?.pools);
        Ok(Box::new(InPlay::<G>::new(G::View::new(game)).with_pools(pools)))
    }

    fn played_by(&self, record: &Record) -> Result<PlayedBy, Problem> {
        PlayedBy::of(&*self.catalogue(), StoredOf::<G>::read(record)?.numbers::<G>())
    }

    fn seed(&self, record: &Record) -> Result<Seed, Problem> {
        StoredOf::<G>::read(record)?.seed()
    }

    fn ask(&self, request: &str, body: &Value) -> Result<Value, Problem> {
        answer(&*self.catalogue(), request, body)
    }

    fn among(&self, pools: &[PoolId]) -> Arc<dyn Host> {
        Arc::new(CardHost { collection: Arc::clone(&self.collection), brought: pools.to_vec() })
    }

    fn pools_of(&self, record: &Record) -> Vec<PoolId> {
        StoredOf::<G>::read(record).map(|stored| stored.pools).unwrap_or_default()
    }

    fn with_pools(&self, record: Record) -> Record {
        match StoredOf::<G>::read(&record) {
            Ok(stored) => self.named(stored).write().unwrap_or(record),
            // What is wrong with it is said when it is opened.
            Err(_) => record,
        }
    }

    fn add_own_pool_unless(
        &self,
        id: &PoolId,
        name: &str,
        text: &str,
        left: &Cancel,
    ) -> Result<Value, Problem> {
        said(self.collection.add_own(id, name, text, left)?)
    }

    fn remove_own_pool(&self, id: &PoolId) {
        self.collection.remove_own(id);
    }

    fn add_pool(&self, name: &str, text: &str) -> Result<Value, Problem> {
        said(self.collection.add(name, text)?)
    }

    fn remove_pool(&self, name: &str) {
        self.collection.remove(name);
    }
}
