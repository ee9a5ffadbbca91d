//! Whatever is sent to the real program: an answer or a reason, no fault of its own; and the games go on.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod running;

use futures_util::{SinkExt, StreamExt};
use running::garbled::Dice;
use running::program::{Program, folder, new_room, person};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Other rubbish comes with HEADJUDGE_SEED=7, and more of it with HEADJUDGE_ROUNDS=500.
fn from_outside(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}

fn dice() -> Dice {
    Dice(from_outside("HEADJUDGE_SEED", 20_261_116))
}

fn rounds() -> u64 {
    from_outside("HEADJUDGE_ROUNDS", 20)
}

struct Client(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Client {
    async fn sit(program: &Program, made: &Value, key: &str) -> Client {
        let (room, key) = (made["room"].as_str().unwrap(), made["links"][key].as_str().unwrap());
        let address = format!("ws://{}/ws?room={room}&key={key}&version=2", program.address);
        Client(connect_async(address).await.unwrap().0)
    }

    async fn next(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        let found = async {
            loop {
                let Message::Text(text) = self.0.next().await.unwrap().unwrap() else { continue };
                let heard: Value = serde_json::from_str(&text).unwrap();
                if wanted(&heard) {
                    return heard;
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(15), found).await.expect("the server is silent")
    }

    async fn say(&mut self, text: String) {
        self.0.send(Message::text(text)).await.unwrap();
    }

    /// Everything that was said before is dealt with.
    async fn is_there(&mut self) {
        self.say(json!({ "do": "ping" }).to_string()).await;
        self.next(|heard| heard["is"] == "pong").await;
    }

    /// First options, for both seats.
    async fn play(&mut self, moves: u64) {
        self.say(json!({ "do": "look", "at": null }).to_string()).await;
        let mut now = self.next(|heard| heard["is"] == "now").await;
        let from = now["at"].as_u64().unwrap();
        for at in from..from + moves {
            let key = &now["asked"][0]["keys"][0];
            self.say(json!({ "do": "answer", "at": at, "key": key }).to_string()).await;
            now = self.next(|heard| heard["is"] == "now" && heard["at"] == at + 1).await;
        }
    }
}

fn position() -> Value {
    let unit = json!({ "stack": [{ "number": "ST1-07", "face": "up" }, { "number": "ST1-03", "face": "up" }],
        "links": [], "suspended": false, "fresh": false });
    let side = json!({ "deck": ["ST1-03", "ST1-04"], "egg_deck": ["ST1-01"], "hand": ["ST1-05"], "trash": [],
        "security": [{ "number": "ST1-03", "face": "down" }], "battle": [unit], "breeding": null });
    json!({ "sides": [side, side], "turn_player": "A", "turn": 3, "phase": "main", "memory": 3 })
}

fn part() -> Value {
    json!({ "deck": { "builtin": "ST1" }, "allow_unread": true })
}

fn new_challenge() -> Value {
    json!({ "game": "digimon", "part": part(), "name": "Ann", "clock": null })
}

/// Every address with what is right there.
fn addresses(made: &Value, replay: &Value, challenge: &Value) -> Vec<(&'static str, String, Value)> {
    let room =
        format!("/api/rooms/{}/{}", made["room"].as_str().unwrap(), made["links"]["both"].as_str().unwrap());
    let [challenger, key] = ["challenge", "key"].map(|name| challenge[name].as_str().unwrap());
    let entries = json!([{ "number": "ST1-03", "copies": 4 }, { "number": "ST1-01", "copies": 4 }]);
    let persons = [person("Ann"), person("Bo")];
    let mut of_position = new_room(persons.clone());
    of_position["start"]["new"]["wanted"] = json!({ "position": position(), "allow_unread": true });
    let mut of_file = new_room(persons.clone());
    of_file["start"] = json!({ "file": { "text": replay.to_string(), "at": 2 } });
    let mut of_room = new_room(persons.clone());
    of_room["start"] = json!({ "from": { "room": made["room"], "key": made["links"]["both"], "at": 3 } });
    let card = json!({ "id": "ZZ1-001", "set": "ZZ1", "name": "Testmon", "card_types": ["Digimon"],
        "colors": ["Red"], "level": 3, "dp": 3000, "play_cost": 3, "main_effect": "[On Play] <Draw 1>.",
        "digivolve_costs": [{ "color": "Red", "level": 2, "cost": 1 }], "rarity": "C", "max_copies": 4 });
    let text =
        "scenario  Rubbish\nA  turn player, main phase, memory 3\n   battle  Greymon ST1-07\nB\nA  passes\n";
    let asks = [
        ("cards", json!({ "text": "draw", "colors": ["red"], "level": { "min": 3, "max": 5 }, "limit": 20 })),
        ("facts", json!({ "numbers": ["ST1-07", "ST1-01"] })),
        ("sets", json!({})),
        ("decks", json!({})),
        ("forms", json!({})),
        ("read_deck", json!({ "text": "4 Agumon ST1-03\n4 Koromon ST1-01" })),
        ("check_deck", json!({ "entries": entries })),
        ("write_deck", json!({ "entries": entries, "form": "plain" })),
        ("clause", json!({ "numbers": ["11-4-1"] })),
        ("position_text", json!({ "position": position() })),
        ("read_position", json!({ "text": text })),
    ];
    let mut all: Vec<(&'static str, String, Value)> = vec![
        ("GET", "/".to_owned(), json!(null)),
        ("GET", "/api/health".to_owned(), json!(null)),
        ("GET", "/ws?room=x&key=y&version=2".to_owned(), json!(null)),
        ("POST", "/api/rooms".to_owned(), new_room(persons)),
        ("POST", "/api/rooms".to_owned(), of_position),
        ("POST", "/api/rooms".to_owned(), of_file),
        ("POST", "/api/rooms".to_owned(), of_room),
        ("POST", "/api/rooms/mine".to_owned(), json!([[made["room"], made["links"]["both"]]])),
        ("GET", format!("{room}/replay"), json!(null)),
        ("GET", format!("{room}/position/2"), json!(null)),
        ("POST", "/api/challenges".to_owned(), new_challenge()),
        ("GET", format!("/api/challenges/{challenger}"), json!(null)),
        ("GET", format!("/api/challenges/{challenger}/{key}?wait=0"), json!(null)),
        ("POST", format!("/api/challenges/{challenger}/accept"), json!({ "part": part(), "name": "Bo" })),
        ("POST", "/api/replays".to_owned(), replay.clone()),
        ("GET", "/api/digimon/pools".to_owned(), json!(null)),
        ("POST", "/api/digimon/pools?name=rubbish".to_owned(), json!([card])),
        ("DELETE", "/api/digimon/pools/rubbish".to_owned(), json!(null)),
        ("GET", "/api/digimon/decks".to_owned(), json!(null)),
        ("PUT", "/api/digimon/decks/one".to_owned(), json!({ "name": "One", "body": entries })),
        ("DELETE", "/api/digimon/decks/one".to_owned(), json!(null)),
    ];
    all.extend(asks.map(|(ask, body)| ("POST", format!("/api/digimon/ask/{ask}"), body)));
    all
}

/// An address that is not quite one; nothing that would end the line.
fn bent(dice: &mut Dice, path: &str) -> String {
    let litter = [
        "%00",
        "%ff%fe",
        "%zz",
        "%",
        "..",
        "//",
        "🥚",
        "%F0%9F%A5%9A",
        "?",
        "&name=",
        "#",
        "-1",
        "4294967296",
    ];
    let at = (0..=path.len()).filter(|&at| path.is_char_boundary(at)).nth(1 + dice.roll(path.len())).unwrap();
    match dice.roll(6) {
        0 => format!("{}{}", &path[..at], "x".repeat(3_000)),
        1 => path[..at].to_owned(),
        _ => format!("{}{}{}", &path[..at], dice.one_of(&litter), &path[at..]),
    }
}

fn answered(program: &Program, method: &str, path: &str, body: &[u8]) {
    let (status, answer) = program.send(method, path, body);
    let shown = String::from_utf8_lossy(&body[..body.len().min(2_000)]);
    assert!(status < 500 || status == 503, "{method} {path} {shown}: {status}");
    // What hyper itself refuses (no request at all) has no words.
    if status >= 400 && !answer.is_empty() && path.starts_with("/api/") {
        let said = String::from_utf8_lossy(&answer);
        assert!(!said.contains("stopped in the middle"), "{method} {path} {shown}: {said}");
    }
}

#[tokio::test]
async fn rubbish_is_answered_and_the_games_go_on() {
    let program = Program::start(&folder("rubbish"));
    let mut dice = dice();
    let mut practice = new_room([person("Ann"), person("Ann")]);
    practice["practice"] = json!(true);
    let made = program.post("/api/rooms", &practice);
    let mut both = Client::sit(&program, &made, "both").await;
    both.play(6).await;
    let room = format!("{}/{}", made["room"].as_str().unwrap(), made["links"]["both"].as_str().unwrap());
    let replay = program.ask("GET", &format!("/api/rooms/{room}/replay"), "");

    let challenge = program.post("/api/challenges", &new_challenge());
    let addresses = addresses(&made, &replay, &challenge);
    for (method, path, right) in &addresses {
        let (status, answer) = program.send(method, path, right.to_string().as_bytes());
        let said = String::from_utf8_lossy(&answer);
        assert!(status < 300 || path.starts_with("/ws"), "{method} {path} is right: {status} {said}");
    }
    for round in 0..rounds() {
        for (method, path, right) in &addresses {
            answered(&program, method, path, &dice.garbled(right));
            if round % 7 == 0 {
                let other = *dice.one_of(&["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"]);
                answered(&program, other, path, &dice.garbled(right));
                answered(&program, method, &bent(&mut dice, path), right.to_string().as_bytes());
            }
        }
    }
    both.play(4).await;
    assert!(!program.complaints().contains("panicked"), "{}", program.complaints());
}

#[tokio::test]
async fn rubbish_at_the_table_is_refused_and_the_game_goes_on() {
    let program = Program::start(&folder("rubbish-at-the-table"));
    let mut dice = dice();
    let mut practice = new_room([person("Ann"), person("Ann")]);
    practice["practice"] = json!(true);
    let made = program.post("/api/rooms", &practice);
    let mut both = Client::sit(&program, &made, "both").await;
    let mut watcher = Client::sit(&program, &made, "watch").await;
    let right = [
        json!({ "do": "answer", "at": 3, "key": "pass" }),
        json!({ "do": "undo" }),
        json!({ "do": "redo" }),
        json!({ "do": "rematch" }),
        json!({ "do": "show", "seat": "A", "show": true }),
        json!({ "do": "about", "id": 7, "what": { "card": 3 } }),
        json!({ "do": "about", "id": 8, "what": { "unit": 0 }, "at": 2, "viewer": "both" }),
        json!({ "do": "about", "id": 9, "what": { "from": { "card": 1 }, "to": { "player": "B" } } }),
        json!({ "do": "look", "at": 2, "viewer": "a" }),
        json!({ "do": "ping" }),
    ];
    // Some of it may come out right, and these would end the game.
    let last = [
        json!({ "do": "concede", "seat": "A" }),
        json!({ "do": "offer_draw", "seat": "A" }),
        json!({ "do": "answer_draw", "seat": "B", "accept": false }),
    ];
    both.play(6).await;
    for _ in 0..rounds() {
        for message in &right {
            both.say(dice.garbled_text(message)).await;
        }
        for message in right.iter().chain(&last) {
            watcher.say(dice.garbled_text(message)).await;
        }
        both.0.send(Message::binary(vec![0xff, 0x00, 0xc3])).await.unwrap();
        both.is_there().await;
        watcher.is_there().await;
    }
    both.play(4).await;
    // A message that is far too long ends a connection, and nothing else.
    let _ = watcher.0.send(Message::text("x".repeat(2 << 20))).await;
    both.play(1).await;
    assert!(!program.complaints().contains("panicked"), "{}", program.complaints());
}
