//! Opening rooms, lists of them, replays, and requests that the games answer.

use super::AppState;
use super::body::{Sent, json, text};
use super::fault::Fault;
use super::me::me;
use crate::protocol::{self, NewRoom, Replay, RoomMade, SeatPlan, Start, Summary};
use crate::room::{self, Call, Copy};
use crate::work::Rank;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::IntoResponse;
use futures_util::future::join_all;
use host::{Move, Problem, Record};
use serde::Deserialize;
use serde_json::Value;

const MOST_MINE: usize = 100;

pub async fn open(
    State(app): State<AppState>,
    headers: HeaderMap,
    sent: Sent,
) -> Result<Json<RoomMade>, Fault> {
    let new: NewRoom = json(sent)?;
    let pools = app.lobby.brought_by(me(&headers).as_deref(), &new.game);
    Ok(Json(room::checked(&app.lobby, new, &pools).await?.store(&app.lobby).await?))
}

/// Rooms that are not there, or whose key does not fit, are left out.
pub async fn mine(State(app): State<AppState>, sent: Sent) -> Result<Json<Vec<Summary>>, Fault> {
    let wanted: Vec<(String, String)> = json(sent)?;
    let ask = |(room, key): &(String, String)| {
        let (lobby, room, key) = (app.lobby.clone(), room.clone(), key.clone());
        async move {
            match lobby.ask_room(&room, |reply| Call::Summary { key: key.clone(), reply }).await {
                Ok(summary) => Some(summary),
                Err(problem) => room::shut(&lobby, &room, &key, problem).await,
            }
        }
    };
    let found = join_all(wanted.iter().take(MOST_MINE).map(ask)).await;
    Ok(Json(found.into_iter().flatten().collect()))
}

/// The tables that anybody may find.
pub async fn tables(State(app): State<AppState>) -> Json<protocol::Tables> {
    Json(app.lobby.tables.told())
}

pub async fn replay(
    State(app): State<AppState>,
    Path((room, key)): Path<(String, String)>,
) -> Result<impl IntoResponse, Fault> {
    let replay: Replay = app.lobby.ask_room(&room, |reply| Call::Replay { key: key.clone(), reply }).await?;
    let name = format!("attachment; filename=\"headjudge-{}.json\"", &room[..room.len().min(8)]);
    Ok(([(CONTENT_DISPOSITION, name)], Json(replay)))
}

/// All games of a match as one file.
pub async fn whole_match(
    State(app): State<AppState>,
    Path((room, key)): Path<(String, String)>,
) -> Result<impl IntoResponse, Fault> {
    let file = room::whole_match(&app.lobby, &room, &key).await?;
    let name = format!("attachment; filename=\"headjudge-match-{}.json\"", &room[..room.len().min(8)]);
    Ok(([(CONTENT_DISPOSITION, name)], Json(file)))
}

/// A moment of a game as a record to start from, whatever happened before it.
pub async fn position(
    State(app): State<AppState>,
    Path((room, key, at)): Path<(String, String, u32)>,
) -> Result<Json<Record>, Fault> {
    let copy = |reply| Call::Copy { key: key.clone(), at, reply };
    let Copy { game, record, steps, .. } = app.lobby.ask_room(&room, copy).await?;
    let host = app.lobby.host(&game)?;
    let moves: Vec<Move> = steps.into_iter().map(|step| step.this).collect();
    let found =
        app.lobby.work.opening.run(Rank::Watched, move || room::position(&*host, &record, &moves)).await?;
    Ok(Json(found?))
}

/// A room to look at a replay in, with both hands open.
pub async fn open_replay(
    State(app): State<AppState>,
    headers: HeaderMap,
    sent: Sent,
) -> Result<Json<protocol::RoomKey>, Fault> {
    let text = text(sent)?;
    if let Some(opened) = room::open_match(&app.lobby, &text).await? {
        return Ok(Json(opened));
    }
    let replay = room::read_replay(&text)?;
    let seats = replay.players.map(|player| SeatPlan::Person { name: player.called() });
    let start = Start::File { text, at: None };
    let (clock, best_of, pace_ms) = (None, None, None);
    let new =
        NewRoom { game: replay.game, start, seats, clock, best_of, practice: true, pace_ms, listed: false };
    let pools = app.lobby.brought_by(me(&headers).as_deref(), &new.game);
    let made = room::checked(&app.lobby, new, &pools).await?.store(&app.lobby).await?;
    let key = made.links.both.unwrap_or(made.links.watch);
    Ok(Json(protocol::RoomKey { room: made.room, key }))
}

/// The room that somebody sits in while they ask.
#[derive(Deserialize)]
pub struct Sitting {
    room: Option<String>,
    key: Option<String>,
}

/// In a room its cards are known, too, whoever brought them.
pub async fn ask(
    State(app): State<AppState>,
    Path((game, request)): Path<(String, String)>,
    Query(sitting): Query<Sitting>,
    headers: HeaderMap,
    sent: Sent,
) -> Result<Json<Value>, Fault> {
    let mut pools = match (sitting.room, sitting.key) {
        (Some(room), Some(key)) => {
            app.lobby.ask_room(&room, |reply| Call::Pools { key: key.clone(), reply }).await?
        }
        (None, _) | (_, None) => Vec::new(),
    };
    pools.extend(app.lobby.brought_by(me(&headers).as_deref(), &game));
    let host = app.lobby.host_of(&game, &pools)?;
    let body = json(sent)?;
    let answered: Result<Value, Problem> =
        app.lobby.work.quick.run(Rank::Watched, move || host.ask(&request, &body)).await?;
    Ok(Json(answered?))
}
