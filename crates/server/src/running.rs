//! From start to stop.

use crate::http::{self, Assets, Door};
use crate::lobby::Lobby;
use crate::problem;
use crate::settings::Settings;
use crate::store::{Hold, PoolRow, Store, Write};
use host::{Host, Problem};
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::TcpListener;
use tracing::warn;

/// A pool that is brought along at the start.
pub struct Pool {
    pub game: String,
    pub name: String,
    pub text: String,
}

/// A server that has its games and listens, and serves as soon as it runs.
pub struct Server {
    lobby: Arc<Lobby>,
    listener: TcpListener,
    assets: Assets,
    address: SocketAddr,
    names: Vec<String>,
}

/// How many ports are tried when the first is taken.
const PORTS: u16 = 20;

impl Server {
    /// Opens the storage, listens, and brings back the stored pools; those that are brought along are stored, too.
    ///
    /// # Errors
    /// When the storage cannot be opened, or no port is free.
    pub async fn open(
        settings: Settings,
        hosts: Vec<Arc<dyn Host>>,
        assets: Assets,
        pools: Vec<Pool>,
    ) -> Result<Server, Problem> {
        let listener = listen(settings.listen).await?;
        let store = Store::open(&settings.storage).await?;
        for problem in store.check().await {
            warn!(%problem, "something is wrong with what is stored");
        }
        let rooms = store.count_rooms().await?;
        let lobby = Arc::new(Lobby::new(hosts, store, settings.limits, rooms));
        for pool in lobby.store.pools().await? {
            let is_new = |new: &Pool| (&new.game, &new.name) == (&pool.game, &pool.name);
            if pool.owner.is_empty() && pools.iter().any(is_new) {
                continue;
            }
            if pool.owner.is_empty() && settings.dropped_pools.contains(&pool.name) {
                let PoolRow { owner, game, name, .. } = pool;
                lobby.store.write(vec![Write::DropPool { owner, game, name }]).await?;
                continue;
            }
            let name = pool.name.clone();
            if let Err(problem) = http::bring_back(&lobby, pool).await {
                warn!(pool = name, %problem, "a stored pool is left out");
            }
        }
        for Pool { game, name, text } in pools {
            http::add_pool(&lobby, &game, &name, text).await?;
        }
        let address = listener.local_addr().map_err(|why| no_port(settings.listen, &why.to_string()))?;
        Ok(Server { lobby, listener, assets, address, names: settings.names })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` comes. Every accepted move is on disk by then.
    ///
    /// # Errors
    /// When the network fails.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), Problem> {
        let door = Door { is_loopback: self.address.ip().is_loopback(), names: self.names };
        let routes = http::routes(Arc::clone(&self.lobby), self.assets, door);
        tokio::spawn(play_on(Arc::clone(&self.lobby)));
        let lobby = Arc::clone(&self.lobby);
        let stopped = async move {
            stop.await;
            lobby.stop();
        };
        let mut hold = self.lobby.store.hold();
        let served = tokio::select! {
            () = http::serve(self.listener, routes, self.lobby.limits.clone()) => Ok(()),
            Ok(_) = hold.wait_for(|hold| *hold == Hold::Theirs) => Err(problem::other_server_plays()),
            () = stopped => Ok(()),
        };
        self.lobby.stop();
        self.lobby.store.close().await;
        served
    }
}

/// Games that go on by themselves do so whenever the storage has become ours.
async fn play_on(lobby: Arc<Lobby>) {
    let mut hold = lobby.store.hold();
    loop {
        let is_ours = matches!(*hold.borrow_and_update(), Hold::Ours(_));
        if is_ours && let Err(problem) = lobby.resume().await {
            warn!(%problem, "stored games sleep on");
        }
        if hold.changed().await.is_err() {
            return;
        }
    }
}

async fn listen(wanted: SocketAddr) -> Result<TcpListener, Problem> {
    let mut address = wanted;
    for _ in 0..PORTS {
        match TcpListener::bind(address).await {
            Err(why) if why.kind() == ErrorKind::AddrInUse && address.port() < u16::MAX => {
                address.set_port(address.port() + 1);
            }
            Err(why) => return Err(no_port(address, &why.to_string())),
            Ok(listener) => return Ok(listener),
        }
    }
    Err(no_port(wanted, "this port and those after it are taken"))
}

fn no_port(address: SocketAddr, why: &str) -> Problem {
    Problem::new(address.to_string(), why, "name another address with --listen")
}
