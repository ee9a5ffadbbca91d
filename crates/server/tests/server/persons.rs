//! Two persons and a watcher at one table.

use crate::running::{Client, Folder, Made, Running, new_room, person};
use serde_json::json;

async fn friends(server: &Running, stones: u64) -> (Made, Client, Client, Client) {
    let made = server.room(new_room(stones, [person("Ann"), person("Bo")])).await;
    let a = server.sit(&made.room, &made.a).await;
    let b = server.sit(&made.room, &made.b).await;
    let watcher = server.sit(&made.room, &made.watch).await;
    (made, a, b, watcher)
}

#[tokio::test]
async fn each_sees_only_their_own() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let (_, mut a, mut b, mut watcher) = friends(&server, 20).await;
    let welcome = a.next("welcome").await;
    assert_eq!(
        (&welcome["you"], &welcome["game"], &welcome["version"]),
        (&json!("a"), &json!("nim"), &json!(2))
    );
    assert_eq!(welcome["players"][0], json!({ "name": "Ann", "bot": null, "here": true }));
    let (seen_a, seen_b, seen) = (a.next("now").await, b.next("now").await, watcher.next("now").await);
    assert!(seen_a["view"]["hands"][0].is_array() && seen_a["view"]["hands"][1] == 3, "{seen_a}");
    assert!(seen_b["view"]["hands"][1].is_array() && seen_b["view"]["hands"][0] == 3, "{seen_b}");
    assert_eq!(seen["view"]["hands"], json!([3, 3]));

    a.answer(0).await;
    let (seen_a, seen_b) = (a.at(1).await, b.at(1).await);
    assert!(seen_a["lines"][0]["drawn"].is_number() && seen_b["lines"][0]["drawn"].is_null());
    b.answer(0).await;
    let seen_a = a.at(2).await;
    assert_eq!((&seen_a["from"], seen_a["lines"].as_array().unwrap().len()), (&json!(1), 1));
    server.stop().await;
}

/// The key that a player may pass on.
async fn watch_key(player: &mut Client) -> String {
    player.next("welcome").await["watch"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn the_guests_of_a_player_see_what_that_player_shows() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let (made, mut a, _b, _watcher) = friends(&server, 20).await;
    let mut guest = server.sit(&made.room, &watch_key(&mut a).await).await;
    a.next("now").await;
    guest.next("now").await;
    a.answer(0).await;
    assert!(guest.at(1).await["lines"][0]["drawn"].is_null());
    a.say(json!({ "do": "show", "seat": "A", "show": true })).await;
    let seen = guest.until(|heard| heard["shown"] == json!([true, false])).await;
    assert!(seen["view"]["hands"][0].is_array() && seen["view"]["hands"][1] == 3);
    assert!(seen["from"] == 0 && seen["lines"][0]["drawn"].is_number());
    guest.say(json!({ "do": "show", "seat": "B", "show": true })).await;
    assert_eq!(guest.next("refused").await["problem"]["place"], "seat");
    server.stop().await;
}

/// The other player has the key for anybody, and that of their own guests.
#[tokio::test]
async fn what_is_shown_to_guests_is_not_shown_to_the_other_player() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let (made, mut a, mut b, mut watcher) = friends(&server, 20).await;
    let key = watch_key(&mut b).await;
    assert!(key != watch_key(&mut a).await && key != made.watch);
    let mut spy = server.sit(&made.room, &key).await;
    a.say(json!({ "do": "show", "seat": "A", "show": true })).await;
    for eyes in [&mut spy, &mut watcher] {
        let seen = eyes.until(|heard| heard["shown"] == json!([true, false])).await;
        assert_eq!(seen["view"]["hands"], json!([3, 3]));
        eyes.say(json!({ "do": "look", "at": 0 })).await;
        assert_eq!(eyes.next("then").await["view"]["hands"], json!([3, 3]));
    }
    server.stop().await;
}

#[tokio::test]
async fn an_answer_is_taken_once_and_in_its_time() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let (made, mut a, mut b, mut watcher) = friends(&server, 20).await;
    b.next("now").await;
    b.say(json!({ "do": "answer", "at": 0, "key": "take 1" })).await;
    assert_eq!(b.next("refused").await["problem"]["reason"], "seat A is asked");
    watcher.say(json!({ "do": "answer", "at": 0, "key": "take 1" })).await;
    watcher.next("refused").await;
    a.at(0).await;
    let (taken, other) = (a.key(1), a.key(2));
    a.say(json!({ "do": "answer", "at": 0, "key": taken })).await;
    a.at(1).await;
    // The connection was lost, and nobody knows whether the answer came through: it is sent again.
    drop(a);
    let mut a = server.sit(&made.room, &made.a).await;
    a.say(json!({ "do": "answer", "at": 0, "key": taken })).await;
    assert_eq!(a.at(1).await["of"], 1);
    a.say(json!({ "do": "answer", "at": 0, "key": other })).await;
    a.next("refused").await;
    b.at(1).await;
    b.say(json!({ "do": "answer", "at": 1, "key": "take 9" })).await;
    assert_eq!(b.next("refused").await["problem"]["place"], "move");
    b.answer(2).await;
    assert_eq!(a.at(2).await["to_answer"], "A");
    server.stop().await;
}

#[tokio::test]
async fn a_draw_needs_both_and_conceding_only_oneself() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let (_, mut a, mut b, _) = friends(&server, 20).await;
    a.next("now").await;
    a.say(json!({ "do": "offer_draw", "seat": "A" })).await;
    b.until(|heard| heard["draw_offered_by"] == "A").await;
    b.say(json!({ "do": "answer_draw", "seat": "B", "accept": false })).await;
    a.until(|heard| heard["is"] == "now" && heard["draw_offered_by"].is_null()).await;
    a.say(json!({ "do": "answer_draw", "seat": "A", "accept": true })).await;
    a.next("refused").await;
    b.say(json!({ "do": "offer_draw", "seat": "B" })).await;
    a.until(|heard| heard["draw_offered_by"] == "B").await;
    a.say(json!({ "do": "answer_draw", "seat": "A", "accept": true })).await;
    assert_eq!(b.at(1).await["stage"], json!({ "over": { "outcome": "Draw" } }));

    let (_, mut a, mut b, _) = friends(&server, 20).await;
    b.say(json!({ "do": "concede", "seat": "A" })).await;
    b.next("refused").await;
    b.say(json!({ "do": "concede", "seat": "B" })).await;
    assert_eq!(a.at(1).await["stage"], json!({ "over": { "outcome": { "Won": "A" } } }));
    server.stop().await;
}

/// Who was turned down does not ask again at once, not even after a restart; the other may.
#[tokio::test]
async fn a_draw_is_offered_again_after_a_move() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let (made, mut a, mut b, _) = friends(&server, 20).await;
    let offer = |seat: &str| json!({ "do": "offer_draw", "seat": seat });
    let no = |seat: &str| json!({ "do": "answer_draw", "seat": seat, "accept": false });
    a.next("now").await;
    a.say(offer("A")).await;
    b.until(|heard| heard["draw_offered_by"] == "A").await;
    a.say(offer("A")).await;
    assert_eq!(a.next("refused").await["problem"]["reason"], "your offer stands");
    b.say(no("B")).await;
    a.until(|heard| heard["is"] == "now" && heard["draw_offered_by"].is_null()).await;
    a.say(offer("A")).await;
    let problem = a.next("refused").await["problem"].clone();
    assert!(problem["reason"].as_str().unwrap().contains("turned down"), "{problem}");
    assert!(problem["way_out"].as_str().unwrap().contains("after the next move"), "{problem}");
    b.say(offer("B")).await;
    a.until(|heard| heard["draw_offered_by"] == "B").await;
    b.until(|heard| heard["draw_offered_by"] == "B").await;
    a.say(no("A")).await;
    b.until(|heard| heard["is"] == "now" && heard["draw_offered_by"].is_null()).await;
    drop((a, b));
    server.stop().await;

    let server = Running::in_folder(&folder).await;
    let mut a = server.sit(&made.room, &made.a).await;
    a.next("now").await;
    a.say(offer("A")).await;
    assert_eq!(a.next("refused").await["problem"]["place"], "draw");
    a.answer(0).await;
    a.at(1).await;
    a.say(offer("A")).await;
    a.until(|heard| heard["draw_offered_by"] == "A").await;
    server.stop().await;
}

#[tokio::test]
async fn a_rematch_exchanges_seats_when_both_want_it() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let (_, mut a, mut b, mut watcher) = friends(&server, 20).await;
    a.say(json!({ "do": "rematch" })).await;
    assert_eq!(a.next("refused").await["problem"]["reason"], "the game is not over");
    a.say(json!({ "do": "concede", "seat": "A" })).await;
    a.say(json!({ "do": "rematch" })).await;
    b.until(|heard| heard["rematch_wanted_by"] == "A").await;
    b.say(json!({ "do": "rematch" })).await;
    let (to_a, to_b, to) = (a.next("rematch").await, b.next("rematch").await, watcher.next("rematch").await);
    assert!(to_a["room"] == to_b["room"] && to_b["room"] == to["room"]);
    let mut again = server.sit(to_a["room"].as_str().unwrap(), to_a["key"].as_str().unwrap()).await;
    let welcome = again.next("welcome").await;
    assert_eq!((&welcome["you"], &welcome["players"][1]["name"]), (&json!("b"), &json!("Ann")));
    assert_eq!(again.next("now").await["at"], 0);
    server.stop().await;
}

#[tokio::test]
async fn clocks_run_out() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let mut new = new_room(20, [person("Ann"), person("Bo")]);
    new["clock"] = json!({ "game_seconds": 60, "choice_seconds": 1 });
    let made = server.room(new).await;
    let mut a = server.sit(&made.room, &made.a).await;
    tokio::time::sleep(std::time::Duration::from_millis(1200)).await;
    assert_eq!(a.next("now").await["clocks"]["left_ms"], json!([1000, 1000]), "clocks wait for both");
    let mut b = server.sit(&made.room, &made.b).await;
    b.next("now").await;
    a.answer(0).await;
    let now = b.at(1).await;
    assert!(now["clocks"]["left_ms"][1].as_u64().unwrap() > 900, "{now}");
    assert!(now["clocks"]["game_ms"][1].as_u64().unwrap() > 59_000, "{now}");
    let now = b.at(2).await;
    assert_eq!(now["stage"], json!({ "over": { "outcome": { "Won": "A" } } }));
    assert_eq!(now["clocks"]["left_ms"][1], 0);
    server.stop().await;
}

#[tokio::test]
async fn clocks_keep_what_was_left_over_a_restart() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let mut new = new_room(20, [person("Ann"), person("Bo")]);
    new["clock"] = json!({ "game_seconds": 60, "choice_seconds": 0 });
    let made = server.room(new).await;
    let mut a = server.sit(&made.room, &made.a).await;
    let _b = server.sit(&made.room, &made.b).await;
    a.next("now").await;
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    a.answer(0).await;
    let left = a.at(1).await["clocks"]["left_ms"][0].as_u64().unwrap();
    assert!((50_000..=59_500).contains(&left), "{left}");
    drop(a);
    server.stop().await;
    let server = Running::in_folder(&folder).await;
    let mut a = server.sit(&made.room, &made.a).await;
    assert_eq!(a.next("now").await["clocks"]["left_ms"][0], left);
    server.stop().await;
}
