//! What can be said on the command line.

use crate::{bots, cards, deck, judge, replay, rules, serve, sim, tournament};
use clap::{Parser, Subcommand};

/// Plays trading card games by their complete rulebooks.
#[derive(Parser, Debug)]
#[command(name = "headjudge", version, args_conflicts_with_subcommands = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub serve: serve::Args,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    Serve(serve::Args),
    Rules(rules::Args),
    Judge(judge::Args),
    Replay(replay::Args),
    Sim(sim::Args),
    Tournament(tournament::Args),
    Bots(bots::Args),
    Cards(cards::Args),
    Deck(deck::Args),
}
