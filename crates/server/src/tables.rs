//! The tables that anybody may find: those where somebody waits for a player, and games that may be watched. Nothing of
//! it is stored: it is there as long as somebody is.

use crate::lobby::locked;
use crate::protocol::{OpenTable, RunningTable, Tables as Told};
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Whoever waits asks again within this time.
const PATIENCE: Duration = Duration::from_secs(30);
/// No more are told at once.
const MOST: usize = 100;

#[derive(Default)]
pub struct Tables {
    /// By the challenge, with when its challenger was last heard of.
    open: Mutex<HashMap<String, (OpenTable, Instant)>>,
    running: Mutex<HashMap<String, RunningTable>>,
}

impl Tables {
    /// Its challenger waits for anybody.
    pub fn waits(&self, table: OpenTable) {
        let mut open = locked(&self.open);
        open.retain(|_, (_, heard)| heard.elapsed() < PATIENCE);
        open.insert(table.challenge.clone(), (table, Instant::now()));
    }

    /// The challenge has ended.
    pub fn is_taken(&self, challenge: &str) {
        locked(&self.open).remove(challenge);
    }

    pub fn runs(&self, table: RunningTable) {
        locked(&self.running).insert(table.room.clone(), table);
    }

    /// The game is over, or nobody is there.
    pub fn is_gone(&self, room: &str) {
        locked(&self.running).remove(room);
    }

    /// All of them, the newest first.
    pub fn told(&self) -> Told {
        let waits =
            |(table, heard): &(OpenTable, Instant)| (heard.elapsed() < PATIENCE).then(|| table.clone());
        let mut open: Vec<OpenTable> = locked(&self.open).values().filter_map(waits).collect();
        open.sort_by(|one, other| (other.since, &one.challenge).cmp(&(one.since, &other.challenge)));
        open.truncate(MOST);
        let mut running: Vec<RunningTable> = locked(&self.running).values().cloned().collect();
        running.sort_by(|one, other| (other.begun, &one.room).cmp(&(one.begun, &other.room)));
        running.truncate(MOST);
        Told { open, running }
    }
}
