//! The one connection that writes to PostgreSQL. It has a lock of the database for as long as it is open: so nobody
//! else plays what is written, and whoever lost the lock cannot write.

use super::hold::Hold;
use crate::problem;
use host::Problem;
use sqlx::{AnyConnection, Connection, Row, query};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};
use tracing::{info, warn};

/// How often the connection is tried while nothing is written, and asked for again while it is lost.
pub const BEAT: Duration = Duration::from_secs(1);
/// A database that does not answer for so long is out of reach.
const PATIENCE: Duration = Duration::from_secs(5);
/// The session of a server that was just killed may end a moment after it.
const LINGERING: Duration = Duration::from_secs(3);

/// The lock of this schema: "hdjg" and the schema's name.
const LOCK: &str = "SELECT pg_try_advisory_lock(1751411303, hashtext(current_schema()::text)) AS ours, \
                    pg_backend_pid()::bigint AS session";
const HOLDER: &str = "SELECT pid::bigint AS session FROM pg_locks WHERE locktype = 'advisory' AND granted \
                      AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) \
                      AND classid = 1751411303::oid AND objid = hashtext(current_schema()::text)::oid";

pub struct Session {
    url: String,
    connection: Option<AnyConnection>,
    /// Its number in the database, of the last one if it is lost.
    number: i64,
    hold: watch::Sender<Hold>,
    terms: u32,
}

/// Why there is no lock.
enum Without {
    /// Another server has it.
    Theirs,
    /// The database does not answer, or our own lost session still has it.
    NotYet(String),
}

impl From<sqlx::Error> for Without {
    fn from(why: sqlx::Error) -> Without {
        Without::NotYet(why.to_string())
    }
}

impl Session {
    /// # Errors
    /// When another server plays the games of this database, or it does not answer.
    pub async fn open(url: &str, hold: watch::Sender<Hold>) -> Result<Session, Problem> {
        let mut session = Session { url: url.to_owned(), connection: None, number: 0, hold, terms: 0 };
        let give_up = Instant::now() + LINGERING;
        loop {
            match session.lock().await {
                Ok(()) => return Ok(session),
                Err(Without::Theirs) if Instant::now() >= give_up => {
                    return Err(problem::other_server_plays());
                }
                Err(Without::Theirs) => sleep(LINGERING / 10).await,
                Err(Without::NotYet(why)) => return Err(silent(&why)),
            }
        }
    }

    /// Where to write; nothing while it is lost.
    pub fn connection(&mut self) -> Option<&mut AnyConnection> {
        self.connection.as_mut()
    }

    /// Is the connection alive? What is lost is asked for again.
    pub async fn look_after(&mut self) {
        if let Some(connection) = &mut self.connection
            && matches!(timeout(PATIENCE, connection.ping()).await, Ok(Ok(())))
        {
            return;
        }
        if self.connection.take().is_some() {
            warn!("the connection to the database is lost; no move is made until it is back");
            self.hold.send_replace(Hold::Lost);
        }
        if *self.hold.borrow() == Hold::Theirs {
            return;
        }
        match self.lock().await {
            Ok(()) => info!("the connection to the database is back"),
            Err(Without::Theirs) => drop(self.hold.send_replace(Hold::Theirs)),
            Err(Without::NotYet(_)) => {}
        }
    }

    pub async fn close(self) {
        if let Some(connection) = self.connection {
            let _ = timeout(PATIENCE, connection.close()).await;
        }
    }

    async fn lock(&mut self) -> Result<(), Without> {
        let locked = timeout(PATIENCE, locked(&self.url, self.number)).await;
        let (connection, number) = locked.map_err(|_| Without::NotYet("it takes too long".to_owned()))??;
        (self.connection, self.number) = (Some(connection), number);
        self.terms += 1;
        self.hold.send_replace(Hold::Ours(self.terms));
        Ok(())
    }
}

/// A connection that has the lock. A lost session of our own that the database has not missed yet is ended.
async fn locked(url: &str, lost: i64) -> Result<(AnyConnection, i64), Without> {
    let mut connection = AnyConnection::connect(url).await?;
    let row = query(LOCK).fetch_one(&mut connection).await?;
    if row.try_get::<bool, _>("ours")? {
        return Ok((connection, row.try_get("session")?));
    }
    let holder = query(HOLDER).fetch_optional(&mut connection).await?;
    let holder: Option<i64> = holder.map(|row| row.try_get("session")).transpose()?;
    match holder {
        Some(holder) if holder == lost => {
            let end = query("SELECT pg_terminate_backend($1::bigint::integer)").bind(lost);
            end.execute(&mut connection).await?;
            Err(Without::NotYet("the lost connection is still open".to_owned()))
        }
        Some(_) => Err(Without::Theirs),
        None => Err(Without::NotYet("the lock was just given back".to_owned())),
    }
}

/// What is wrong with a database that cannot be used.
pub fn unfit(why: String) -> Problem {
    let way_out = "set it to postgres://USER:PASSWORD@HOST/DATABASE, or unset it to keep games in a file";
    Problem::new("DATABASE_URL", why, way_out)
}

pub fn silent(why: &str) -> Problem {
    unfit(format!("the database does not answer: {why}"))
}
