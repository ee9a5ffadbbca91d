//! Pools come and go while games are played.

use crate::door::{Folder, Running, new_room, person};
use serde_json::{Value, json};
use std::time::Duration;

const POOL: &str = "/api/nim/pools/ours%20%2F%20theirs";

async fn add(server: &Running, text: &str) {
    assert_eq!(server.http("POST", "/api/nim/pools?name=ours%20/%20theirs", &[], text).await.0, 200);
}

async fn remove(server: &Running) -> u16 {
    server.http("DELETE", POOL, &[], "").await.0
}

fn new_game() -> Value {
    let mut new = new_room(40, [person("Ann"), person("Ann")]);
    new["practice"] = json!(true);
    new["start"]["new"]["wanted"]["pool"] = json!("ours / theirs");
    new
}

#[tokio::test]
async fn a_game_in_play_keeps_the_cards_that_it_began_with() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    add(&server, "1\n2").await;
    let made = server.room(new_game()).await;
    let mut both = server.sit(&made.room, &made.both).await;
    let first = both.next("now").await;
    both.answer(0).await;
    both.at(1).await;
    add(&server, "9").await;
    both.say(json!({ "do": "look", "at": 0 })).await;
    assert_eq!(both.next("then").await["view"], first["view"]);
    assert_eq!(remove(&server).await, 204);
    both.say(json!({ "do": "undo" })).await;
    assert_eq!(both.at(0).await["view"], first["view"]);
    both.answer(1).await;
    let hands = both.at(1).await["view"]["hands"].to_string();
    assert!(!hands.contains('9'), "{hands}");
    server.stop().await;
}

#[tokio::test]
async fn a_game_whose_cards_are_gone_says_so_until_they_are_back() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    add(&server, "1\n2").await;
    let made = server.room(new_game()).await;
    let mut both = server.sit(&made.room, &made.both).await;
    both.next("now").await;
    both.answer(0).await;
    let before = both.at(1).await;
    drop(both);
    assert_eq!(remove(&server).await, 204);
    assert_eq!(remove(&server).await, 404);
    assert_eq!(server.get("/api/nim/pools").await.1, json!([]));
    assert_eq!(server.post("/api/rooms", &new_game()).await.1["place"], "pool");
    tokio::time::sleep(Duration::from_millis(300)).await;
    let mut both = server.sit(&made.room, &made.both).await;
    let problem = both.next("refused").await["problem"].clone();
    assert_eq!(problem["reason"], "it is not there any more");
    assert_eq!(both.hear().await, Err(Some(4004)));
    let mine = json!([[made.room, made.both], [made.room, "guess"]]);
    let (_, list) = server.post("/api/rooms/mine", &mine).await;
    assert_eq!((list.as_array().unwrap().len(), &list[0]["problem"]), (1, &problem), "{list}");
    assert_eq!(list[0]["players"][0]["name"], "Ann");

    add(&server, "1\n2").await;
    let mut both = server.sit(&made.room, &made.both).await;
    assert_eq!(both.next("now").await["view"], before["view"]);
    server.stop().await;
}
