//! Two who do not know each other's key, and what each of them brought.

use crate::postgres::Postgres;
use crate::running::{Folder, Running, quick};
use serde_json::{Value, json};
use server::{Limits, Storage};
use std::time::Duration;

struct Made {
    id: String,
    key: String,
}

impl Made {
    fn address(&self) -> String {
        format!("/api/challenges/{}", self.id)
    }

    fn own(&self) -> String {
        format!("/api/challenges/{}/{}", self.id, self.key)
    }

    fn accept(&self) -> String {
        format!("/api/challenges/{}/accept", self.id)
    }
}

fn challenge(stones: u64) -> Value {
    let clock = json!({ "game_seconds": 60, "choice_seconds": 0 });
    json!({ "game": "nim", "part": { "stones": stones }, "name": " Ann ", "clock": clock })
}

async fn made(server: &Running, stones: u64) -> Made {
    let (status, made) = server.post("/api/challenges", &challenge(stones)).await;
    assert_eq!(status, 200, "{made}");
    let text = |name: &str| made[name].as_str().unwrap().to_owned();
    Made { id: text("challenge"), key: text("key") }
}

fn bo(stones: u64) -> Value {
    json!({ "part": { "stones": stones }, "name": "Bo" })
}

fn room_key(room_key: &Value) -> (String, String) {
    (room_key["room"].as_str().unwrap().to_owned(), room_key["key"].as_str().unwrap().to_owned())
}

async fn withdraw(server: &Running, made: &Made) -> u16 {
    server.http("DELETE", &made.own(), &[], "").await.0
}

#[tokio::test]
async fn each_gets_their_own_key_and_no_other() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = made(&server, 5).await;
    let (status, told) = server.get(&made.address()).await;
    let clock = json!({ "game_seconds": 60, "choice_seconds": 0 });
    let invitation = json!({ "bring": "stones" });
    let all = json!({ "game": "nim", "name": "Ann", "clock": clock, "best_of": null, "public": false,
                      "listed": false, "invitation": invitation });
    assert_eq!((status, &told), (200, &all), "and nothing of what the challenger brought");

    let (status, taken) = server.post(&made.accept(), &bo(6)).await;
    assert_eq!(status, 200, "{taken}");
    let (room, friends) = room_key(&taken);
    let (same, own) = room_key(&server.get(&made.own()).await.1);
    assert!(room == same && friends != own);
    let (mut ann, mut bo) = (server.sit(&room, &own).await, server.sit(&room, &friends).await);
    let (to_ann, to_bo) = (ann.next("welcome").await, bo.next("welcome").await);
    assert!(!to_ann.to_string().contains(&friends) && !to_bo.to_string().contains(&own), "{to_ann} {to_bo}");
    assert!(to_ann["watch"] != to_bo["watch"] && to_ann["watch"].is_string() && to_ann["practice"] == false);
    let seat = usize::from(to_ann["you"] == "b");
    assert_eq!(
        (&to_ann["players"][seat]["name"], &to_bo["players"][1 - seat]["name"]),
        (&json!("Ann"), &json!("Bo"))
    );
    assert_ne!(to_ann["you"], to_bo["you"]);
    assert_eq!(ann.next("now").await["view"]["stones"], 11);
    let mut watcher = server.sit(&room, to_ann["watch"].as_str().unwrap()).await;
    assert!(watcher.next("welcome").await["watch"].is_null());
    server.stop().await;
}

#[tokio::test]
async fn who_sits_where_is_drawn() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let mut seats = Vec::new();
    for _ in 0..64 {
        let made = made(&server, 5).await;
        let (room, key) = room_key(&server.post(&made.accept(), &bo(6)).await.1);
        seats.push(server.sit(&room, &key).await.next("welcome").await["you"].clone());
        if seats.contains(&json!("a")) && seats.contains(&json!("b")) {
            return server.stop().await;
        }
    }
    panic!("always the same: {seats:?}");
}

async fn one_of_many_takes_it_up_once(storage: Storage) {
    let server = Running::start(storage, quick()).await;
    let made = made(&server, 5).await;
    let (accept, part) = (made.accept(), bo(6));
    let (a, b, c, d) = tokio::join!(
        server.post(&accept, &part),
        server.post(&accept, &part),
        server.post(&accept, &part),
        server.post(&accept, &part)
    );
    let answers = [a, b, c, d];
    let taken: Vec<&Value> =
        answers.iter().filter(|(status, _)| *status == 200).map(|(_, room_key)| room_key).collect();
    assert_eq!(taken.len(), 1, "{answers:?}");
    for (_, problem) in answers.iter().filter(|(status, _)| *status != 200) {
        assert_eq!(
            (&problem["place"], &problem["reason"]),
            (&json!("challenge"), &json!("somebody has taken it up"))
        );
    }
    let (status, problem) = server.get(&made.address()).await;
    assert_eq!((status, &problem["reason"]), (409, &json!("somebody has taken it up")));
    assert_eq!(withdraw(&server, &made).await, 409);
    assert_eq!(room_key(&server.get(&made.own()).await.1).0, room_key(taken[0]).0);
    server.stop().await;
}

/// The answer was lost on its way: the same browser asks again, and comes to its own seat.
#[tokio::test]
async fn who_did_not_hear_the_answer_asks_again() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = made(&server, 5).await;
    let (mine, other) = ([("x-headjudge-me", "0123456789abcdef")], [("x-headjudge-me", "fedcba9876543210")]);
    let body = bo(6).to_string();
    let first = server.http("POST", &made.accept(), &mine, &body).await;
    let again = server.http("POST", &made.accept(), &mine, &body).await;
    assert_eq!((first.0, first.2), (again.0, again.2));
    assert_eq!(server.http("POST", &made.accept(), &other, &body).await.0, 409);
    assert_eq!(server.http("POST", &made.accept(), &[], &body).await.0, 409);
    server.stop().await;
}

#[tokio::test]
async fn the_challenger_hears_of_it_at_once() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = made(&server, 5).await;
    let now = format!("{}?wait=0", made.own());
    assert_eq!(server.get(&now).await, (200, Value::Null), "nobody has come");
    let (own, accept, part) = (made.own(), made.accept(), bo(6));
    let later = async {
        tokio::time::sleep(Duration::from_millis(150)).await;
        server.post(&accept, &part).await
    };
    let (heard, (_, taken)) =
        tokio::join!(tokio::time::timeout(Duration::from_secs(10), server.get(&own)), later);
    assert_eq!(heard.unwrap().1["room"], taken["room"]);
    assert_eq!(server.get(&format!("{}/wrong", made.address())).await.0, 404);
    server.stop().await;
}

#[tokio::test]
async fn whoever_waits_is_answered_in_the_end_and_at_once_where_too_many_wait() {
    let short = Limits { challenge_wait: Duration::from_millis(50), ..quick() };
    let full = Limits { waiting: 0, challenge_wait: Duration::from_secs(600), ..quick() };
    for limits in [short, full] {
        let folder = Folder::new();
        let server = Running::start(Storage::Folder(folder.0.clone()), limits).await;
        let made = made(&server, 5).await;
        assert_eq!(server.get(&made.own()).await, (200, Value::Null));
        server.post(&made.accept(), &bo(6)).await;
        assert!(server.get(&made.own()).await.1["room"].is_string());
        server.stop().await;
    }
}

#[tokio::test]
async fn what_was_withdrawn_cannot_be_taken_up() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = made(&server, 5).await;
    let wrong = Made { id: made.id.clone(), key: "wrong".to_owned() };
    assert_eq!(withdraw(&server, &wrong).await, 404);
    let own = made.own();
    let later = async {
        tokio::time::sleep(Duration::from_millis(100)).await;
        withdraw(&server, &made).await
    };
    let (waited, withdrawn) = tokio::join!(server.get(&own), later);
    assert_eq!((waited.0, withdrawn), (410, 204), "the other window hears of it");
    assert_eq!(withdraw(&server, &made).await, 410);
    assert_eq!(server.get(&made.address()).await.1["reason"], "it was withdrawn");
    assert_eq!(server.post(&made.accept(), &bo(6)).await.0, 410);
    server.stop().await;
}

#[tokio::test]
async fn rubbish_is_refused_where_it_stands() {
    let folder = Folder::new();
    let limits = Limits { part_bytes: 200, ..quick() };
    let server = Running::start(Storage::Folder(folder.0.clone()), limits).await;
    let refused = async |change: fn(&mut Value)| {
        let mut new = challenge(5);
        change(&mut new);
        let (status, problem) = server.post("/api/challenges", &new).await;
        assert_eq!(status, 400, "{problem}");
        problem["place"].as_str().unwrap().to_owned()
    };
    assert_eq!(refused(|new| new["part"] = json!("x")).await, "stones");
    assert_eq!(refused(|new| new["part"]["more"] = json!("x".repeat(300))).await, "part");
    assert_eq!(refused(|new| new["game"] = json!("chess")).await, "game");
    assert_eq!(refused(|new| new["name"] = json!("x".repeat(41))).await, "name");
    assert_eq!(
        refused(|new| new["clock"] = json!({ "game_seconds": 0, "choice_seconds": 0 })).await,
        "clock"
    );
    assert_eq!(refused(|new| *new = json!([])).await, "body");
    assert_eq!(server.get("/api/challenges/nothing").await.0, 404);
    assert_eq!(server.post("/api/challenges/nothing/accept", &bo(6)).await.0, 404);

    let made = made(&server, 5).await;
    for (part, place) in [(json!({ "stones": "many" }), "stones"), (json!("x".repeat(300)), "part")] {
        let (status, problem) = server.post(&made.accept(), &json!({ "part": part, "name": "Bo" })).await;
        assert_eq!((status, &problem["place"]), (400, &json!(place)));
    }
    let (status, _) =
        server.post(&made.accept(), &json!({ "part": { "stones": 6 }, "name": "x".repeat(41) })).await;
    assert_eq!(status, 400);
    assert_eq!(server.post(&made.accept(), &bo(6)).await.0, 200, "and it is still open");
    server.stop().await;
}

#[tokio::test]
async fn there_is_a_limit_to_how_many_and_how_old() {
    let folder = Folder::new();
    let limits = Limits { challenges: 1, challenge_age: Duration::from_secs(1), ..quick() };
    let server = Running::start(Storage::Folder(folder.0.clone()), limits).await;
    let old = made(&server, 5).await;
    let (status, problem) = server.post("/api/challenges", &challenge(5)).await;
    assert_eq!((status, &problem["place"]), (503, &json!("challenges")));
    tokio::time::sleep(Duration::from_millis(2100)).await;
    assert_eq!(server.get(&old.address()).await.0, 404);
    assert_eq!(server.post(&old.accept(), &bo(6)).await.0, 404);
    made(&server, 5).await;
    server.stop().await;
}

async fn challenges_are_kept_over_a_restart(storage: Storage) {
    let server = Running::start(storage.clone(), quick()).await;
    let (open, gone, taken) = (made(&server, 5).await, made(&server, 5).await, made(&server, 5).await);
    assert_eq!(withdraw(&server, &gone).await, 204);
    let before = server.post(&taken.accept(), &bo(6)).await.1;
    server.stop().await;

    let server = Running::start(storage, quick()).await;
    assert_eq!(server.get(&open.address()).await.1["name"], "Ann");
    assert_eq!(server.get(&gone.address()).await.0, 410);
    assert_eq!(server.get(&taken.own()).await.1["room"], before["room"]);
    let (room, key) = room_key(&server.post(&open.accept(), &bo(7)).await.1);
    assert_eq!(server.sit(&room, &key).await.next("now").await["view"]["stones"], 12);
    let (room, key) = room_key(&server.get(&open.own()).await.1);
    server.sit(&room, &key).await.next("now").await;
    server.stop().await;
}

#[tokio::test]
async fn sqlite_keeps_challenges() {
    let folders = [Folder::new(), Folder::new()];
    challenges_are_kept_over_a_restart(Storage::Folder(folders[0].0.clone())).await;
    one_of_many_takes_it_up_once(Storage::Folder(folders[1].0.clone())).await;
}

#[tokio::test]
async fn postgresql_keeps_challenges() {
    let Some(postgres) = Postgres::start() else { return };
    challenges_are_kept_over_a_restart(postgres.storage.clone()).await;
    one_of_many_takes_it_up_once(postgres.storage.clone()).await;
}
