//! Pools are taken in while games go on.

use super::decks::POOL;
use super::{ask, complete};
use digimon_view::DigimonHost;
use host::{Host, Move, PoolId, Viewer};
use serde_json::json;
use std::path::PathBuf;
use table::Seed;

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

#[test]
fn a_pool_that_comes_again_replaces_the_old_one() {
    let host = DigimonHost::new(None);
    let total = |host: &DigimonHost| ask(host, "cards", json!({}))["total"].as_u64().unwrap();
    let before = total(&host);
    host.add_pool("made up", POOL).unwrap();
    host.add_pool("other", &POOL.replace("ZZ9-", "ZZ8-")).unwrap();
    assert_eq!(total(&host), before + 14);
    host.add_pool("made up", &POOL.replace("ZZ9-", "ZZ7-")).unwrap();
    assert_eq!(total(&host), before + 14);
    assert_eq!(ask(&host, "cards", json!({"number": "ZZ9"}))["total"], 0);
    assert_eq!(ask(&host, "cards", json!({"number": "ZZ7"}))["total"], 7);
    host.remove_pool("made up");
    host.remove_pool("never there");
    assert_eq!(total(&host), before + 7);
    host.remove_pool("other");
    assert_eq!(total(&host), before);
}

/// What a pool had changed is as it was before.
#[test]
fn a_built_in_card_comes_back_when_the_pool_goes() {
    let host = DigimonHost::new(None);
    host.add_pool("new", &POOL.replace("ZZ9-005", "ST1-07")).unwrap();
    assert_eq!(ask(&host, "facts", json!({"numbers": ["ST1-07"]}))[0]["name"], "Manymon");
    host.remove_pool("new");
    assert_eq!(ask(&host, "facts", json!({"numbers": ["ST1-07"]}))[0]["name"], "Greymon");
}

#[test]
fn a_game_keeps_its_cards_and_cannot_be_opened_without_them() {
    let host = DigimonHost::new(None);
    host.add_pool("made up", POOL).unwrap();
    let position = json!({"sides": [side("ZZ9-005"), side("ST1-07")], "turn_player": "A", "turn": 3,
        "phase": "main", "memory": 3});
    let record = host.set_up(&json!({"position": position, "allow_unread": true}), Seed::from(1)).unwrap();
    let mut playing = host.open(&record).unwrap();
    let view = playing.view(Viewer::Both);
    let lines = playing.lines();
    assert!(view.to_string().contains("ZZ9-005"), "{view}");
    playing.make(&Move::Concede(table::Seat::A)).unwrap();
    host.remove_pool("made up");
    let again = playing.beginning();
    assert_eq!((again.view(Viewer::Both), again.lines()), (view, lines));
    let problem = complete(host.open(&record).err().unwrap());
    assert!(problem.to_string().contains("ZZ9-005") && problem.way_out.contains("pool"), "{problem}");
}

fn side(number: &str) -> serde_json::Value {
    let unit =
        json!({"stack": [{"number": number, "face": "up"}], "links": [], "suspended": false, "fresh": false});
    json!({"deck": ["ST1-03"], "egg_deck": [], "hand": [], "trash": [], "security": [], "battle": [unit],
        "breeding": null})
}

fn anns() -> PoolId {
    PoolId("ann".to_owned())
}

#[test]
fn an_own_pool_is_for_games_that_name_it() {
    let host = DigimonHost::new(None);
    let before = ask(&host, "cards", json!({}))["total"].as_u64().unwrap();
    host.add_own_pool(&anns(), "made up", POOL).unwrap();
    assert_eq!(ask(&host, "cards", json!({}))["total"], before);
    let ann = host.among(&[anns()]);
    assert_eq!(ann.ask("cards", &json!({})).unwrap()["total"], before + 7);

    let position = json!({"sides": [side("ZZ9-005"), side("ST1-07")], "turn_player": "A", "turn": 3,
        "phase": "main", "memory": 3});
    let wanted = json!({"position": position, "allow_unread": true});
    complete(host.set_up(&wanted, 1.into()).unwrap_err());
    let record = ann.set_up(&wanted, 1.into()).unwrap();
    assert_eq!(host.pools_of(&record), [anns()]);
    // Whoever joins need not have the pool, and neither does whoever plays on from a moment of the game.
    let playing = host.open(&record).unwrap();
    assert_eq!(host.pools_of(&playing.position().unwrap()), [anns()]);
    assert_eq!(host.pools_of(&host.rematch(&record, 2.into()).unwrap()), [anns()]);

    let built_in = ann.set_up(&json!({"decks": [{"builtin": "ST1"}, {"builtin": "ST2"}]}), 1.into()).unwrap();
    assert_eq!(host.pools_of(&built_in), []);
    host.remove_own_pool(&anns());
    complete(host.open(&record).err().unwrap());
}

#[test]
fn a_built_in_card_stands_where_an_own_pool_has_its_number() {
    let host = DigimonHost::new(None);
    let pool = POOL.replace("ZZ9-005", "ST1-07");
    let report = host.add_own_pool(&anns(), "new", &pool).unwrap();
    assert_eq!((&report["cards"], &report["stand"]), (&json!(7), &json!(1)));
    let facts = host.among(&[anns()]).ask("facts", &json!({"numbers": ["ST1-07"]})).unwrap();
    assert_eq!(facts[0]["name"], "Greymon");
}

#[test]
fn an_own_pool_is_of_printed_cards_only() {
    let host = DigimonHost::new(None);
    let data = r#"[(number: "X-1", name: "X", category: Digimon)]"#;
    for text in [data, "", "[]"] {
        let problem = complete(host.add_own_pool(&anns(), "bad", text).unwrap_err());
        assert_eq!(problem.place, "the pool bad", "{text}");
    }
}

#[test]
fn a_replay_finds_its_cards_in_the_pools_of_whoever_opens_it() {
    let here = DigimonHost::new(None);
    here.add_own_pool(&anns(), "made up", POOL).unwrap();
    let position = json!({"sides": [side("ZZ9-005"), side("ST1-07")], "turn_player": "A", "turn": 3,
        "phase": "main", "memory": 3});
    let record = here.among(&[anns()]).set_up(&json!({"position": position}), 1.into()).unwrap();
    let there = DigimonHost::new(None);
    let other = PoolId("bo".to_owned());
    there.add_own_pool(&other, "the same", POOL).unwrap();
    complete(there.open(&record).err().unwrap());
    let found = there.among(std::slice::from_ref(&other)).with_pools(record);
    assert_eq!(there.pools_of(&found), [other]);
    assert!(there.open(&found).is_ok());
}
