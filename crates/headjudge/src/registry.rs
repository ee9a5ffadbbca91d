//! The games that there are. No other file of the command names one.

mod ocg;

use crate::game::{CardFile, Fault, Game, NotRetold, Pairings, PoolDetails, Printout, Retold};
use crate::problem::Problem;
use crate::rulebooks::Rulebook;
use crate::scenarios;
use clap::ValueEnum;
use digimon_lab::{
    BuiltinSets, DeckReport, Details, DigimonArena, Invariants, Playable, PoolReport, ShownCard, Tally,
    Teller,
};
use digimon_scenario::{CardSource, PrintedText, TextReader};
use digimon_view::{Catalogue, DigimonHost};
use host::{Host, PoolCache, Unread};
use lab::{Effects, Proof, Settings};
use ocg::Ocg;
use server::protocol::Replay;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::PerSeat;

/// A game by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum GameName {
    #[default]
    Digimon,
    Ocg,
}

/// The rulebooks that have an index, also of games that cannot be played yet.
pub static RULEBOOKS: [Rulebook; 2] = [
    Rulebook {
        game: Digimon::NAME,
        book: &digimon_view::clauses::BOOK,
        crate_name: "digimon",
        scenarios: scenarios::shown::<Digimon>,
    },
    Rulebook {
        game: Ocg::NAME,
        book: &ocg_view::clauses::BOOK,
        crate_name: "ocg",
        scenarios: scenarios::shown::<Ocg>,
    },
];

/// What can be done with any game.
pub trait Command {
    /// What comes of it.
    type Done;
    fn run<G: Game>(&self) -> Result<Self::Done, Problem>;
}

impl GameName {
    pub fn run<C: Command>(self, command: &C) -> Result<C::Done, Problem> {
        match self {
            GameName::Digimon => command.run::<Digimon>(),
            GameName::Ocg => command.run::<Ocg>(),
        }
    }

    /// As stored games call it.
    pub fn key(self) -> &'static str {
        match self {
            GameName::Digimon => Digimon::NAME,
            GameName::Ocg => Ocg::NAME,
        }
    }

    pub fn all() -> &'static [GameName] {
        GameName::value_variants()
    }

    /// The game with this key, or the keys that there are.
    pub fn of_key(key: &str) -> Result<GameName, Vec<&'static str>> {
        let all = GameName::all();
        let found = all.iter().copied().find(|game| game.key() == key);
        found.ok_or_else(|| all.iter().map(|game| game.key()).collect())
    }
}

/// All games that a server can have.
pub fn hosts(cache: Option<&Path>) -> Vec<Arc<dyn Host>> {
    let cache = || cache.map(Path::to_owned);
    GameName::all()
        .iter()
        .filter_map(|game| match game {
            GameName::Digimon => Digimon::host(cache()),
            GameName::Ocg => Ocg::host(cache()),
        })
        .collect()
}

/// The Digimon Card Game.
pub struct Digimon;

fn card_file(file: &CardFile) -> digimon_lab::CardFile {
    let cache = file.cache.clone().map_or(PoolCache::Nowhere, PoolCache::In);
    digimon_lab::CardFile { path: file.path.clone(), cache }
}

fn catalogue(file: Option<&CardFile>) -> Result<Catalogue, Fault> {
    Ok(digimon_lab::catalogue(file.map(card_file).as_ref())?)
}

impl Game for Digimon {
    const NAME: &'static str = "digimon";
    const PAIRS: &'static [&'static str] = &["ST1:ST2", "ST3:ST1", "ST9:ST10", "ST2:ST9", "ST10:ST3"];

    type Words = digimon_scenario::Digimon;
    type Cards = Playable;
    type Arena = DigimonArena;
    type Invariants = Invariants;
    type Tally = Tally;
    type Teller = Teller;

    fn host(cache: Option<PathBuf>) -> Option<Arc<dyn Host>> {
        Some(Arc::new(DigimonHost::new(cache)))
    }

    fn cards(more: Option<&CardFile>, unread: Unread) -> Result<Playable, Fault> {
        Ok(Playable::of(catalogue(more)?, unread))
    }

    fn cards_of_scenarios(cards: Playable) -> CardSource {
        CardSource::default().with(cards.cards).refusing(cards.refused)
    }

    fn reading() -> &'static (dyn TextReader + 'static) {
        &PrintedText
    }

    fn arena(decks: &PerSeat<String>, cards: Playable) -> Result<DigimonArena, Fault> {
        Ok(DigimonArena::new(decks, cards)?)
    }

    fn pairings(file: &Path, cards: Playable, most: Option<usize>) -> Result<Pairings<DigimonArena>, Fault> {
        let refused = cards.refused.clone();
        let all = DigimonArena::new(&PerSeat::new(|_| "random".to_owned()), cards)?;
        let (mut decks, absent) = digimon_lab::listed_decks(file, &all, &refused)?;
        decks.truncate(most.unwrap_or(usize::MAX));
        let mut pairs = Vec::new();
        for (one, two) in decks.iter().zip(decks.iter().cycle().skip(1)) {
            let name = format!(
                "{} against {}",
                digimon_lab::name_of(one, all.library()),
                digimon_lab::name_of(two, all.library())
            );
            pairs.push((name, all.with(PerSeat([one.clone(), two.clone()]))?));
        }
        let absent = absent.into_iter().map(|(deck, why)| (deck, why.to_string())).collect();
        Ok(Pairings { pairs, absent })
    }

    fn unread(arena: &DigimonArena) -> Vec<String> {
        arena.marked()
    }

    fn effects(tally: &Tally, arena: &DigimonArena) -> Effects {
        Effects { clauses_followed: tally.clauses(), effects: tally.rows(arena.library()) }
    }

    fn told(teller: &mut Teller) -> String {
        teller.take()
    }

    fn prove(settings: Settings) -> Result<Proof, Fault> {
        Ok(lab::prove::<digimon_lab::Proving>(settings)?)
    }

    fn retell(pool: Option<&CardFile>, replay: &Replay) -> Result<Retold, NotRetold> {
        let catalogue = catalogue(pool).map_err(NotRetold::Cards)?;
        let Replay { record, moves, hashes, .. } = replay;
        let mut retold = digimon_lab::Retold::new(catalogue, record).map_err(NotRetold::Replay)?;
        for (at, this) in moves.iter().enumerate() {
            retold.make(at, this).map_err(NotRetold::Replay)?;
            if hashes.get(at).is_some_and(|stored| *stored != retold.state_hash()) {
                return Err(NotRetold::Replay(retold.other_way(at, record, replay.played_by.as_ref())));
            }
        }
        let (sum, position) = (retold.sum(moves.len()), retold.position());
        let seed = retold.seed(record).map_err(NotRetold::Replay)?;
        Ok(Retold { lines: retold.lines, sum, position, seed })
    }

    fn show_card(number: &str, pool: Option<&CardFile>) -> Result<Printout, Fault> {
        let shown = match pool {
            Some(file) => ShownCard::of_pool(number, &card_file(file).pool()?)?,
            None => ShownCard::builtin(number)?,
        };
        Printout::new(&shown, shown.in_words(), true)
    }

    fn list_cards() -> String {
        digimon_lab::list_of_cards()
    }

    fn check_pool(pool: &CardFile, details: PoolDetails) -> Result<Printout, Fault> {
        let pool = card_file(pool).pool()?;
        let report = PoolReport::of(&pool);
        let PoolDetails { unread, corrections } = details;
        let words = digimon_lab::pool_in_words(&report, &pool, Details { unread, corrections });
        Printout::new(&report, words, true)
    }

    fn exercise(pool: Option<&CardFile>, ids: &[String], seed: Option<u64>) -> Result<Printout, Fault> {
        let cards = match pool {
            Some(file) => card_file(file).cards()?,
            None => digimon::builtin::cards(),
        };
        let seed = seed.unwrap_or_else(digimon_lab::usual_seed);
        let report = digimon_lab::exercised(&cards, ids, seed)?;
        let words = digimon_lab::exercise_in_words(&report, !ids.is_empty());
        Printout::new(&report, words, report.totals.failed == 0)
    }

    fn write_builtin(pool: &CardFile, into: &Path, add: &[String]) -> Result<String, Fault> {
        let BuiltinSets { files, cards, unread } = BuiltinSets::of(&card_file(pool).pool()?, add)?;
        fs::create_dir_all(into).map_err(|why| format!("{}: {why}", into.display()))?;
        for (name, text) in &files {
            let file = into.join(name);
            fs::write(&file, text).map_err(|why| format!("{}: {why}", file.display()))?;
        }
        let sum = format!("{cards} cards of {} sets are in {}", files.len(), into.display());
        Ok([vec![sum], unread].concat().join("\n"))
    }

    fn check_deck(list: &str, pool: Option<&CardFile>, unread: Unread) -> Result<Printout, Fault> {
        let import = digimon_lab::read_deck_list(list)?;
        let report = DeckReport::of(&import, &catalogue(pool)?, unread)?;
        let hint = match pool {
            Some(_) => "neither in the pool nor built in",
            None => "not built in; name a pool that has them with --pool",
        };
        Printout::new(&report, report.in_words(list, hint), report.accepted)
    }

    fn convert_deck(
        list: &str,
        to: &str,
        pool: Option<&CardFile>,
    ) -> Result<(String, Option<String>), Fault> {
        let form = digimon_lab::deck_form(to)?;
        let import = digimon_lab::read_deck_list(list)?;
        let text = digimon_lab::in_form(form, &import, &catalogue(pool)?);
        let side = import.side.cards();
        let note = (side > 0).then(|| format!("the {side} cards of the sideboard are left out"));
        Ok((text, note))
    }
}
