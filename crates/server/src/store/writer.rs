//! One writer for all rooms: what came while it was writing goes to disk together.

use super::{Write, failed};
use host::Problem;
use sqlx::{Acquire, AnyPool};
use tokio::sync::{mpsc, oneshot};

/// Either all of it is written, or nothing.
pub struct Batch {
    pub writes: Vec<Write>,
    pub done: oneshot::Sender<Result<(), Problem>>,
}

const WAITING: usize = 4096;
const TOGETHER: usize = 512;

pub fn start(pool: AnyPool) -> mpsc::Sender<Batch> {
    let (sender, mut inbox) = mpsc::channel(WAITING);
    tokio::spawn(async move {
        let mut batches = Vec::new();
        while inbox.recv_many(&mut batches, TOGETHER).await > 0 {
            write_all(&pool, std::mem::take(&mut batches)).await;
        }
    });
    sender
}

async fn write_all(pool: &AnyPool, batches: Vec<Batch>) {
    let together = write(pool, batches.iter().flat_map(|batch| &batch.writes)).await;
    for Batch { writes, done } in batches {
        let result = match &together {
            Ok(()) => Ok(()),
            // One of them may be at fault; the others are not to suffer for it.
            Err(_) => write(pool, writes.iter()).await,
        };
        let _ = done.send(result);
    }
}

async fn write(pool: &AnyPool, writes: impl Iterator<Item = &Write>) -> Result<(), Problem> {
    let mut connection = pool.acquire().await.map_err(|why| failed(&why))?;
    let mut transaction = connection.begin().await.map_err(|why| failed(&why))?;
    for write in writes {
        write.apply(&mut transaction).await?;
    }
    transaction.commit().await.map_err(|why| failed(&why))
}

impl super::Store {
    /// Comes back when it is on disk.
    ///
    /// # Errors
    /// When it could not be written; nothing of it was, then.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), Problem> {
        let stopped = || Problem::new("storage", "the server stops", "start it again; nothing is lost");
        let (done, written) = oneshot::channel();
        self.writer.send(Batch { writes, done }).await.map_err(|_| stopped())?;
        written.await.map_err(|_| stopped())?
    }
}
