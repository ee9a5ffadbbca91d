//! The third game reads its cards through the pipeline: nothing in it knows another.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use nim::{NumberCard, PrintedNumber};
use text::pool::{Key, Pool, PoolCache, PoolError};
use text::{Bound, Cancel};

const POOL: &str = r#"{
    "N-1": {"text": "Take 1."},
    "N-2": {"text": "Tkae 2. Eat 3."},
    "N-3": {},
    "N-4": {"text": 4},
    "N-5": {"copies": -1},
    "N-6": {}
}"#;

fn pool() -> Pool<PrintedNumber> {
    Pool::from_json(POOL).unwrap()
}

#[test]
fn a_pool_is_mended_doubted_and_read() {
    let pool = pool();
    let left_out: Vec<&str> = pool.left_out.iter().map(|fault| fault.field.as_str()).collect();
    assert_eq!(left_out, ["text", "copies"]);
    let (applied, stale) = (&pool.corrected.applied, &pool.corrected.stale);
    assert_eq!((applied[0].card.as_str(), stale[0].card.as_str(), pool.corrected.tidied), ("N-3", "N-1", 1));
    let read = pool.read(&Cancel::never()).unwrap();
    assert_eq!(read.cards().map(|card| &card.takes).collect::<Vec<_>>(), [&vec![1], &vec![3], &vec![]]);
    let (_, unread) = read.unread().next().unwrap();
    assert_eq!((unread.stops[0].words(), &unread.card.takes), (" Eat 3", &vec![2]));
    assert_eq!(unread.unread(), ["Eat 3"]);
    assert_eq!(read.suspicions[0].card, "N-6");
    assert!(read.get("n-2").is_some() && read.is_certain());
}

#[test]
fn what_cannot_be_read_says_why() {
    let bad = |text: &str| Pool::<PrintedNumber>::from_json(text).unwrap_err();
    assert_eq!(bad("[]"), PoolError::Empty);
    assert_eq!(bad("{}"), PoolError::NotAList("an object without it"));
    assert_eq!(bad("7"), PoolError::NotAList("a number"));
    assert!(matches!(bad("[{"), PoolError::NotJson(_)));
    let huge = format!(r#"[{{"id": "N-1", "text": "{}"}}]"#, "Take 1. ".repeat(10_000));
    assert!(
        bad(&huge).to_string().contains("card 0 (N-1), field `(card)`: expected no more than fits on a card")
    );
    let long = format!(r#"[{{"id": "N-7", "text": "{}"}}]"#, "Take 1. ".repeat(30));
    let read = Pool::<PrintedNumber>::from_json(&long).unwrap().read(&Cancel::never()).unwrap();
    assert_eq!(read.readings[0].stops[0].bound, Some(Bound::Steps));
    let left = Cancel::default();
    left.cancel();
    assert!(pool().read(&left).is_err());
    assert_eq!(PoolCache::Nowhere.read::<PrintedNumber>("n", POOL, &left), Err(PoolError::Cancelled));
}

#[test]
fn what_was_read_is_kept_under_its_key() {
    let read = pool().read(&Cancel::never()).unwrap();
    let (key, other) = (Key::new(&["a", "bc"]), Key::new(&["ab", "c"]));
    let bytes = key.seal(&read).unwrap();
    assert_eq!(key.open(&bytes), Some(read.clone()));
    assert_eq!(other.open::<text::pool::ReadPool<PrintedNumber, NumberCard>>(&bytes), None);
    let folder = std::env::temp_dir().join(format!("third-game-{}", std::process::id()));
    let cache = PoolCache::In(folder.clone());
    for _ in 0..2 {
        assert_eq!(cache.read::<PrintedNumber>("n", POOL, &Cancel::never()), Ok(read.clone()));
    }
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
    std::fs::remove_dir_all(&folder).unwrap();
}
