//! Many games between bots at once, and a person among them who measures how long a choice takes:
//! `cargo run --release -p server --example load -- 127.0.0.1:7878 GAME WANTED [GAMES] [SECONDS]`.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::sleep;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;

type Failed = Box<dyn Error + Send + Sync>;

struct Load {
    address: String,
    game: String,
    wanted: Value,
}

impl Load {
    async fn post(&self, path: &str, body: &Value) -> Result<Value, Failed> {
        let body = body.to_string();
        let mut stream = TcpStream::connect(&self.address).await?;
        let head = format!("POST {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        let request = format!("{head}content-length: {}\r\n\r\n{body}", body.len());
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
        if !head.contains(" 200 ") {
            return Err(body.into());
        }
        Ok(serde_json::from_str(body)?)
    }

    /// The room, and the key of A or of watchers.
    async fn open(&self, a: Value, pace_ms: u32) -> Result<(String, String), Failed> {
        let b = json!({ "who": "bot", "bot": "greedy" });
        let start = json!({ "new": { "wanted": self.wanted, "seed": null } });
        let new = json!({ "game": self.game, "start": start, "seats": [a, b], "clock": null,
            "practice": false, "pace_ms": pace_ms });
        let made = self.post("/api/rooms", &new).await?;
        let key = made["links"]["a"].as_str().or(made["links"]["watch"].as_str()).unwrap_or_default();
        Ok((made["room"].as_str().unwrap_or_default().to_owned(), key.to_owned()))
    }

    async fn open_bots(&self) -> Result<(String, String), Failed> {
        self.open(json!({ "who": "bot", "bot": "greedy" }), 1000).await
    }

    /// Keeps so many games going; says how many moves were made in all.
    async fn bots(&self, games: usize, end: Instant) -> Result<u64, Failed> {
        let mut rooms = Vec::new();
        for _ in 0..games {
            rooms.push(self.open_bots().await?);
            sleep(Duration::from_millis(1000 / games.max(1) as u64)).await;
        }
        println!("{games} games are played");
        let (mut finished, mut running) = (0, 0);
        while Instant::now() < end {
            sleep(Duration::from_secs(5)).await;
            running = 0;
            let mut over = Vec::new();
            for some in rooms.chunks(100) {
                for summary in
                    self.post("/api/rooms/mine", &json!(some)).await?.as_array().into_iter().flatten()
                {
                    let moves = summary["moves"].as_u64().unwrap_or_default();
                    if summary["outcome"].is_null() {
                        running += moves;
                    } else {
                        finished += moves;
                        over.push(summary["room"].as_str().unwrap_or_default().to_owned());
                    }
                }
            }
            rooms.retain(|(room, _)| !over.contains(room));
            while rooms.len() < games {
                rooms.push(self.open_bots().await?);
            }
        }
        Ok(finished + running)
    }

    /// Plays game after game, and measures each choice until the new table is there.
    async fn person(&self, end: Instant) -> Result<Vec<Duration>, Failed> {
        let mut measured = Vec::new();
        while Instant::now() < end {
            let (room, key) = self.open(json!({ "who": "person", "name": "load" }), 0).await?;
            let address = format!("ws://{}/ws?room={room}&key={key}&version=2", self.address);
            let (mut socket, _) = connect_async(address).await?;
            let mut sent: Option<(u64, Instant)> = None;
            while let Some(Ok(message)) = socket.next().await {
                let Message::Text(text) = message else { continue };
                let now: Value = serde_json::from_str(&text)?;
                if now["is"] == "refused" {
                    return Err(now.to_string().into());
                }
                if now["is"] != "now" {
                    continue;
                }
                let at = now["at"].as_u64().unwrap_or_default();
                if let Some((_, began)) = sent.take_if(|(answered, _)| at > *answered) {
                    measured.push(began.elapsed());
                }
                if !now["stage"]["over"].is_null() || Instant::now() > end {
                    break;
                }
                if now["to_answer"] == "A" && sent.is_none() {
                    sleep(Duration::from_millis(150)).await;
                    let keys = now["asked"][0]["keys"].as_array().map_or(&[][..], Vec::as_slice);
                    let key = &keys[measured.len() % keys.len()];
                    sent = Some((at, Instant::now()));
                    let answer = json!({ "do": "answer", "at": at, "key": key });
                    socket.send(Message::text(answer.to_string())).await?;
                }
            }
        }
        Ok(measured)
    }
}

#[tokio::main]
async fn main() -> Result<(), Failed> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [address, game, wanted, rest @ ..] = args.as_slice() else {
        return Err("usage: load ADDRESS GAME WANTED [GAMES] [SECONDS]".into());
    };
    let number = |at: usize, usual: u64| rest.get(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (games, seconds) = (number(0, 500), number(1, 60));
    let load = Load { address: address.clone(), game: game.clone(), wanted: serde_json::from_str(wanted)? };
    let load = Arc::new(load);
    let began = Instant::now();
    let end = began + Duration::from_secs(seconds);
    let other = Arc::clone(&load);
    let bots = tokio::spawn(async move { other.bots(games as usize, end).await });
    sleep(Duration::from_secs(2)).await;
    let mut measured = load.person(end).await?;
    let moves = bots.await??;
    measured.sort();
    let part = |share: f64| {
        let at = (measured.len() as f64 * share) as usize;
        measured.get(at.min(measured.len().saturating_sub(1))).copied().unwrap_or_default()
    };
    println!(
        "{} choices of a person: p50 {:?}, p99 {:?}, longest {:?}",
        measured.len(),
        part(0.5),
        part(0.99),
        part(1.0)
    );
    println!("{:.0} moves of bots a second", moves as f64 / began.elapsed().as_secs_f64());
    Ok(())
}
