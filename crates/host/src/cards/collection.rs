//! The cards of the program, the pools of everybody, and the pools that people bring for themselves.

use super::{CardFile, Cards, Catalogue};
use crate::{PoolId, Problem, problem};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use text::Cancel;
use text::pool::PoolCache;
use ts_rs::TS;

/// So many catalogues are kept ready for those who bring pools.
const READY: usize = 16;

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

/// Who has which cards.
#[derive(Debug)]
pub struct Collection<C: Cards> {
    /// The cards that no pool brought.
    own: Catalogue<C>,
    /// The pools of everybody, in the order in which they came first.
    pools: Mutex<Vec<(String, CardFile<C>)>>,
    /// What everybody has.
    shared: RwLock<Arc<Catalogue<C>>>,
    /// The pools that are somebody's own.
    brought: Mutex<BTreeMap<PoolId, Arc<CardFile<C>>>>,
    /// What those have who bring these pools.
    ready: Mutex<BTreeMap<Vec<PoolId>, Arc<Catalogue<C>>>>,
    cache: PoolCache,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl<C: Cards> Collection<C> {
    pub fn new(catalogue: Catalogue<C>, cache: PoolCache) -> Collection<C> {
        Collection {
            shared: RwLock::new(Arc::new(catalogue.clone())),
            own: catalogue,
            pools: Mutex::default(),
            brought: Mutex::default(),
            ready: Mutex::default(),
            cache,
        }
    }

    fn shared(&self) -> Arc<Catalogue<C>> {
        Arc::clone(&self.shared.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// What everybody has, and the cards of these pools.
    pub fn catalogue(&self, pools: &[PoolId]) -> Arc<Catalogue<C>> {
        let brought: Vec<(PoolId, Arc<CardFile<C>>)> = {
            let all = locked(&self.brought);
            pools.iter().filter_map(|id| Some((id.clone(), Arc::clone(all.get(id)?)))).collect()
        };
        if brought.is_empty() {
            return self.shared();
        }
        let ids: Vec<PoolId> = brought.iter().map(|(id, _)| id.clone()).collect();
        if let Some(catalogue) = locked(&self.ready).get(&ids) {
            return Arc::clone(catalogue);
        }
        let all = brought.iter().fold((*self.shared()).clone(), |held, (_, file)| held.with_own(file));
        all.prepared();
        let prepared = Arc::new(all);
        let mut ready = locked(&self.ready);
        if ready.len() >= READY {
            ready.clear();
        }
        ready.insert(ids, Arc::clone(&prepared));
        prepared
    }

    /// Those of the pools that have one of these cards, where not everybody has it.
    pub fn having(&self, pools: &[PoolId], numbers: &[&str]) -> Vec<PoolId> {
        let shared = self.shared();
        let missing: Vec<&&str> = numbers.iter().filter(|number| shared.laid(number).is_none()).collect();
        let brought = locked(&self.brought);
        let has =
            |id: &&PoolId| brought.get(*id).is_some_and(|file| missing.iter().any(|number| file.has(number)));
        pools.iter().filter(has).cloned().collect()
    }

    /// Takes in a file of cards for everybody, instead of the one that had this name.
    ///
    /// # Errors
    /// When it has no cards.
    pub fn add(&self, name: &str, text: &str) -> Result<PoolReport, Problem> {
        let read = CardFile::read(name, text, &self.cache, &Cancel::never());
        let file = read.map_err(|why| problem::no_pool(name, why))?;
        is_not_empty(name, &file)?;
        let mut report = report(name, &file);
        let mut pools = locked(&self.pools);
        match pools.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = file,
            None => pools.push((name.to_owned(), file)),
        }
        report.total = self.renew(&pools) as u32;
        Ok(report)
    }

    pub fn remove(&self, name: &str) {
        let mut pools = locked(&self.pools);
        pools.retain(|(known, _)| known != name);
        self.renew(&pools);
    }

    /// Lists the cards of these pools, and no others; says how many cards there are. Whoever searches next need not
    /// wait.
    fn renew(&self, pools: &[(String, CardFile<C>)]) -> usize {
        let all = pools.iter().fold(self.own.clone(), |held, (_, file)| held.with(file));
        all.prepared();
        let total = all.len();
        *self.shared.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(all);
        locked(&self.ready).clear();
        total
    }

    /// Takes in a pool of printed cards as somebody's own.
    ///
    /// # Errors
    /// When it is none, or nobody waits for it any more.
    pub fn add_own(&self, id: &PoolId, name: &str, text: &str, left: &Cancel) -> Result<PoolReport, Problem> {
        let read = CardFile::printed(&id.0, text, &self.cache, left);
        let file: CardFile<C> = read.map_err(|why| problem::no_pool(name, why))?;
        is_not_empty(name, &file)?;
        let shared = self.shared();
        let stand = file.numbers().filter(|number| shared.find(number).is_some()).count() as u32;
        locked(&self.brought).insert(id.clone(), Arc::new(file.clone()));
        locked(&self.ready).clear();
        let total = self.catalogue(std::slice::from_ref(id)).len() as u32;
        Ok(PoolReport { total, stand, ..report(name, &file) })
    }

    pub fn remove_own(&self, id: &PoolId) {
        locked(&self.brought).remove(id);
        locked(&self.ready).clear();
    }
}

fn is_not_empty<C: Cards>(name: &str, file: &CardFile<C>) -> Result<(), Problem> {
    if file.is_empty() { Err(problem::no_pool(name, "there is no card in it")) } else { Ok(()) }
}

fn report<C: Cards>(name: &str, file: &CardFile<C>) -> PoolReport {
    let (cards, read) = file.count();
    let (cards, read, left_out) = (cards as u32, read as u32, file.left_out());
    PoolReport { name: name.to_owned(), cards, read, left_out, total: 0, stand: 0 }
}
