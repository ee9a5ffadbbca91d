//! Pools come and go while games are played.

use crate::running::{Folder, Running, bot, new_room, person};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::timeout;

const POOL: &str = "/api/nim/pools/ours%20%2F%20theirs";
const ANN: &str = "the token of Ann's browser";
const BO: &str = "the token of Bo's browser";

async fn add(server: &Running, text: &str) {
    add_as(server, ANN, text).await;
}

async fn add_as(server: &Running, me: &str, text: &str) {
    let headers = [("x-headjudge-me", me)];
    assert_eq!(server.http("POST", "/api/nim/pools?name=ours%20/%20theirs", &headers, text).await.0, 200);
}

async fn remove(server: &Running) -> u16 {
    server.http("DELETE", POOL, &[("x-headjudge-me", ANN)], "").await.0
}

async fn pools_of(server: &Running, me: &str) -> Value {
    let (_, _, body) = server.http("GET", "/api/nim/pools", &[("x-headjudge-me", me)], "").await;
    serde_json::from_str(&body).unwrap()
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
    let made = server.room_of(ANN, new_game()).await;
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
    let made = server.room_of(ANN, new_game()).await;
    let mut both = server.sit(&made.room, &made.both).await;
    both.next("now").await;
    both.answer(0).await;
    let before = both.at(1).await;
    drop(both);
    assert_eq!(remove(&server).await, 204);
    assert_eq!(remove(&server).await, 404);
    assert_eq!(pools_of(&server, ANN).await, json!([]));
    assert_eq!(server.post_as(ANN, "/api/rooms", &new_game()).await.1["place"], "pool");
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

#[tokio::test]
async fn a_pool_is_its_owners() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    add(&server, "1\n2").await;
    assert_eq!(pools_of(&server, ANN).await[0]["own"], true);
    assert_eq!(pools_of(&server, BO).await, json!([]));
    assert_eq!(server.get("/api/nim/pools").await.1, json!([]));
    assert_eq!(server.http("POST", "/api/nim/pools?name=mine", &[], "1").await.0, 400);
    assert_eq!(server.http("DELETE", POOL, &[("x-headjudge-me", BO)], "").await.0, 404);

    // Somebody else's pool of the same name is another one, and each plays with their own.
    assert_eq!(server.post_as(BO, "/api/rooms", &new_game()).await.1["place"], "pool");
    add_as(&server, BO, "9").await;
    let hands = async |me: &str| {
        let made = server.room_of(me, new_game()).await;
        server.sit(&made.room, &made.both).await.next("now").await["view"]["hands"].to_string()
    };
    assert_eq!(hands(BO).await, "[[9,9,9],[9,9,9]]");
    assert!(!hands(ANN).await.contains('9'));
    server.stop().await;
}

#[tokio::test]
async fn whoever_plays_a_game_knows_its_cards() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    add(&server, "1\n2").await;
    let mut new = new_game();
    new["practice"] = json!(false);
    let made = server.room_of(ANN, new).await;
    assert_eq!(server.post_as(BO, "/api/nim/ask/pools", &json!({})).await.1, json!(0));
    let in_room = format!("/api/nim/ask/pools?room={}&key={}", made.room, made.b);
    assert_eq!(server.post_as(BO, &in_room, &json!({})).await.1, json!(1));
    let guessed = format!("/api/nim/ask/pools?room={}&key=guess", made.room);
    assert_eq!(server.post_as(BO, &guessed, &json!({})).await.0, 404);
    let mut b = server.sit(&made.room, &made.b).await;
    assert!(b.next("now").await["view"]["hands"][1].is_array());
    server.stop().await;
}

#[tokio::test]
async fn nobody_brings_more_pools_than_a_few() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let add = async |me: &str, nth: usize| {
        let path = format!("/api/nim/pools?name=pool%20{nth}");
        server.http("POST", &path, &[("x-headjudge-me", me)], "1").await.0
    };
    for nth in 0..8 {
        assert_eq!(add(ANN, nth).await, 200);
    }
    assert_eq!(add(ANN, 8).await, 400);
    assert_eq!(add(ANN, 3).await, 200);
    assert_eq!(add(BO, 8).await, 200);
    server.stop().await;
}

/// Pools that were stored before pools had owners.
#[tokio::test]
async fn pools_of_an_older_database_are_everybodys() {
    let folder = Folder::new();
    std::fs::create_dir_all(&folder.0).unwrap();
    sqlx::any::install_default_drivers();
    let address = format!("sqlite://{}?mode=rwc", folder.0.join("headjudge.db").display());
    let old = sqlx::AnyPool::connect(&address).await.unwrap();
    let mut migrations = sqlx::migrate!();
    migrations.migrations = migrations.migrations[..2].to_vec().into();
    migrations.run(&old).await.unwrap();
    let pool = "INSERT INTO pools (game, name, text, added) VALUES ('nim', 'ours / theirs', '9', 1)";
    sqlx::query(pool).execute(&old).await.unwrap();
    old.close().await;

    let server = Running::in_folder(&folder).await;
    assert_eq!(
        pools_of(&server, BO).await,
        json!([{ "name": "ours / theirs", "holds": { "numbers": 1 }, "own": false }])
    );
    let made = server.room_of(BO, new_game()).await;
    let hands = server.sit(&made.room, &made.both).await.next("now").await["view"]["hands"].to_string();
    assert_eq!(hands, "[[9,9,9],[9,9,9]]");
    assert_eq!(remove(&server).await, 403);
    server.stop().await;
}

/// Sends a pool that is never read to its end, and does not wait.
async fn send_endless(server: &Running) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = format!("POST /api/nim/pools?name=long HTTP/1.1\r\nhost: {}\r\n", server.address);
    let head = format!("{head}x-headjudge-me: {ANN}\r\ncontent-length: 7\r\n\r\n");
    stream.write_all(format!("{head}endless").as_bytes()).await.unwrap();
    tokio::time::sleep(Duration::from_millis(200)).await;
    stream
}

#[tokio::test]
async fn reading_stops_when_nobody_waits_for_it() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    drop(send_endless(&server).await);
    timeout(Duration::from_secs(10), add(&server, "1\n2")).await.expect("the next pool has its turn");
    let pools = pools_of(&server, ANN).await;
    assert_eq!(pools.as_array().unwrap().len(), 1, "{pools}");
    server.stop().await;
}

#[tokio::test]
async fn bots_play_on_while_pools_are_read() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let mut sent = Vec::new();
    for _ in 0..8 {
        sent.push(send_endless(&server).await);
    }
    let made = server.room(new_room(12, [bot("search"), bot("greedy")])).await;
    let mut watcher = server.sit(&made.room, &made.watch).await;
    timeout(Duration::from_secs(60), watcher.play_on("nobody")).await.expect("the bots play on");
    drop(sent);
    server.stop().await;
}
