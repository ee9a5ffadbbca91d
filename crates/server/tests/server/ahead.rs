//! Seeing ahead, over the wire.

use crate::running::{Folder, Running, new_room, person};
use serde_json::{Value, json};

fn stones(foreseen: &Value) -> u64 {
    foreseen["foreseen"]["view"]["stones"].as_u64().unwrap()
}

#[tokio::test]
async fn what_would_come_of_an_answer_is_told_and_not_done() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(new_room(30, [person("Ann"), person("Bo")])).await;
    let mut a = server.sit(&made.room, &made.a).await;
    let now = a.next("now").await;
    let key = a.key(1);
    a.say(json!({ "do": "foresee", "id": 5, "at": 0, "key": key })).await;
    let seen = a.next("foreseen").await;
    let taken = now["view"]["hands"][0][1].as_u64().unwrap();
    assert_eq!((&seen["id"], stones(&seen)), (&json!(5), 30 - taken));
    let foreseen = &seen["foreseen"];
    assert_eq!((&foreseen["then"], &foreseen["open"]), (&json!({ "asked": { "seat": "B" } }), &json!(true)));
    // The number that would be drawn is nobody's to know, nor is the other's hand.
    let kept = [&now["view"]["hands"][0][0], &now["view"]["hands"][0][2]];
    assert_eq!(foreseen["view"]["hands"], json!([[kept[0], kept[1], null], 3]));
    assert_eq!(foreseen["lines"], json!([{ "seat": "A", "taken": taken, "drawn": null }]));
    a.say(json!({ "do": "look", "at": null })).await;
    let again = a.next("now").await;
    assert_eq!((&again["at"], &again["view"]), (&json!(0), &now["view"]), "nothing was done");
    server.stop().await;
}

#[tokio::test]
async fn only_who_is_asked_sees_ahead() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = server.room(new_room(30, [person("Ann"), person("Bo")])).await;
    let mut a = server.sit(&made.room, &made.a).await;
    a.next("now").await;
    let foresee = |key: &Value, at: u64| json!({ "do": "foresee", "id": 1, "at": at, "key": key });
    let key = a.key(0);
    for who in [&made.b, &made.watch] {
        let mut other = server.sit(&made.room, who).await;
        other.next("now").await;
        other.say(foresee(&key, 0)).await;
        let refused = other.next("refused").await;
        assert_eq!(
            (&refused["about"], &refused["problem"]["what"]),
            (&json!(1), &json!("other_seat_is_asked"))
        );
    }
    a.say(foresee(&json!("take 99"), 0)).await;
    assert_eq!(a.next("refused").await["problem"]["what"], "no_such_move");
    a.say(foresee(&key, 3)).await;
    assert_eq!(a.next("refused").await["problem"]["what"], "other_moment");
    server.stop().await;
}
