//! Matches: some games one after the other, each in its own room, and a break between two of them.

use crate::postgres::Postgres;
use crate::running::{Client, Folder, Made, Running, bot, new_room, person, quick};
use serde_json::{Value, json};
use server::{Limits, Storage};
use std::time::Duration;

fn best_of(games: u64, seats: [Value; 2]) -> Value {
    let mut new = new_room(9, seats);
    new["best_of"] = json!(games);
    let deck = json!({ "numbers": [1, 2], "beside": [3] });
    new["start"]["new"]["wanted"]["decks"] = json!([deck, deck]);
    new
}

/// Two players of a match.
struct Table {
    room: String,
    keys: [String; 2],
    a: Client,
    b: Client,
}

impl Table {
    async fn open(server: &Running, new: Value) -> Table {
        let Made { room, a, b, .. } = server.room(new).await;
        Table::at(server, room, [a, b]).await
    }

    async fn at(server: &Running, room: String, keys: [String; 2]) -> Table {
        let (mut a, mut b) = (server.sit(&room, &keys[0]).await, server.sit(&room, &keys[1]).await);
        a.next("now").await;
        b.next("now").await;
        Table { room, keys, a, b }
    }

    /// The game ends.
    async fn concede(&mut self, seat: &str) -> Value {
        let loser = if seat == "A" { &mut self.a } else { &mut self.b };
        loser.say(json!({ "do": "concede", "seat": seat })).await;
        self.a.until(|heard| heard["is"] == "now" && heard["stage"]["over"].is_object()).await
    }

    async fn ready(&mut self, decks: [Value; 2]) {
        let [a, b] = decks;
        self.a.say(json!({ "do": "ready", "seat": "A", "deck": a })).await;
        self.b.say(json!({ "do": "ready", "seat": "B", "deck": b })).await;
    }

    /// Both go where the next game is.
    async fn follow(mut self, server: &Running) -> Table {
        let next = |heard: &Value| heard["is"] == "now" && heard["match"]["next"].is_string();
        let now = self.a.until(next).await;
        Table::at(server, now["match"]["next"].as_str().unwrap().to_owned(), self.keys).await
    }
}

const KEPT: [Value; 2] = [Value::Null, Value::Null];

#[tokio::test]
async fn the_best_of_three_is_played_with_the_losers_choice_and_in_the_same_seats() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let mut table = Table::open(&server, best_of(3, [person("Ann"), person("Bo")])).await;
    let started = &table.a.last["match"];
    assert_eq!(
        (&started["best_of"], &started["game"], &started["won"]),
        (&json!(3), &json!(1), &json!([0, 0]))
    );
    let over = table.concede("B").await;
    assert_eq!(over["match"]["won"], json!([1, 0]));
    assert_eq!(over["match"]["stage"]["break"]["ready"], json!([false, false]));
    table.ready(KEPT).await;
    let choosing = table.b.until(|heard| heard["match"]["stage"]["choosing"].is_object()).await;
    assert_eq!(choosing["match"]["stage"]["choosing"]["seat"], "B");
    table.a.say(json!({ "do": "first", "seat": "A", "first": "A" })).await;
    assert_eq!(table.a.next("refused").await["problem"]["what"], "other_seat_chooses");
    table.b.say(json!({ "do": "first", "seat": "B", "first": "B" })).await;
    let first = table.room.clone();
    let mut table = table.follow(&server).await;
    let second = &table.a.last;
    assert_eq!((&second["to_answer"], &second["match"]["game"]), (&json!("B"), &json!(2)));
    assert_eq!(second["match"]["earlier"], json!([first]));
    table.concede("A").await;
    table.ready(KEPT).await;
    table.a.say(json!({ "do": "first", "seat": "A", "first": "B" })).await;
    let mut table = table.follow(&server).await;
    assert_eq!((&table.a.last["to_answer"], &table.a.last["match"]["won"]), (&json!("B"), &json!([1, 1])));
    let end = table.concede("A").await;
    assert_eq!(end["match"]["stage"], json!({ "over": { "outcome": { "Won": "B" } } }));
    table.ready(KEPT).await;
    assert_eq!(table.a.next("refused").await["problem"]["what"], "no_break");
    server.stop().await;
}

#[tokio::test]
async fn decks_are_changed_in_secret_and_are_as_before_in_a_rematch() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let mut table = Table::open(&server, best_of(3, [person("Ann"), person("Bo")])).await;
    table.concede("A").await;
    let changed = json!({ "numbers": [3, 3], "beside": [1] });
    table.a.say(json!({ "do": "ready", "seat": "A", "deck": changed })).await;
    assert_eq!(table.a.next("refused").await["problem"]["place"], "deck");
    table.a.say(json!({ "do": "deck", "seat": "B" })).await;
    assert_eq!(table.a.next("refused").await["problem"]["what"], "other_seat", "the other's deck is hidden");
    table.a.say(json!({ "do": "deck", "seat": "A" })).await;
    assert_eq!(table.a.next("deck").await["registered"], json!({ "numbers": [1, 2], "beside": [3] }));
    let changed = json!({ "numbers": [3, 2], "beside": [1] });
    table.a.say(json!({ "do": "ready", "seat": "A", "deck": changed })).await;
    let now = table.b.until(|heard| heard["match"]["stage"]["break"]["ready"] == json!([true, false])).await;
    assert!(!now["match"].to_string().contains("numbers"), "{now}");
    table.a.say(json!({ "do": "ready", "seat": "A", "deck": changed })).await;
    table.b.say(json!({ "do": "ready", "seat": "B", "deck": null })).await;
    table.a.until(|heard| heard["match"]["stage"]["choosing"].is_object()).await;
    table.a.say(json!({ "do": "first", "seat": "A", "first": "A" })).await;
    let mut table = table.follow(&server).await;
    let hand = table.a.last["view"]["hands"][0].clone();
    assert!(hand.as_array().unwrap().iter().all(|number| number != 1), "{hand}");
    table.a.say(json!({ "do": "rematch" })).await;
    table.a.next("refused").await;
    table.concede("A").await;
    for player in [&mut table.a, &mut table.b] {
        player.say(json!({ "do": "rematch" })).await;
    }
    let room_key = table.a.next("rematch").await;
    let mut ann = server.sit(room_key["room"].as_str().unwrap(), room_key["key"].as_str().unwrap()).await;
    assert_eq!(ann.next("now").await["match"]["won"], json!([0, 0]));
    ann.say(json!({ "do": "deck", "seat": "B" })).await;
    assert_eq!(ann.next("deck").await["deck"], json!({ "numbers": [1, 2], "beside": [3] }));
    server.stop().await;
}

#[tokio::test]
async fn what_is_hidden_stays_hidden_until_the_match_is_over() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let mut table = Table::open(&server, best_of(3, [person("Ann"), person("Bo")])).await;
    table.concede("A").await;
    let replay = |table: &Table| format!("/api/rooms/{}/{}/replay", table.room, table.keys[0]);
    let whole = |table: &Table| format!("/api/rooms/{}/{}/match", table.room, table.keys[0]);
    let (first, all) = (replay(&table), whole(&table));
    assert_eq!(server.get(&first).await.1["what"], "replay_too_early");
    assert_eq!(server.get(&all).await.1["what"], "match_goes_on");
    table.a.say(json!({ "do": "look", "at": 0, "viewer": "b" })).await;
    assert_eq!(table.a.next("refused").await["problem"]["what"], "hidden_cards");
    table.ready(KEPT).await;
    table.a.say(json!({ "do": "first", "seat": "A", "first": "A" })).await;
    let mut table = table.follow(&server).await;
    assert_eq!(server.get(&first).await.0, 400);
    table.concede("A").await;
    assert_eq!(server.get(&first).await.0, 200, "the first game hears of the end of the match");
    let (status, file) = server.get(&all).await;
    assert_eq!((status, file["match"]["games"].as_array().unwrap().len()), (200, 2));
    server.stop().await;
}

async fn a_match_survives_restarts(storage: Storage) {
    let server = Running::start(storage.clone(), quick()).await;
    let mut table = Table::open(&server, best_of(3, [person("Ann"), person("Bo")])).await;
    table.concede("A").await;
    let changed = json!({ "numbers": [3, 2], "beside": [1] });
    table.a.say(json!({ "do": "ready", "seat": "A", "deck": changed })).await;
    table.b.until(|heard| heard["match"]["stage"]["break"]["ready"] == json!([true, false])).await;
    let (room, keys) = (table.room, table.keys);
    server.stop().await;

    let server = Running::start(storage.clone(), quick()).await;
    let mut table = Table::at(&server, room.clone(), keys.clone()).await;
    assert_eq!(table.a.last["match"]["stage"]["break"]["ready"], json!([true, false]));
    table.b.say(json!({ "do": "ready", "seat": "B", "deck": null })).await;
    table.a.until(|heard| heard["match"]["stage"]["choosing"].is_object()).await;
    table.a.say(json!({ "do": "first", "seat": "A", "first": "B" })).await;
    let table = table.follow(&server).await;
    let (second, before) = (table.room.clone(), table.a.last["view"].clone());
    server.stop().await;

    let server = Running::start(storage, quick()).await;
    let old = Table::at(&server, room, keys.clone()).await;
    assert_eq!(old.a.last["match"]["next"], json!(second), "the old room leads on");
    let table = Table::at(&server, second, keys).await;
    assert_eq!((&table.a.last["view"], &table.a.last["to_answer"]), (&before, &json!("B")));
    assert_eq!(table.a.last["match"]["won"], json!([0, 1]));
    server.stop().await;
}

#[tokio::test]
async fn sqlite_keeps_matches() {
    let folder = Folder::new();
    a_match_survives_restarts(Storage::Folder(folder.0.clone())).await;
}

#[tokio::test]
async fn postgresql_keeps_matches() {
    let Some(postgres) = Postgres::start() else { return };
    a_match_survives_restarts(postgres.storage.clone()).await;
}

#[tokio::test]
async fn clocks_go_on_in_the_next_game_and_a_break_has_its_time() {
    let folder = Folder::new();
    let limits = Limits { match_break: Duration::from_millis(300), ..quick() };
    let server = Running::start(Storage::Folder(folder.0.clone()), limits).await;
    let mut new = best_of(3, [person("Ann"), person("Bo")]);
    new["clock"] = json!({ "game_seconds": 60, "choice_seconds": 0 });
    let mut table = Table::open(&server, new).await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    table.a.answer(0).await;
    let left = table.a.at(1).await["clocks"]["game_ms"][0].as_u64().unwrap();
    assert!(left <= 59_500, "{left}");
    let over = table.concede("B").await;
    assert!(over["match"]["stage"]["break"]["left_ms"].as_u64().unwrap() <= 300, "{over}");
    let table = table.follow(&server).await;
    let second = &table.a.last;
    assert_eq!(second["clocks"]["game_ms"][0], left, "nobody said ready, and the match goes on");
    assert_eq!(second["to_answer"], "B", "who lost and says nothing goes first");
    server.stop().await;
}

#[tokio::test]
async fn whoever_runs_out_of_the_time_of_a_match_has_lost_it() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let mut new = best_of(5, [person("Ann"), person("Bo")]);
    new["clock"] = json!({ "game_seconds": 1, "choice_seconds": 0 });
    let mut table = Table::open(&server, new).await;
    let over = table.b.until(|heard| heard["is"] == "now" && heard["stage"]["over"].is_object()).await;
    assert_eq!(over["match"]["stage"], json!({ "over": { "outcome": { "Won": "B" } } }));
    server.stop().await;
}

#[tokio::test]
async fn whoever_gives_up_in_a_break_has_lost_the_match() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let mut table = Table::open(&server, best_of(3, [person("Ann"), person("Bo")])).await;
    table.concede("A").await;
    table.b.say(json!({ "do": "concede", "seat": "B" })).await;
    let end = table.a.until(|heard| heard["match"]["stage"]["over"].is_object()).await;
    assert_eq!(end["match"]["stage"]["over"]["outcome"], json!({ "Won": "A" }));
    server.stop().await;
}

/// Follows a match from room to room until it is over.
async fn to_the_end(server: &Running, made: &Made, key: &str) -> (Value, usize) {
    let mut room = made.room.clone();
    for games in 1.. {
        let mut watcher = server.sit(&room, key).await;
        let over =
            |heard: &Value| heard["match"]["next"].is_string() || heard["match"]["stage"]["over"].is_object();
        let now = watcher.until(over).await;
        match now["match"]["next"].as_str() {
            Some(next) => next.clone_into(&mut room),
            None => return (now, games),
        }
    }
    unreachable!()
}

#[tokio::test]
async fn bots_play_whole_matches_and_the_file_of_one_is_opened_again() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(best_of(5, [bot("random"), bot("greedy")])).await;
    let (end, games) = to_the_end(&server, &made, &made.watch).await;
    assert!((3..=5).contains(&games));

    let (status, file) = server.get(&format!("/api/rooms/{}/{}/match", made.room, made.watch)).await;
    assert_eq!((status, file["match"]["games"].as_array().unwrap().len()), (200, games), "{file}");
    let (status, room_key) = server.post("/api/replays", &file).await;
    assert_eq!(status, 200, "{room_key}");
    let key = room_key["key"].as_str().unwrap();
    let opened = Made { room: room_key["room"].as_str().unwrap().to_owned(), ..made };
    let (again, as_many) = to_the_end(&server, &opened, key).await;
    assert_eq!(
        (&again["match"]["won"], &again["match"]["stage"]),
        (&end["match"]["won"], &end["match"]["stage"])
    );
    assert_eq!((&again["view"]["stones"], as_many), (&end["view"]["stones"], games));

    let mut wrong = file.clone();
    wrong["match"]["games"].as_array_mut().unwrap().pop();
    assert_eq!(server.post("/api/replays", &wrong).await.1["what"], "bad_match");
    let mut wrong = file.clone();
    let first = &mut wrong["match"]["steps"][0]["played"]["outcome"];
    *first = if *first == json!({ "Won": "A" }) { json!({ "Won": "B" }) } else { json!({ "Won": "A" }) };
    assert_eq!(server.post("/api/replays", &wrong).await.1["what"], "bad_match");
    server.stop().await;
}

#[tokio::test]
async fn a_choice_that_ended_a_game_can_be_taken_back_only_before_the_next_begins() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let mut new = best_of(3, [person("Ann"), bot("greedy")]);
    new["practice"] = json!(true);
    let made = server.room(new).await;
    let mut a = server.sit(&made.room, &made.a).await;
    a.next("now").await;
    a.say(json!({ "do": "concede", "seat": "A" })).await;
    let over = a.until(|heard| heard["match"]["stage"]["break"].is_object()).await;
    assert_eq!(over["match"]["stage"]["break"]["ready"], json!([false, true]), "bots are ready at once");
    a.say(json!({ "do": "undo" })).await;
    let back = a.until(|heard| heard["is"] == "now" && heard["stage"] == "asking").await;
    assert_eq!((&back["match"]["won"], &back["match"]["stage"]), (&json!([0, 0]), &json!("playing")));
    a.say(json!({ "do": "redo" })).await;
    a.until(|heard| heard["match"]["stage"]["break"]["ready"] == json!([false, true])).await;
    a.say(json!({ "do": "ready", "seat": "A", "deck": null })).await;
    a.until(|heard| heard["match"]["stage"]["choosing"].is_object()).await;
    a.say(json!({ "do": "first", "seat": "A", "first": "A" })).await;
    a.until(|heard| heard["match"]["next"].is_string()).await;
    a.say(json!({ "do": "undo" })).await;
    assert_eq!(a.next("refused").await["problem"]["what"], "next_game_began");
    server.stop().await;
}

#[tokio::test]
async fn a_challenge_can_be_to_a_match() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let new = json!({ "game": "nim", "part": { "stones": 5 }, "name": "Ann", "clock": null, "best_of": 3 });
    let (status, made) = server.post("/api/challenges", &new).await;
    assert_eq!(status, 200, "{made}");
    let address = format!("/api/challenges/{}", made["challenge"].as_str().unwrap());
    assert_eq!(server.get(&address).await.1["best_of"], 3);
    let bo = json!({ "part": { "stones": 4 }, "name": "Bo" });
    let (_, room_key) = server.post(&format!("{address}/accept"), &bo).await;
    let mut friend = server.sit(room_key["room"].as_str().unwrap(), room_key["key"].as_str().unwrap()).await;
    assert_eq!(friend.next("now").await["match"]["best_of"], 3);
    server.stop().await;
}

#[tokio::test]
async fn no_match_is_best_of_two_and_a_single_game_is_none() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let (status, problem) = server.post("/api/rooms", &best_of(2, [person("Ann"), person("Bo")])).await;
    assert_eq!((status, &problem["what"]), (400, &json!("not_the_json")));
    let mut table = Table::open(&server, new_room(9, [person("Ann"), person("Bo")])).await;
    let over = table.concede("A").await;
    assert!(over["match"].is_null());
    table.ready(KEPT).await;
    assert_eq!(table.a.next("refused").await["problem"]["what"], "no_break");
    let whole = format!("/api/rooms/{}/{}/match", table.room, table.keys[0]);
    assert_eq!(server.get(&whole).await.1["what"], "single_game");
    server.stop().await;
}
