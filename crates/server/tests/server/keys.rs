//! Answers by key: secret answers of both seats, windows that are passed, declared values; and
//! stored games that do not go the way that they went.

use crate::running::{Client, Folder, Made, Running, new_room, person};
use serde_json::{Value, json};
use sqlx::AnyPool;

/// A game with all rules.
fn full(stones: u64, windows: &str) -> Value {
    let mut new = new_room(stones, [person("Ann"), person("Bo")]);
    let rules = json!({ "fingers": true, "returns": true, "adds": true });
    new["start"]["new"]["wanted"] = json!({ "stones": stones, "rules": rules, "windows": windows });
    new
}

async fn sat(server: &Running, made: &Made) -> (Client, Client) {
    let (mut a, mut b) = (server.sit(&made.room, &made.a).await, server.sit(&made.room, &made.b).await);
    a.next("now").await;
    b.next("now").await;
    (a, b)
}

async fn disk(folder: &Folder) -> AnyPool {
    let address = format!("sqlite://{}", folder.0.join("headjudge.db").display());
    AnyPool::connect(&address).await.unwrap()
}

#[tokio::test]
async fn both_answer_at_once_and_in_secret() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(full(20, "exact")).await;
    let (mut a, mut b) = sat(&server, &made).await;
    assert_eq!((&a.last["asked"][0]["seat"], &b.last["asked"][0]["seat"]), (&json!("A"), &json!("B")));
    let before = a.last.clone();
    b.say(json!({ "do": "answer", "at": 0, "key": "show 2" })).await;
    let after = a.at(1).await;
    for part in ["view", "lines", "asked", "to_answer"] {
        assert_eq!(before[part], after[part], "the secret answer shows in {part}");
    }
    // The answer was under way when the other's came.
    a.say(json!({ "do": "answer", "at": 0, "key": "show 1" })).await;
    assert_eq!(a.at(2).await["to_answer"], "A");
    server.stop().await;
}

#[tokio::test]
async fn a_window_is_passed_for_a_seat_that_wants_it() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(full(200, "public")).await;
    let (mut a, mut b) = sat(&server, &made).await;
    b.say(json!({ "do": "respond", "seat": "B", "how": "never" })).await;
    assert_eq!(b.next("now").await["respond"], json!([null, "never"]));
    a.next("now").await;
    a.say(json!({ "do": "answer", "at": 0, "key": "show 1" })).await;
    b.say(json!({ "do": "answer", "at": 0, "key": "show 2" })).await;
    a.at(2).await;
    a.answer(0).await;
    // The window of seat B opens whatever its hand is, and is passed after a while.
    assert_eq!(a.at(3).await["to_answer"], "B");
    assert_eq!(a.at(4).await["respond"], json!(["when_i_can", null]));
    server.stop().await;
}

#[tokio::test]
async fn a_value_is_searched_and_declared() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let mut new = full(16, "exact");
    new["practice"] = json!(true);
    new["start"]["new"]["wanted"]["rules"] = json!({ "adds": true });
    let made = server.room(new).await;
    let mut both = server.sit(&made.room, &made.both).await;
    both.next("now").await;
    while both.last["asked"][0]["kind"] != json!({ "declare": "number" }) {
        assert!(both.last["stage"].get("over").is_none(), "nothing was to be declared");
        let at = both.last["at"].as_u64().unwrap();
        both.answer(0).await;
        both.at(at + 1).await;
    }
    both.say(json!({ "do": "find", "id": 3, "text": "1" })).await;
    assert_eq!(both.next("found").await["values"][1], json!({ "number": 10 }));
    let (at, stones) = (both.last["at"].as_u64().unwrap(), both.last["view"]["stones"].as_u64().unwrap());
    both.say(json!({ "do": "answer", "at": at, "key": "number 21" })).await;
    both.next("refused").await;
    both.say(json!({ "do": "answer", "at": at, "key": "number 17" })).await;
    assert_eq!(both.at(at + 1).await["view"]["stones"], stones + 17);
    server.stop().await;
}

const ANN: &str = "the token of Ann's browser";

async fn add_pool(server: &Running, numbers: &str) -> u16 {
    server.http("POST", "/api/nim/pools?name=mine", &[("x-headjudge-me", ANN)], numbers).await.0
}

/// Four moves of a game whose numbers are a pool's.
async fn played(server: &Running) -> Made {
    assert_eq!(add_pool(server, "1\n2\n3").await, 200);
    let mut new = new_room(50, [person("Ann"), person("Bo")]);
    new["start"]["new"]["wanted"]["pool"] = json!("mine");
    let made = server.room_of(ANN, new).await;
    let (mut a, mut b) = sat(server, &made).await;
    for at in 0..4 {
        let (mover, other) = if at % 2 == 0 { (&mut a, &mut b) } else { (&mut b, &mut a) };
        mover.answer(0).await;
        mover.at(at + 1).await;
        other.at(at + 1).await;
    }
    made
}

async fn opened(server: &Running, made: &Made) -> Value {
    let mut a = server.sit(&made.room, &made.a).await;
    let now = a.next("now").await;
    if !now["read_only"].is_null() {
        a.say(json!({ "do": "answer", "at": now["at"], "key": "take 1" })).await;
        a.next("refused").await;
        a.say(json!({ "do": "look", "at": 0 })).await;
        assert_eq!(a.next("then").await["at"], 0, "what there is can be looked at");
    }
    now
}

#[tokio::test]
async fn a_game_whose_cards_were_replaced_never_turns_into_another() {
    let folder = Folder::new();
    for (numbers, read_only) in [("1\n2\n3", false), ("3\n1\n2", true), ("9", true)] {
        let server = Running::in_folder(&folder).await;
        let made = played(&server).await;
        server.stop().await;
        let server = Running::in_folder(&folder).await;
        assert_eq!(add_pool(&server, numbers).await, 200);
        let now = opened(&server, &made).await;
        assert_eq!(!now["read_only"].is_null(), read_only, "{numbers}: {now}");
        if numbers == "9" {
            let reason = now["read_only"]["reason"].as_str().unwrap();
            assert!(reason.contains("cards have changed: 1, 2, 3"), "{reason}");
        }
        server.stop().await;
    }
}

#[tokio::test]
async fn a_damaged_game_is_shown_up_to_the_damage_and_others_are_untouched() {
    let statements = [
        "DELETE FROM moves WHERE at = 2 AND room = $1",
        "UPDATE moves SET made = '{\"answer\":{\"seat\"' WHERE at = 2 AND room = $1",
        "UPDATE moves SET hash = 'fedcba9876543210' WHERE at = 2 AND room = $1",
        "UPDATE moves SET made = '{\"answer\":{\"seat\":\"A\",\"key\":\"take 77\"}}' WHERE at = 2 AND room = $1",
    ];
    let folder = Folder::new();
    for statement in statements {
        let server = Running::in_folder(&folder).await;
        let (damaged, whole) = (played(&server).await, played(&server).await);
        server.stop().await;
        let disk = disk(&folder).await;
        assert_eq!(
            sqlx::query(statement).bind(&damaged.room).execute(&disk).await.unwrap().rows_affected(),
            1
        );
        disk.close().await;
        let server = Running::in_folder(&folder).await;
        let now = opened(&server, &damaged).await;
        assert_eq!(
            (&now["at"], &now["read_only"]["place"]),
            (&json!(2), &json!("move 3")),
            "{statement}: {now}"
        );
        let now = opened(&server, &whole).await;
        assert_eq!((&now["at"], &now["read_only"]), (&json!(4), &Value::Null));
        server.stop().await;
    }
}

/// Games of version 1 have numbers instead of keys, and no hashes.
#[tokio::test]
async fn a_game_of_version_1_gets_keys_and_hashes_when_it_is_opened() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = played(&server).await;
    server.stop().await;
    let pool = disk(&folder).await;
    sqlx::query("UPDATE moves SET made = '{\"option\":0}', hash = NULL").execute(&pool).await.unwrap();
    sqlx::query("UPDATE rooms SET played_by = NULL").execute(&pool).await.unwrap();
    pool.close().await;
    let server = Running::in_folder(&folder).await;
    let now = opened(&server, &made).await;
    assert_eq!((&now["at"], &now["read_only"]), (&json!(4), &Value::Null));
    server.stop().await;
    let pool = disk(&folder).await;
    let left = sqlx::query("SELECT made FROM moves WHERE hash IS NULL OR made NOT LIKE '%key%'");
    assert_eq!(left.fetch_all(&pool).await.unwrap().len(), 0);
}

/// What a start finds wrong is said; the rest is played.
#[tokio::test]
async fn a_file_that_is_damaged_in_one_place_keeps_nobody_from_playing() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let (damaged, whole) = (played(&server).await, played(&server).await);
    server.stop().await;
    let disk = disk(&folder).await;
    // No row, and a record that is none.
    sqlx::query("DELETE FROM moves WHERE at = 0 AND room = $1")
        .bind(&damaged.room)
        .execute(&disk)
        .await
        .unwrap();
    sqlx::query(
        "INSERT INTO rooms SELECT 'odd', game, 'x', plan, state, ended, begun, played_by FROM rooms LIMIT 1",
    )
    .execute(&disk)
    .await
    .unwrap();
    disk.close().await;
    let server = Running::in_folder(&folder).await;
    let now = opened(&server, &damaged).await;
    assert_eq!((&now["at"], &now["read_only"]["place"]), (&json!(0), &json!("move 1")), "{now}");
    assert_eq!(opened(&server, &whole).await["read_only"], Value::Null);
    server.stop().await;
}

#[cfg(unix)]
#[tokio::test]
async fn only_their_owner_can_read_the_files_of_the_database() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    std::fs::create_dir_all(&folder.0).unwrap();
    let file = folder.0.join("headjudge.db");
    std::fs::write(&file, "").unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let server = Running::in_folder(&folder).await;
    played(&server).await;
    let mut seen = 0;
    for entry in std::fs::read_dir(&folder.0).unwrap() {
        let entry = entry.unwrap();
        if entry.file_name().to_string_lossy().contains(".db") {
            assert_eq!(entry.metadata().unwrap().permissions().mode() & 0o077, 0, "{:?}", entry.file_name());
            seen += 1;
        }
    }
    assert!(seen >= 2, "the file, and what is written ahead");
    server.stop().await;
}
