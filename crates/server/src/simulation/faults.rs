//! What can happen to a write on its way to the disk. The database itself is SQLite with its file, as in the program.

use crate::lobby::locked;
use crate::problem;
use host::Problem;
use sqlx::{AnyConnection, Executor, Row};
use std::future::pending;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use table::Dice;
use tokio::sync::Notify;

/// What befalls the next write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The database refuses it at once.
    Refused,
    /// The file may not grow: SQLite itself says that the disk is full, where it needs another page.
    Full,
    /// It is written, but the writer hears that it is not.
    AnswerLost,
    /// The server is killed before anything is written.
    KilledBefore,
    /// The server is killed when it is written, before anybody hears of it.
    KilledAfter,
    /// The same, and only some of the sectors that were written since have reached the disk.
    Torn(u64),
}

/// As the disk writes.
const SECTOR: usize = 512;
/// SQLite's own bound.
const PAGES: u32 = 1_073_741_823;

/// The faults of one server.
pub struct Faults {
    folder: PathBuf,
    next: Mutex<Option<Fault>>,
    /// What was written ahead before the write that is under way.
    ahead: Mutex<Vec<u8>>,
    /// What is left of it after the death of the server.
    left: Mutex<Option<Vec<u8>>>,
    death: Notify,
}

impl Faults {
    pub fn in_folder(folder: &Path) -> Faults {
        let (next, ahead, left) = (Mutex::default(), Mutex::default(), Mutex::default());
        Faults { folder: folder.to_owned(), next, ahead, left, death: Notify::new() }
    }

    pub fn strike(&self, fault: Option<Fault>) {
        *locked(&self.next) = fault;
    }

    /// Comes when the server has been killed in the middle of a write.
    pub async fn death(&self) {
        self.death.notified().await;
    }

    /// The file that is written ahead of the database, as it is now.
    fn ahead(&self) -> Vec<u8> {
        std::fs::read(self.folder.join("headjudge.db-wal")).unwrap_or_default()
    }

    async fn die(&self, left: Vec<u8>) -> Result<(), Problem> {
        *locked(&self.left) = Some(left);
        self.death.notify_one();
        pending().await
    }

    pub async fn before(&self, on: &mut AnyConnection) -> Result<(), Problem> {
        let fault = *locked(&self.next);
        let pages = match fault {
            Some(Fault::Full) => {
                let row = on.fetch_one("PRAGMA page_count").await.map_err(problem::storage_failed)?;
                row.try_get::<i64, _>(0).map_err(problem::storage_failed)? as u32
            }
            Some(_) | None => PAGES,
        };
        let bound = format!("PRAGMA max_page_count = {pages}");
        on.execute(bound.as_str()).await.map_err(problem::storage_failed)?;
        match fault {
            Some(Fault::Refused) => {
                self.strike(None);
                Err(problem::storage_failed("the disk does not answer"))
            }
            Some(Fault::KilledBefore) => self.die(self.ahead()).await,
            Some(Fault::KilledAfter | Fault::Torn(_)) => {
                *locked(&self.ahead) = self.ahead();
                Ok(())
            }
            Some(Fault::Full | Fault::AnswerLost) | None => Ok(()),
        }
    }

    pub async fn after(&self, written: Result<(), Problem>) -> Result<(), Problem> {
        let fault = locked(&self.next).take();
        match fault {
            Some(Fault::AnswerLost) => {
                written.and_then(|()| Err(problem::storage_failed("nobody knows whether it is written")))
            }
            Some(Fault::KilledAfter) => self.die(self.ahead()).await,
            Some(Fault::Torn(seed)) => {
                let left = torn(&locked(&self.ahead), &self.ahead(), seed);
                self.die(left).await
            }
            Some(Fault::Refused | Fault::Full | Fault::KilledBefore) | None => written,
        }
    }

    /// What a dead server leaves behind, in another folder.
    pub fn bury(&self, into: &Path) {
        std::fs::create_dir_all(into).unwrap();
        std::fs::copy(self.folder.join("headjudge.db"), into.join("headjudge.db")).unwrap();
        let left = locked(&self.left).take().unwrap_or_else(|| self.ahead());
        std::fs::write(into.join("headjudge.db-wal"), left).unwrap();
    }
}

/// Each sector as it was or as it was to become.
fn torn(was: &[u8], becomes: &[u8], seed: u64) -> Vec<u8> {
    let mut dice = Dice::new(seed);
    let mut all = Vec::with_capacity(becomes.len());
    for (at, sector) in becomes.chunks(SECTOR).enumerate() {
        if dice.roll(2) == 0 {
            all.extend_from_slice(sector);
        } else {
            let old = was.get(at * SECTOR..).unwrap_or_default();
            all.extend_from_slice(&old[..old.len().min(sector.len())]);
            all.resize(at * SECTOR + sector.len(), 0);
        }
    }
    if dice.roll(2) == 0 {
        all.truncate(was.len() + dice.roll(becomes.len().saturating_sub(was.len()) + 1));
    }
    all
}
