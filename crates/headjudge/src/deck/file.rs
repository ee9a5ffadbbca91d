//! A deck list from a file, or from what is piped in.

use crate::problem::Problem;
use digimon_text::deck::{Import, decode, import};
use std::fs::File;
use std::io::{self, Read};

/// No list is longer than this; a mistaken file may be.
const MOST: u64 = 256 * 1024;

/// The list of a file; `-` is standard input.
pub fn read(file: &str) -> Result<Import, Problem> {
    let mut bytes = Vec::new();
    let source: io::Result<Box<dyn Read>> = match file {
        "-" => Ok(Box::new(io::stdin().lock())),
        file => File::open(file).map(|file| Box::new(file) as Box<dyn Read>),
    };
    source
        .and_then(|source| source.take(MOST + 1).read_to_end(&mut bytes))
        .map_err(|why| Problem::File { file: file.to_owned(), why })?;
    if bytes.len() as u64 > MOST {
        return Err(Problem::LongDeck { file: file.to_owned(), most: MOST });
    }
    let unreadable = |why| Problem::Deck { file: file.to_owned(), why };
    decode(&bytes).and_then(|text| import(&text)).map_err(unreadable)
}
