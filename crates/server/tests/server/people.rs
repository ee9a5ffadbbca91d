//! People at the tables of a server: who waits, who can be watched, quick words, choices that are taken back, games that
//! are passed on.

use crate::running::{Folder, Running, new_room, person};
use serde_json::{Value, json};

fn challenge(public: bool, listed: bool) -> Value {
    json!({ "game": "nim", "part": { "stones": 30 }, "name": "Ann", "clock": null, "best_of": 3,
            "public": public, "listed": listed })
}

async fn tables(server: &Running) -> Value {
    server.get("/api/tables").await.1
}

async fn made(server: &Running, new: Value) -> (String, String) {
    let (status, made) = server.post("/api/challenges", &new).await;
    assert_eq!(status, 200, "{made}");
    (made["challenge"].as_str().unwrap().to_owned(), made["key"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn an_open_table_is_found_as_long_as_somebody_waits_there() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let (secret, key) = made(&server, challenge(false, false)).await;
    let (open, own) = made(&server, challenge(true, false)).await;
    assert_eq!(tables(&server).await["open"], json!([]), "nobody waits yet");
    for (id, key) in [(&secret, &key), (&open, &own)] {
        assert_eq!(server.get(&format!("/api/challenges/{id}/{key}?wait=0")).await, (200, Value::Null));
    }
    let found = tables(&server).await["open"].clone();
    assert_eq!(found.as_array().unwrap().len(), 1, "{found}");
    assert_eq!((&found[0]["challenge"], &found[0]["name"]), (&json!(open), &json!("Ann")));
    assert_eq!((&found[0]["game"], &found[0]["best_of"]), (&json!("nim"), &json!(3)));
    assert!(found[0]["since"].as_i64().unwrap() > 0 && found[0].get("part").is_none());
    let part = json!({ "part": { "stones": 30 }, "name": "Bo" });
    assert_eq!(server.post(&format!("/api/challenges/{open}/accept"), &part).await.0, 200);
    assert_eq!(tables(&server).await["open"], json!([]), "it is taken");
    let (other, own) = made(&server, challenge(true, false)).await;
    server.get(&format!("/api/challenges/{other}/{own}?wait=0")).await;
    assert_eq!(tables(&server).await["open"].as_array().unwrap().len(), 1);
    server.http("DELETE", &format!("/api/challenges/{other}/{own}"), &[], "").await;
    assert_eq!(tables(&server).await["open"], json!([]), "it was withdrawn");
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_anybody_may_watch_is_found_while_it_is_played() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let hidden = server.room(new_room(30, [person("Cid"), person("Dan")])).await;
    let mut new = new_room(30, [person("Ann"), person("Bo")]);
    new["listed"] = json!(true);
    let made = server.room(new).await;
    let mut quiet = server.sit(&hidden.room, &hidden.a).await;
    quiet.next("now").await;
    assert_eq!(tables(&server).await["running"], json!([]), "nobody sits there yet");
    let mut a = server.sit(&made.room, &made.a).await;
    a.next("now").await;
    let found = tables(&server).await["running"].clone();
    assert_eq!(found.as_array().unwrap().len(), 1, "{found}");
    assert_eq!((&found[0]["key"], &found[0]["players"][1]["name"]), (&json!(made.watch), &json!("Bo")));
    let mut watcher = server.sit(&made.room, found[0]["key"].as_str().unwrap()).await;
    let seen = watcher.next("now").await;
    assert!(seen["view"]["hands"][0].is_number() && seen["view"]["hands"][1].is_number(), "what is public");
    a.say(json!({ "do": "concede", "seat": "A" })).await;
    a.at(1).await;
    assert_eq!(tables(&server).await["running"], json!([]), "it is over");
    server.stop().await;
}

#[tokio::test]
async fn quick_words_are_heard_by_all_and_are_not_too_many() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(new_room(30, [person("Ann"), person("Bo")])).await;
    let mut a = server.sit(&made.room, &made.a).await;
    let mut b = server.sit(&made.room, &made.b).await;
    let mut watcher = server.sit(&made.room, &made.watch).await;
    watcher.next("now").await;
    let say = |seat: &str, word: &str| json!({ "do": "say", "seat": seat, "word": word });
    a.say(say("A", "good_luck")).await;
    for one in [&mut a, &mut b, &mut watcher] {
        assert_eq!(one.next("said").await, json!({ "is": "said", "seat": "A", "word": "good_luck" }));
    }
    for (who, seat) in [(&mut b, "A"), (&mut watcher, "A")] {
        who.say(say(seat, "hello")).await;
        assert_eq!(who.next("refused").await["problem"]["what"], "other_seat");
    }
    a.say(say("A", "you are bad at this")).await;
    assert_eq!(a.next("refused").await["problem"]["what"], "message_not_understood");
    for _ in 0..2 {
        a.say(say("A", "thanks")).await;
        a.next("said").await;
    }
    a.say(say("A", "thanks")).await;
    assert_eq!(a.next("refused").await["problem"]["what"], "said_enough");
    b.say(say("B", "hello")).await;
    b.until(|heard| heard["is"] == "said" && heard["seat"] == "B").await;
    server.stop().await;
}

#[tokio::test]
async fn a_choice_is_taken_back_if_the_other_says_yes() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(new_room(30, [person("Ann"), person("Bo")])).await;
    let mut a = server.sit(&made.room, &made.a).await;
    let mut b = server.sit(&made.room, &made.b).await;
    let first = a.next("now").await;
    let ask = |seat: &str| json!({ "do": "ask_back", "seat": seat });
    let answer = |seat: &str, accept: bool| json!({ "do": "answer_back", "seat": seat, "accept": accept });
    a.say(ask("A")).await;
    assert_eq!(a.next("refused").await["problem"]["what"], "nothing_to_undo");
    a.answer(0).await;
    b.at(1).await;
    b.answer(0).await;
    b.at(2).await;
    b.say(answer("B", true)).await;
    assert_eq!(b.next("refused").await["problem"]["what"], "nobody_asked_back");
    a.at(2).await;
    a.say(ask("A")).await;
    let asked = b.until(|heard| heard["back_asked_by"] == "A").await;
    assert_eq!(asked["at"], 2);
    a.say(answer("A", true)).await;
    assert_eq!(a.next("refused").await["problem"]["what"], "nobody_asked_back", "nobody answers oneself");
    b.say(answer("B", false)).await;
    b.until(|heard| heard["is"] == "now" && heard["back_asked_by"].is_null()).await;
    a.say(ask("A")).await;
    assert_eq!(a.next("refused").await["problem"]["what"], "not_taken_back");

    // After a move it can be asked again, and a yes leads before that choice.
    a.answer(0).await;
    a.at(3).await;
    a.say(ask("A")).await;
    b.until(|heard| heard["back_asked_by"] == "A").await;
    b.say(answer("B", true)).await;
    let back = a.at(2).await;
    assert_eq!((&back["to_answer"], &back["back_asked_by"]), (&json!("A"), &Value::Null));
    assert_eq!((&back["can_undo"], &back["can_redo"]), (&json!(false), &json!(false)));
    a.say(ask("A")).await;
    b.until(|heard| heard["back_asked_by"] == "A").await;
    b.say(answer("B", true)).await;
    let back = a.at(0).await;
    assert_eq!(back["view"], first["view"], "what B did since goes with it");
    a.answer(1).await;
    assert_eq!(a.at(1).await["of"], 1, "another way is taken");
    server.stop().await;
}

#[tokio::test]
async fn a_move_is_an_answer_too() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(new_room(30, [person("Ann"), person("Bo")])).await;
    let mut a = server.sit(&made.room, &made.a).await;
    let mut b = server.sit(&made.room, &made.b).await;
    a.next("now").await;
    a.answer(0).await;
    a.at(1).await;
    a.say(json!({ "do": "ask_back", "seat": "A" })).await;
    b.until(|heard| heard["back_asked_by"] == "A").await;
    b.answer(0).await;
    assert_eq!(b.at(2).await["back_asked_by"], Value::Null);
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_is_over_is_passed_on_by_its_link_for_watchers() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(new_room(30, [person("Ann"), person("Bo")])).await;
    let mut a = server.sit(&made.room, &made.a).await;
    let mut watcher = server.sit(&made.room, &made.watch).await;
    a.next("now").await;
    a.say(json!({ "do": "share" })).await;
    assert_eq!(a.next("refused").await["problem"]["what"], "replay_too_early");
    a.say(json!({ "do": "concede", "seat": "A" })).await;
    a.at(1).await;
    let look = json!({ "do": "look", "at": 0, "viewer": "both" });
    watcher.at(1).await;
    watcher.say(look.clone()).await;
    assert_eq!(watcher.next("refused").await["problem"]["what"], "hidden_cards");
    watcher.say(json!({ "do": "share" })).await;
    assert_eq!(watcher.next("refused").await["problem"]["what"], "watchers_do_not_play");
    a.say(json!({ "do": "share" })).await;
    assert_eq!(watcher.next("now").await["shared"], true);
    watcher.say(look).await;
    let then = watcher.next("then").await;
    assert!(then["view"]["hands"][0].is_array() && then["view"]["hands"][1].is_array());
    let (status, replay) = server.get(&format!("/api/rooms/{}/{}/replay", made.room, made.watch)).await;
    assert_eq!((status, replay["moves"].as_array().unwrap().len()), (200, 1));
    server.stop().await;
}
