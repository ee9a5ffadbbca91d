//! Two servers do not play the same games.

use crate::postgres::Postgres;
use crate::running::{Client, Folder, Made, Running, bot, new_room, person, quick};
use server::Storage;
use sqlx::{AnyConnection, Connection, Row, query};
use std::time::Duration;

async fn second_is_told(storage: Storage) {
    let first = Running::start(storage.clone(), quick()).await;
    let problem =
        Running::open(storage.clone(), quick()).await.err().expect("two servers play the same games");
    assert!(problem.reason.contains("another Headjudge plays"), "{problem}");
    assert!(problem.way_out.contains("--data") && problem.way_out.contains("open the page of"), "{problem}");
    first.room(new_room(20, [person("Ann"), person("Bo")])).await;
    first.stop().await;
    Running::start(storage, quick()).await.stop().await;
}

#[tokio::test]
async fn the_second_server_of_a_folder_is_told() {
    let folder = Folder::new();
    second_is_told(Storage::Folder(folder.0.clone())).await;
}

#[tokio::test]
async fn the_second_server_of_a_database_is_told() {
    let Some(postgres) = Postgres::start() else { return };
    second_is_told(postgres.storage.clone()).await;
}

/// Somebody at the database's own console.
struct Console(AnyConnection);

impl Console {
    async fn at(postgres: &Postgres) -> Console {
        sqlx::any::install_default_drivers();
        let Storage::Url(url) = &postgres.storage else { panic!("no database") };
        Console(AnyConnection::connect(url).await.unwrap())
    }

    /// Ends the session that holds the lock.
    async fn cut(&mut self) {
        let sql = "SELECT COUNT(pg_terminate_backend(pid)) AS cut FROM pg_locks WHERE granted AND locktype = 'advisory'";
        let row = query(sql).fetch_one(&mut self.0).await.unwrap();
        assert_eq!(row.get::<i64, _>("cut"), 1, "one session holds the lock");
    }

    /// Takes the lock as another server would, as soon as it is free.
    async fn take(&mut self, class: i64, object: i64) {
        let sql = "SELECT pg_advisory_lock($1::bigint::integer, $2::bigint::integer)";
        query(sql).bind(class).bind(object).execute(&mut self.0).await.unwrap();
    }

    async fn lock(&mut self) -> (i64, i64) {
        let sql = "SELECT classid::integer::bigint AS class, objid::integer::bigint AS object FROM pg_locks \
                   WHERE granted AND locktype = 'advisory'";
        let row = query(sql).fetch_one(&mut self.0).await.unwrap();
        (row.get("class"), row.get("object"))
    }
}

/// Comes back as a page does, until the room lets it in.
async fn back(server: &Running, made: &Made) -> Client {
    for _ in 0..100 {
        let mut client = server.sit(&made.room, &made.a).await;
        while let Ok(heard) = client.hear().await {
            if heard["is"] == "now" {
                return client;
            }
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the room stays shut");
}

#[tokio::test]
async fn a_lost_connection_is_taken_up_again_and_the_games_go_on() {
    let Some(postgres) = Postgres::start() else { return };
    let server = Running::start(postgres.storage.clone(), quick()).await;
    let made = server.room(new_room(20, [person("Ann"), bot("greedy")])).await;
    let mut a = server.sit(&made.room, &made.a).await;
    a.next("now").await;
    a.answer(0).await;
    let before = a.at(2).await;
    Console::at(&postgres).await.cut().await;
    while a.hear().await.is_ok() {}
    let mut a = back(&server, &made).await;
    assert_eq!((&a.last["at"], &a.last["view"]), (&before["at"], &before["view"]));
    a.answer(0).await;
    a.at(4).await;
    let problem = Running::open(postgres.storage.clone(), quick()).await.err();
    assert!(
        problem.is_some_and(|problem| problem.reason.contains("another Headjudge")),
        "it is locked again"
    );
    server.stop().await;
}

#[tokio::test]
async fn who_lost_the_games_to_another_server_stops_and_says_so() {
    let Some(postgres) = Postgres::start() else { return };
    let server = Running::start(postgres.storage.clone(), quick()).await;
    let made = server.room(new_room(20, [person("Ann"), person("Bo")])).await;
    let mut a = server.sit(&made.room, &made.a).await;
    a.next("now").await;
    let (mut console, mut other) = (Console::at(&postgres).await, Console::at(&postgres).await);
    let (class, object) = console.lock().await;
    let taken = tokio::spawn(async move {
        other.take(class, object).await;
        other
    });
    tokio::time::sleep(Duration::from_millis(100)).await;
    console.cut().await;
    let other = taken.await.unwrap();
    a.answer(0).await;
    let problem = server.ends().await.expect_err("it stops");
    assert!(problem.reason.contains("another Headjudge plays"), "{problem}");
    drop(other);
    let server = Running::start(postgres.storage.clone(), quick()).await;
    let a = back(&server, &made).await;
    assert_eq!(a.last["at"], 0, "the move was not written without the lock");
    server.stop().await;
}
