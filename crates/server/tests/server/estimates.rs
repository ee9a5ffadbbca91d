//! What the searching bot thinks of a game that was played.

use crate::running::{Folder, Made, Running, new_room, person};
use serde_json::{Value, json};

/// A game of four moves, the last one a concession.
async fn played(server: &Running) -> Made {
    let made = server.room(new_room(7, [person("Ann"), person("Bo")])).await;
    let mut a = server.sit(&made.room, &made.a).await;
    let mut b = server.sit(&made.room, &made.b).await;
    a.next("now").await;
    a.answer(0).await;
    b.at(1).await;
    b.answer(0).await;
    let early = server.get(&format!("/api/rooms/{}/{}/estimates/0", made.room, made.a)).await;
    assert_eq!((early.0, &early.1["what"]), (400, &json!("replay_too_early")));
    a.at(2).await;
    a.say(json!({ "do": "concede", "seat": "A" })).await;
    a.at(3).await;
    made
}

fn keys(estimate: &Value) -> Vec<&Value> {
    estimate["options"].as_array().unwrap().iter().map(|option| &option["key"]).collect()
}

#[tokio::test]
async fn each_choice_of_a_game_that_is_over_is_estimated() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = played(&server).await;
    let (status, found) = server.get(&format!("/api/rooms/{}/{}/estimates/0", made.room, made.b)).await;
    assert_eq!((status, &found["next"]), (200, &Value::Null), "{found}");
    let choices = found["choices"].as_array().unwrap();
    let moments: Vec<(&Value, &Value)> =
        choices.iter().map(|choice| (&choice["at"], &choice["estimate"]["seat"])).collect();
    // Giving up is no choice among options.
    assert_eq!(moments, [(&json!(0), &json!("A")), (&json!(1), &json!("B"))]);
    for choice in choices {
        let keys = keys(&choice["estimate"]);
        assert!(keys.contains(&&choice["estimate"]["best"]) && keys.contains(&&choice["taken"]), "{choice}");
        let worth = choice["estimate"]["options"][0]["worth"].as_f64().unwrap();
        assert!((-1.0..=1.0).contains(&worth));
    }
    let (_, later) = server.get(&format!("/api/rooms/{}/{}/estimates/1", made.room, made.a)).await;
    assert_eq!(later["choices"].as_array().unwrap().len(), 1);
    let (status, _) = server.get(&format!("/api/rooms/{}/{}/estimates/9", made.room, made.a)).await;
    assert_eq!(status, 400);
    let (status, _) = server.get(&format!("/api/rooms/{}/{}/estimates/0", made.room, made.watch)).await;
    assert_eq!(status, 400, "watchers see what the players show");
    server.stop().await;
}

#[tokio::test]
async fn another_line_is_stepped_through() {
    let folder = Folder::new();
    let server = Running::in_folder(&folder).await;
    let made = played(&server).await;
    let (_, found) = server.get(&format!("/api/rooms/{}/{}/estimates/0", made.room, made.a)).await;
    let other = keys(&found["choices"][0]["estimate"])[1].as_str().unwrap().replace(' ', "%20");
    let line = |query: String| format!("/api/rooms/{}/{}/line/0?option={query}", made.room, made.a);
    let (status, line_found) = server.get(&line(format!("{other}&viewer=a"))).await;
    assert_eq!(status, 200, "{line_found}");
    let steps = line_found["steps"].as_array().unwrap();
    assert_eq!(steps[0]["move"]["answer"]["key"], json!(other.replace("%20", " ")));
    assert!(steps.len() > 1 && steps[0]["view"]["hands"][1].is_number(), "{line_found}");
    assert_eq!(steps[0]["lines"][0]["seat"], "A");
    let (_, both) = server.get(&line(other)).await;
    assert!(both["steps"][0]["view"]["hands"][1].is_array());
    let (status, refused) = server.get(&line("take%2099".to_owned())).await;
    assert_eq!((status, &refused["what"]), (400, &json!("no_such_move")));
    server.stop().await;
}
