//! Decks that somebody keeps here. Whose they are says a token that the browser made up.

use super::AppState;
use super::body::{Sent, json};
use super::fault::Fault;
use super::me::me;
use crate::lobby::seconds;
use crate::problem;
use crate::protocol::{DeckToStore, StoredDeck};
use crate::store::Write;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use serde_json::Value;

fn owner(headers: &HeaderMap) -> Result<String, Fault> {
    me(headers).ok_or_else(|| problem::no_owner().into())
}

pub async fn list(
    State(app): State<AppState>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<StoredDeck>>, Fault> {
    app.lobby.host(&game)?;
    let rows = app.lobby.store.decks(&owner(&headers)?, &game).await?;
    let deck = |row: crate::store::DeckRow| {
        let body = serde_json::from_str(&row.body).unwrap_or(Value::Null);
        StoredDeck { id: row.id, name: row.name, body, changed: row.changed }
    };
    Ok(Json(rows.into_iter().map(deck).collect()))
}

pub async fn store(
    State(app): State<AppState>,
    Path((game, id)): Path<(String, String)>,
    headers: HeaderMap,
    sent: Sent,
) -> Result<StatusCode, Fault> {
    app.lobby.host(&game)?;
    let owner = owner(&headers)?;
    let deck: DeckToStore = json(sent)?;
    let name = app.lobby.name("name", &deck.name)?;
    let body = deck.body.to_string();
    let kept = app.lobby.store.decks(&owner, &game).await?;
    let limits = &app.lobby.limits;
    let is_new = !kept.iter().any(|row| row.id == id);
    if id.len() > 64 || body.len() > limits.message_bytes || (is_new && kept.len() >= limits.decks_of_one) {
        return Err(problem::too_many_decks().into());
    }
    app.lobby.store.write(vec![Write::Deck { owner, game, id, name, body, changed: seconds() }]).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub async fn drop(
    State(app): State<AppState>,
    Path((game, id)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<StatusCode, Fault> {
    let owner = owner(&headers)?;
    app.lobby.store.write(vec![Write::DropDeck { owner, game, id }]).await?;
    Ok(StatusCode::NO_CONTENT)
}
