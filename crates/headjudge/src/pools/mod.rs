//! Pools of printed cards from files, read once and kept in the user's cache folder.

mod args;

pub use args::{CacheArgs, MoreCards};

use crate::problem::Problem;
use digimon::builtin;
use digimon::card::Card;
use digimon_text::pool::cache::{self, Key};
use digimon_text::pool::{Pool, ReadPool, Reading};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

/// May a pool that was read before be taken from the cache?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cache {
    Use,
    Avoid,
}

/// What becomes of cards whose text is not understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unread {
    /// Who wants to play one is told.
    Refused,
    /// They are played without that text, and are marked.
    Played,
}

/// The cards of a file that can be played.
#[derive(Clone, Debug, Default)]
pub struct Playable {
    pub cards: Vec<Card>,
    /// The numbers of those which cannot, since their text is not understood.
    pub refused: BTreeSet<String>,
}

impl Playable {
    /// The built-in cards and those of a file, if one is named. Its cards stand for themselves; for one that is
    /// not understood a built-in card stands, if there is one.
    pub fn with_builtin(file: Option<&Path>, cache: Cache, unread: Unread) -> Result<Playable, Problem> {
        let found = file.map_or_else(|| Ok(Playable::default()), |file| playable(file, cache, unread))?;
        let Playable { cards: more, mut refused } = found;
        let mut cards = builtin::cards();
        let place = |(at, card): (usize, &Card)| (card.number.as_str().to_owned(), at);
        let places: BTreeMap<String, usize> = cards.iter().enumerate().map(place).collect();
        for card in more {
            match places.get(card.number.as_str()) {
                Some(&at) if card.unread.is_empty() => cards[at] = card,
                Some(_) => {}
                None => cards.push(card),
            }
        }
        refused.retain(|number| !places.contains_key(number));
        Ok(Playable { cards, refused })
    }

    /// The numbers of those which are played without a part of their text.
    pub fn marked<'c>(cards: impl IntoIterator<Item = &'c Card>) -> Vec<String> {
        let marked = cards.into_iter().filter(|card| !card.unread.is_empty());
        marked.map(|card| card.number.as_str().to_owned()).collect()
    }
}

/// How a person is told of cards that are played so.
pub fn note_of_marked(numbers: &[String]) -> Option<String> {
    let which = numbers.join(", ");
    (!numbers.is_empty()).then(|| format!("effects not understood, not played: {which}"))
}

/// The pool of a JSON file, read.
pub fn load(path: &Path, cache: Cache) -> Result<ReadPool, Problem> {
    read(path, &text_of(path)?, cache)
}

/// The cards of a file that were understood: of a pool in JSON, or cards in the form of those in cards/.
pub fn cards(path: &Path, cache: Cache) -> Result<Vec<Card>, Problem> {
    Ok(playable(path, cache, Unread::Refused)?.cards)
}

fn playable(path: &Path, cache: Cache, unread: Unread) -> Result<Playable, Problem> {
    let text = text_of(path)?;
    if !is_json(&text) {
        let unreadable = |why| Problem::Pool { file: path.display().to_string(), why };
        let cards = builtin::read_cards(&text).map_err(|why| unreadable(why.to_string()))?;
        return Ok(Playable { cards, refused: BTreeSet::new() });
    }
    let pool = read(path, &text, cache)?;
    Ok(match unread {
        Unread::Played => {
            Playable { cards: pool.readings.iter().map(Reading::marked).collect(), refused: BTreeSet::new() }
        }
        Unread::Refused => Playable {
            cards: pool.cards().cloned().collect(),
            refused: pool.unread().map(|(printed, _)| printed.id.clone()).collect(),
        },
    })
}

fn text_of(path: &Path) -> Result<String, Problem> {
    fs::read_to_string(path).map_err(|why| Problem::File { file: path.display().to_string(), why })
}

/// A list of objects, or an object; cards as effect data are a list in which parentheses come next.
fn is_json(text: &str) -> bool {
    let text = text.trim_start();
    text.strip_prefix('[').unwrap_or(text).trim_start().starts_with('{')
}

fn read(path: &Path, text: &str, cache: Cache) -> Result<ReadPool, Problem> {
    let kept = (cache == Cache::Use).then(|| kept_at(path)).flatten();
    let key = Key::new(text, &program());
    let found = kept.as_ref().and_then(|file| fs::read(file).ok());
    if let Some(pool) = found.and_then(|bytes| cache::from_bytes(key, &bytes)) {
        return Ok(pool);
    }
    let unreadable = |why| Problem::JsonPool { file: path.display().to_string(), why };
    let pool = Pool::from_json(text).map_err(unreadable)?.read();
    if let (Some(file), Some(bytes)) = (kept, cache::to_bytes(key, &pool)) {
        keep(&file, &bytes);
    }
    Ok(pool)
}

/// A cache that cannot be written is no failure: the pool will be read again.
fn keep(file: &Path, bytes: &[u8]) {
    let Some(folder) = file.parent() else { return };
    let new = file.with_extension(format!("{}.new", std::process::id()));
    let written = fs::create_dir_all(folder)
        .and_then(|()| fs::write(&new, bytes))
        .and_then(|()| fs::rename(&new, file));
    if written.is_err() {
        let _ = fs::remove_file(&new);
    }
}

/// What changes whenever the reader does: the program itself.
fn program() -> String {
    let made = env::current_exe().and_then(fs::metadata).map(|about| (about.len(), about.modified().ok()));
    format!("{} {made:?}", env!("CARGO_PKG_VERSION"))
}

/// One file a pool, by where the pool is.
fn kept_at(path: &Path) -> Option<PathBuf> {
    let whole = path.canonicalize().ok()?;
    let name: String =
        whole.to_string_lossy().chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).collect();
    Some(cache_folder()?.join(format!("{name}.pool")))
}

/// Where programs of this user keep what can be made again.
pub fn cache_folder() -> Option<PathBuf> {
    let named = |variable: &str| env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = named("XDG_CACHE_HOME").or_else(|| {
        if cfg!(windows) {
            named("LOCALAPPDATA")
        } else if cfg!(target_os = "macos") {
            named("HOME").map(|home| home.join("Library/Caches"))
        } else {
            named("HOME").map(|home| home.join(".cache"))
        }
    })?;
    Some(folder.join("headjudge"))
}
