//! The cards of a pool that are read, each with its print and its data, for whoever compares the two.
//!
//! `cargo run -p ocg-text --example read -- POOL.json` prints a line for the number of each; with numbers behind the
//! pool, those cards in full.

use ocg_text::lexicon::Lexicon;
use ocg_text::pool::{Pool, Printed};
use std::io::Write;
use text::Cancel;
use text::pool::Printing;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let path = args.next().ok_or("read POOL.json [NUMBER…]")?;
    let wanted: Vec<String> = args.collect();
    let pool = Pool::from_json(&std::fs::read_to_string(path)?)?;
    let lexicon = Lexicon::of(&pool.cards);
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let is_wanted = |card: &&Printed| wanted.is_empty() || wanted.contains(&card.id.0.to_string());
    for card in pool.cards.iter().filter(|card| !card.is_token() && card.has_text()).filter(is_wanted) {
        let reading = card.read(&lexicon, &Cancel::never());
        if !reading.stops.is_empty() {
            continue;
        }
        if wanted.is_empty() {
            writeln!(out, "{}", card.id.0)?;
            continue;
        }
        writeln!(out, "==== {} {}\n{}", card.id.0, card.name, card.text)?;
        if let Some(pendulum) = card.monster().and_then(|monster| monster.pendulum_text.as_ref()) {
            writeln!(out, "[Pendulum] {pendulum}")?;
        }
        writeln!(out, "-- {}", ron::to_string(&reading.card.text)?)?;
        if let Some(monster) = reading.card.monster() {
            if let Some(pendulum) = &monster.pendulum {
                writeln!(out, "-- pendulum {}", ron::to_string(&pendulum.text)?)?;
            }
            if let Some(materials) = &monster.materials {
                writeln!(out, "-- materials {}", ron::to_string(materials)?)?;
            }
        }
        if !reading.card.also_named.is_empty() {
            writeln!(out, "-- also named {:?}", reading.card.also_named)?;
        }
    }
    out.flush()?;
    Ok(())
}
