//! Connections: so many at once, not all from one address, and each has to come to the point.

use super::addresses::{Addresses, Place};
use crate::settings::Limits;
use axum::{Extension, Router};
use hyper::server::conn::http1::Builder;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io::{Error, ErrorKind};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tracing::warn;

/// Too many files are open: some will be closed.
const AFTER_FAILURE: Duration = Duration::from_secs(1);

/// Serves whoever comes, until it is dropped. A WebSocket is no request any more, and takes no place here.
pub async fn serve(listener: TcpListener, routes: Router, limits: Limits) {
    let places = Arc::new(Semaphore::new(limits.http_connections));
    let addresses = Addresses::new(limits.connections_of_one);
    while let Ok(place) = Arc::clone(&places).acquire_owned().await {
        match listener.accept().await {
            Ok((stream, from)) => {
                let Some(own) = addresses.place(from.ip()) else { continue };
                let (routes, limits) = (routes.clone(), limits.clone());
                tokio::spawn(async move {
                    talk(stream, routes, own, &limits).await;
                    drop(place);
                });
            }
            Err(why) if is_theirs(&why) => {}
            Err(why) => {
                warn!(%why, "a connection cannot be taken");
                sleep(AFTER_FAILURE).await;
            }
        }
    }
}

/// They went before they came in.
fn is_theirs(why: &Error) -> bool {
    matches!(
        why.kind(),
        ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset
    )
}

/// A request that becomes a WebSocket takes its copy of the place along.
async fn talk(stream: TcpStream, routes: Router, own: Place, limits: &Limits) {
    let _ = stream.set_nodelay(true);
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(limits.head);
    let routes = routes.layer(Extension(own));
    let connection = builder.serve_connection(TokioIo::new(stream), TowerToHyperService::new(routes));
    let mut connection = pin!(connection.with_upgrades());
    if timeout(limits.http_lifetime, connection.as_mut()).await.is_err() {
        connection.as_mut().graceful_shutdown();
        let _ = timeout(limits.head, connection).await;
    }
}
