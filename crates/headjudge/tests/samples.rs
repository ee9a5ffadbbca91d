//! Games that older versions wrote open as the same games, for good: from a server's storage, as
//! downloaded replays, and as positions.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod running;

use futures_util::StreamExt;
use running::headjudge::headjudge;
use running::program::{Program, folder};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

fn sample(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/samples/version-1").join(name)
}

/// What was shown of a game by the version that wrote it.
struct Expected {
    name: String,
    at: String,
    of: String,
    outcome: String,
    turn: String,
    /// Memory and what lies where.
    table: String,
    room: String,
    key: String,
}

fn expected() -> Vec<Expected> {
    let text = fs::read_to_string(sample("expected.txt")).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &str| {
        let parts: Vec<&str> = line.split(" | ").collect();
        let part = |at: usize| parts[at].to_owned();
        let table = parts[5..8].join(" | ");
        let (name, at, of, outcome, turn) = (part(0), part(1), part(2), part(3), part(4));
        Expected { name, at, of, outcome, turn, table, room: part(8), key: part(9) }
    };
    lines.map(read).collect()
}

fn numbers(cards: &Value) -> String {
    let number = |card: &Value| card["number"].as_str().unwrap_or("?").to_owned();
    cards.as_array().unwrap().iter().map(number).collect::<Vec<_>>().join(" ")
}

fn side(side: &Value) -> String {
    let battle = side["battle"].as_array().unwrap().iter();
    let units = battle.chain([&side["breeding"]].into_iter().filter(|unit| !unit.is_null()));
    let stacks: Vec<String> = units.map(|unit| numbers(&unit["stack"])).collect();
    format!("{}; {}; {}", numbers(&side["hand"]), numbers(&side["trash"]), stacks.join(", "))
}

fn table(view: &Value) -> String {
    format!("{} | {} | {}", view["memory"], side(&view["sides"][0]), side(&view["sides"][1]))
}

async fn now(program: &Program, room: &str, key: &str) -> Value {
    let address = format!("ws://{}/ws?room={room}&key={key}&version=2", program.address);
    let (mut socket, _) = tokio_tungstenite::connect_async(address).await.unwrap();
    loop {
        let next = tokio::time::timeout(Duration::from_secs(50), socket.next()).await;
        let message = next.unwrap().unwrap().unwrap();
        assert!(!message.is_close(), "{message:?}");
        if !message.is_text() {
            continue;
        }
        let heard: Value = serde_json::from_str(message.to_text().unwrap()).unwrap();
        if heard["is"] == "now" {
            return heard;
        }
    }
}

/// What a viewer sees of a game beside what was written down.
#[derive(Clone, Copy)]
enum Shown {
    AsThen,
    /// Whoever opens a replay sees the cards of both players.
    BothHands,
}

/// The same but for cards that were hidden.
fn is_told_more(then: &str, now: &str) -> bool {
    let (then, now): (Vec<&str>, Vec<&str>) = (then.split(' ').collect(), now.split(' ').collect());
    let fits = |(then, now): (&&str, &&str)| then == now || then.trim_end_matches(';') == "?";
    then.len() == now.len() && then.iter().zip(&now).all(fits)
}

fn compare(expected: &Expected, now: &Value, shown: Shown) {
    let name = &expected.name;
    assert_eq!(now["read_only"], Value::Null, "{name}");
    assert_eq!(now["at"].to_string(), expected.at, "{name}");
    assert_eq!(now["view"]["turn"].to_string(), expected.turn, "{name}");
    let (found, table) = (table(&now["view"]), &expected.table);
    match shown {
        Shown::AsThen => assert_eq!(found, *table, "{name}"),
        Shown::BothHands => assert!(is_told_more(table, &found), "{name}: {found} instead of {table}"),
    }
    let outcome = &now["stage"]["over"]["outcome"];
    match expected.outcome.as_str() {
        "asking" => assert!(outcome.is_null(), "{name}"),
        over => assert_eq!(*outcome, serde_json::from_str::<Value>(over).unwrap(), "{name}"),
    }
}

/// Both times: as it was written, and after its options got keys and its states hashes.
#[tokio::test]
async fn a_storage_of_version_1_opens_and_opens_again() {
    let data = folder("samples-storage");
    fs::create_dir_all(&data).unwrap();
    fs::copy(sample("headjudge.db"), data.join("headjudge.db")).unwrap();
    for _ in 0..2 {
        let program = Program::start(&data);
        for game in expected() {
            let now = now(&program, &game.room, &game.key).await;
            assert_eq!(now["of"].to_string(), game.of, "{}", game.name);
            compare(&game, &now, Shown::AsThen);
        }
        drop(program);
    }
}

#[tokio::test]
async fn replays_of_version_1_open_on_the_page_and_in_the_terminal() {
    let program = Program::start(&folder("samples-replays"));
    for game in expected() {
        let file = sample(&format!("{}.json", game.name));
        let replay: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        let door = program.post("/api/replays", &replay);
        let now = now(&program, door["room"].as_str().unwrap(), door["key"].as_str().unwrap()).await;
        compare(&game, &now, Shown::BothHands);
        let run = headjudge(&["replay", &file.display().to_string()]);
        assert_eq!(run.code, 0, "{}: {}", game.name, run.err);
        let told = format!("after {} moves, in turn {}", game.at, game.turn);
        assert!(run.out.contains(&told) && run.out.contains("seed xoshiro256++:"), "{}", run.out);
    }
}

#[test]
fn positions_of_version_1_are_played_on_from() {
    let program = Program::start(&folder("samples-positions"));
    for name in ["middle", "st9-st10", "st5-st6"] {
        let text = fs::read_to_string(sample(&format!("position-{name}.json"))).unwrap();
        let record: Value = serde_json::from_str(&text).unwrap();
        let person = json!({ "who": "person", "name": "Ann" });
        let start = json!({ "new": { "wanted": { "position": record["position"] }, "seed": null } });
        let new = json!({ "game": "digimon", "start": start, "seats": [person, person], "clock": null,
            "practice": true });
        let made = program.post("/api/rooms", &new);
        assert!(made["links"]["both"].is_string(), "{name}: {made}");
    }
}
