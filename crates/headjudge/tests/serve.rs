//! The real program: killed in the middle of a game and started again, it goes on.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod checkout;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

struct Program {
    process: Child,
    address: String,
}

impl Program {
    fn start(data: &Path) -> Program {
        let mut command = Command::new(env!("CARGO_BIN_EXE_headjudge"));
        command.args(["--listen", "127.0.0.1:0", "--data"]).arg(data).stdout(Stdio::piped());
        let mut process = command.spawn().expect("the program can be run");
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Headjudge is at http://").expect("it says where it is");
        Program { process, address: address.trim_end_matches('/').to_owned() }
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        self.ask("POST", path, &body.to_string())
    }

    fn ask(&self, method: &str, path: &str, body: &str) -> Value {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        write!(stream, "{head}content-length: {}\r\n\r\n{body}", body.len()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
    }
}

impl Drop for Program {
    /// SIGKILL: it has no time to say goodbye.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn new_room(seats: [Value; 2]) -> Value {
    let decks = json!({ "decks": [{ "builtin": "ST1" }, { "builtin": "ST2" }], "allow_unread": false });
    json!({ "game": "digimon", "start": { "new": { "wanted": decks, "seed": "1" } }, "seats": seats,
        "clock": null, "practice": false, "pace_ms": 0 })
}

/// Plays first options until so many moves were made or the game is over; gives the last table.
async fn play(program: &Program, seat: &str, room: &str, key: &str, until: u64) -> Value {
    let address = format!("ws://{}/ws?room={room}&key={key}&version=1", program.address);
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
        if over || (heard["at"].as_u64() >= Some(until) && heard["to_answer"] == seat) {
            return heard;
        }
        if heard["to_answer"] == seat {
            let answer = json!({ "do": "answer", "at": heard["at"], "option": 0 });
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
    let told = checkout::headjudge::headjudge(&["replay", file.to_str().unwrap(), "--explain"]);
    assert!(told.code == 0 && told.out.contains("Turn 2 begins"), "{}", told.err);
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
