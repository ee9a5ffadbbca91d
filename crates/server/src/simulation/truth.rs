//! What everybody was told and has sent, and whether it fits together: nothing that was told of is lost, nothing is made
//! twice or by nobody, and seats, watchers and replay agree.

use super::client::{Client, Heard};
use crate::protocol::{Holding, Replay};
use host::{Host, Move, Playing, Viewer};
use serde_json::Value;
use std::collections::{HashMap, HashSet};
use table::{Key, Seat};

#[derive(Default)]
pub struct Truth {
    rooms: HashMap<String, Room>,
    /// Milliseconds that went by.
    passed: u64,
    /// How many moves all games had.
    pub moves: usize,
}

#[derive(Default)]
struct Room {
    has_clock: bool,
    /// Seat A has given up.
    given_up: bool,
    /// The most moves that anybody was told of.
    newest: u32,
    /// What each viewer saw after so many moves.
    views: HashMap<(Holding, u32), Value>,
    sent: HashSet<(Seat, u32, Key)>,
}

impl Truth {
    pub fn open(&mut self, room: &str, has_clock: bool) {
        self.rooms.insert(room.to_owned(), Room { has_clock, ..Room::default() });
    }

    pub fn pass(&mut self, millis: u64) {
        self.passed += millis;
    }

    /// How many moves somebody was told of.
    pub fn newest(&self, room: &str) -> u32 {
        self.rooms[room].newest
    }

    pub fn sent(&mut self, room: &str, seat: Seat, at: u32, key: &Key) {
        self.rooms.get_mut(room).unwrap().sent.insert((seat, at, key.clone()));
    }

    pub fn told(&mut self, room: &str, holding: Holding, Heard { at, view, told_before }: Heard) {
        let room = self.rooms.get_mut(room).unwrap();
        if let Some(before) = told_before {
            assert!(at >= before, "after {before} moves were told of, only {at} are there");
        }
        room.newest = room.newest.max(at);
        let seen = room.views.entry((holding, at)).or_insert_with(|| view.clone());
        assert_eq!(*seen, view, "{holding:?} sees something else after {at} moves than before");
    }

    pub fn gives_up(&mut self, room: &str) {
        self.rooms.get_mut(room).unwrap().given_up = true;
    }

    /// The replay is what was sent, and what everybody saw.
    pub fn check(&mut self, client: &Client, host: &dyn Host, replay: &Replay) {
        let room = &self.rooms[&client.room];
        assert!(replay.moves.len() as u32 >= room.newest, "moves that were told of are lost");
        let mut playing = host.open(&replay.record).unwrap();
        let viewer = match client.holding {
            Holding::A => Viewer::Seat(Seat::A),
            Holding::B => Viewer::Seat(Seat::B),
            Holding::Both => Viewer::Both,
            Holding::Watcher => Viewer::Public,
        };
        for at in 0..=replay.moves.len() {
            if let Some(seen) = room.views.get(&(client.holding, at as u32)) {
                assert_eq!(*seen, playing.view(viewer), "{viewer:?} saw something else after {at} moves");
            }
            let Some(this) = replay.moves.get(at) else { break };
            let wanted = self.is_wanted(room, at as u32, this) || is_passed(&*playing, this);
            assert!(wanted, "nobody made move {at}: {this:?}");
            playing.make(this).unwrap();
            assert_eq!(replay.hashes[at], playing.state_hash(), "move {at} leads elsewhere");
        }
        assert!(playing.outcome().is_some(), "the game does not end");
        assert_eq!(client.now["at"], replay.moves.len(), "{viewer:?} does not know the end");
        assert_eq!(client.log, playing.log(0, viewer), "{viewer:?} has read something else");
        self.moves += replay.moves.len();
    }

    fn is_wanted(&self, room: &Room, at: u32, this: &Move) -> bool {
        match this {
            Move::Answer { seat, key } => room.sent.contains(&(*seat, at, key.clone())),
            Move::TimeOut(_) => {
                room.has_clock && self.passed >= u64::from(super::world::GAME_SECONDS) * 1_000 / 2
            }
            Move::Concede(seat) => room.given_up && *seat == Seat::A,
            Move::Option(_) | Move::Draw => false,
        }
    }
}

/// A window in which a seat can only pass is passed for it.
fn is_passed(playing: &dyn Playing, this: &Move) -> bool {
    let Move::Answer { seat, .. } = this else { return false };
    playing.asked(*seat).is_some_and(|asked| asked.options == 1 && asked.pass.is_some())
}
