//! A running server, and simple clients for it.

use crate::bare_host::BareHost;
use futures_util::{SinkExt, StreamExt};
use host::Problem;
use serde_json::{Value, json};
use server::{Asset, Limits, Server, Settings, Storage};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// A folder that is gone afterwards.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let name = format!("headjudge-{}-{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
        Folder(std::env::temp_dir().join(name))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

pub struct Running {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), Problem>>,
}

pub fn quick() -> Limits {
    Limits { idle: Duration::from_millis(50), ..Limits::default() }
}

impl Running {
    /// A server that does not run yet.
    pub async fn open(storage: Storage, limits: Limits) -> Result<Server, Problem> {
        let listen = "127.0.0.1:0".parse().unwrap();
        Running::opened(Settings { listen, storage, limits, names: Vec::new(), dropped_pools: Vec::new() })
            .await
    }

    async fn opened(settings: Settings) -> Result<Server, Problem> {
        let page = |path: &str| {
            let [br, gz] = [Some(&b"br"[..]), Some(&b"gz"[..])];
            let asset = Asset { kind: "text/html", plain: b"the page", br, gz, forever: path != "/" };
            ["/", "/app-1234.js"].contains(&path).then_some(asset)
        };
        Server::open(settings, vec![Arc::new(BareHost::default())], Arc::new(page), Vec::new()).await
    }

    pub async fn start(storage: Storage, limits: Limits) -> Running {
        Running::run(Running::open(storage, limits).await.unwrap())
    }

    /// One that serves other machines, too, and was told a name.
    pub async fn for_others(folder: &Folder, name: &str) -> Running {
        let (storage, names) = (Storage::Folder(folder.0.clone()), vec![name.to_owned()]);
        let listen = "0.0.0.0:0".parse().unwrap();
        let settings = Settings { listen, storage, limits: quick(), names, dropped_pools: Vec::new() };
        let mut running = Running::run(Running::opened(settings).await.unwrap());
        running.address.set_ip([127, 0, 0, 1].into());
        running
    }

    fn run(server: Server) -> Running {
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async move { drop(stopped.await) }));
        Running { address, stop, task }
    }

    pub async fn in_folder(folder: &Folder) -> Running {
        Running::start(Storage::Folder(folder.0.clone()), quick()).await
    }

    pub async fn stop(self) {
        let _ = self.stop.send(());
        self.task.await.unwrap().unwrap();
    }

    /// How it ends by itself.
    pub async fn ends(self) -> Result<(), Problem> {
        let ended = tokio::time::timeout(Duration::from_secs(20), self.task).await;
        ended.expect("it plays on").unwrap()
    }

    /// Status, headers and body of an answer.
    pub async fn http(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> (u16, String, String) {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let own = self.address.to_string();
        let named = headers.iter().any(|(name, _)| *name == "host");
        let host = (!named).then_some(("host", own.as_str()));
        let lines = headers.iter().copied().chain(host).map(|(name, value)| format!("{name}: {value}\r\n"));
        let length = body.len();
        let request =
            format!("{method} {path} HTTP/1.1\r\nconnection: close\r\ncontent-length: {length}\r\n");
        let request = lines.fold(request, |request, line| request + &line);
        stream.write_all(format!("{request}\r\n{body}").as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        let answer = String::from_utf8(answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.split(' ').nth(1).unwrap().parse().unwrap(), head.to_lowercase(), body.to_owned())
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        let (status, _, body) = self.http("GET", path, &[], "").await;
        (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
    }

    pub async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let (status, _, body) = self.http("POST", path, &[], &body.to_string()).await;
        (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
    }

    /// As [`Running::post`], by somebody with this token.
    pub async fn post_as(&self, me: &str, path: &str, body: &Value) -> (u16, Value) {
        let (status, _, body) = self.http("POST", path, &[("x-headjudge-me", me)], &body.to_string()).await;
        (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
    }

    /// A room that is opened without a fault.
    pub async fn room(&self, new: Value) -> Made {
        self.room_of("nobody in particular", new).await
    }

    pub async fn room_of(&self, me: &str, new: Value) -> Made {
        let (status, made) = self.post_as(me, "/api/rooms", &new).await;
        assert_eq!(status, 200, "{made}");
        let links = &made["links"];
        let key = |name: &str| links[name].as_str().unwrap_or_default().to_owned();
        Made {
            room: made["room"].as_str().unwrap().to_owned(),
            a: key("a"),
            b: key("b"),
            both: key("both"),
            watch: key("watch"),
        }
    }

    pub async fn sit(&self, room: &str, key: &str) -> Client {
        self.dial(&format!("room={room}&key={key}&version=2")).await
    }

    pub async fn dial(&self, query: &str) -> Client {
        let address = format!("ws://{}/ws?{query}", self.address);
        let (socket, _) = connect_async(address).await.unwrap();
        Client { socket, last: Value::Null }
    }
}

pub struct Made {
    pub room: String,
    pub a: String,
    pub b: String,
    pub both: String,
    pub watch: String,
}

pub fn person(name: &str) -> Value {
    json!({ "who": "person", "name": name })
}

pub fn bot(bot: &str) -> Value {
    json!({ "who": "bot", "bot": bot, "budget_ms": 20 })
}

/// A new game with a seed, so that all tests see the same numbers.
pub fn new_room(stones: u64, seats: [Value; 2]) -> Value {
    let start = json!({ "new": { "wanted": { "stones": stones }, "seed": "7" } });
    json!({ "game": "nim", "start": start, "seats": seats, "clock": null, "practice": false, "pace_ms": 1 })
}

pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The newest table.
    pub last: Value,
}

impl Client {
    pub async fn say(&mut self, what: Value) {
        self.say_text(&what.to_string()).await;
    }

    pub async fn say_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// The next message, or how the connection ended.
    pub async fn hear(&mut self) -> Result<Value, Option<u16>> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(20), self.socket.next());
            match next.await.expect("nothing is said for long") {
                Some(Ok(Message::Text(text))) => {
                    let heard: Value = serde_json::from_str(&text).unwrap();
                    if heard["is"] == "now" {
                        self.last = heard.clone();
                    }
                    return Ok(heard);
                }
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// The next message of a kind.
    pub async fn next(&mut self, kind: &str) -> Value {
        self.until(|heard| heard["is"] == kind).await
    }

    pub async fn until(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let heard = self.hear().await.unwrap();
            if wanted(&heard) {
                return heard;
            }
        }
    }

    /// The table after so many moves.
    pub async fn at(&mut self, at: u64) -> Value {
        self.until(|heard| heard["is"] == "now" && heard["at"] == at).await
    }

    /// The key of an option of the newest table; of none if nothing is asked.
    pub fn key(&self, option: usize) -> Value {
        let key = self.last["asked"][0]["keys"][option].clone();
        if key.is_null() { json!("none") } else { key }
    }

    pub async fn answer(&mut self, option: u64) {
        let (at, key) = (self.last["at"].clone(), self.key(option as usize));
        self.say(json!({ "do": "answer", "at": at, "key": key })).await;
    }

    /// Answers with the first option whenever this seat is asked, until the game is over.
    pub async fn play_on(&mut self, seat: &str) -> Value {
        if self.last.is_null() {
            self.next("now").await;
        }
        loop {
            if let Some(over) = self.last["stage"].get("over") {
                return over["outcome"].clone();
            }
            if self.last["to_answer"] == seat {
                self.answer(0).await;
            }
            self.next("now").await;
        }
    }
}
