//! Bots at the table.

use crate::running::{Folder, Running, bot, new_room, person};
use serde_json::json;
use std::time::{Duration, Instant};

#[tokio::test]
async fn a_person_plays_a_whole_game_against_each_bot() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    for name in ["random", "greedy", "search"] {
        let made = server.room(new_room(12, [person("Ann"), bot(name)])).await;
        assert!(made.b.is_empty() && made.both.is_empty(), "a bot's seat has no key");
        let mut a = server.sit(&made.room, &made.a).await;
        assert!(a.play_on("A").await.get("Won").is_some());
        a.say(json!({ "do": "rematch" })).await;
        a.next("rematch").await;
    }
    server.stop().await;
}

#[tokio::test]
async fn bots_play_each_other_at_their_pace() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let mut new = new_room(6, [bot("greedy"), bot("random")]);
    new["pace_ms"] = json!(100);
    let began = Instant::now();
    let made = server.room(new).await;
    let mut watcher = server.sit(&made.room, &made.watch).await;
    watcher.play_on("nobody").await;
    let moves = watcher.last["at"].as_u64().unwrap() as u32;
    assert!(began.elapsed() >= Duration::from_millis(100) * moves, "{moves} moves in {:?}", began.elapsed());
    server.stop().await;
}

#[tokio::test]
async fn what_a_bot_is_asked_for_waits_for_nobody() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let mut new = new_room(12, [bot("search"), person("Bo")]);
    new["seats"][0]["budget_ms"] = json!(1500);
    let made = server.room(new).await;
    let mut b = server.sit(&made.room, &made.b).await;
    assert_eq!(b.next("now").await["stage"], "thinking");
    let began = Instant::now();
    b.say(json!({ "do": "about", "id": 3, "what": { "hand": "B" } })).await;
    assert_eq!(
        b.next("about").await,
        json!({ "is": "about", "id": 3, "about": { "seen": true, "stones": 12 } })
    );
    b.say(json!({ "do": "about", "id": 4, "what": 1 })).await;
    assert_eq!(b.next("refused").await["about"], 4);
    b.say(json!({ "do": "ping" })).await;
    b.next("pong").await;
    b.say(json!({ "do": "offer_draw", "seat": "B" })).await;
    assert_eq!(b.next("refused").await["problem"]["reason"], "the bot wants to play on");
    assert!(began.elapsed() < Duration::from_secs(1));
    server.stop().await;
}

/// Six tables at which bots think for ten seconds each do not hold up one that answers at once.
#[tokio::test]
async fn who_answers_at_once_does_not_wait_for_those_who_think() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    for _ in 0..6 {
        let mut new = new_room(900, [bot("search"), bot("search")]);
        for seat in 0..2 {
            new["seats"][seat]["budget_ms"] = json!(10_000);
        }
        server.room(new).await;
    }
    let mut new = new_room(6, [person("Ann"), bot("greedy")]);
    new["pace_ms"] = json!(0);
    let made = server.room(new).await;
    let mut a = server.sit(&made.room, &made.a).await;
    let began = Instant::now();
    a.play_on("A").await;
    assert!(began.elapsed() < Duration::from_secs(8), "{:?}", began.elapsed());
    server.stop().await;
}

/// An engine that fails takes nothing with it: the game is as it was before.
#[tokio::test]
async fn a_fault_of_a_game_is_refused_and_the_game_goes_on() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(new_room(669, [person("Ann"), person("Bo")])).await;
    let mut a = server.sit(&made.room, &made.a).await;
    let hand = a.next("now").await["view"]["hands"][0].clone();
    let fatal = hand.as_array().unwrap().iter().position(|number| *number == 3).expect("seed 7 deals a 3");
    a.answer(fatal as u64).await;
    a.next("refused").await;
    let other = hand.as_array().unwrap().iter().position(|number| *number != 3).unwrap();
    a.answer(other as u64).await;
    a.at(1).await;
    server.stop().await;
}
