//! Digimon for a server: its cards, its decks, and the games that start from them.

mod cards;
mod challenge;
mod match_rules;
mod played_by;
mod set_up;

use crate::playing::InPlay;
use crate::record::Stored;
use crate::requests::{answer, said};
use crate::see::Texts;
use crate::shelf::{PoolCache, Shelf};
use cards::Cards;
use digimon::Game;
use host::{Cancel, Host, NextGame, PlayedBy, Playing, PoolId, Problem, Record};
use serde::Serialize;
use serde_json::Value;
use std::path::PathBuf;
use std::sync::Arc;
use table::{PerSeat, Seat, Seed};
use ts_rs::TS;

/// Digimon, for somebody who brings these pools. Games that are open keep their cards.
#[derive(Clone, Debug)]
pub struct DigimonHost {
    cards: Arc<Cards>,
    /// Whose pools are in use, beside those of everybody.
    brought: Vec<PoolId>,
}

/// What a pool brought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct PoolReport {
    pub name: String,
    /// How many cards it has.
    pub cards: u32,
    /// How many of them are understood to the last word.
    pub read: u32,
    /// Why others of its cards were left out.
    pub left_out: Vec<String>,
    /// How many cards there are now in all.
    pub total: u32,
    /// How many of them have the number of a card that everybody has: that card stands.
    pub stand: u32,
}

impl DigimonHost {
    /// With the built-in cards. Pools that were read are kept in this folder, if there is one.
    pub fn new(cache: Option<PathBuf>) -> DigimonHost {
        DigimonHost::of(Cards::new(Shelf::builtin(), cache.map_or(PoolCache::Nowhere, PoolCache::In)))
    }

    /// With these cards; pools that are added are read each time.
    pub fn with(shelf: Shelf) -> DigimonHost {
        DigimonHost::of(Cards::new(shelf, PoolCache::Nowhere))
    }

    fn of(cards: Cards) -> DigimonHost {
        DigimonHost { cards: Arc::new(cards), brought: Vec::new() }
    }

    /// The cards that are there now.
    pub fn shelf(&self) -> Arc<Shelf> {
        self.cards.shelf(&self.brought)
    }

    /// The game of a record at its first decision, listening from the beginning.
    ///
    /// # Errors
    /// When its cards are not there any more.
    pub fn game(&self, record: &Record) -> Result<Game, Problem> {
        let stored = Stored::read(record)?;
        set_up::game(&self.cards.shelf(&self.with_brought(&stored.pools)), &stored)
    }

    /// These, and those that are brought.
    fn with_brought(&self, pools: &[PoolId]) -> Vec<PoolId> {
        let more = self.brought.iter().filter(|id| !pools.contains(id));
        pools.iter().chain(more).cloned().collect()
    }

    /// Names those pools that have cards of the game.
    fn named(&self, mut stored: Stored) -> Stored {
        let candidates = self.with_brought(&stored.pools);
        let pools = self.cards.having(&candidates, &stored.numbers());
        stored.pools = pools;
        stored
    }
}

impl Host for DigimonHost {
    fn key(&self) -> &'static str {
        "digimon"
    }

    fn set_up(&self, wanted: &Value, seed: Seed) -> Result<Record, Problem> {
        self.named(set_up::record(&self.shelf(), wanted, seed)?).write()
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

    fn next_game(&self, record: &Record, _: NextGame<'_>, seed: Seed) -> Result<Record, Problem> {
        Stored::read(record)?.dealt_anew(seed).write()
    }

    fn rematch(&self, record: &Record, seed: Seed) -> Result<Record, Problem> {
        Stored::read(record)?.exchanged(seed).write()
    }

    fn open(&self, record: &Record) -> Result<Box<dyn Playing>, Problem> {
        let (game, pools) = (self.game(record)?, Stored::read(record)?.pools);
        let texts = Arc::new(Texts::new(Arc::clone(game.library())));
        Ok(Box::new(InPlay::new(game, texts).with_pools(pools)))
    }

    fn played_by(&self, record: &Record) -> Result<PlayedBy, Problem> {
        played_by::played_by(&self.shelf(), &Stored::read(record)?)
    }

    fn seed(&self, record: &Record) -> Result<Seed, Problem> {
        Stored::read(record)?.seed()
    }

    fn ask(&self, request: &str, body: &Value) -> Result<Value, Problem> {
        answer(&self.shelf(), request, body)
    }

    fn among(&self, pools: &[PoolId]) -> Arc<dyn Host> {
        Arc::new(DigimonHost { cards: Arc::clone(&self.cards), brought: pools.to_vec() })
    }

    fn pools_of(&self, record: &Record) -> Vec<PoolId> {
        Stored::read(record).map(|stored| stored.pools).unwrap_or_default()
    }

    fn with_pools(&self, record: Record) -> Record {
        match Stored::read(&record) {
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
        said(self.cards.add_own(id, name, text, left)?)
    }

    fn remove_own_pool(&self, id: &PoolId) {
        self.cards.remove_own(id);
    }

    fn add_pool(&self, name: &str, text: &str) -> Result<Value, Problem> {
        said(self.cards.add(name, text)?)
    }

    fn remove_pool(&self, name: &str) {
        self.cards.remove(name);
    }
}
