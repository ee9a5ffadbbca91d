//! What can be asked of the storage.

use super::{Store, StoredRoom};
use crate::problem;
use crate::room::{Made, Plan};
use host::Problem;
use serde::de::DeserializeOwned;
use sqlx::any::AnyRow;
use sqlx::{Row, query};

pub struct DeckRow {
    pub id: String,
    pub name: String,
    pub body: String,
    pub changed: i64,
}

pub struct PoolRow {
    /// Nothing for the one who runs the server.
    pub owner: String,
    pub id: String,
    pub game: String,
    pub name: String,
    pub text: String,
}

pub(super) fn parsed<T: DeserializeOwned>(what: &str, text: &str) -> Result<T, Problem> {
    serde_json::from_str(text).map_err(|why| problem::storage_garbled(what, why))
}

pub(super) fn text(row: &AnyRow, column: &str) -> Result<String, Problem> {
    row.try_get(column).map_err(problem::storage_failed)
}

pub(super) fn number(row: &AnyRow, column: &str) -> Result<i64, Problem> {
    row.try_get(column).map_err(problem::storage_failed)
}

/// A move that is the next one, and can be read.
fn made(row: &AnyRow, at: usize) -> Result<Made, Problem> {
    let damaged = |_| problem::move_damaged(at + 1);
    if number(row, "at").map_err(damaged)? != at as i64 {
        return Err(problem::move_missing(at + 1));
    }
    let hash: Option<String> = row.try_get("hash").map_err(|_| problem::move_damaged(at + 1))?;
    let hash = hash.map(|hash| hash.parse()).transpose().map_err(|_| problem::move_damaged(at + 1))?;
    let this = text(row, "made").and_then(|made| parsed("move", &made)).map_err(damaged)?;
    let left = [number(row, "left_a").map_err(damaged)?, number(row, "left_b").map_err(damaged)?];
    Ok(Made { this, hash, left, time: number(row, "time").map_err(damaged)? })
}

impl Store {
    /// # Errors
    /// When the storage fails.
    pub async fn room(&self, id: &str) -> Result<Option<StoredRoom>, Problem> {
        let found =
            query("SELECT id, game, record, played_by, plan, state, begun FROM rooms WHERE id = $1").bind(id);
        let Some(row) = found.fetch_optional(&self.pool).await.map_err(problem::storage_failed)? else {
            return Ok(None);
        };
        let by: Option<String> = row.try_get("played_by").map_err(problem::storage_failed)?;
        let (moves, damaged) = self.moves(id).await?;
        Ok(Some(StoredRoom {
            id: text(&row, "id")?,
            game: text(&row, "game")?,
            record: parsed("record", &text(&row, "record")?)?,
            plan: parsed("plan", &text(&row, "plan")?)?,
            state: parsed("state", &text(&row, "state")?)?,
            begun: number(&row, "begun")?,
            // Without it the game is played again all the same.
            played_by: by.and_then(|by| serde_json::from_str(&by).ok()),
            moves,
            damaged,
        }))
    }

    /// The moves up to the first that is missing or cannot be read, and why they end there.
    async fn moves(&self, room: &str) -> Result<(Vec<Made>, Option<Problem>), Problem> {
        let found =
            query("SELECT at, made, hash, left_a, left_b, time FROM moves WHERE room = $1 ORDER BY at");
        let rows = found.bind(room).fetch_all(&self.pool).await.map_err(problem::storage_failed)?;
        let mut moves = Vec::with_capacity(rows.len());
        for row in &rows {
            match made(row, moves.len()) {
                Ok(made) => moves.push(made),
                Err(damaged) => return Ok((moves, Some(damaged))),
            }
        }
        Ok((moves, None))
    }

    /// The games that are not over, the newest first.
    ///
    /// # Errors
    /// When the storage fails.
    pub async fn in_play(&self, most: usize) -> Result<Vec<(String, Plan)>, Problem> {
        let found = query("SELECT id, plan FROM rooms WHERE ended = 0 ORDER BY begun DESC LIMIT $1");
        let rows = found.bind(most as i64).fetch_all(&self.pool).await.map_err(problem::storage_failed)?;
        // One that cannot be read does not keep the others from being played.
        let readable = |row: &AnyRow| {
            let id = text(row, "id").ok()?;
            let plan = text(row, "plan").and_then(|plan| parsed("plan", &plan));
            plan.map(|plan| (id.clone(), plan)).map_err(|why| eprintln!("room {id} sleeps on: {why}")).ok()
        };
        Ok(rows.iter().filter_map(readable).collect())
    }

    /// # Errors
    /// When the storage fails.
    pub async fn count_rooms(&self) -> Result<u64, Problem> {
        let row = query("SELECT COUNT(*) AS found FROM rooms").fetch_one(&self.pool).await;
        Ok(number(&row.map_err(problem::storage_failed)?, "found")? as u64)
    }

    /// # Errors
    /// When the storage fails.
    pub async fn decks(&self, owner: &str, game: &str) -> Result<Vec<DeckRow>, Problem> {
        let found = query(
            "SELECT id, name, body, changed FROM decks WHERE owner = $1 AND game = $2 ORDER BY name, id",
        );
        let rows =
            found.bind(owner).bind(game).fetch_all(&self.pool).await.map_err(problem::storage_failed)?;
        let deck = |row: &AnyRow| {
            let (id, name, body) = (text(row, "id")?, text(row, "name")?, text(row, "body")?);
            Ok(DeckRow { id, name, body, changed: number(row, "changed")? })
        };
        rows.iter().map(deck).collect()
    }

    /// The pools of all games, in the order in which they came.
    ///
    /// # Errors
    /// When the storage fails.
    pub async fn pools(&self) -> Result<Vec<PoolRow>, Problem> {
        let found = query("SELECT owner, game, name, id, text FROM pools ORDER BY added, name");
        let rows = found.fetch_all(&self.pool).await.map_err(problem::storage_failed)?;
        let pool = |row: &AnyRow| {
            let (owner, game, name) = (text(row, "owner")?, text(row, "game")?, text(row, "name")?);
            Ok(PoolRow { owner, game, name, id: text(row, "id")?, text: text(row, "text")? })
        };
        rows.iter().map(pool).collect()
    }
}
