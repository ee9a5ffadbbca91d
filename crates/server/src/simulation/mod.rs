//! Server, storage and clients, simulated: by a seed messages come twice, late, in another order or not at all, clients
//! read slowly, the clock jumps, writes fail, and the server is killed in the middle of them. Rooms, lobby, writer and
//! SQLite with its file are those of the program; sockets are not part of it (docs/testing.md).

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod client;
mod faults;
mod life;
mod truth;
mod world;

pub use faults::Faults;

use faults::Fault;
use life::Life;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use world::World;

/// Schedules; others with HEADJUDGE_SEED=7, more with HEADJUDGE_ROUNDS=10000.
const SCHEDULES: u64 = 1_000;

fn from_outside(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}

/// A folder of a schedule, with an empty database; it is gone afterwards. In memory where that is possible: what a disk
/// does is decided by the schedule.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let memory = PathBuf::from("/dev/shm");
        let place = if memory.is_dir() { memory } else { std::env::temp_dir() };
        let folder = place.join(format!("headjudge-{}-{name}", std::process::id()));
        std::fs::create_dir_all(folder.join("0")).unwrap();
        std::fs::write(folder.join("0/headjudge.db"), empty(&folder)).unwrap();
        Folder(folder)
    }
}

/// A database that nothing is in yet; made once.
fn empty(folder: &Path) -> &'static [u8] {
    static EMPTY: OnceLock<Vec<u8>> = OnceLock::new();
    EMPTY.get_or_init(|| {
        let folder = folder.join("empty");
        Life::begin(&folder).stop();
        std::fs::read(folder.join("headjudge.db")).unwrap()
    })
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn whatever_befalls_server_disk_and_messages_no_choice_is_lost_or_made_twice() {
    let (first, schedules) = (from_outside("HEADJUDGE_SEED", 1), from_outside("HEADJUDGE_ROUNDS", SCHEDULES));
    let mut moves = 0;
    for seed in first..first + schedules {
        let folder = Folder::new(&seed.to_string());
        let ran = std::panic::catch_unwind(|| World::run(seed, &folder.0));
        moves += ran
            .unwrap_or_else(|_| panic!("schedule {seed} (HEADJUDGE_SEED={seed} HEADJUDGE_ROUNDS=1)"))
            .moves;
    }
    println!("{schedules} schedules, {moves} moves seen by those who were there");
    assert!(moves as u64 > schedules, "hardly anything was played");
}

/// The storage takes a move and says that it did not: the move is made, once, and the game goes on.
#[test]
fn a_move_that_is_stored_though_the_storage_says_otherwise_is_made_once() {
    let folder = Folder::new("answer-lost");
    World::with_one_fault(Fault::AnswerLost, &folder.0);
}
