//! The real program: killed in the middle of a game and started again, it goes on.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod running;

use futures_util::{SinkExt, StreamExt};
use running::program::{Program, folder, new_room};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

/// Plays first options until so many moves were made or the game is over; gives the last table.
async fn play(program: &Program, seat: &str, room: &str, key: &str, until: u64) -> Value {
    let address = format!("ws://{}/ws?room={room}&key={key}&version=2", program.address);
    let (mut socket, _) = tokio_tungstenite::connect_async(address).await.unwrap();
    loop {
        let next = tokio::time::timeout(Duration::from_secs(50), socket.next()).await;
        let Message::Text(text) = next.expect("the server is silent").unwrap().unwrap() else { continue };
        let heard: Value = serde_json::from_str(&text).unwrap();
        assert_ne!(heard["is"], "refused", "{heard}");
        if heard["is"] != "now" {
            continue;
        }
        let over = heard["stage"].get("over").is_some();
        // A window that is passed for the seat is not asked.
        let asked =
            heard["asked"].as_array().is_some_and(|asked| asked.iter().any(|one| one["seat"] == seat));
        if over || (heard["at"].as_u64() >= Some(until) && asked) {
            return heard;
        }
        if asked {
            let answer = json!({ "do": "answer", "at": heard["at"], "key": heard["asked"][0]["keys"][0] });
            socket.send(Message::text(answer.to_string())).await.unwrap();
        }
    }
}

#[tokio::test]
async fn killed_in_the_middle_of_a_game_it_goes_on() {
    let data = folder("killed");
    let program = Program::start(&data);
    let bot = json!({ "who": "bot", "bot": "greedy", "budget_ms": null });
    let made =
        program.post("/api/rooms", &new_room([json!({ "who": "person", "name": "Ann" }), bot.clone()]));
    let (room, key) = (made["room"].as_str().unwrap(), made["links"]["a"].as_str().unwrap());
    let mut paced = new_room([bot.clone(), bot]);
    paced["pace_ms"] = json!(20);
    let bots = program.post("/api/rooms", &paced);
    let mut told = 0;
    let mut program = program;
    for until in [5, 12, 20] {
        let before = play(&program, "A", room, key, until).await;
        drop(program);
        program = Program::start(&data);
        let after = play(&program, "A", room, key, 0).await;
        assert_eq!(after["at"], before["at"], "what was told is there");
        assert_eq!(after["view"], before["view"]);
        assert!(after["at"].as_u64().unwrap() > told);
        told = after["at"].as_u64().unwrap();
    }
    let end = play(&program, "A", room, key, u64::MAX).await;
    assert!(end["stage"]["over"]["outcome"].get("Won").is_some(), "{}", end["stage"]);
    let replay = program.ask("GET", &format!("/api/rooms/{room}/{key}/replay"), "");
    let file = data.join("replay.json");
    std::fs::write(&file, replay.to_string()).unwrap();
    let told = running::headjudge::headjudge(&["replay", file.to_str().unwrap(), "--explain"]);
    assert!(told.code == 0 && told.out.contains("Turn 2: "), "{}", told.err);
    let (room, watch) = (bots["room"].as_str().unwrap(), bots["links"]["watch"].as_str().unwrap());
    let end = play(&program, "nobody's", room, watch, u64::MAX).await;
    assert!(end["stage"]["over"]["outcome"].get("Won").is_some(), "{}", end["stage"]);
}

/// The example in another language sits down through the same door.
#[test]
fn the_python_bot_plays_a_whole_game() {
    let packages = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("python");
    let python = |args: &[&str]| {
        let mut command = Command::new("python3");
        command.args(args).env("PYTHONPATH", &packages).stderr(Stdio::null());
        command.output().ok().filter(|output| output.status.success())
    };
    let place = packages.to_str().unwrap();
    if python(&["-c", "import websockets.asyncio.client"]).is_none() {
        python(&["-m", "pip", "install", "--quiet", "--target", place, "websockets"]);
    }
    if python(&["-c", "import websockets.asyncio.client"]).is_none() {
        println!("skipped: Python with websockets is not here, and cannot be installed");
        return;
    }
    let program = Program::start(&folder("python-bot"));
    let script = checkout::root().join("examples/python/bot.py");
    let output = python(&[script.to_str().unwrap(), &format!("http://{}", program.address)]);
    let said = String::from_utf8(output.expect("bot.py ends well").stdout).unwrap();
    assert!(said.contains("over after") && said.contains("Won"), "{said}");
}
