//! What stops the reading of a pool, a line for each sentence: the card, how many sentences of it are unread, the
//! sentence with a mark where reading stopped, and what would have been understood there; to be sorted and searched.
//!
//! `cargo run --release -p ocg-text --example unread -- POOL.json [EVERY]`, where EVERY is 10 for each tenth card.

use ocg_text::lexicon::Lexicon;
use ocg_text::pool::{Pool, Printed};
use std::io::Write;
use text::pool::Printing;
use text::{Cancel, Stop};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let path = args.next().ok_or("unread POOL.json [EVERY]")?;
    let every: usize = args.next().map_or(Ok(1), |every| every.parse())?;
    let pool = Pool::from_json(&std::fs::read_to_string(path)?)?;
    let lexicon = Lexicon::of(&pool.cards);
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let (mut cards, mut read) = (0, 0);
    for card in pool.cards.iter().step_by(every).filter(|card| !card.is_token() && card.has_text()) {
        let reading = card.read(&lexicon, &Cancel::never());
        cards += 1;
        read += usize::from(reading.stops.is_empty());
        for stop in &reading.stops {
            writeln!(out, "{}", line(card, reading.stops.len(), stop))?;
        }
    }
    out.flush()?;
    eprintln!("{read} of {cards} cards read");
    Ok(())
}

fn line(card: &Printed, stops: usize, stop: &Stop) -> String {
    let (before, after) = (&stop.text[..stop.from], &stop.text[stop.from..]);
    let begins = before.rfind(['.', '\n']).map_or(0, |at| at + 1);
    let ends = after.find(['.', '\n']).unwrap_or(after.len());
    let (said, rest) = (before[begins..].trim_start(), &after[..ends]);
    let Printed { number, name, .. } = card;
    let meanings = if stop.meanings > 1 { format!("{} meanings ", stop.meanings) } else { String::new() };
    format!("{number}\t{name}\t{stops}\t{meanings}{said}@@{rest}\t{}", stop.expected)
}
