//! Connections to a room: each with its own eyes, and a queue that it has to keep up with.

use super::moment::Kept;
use crate::protocol::{Holding, ToPage};
use axum::extract::ws::Utf8Bytes;
use host::Eyes;
use table::Seat;
use tokio::sync::mpsc;

pub struct Seated {
    pub id: u64,
    pub holding: Holding,
    pub eyes: Eyes,
    /// How many lines of the log it has.
    pub seen: usize,
    outbox: mpsc::Sender<Utf8Bytes>,
    /// What it looks back at.
    pub kept: Kept,
    /// It did not keep up, or has gone.
    pub is_lost: bool,
}

impl Seated {
    pub fn new(id: u64, holding: Holding, eyes: Eyes, outbox: mpsc::Sender<Utf8Bytes>) -> Seated {
        Seated { id, holding, eyes, seen: 0, outbox, kept: Kept::default(), is_lost: false }
    }

    pub fn holds(&self, seat: Seat) -> bool {
        holds(self.holding, seat)
    }

    pub fn tell(&mut self, what: &ToPage) {
        self.send(written(what));
    }

    /// Never waits: who is too slow is let go, and comes back to the newest position.
    pub fn send(&mut self, text: Utf8Bytes) {
        self.is_lost |= self.outbox.try_send(text).is_err();
    }

    pub fn outbox(&self) -> mpsc::Sender<Utf8Bytes> {
        self.outbox.clone()
    }
}

pub fn written(what: &ToPage) -> Utf8Bytes {
    serde_json::to_string(what).unwrap_or_default().into()
}

pub fn holds(holding: Holding, seat: Seat) -> bool {
    match holding {
        Holding::A => seat == Seat::A,
        Holding::B => seat == Seat::B,
        Holding::Both => true,
        Holding::Watcher => false,
    }
}

/// Watchers see what the players agreed to show.
pub fn eyes(holding: Holding, shown: [bool; 2]) -> Eyes {
    match (holding, shown) {
        (Holding::A, _) | (Holding::Watcher, [true, false]) => Eyes::Of(Seat::A),
        (Holding::B, _) | (Holding::Watcher, [false, true]) => Eyes::Of(Seat::B),
        (Holding::Both, _) | (Holding::Watcher, [true, true]) => Eyes::Both,
        (Holding::Watcher, [false, false]) => Eyes::Public,
    }
}
