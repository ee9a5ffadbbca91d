//! Digimon for a server: its cards, its decks, and the games that start from them.

mod challenge;
mod match_rules;
mod set_up;

use crate::playing::InPlay;
use crate::problem;
use crate::record::Stored;
use crate::requests::{answer, said};
use crate::see::Texts;
use crate::shelf::{PoolCache, Shelf, Stock};
use digimon::Game;
use host::{Host, NextGame, Playing, Problem, Record};
use serde::Serialize;
use serde_json::Value;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use table::{PerSeat, Seat};
use ts_rs::TS;

/// Digimon: the built-in cards, and pools that are added later. Games that are open keep their cards.
#[derive(Debug)]
pub struct DigimonHost {
    /// The cards that no pool brought.
    own: Shelf,
    /// In the order in which they came first.
    pools: Mutex<Vec<(String, Stock)>>,
    /// All of them.
    shelf: RwLock<Arc<Shelf>>,
    cache: PoolCache,
}

/// What a pool brought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PoolReport {
    pub name: String,
    /// How many cards it has.
    pub cards: u32,
    /// How many of them are understood to the last word.
    pub read: u32,
    /// How many cards there are now in all.
    pub total: u32,
}

impl DigimonHost {
    /// With the built-in cards. Pools that were read are kept in this folder, if there is one.
    pub fn new(cache: Option<PathBuf>) -> DigimonHost {
        DigimonHost {
            cache: cache.map_or(PoolCache::Nowhere, PoolCache::In),
            ..DigimonHost::with(Shelf::builtin())
        }
    }

    /// With these cards; pools that are added are read each time.
    pub fn with(shelf: Shelf) -> DigimonHost {
        let held = RwLock::new(Arc::new(shelf.clone()));
        DigimonHost { own: shelf, pools: Mutex::default(), shelf: held, cache: PoolCache::Nowhere }
    }

    /// The cards that are there now.
    pub fn shelf(&self) -> Arc<Shelf> {
        Arc::clone(&self.shelf.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// The game of a record at its first decision, listening from the beginning.
    ///
    /// # Errors
    /// When its cards are not there any more.
    pub fn game(&self, record: &Record) -> Result<Game, Problem> {
        set_up::game(&self.shelf(), &Stored::read(record)?)
    }

    fn take_in(&self, name: &str, stock: Stock) -> PoolReport {
        let (cards, read) = stock.count();
        let mut pools = self.pools.lock().unwrap_or_else(PoisonError::into_inner);
        match pools.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = stock,
            None => pools.push((name.to_owned(), stock)),
        }
        let total = self.put_up(&pools);
        PoolReport { name: name.to_owned(), cards: cards as u32, read: read as u32, total: total as u32 }
    }

    /// Puts the cards of these pools on the shelf, and no others; says how many cards there are. Whoever searches
    /// next need not wait.
    fn put_up(&self, pools: &[(String, Stock)]) -> usize {
        let all = pools.iter().fold(self.own.clone(), |held, (_, stock)| held.with(stock));
        all.prepared();
        let total = all.stock().count();
        *self.shelf.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(all);
        total
    }
}

impl Host for DigimonHost {
    fn key(&self) -> &'static str {
        "digimon"
    }

    fn set_up(&self, wanted: &Value, seed: u64) -> Result<Record, Problem> {
        set_up::record(&self.shelf(), wanted, seed)?.write()
    }

    fn invite(&self, offered: &Value) -> Result<Value, Problem> {
        said(challenge::invite(&self.shelf(), offered)?)
    }

    fn agree(&self, offered: &Value, brought: &Value, challenger: Seat) -> Result<Value, Problem> {
        said(challenge::agree(&self.shelf(), offered, brought, challenger)?)
    }

    fn decks(&self, _: &Record) -> Result<PerSeat<Value>, Problem> {
        Ok(PerSeat::default())
    }

    fn next_game(&self, record: &Record, _: NextGame<'_>, seed: u64) -> Result<Record, Problem> {
        Stored::read(record)?.dealt_anew(seed).write()
    }

    fn rematch(&self, record: &Record, seed: u64) -> Result<Record, Problem> {
        Stored::read(record)?.exchanged(seed).write()
    }

    fn open(&self, record: &Record) -> Result<Box<dyn Playing>, Problem> {
        let game = self.game(record)?;
        let texts = Arc::new(Texts::new(Arc::clone(game.library())));
        Ok(Box::new(InPlay::new(game, texts)))
    }

    fn ask(&self, request: &str, body: &Value) -> Result<Value, Problem> {
        answer(&self.shelf(), request, body)
    }

    fn add_pool(&self, name: &str, text: &str) -> Result<Value, Problem> {
        let stock = Stock::read(name, text, &self.cache).map_err(|why| problem::no_pool(name, why))?;
        if stock.is_empty() {
            return Err(problem::no_pool(name, "there is no card in it"));
        }
        said(self.take_in(name, stock))
    }

    fn remove_pool(&self, name: &str) {
        let mut pools = self.pools.lock().unwrap_or_else(PoisonError::into_inner);
        pools.retain(|(known, _)| known != name);
        self.put_up(&pools);
    }
}
