//! `headjudge serve`, and `headjudge` alone: play in the browser.

use crate::folders::{cache_folder, data_folder};
use crate::log;
use crate::output::say;
use crate::problem::Problem;
use crate::registry::{self, GameName};
use clap::Args as ClapArgs;
use server::{Asset, Limits, Pool, Server, Settings, Storage};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::Arc;
use std::{env, fs};
use tokio::runtime::Builder;

const PORT: u16 = 7878;
/// Both kinds of connections, and what storage and page need.
const OPEN_FILES: u64 = 10_000;

/// Play in the browser: prints an address to open (this is what happens without a command).
#[derive(ClapArgs, Debug)]
pub struct Args {
    /// The game of the files of cards
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// A file of cards for everybody to play with; it is kept for later, too
    #[arg(long, value_name = "FILE")]
    pool: Vec<PathBuf>,
    /// A pool of everybody that is not wanted any more, by its name
    #[arg(long, value_name = "NAME")]
    drop_pool: Vec<String>,
    /// Where games and decks are kept; DATABASE_URL=postgres://… keeps them in PostgreSQL
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// Serve others, too: 0.0.0.0:7878. The next port is taken if this one is not free
    #[arg(long, value_name = "ADDRESS")]
    listen: Option<SocketAddr>,
    /// A name by which others reach this server, such as that of a proxy before it
    #[arg(long, value_name = "NAME")]
    name: Vec<String>,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    log::start();
    let pools = args.pool.iter().map(|file| pool(args.game, file)).collect::<Result<Vec<Pool>, Problem>>()?;
    let settings = settings(args)?;
    // Each connection is a file; systems allow more than they give at first.
    if let Err(why) = rlimit::increase_nofile_limit(OPEN_FILES) {
        tracing::warn!(%why, "the limit of open files stays as it is");
    }
    let runtime = Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|why| Problem::File { file: "threads".to_owned(), why })?;
    runtime.block_on(serve(settings, pools, args.open))?;
    runtime.shutdown_background();
    Ok(ExitCode::SUCCESS)
}

async fn serve(settings: Settings, pools: Vec<Pool>, open: bool) -> Result<(), Problem> {
    let assets = |path: &str| page::file(path).map(asset);
    let server =
        Server::open(settings, registry::hosts(cache_folder().as_deref()), Arc::new(assets), pools).await?;
    if let Some(missing) = page::missing() {
        tracing::warn!("{missing}");
    }
    let address = format!("http://{}/", server.address());
    say(&format!("Headjudge is at {address}"))?;
    if open {
        open_browser(&address);
    }
    Ok(server.run(stop()).await?)
}

fn asset(file: &'static page::Asset) -> Asset {
    let page::Asset { path: _, kind, plain, br, gz, forever } = *file;
    Asset { kind, plain, br, gz, forever }
}

fn settings(args: &Args) -> Result<Settings, Problem> {
    let database = env::var("DATABASE_URL").ok().filter(|url| !url.is_empty());
    let storage = match (&args.data, database) {
        (Some(folder), _) => Storage::Folder(folder.clone()),
        (None, Some(url)) => Storage::Url(url),
        (None, None) => Storage::Folder(data_folder().ok_or(Problem::NoDataFolder)?),
    };
    let listen = args.listen.unwrap_or_else(|| (Ipv4Addr::LOCALHOST, PORT).into());
    let dropped_pools = args.drop_pool.clone();
    Ok(Settings { listen, storage, limits: Limits::default(), names: args.name.clone(), dropped_pools })
}

fn pool(game: GameName, file: &Path) -> Result<Pool, Problem> {
    let text =
        fs::read_to_string(file).map_err(|why| Problem::File { file: file.display().to_string(), why })?;
    let name = file.file_stem().map_or_else(|| "pool".to_owned(), |name| name.to_string_lossy().into_owned());
    Ok(Pool { game: game.key().to_owned(), name, text })
}

/// Ctrl-C, or a polite end from outside.
async fn stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut end) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = end.recv() => {}
                _ = tokio::signal::ctrl_c() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// Where it does not work, the address is on the screen anyway.
fn open_browser(address: &str) {
    let command = if cfg!(windows) {
        "explorer"
    } else if cfg!(target_os = "macos") {
        "open"
    } else {
        "xdg-open"
    };
    let quiet = Command::new(command).arg(address).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    drop(quiet);
}
