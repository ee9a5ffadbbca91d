//! Pools are taken in while games go on.

use super::decks::POOL;
use super::{ask, complete};
use digimon_view::DigimonHost;
use host::Host;
use serde_json::json;
use std::path::PathBuf;

#[test]
fn a_pool_brings_cards_and_says_how_many() {
    let host = DigimonHost::new(None);
    let before = ask(&host, "cards", json!({}))["total"].as_u64().unwrap();
    let report = host.add_pool("made up", POOL).unwrap();
    assert_eq!(
        (&report["name"], &report["cards"], &report["read"]),
        (&json!("made up"), &json!(7), &json!(6))
    );
    assert_eq!(ask(&host, "cards", json!({}))["total"], before + 7);
    assert_eq!(ask(&host, "cards", json!({"read": false}))["total"], 1);
    assert_eq!(ask(&host, "cards", json!({"text": "paper boat"}))["cards"][0]["number"], "ZZ9-006");
    host.add_pool("again", POOL).unwrap();
    assert_eq!(ask(&host, "cards", json!({}))["total"], before + 7);
}

#[test]
fn a_card_that_is_understood_stays_when_a_pool_has_it_otherwise() {
    let host = DigimonHost::new(None);
    let riddle = POOL.replace("ZZ9-006", "ST1-07");
    host.add_pool("riddle", &riddle).unwrap();
    assert_eq!(ask(&host, "facts", json!({"numbers": ["ST1-07"]}))[0]["name"], "Greymon");
    host.add_pool("new", &POOL.replace("ZZ9-005", "ST1-07")).unwrap();
    assert_eq!(ask(&host, "facts", json!({"numbers": ["ST1-07"]}))[0]["name"], "Manymon");
}

#[test]
fn what_is_no_pool_changes_nothing() {
    let host = DigimonHost::new(None);
    let before = ask(&host, "cards", json!({}))["total"].clone();
    for text in ["", "[{", "{}", "[]x", "[{\"id\": 3}]", "[(number: \"X-1\")]", "\u{0}\u{1}"] {
        let problem = complete(host.add_pool("bad", text).unwrap_err());
        assert_eq!(problem.place, "the pool bad", "{text}");
    }
    assert_eq!(ask(&host, "cards", json!({}))["total"], before);
}

#[test]
fn a_pool_that_was_read_comes_from_the_cache_and_a_broken_cache_does_not_matter() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("kept-pools");
    let _ = std::fs::remove_dir_all(&folder);
    let total = || {
        let host = DigimonHost::new(Some(folder.clone()));
        host.add_pool("../made up/ユ", POOL).unwrap()["total"].clone()
    };
    let first = total();
    let kept: Vec<PathBuf> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(kept.len(), 1, "{kept:?}");
    assert_eq!(total(), first);
    std::fs::write(&kept[0], b"rubbish").unwrap();
    assert_eq!(total(), first);
}
