//! Where games, decks and pools are kept: SQLite by default, PostgreSQL by its address. The queries are the same.

mod read;
mod write;
mod writer;

pub use read::DeckRow;
pub use write::Write;

use crate::room::{Made, Plan, State};
use crate::settings::Storage;
use host::{Problem, Record};
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyPool, Executor};
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::sleep;

const BETWEEN_TIDYING: Duration = Duration::from_secs(3);
const MUCH_AHEAD: u64 = 64 << 20;

/// A room as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredRoom {
    pub id: String,
    pub game: String,
    pub record: Record,
    pub plan: Plan,
    pub state: State,
    /// Seconds since 1970.
    pub begun: i64,
    pub moves: Vec<Made>,
}

#[derive(Clone)]
pub struct Store {
    pool: AnyPool,
    writer: mpsc::Sender<writer::Batch>,
    /// Two servers must not play the same games.
    lock: Option<Arc<File>>,
}

impl Store {
    /// # Errors
    /// When the place is not there, or holds something else.
    pub async fn open(storage: &Storage) -> Result<Store, Problem> {
        sqlx::any::install_default_drivers();
        let (pool, place, lock) = match storage {
            Storage::Folder(folder) => {
                let lock = lock(folder)?;
                (in_folder(folder).await?, folder.display().to_string(), Some(Arc::new(lock)))
            }
            Storage::Url(url) => (at_url(url).await?, "DATABASE_URL".to_owned(), None),
        };
        let migrated = sqlx::migrate!().run(&pool).await;
        migrated.map_err(|why| {
            let way_out = "take a newer Headjudge, or another folder with --data";
            Problem::new(place, format!("the stored games cannot be opened: {why}"), way_out)
        })?;
        let writer = writer::start(pool.clone());
        Ok(Store { pool, writer, lock })
    }

    /// Everything that was written is on disk; this only says goodbye.
    pub async fn close(&self) {
        self.pool.close().await;
        if let Some(lock) = &self.lock {
            let _ = lock.unlock();
        }
    }
}

fn unusable(folder: &Path, why: &dyn std::fmt::Display) -> Problem {
    let way_out = "name a folder that you can write to with --data";
    Problem::new(folder.display().to_string(), format!("games cannot be kept here: {why}"), way_out)
}

/// The folder is this server's own until it ends.
fn lock(folder: &Path) -> Result<File, Problem> {
    std::fs::create_dir_all(folder).map_err(|why| unusable(folder, &why))?;
    let lock = File::create(folder.join("headjudge.lock")).map_err(|why| unusable(folder, &why))?;
    lock.try_lock().map_err(|why| match why {
        TryLockError::WouldBlock => {
            let way_out = "open the page of the one that runs, or name another folder with --data";
            Problem::new(folder.display().to_string(), "another Headjudge plays here", way_out)
        }
        TryLockError::Error(why) => unusable(folder, &why),
    })?;
    Ok(lock)
}

async fn in_folder(folder: &Path) -> Result<AnyPool, Problem> {
    let file = folder.join("headjudge.db");
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
    let wrong = |why: String| {
        let way_out = "set it to postgres://USER:PASSWORD@HOST/DATABASE, or unset it to keep games in a file";
        Problem::new("DATABASE_URL", why, way_out)
    };
    if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
        return Err(wrong("it is no address of a PostgreSQL database".to_owned()));
    }
    let options = AnyPoolOptions::new().max_connections(8);
    options.connect(url).await.map_err(|why| wrong(format!("the database does not answer: {why}")))
}

/// What is not done when the storage fails: nothing is told to anybody.
fn failed(why: &sqlx::Error) -> Problem {
    let way_out = "see whether the disk is full, then try again; the game is as it was before";
    Problem::new("storage", format!("it could not be written or read: {why}"), way_out)
}

fn garbled(what: &str, why: &serde_json::Error) -> Problem {
    let way_out = "bring back a copy of the stored games";
    Problem::new(format!("storage: {what}"), format!("it cannot be understood: {why}"), way_out)
}
