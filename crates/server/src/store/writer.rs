//! One writer for all rooms: moves that came while it was writing go to disk together.

use super::Write;
use super::hold::Hold;
use super::seam::Seam;
use super::session::{BEAT, Session};
use super::write::insert_moves;
use crate::problem;
use crate::room::Made;
use host::Problem;
use sqlx::{AnyConnection, AnyPool, Connection};
use std::future::pending;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::sleep;

/// Either all of it is written, or nothing.
pub struct Batch {
    pub writes: Vec<Write>,
    /// It is only for this term of the hold.
    pub term: u32,
    pub done: oneshot::Sender<Result<(), Problem>>,
}

const WAITING: usize = 4096;
const TOGETHER: usize = 512;

/// What is written with.
pub enum Pen {
    /// Any connection of a file.
    Shared(AnyPool),
    /// The one connection that may.
    Own(Session),
}

/// Where to send what is to be written, and who writes until the server stops.
pub fn start(pen: Pen, seam: Seam, hold: watch::Receiver<Hold>) -> (mpsc::Sender<Batch>, Writing) {
    let (sender, inbox) = mpsc::channel(WAITING);
    let (stop, stopped) = oneshot::channel();
    let task = tokio::spawn(write_on(pen, seam, hold, inbox, stopped));
    (sender, Writing { stop, task })
}

/// The writer at work.
pub struct Writing {
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Writing {
    pub async fn end(self) {
        let _ = self.stop.send(());
        let _ = self.task.await;
    }
}

async fn write_on(
    mut pen: Pen,
    seam: Seam,
    hold: watch::Receiver<Hold>,
    mut inbox: mpsc::Receiver<Batch>,
    mut stopped: oneshot::Receiver<()>,
) {
    let mut batches = Vec::new();
    let beat = pen.beat();
    loop {
        tokio::select! {
            biased;
            _ = &mut stopped => break,
            found = inbox.recv_many(&mut batches, TOGETHER) => {
                if found == 0 {
                    break;
                }
                let (current, old): (Vec<Batch>, Vec<Batch>) = std::mem::take(&mut batches)
                    .into_iter()
                    .partition(|batch| hold.borrow().is_under(batch.term));
                refuse(old, &problem::database_out_of_reach());
                pen.write(current, &seam).await;
            }
            () = rest(beat) => pen.look_after().await,
        }
    }
    if let Pen::Own(session) = pen {
        session.close().await;
    }
}

async fn rest(beat: Option<Duration>) {
    match beat {
        Some(beat) => sleep(beat).await,
        None => pending().await,
    }
}

impl Pen {
    /// After how long it wants to be looked after.
    fn beat(&self) -> Option<Duration> {
        match self {
            Pen::Shared(_) => None,
            Pen::Own(_) => Some(BEAT),
        }
    }

    async fn look_after(&mut self) {
        if let Pen::Own(session) = self {
            session.look_after().await;
        }
    }

    async fn write(&mut self, batches: Vec<Batch>, seam: &Seam) {
        match self {
            Pen::Shared(pool) => match pool.acquire().await {
                Ok(mut connection) => drop(write_all(&mut connection, batches, seam).await),
                Err(why) => refuse(batches, &problem::storage_failed(why)),
            },
            Pen::Own(session) => {
                let written = match session.connection() {
                    Some(connection) => write_all(connection, batches, seam).await,
                    None => return refuse(batches, &problem::database_out_of_reach()),
                };
                if written.is_err() {
                    session.look_after().await;
                }
            }
        }
    }
}

fn refuse(batches: Vec<Batch>, problem: &Problem) {
    for batch in batches {
        let _ = batch.done.send(Err(problem.clone()));
    }
}

/// Most of what is written is one move of one room: these go as one statement. Gives the last problem, if one came.
async fn write_all(on: &mut AnyConnection, batches: Vec<Batch>, seam: &Seam) -> Result<(), Problem> {
    let (moves, others): (Vec<Batch>, Vec<Batch>) =
        batches.into_iter().partition(|batch| matches!(batch.writes[..], [Write::Move { .. }]));
    let together = write_moves(on, &moves, seam).await;
    // One of them may be at fault; the others are not to suffer for it.
    let is_shared = moves.len() > 1 && together.is_err();
    let mut all = Ok(());
    for Batch { writes, done, .. } in moves {
        let written = if is_shared { write(on, &writes, seam).await } else { together.clone() };
        all = all.and(written.clone());
        let _ = done.send(written);
    }
    for Batch { writes, done, .. } in others {
        let written = write(on, &writes, seam).await;
        all = all.and(written.clone());
        let _ = done.send(written);
    }
    all
}

async fn write_moves(on: &mut AnyConnection, batches: &[Batch], seam: &Seam) -> Result<(), Problem> {
    let rows = batches.iter().flat_map(|batch| &batch.writes).filter_map(|write| match write {
        Write::Move { room, at, made } => Some((room.as_str(), *at, made)),
        Write::Room(_)
        | Write::Keyed { .. }
        | Write::Cut { .. }
        | Write::State { .. }
        | Write::Deck { .. }
        | Write::DropDeck { .. }
        | Write::Pool { .. }
        | Write::DropPool { .. }
        | Write::Challenge { .. }
        | Write::EndChallenge { .. } => None,
    });
    let rows: Vec<(&str, u32, &Made)> = rows.collect();
    if rows.is_empty() {
        return Ok(());
    }
    seam.before(on).await?;
    seam.after(insert_moves(&rows, on).await).await
}

async fn write(on: &mut AnyConnection, writes: &[Write], seam: &Seam) -> Result<(), Problem> {
    seam.before(on).await?;
    seam.after(in_transaction(on, writes).await).await
}

async fn in_transaction(on: &mut AnyConnection, writes: &[Write]) -> Result<(), Problem> {
    let mut transaction = on.begin().await.map_err(problem::storage_failed)?;
    for write in writes {
        write.apply(&mut transaction).await?;
    }
    transaction.commit().await.map_err(problem::storage_failed)
}

impl super::Store {
    /// Comes back when it is on disk. A game that was opened in another term is not written: it may have gone on
    /// elsewhere.
    ///
    /// # Errors
    /// When it could not be written; nothing of it was, then.
    pub async fn write_in(&self, term: u32, writes: Vec<Write>) -> Result<(), Problem> {
        let (done, written) = oneshot::channel();
        self.writer.send(Batch { writes, term, done }).await.map_err(|_| problem::server_stops())?;
        written.await.map_err(|_| problem::server_stops())?
    }

    /// Comes back when it is on disk.
    ///
    /// # Errors
    /// When it could not be written; nothing of it was, then.
    pub async fn write(&self, writes: Vec<Write>) -> Result<(), Problem> {
        self.write_in(self.term()?, writes).await
    }
}
