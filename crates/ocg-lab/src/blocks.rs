//! How much of a pool was read, block by block in the order of release, and how much of that rests on a grammar that
//! other blocks need, too.

use ocg_text::pool::{Printed, ReadPool};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use text::grammar::SiteNumber;

/// So many places of the order of release are one block.
const SIZE: u32 = 1000;
/// A last block with fewer cards counts with the one before.
const FEWEST: usize = 100;

/// Cards that came out one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BlockRow {
    /// The first place in the order of release.
    pub from: u32,
    /// Cards with text.
    pub cards: usize,
    pub read: usize,
    /// Those of them for which every place of the grammar that they use is used in another block.
    pub general: usize,
}

/// The blocks of a pool, the oldest first.
pub struct Blocks {
    /// The block of each card with text.
    of: BTreeMap<String, u32>,
}

impl Blocks {
    pub fn of(pool: &ReadPool) -> Blocks {
        let counted = || pool.printed.iter().filter(|card| is_counted(card));
        let mut sizes: BTreeMap<u32, usize> = BTreeMap::new();
        for block in counted().filter_map(|card| card.released).map(|place| place / SIZE) {
            *sizes.entry(block).or_default() += 1;
        }
        let newest = newest(&sizes);
        let block = |card: &Printed| card.released.map_or(newest, |place| (place / SIZE).min(newest));
        Blocks { of: counted().map(|card| (card.number.clone(), block(card))).collect() }
    }

    pub fn rows(&self, pool: &ReadPool) -> Vec<BlockRow> {
        let used = self.used(pool);
        let mut rows: BTreeMap<u32, BlockRow> = BTreeMap::new();
        for (printed, reading) in pool.iter() {
            let Some(&block) = self.of.get(&printed.number) else { continue };
            let empty = BlockRow { from: block * SIZE, cards: 0, read: 0, general: 0 };
            let row = rows.entry(block).or_insert(empty);
            row.cards += 1;
            if reading.stops.is_empty() {
                row.read += 1;
                let elsewhere = |site: &SiteNumber| used[site].iter().any(|other| *other != block);
                row.general += usize::from(reading.used.iter().all(elsewhere));
            }
        }
        rows.into_values().collect()
    }

    /// In which blocks each place of the grammar is used.
    fn used(&self, pool: &ReadPool) -> BTreeMap<SiteNumber, BTreeSet<u32>> {
        let mut used: BTreeMap<SiteNumber, BTreeSet<u32>> = BTreeMap::new();
        for (printed, reading) in pool.iter() {
            let Some(&block) = self.of.get(&printed.number) else { continue };
            for site in reading.used.iter().filter(|_| reading.stops.is_empty()) {
                used.entry(*site).or_default().insert(block);
            }
        }
        used
    }
}

/// Cards that have something to read; Tokens are counted for themselves.
pub fn is_counted(card: &Printed) -> bool {
    card.has_text() && !card.is_token()
}

/// The last block that is large enough.
fn newest(sizes: &BTreeMap<u32, usize>) -> u32 {
    let large = sizes.iter().rev().find(|(_, cards)| **cards >= FEWEST);
    large.or_else(|| sizes.last_key_value()).map_or(0, |(block, _)| *block)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_last_block_that_is_small_counts_with_the_one_before() {
        assert_eq!(newest(&BTreeMap::from([(4, 900), (5, 200), (6, 4)])), 5);
        assert_eq!(newest(&BTreeMap::from([(4, 9), (5, 2)])), 5);
        assert_eq!(newest(&BTreeMap::new()), 0);
    }
}
