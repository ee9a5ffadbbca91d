//! Pools of cards that people bring. Whose they are says the token of the browser, as with decks.

use super::AppState;
use super::body::{Sent, any_text};
use super::fault::Fault;
use super::me::me;
use crate::lobby::{KeptPool, Lobby, Whose, locked, seconds};
use crate::problem;
use crate::protocol::StoredPool;
use crate::store::{PoolRow, Write};
use crate::token;
use crate::work::Rank;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use host::{Cancel, CancelOnDrop, PoolId, Problem};
use serde::Deserialize;
use std::sync::Arc;

/// Those of everybody, and those of whoever asks.
pub async fn list(
    State(app): State<AppState>,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<StoredPool>>, Fault> {
    app.lobby.host(&game)?;
    let owner = me(&headers);
    let is_theirs = |pool: &&KeptPool| match &pool.whose {
        Whose::Everybody => true,
        Whose::Own { owner: of, .. } => Some(of) == owner.as_ref(),
    };
    let pools = locked(&app.lobby.pools);
    let of_game = pools.iter().filter(|pool| pool.game == game).filter(is_theirs);
    Ok(Json(of_game.map(KeptPool::told).collect()))
}

#[derive(Deserialize)]
pub struct Named {
    name: Option<String>,
}

pub async fn take(
    State(app): State<AppState>,
    Path(game): Path<String>,
    Query(named): Query<Named>,
    headers: HeaderMap,
    sent: Sent,
) -> Result<Json<StoredPool>, Fault> {
    let owner = me(&headers).ok_or_else(problem::no_owner)?;
    let name = app.lobby.name("name", &named.name.unwrap_or_default())?;
    let name = if name.is_empty() { "pool".to_owned() } else { name };
    let (lobby, text, waits) = (Arc::clone(&app.lobby), any_text(sent)?, CancelOnDrop::default());
    let left = waits.handle();
    let adding = async move { add_own(&lobby, &game, owner, &name, text, left).await };
    Ok(Json(tokio::spawn(adding).await.map_err(|_| problem::game_stopped())??))
}

/// Gives somebody's pool to its game, and stores it: games that were played with it can be opened again. Reading
/// stops when nobody waits for it any more; what is read is stored even so.
async fn add_own(
    lobby: &Arc<Lobby>,
    game: &str,
    owner: String,
    name: &str,
    text: String,
    left: Cancel,
) -> Result<StoredPool, Problem> {
    let _alone = lobby.changing_pools.lock().await;
    let is_new = found(lobby, game, &owner, name).is_none();
    let of_one = lobby.brought_by(Some(&owner), game).len();
    if is_new && (is_full(lobby) || of_one >= lobby.limits.pools_of_one) {
        return Err(problem::too_many_pools());
    }
    let id = token::pool_id(&owner, game, name);
    let whose = Whose::Own { owner, id };
    keep(lobby, game, name, whose, text, left).await
}

/// Gives a pool to everybody, and stores it.
///
/// # Errors
/// When it is no pool, or there are too many.
pub async fn add(lobby: &Arc<Lobby>, game: &str, name: &str, text: String) -> Result<StoredPool, Problem> {
    let _alone = lobby.changing_pools.lock().await;
    if found(lobby, game, "", name).is_none() && is_full(lobby) {
        return Err(problem::too_many_pools());
    }
    keep(lobby, game, name, Whose::Everybody, text, Cancel::never()).await
}

fn is_full(lobby: &Lobby) -> bool {
    locked(&lobby.pools).len() >= lobby.limits.pools
}

fn found(lobby: &Lobby, game: &str, owner: &str, name: &str) -> Option<KeptPool> {
    let pools = locked(&lobby.pools);
    let is = |pool: &&KeptPool| pool.game == game && pool.name == name && pool.whose.owner() == owner;
    pools.iter().find(is).cloned()
}

async fn keep(
    lobby: &Arc<Lobby>,
    game: &str,
    name: &str,
    whose: Whose,
    text: String,
    left: Cancel,
) -> Result<StoredPool, Problem> {
    let id = match &whose {
        Whose::Everybody => String::new(),
        Whose::Own { id, .. } => id.0.clone(),
    };
    let owner = whose.owner().to_owned();
    let (pool, text) = read(lobby, game, name, whose, text, left).await?;
    let (game, name, added) = (game.to_owned(), name.to_owned(), seconds());
    lobby.store.write(vec![Write::Pool { owner, game, name, id, text, added }]).await?;
    Ok(pool.told())
}

/// Brings a stored pool back.
///
/// # Errors
/// When it is no pool.
pub async fn bring_back(lobby: &Arc<Lobby>, row: PoolRow) -> Result<(), Problem> {
    let PoolRow { owner, id, game, name, text } = row;
    let whose = match owner.as_str() {
        "" => Whose::Everybody,
        _ => Whose::Own { owner, id: PoolId(id) },
    };
    read(lobby, &game, &name, whose, text, Cancel::never()).await.map(drop)
}

/// Gives a pool to its game.
async fn read(
    lobby: &Arc<Lobby>,
    game: &str,
    name: &str,
    whose: Whose,
    text: String,
    left: Cancel,
) -> Result<(KeptPool, String), Problem> {
    let host = lobby.host(game)?;
    let (own, of) = (name.to_owned(), whose.clone());
    let read = lobby.work.reading.run(Rank::Watched, move || {
        let holds = match &of {
            Whose::Everybody => host.add_pool(&own, &text),
            Whose::Own { id, .. } => host.add_own_pool_unless(id, &own, &text, &left),
        };
        holds.map(|holds| (holds, text))
    });
    let (holds, text) = read.await??;
    forget(lobby, game, whose.owner(), name);
    let pool = KeptPool { game: game.to_owned(), whose, name: name.to_owned(), holds };
    locked(&lobby.pools).push(pool.clone());
    Ok((pool, text))
}

fn forget(lobby: &Lobby, game: &str, owner: &str, name: &str) {
    let is = |pool: &KeptPool| pool.game == game && pool.name == name && pool.whose.owner() == owner;
    locked(&lobby.pools).retain(|pool| !is(pool));
}

/// Games that are open keep their cards; others say what they miss when they are opened.
pub async fn remove(
    State(app): State<AppState>,
    Path((game, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<StatusCode, Fault> {
    let lobby = &app.lobby;
    let owner = me(&headers).ok_or_else(problem::no_owner)?;
    let host = lobby.host(&game)?;
    let _alone = lobby.changing_pools.lock().await;
    let Some(Whose::Own { owner, id }) = found(lobby, &game, &owner, &name).map(|pool| pool.whose) else {
        return Err(match found(lobby, &game, "", &name) {
            Some(_) => Fault(StatusCode::FORBIDDEN, problem::pool_of_everybody()),
            None => Fault(StatusCode::NOT_FOUND, problem::no_such_pool()),
        });
    };
    let write = Write::DropPool { owner: owner.clone(), game: game.clone(), name: name.clone() };
    lobby.store.write(vec![write]).await?;
    forget(lobby, &game, &owner, &name);
    lobby.work.reading.run(Rank::Watched, move || host.remove_own_pool(&id)).await?;
    Ok(StatusCode::NO_CONTENT)
}
