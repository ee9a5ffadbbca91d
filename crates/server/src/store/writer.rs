//! One writer for all rooms: moves that came while it was writing go to disk together.

use super::write::insert_moves;
use super::{Write, failed};
use crate::room::Made;
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

/// Most of what is written is one move of one room: these go as one statement.
async fn write_all(pool: &AnyPool, batches: Vec<Batch>) {
    let (moves, others): (Vec<Batch>, Vec<Batch>) =
        batches.into_iter().partition(|batch| matches!(batch.writes[..], [Write::Move { .. }]));
    let together = write_moves(pool, &moves).await;
    // One of them may be at fault; the others are not to suffer for it.
    let is_shared = moves.len() > 1 && together.is_err();
    for Batch { writes, done } in moves {
        let _ = done.send(if is_shared { write(pool, &writes).await } else { together.clone() });
    }
    for Batch { writes, done } in others {
        let _ = done.send(write(pool, &writes).await);
    }
}

async fn write_moves(pool: &AnyPool, batches: &[Batch]) -> Result<(), Problem> {
    let rows = batches.iter().flat_map(|batch| &batch.writes).filter_map(|write| match write {
        Write::Move { room, at, made } => Some((room.as_str(), *at, made)),
        Write::Room(_)
        | Write::Cut { .. }
        | Write::State { .. }
        | Write::Deck { .. }
        | Write::DropDeck { .. }
        | Write::Pool { .. } => None,
    });
    let rows: Vec<(&str, u32, &Made)> = rows.collect();
    if rows.is_empty() {
        return Ok(());
    }
    let mut connection = pool.acquire().await.map_err(|why| failed(&why))?;
    insert_moves(&rows, &mut connection).await
}

async fn write(pool: &AnyPool, writes: &[Write]) -> Result<(), Problem> {
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
