//! Pointing at something in an earlier moment.

use crate::running::{Client, Folder, Running, new_room, person, quick};
use serde_json::{Value, json};
use server::{Limits, Storage};
use std::time::{Duration, Instant};

async fn about(client: &mut Client, id: u64, at: u64, viewer: Option<&str>) -> Value {
    let mut asked = json!({ "do": "about", "id": id, "what": { "hand": "B" }, "at": at });
    if let Some(viewer) = viewer {
        asked["viewer"] = json!(viewer);
    }
    client.say(asked).await;
    client.until(|heard| heard["id"] == id || heard["about"] == id).await
}

#[tokio::test]
async fn what_is_pointed_at_is_as_it_was_then() {
    let folder = Folder::new();
    for open_moments in [0, 5] {
        let limits = Limits { open_moments, ..quick() };
        let server = Running::start(Storage::Folder(folder.0.clone()), limits).await;
        let made = server.room(new_room(30, [person("Ann"), person("Bo")])).await;
        let mut a = server.sit(&made.room, &made.a).await;
        let mut b = server.sit(&made.room, &made.b).await;
        let mut stones = vec![a.next("now").await["view"]["stones"].clone()];
        for at in 1..=6 {
            let mover = if at % 2 == 1 { &mut a } else { &mut b };
            mover.at(at - 1).await;
            mover.answer(0).await;
            stones.push(mover.at(at).await["view"]["stones"].clone());
        }
        // Back, forth, and far.
        for (id, at) in (1..).zip([3, 3, 4, 0, 6, 1, 2]) {
            let told = about(&mut a, id, at, None).await;
            assert_eq!(told["about"], json!({ "seen": false, "stones": stones[at as usize] }), "at {at}");
        }
        server.stop().await;
    }
}

/// The same rights as for looking.
#[tokio::test]
async fn the_eyes_are_those_of_looking() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(new_room(30, [person("Ann"), person("Bo")])).await;
    let mut a = server.sit(&made.room, &made.a).await;
    let mut b = server.sit(&made.room, &made.b).await;
    a.next("now").await;
    a.answer(0).await;
    b.at(1).await;
    assert_eq!(about(&mut b, 1, 0, None).await["about"]["seen"], true);
    assert_eq!(about(&mut a, 2, 0, Some("both")).await["problem"]["place"], "viewer");
    assert_eq!(about(&mut a, 3, 2, None).await["problem"]["place"], "at");
    a.say(json!({ "do": "about", "id": 4, "what": { "hand": "B" }, "viewer": "b" })).await;
    assert_eq!(a.next("refused").await["about"], 4, "nor now");
    b.say(json!({ "do": "concede", "seat": "B" })).await;
    a.at(2).await;
    assert_eq!(about(&mut a, 5, 0, Some("both")).await["about"]["seen"], true);
    assert_eq!(about(&mut a, 6, 0, None).await["about"]["seen"], false);
    server.stop().await;
}

/// What was taken back is not confused with what came instead.
#[tokio::test]
async fn another_way_is_another_past() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let mut new = new_room(30, [person("Ann"), person("Ann")]);
    new["practice"] = json!(true);
    let made = server.room(new).await;
    let mut both = server.sit(&made.room, &made.both).await;
    both.next("now").await;
    let mut seen = Vec::new();
    for option in [0, 1, 2] {
        both.answer(option).await;
        let stones = both.at(1).await["view"]["stones"].clone();
        assert_eq!(about(&mut both, option + 1, 1, None).await["about"]["stones"], stones);
        seen.push(stones);
        both.say(json!({ "do": "undo" })).await;
        both.at(0).await;
    }
    assert!(seen.iter().any(|stones| *stones != seen[0]), "the ways are the same: {seen:?}");
    server.stop().await;
}

/// A pointer goes over many cards of one moment, and steps on.
#[tokio::test]
async fn a_moment_is_opened_once() {
    const SLOW: Duration = Duration::from_millis(300);
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let mut new = new_room(90, [person("Ann"), person("Ann")]);
    (new["practice"], new["start"]["new"]["wanted"]["slow_ms"]) = (json!(true), json!(SLOW.as_millis()));
    let made = server.room(new).await;
    let mut both = server.sit(&made.room, &made.both).await;
    both.next("now").await;
    for at in 0..12 {
        both.answer(0).await;
        both.at(at + 1).await;
    }
    both.say(json!({ "do": "look", "at": 2 })).await;
    both.next("then").await;
    let began = Instant::now();
    for id in 0..40 {
        about(&mut both, id, 2 + id / 5, None).await;
    }
    assert!(began.elapsed() < 4 * SLOW, "{:?}", began.elapsed());
    server.stop().await;
}
