//! What can be written, as values.

use super::{Ended, StoredChallenge, StoredRoom, challenges};
use crate::problem;
use crate::room::{Made, State};
use host::{PlayedBy, Problem};
use serde::Serialize;
use sqlx::{AnyConnection, query};

#[derive(Clone, Debug)]
pub enum Write {
    /// A new room with its moves so far.
    Room(Box<StoredRoom>),
    Move {
        room: String,
        at: u32,
        made: Made,
    },
    /// All moves of a game of version 1, by their keys and with hashes.
    Keyed {
        room: String,
        played_by: PlayedBy,
        moves: Vec<Made>,
    },
    /// Moves from this one on are forgotten.
    Cut {
        room: String,
        at: u32,
    },
    State {
        room: String,
        state: State,
        ended: bool,
    },
    Deck {
        owner: String,
        game: String,
        id: String,
        name: String,
        body: String,
        changed: i64,
    },
    DropDeck {
        owner: String,
        game: String,
        id: String,
    },
    Pool {
        /// Nobody's token is empty: that is the one who runs the server.
        owner: String,
        game: String,
        name: String,
        id: String,
        text: String,
        added: i64,
    },
    /// A new challenge; those older than `since` are forgotten, and there are no more than `most`.
    Challenge {
        new: Box<StoredChallenge>,
        since: i64,
        most: u64,
    },
    EndChallenge {
        id: String,
        ended: Ended,
    },
    DropPool {
        owner: String,
        game: String,
        name: String,
    },
}

pub(super) fn json(what: &str, value: &impl Serialize) -> Result<String, Problem> {
    serde_json::to_string(value).map_err(|why| problem::storage_garbled(what, why))
}

impl Write {
    pub(super) async fn apply(&self, on: &mut AnyConnection) -> Result<(), Problem> {
        match self {
            Write::Room(room) => insert_room(room, on).await,
            Write::Move { room, at, made } => insert_move(room, *at, made, on).await,
            Write::Keyed { room, played_by, moves } => rewrite_moves(room, played_by, moves, on).await,
            Write::Cut { room, at } => {
                let cut = query("DELETE FROM moves WHERE room = $1 AND at >= $2");
                run(cut.bind(room).bind(i64::from(*at)), on).await
            }
            Write::State { room, state, ended } => {
                let change = query("UPDATE rooms SET state = $2, ended = $3 WHERE id = $1");
                run(change.bind(room).bind(json("state", state)?).bind(i64::from(*ended)), on).await
            }
            Write::Deck { owner, game, id, name, body, changed } => {
                let deck = query(
                    "INSERT INTO decks (owner, game, id, name, body, changed) VALUES ($1, $2, $3, $4, $5, $6) \
                     ON CONFLICT (owner, game, id) DO UPDATE SET \
                     name = excluded.name, body = excluded.body, changed = excluded.changed",
                );
                run(deck.bind(owner).bind(game).bind(id).bind(name).bind(body).bind(*changed), on).await
            }
            Write::DropDeck { owner, game, id } => {
                let deck = query("DELETE FROM decks WHERE owner = $1 AND game = $2 AND id = $3");
                run(deck.bind(owner).bind(game).bind(id), on).await
            }
            Write::Pool { owner, game, name, id, text, added } => {
                let pool = query(
                    "INSERT INTO pools (owner, game, name, id, text, added) VALUES ($1, $2, $3, $4, $5, $6) \
                     ON CONFLICT (owner, game, name) DO UPDATE SET text = excluded.text",
                );
                run(pool.bind(owner).bind(game).bind(name).bind(id).bind(text).bind(*added), on).await
            }
            Write::Challenge { new, since, most } => challenges::insert(new, *since, *most, on).await,
            Write::EndChallenge { id, ended } => challenges::end(id, ended, on).await,
            Write::DropPool { owner, game, name } => {
                let pool = query("DELETE FROM pools WHERE owner = $1 AND game = $2 AND name = $3");
                run(pool.bind(owner).bind(game).bind(name), on).await
            }
        }
    }
}

type Query<'a> = sqlx::query::Query<'a, sqlx::Any, sqlx::any::AnyArguments<'a>>;

pub(super) async fn run(query: Query<'_>, on: &mut AnyConnection) -> Result<(), Problem> {
    query.execute(on).await.map_err(problem::storage_failed)?;
    Ok(())
}

async fn insert_room(room: &StoredRoom, on: &mut AnyConnection) -> Result<(), Problem> {
    let row = query(
        "INSERT INTO rooms (id, game, record, played_by, plan, state, ended, begun) \
         VALUES ($1, $2, $3, $4, $5, $6, 0, $7)",
    );
    let by = room.played_by.as_ref().map(|by| json("played_by", by)).transpose()?;
    let row = row.bind(&room.id).bind(&room.game).bind(json("record", &room.record)?).bind(by);
    let row = row.bind(json("plan", &room.plan)?).bind(json("state", &room.state)?).bind(room.begun);
    run(row, on).await?;
    for (at, made) in (0..).zip(&room.moves) {
        insert_move(&room.id, at, made, on).await?;
    }
    Ok(())
}

async fn rewrite_moves(
    room: &str,
    by: &PlayedBy,
    moves: &[Made],
    on: &mut AnyConnection,
) -> Result<(), Problem> {
    let change = query("UPDATE rooms SET played_by = $2 WHERE id = $1").bind(room);
    run(change.bind(json("played_by", by)?), on).await?;
    for (at, made) in (0i64..).zip(moves) {
        let change = query("UPDATE moves SET made = $3, hash = $4 WHERE room = $1 AND at = $2").bind(room);
        let change = change.bind(at).bind(json("move", &made.this)?);
        run(change.bind(made.hash.map(|hash| hash.to_string())), on).await?;
    }
    Ok(())
}

async fn insert_move(room: &str, at: u32, made: &Made, on: &mut AnyConnection) -> Result<(), Problem> {
    insert_moves(&[(room, at, made)], on).await
}

/// All at once: one statement is one way to the disk.
pub(super) async fn insert_moves(
    moves: &[(&str, u32, &Made)],
    on: &mut AnyConnection,
) -> Result<(), Problem> {
    let row = |at: usize| {
        let holes: Vec<String> = (1..=7).map(|hole| format!("${}", 7 * at + hole)).collect();
        format!("({})", holes.join(", "))
    };
    let rows: Vec<String> = (0..moves.len()).map(row).collect();
    let sql =
        format!("INSERT INTO moves (room, at, made, hash, left_a, left_b, time) VALUES {}", rows.join(", "));
    // Only the usual ones are worth to be remembered.
    let mut insert = query(&sql).persistent(moves.len() == 1);
    for (room, at, made) in moves {
        insert = insert.bind(*room).bind(i64::from(*at)).bind(json("move", &made.this)?);
        insert = insert.bind(made.hash.map(|hash| hash.to_string()));
        insert = insert.bind(made.left[0]).bind(made.left[1]).bind(made.time);
    }
    run(insert, on).await
}
