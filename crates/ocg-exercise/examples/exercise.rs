//! Exercises the read cards of a pool, or the built-in ones: `exercise [POOL [EVERY [ID…]]]`.

use ocg_exercise::{Options, exercise};
use ocg_lab::{CardFile, Playable};
use std::error::Error;
use text::pool::PoolCache;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let cards = match arguments.first() {
        Some(path) => Playable::with(&CardFile { path: path.into(), cache: PoolCache::Nowhere }.pool()?),
        None => Playable::builtin(),
    };
    let every = arguments.get(1).map_or(Ok(1), |every| every.parse())?;
    let all: Vec<_> = cards.cards().cloned().collect();
    let named: Vec<String> = arguments.iter().skip(2).cloned().collect();
    let sample = all.iter().step_by(every).map(|card| card.id.0.to_string()).collect();
    let whole = !named.is_empty();
    let report = exercise(&all, if whole { &named } else { &sample } as &Vec<String>, Options::default())?;
    println!("{}", report.in_words(whole));
    Ok(())
}
