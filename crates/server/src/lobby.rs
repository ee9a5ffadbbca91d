//! What all rooms share: the games, the storage, who works, and which rooms are awake.

use crate::problem;
use crate::protocol::StoredPool;
use crate::room::{self, Call};
use crate::settings::Limits;
use crate::store::Store;
use crate::tables::Tables;
use crate::work::Work;
use host::{Host, PoolId, Problem};
use serde_json::Value;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::{Semaphore, broadcast, mpsc, oneshot, watch};
use tracing::warn;

pub struct Lobby {
    pub hosts: Vec<Arc<dyn Host>>,
    pub store: Store,
    pub work: Work,
    pub limits: Limits,
    pub connections: Arc<Semaphore>,
    /// Places for moments that somebody looks back at.
    pub moments: Arc<Semaphore>,
    /// The pools of everybody and of each owner.
    pub pools: Mutex<Vec<KeptPool>>,
    /// One pool is added or removed after the other.
    pub changing_pools: tokio::sync::Mutex<()>,
    /// What anybody may find.
    pub tables: Tables,
    awake: Mutex<HashMap<String, mpsc::Sender<Call>>>,
    rooms: AtomicU64,
    joined: AtomicU64,
    /// Places for those who wait until a challenge is taken up.
    pub waiting: Semaphore,
    /// Which challenge has just ended.
    pub ended_challenges: broadcast::Sender<String>,
    stop: watch::Sender<bool>,
}

/// A pool of a game.
#[derive(Clone)]
pub struct KeptPool {
    pub game: String,
    pub whose: Whose,
    pub name: String,
    /// What the game says about it.
    pub holds: Value,
}

/// Whose a pool is.
#[derive(Clone, PartialEq, Eq)]
pub enum Whose {
    /// Brought by the one who runs the server.
    Everybody,
    /// Somebody's with this token; games call it so.
    Own { owner: String, id: PoolId },
}

impl Whose {
    /// The owner's token, as it is stored.
    pub fn owner(&self) -> &str {
        match self {
            Whose::Everybody => "",
            Whose::Own { owner, .. } => owner,
        }
    }
}

impl KeptPool {
    /// For somebody with this token: their own, or everybody's.
    pub fn told(&self) -> StoredPool {
        let own = self.whose != Whose::Everybody;
        StoredPool { name: self.name.clone(), holds: self.holds.clone(), own }
    }
}

/// Seconds since 1970.
pub fn seconds() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}

/// Neither a control letter nor one that only turns or hides what stands around it.
fn is_shown(letter: char) -> bool {
    let hides = matches!(letter,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}');
    !letter.is_control() && !hides
}

/// What is behind a lock stays usable when somebody panicked.
pub fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Lobby {
    pub fn new(hosts: Vec<Arc<dyn Host>>, store: Store, limits: Limits, rooms: u64) -> Lobby {
        Lobby {
            hosts,
            store,
            work: Work::on_all_cores(),
            connections: Arc::new(Semaphore::new(limits.connections)),
            moments: Arc::new(Semaphore::new(limits.open_moments)),
            waiting: Semaphore::new(limits.waiting),
            limits,
            pools: Mutex::default(),
            changing_pools: tokio::sync::Mutex::default(),
            tables: Tables::default(),
            awake: Mutex::default(),
            rooms: AtomicU64::new(rooms),
            joined: AtomicU64::new(0),
            ended_challenges: broadcast::Sender::new(64),
            stop: watch::Sender::new(false),
        }
    }

    /// # Errors
    /// When nobody knows this game.
    pub fn host(&self, game: &str) -> Result<Arc<dyn Host>, Problem> {
        let found = self.hosts.iter().find(|host| host.key() == game);
        found.cloned().ok_or_else(|| {
            let known: Vec<&str> = self.hosts.iter().map(|host| host.key()).collect();
            problem::no_such_game(game, known.join(" or "))
        })
    }

    /// The game for somebody who brings their own pools.
    ///
    /// # Errors
    /// When nobody knows this game.
    pub fn host_of(&self, game: &str, pools: &[PoolId]) -> Result<Arc<dyn Host>, Problem> {
        let host = self.host(game)?;
        Ok(if pools.is_empty() { host } else { host.among(pools) })
    }

    /// The pools that somebody brings.
    pub fn brought_by(&self, owner: Option<&str>, game: &str) -> Vec<PoolId> {
        let own = |pool: &KeptPool| match &pool.whose {
            Whose::Own { owner: of, id } if pool.game == game && Some(of.as_str()) == owner => {
                Some(id.clone())
            }
            Whose::Own { .. } | Whose::Everybody => None,
        };
        locked(&self.pools).iter().filter_map(own).collect()
    }

    /// A name for people, not too long.
    ///
    /// # Errors
    /// When it is too long.
    pub fn name(&self, place: &str, name: &str) -> Result<String, Problem> {
        let name: String = name.chars().filter(|&letter| is_shown(letter)).collect();
        let name = name.trim().to_owned();
        if name.chars().count() > self.limits.name_letters {
            return Err(problem::name_too_long(place, self.limits.name_letters));
        }
        Ok(name)
    }

    /// # Errors
    /// When there are too many rooms.
    pub fn room_for_one_more(&self) -> Result<(), Problem> {
        if self.rooms.fetch_add(1, Ordering::Relaxed) >= self.limits.stored_rooms {
            self.one_room_less();
            return Err(problem::too_many_rooms());
        }
        Ok(())
    }

    pub fn one_room_less(&self) {
        self.rooms.fetch_sub(1, Ordering::Relaxed);
    }

    pub fn next_connection(&self) -> u64 {
        self.joined.fetch_add(1, Ordering::Relaxed)
    }

    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    pub fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// The way to a room, which wakes up if it sleeps.
    fn room(self: &Arc<Self>, id: &str) -> Result<mpsc::Sender<Call>, Problem> {
        let mut awake = locked(&self.awake);
        if let Some(room) = awake.get(id) {
            return Ok(room.clone());
        }
        if awake.len() >= self.limits.awake_rooms {
            return Err(problem::too_busy());
        }
        let room = room::start(Arc::clone(self), id.to_owned());
        awake.insert(id.to_owned(), room.clone());
        Ok(room)
    }

    /// A new room starts to play.
    pub fn wake(self: &Arc<Self>, id: &str) {
        if let Err(problem) = self.room(id) {
            warn!(room = id, %problem, "the room sleeps on");
        }
    }

    pub fn asleep(&self, id: &str) {
        self.tables.is_gone(id);
        locked(&self.awake).remove(id);
    }

    /// Asks a room something. It may just be falling asleep: then it is asked again.
    ///
    /// # Errors
    /// When there is no such room, or it refuses.
    pub async fn ask_room<T>(
        self: &Arc<Self>,
        id: &str,
        call: impl Fn(oneshot::Sender<Result<T, Problem>>) -> Call,
    ) -> Result<T, Problem> {
        for _ in 0..3 {
            let room = self.room(id)?;
            let (reply, answer) = oneshot::channel();
            if room.send(call(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
        }
        Err(problem::room_is_silent())
    }

    /// Says something to a room that is awake, and waits until it is ready for more.
    pub async fn say(self: &Arc<Self>, id: &str, call: Call) {
        let room = locked(&self.awake).get(id).cloned();
        if let Some(room) = room {
            let _ = room.send(call).await;
        }
    }

    /// Games that go on by themselves are woken up after a start.
    ///
    /// # Errors
    /// When the storage fails.
    pub async fn resume(self: &Arc<Self>) -> Result<(), Problem> {
        for (id, plan) in self.store.in_play(self.limits.awake_rooms / 2).await? {
            let goes_on = plan.clock.is_some() || table::Seat::BOTH.iter().any(|seat| !plan.is_person(*seat));
            if goes_on && let Err(problem) = self.ask_room(&id, |reply| Call::Wake { reply }).await {
                warn!(room = id, %problem, "the room sleeps on");
            }
        }
        Ok(())
    }
}
