//! The real program with duels of the OCG: bots play one, it is stored and played again; a person's illegal choice is
//! answered with the statement that forbids it.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod running;

use futures_util::{SinkExt, StreamExt};
use running::headjudge::headjudge;
use running::program::{Program, folder};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn sit(program: &Program, room: &str, key: &str) -> Socket {
    let address = format!("ws://{}/ws?room={room}&key={key}&version=2", program.address);
    tokio_tungstenite::connect_async(address).await.unwrap().0
}

/// The next thing of this kind that is said.
async fn next(socket: &mut Socket, kind: &str) -> Value {
    loop {
        let next = tokio::time::timeout(Duration::from_secs(50), socket.next()).await;
        let Message::Text(text) = next.expect("the server is silent").unwrap().unwrap() else { continue };
        let heard: Value = serde_json::from_str(&text).unwrap();
        if heard["is"] == kind {
            return heard;
        }
    }
}

fn room(wanted: &Value, seats: [Value; 2]) -> Value {
    json!({ "game": "ocg", "start": { "new": { "wanted": wanted, "seed": "1" } }, "seats": seats,
        "clock": null, "practice": false, "pace_ms": 0 })
}

#[tokio::test]
async fn bots_play_a_duel_that_is_stored_and_played_again_the_same() {
    let data = folder("ocg-duel");
    let program = Program::start(&data);
    let bot = |bot: &str| json!({ "who": "bot", "bot": bot, "budget_ms": 20 });
    let wanted = json!({ "decks": [{ "builtin": "C" }, { "builtin": "D" }] });
    let made = program.post("/api/rooms", &room(&wanted, [bot("greedy"), bot("random")]));
    let (room, watch) = (made["room"].as_str().unwrap(), made["links"]["watch"].as_str().unwrap());
    let mut watcher = sit(&program, room, watch).await;
    let end = loop {
        let now = next(&mut watcher, "now").await;
        if now["stage"].get("over").is_some() {
            break now;
        }
    };
    let path = format!("/api/rooms/{room}/{watch}/replay");
    let replay = program.ask("GET", &path, "");
    assert!(replay["moves"].as_array().unwrap().len() > 20 && replay["game"] == "ocg");
    drop(program);

    let program = Program::start(&data);
    assert_eq!(program.ask("GET", &path, ""), replay);
    let mut watcher = sit(&program, room, watch).await;
    let again = next(&mut watcher, "now").await;
    assert_eq!((&again["view"], &again["at"]), (&end["view"], &end["at"]));
    let file = data.join("replay.json");
    std::fs::write(&file, replay.to_string()).unwrap();
    let told = headjudge(&["replay", file.to_str().unwrap(), "--explain"]);
    assert!(told.code == 0 && told.out.contains("Turn 2 begins"), "{}", told.err);
}

#[tokio::test]
async fn an_illegal_choice_is_answered_with_its_statement_and_changes_nothing() {
    let program = Program::start(&folder("ocg-illegal"));
    let card = |number: &str, owner: &str, place: &str| json!({ "number": number, "owner": owner, "place": place, "face": "down" });
    let cards = [card("89631139", "A", "hand"), card("69140098", "A", "deck"), card("69140098", "B", "deck")];
    let wanted = json!({ "position": { "turn": 3, "player": "A", "phase": "main1", "life": [8000, 8000], "cards": cards } });
    let person = |name: &str| json!({ "who": "person", "name": name });
    let made = program.post("/api/rooms", &room(&wanted, [person("Ann"), person("Bo")]));
    let (room, key) = (made["room"].as_str().unwrap(), made["links"]["a"].as_str().unwrap());
    let mut a = sit(&program, room, key).await;
    let now = next(&mut a, "now").await;
    let id = now["view"]["sides"][0]["hand"][0]["id"].clone();
    let illegal = json!({ "do": "answer", "at": now["at"], "key": "normal handA0.89631139" });
    a.send(Message::text(illegal.to_string())).await.unwrap();
    let refused = next(&mut a, "refused").await;
    assert!(refused["problem"]["reason"].as_str().unwrap().contains("3.3.2-78"), "{refused}");
    let about = json!({ "do": "about", "id": 7, "what": { "card": id } });
    a.send(Message::text(about.to_string())).await.unwrap();
    let about = next(&mut a, "about").await;
    assert_eq!(about["about"]["why_not"][0]["clause"], "3.3.2-78");
    let end = json!({ "do": "answer", "at": now["at"], "key": "end phase" });
    a.send(Message::text(end.to_string())).await.unwrap();
    assert_eq!(next(&mut a, "now").await["at"], 1);
}
