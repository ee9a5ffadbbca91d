//! The cards of the program, the pools of everybody, and the pools that people bring for themselves.

use super::PoolReport;
use crate::problem;
use crate::shelf::{PoolCache, Shelf, Stock};
use host::{Cancel, PoolId, Problem};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};

/// So many collections of cards are kept ready for those who bring pools.
const READY: usize = 16;

#[derive(Debug)]
pub(super) struct Cards {
    /// The cards that no pool brought.
    own: Shelf,
    /// The pools of everybody, in the order in which they came first.
    pools: Mutex<Vec<(String, Stock)>>,
    /// What everybody has.
    shelf: RwLock<Arc<Shelf>>,
    /// The pools that are somebody's own.
    brought: Mutex<BTreeMap<PoolId, Arc<Stock>>>,
    /// What those have who bring these pools.
    ready: Mutex<BTreeMap<Vec<PoolId>, Arc<Shelf>>>,
    cache: PoolCache,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Cards {
    pub(super) fn new(shelf: Shelf, cache: PoolCache) -> Cards {
        let held = RwLock::new(Arc::new(shelf.clone()));
        let (brought, ready) = (Mutex::default(), Mutex::default());
        Cards { own: shelf, pools: Mutex::default(), shelf: held, brought, ready, cache }
    }

    fn of_all(&self) -> Arc<Shelf> {
        Arc::clone(&self.shelf.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// What everybody has, and the cards of these pools.
    pub(super) fn shelf(&self, pools: &[PoolId]) -> Arc<Shelf> {
        let brought: Vec<(PoolId, Arc<Stock>)> = {
            let all = locked(&self.brought);
            pools.iter().filter_map(|id| Some((id.clone(), Arc::clone(all.get(id)?)))).collect()
        };
        if brought.is_empty() {
            return self.of_all();
        }
        let ids: Vec<PoolId> = brought.iter().map(|(id, _)| id.clone()).collect();
        if let Some(shelf) = locked(&self.ready).get(&ids) {
            return Arc::clone(shelf);
        }
        let everything =
            brought.iter().fold((*self.of_all()).clone(), |held, (_, stock)| held.with_own(stock));
        everything.prepared();
        let prepared = Arc::new(everything);
        let mut ready = locked(&self.ready);
        if ready.len() >= READY {
            ready.clear();
        }
        ready.insert(ids, Arc::clone(&prepared));
        prepared
    }

    /// Those of the pools that have one of these cards, where not everybody has it.
    pub(super) fn having(&self, pools: &[PoolId], numbers: &[&str]) -> Vec<PoolId> {
        let of_all = self.of_all();
        let missing: Vec<&&str> = numbers.iter().filter(|number| of_all.laid(number).is_none()).collect();
        let brought = locked(&self.brought);
        let has = |id: &&PoolId| {
            brought.get(*id).is_some_and(|stock| missing.iter().any(|number| stock.has(number)))
        };
        pools.iter().filter(has).cloned().collect()
    }

    pub(super) fn add(&self, name: &str, text: &str) -> Result<PoolReport, Problem> {
        let read = Stock::read(name, text, &self.cache, &Cancel::never());
        let stock = read.map_err(|why| problem::no_pool(name, why))?;
        is_not_empty(name, &stock)?;
        let mut report = report(name, &stock);
        let mut pools = locked(&self.pools);
        match pools.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => *old = stock,
            None => pools.push((name.to_owned(), stock)),
        }
        report.total = self.put_up(&pools) as u32;
        Ok(report)
    }

    pub(super) fn remove(&self, name: &str) {
        let mut pools = locked(&self.pools);
        pools.retain(|(known, _)| known != name);
        self.put_up(&pools);
    }

    /// Puts the cards of these pools on the shelf, and no others; says how many cards there are. Whoever searches
    /// next need not wait.
    fn put_up(&self, pools: &[(String, Stock)]) -> usize {
        let all = pools.iter().fold(self.own.clone(), |held, (_, stock)| held.with(stock));
        all.prepared();
        let total = all.stock().count();
        *self.shelf.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(all);
        locked(&self.ready).clear();
        total
    }

    pub(super) fn add_own(
        &self,
        id: &PoolId,
        name: &str,
        text: &str,
        left: &Cancel,
    ) -> Result<PoolReport, Problem> {
        let read = Stock::printed(&id.0, text, &self.cache, left);
        let stock = read.map_err(|why| problem::no_pool(name, why))?;
        is_not_empty(name, &stock)?;
        let of_all = self.of_all();
        let stand = stock.numbers().filter(|number| of_all.find(number).is_some()).count() as u32;
        locked(&self.brought).insert(id.clone(), Arc::new(stock.clone()));
        locked(&self.ready).clear();
        let total = self.shelf(std::slice::from_ref(id)).stock().count() as u32;
        Ok(PoolReport { total, stand, ..report(name, &stock) })
    }

    pub(super) fn remove_own(&self, id: &PoolId) {
        locked(&self.brought).remove(id);
        locked(&self.ready).clear();
    }
}

fn is_not_empty(name: &str, stock: &Stock) -> Result<(), Problem> {
    if stock.is_empty() { Err(problem::no_pool(name, "there is no card in it")) } else { Ok(()) }
}

fn report(name: &str, stock: &Stock) -> PoolReport {
    let (cards, read) = stock.count();
    let (cards, read, left_out) = (cards as u32, read as u32, stock.left_out());
    PoolReport { name: name.to_owned(), cards, read, left_out, total: 0, stand: 0 }
}
