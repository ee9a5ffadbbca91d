//! Somebody at a table or beside it: what they have seen, what they send, and a connection that may break.

use super::life::Life;
use crate::protocol::{FromPage, Holding};
use crate::room::Call;
use axum::extract::ws::Utf8Bytes;
use host::Problem;
use serde_json::Value;
use table::{Dice, Key, Seat};
use tokio::sync::{mpsc, oneshot};

pub struct Client {
    pub room: String,
    pub key: String,
    pub holding: Holding,
    connection: Option<Connection>,
    /// Why it was not let in.
    pub refused: Option<Problem>,
    /// The newest table that it has seen.
    pub now: Value,
    /// The log as it has put it together.
    pub log: Vec<Value>,
    /// What is on its way.
    pub sent: Vec<FromPage>,
}

struct Connection {
    id: u64,
    letters: mpsc::Receiver<Utf8Bytes>,
    /// How many moves somebody had been told of when it was made; nothing once it has heard how the table is.
    told_before: Option<u32>,
}

/// A table that somebody was told of.
pub struct Heard {
    pub at: u32,
    pub view: Value,
    /// For the first that comes over a connection: how many moves somebody had been told of before.
    pub told_before: Option<u32>,
}

impl Client {
    pub fn new(room: &str, key: &str, holding: Holding) -> Client {
        let (room, key) = (room.to_owned(), key.to_owned());
        let (now, log, sent) = (Value::Null, Vec::new(), Vec::new());
        Client { room, key, holding, connection: None, refused: None, now, log, sent }
    }

    pub fn is_connected(&self) -> bool {
        self.connection.is_some()
    }

    /// Is there still somebody at the other end? False if the server died meanwhile.
    pub fn connect(&mut self, life: &Life, told_before: u32) -> bool {
        let (outbox, letters) = mpsc::channel(life.lobby.limits.unread_messages);
        let join = |reply| Call::Join { key: self.key.clone(), outbox: outbox.clone(), reply };
        let Some(joined) = life.run(life.lobby.ask_room(&self.room, join)) else { return false };
        self.refused = joined.as_ref().err().cloned();
        self.connection = joined.ok().map(|id| Connection { id, letters, told_before: Some(told_before) });
        true
    }

    /// The line breaks. The server notices it at once, or only when it says something.
    pub fn cut(&mut self, life: &Life, is_noticed: bool) -> bool {
        match self.connection.take() {
            Some(Connection { id, .. }) if is_noticed => {
                life.run(life.lobby.say(&self.room, Call::Leave { id })).is_some()
            }
            Some(_) | None => true,
        }
    }

    pub fn forget_connection(&mut self) {
        self.connection = None;
    }

    /// Reads so many letters at most.
    pub fn read(&mut self, most: usize) -> Vec<Heard> {
        let mut heard = Vec::new();
        for _ in 0..most {
            let Some(connection) = &mut self.connection else { break };
            match connection.letters.try_recv() {
                Ok(letter) => {
                    let letter: Value = serde_json::from_str(&letter).unwrap();
                    if letter["is"] == "now" {
                        let told_before = connection.told_before.take();
                        heard.push(self.hear(letter, told_before));
                    }
                }
                Err(mpsc::error::TryRecvError::Empty) => break,
                // The room has let go of it.
                Err(mpsc::error::TryRecvError::Disconnected) => self.connection = None,
            }
        }
        heard
    }

    fn hear(&mut self, now: Value, told_before: Option<u32>) -> Heard {
        self.log.truncate(now["from"].as_u64().unwrap() as usize);
        self.log.extend(now["lines"].as_array().unwrap().iter().cloned());
        let at = now["at"].as_u64().unwrap() as u32;
        let heard = Heard { at, view: now["view"].clone(), told_before };
        self.now = now;
        heard
    }

    /// One of the options of the newest table that it knows, if it is asked.
    pub fn choose(&self, dice: &mut Dice) -> Option<(Seat, u32, Key)> {
        let asked = self.now["asked"].as_array()?.first()?;
        let keys = asked["keys"].as_array()?;
        let seat: Seat = serde_json::from_value(asked["seat"].clone()).unwrap();
        let key = keys.get(dice.roll(keys.len().max(1)))?;
        Some((seat, self.now["at"].as_u64()? as u32, serde_json::from_value(key.clone()).unwrap()))
    }

    /// The room hears something, and has dealt with it. False if the server died of it.
    pub fn deliver(&self, life: &Life, what: FromPage) -> bool {
        let Some(Connection { id, .. }) = self.connection else { return true };
        let (done, ready) = oneshot::channel();
        let said = async {
            life.lobby.say(&self.room, Call::Said { id, what, done }).await;
            let _ = ready.await;
        };
        life.run(said).is_some()
    }
}
