//! Pools of cards that people bring.

use super::Door;
use super::body::{Sent, text};
use super::fault::Fault;
use crate::house::{House, locked, seconds};
use crate::problem;
use crate::protocol::StoredPool;
use crate::store::Write;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use host::Problem;
use serde::Deserialize;
use std::sync::Arc;

pub async fn list(
    State(door): State<Door>,
    Path(game): Path<String>,
) -> Result<Json<Vec<StoredPool>>, Fault> {
    door.house.host(&game)?;
    let pools = locked(&door.house.pools);
    let of_game = pools.iter().filter(|(of, _)| *of == game);
    Ok(Json(of_game.map(|(_, pool)| pool.clone()).collect()))
}

#[derive(Deserialize)]
pub struct Named {
    name: Option<String>,
}

pub async fn take(
    State(door): State<Door>,
    Path(game): Path<String>,
    Query(named): Query<Named>,
    sent: Sent,
) -> Result<Json<StoredPool>, Fault> {
    let name = door.house.name("name", &named.name.unwrap_or_default())?;
    let name = if name.is_empty() { "pool".to_owned() } else { name };
    Ok(Json(add(&door.house, &game, &name, text(sent)?).await?))
}

/// Gives a pool to its game, and stores it: games that were played with it can be opened again.
///
/// # Errors
/// When it is no pool, or there are too many.
pub async fn add(house: &Arc<House>, game: &str, name: &str, text: String) -> Result<StoredPool, Problem> {
    let _alone = house.changing_pools.lock().await;
    let is_new =
        |pools: &Vec<(String, StoredPool)>| !pools.iter().any(|(of, pool)| of == game && pool.name == name);
    let is_full = {
        let pools = locked(&house.pools);
        is_new(&pools) && pools.len() >= house.limits.pools
    };
    if is_full {
        return Err(problem::too_many_pools());
    }
    let (pool, text) = read(house, game, name, text).await?;
    let (game, name, added) = (game.to_owned(), name.to_owned(), seconds());
    house.store.write(vec![Write::Pool { game, name, text, added }]).await?;
    Ok(pool)
}

/// Gives a pool to its game.
///
/// # Errors
/// When it is no pool.
pub async fn read(
    house: &Arc<House>,
    game: &str,
    name: &str,
    text: String,
) -> Result<(StoredPool, String), Problem> {
    let host = house.host(game)?;
    let own = name.to_owned();
    let read = house.work.slow.run(move || host.add_pool(&own, &text).map(|holds| (holds, text)));
    let (holds, text) = read.await??;
    let pool = StoredPool { name: name.to_owned(), holds };
    forget(house, game, name);
    locked(&house.pools).push((game.to_owned(), pool.clone()));
    Ok((pool, text))
}

fn forget(house: &House, game: &str, name: &str) {
    locked(&house.pools).retain(|(of, kept)| !(of == game && kept.name == name));
}

/// Games that are open keep their cards; others say what they miss when they are opened.
pub async fn remove(
    State(door): State<Door>,
    Path((game, name)): Path<(String, String)>,
) -> Result<StatusCode, Fault> {
    let house = &door.house;
    let host = house.host(&game)?;
    let _alone = house.changing_pools.lock().await;
    let is_there = locked(&house.pools).iter().any(|(of, kept)| *of == game && kept.name == name);
    if !is_there {
        return Err(Fault(StatusCode::NOT_FOUND, problem::no_such_pool()));
    }
    house.store.write(vec![Write::DropPool { game: game.clone(), name: name.clone() }]).await?;
    forget(house, &game, &name);
    house.work.slow.run(move || host.remove_pool(&name)).await?;
    Ok(StatusCode::NO_CONTENT)
}
