//! Where the server listens and keeps things, and how much it takes.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Settings {
    pub listen: SocketAddr,
    pub storage: Storage,
    pub limits: Limits,
    /// Names by which others reach this server, beside its addresses and names without a dot.
    pub names: Vec<String>,
    /// The names of pools of everybody that are not wanted any more.
    pub dropped_pools: Vec<String>,
}

/// Where games are kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Storage {
    /// `headjudge.db` in this folder, which is made where it is missing.
    Folder(PathBuf),
    /// A PostgreSQL server, as `postgres://…`.
    Url(String),
}

/// There is a limit to everything.
#[derive(Clone, Debug)]
pub struct Limits {
    pub stored_rooms: u64,
    pub awake_rooms: usize,
    /// WebSockets.
    pub connections: usize,
    /// Requests, and connections that wait for the next one; who comes when all are taken waits for one to end.
    pub http_connections: usize,
    /// Of both kinds together, from one address; those from this machine are not counted, for a proxy is one of them.
    pub connections_of_one: usize,
    /// A request has to begin, and its head to be there, within this time.
    pub head: Duration,
    /// What is sent with a request has to be there within this time.
    pub body: Duration,
    /// A connection ends after this time, whatever is asked, sent or taken so slowly.
    pub http_lifetime: Duration,
    /// Earlier moments that are kept open while somebody looks at them; others are played again for each look.
    pub open_moments: usize,
    /// Messages that a connection has not taken yet, before it is dropped.
    pub unread_messages: usize,
    pub message_bytes: usize,
    pub body_bytes: usize,
    pub pool_bytes: usize,
    pub name_letters: usize,
    pub moves: usize,
    pub decks_of_one: usize,
    pub pools: usize,
    pub pools_of_one: usize,
    /// Challenges that are kept, those that were taken up or withdrawn too.
    pub challenges: u64,
    /// A challenge is forgotten after this time.
    pub challenge_age: Duration,
    /// How long somebody may wait for an answer that a challenge was taken up, before they ask again.
    pub challenge_wait: Duration,
    /// Requests that wait so; each takes one of `http_connections`.
    pub waiting: usize,
    /// What a player brings to a challenge.
    pub part_bytes: usize,
    /// A room that nobody looks at and where nothing happens sleeps after this time.
    pub idle: Duration,
    pub budget: Duration,
    /// The most that a bot may be asked to wait before each of its choices.
    pub pace: Duration,
    /// The most that a clock may give.
    pub clock: Duration,
    /// How long a break between two games of a match is, where there are clocks.
    pub match_break: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            stored_rooms: 1_000_000,
            awake_rooms: 5_000,
            connections: 4_000,
            http_connections: 4_000,
            connections_of_one: 200,
            head: Duration::from_secs(10),
            body: Duration::from_secs(60),
            http_lifetime: Duration::from_secs(300),
            open_moments: 500,
            unread_messages: 64,
            message_bytes: 64 << 10,
            body_bytes: 4 << 20,
            pool_bytes: 32 << 20,
            name_letters: 40,
            moves: 50_000,
            decks_of_one: 1_000,
            pools: 64,
            pools_of_one: 8,
            challenges: 100_000,
            challenge_age: Duration::from_secs(7 * 24 * 60 * 60),
            challenge_wait: Duration::from_secs(20),
            waiting: 500,
            part_bytes: 256 << 10,
            idle: Duration::from_secs(60),
            budget: Duration::from_secs(10),
            pace: Duration::from_secs(10),
            clock: Duration::from_secs(24 * 60 * 60),
            match_break: Duration::from_secs(180),
        }
    }
}
