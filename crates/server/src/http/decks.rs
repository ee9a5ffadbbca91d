//! Decks that somebody keeps here. Whose they are says a token that the browser made up.

use super::Door;
use super::body::{Sent, json};
use super::fault::Fault;
use super::me::me;
use crate::house::seconds;
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
    State(door): State<Door>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<StoredDeck>>, Fault> {
    door.house.host(&game)?;
    let rows = door.house.store.decks(&owner(&headers)?, &game).await?;
    let deck = |row: crate::store::DeckRow| {
        let body = serde_json::from_str(&row.body).unwrap_or(Value::Null);
        StoredDeck { id: row.id, name: row.name, body, changed: row.changed }
    };
    Ok(Json(rows.into_iter().map(deck).collect()))
}

pub async fn store(
    State(door): State<Door>,
    Path((game, id)): Path<(String, String)>,
    headers: HeaderMap,
    sent: Sent,
) -> Result<StatusCode, Fault> {
    door.house.host(&game)?;
    let owner = owner(&headers)?;
    let deck: DeckToStore = json(sent)?;
    let name = door.house.name("name", &deck.name)?;
    let body = deck.body.to_string();
    let kept = door.house.store.decks(&owner, &game).await?;
    let limits = &door.house.limits;
    let is_new = !kept.iter().any(|row| row.id == id);
    if id.len() > 64 || body.len() > limits.message_bytes || (is_new && kept.len() >= limits.decks_of_one) {
        return Err(problem::too_many_decks().into());
    }
    door.house.store.write(vec![Write::Deck { owner, game, id, name, body, changed: seconds() }]).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub async fn drop(
    State(door): State<Door>,
    Path((game, id)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<StatusCode, Fault> {
    let owner = owner(&headers)?;
    door.house.store.write(vec![Write::DropDeck { owner, game, id }]).await?;
    Ok(StatusCode::NO_CONTENT)
}
