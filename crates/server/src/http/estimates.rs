//! What the searching bot thinks of a game that was played.

use super::AppState;
use super::fault::Fault;
use crate::estimates;
use crate::protocol::{Estimates, LineWanted, OtherLine};
use axum::Json;
use axum::extract::{Path, Query, State};

pub async fn from(
    State(app): State<AppState>,
    Path((room, key, from)): Path<(String, String, u32)>,
) -> Result<Json<Estimates>, Fault> {
    Ok(Json(estimates::from(&app.lobby, &room, &key, from).await?))
}

pub async fn line(
    State(app): State<AppState>,
    Path((room, key, at)): Path<(String, String, u32)>,
    Query(wanted): Query<LineWanted>,
) -> Result<Json<OtherLine>, Fault> {
    Ok(Json(estimates::line(&app.lobby, &room, &key, at, wanted).await?))
}
