//! The app: addresses, and what is behind them.

mod accept;
mod addresses;
mod body;
mod challenges;
mod decks;
mod estimates;
mod fault;
mod guard;
mod me;
mod page;
mod pools;
mod rooms;
mod socket;

pub use accept::serve;
pub use page::{Asset, Assets};
pub use pools::{add as add_pool, bring_back};

use crate::lobby::Lobby;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{delete, get, post, put};
use std::sync::Arc;

/// What every request may need.
#[derive(Clone)]
struct AppState {
    lobby: Arc<Lobby>,
    assets: Assets,
    /// Only this machine is served, so only its own names are taken.
    is_loopback: bool,
    /// Names that it was told it has.
    names: Arc<[String]>,
}

/// Who is served: only this machine, or others by these names.
pub struct Door {
    pub is_loopback: bool,
    pub names: Vec<String>,
}

pub fn routes(lobby: Arc<Lobby>, assets: Assets, door: Door) -> Router {
    let limits = lobby.limits.clone();
    let app = AppState { lobby, assets, is_loopback: door.is_loopback, names: door.names.into() };
    Router::new()
        .route("/api/{game}/pools", get(pools::list).post(pools::take))
        .layer(DefaultBodyLimit::max(limits.pool_bytes))
        .merge(
            Router::new()
                .route("/ws", get(socket::open))
                .route("/api/health", get(async || "ok"))
                .route("/api/rooms", post(rooms::open))
                .route("/api/tables", get(rooms::tables))
                .route("/api/rooms/mine", post(rooms::mine))
                .route("/api/rooms/{room}/{key}/replay", get(rooms::replay))
                .route("/api/rooms/{room}/{key}/match", get(rooms::whole_match))
                .route("/api/rooms/{room}/{key}/position/{at}", get(rooms::position))
                .route("/api/rooms/{room}/{key}/estimates/{from}", get(estimates::from))
                .route("/api/rooms/{room}/{key}/line/{at}", get(estimates::line))
                .route("/api/challenges", post(challenges::make))
                .route("/api/challenges/{id}", get(challenges::look))
                .route("/api/challenges/{id}/accept", post(challenges::accept))
                .route("/api/challenges/{id}/{key}", get(challenges::wait).delete(challenges::withdraw))
                .route("/api/replays", post(rooms::open_replay))
                .route("/api/{game}/ask/{request}", post(rooms::ask))
                .route("/api/{game}/pools/{name}", delete(pools::remove))
                .route("/api/{game}/decks", get(decks::list))
                .route("/api/{game}/decks/{id}", put(decks::store).delete(decks::drop))
                .layer(DefaultBodyLimit::max(limits.body_bytes)),
        )
        .fallback(page::serve)
        .layer(from_fn_with_state(app.clone(), guard::check))
        .with_state(app)
}
