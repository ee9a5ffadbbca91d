//! What a game brings to the command. Which games there are, the registry says.

use crate::output::say;
use crate::problem::Problem;
use host::{Host, Unread};
use lab::{Arena, Effects, Observer, Proof, Settings};
use serde::Serialize;
use server::protocol::Replay;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use table::{PerSeat, Searchable, Seed};

/// Why a game cannot do what it was asked for.
pub type Fault = Box<dyn Error + Send + Sync>;

/// A file with more cards, and the folder where what was read of it may be kept.
#[derive(Clone, Debug)]
pub struct CardFile {
    pub path: PathBuf,
    pub cache: Option<PathBuf>,
}

/// What is said: to a person, or as JSON to a program.
pub struct Printout {
    words: String,
    json: String,
    /// Nothing is wrong.
    passed: bool,
}

impl Printout {
    pub fn new(value: &impl Serialize, words: String, passed: bool) -> Result<Printout, Fault> {
        Ok(Printout { words, json: serde_json::to_string_pretty(value)?, passed })
    }

    pub fn say(&self, as_json: AsJson) -> Result<ExitCode, Problem> {
        say(match as_json {
            AsJson::Yes => &self.json,
            AsJson::No => &self.words,
        })?;
        Ok(if self.passed { ExitCode::SUCCESS } else { ExitCode::from(1) })
    }
}

/// For a program, or for a person?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AsJson {
    Yes,
    No,
}

impl AsJson {
    pub fn when(wanted: bool) -> AsJson {
        if wanted { AsJson::Yes } else { AsJson::No }
    }
}

/// Pairs of decks by name, and the games between them.
pub struct Pairings<A> {
    pub pairs: Vec<(String, A)>,
    /// Decks that cannot be played, and why.
    pub absent: Vec<(String, String)>,
}

/// A game that was played again.
pub struct Retold {
    pub lines: Vec<String>,
    /// How it stands.
    pub sum: String,
    /// As a scenario.
    pub position: String,
    /// Where its chance began.
    pub seed: Seed,
}

/// Why a game cannot be played again.
pub enum NotRetold {
    Cards(Fault),
    Replay(host::Problem),
}

/// What is to be shown of a pool beside its sums.
#[derive(Clone, Copy, Debug)]
pub struct PoolDetails {
    pub unread: usize,
    pub corrections: bool,
}

/// The game that an arena deals.
pub type Dealt<G> = <<G as Game>::Arena as Arena>::Game;

/// One game.
pub trait Game: 'static {
    /// As `--game` and stored games call it.
    const NAME: &'static str;
    /// Decks that bots play with if none are named.
    const PAIRS: &'static [&'static str];

    /// The words of its scenarios.
    type Words: scenario::Game;
    /// Cards to play with.
    type Cards: Clone;
    type Arena: Arena<Game: Searchable>;
    /// Sees what must hold at every decision.
    type Invariants: Observer<Dealt<Self>> + Default;
    type Tally: Observer<Dealt<Self>> + Default;
    type Teller: Observer<Dealt<Self>> + Default;

    /// Nothing if it cannot be played on a server yet.
    fn host(cache: Option<PathBuf>) -> Option<Arc<dyn Host>>;

    /// The built-in cards, and those of a file.
    fn cards(more: Option<&CardFile>, unread: Unread) -> Result<Self::Cards, Fault>;
    fn cards_of_scenarios(cards: Self::Cards) -> <Self::Words as scenario::Game>::Cards;
    fn reading() -> &'static <Self::Words as scenario::Game>::Reading;

    /// Games with decks by their names.
    fn arena(decks: &PerSeat<String>, cards: Self::Cards) -> Result<Self::Arena, Fault>;
    /// Each deck of a file against the next one, the last one against the first.
    fn pairings(file: &Path, cards: Self::Cards, most: Option<usize>)
    -> Result<Pairings<Self::Arena>, Fault>;
    /// Cards of its decks that are played without a part of their text.
    fn unread(arena: &Self::Arena) -> Vec<String>;
    fn effects(tally: &Self::Tally, arena: &Self::Arena) -> Effects;
    /// What was told since the last time.
    fn told(teller: &mut Self::Teller) -> String;
    fn prove(settings: Settings) -> Result<Proof, Fault>;
    fn retell(pool: Option<&CardFile>, replay: &Replay) -> Result<Retold, NotRetold>;

    fn show_card(number: &str, pool: Option<&CardFile>) -> Result<Printout, Fault>;
    fn list_cards() -> String;
    fn check_pool(pool: &CardFile, details: PoolDetails) -> Result<Printout, Fault>;
    fn exercise(pool: Option<&CardFile>, ids: &[String], seed: Option<u64>) -> Result<Printout, Fault>;
    /// Writes the built-in cards anew into a folder, and says what is there.
    fn write_builtin(pool: &CardFile, into: &Path, add: &[String]) -> Result<String, Fault>;
    fn check_deck(list: &str, pool: Option<&CardFile>, unread: Unread) -> Result<Printout, Fault>;
    /// The list in another form, and a note.
    fn convert_deck(list: &str, to: &str, pool: Option<&CardFile>)
    -> Result<(String, Option<String>), Fault>;
}
