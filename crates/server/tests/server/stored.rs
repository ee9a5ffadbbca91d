//! What is kept: games over restarts, decks, pools; the same in SQLite and in PostgreSQL.

use crate::postgres::Postgres;
use crate::running::{Folder, Running, bot, new_room, person, quick};
use serde_json::json;
use server::Storage;
use std::time::Duration;

async fn games_go_on_after_a_restart(storage: Storage) {
    let server = Running::start(storage.clone(), quick()).await;
    let friends = server.room(new_room(20, [person("Ann"), person("Bo")])).await;
    let mut slow = new_room(40, [bot("greedy"), bot("greedy")]);
    slow["pace_ms"] = json!(100);
    let bots = server.room(slow).await;
    let mut a = server.sit(&friends.room, &friends.a).await;
    a.next("now").await;
    a.answer(2).await;
    let before = a.at(1).await;
    let mut watcher = server.sit(&bots.room, &bots.watch).await;
    let seen = watcher.at(3).await;
    server.stop().await;
    assert!(a.hear().await.is_err() || a.hear().await.is_err(), "connections end with the server");

    let server = Running::start(storage, quick()).await;
    let mut a = server.sit(&friends.room, &friends.a).await;
    let after = a.next("now").await;
    assert_eq!((&after["view"], &after["at"]), (&before["view"], &json!(1)));
    tokio::time::sleep(Duration::from_millis(400)).await;
    let mut watcher = server.sit(&bots.room, &bots.watch).await;
    let went_on = watcher.next("now").await;
    assert!(went_on["at"].as_u64() > seen["at"].as_u64(), "bots play on without being looked at");
    watcher.play_on("nobody").await;
    server.stop().await;
}

async fn decks_and_pools_are_kept(storage: Storage) {
    let server = Running::start(storage.clone(), quick()).await;
    let mine = [("x-headjudge-me", "0123456789abcdef")];
    let other = [("x-headjudge-me", "fedcba9876543210")];
    let body = r#"{"name":"Red","body":[1,2,3]}"#;
    assert_eq!(server.http("PUT", "/api/nim/decks/one", &mine, body).await.0, 204);
    assert_eq!(server.http("PUT", "/api/nim/decks/one", &mine, &body.replace("Red", "Blue")).await.0, 204);
    assert_eq!(server.http("PUT", "/api/nim/decks/two", &mine, body).await.0, 204);
    assert_eq!(server.http("DELETE", "/api/nim/decks/two", &mine, "").await.0, 204);
    assert_eq!(server.http("POST", "/api/nim/pools?name=numbers", &mine, "1\n2").await.0, 200);
    assert_eq!(server.http("POST", "/api/nim/pools?name=words", &mine, "one").await.0, 400);
    assert_eq!(server.http("POST", "/api/nim/pools?name=gone", &mine, "7").await.0, 200);
    assert_eq!(server.http("DELETE", "/api/nim/pools/gone", &mine, "").await.0, 204);
    server.stop().await;

    let server = Running::start(storage, quick()).await;
    let (_, _, decks) = server.http("GET", "/api/nim/decks", &mine, "").await;
    let decks: serde_json::Value = serde_json::from_str(&decks).unwrap();
    assert_eq!(
        (decks.as_array().unwrap().len(), &decks[0]["name"], &decks[0]["body"]),
        (1, &json!("Blue"), &json!([1, 2, 3]))
    );
    assert_eq!(server.http("GET", "/api/nim/decks", &other, "").await.2, "[]");
    assert_eq!(server.http("GET", "/api/nim/decks", &[], "").await.0, 400);
    let (_, _, pools) = server.http("GET", "/api/nim/pools", &mine, "").await;
    assert_eq!(pools, r#"[{"name":"numbers","holds":{"numbers":2},"own":true}]"#);
    assert_eq!(server.http("GET", "/api/nim/pools", &other, "").await.2, "[]");
    server.stop().await;
}

#[tokio::test]
async fn sqlite_keeps_games() {
    let folder = Folder::new();
    games_go_on_after_a_restart(Storage::Folder(folder.0.clone())).await;
}

#[tokio::test]
async fn sqlite_keeps_decks_and_pools() {
    let folder = Folder::new();
    decks_and_pools_are_kept(Storage::Folder(folder.0.clone())).await;
}

#[tokio::test]
async fn postgresql_keeps_the_same() {
    let Some(postgres) = Postgres::start() else { return };
    games_go_on_after_a_restart(postgres.storage.clone()).await;
    decks_and_pools_are_kept(postgres.storage.clone()).await;
}

/// A room that sleeps wakes up for whoever comes.
#[tokio::test]
async fn rooms_fall_asleep_and_wake_up() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(new_room(20, [person("Ann"), person("Bo")])).await;
    for at in 0..4 {
        let (key, seat) = if at % 2 == 0 { (&made.a, "A") } else { (&made.b, "B") };
        let mut client = server.sit(&made.room, key).await;
        assert_eq!(client.next("now").await["to_answer"], seat);
        client.answer(0).await;
        client.at(at + 1).await;
        drop(client);
        tokio::time::sleep(Duration::from_millis(120)).await;
    }
    let mine = json!([[made.room, made.b], [made.room, "wrong"], ["nowhere", made.b]]);
    let (_, list) = server.post("/api/rooms/mine", &mine).await;
    assert_eq!(
        (list.as_array().unwrap().len(), &list[0]["moves"], &list[0]["turn"]),
        (1, &json!(4), &json!(5))
    );
    server.stop().await;
}

/// A disk that does not take a move: it is refused, and the game is as it was before.
#[tokio::test]
async fn what_cannot_be_stored_is_not_told() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(new_room(20, [person("Ann"), person("Bo")])).await;
    let mut a = server.sit(&made.room, &made.a).await;
    let mut b = server.sit(&made.room, &made.b).await;
    let before = a.next("now").await;
    let address = format!("sqlite://{}", folder.0.join("headjudge.db").display());
    let disk = sqlx::AnyPool::connect(&address).await.unwrap();
    sqlx::query("ALTER TABLE moves RENAME TO gone").execute(&disk).await.unwrap();
    a.answer(0).await;
    assert_eq!(a.next("refused").await["problem"]["place"], "storage");
    a.say(json!({ "do": "look" })).await;
    let after = a.next("now").await;
    assert_eq!((&after["view"], &after["at"]), (&before["view"], &json!(0)));
    sqlx::query("ALTER TABLE gone RENAME TO moves").execute(&disk).await.unwrap();
    a.answer(1).await;
    a.at(1).await;
    b.next("now").await;
    let told = b.next("now").await;
    assert_eq!(
        (&told["at"], told["lines"].as_array().unwrap().len()),
        (&json!(1), 1),
        "nobody heard of the other"
    );
    server.stop().await;
}
