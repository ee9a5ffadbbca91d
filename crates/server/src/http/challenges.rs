//! Challenges: made, looked at, taken up, waited for, withdrawn.

use super::Door;
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
    State(door): State<Door>,
    headers: HeaderMap,
    sent: Sent,
) -> Result<Json<ChallengeMade>, Fault> {
    Ok(Json(challenge::make(&door.house, json(sent)?, me(&headers).as_deref()).await?))
}

pub async fn look(State(door): State<Door>, Path(id): Path<String>) -> Result<Json<Challenge>, Fault> {
    Ok(Json(challenge::told(&door.house, &id).await?))
}

pub async fn accept(
    State(door): State<Door>,
    Path(id): Path<String>,
    headers: HeaderMap,
    sent: Sent,
) -> Result<Json<protocol::Door>, Fault> {
    Ok(Json(challenge::accept(&door.house, &id, me(&headers), json(sent)?).await?))
}

#[derive(Deserialize)]
pub struct Patience {
    /// Seconds; as long as is allowed if it is missing.
    wait: Option<u64>,
}

pub async fn wait(
    State(door): State<Door>,
    Path((id, key)): Path<(String, String)>,
    Query(patience): Query<Patience>,
) -> Result<Json<Option<protocol::Door>>, Fault> {
    let house = &door.house;
    // When too many wait, whoever comes is answered at once, and asks again.
    let place = house.waiting.try_acquire().ok();
    let most = place.as_ref().map_or(Duration::ZERO, |_| house.limits.challenge_wait);
    let patience = patience.wait.map_or(most, |seconds| most.min(Duration::from_secs(seconds)));
    Ok(Json(challenge::wait(house, &id, &key, patience).await?))
}

pub async fn withdraw(
    State(door): State<Door>,
    Path((id, key)): Path<(String, String)>,
) -> Result<StatusCode, Fault> {
    challenge::withdraw(&door.house, &id, &key).await?;
    Ok(StatusCode::NO_CONTENT)
}
