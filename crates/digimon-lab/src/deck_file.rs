//! A deck list from a file, or from what is piped in.

use digimon_text::deck::{Import, Unreadable, decode, import};
use std::fs::File;
use std::io::{self, Read};

/// No list is longer than this; a mistaken file may be.
const MOST: u64 = 256 * 1024;

/// Why there is no list in a file.
#[derive(Debug, thiserror::Error)]
pub enum NoDeckList {
    #[error("{file}: {why}")]
    File { file: String, why: io::Error },
    #[error("{file}: this is too long for a deck; a list has some fifty lines, not more than {MOST} bytes")]
    Long { file: String },
    #[error("{}", why.in_file(.file))]
    Unreadable { file: String, why: Unreadable },
}

/// The list of a file; `-` is standard input.
pub fn read_deck_list(file: &str) -> Result<Import, NoDeckList> {
    let mut bytes = Vec::new();
    let source: io::Result<Box<dyn Read>> = match file {
        "-" => Ok(Box::new(io::stdin().lock())),
        file => File::open(file).map(|file| Box::new(file) as Box<dyn Read>),
    };
    source
        .and_then(|source| source.take(MOST + 1).read_to_end(&mut bytes))
        .map_err(|why| NoDeckList::File { file: file.to_owned(), why })?;
    if bytes.len() as u64 > MOST {
        return Err(NoDeckList::Long { file: file.to_owned() });
    }
    let unreadable = |why| NoDeckList::Unreadable { file: file.to_owned(), why };
    decode(&bytes).and_then(|text| import(&text)).map_err(unreadable)
}
