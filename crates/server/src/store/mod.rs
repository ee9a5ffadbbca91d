//! Where games, decks and pools are kept: SQLite by default, PostgreSQL by its address. The queries are the same.

mod challenges;
mod check;
mod hold;
mod owner_only;
mod read;
mod seam;
mod session;
mod write;
mod writer;

pub use challenges::{Ended, StoredChallenge, TakenUp};
pub use hold::Hold;
pub use read::{DeckRow, PoolRow};
pub use seam::Seam;
pub use write::Write;

use crate::lobby::locked;
use crate::problem;
use crate::room::{Made, Plan, State};
use crate::settings::Storage;
use hold::{lock, unusable};
use host::{PlayedBy, Problem, Record};
use session::{Session, silent, unfit};
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyPool, Executor};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::sleep;
use writer::Pen;

const BETWEEN_TIDYING: Duration = Duration::from_secs(3);
const MUCH_AHEAD: u64 = 64 << 20;

/// A room as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredRoom {
    pub id: String,
    pub game: String,
    pub record: Record,
    /// What it is played by; none for games of version 1.
    pub played_by: Option<PlayedBy>,
    pub plan: Plan,
    pub state: State,
    /// Seconds since 1970.
    pub begun: i64,
    pub moves: Vec<Made>,
    /// Why the moves end where they do: what comes next cannot be read.
    pub damaged: Option<Problem>,
}

pub struct Store {
    pool: AnyPool,
    writer: mpsc::Sender<writer::Batch>,
    writing: Mutex<Option<writer::Writing>>,
    hold: watch::Receiver<Hold>,
    /// The lock of a folder.
    lock: Option<File>,
}

impl Store {
    /// # Errors
    /// When the place is not there, or holds something else.
    pub async fn open(storage: &Storage) -> Result<Store, Problem> {
        Store::open_with(storage, Seam::default()).await
    }

    /// The same, with something between the writer and the database.
    ///
    /// # Errors
    /// As [`Store::open`].
    pub async fn open_with(storage: &Storage, seam: Seam) -> Result<Store, Problem> {
        sqlx::any::install_default_drivers();
        let (said, hold) = watch::channel(Hold::Ours(1));
        let (pool, place, pen, lock) = match storage {
            Storage::Folder(folder) => {
                let lock = lock(folder)?;
                let pool = in_folder(folder).await?;
                (pool.clone(), folder.display().to_string(), Pen::Shared(pool), Some(lock))
            }
            Storage::Url(url) => {
                let pool = at_url(url).await?;
                (pool, "DATABASE_URL".to_owned(), Pen::Own(Session::open(url, said).await?), None)
            }
        };
        let migrated = sqlx::migrate!().run(&pool).await;
        migrated.map_err(|why| {
            let way_out = "take a newer Headjudge, or another folder with --data";
            Problem::new(place, format!("the stored games cannot be opened: {why}"), way_out)
        })?;
        let (writer, writing) = writer::start(pen, seam, hold.clone());
        Ok(Store { pool, writer, writing: Mutex::new(Some(writing)), hold, lock })
    }

    /// Under which term games are played now.
    ///
    /// # Errors
    /// When the games are not ours, or nobody can tell.
    pub fn term(&self) -> Result<u32, Problem> {
        match *self.hold.borrow() {
            Hold::Ours(term) => Ok(term),
            Hold::Lost => Err(problem::database_out_of_reach()),
            Hold::Theirs => Err(Problem { place: "storage".to_owned(), ..problem::other_server_plays() }),
        }
    }

    /// Whose the games are, from now on. It changes no more where nobody else can take them.
    pub fn hold(&self) -> watch::Receiver<Hold> {
        self.hold.clone()
    }

    /// Everything that was written is on disk; this only says goodbye.
    pub async fn close(&self) {
        let writing = locked(&self.writing).take();
        if let Some(writing) = writing {
            writing.end().await;
        }
        self.pool.close().await;
        if let Some(lock) = &self.lock {
            let _ = lock.unlock();
        }
    }
}

async fn in_folder(folder: &Path) -> Result<AnyPool, Problem> {
    let file = folder.join("headjudge.db");
    owner_only::database(&file).map_err(|why| unusable(folder, &why))?;
    let options = AnyPoolOptions::new().max_connections(4).after_connect(|connection, _| {
        Box::pin(async move {
            connection.execute("PRAGMA journal_mode = WAL").await?;
            connection.execute("PRAGMA synchronous = FULL").await?;
            connection.execute("PRAGMA busy_timeout = 10000").await?;
            connection.execute("PRAGMA wal_autocheckpoint = 0").await?;
            Ok(())
        })
    });
    let address = format!("sqlite://{}?mode=rwc", escaped(&file.display().to_string()));
    let pool = options.connect(&address).await.map_err(|why| unusable(folder, &why))?;
    tokio::spawn(tidy(pool.clone(), folder.join("headjudge.db-wal")));
    Ok(pool)
}

/// What SQLite has written ahead goes to its place apart from the moves: no move waits for it, unless
/// there is very much of it.
async fn tidy(pool: AnyPool, ahead: PathBuf) {
    while !pool.is_closed() {
        sleep(BETWEEN_TIDYING).await;
        let _ = pool.execute("PRAGMA wal_checkpoint(PASSIVE)").await;
        if std::fs::metadata(&ahead).is_ok_and(|file| file.len() > MUCH_AHEAD) {
            let _ = pool.execute("PRAGMA wal_checkpoint(TRUNCATE)").await;
        }
    }
}

/// A path inside an address.
fn escaped(path: &str) -> String {
    path.replace('%', "%25").replace('?', "%3F").replace('#', "%23")
}

async fn at_url(url: &str) -> Result<AnyPool, Problem> {
    if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
        return Err(unfit("it is no address of a PostgreSQL database".to_owned()));
    }
    let options = AnyPoolOptions::new().max_connections(8);
    options.connect(url).await.map_err(|why| silent(&why.to_string()))
}
