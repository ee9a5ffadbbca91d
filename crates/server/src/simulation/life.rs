//! A server from its start to its end, good or bad. Its time stands still until it is let pass.

use super::faults::Faults;
use crate::lobby::Lobby;
use crate::settings::{Limits, Storage};
use crate::store::{Seam, Store};
use host::{CardHost, Host, Problem};
use nim::NimCards;
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::Notify;
use tokio::time::advance;

/// When nothing has happened for so long, whoever waits for a moment to pass is let go on. On a slow machine it may be
/// that only SQLite takes its time: then a moment passes that nobody waited for.
const TICK: Duration = Duration::from_millis(200);
const MOMENT: Duration = Duration::from_secs(1);
/// After so many ticks something hangs.
const PATIENCE: u32 = 300;

pub struct Life {
    /// As long as it is there, time does not pass by itself. It goes first: the runtime waits for such work.
    _still: Sender<()>,
    runtime: Runtime,
    pub lobby: Arc<Lobby>,
    pub faults: Arc<Faults>,
    pub folder: PathBuf,
    tick: Arc<Notify>,
}

/// Few letters may lie unread, so that slow clients are let go.
fn limits() -> Limits {
    Limits { unread_messages: 6, idle: Duration::from_secs(60), ..Limits::default() }
}

impl Life {
    pub fn begin(folder: &Path) -> Life {
        let runtime = Builder::new_current_thread().enable_all().start_paused(true).build().unwrap();
        let (still, until) = channel::<()>();
        let tick = Arc::new(Notify::new());
        let ticks = Arc::clone(&tick);
        // Time stands still while such work is done.
        runtime.spawn_blocking(move || {
            while let Err(RecvTimeoutError::Timeout) = until.recv_timeout(TICK) {
                ticks.notify_one();
            }
        });
        let faults = Arc::new(Faults::in_folder(folder));
        let opened = open(folder, Seam { faults: Some(Arc::clone(&faults)) });
        let lobby = runtime.block_on(in_time(opened, &faults, &tick)).expect("nobody kills it yet").unwrap();
        Life { runtime, lobby, faults, folder: folder.to_owned(), tick, _still: still }
    }

    /// What comes of it; nothing if the server dies on the way.
    pub fn run<T>(&self, what: impl Future<Output = T>) -> Option<T> {
        self.runtime.block_on(in_time(what, &self.faults, &self.tick))
    }

    pub fn pass(&self, time: Duration) {
        self.runtime.block_on(async {
            advance(time).await;
            for _ in 0..20 {
                tokio::task::yield_now().await;
            }
        });
    }

    /// It ends as it should.
    pub fn stop(self) {
        self.lobby.stop();
        self.run(self.lobby.store.close());
    }

    /// It is killed; what it has on disk goes on in another folder.
    pub fn kill(self, into: &Path) {
        self.faults.bury(into);
        self.runtime.shutdown_background();
    }
}

/// Whoever only waits for time to pass is let go on.
async fn in_time<T>(what: impl Future<Output = T>, faults: &Faults, tick: &Notify) -> Option<T> {
    let mut what = pin!(what);
    for _ in 0..PATIENCE {
        tokio::select! {
            biased;
            done = &mut what => return Some(done),
            () = faults.death() => return None,
            () = tick.notified() => advance(MOMENT).await,
        }
    }
    panic!("nothing happens any more");
}

async fn open(folder: &Path, seam: Seam) -> Result<Arc<Lobby>, Problem> {
    let store = Store::open_with(&Storage::Folder(folder.to_owned()), seam).await?;
    let wrong = store.check().await;
    assert!(wrong.is_empty(), "what is stored is not sound: {wrong:?}");
    let rooms = store.count_rooms().await?;
    let host: Arc<dyn Host> = Arc::new(CardHost::<NimCards>::new(None));
    let lobby = Arc::new(Lobby::new(vec![host], store, limits(), rooms));
    lobby.resume().await?;
    Ok(lobby)
}
