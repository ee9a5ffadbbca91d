//! What is known about the cards of a list: the built-in cards, and those of a pool.

use crate::pools::{self, CacheArgs};
use crate::problem::Problem;
use digimon::card::Number;
use digimon_text::deck::{About, Import};
use digimon_view::requests::about;
use digimon_view::shelf::Shelf;
use std::path::PathBuf;

/// Where cards are looked up
#[derive(clap::Args, Debug)]
pub struct Source {
    /// A JSON file of printed cards, in addition to the built-in cards
    #[arg(long, value_name = "FILE")]
    pool: Option<PathBuf>,
    #[command(flatten)]
    cache: CacheArgs,
}

impl Source {
    pub fn load(&self) -> Result<Shelf, Problem> {
        pools::shelf(self.pool.as_deref(), self.cache.cache())
    }

    /// Why numbers may be unknown.
    pub fn hint(&self) -> &'static str {
        match self.pool {
            Some(_) => "neither in the pool nor built in",
            None => "not built in; name a pool that has them with --pool",
        }
    }
}

/// What a list may say about a card: its category decides, then what the list said before.
pub fn said(shelf: &Shelf, number: &Number, import: &Import) -> About {
    let known = about(shelf, number);
    About { section: known.section.or_else(|| import.section(number)), ..known }
}
