//! Taking choices back, and looking at earlier moments.

use crate::running::{Folder, Running, bot, new_room, person};
use serde_json::{Value, json};

fn practice(stones: u64, seats: [Value; 2]) -> Value {
    let mut new = new_room(stones, seats);
    new["practice"] = json!(true);
    new
}

#[tokio::test]
async fn undo_goes_back_to_the_last_own_choice_and_redo_forward() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(practice(30, [person("Ann"), bot("greedy")])).await;
    let mut a = server.sit(&made.room, &made.a).await;
    let first = a.next("now").await;
    assert_eq!((&first["can_undo"], &first["can_redo"]), (&json!(false), &json!(false)));
    a.answer(0).await;
    let second = a.at(2).await;
    a.answer(0).await;
    a.at(4).await;
    a.say(json!({ "do": "undo" })).await;
    let back = a.at(2).await;
    assert_eq!((&back["view"], &back["of"], &back["can_redo"]), (&second["view"], &json!(4), &json!(true)));
    assert_eq!((&back["from"], &back["lines"]), (&json!(2), &json!([])), "the log is cut");
    a.say(json!({ "do": "undo" })).await;
    assert_eq!(a.at(0).await["view"], first["view"]);
    a.say(json!({ "do": "undo" })).await;
    a.next("refused").await;

    // What was taken back is kept over a restart.
    drop(a);
    server.stop().await;
    let server = Running::in_folder(&folder).await;
    let mut a = server.sit(&made.room, &made.a).await;
    let back = a.next("now").await;
    assert_eq!((&back["at"], &back["of"]), (&json!(0), &json!(4)));
    a.say(json!({ "do": "redo" })).await;
    assert_eq!(a.at(2).await["view"], second["view"]);
    a.answer(1).await;
    let other = a.at(4).await;
    assert_eq!((&other["of"], &other["can_redo"]), (&json!(4), &json!(false)), "another way is taken");
    server.stop().await;
}

#[tokio::test]
async fn only_practice_can_be_taken_back() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(new_room(30, [person("Ann"), bot("greedy")])).await;
    let mut a = server.sit(&made.room, &made.a).await;
    a.next("now").await;
    a.answer(0).await;
    assert_eq!(a.at(2).await["can_undo"], false);
    a.say(json!({ "do": "undo" })).await;
    a.next("refused").await;
    server.stop().await;
}

#[tokio::test]
async fn one_person_holds_both_seats_at_one_screen() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(practice(9, [person("Ann"), person("Ann")])).await;
    assert!(made.a.is_empty() && made.b.is_empty());
    let mut both = server.sit(&made.room, &made.both).await;
    let now = both.next("now").await;
    assert!(now["view"]["hands"][0].is_array() && now["view"]["hands"][1].is_array());
    both.answer(0).await;
    both.at(1).await;
    both.answer(0).await;
    both.at(2).await;
    both.say(json!({ "do": "undo" })).await;
    both.at(1).await;
    both.say(json!({ "do": "concede", "seat": "B" })).await;
    assert_eq!(both.at(2).await["stage"], json!({ "over": { "outcome": { "Won": "A" } } }));
    both.say(json!({ "do": "rematch" })).await;
    both.next("rematch").await;
    server.stop().await;
}

#[tokio::test]
async fn earlier_moments_are_seen_with_the_own_eyes_until_the_end() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(new_room(30, [person("Ann"), person("Bo")])).await;
    let mut a = server.sit(&made.room, &made.a).await;
    let mut b = server.sit(&made.room, &made.b).await;
    let first = a.next("now").await;
    a.answer(0).await;
    a.at(1).await;
    a.say(json!({ "do": "look", "at": 0 })).await;
    let then = a.next("then").await;
    assert_eq!((&then["view"], &then["at"], &then["of"]), (&first["view"], &json!(0), &json!(1)));
    a.say(json!({ "do": "look", "at": 0, "viewer": "both" })).await;
    assert_eq!(a.next("refused").await["problem"]["place"], "viewer");
    a.say(json!({ "do": "look", "at": 2 })).await;
    a.next("refused").await;
    b.say(json!({ "do": "concede", "seat": "B" })).await;
    a.at(2).await;
    a.say(json!({ "do": "look", "at": 1, "viewer": "both" })).await;
    let then = a.next("then").await;
    assert!(then["view"]["hands"][1].is_array() && then["lines"].as_array().unwrap().len() == 1);
    a.say(json!({ "do": "look", "at": null })).await;
    let now = a.next("now").await;
    assert_eq!((&now["at"], &now["from"]), (&json!(2), &json!(0)));
    server.stop().await;
}
