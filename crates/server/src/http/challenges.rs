//! Challenges: made, looked at, taken up, waited for, withdrawn.

use super::AppState;
use super::body::{Sent, json};
use super::fault::Fault;
use super::me::me;
use crate::challenge;
use crate::protocol::{self, Challenge, ChallengeMade};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use serde::Deserialize;
use std::time::Duration;

pub async fn make(
    State(app): State<AppState>,
    headers: HeaderMap,
    sent: Sent,
) -> Result<Json<ChallengeMade>, Fault> {
    Ok(Json(challenge::make(&app.lobby, json(sent)?, me(&headers).as_deref()).await?))
}

pub async fn look(State(app): State<AppState>, Path(id): Path<String>) -> Result<Json<Challenge>, Fault> {
    Ok(Json(challenge::told(&app.lobby, &id).await?))
}

pub async fn accept(
    State(app): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
    sent: Sent,
) -> Result<Json<protocol::RoomKey>, Fault> {
    Ok(Json(challenge::accept(&app.lobby, &id, me(&headers), json(sent)?).await?))
}

#[derive(Deserialize)]
pub struct Patience {
    /// Seconds; as long as is allowed if it is missing.
    wait: Option<u64>,
}

pub async fn wait(
    State(app): State<AppState>,
    Path((id, key)): Path<(String, String)>,
    Query(patience): Query<Patience>,
) -> Result<Json<Option<protocol::RoomKey>>, Fault> {
    let lobby = &app.lobby;
    // When too many wait, whoever comes is answered at once, and asks again.
    let place = lobby.waiting.try_acquire().ok();
    let most = place.as_ref().map_or(Duration::ZERO, |_| lobby.limits.challenge_wait);
    let patience = patience.wait.map_or(most, |seconds| most.min(Duration::from_secs(seconds)));
    Ok(Json(challenge::wait(lobby, &id, &key, patience).await?))
}

pub async fn withdraw(
    State(app): State<AppState>,
    Path((id, key)): Path<(String, String)>,
) -> Result<StatusCode, Fault> {
    challenge::withdraw(&app.lobby, &id, &key).await?;
    Ok(StatusCode::NO_CONTENT)
}
