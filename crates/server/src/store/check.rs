//! What is looked at before anybody plays: whether the file of the database is sound, and whether the moves of each
//! game have no gap. What is wrong is said; nothing of it keeps the other games from being played.

use super::Store;
use super::read::text;
use crate::problem;
use host::Problem;
use sqlx::{Row, query};

/// So many faults of a file are named.
const NAMED: u32 = 10;

impl Store {
    /// All that is wrong with what is stored, in the order in which it should be looked at.
    pub async fn check(&self) -> Vec<Problem> {
        let mut wrong = if self.lock.is_some() { self.check_file().await } else { Vec::new() };
        wrong.extend(self.check_moves().await);
        wrong
    }

    /// A file of SQLite that a disk or a copy has damaged.
    async fn check_file(&self) -> Vec<Problem> {
        let statement = format!("PRAGMA quick_check({NAMED})");
        let rows = match query(&statement).fetch_all(&self.pool).await {
            Ok(rows) => rows,
            Err(why) => return vec![problem::storage_garbled("headjudge.db", why)],
        };
        let said = rows.iter().filter_map(|row| row.try_get::<String, _>(0).ok());
        said.filter(|said| said != "ok").map(|said| problem::storage_garbled("headjudge.db", said)).collect()
    }

    /// Games whose moves are not one after the other from the first. They are shown up to the gap.
    async fn check_moves(&self) -> Vec<Problem> {
        let gaps = "SELECT room FROM moves GROUP BY room HAVING MIN(at) <> 0 OR COUNT(*) <> MAX(at) + 1 ORDER BY room";
        let rows = match query(gaps).fetch_all(&self.pool).await {
            Ok(rows) => rows,
            Err(why) => return vec![problem::storage_failed(why)],
        };
        rows.iter().filter_map(|row| text(row, "room").ok()).map(problem::moves_have_a_gap).collect()
    }
}
