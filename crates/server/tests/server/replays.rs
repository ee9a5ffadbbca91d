//! Games as files, and rooms that start from them.

use crate::running::{Folder, Running, bot, new_room, person};
use serde_json::json;

#[tokio::test]
async fn a_game_is_downloaded_opened_and_played_on() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(new_room(12, [person("Ann"), person("Bo")])).await;
    let mut a = server.sit(&made.room, &made.a).await;
    let mut b = server.sit(&made.room, &made.b).await;
    a.next("now").await;
    let key = a.key(0);
    a.answer(0).await;
    a.at(1).await;
    let path = format!("/api/rooms/{}/{}/replay", made.room, made.a);
    assert_eq!(server.get(&path).await.0, 400, "the file has the other's cards in it");
    let from = json!({ "from": { "room": made.room, "key": made.a, "at": 1 } });
    let mut copy = new_room(1, [person("Ann"), person("Ann")]);
    (copy["start"], copy["practice"]) = (from, json!(true));
    assert_eq!(server.post("/api/rooms", &copy).await.0, 400, "so has a copy");
    b.say(json!({ "do": "concede", "seat": "B" })).await;
    let end = a.at(2).await;

    let (status, replay) = server.get(&path).await;
    let moves = json!([{ "answer": { "seat": "A", "key": key } }, { "concede": "B" }]);
    assert_eq!((status, &replay["moves"]), (200, &moves));
    assert_eq!(
        (replay["hashes"].as_array().unwrap().len(), &replay["played_by"]["edition"]),
        (2, &json!("Nim 1"))
    );
    let (_, room_key) = server.post("/api/replays", &replay).await;
    let mut reader = server.sit(room_key["room"].as_str().unwrap(), room_key["key"].as_str().unwrap()).await;
    assert_eq!(reader.next("welcome").await["players"][1]["name"], "Bo");
    let now = reader.next("now").await;
    assert!(now["stage"] == end["stage"] && now["view"]["hands"][1].is_array());
    reader.say(json!({ "do": "look", "at": 1, "viewer": "b" })).await;
    assert_eq!(reader.next("then").await["view"]["hands"][0], 3);

    let made = server.room(copy).await;
    let mut both = server.sit(&made.room, &made.both).await;
    assert_eq!(both.next("now").await["at"], 1);
    let position = |key: &str| format!("/api/rooms/{}/{key}/position/1", made.room);
    assert!(server.get(&position(&made.both)).await.1["stones"].as_u64() < Some(12));
    assert_eq!(server.get(&position("guess")).await.0, 404);
    let mut against_bot = new_room(1, [bot("greedy"), person("Ann")]);
    against_bot["start"] = json!({ "file": { "text": replay.to_string(), "at": 0 } });
    let made = server.room(against_bot).await;
    let mut b = server.sit(&made.room, &made.b).await;
    b.play_on("B").await;
    server.stop().await;
}

#[tokio::test]
async fn what_is_no_replay_is_refused_with_a_reason() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    for text in ["", "{}", "[1, 2", r#"{"game":"chess","version":1,"record":0,"moves":[],"players":[]}"#] {
        let (status, _, body) = server.http("POST", "/api/replays", &[], text).await;
        assert_eq!(status, 400);
        let problem: serde_json::Value = serde_json::from_str(&body).unwrap();
        assert!(["place", "reason", "way_out"].iter().all(|part| problem[part].is_string()), "{problem}");
    }
    let player = json!({ "name": "", "bot": null, "here": false });
    let wrong = json!({ "game": "nim", "version": 1, "record": { "stones": 3, "seed": 1 },
        "moves": [{ "option": 7 }], "players": [player, player] });
    let (_, room_key) = server.post("/api/replays", &wrong).await;
    let mut reader = server.sit(room_key["room"].as_str().unwrap(), room_key["key"].as_str().unwrap()).await;
    let now = reader.next("now").await;
    assert_eq!(
        (&now["read_only"]["place"], &now["at"], &now["asked"]),
        (&json!("move 1"), &json!(0), &json!([]))
    );
    server.stop().await;
}
