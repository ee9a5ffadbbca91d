//! What the server has to say to whoever runs it, one line each on the standard error.

use std::io::{self, IsTerminal};
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::layer;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// From now on it is written. `HEADJUDGE_LOG` says what: a level such as `debug`, or levels by part, `warn,server=debug`.
pub fn start() {
    let wanted = std::env::var("HEADJUDGE_LOG").ok().and_then(|wanted| wanted.parse::<Targets>().ok());
    let usual = || Targets::new().with_default(LevelFilter::WARN).with_target("server", LevelFilter::INFO);
    let lines = layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    // Who has started it already goes on with that.
    let _ = tracing_subscriber::registry().with(wanted.unwrap_or_else(usual)).with(lines).try_init();
}
