//! What is known about the cards of a list: the built-in cards, and those of a pool.

use crate::pools::{self, CacheArgs};
use crate::problem::Problem;
use digimon::builtin;
use digimon::card::{Card, Category, Number};
use digimon_text::deck::{About, Import, Restricted, Section};
use digimon_text::pool::ReadPool;
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

/// The cards that there are.
pub struct Known {
    builtin: Vec<Card>,
    pool: Option<ReadPool>,
}

/// A card, and whether all of its text is understood.
#[derive(Clone, Copy)]
pub enum Found<'a> {
    Read(&'a Card),
    Unread(&'a Card),
}

impl<'a> Found<'a> {
    pub fn card(self) -> &'a Card {
        match self {
            Found::Read(card) | Found::Unread(card) => card,
        }
    }
}

impl Known {
    pub fn load(source: &Source) -> Result<Known, Problem> {
        let cache = source.cache.cache();
        let pool = source.pool.as_deref().map(|file| pools::load(file, cache)).transpose()?;
        Ok(Known { builtin: builtin::cards(), pool })
    }

    /// The card of the pool, if it is understood; otherwise the built-in one, if there is one.
    pub fn find(&self, number: &Number) -> Option<Found<'_>> {
        let reading =
            self.pool.as_ref().and_then(|pool| pool.get(number.as_str())).map(|(_, reading)| reading);
        let read =
            reading.filter(|reading| reading.stops.is_empty()).map(|reading| Found::Read(&reading.card));
        let built_in = || self.builtin.iter().find(|card| card.number == *number).map(Found::Read);
        read.or_else(built_in).or(reading.map(|reading| Found::Unread(&reading.card)))
    }

    /// The restriction list of the pool; built-in cards have none.
    pub fn restricted(&self) -> Restricted {
        self.pool.as_ref().map(|pool| Restricted::of(&pool.printed)).unwrap_or_default()
    }

    /// What a list may say about a card: its category decides, then what the list said before.
    pub fn about(&self, number: &Number, import: &Import) -> About {
        match self.find(number).map(Found::card) {
            Some(card) => About { name: Some(card.name.to_string()), section: Some(section(card.category)) },
            None => About { name: None, section: import.section(number) },
        }
    }

    /// Why numbers may be unknown.
    pub fn hint(&self) -> &'static str {
        match self.pool {
            Some(_) => "neither in the pool nor built in",
            None => "not built in; name a pool that has them with --pool",
        }
    }
}

/// 2-2: where a card belongs.
pub fn section(category: Category) -> Section {
    match category {
        Category::DigiEgg => Section::Eggs,
        Category::Digimon | Category::Tamer | Category::Option => Section::Main,
    }
}
