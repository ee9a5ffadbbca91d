//! Every target runs over its seeds and over changes of them, for a bounded time.

use fuzz_targets::{Changes, TARGETS, Target};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Changes of the seeds of each target; more of them with HEADJUDGE_ROUNDS=100000, others with HEADJUDGE_SEED=7.
const ROUNDS: u64 = 2_000;
/// A slow machine makes fewer of them.
const LONGEST: Duration = Duration::from_secs(8);

fn from_outside(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

fn seeds(target: &Target) -> Vec<Vec<u8>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("seeds").join(target.name);
    let files = std::fs::read_dir(&folder).expect("every target has seeds");
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).expect("a seed can be read")).collect()
}

/// What was handed to the target when it panicked, as a file for its seeds.
struct Last<'b> {
    name: &'static str,
    bytes: &'b [u8],
}

impl Drop for Last<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let file = std::env::temp_dir().join(format!("headjudge-{}.crash", self.name));
            let _ = std::fs::write(&file, self.bytes);
            eprintln!("{} panics with {}", self.name, file.display());
        }
    }
}

fn run(target: &Target, bytes: &[u8]) {
    let _last = Last { name: target.name, bytes };
    (target.run)(bytes);
}

fn fuzz(name: &str) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("there is such a target");
    let seeds = seeds(target);
    assert!(!seeds.is_empty(), "{name} has no seeds");
    for seed in &seeds {
        run(target, seed);
    }
    let rounds = from_outside("HEADJUDGE_ROUNDS");
    let longest = rounds.map_or(LONGEST, |_| Duration::MAX);
    let (began, mut made) = (Instant::now(), 0);
    let mut changes = Changes::of(&seeds, from_outside("HEADJUDGE_SEED").unwrap_or(1));
    while made < rounds.unwrap_or(ROUNDS) && began.elapsed() < longest {
        run(target, &changes.another());
        made += 1;
    }
    println!("{name}: {} seeds and {made} changes of them", seeds.len());
}

#[test]
fn choices_keep_every_game_in_order() {
    fuzz("play");
}

#[test]
fn any_text_on_a_card_is_read_or_refused() {
    fuzz("read");
}

#[test]
fn any_file_is_read_or_refused() {
    fuzz("files");
}

#[test]
fn anything_that_a_page_sends_is_answered() {
    fuzz("wire");
}

#[test]
fn any_stored_game_is_played_or_refused() {
    fuzz("stored");
}
