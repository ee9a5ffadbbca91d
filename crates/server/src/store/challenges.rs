//! Challenges as they are kept: made once, ended once.

use super::Store;
use super::read::{number, parsed, text};
use super::write::{json, run};
use crate::problem;
use crate::protocol::{Challenge, RoomKey};
use host::{PoolId, Problem};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::{AnyConnection, Row, query};

#[derive(Clone, PartialEq, Debug)]
pub struct StoredChallenge {
    pub id: String,
    /// The challenger's key.
    pub key: String,
    pub told: Challenge,
    /// The challenger's part; nothing when it has ended.
    pub part: Value,
    /// The pools that the challenger brings.
    pub pools: Vec<PoolId>,
    /// Seconds since 1970.
    pub made: i64,
    pub ended: Option<Ended>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    Withdrawn,
    TakenUp(TakenUp),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakenUp {
    pub challenger: RoomKey,
    pub friend: RoomKey,
    /// The token of the friend's browser: one that did not hear the answer may ask again.
    pub by: Option<String>,
}

impl Store {
    /// One that is not older than this.
    ///
    /// # Errors
    /// When the storage fails.
    pub async fn challenge(&self, id: &str, since: i64) -> Result<Option<StoredChallenge>, Problem> {
        let found = query(
            "SELECT id, own, told, part, pools, made, ended FROM challenges WHERE id = $1 AND made >= $2",
        );
        let found = found.bind(id).bind(since).fetch_optional(&self.pool).await;
        let Some(row) = found.map_err(problem::storage_failed)? else { return Ok(None) };
        let ended: Option<String> = row.try_get("ended").map_err(problem::storage_failed)?;
        Ok(Some(StoredChallenge {
            id: text(&row, "id")?,
            key: text(&row, "own")?,
            told: parsed("challenge", &text(&row, "told")?)?,
            part: parsed("challenge", &text(&row, "part")?)?,
            pools: parsed("challenge", &text(&row, "pools")?)?,
            made: number(&row, "made")?,
            ended: ended.map(|ended| parsed("challenge", &ended)).transpose()?,
        }))
    }
}

/// A new one, if there are not too many; those that are older than this are forgotten.
pub(super) async fn insert(
    new: &StoredChallenge,
    since: i64,
    most: u64,
    on: &mut AnyConnection,
) -> Result<(), Problem> {
    run(query("DELETE FROM challenges WHERE made < $1").bind(since), on).await?;
    let found = query("SELECT COUNT(*) AS found FROM challenges").fetch_one(&mut *on).await;
    if number(&found.map_err(problem::storage_failed)?, "found")? as u64 >= most {
        return Err(problem::too_many_challenges());
    }
    let row =
        query("INSERT INTO challenges (id, own, told, part, pools, made) VALUES ($1, $2, $3, $4, $5, $6)");
    let row = row.bind(&new.id).bind(&new.key).bind(json("challenge", &new.told)?);
    let row = row.bind(json("challenge", &new.part)?).bind(json("challenge", &new.pools)?);
    run(row.bind(new.made), on).await
}

/// Only one that is open can end: whoever comes second changes nothing.
pub(super) async fn end(id: &str, ended: &Ended, on: &mut AnyConnection) -> Result<(), Problem> {
    let change =
        query("UPDATE challenges SET ended = $2, part = 'null' WHERE id = $1 AND ended IS NULL").bind(id);
    let changed =
        change.bind(json("challenge", ended)?).execute(on).await.map_err(problem::storage_failed)?;
    if changed.rows_affected() == 0 {
        return Err(problem::challenge_taken());
    }
    Ok(())
}
