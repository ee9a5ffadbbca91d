//! The program as a server, for as long as a test needs it.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

pub struct Program {
    process: Child,
    pub address: String,
    complaints: PathBuf,
}

/// Status and body of an answer.
pub type Answer = (u16, Vec<u8>);

impl Program {
    pub fn start(data: &Path) -> Program {
        std::fs::create_dir_all(data).unwrap();
        let complaints = data.join("stderr");
        let mut command = Command::new(env!("CARGO_BIN_EXE_headjudge"));
        command.args(["--listen", "127.0.0.1:0", "--data"]).arg(data).stdout(Stdio::piped());
        let mut process = command
            .stderr(std::fs::File::create(&complaints).unwrap())
            .spawn()
            .expect("the program can be run");
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Headjudge is at http://").expect("it says where it is");
        Program { process, address: address.trim_end_matches('/').to_owned(), complaints }
    }

    /// What it wrote to its standard error.
    pub fn complaints(&self) -> String {
        std::fs::read_to_string(&self.complaints).unwrap()
    }

    pub fn post(&self, path: &str, body: &Value) -> Value {
        self.ask("POST", path, &body.to_string())
    }

    pub fn ask(&self, method: &str, path: &str, body: &str) -> Value {
        serde_json::from_slice(&self.send(method, path, body.as_bytes()).1).unwrap()
    }

    /// Sends anything, and waits for an answer to it.
    pub fn send(&self, method: &str, path: &str, body: &[u8]) -> Answer {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        let own = format!("host: {}\r\nx-headjudge-me: 0123456789abcdef\r\n", self.address);
        let head = format!("{method} {path} HTTP/1.1\r\n{own}connection: close\r\n");
        write!(stream, "{head}content-length: {}\r\n\r\n", body.len()).unwrap();
        // Who is refused by the head alone may be sent away before the end.
        let _ = stream.write_all(body);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        let end = answer.windows(4).position(|four| four == b"\r\n\r\n");
        let end = end.unwrap_or_else(|| panic!("{method} {path} is not answered: {answer:?}"));
        let status = std::str::from_utf8(&answer[9..12]).unwrap().parse().unwrap();
        (status, answer[end + 4..].to_vec())
    }
}

impl Drop for Program {
    /// SIGKILL: it has no time to say goodbye.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A new folder for its data.
pub fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

pub fn new_room(seats: [Value; 2]) -> Value {
    let decks = json!({ "decks": [{ "builtin": "ST1" }, { "builtin": "ST2" }], "allow_unread": false });
    json!({ "game": "digimon", "start": { "new": { "wanted": decks, "seed": "1" } }, "seats": seats,
        "clock": null, "practice": false, "pace_ms": 0 })
}

pub fn person(name: &str) -> Value {
    json!({ "who": "person", "name": name })
}
