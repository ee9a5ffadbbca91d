//! Rubbish, strangers, and the page itself.

use crate::running::{Folder, Running, bot, new_room, person, quick};
use serde_json::{Value, json};
use server::{Limits, Storage};

#[tokio::test]
async fn rubbish_is_refused_and_the_connection_stays() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(new_room(20, [person("Ann"), person("Bo")])).await;
    let mut a = server.sit(&made.room, &made.a).await;
    a.next("now").await;
    let long = format!("{{\"do\":\"{}\"}}", "x".repeat(100_000));
    for rubbish in
        ["", "{", "null", "[]", r#"{"do":"dance"}"#, r#"{"do":"answer","at":-1,"key":"take 1"}"#, &long]
    {
        a.say_text(rubbish).await;
        let problem = a.next("refused").await["problem"].clone();
        assert!(["place", "reason", "way_out"].iter().all(|part| problem[part].is_string()), "{problem}");
    }
    a.answer(0).await;
    a.at(1).await;
    server.stop().await;
}

/// Somebody who does not listen is let go; nobody waits for them.
#[tokio::test]
async fn the_deaf_hold_up_nobody() {
    let folder = Folder::new();
    let limits = Limits { unread_messages: 4, ..quick() };
    let server = Running::start(Storage::Folder(folder.0.clone()), limits).await;
    let mut new = new_room(120, [person("Ann"), bot("greedy")]);
    new["start"]["new"]["wanted"]["padding"] = json!(1_000_000);
    let made = server.room(new).await;
    let mut deaf = server.sit(&made.room, &made.watch).await;
    let mut a = server.sit(&made.room, &made.a).await;
    a.play_on("A").await;
    let moves = a.last["at"].as_u64().unwrap();
    let mut heard = 0;
    while let Ok(message) = deaf.hear().await {
        heard += u64::from(message["is"] == "now");
    }
    assert!(heard < moves, "{heard} of {moves} tables were sent to somebody who did not listen");
    let mut back = server.sit(&made.room, &made.watch).await;
    assert_eq!(back.next("now").await["at"], moves);
    server.stop().await;
}

#[tokio::test]
async fn who_has_no_key_hears_why_and_is_sent_away() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(new_room(20, [person("Ann"), person("Bo")])).await;
    for (room, key) in [(made.room.as_str(), "guess"), ("nowhere", "guess"), ("", "")] {
        let mut stranger = server.sit(room, key).await;
        assert_eq!(stranger.next("refused").await["problem"]["place"], "room");
        assert_eq!(stranger.hear().await, Err(Some(4004)));
    }
    let mut old = server.dial(&format!("room={}&key={}&version=0", made.room, made.a)).await;
    assert_eq!(old.next("refused").await["problem"]["place"], "version");
    assert_eq!(old.hear().await, Err(Some(4001)));
    server.stop().await;
}

#[tokio::test]
async fn requests_that_cannot_be_met_say_why() {
    let folder = Folder::new();
    let limits = Limits { stored_rooms: 1, body_bytes: 2000, ..quick() };
    let server = Running::start(Storage::Folder(folder.0.clone()), limits).await;
    let fair = new_room(20, [person("Ann"), person("Bo")]);
    let with = |name: &str, value: Value| {
        let mut new = fair.clone();
        new[name] = value;
        new
    };
    let wrong = [
        (with("game", json!("chess")), 400, "game"),
        (with("seats", json!([person(&"x".repeat(41)), person("Bo")])), 400, "name"),
        (with("clock", json!({ "game_seconds": 0, "choice_seconds": 0 })), 400, "clock"),
        (with("clock", json!({ "game_seconds": 86_401, "choice_seconds": 0 })), 400, "clock"),
        (with("clock", json!({ "game_seconds": 60, "choice_seconds": u32::MAX })), 400, "clock"),
        (with("pace_ms", json!(10_001)), 400, "pace_ms"),
        (with("start", json!({ "new": { "wanted": {}, "seed": null } })), 400, "stones"),
        (with("start", json!({ "new": { "wanted": { "stones": 1 }, "seed": "x" } })), 400, "seed"),
        (with("start", json!({ "from": { "room": "x", "key": "x", "at": 0 } })), 404, "room"),
        (json!([]), 400, "body"),
        (json!("x".repeat(3000)), 413, "body"),
    ];
    for (new, status, place) in wrong {
        let (got, problem) = server.post("/api/rooms", &new).await;
        assert_eq!((got, &problem["place"]), (status, &json!(place)), "{new}");
    }
    server.room(fair.clone()).await;
    assert_eq!(server.post("/api/rooms", &fair).await.1["place"], "rooms", "there is a limit");
    assert_eq!(server.post("/api/nim/ask/echo", &json!({ "x": 1 })).await, (200, json!({ "x": 1 })));
    assert_eq!(server.post("/api/nim/ask/dance", &json!({})).await.0, 400);
    assert_eq!(server.get("/api/nowhere").await.0, 404);
    assert_eq!(server.get("/api/health").await, (200, json!("ok")));
    server.stop().await;
}

#[tokio::test]
async fn other_pages_are_kept_out() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let body = new_room(20, [person("Ann"), person("Bo")]).to_string();
    let own = format!("http://{}", server.address);
    assert_eq!(server.http("POST", "/api/rooms", &[("origin", &own)], &body).await.0, 200);
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
        assert_eq!(server.http("POST", "/api/rooms", &[("origin", origin)], &body).await.0, 403);
        assert_eq!(server.http("GET", "/ws?room=x&key=y", &[("origin", origin)], "").await.0, 403);
    }
    for (site, status) in [("cross-site", 403), ("same-site", 403), ("same-origin", 200), ("none", 200)] {
        let from = [("sec-fetch-site", site)];
        assert_eq!(server.http("GET", "/api/health", &from, "").await.0, status, "{site}");
        assert_eq!(server.http("GET", "/", &from, "").await.0, 200, "links from {site} lead to the page");
    }
    // A name that its owner lets point to this machine.
    assert_eq!(server.http("GET", "/", &[("host", "evil.example")], "").await.0, 403);
    assert_eq!(server.http("GET", "/", &[("host", "localhost:7878")], "").await.0, 200);
    server.stop().await;
}

/// Who serves others is asked by any of its own names, and by no other that somebody lets point to it.
#[tokio::test]
async fn a_server_for_others_knows_its_names() {
    let folder = Folder::new();
    let server = Running::for_others(&folder, "cards.example").await;
    let hosts = [
        ("192.168.7.1:7878", 200),
        ("[fe80::1]:7878", 200),
        ("den:7878", 200),
        ("den.local", 200),
        ("Cards.Example", 200),
        ("evil.example", 403),
        ("cards.example.evil.example", 403),
    ];
    for (host, status) in hosts {
        assert_eq!(server.http("GET", "/", &[("host", host)], "").await.0, status, "{host}");
    }
    server.stop().await;
}

/// Marks that turn the direction of writing, or that nobody sees.
#[tokio::test]
async fn names_show_what_they_are() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(new_room(20, [person(" A\u{202e}nn\u{200b}\u{7} "), person("安")])).await;
    let mut a = server.sit(&made.room, &made.a).await;
    let players = a.next("welcome").await["players"].clone();
    assert_eq!((&players[0]["name"], &players[1]["name"]), (&json!("Ann"), &json!("安")));
    server.stop().await;
}

#[tokio::test]
async fn the_page_comes_compressed_and_is_kept() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let (status, head, body) = server.http("GET", "/", &[("accept-encoding", "gzip, br")], "").await;
    assert_eq!((status, body.as_str()), (200, "br"));
    assert!(head.contains("content-encoding: br") && head.contains("cache-control: no-cache"));
    assert!(head.contains("content-security-policy: default-src 'none'") && head.contains("nosniff"));
    assert_eq!(server.http("GET", "/", &[("accept-encoding", "gzip;q=0.5, br;q=0")], "").await.2, "gz");
    assert_eq!(server.http("GET", "/", &[], "").await.2, "the page");
    let tag = head.split("etag: ").nth(1).unwrap().lines().next().unwrap();
    assert_eq!(server.http("GET", "/", &[("if-none-match", tag)], "").await.0, 304);
    let (_, head, _) = server.http("GET", "/app-1234.js", &[], "").await;
    assert!(head.contains("immutable"));
    assert_eq!(server.http("GET", "/nothing", &[], "").await.0, 404);
    server.stop().await;
}
