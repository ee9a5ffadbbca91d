//! Connections that come to no end.

use crate::running::{Folder, Running, new_room, person, quick};
use server::{Limits, Storage};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

const PLACES: usize = 3;

async fn few_places(folder: &Folder) -> Running {
    let limits = Limits {
        http_connections: PLACES,
        head: Duration::from_millis(400),
        http_lifetime: Duration::from_millis(1200),
        ..quick()
    };
    Running::start(Storage::Folder(folder.0.clone()), limits).await
}

async fn says(server: &Running, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

async fn is_cut(mut stream: TcpStream) {
    let mut rest = Vec::new();
    let end = timeout(Duration::from_secs(10), stream.read_to_end(&mut rest)).await;
    assert!(end.is_ok(), "it is still open");
}

/// Heads that never end, and connections that say nothing: others wait for their end, and no longer.
#[tokio::test]
async fn who_does_not_come_to_the_point_is_cut_off() {
    let folder = Folder::new();
    let server = few_places(&folder).await;
    for text in ["", "GET / HT", "GET / HTTP/1.1\r\nhost: localhost\r\nx: "] {
        let mut slow = Vec::new();
        for _ in 0..PLACES {
            slow.push(says(&server, text).await);
        }
        let began = Instant::now();
        assert_eq!(server.get("/api/health").await.0, 200);
        let waited = began.elapsed();
        assert!((Duration::from_millis(200)..Duration::from_secs(8)).contains(&waited), "{waited:?}");
        for stream in slow {
            is_cut(stream).await;
        }
    }
    server.stop().await;
}

/// A body that does not come, and a connection that is kept for later.
#[tokio::test]
async fn nobody_stays_for_ever() {
    let folder = Folder::new();
    let server = few_places(&folder).await;
    let head = "POST /api/rooms HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{";
    let began = Instant::now();
    is_cut(says(&server, head).await).await;
    assert!(began.elapsed() > Duration::from_secs(1), "a body has more time than a head");
    is_cut(says(&server, "GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n").await).await;
    assert_eq!(server.get("/api/health").await.0, 200);
    server.stop().await;
}

/// What is sent with a request has a time of its own, and whoever sends it is told.
#[tokio::test]
async fn a_body_that_does_not_come_is_refused() {
    let folder = Folder::new();
    let limits = Limits { body: Duration::from_millis(300), ..quick() };
    let server = Running::start(Storage::Folder(folder.0.clone()), limits).await;
    let head = "POST /api/rooms HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{";
    let mut stream = says(&server, head).await;
    let mut answer = vec![0; 12];
    timeout(Duration::from_secs(10), stream.read_exact(&mut answer)).await.unwrap().unwrap();
    assert_eq!(answer, b"HTTP/1.1 408");
    server.stop().await;
}

/// WebSockets have a limit of their own.
#[tokio::test]
async fn who_sits_at_a_table_takes_no_place_of_others() {
    let folder = Folder::new();
    let server = few_places(&folder).await;
    let made = server.room(new_room(20, [person("Ann"), person("Bo")])).await;
    let mut seated = Vec::new();
    for _ in 0..2 * PLACES {
        let mut client = server.sit(&made.room, &made.a).await;
        client.next("now").await;
        seated.push(client);
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(server.get("/api/health").await.0, 200);
    seated[0].answer(0).await;
    for client in &mut seated {
        client.at(1).await;
    }
    server.stop().await;
}
