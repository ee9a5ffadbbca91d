//! The Yu-Gi-Oh OCG for the command.

use crate::game::{CardFile, Fault, Game, NotRetold, Pairings, PoolDetails, Printout, Retold};
use host::{Host, PoolCache, Unread};
use lab::{Effects, Proof, Settings};
use ocg::builtin;
use ocg_lab::{
    DeckReport, DeckSource, Details, Invariants, OcgArena, Playable, PoolReport, ShownCard, Tally, Teller,
    name_of,
};
use ocg_scenario::CardSource;
use ocg_view::{Catalogue, OcgHost};
use server::protocol::Replay;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::PerSeat;

/// The Yu-Gi-Oh OCG.
pub struct Ocg;

fn card_file(file: &CardFile) -> ocg_lab::CardFile {
    let cache = file.cache.clone().map_or(PoolCache::Nowhere, PoolCache::In);
    ocg_lab::CardFile { path: file.path.clone(), cache }
}

impl Game for Ocg {
    const NAME: &'static str = "ocg";
    const PAIRS: &'static [&'static str] = &["A:B", "C:D", "B:C", "D:A"];

    type Words = ocg_scenario::Ocg;
    type Cards = Playable;
    type Arena = OcgArena;
    type Invariants = Invariants;
    type Tally = Tally;
    type Teller = Teller;

    fn host(cache: Option<PathBuf>) -> Option<Arc<dyn Host>> {
        Some(Arc::new(OcgHost::new(cache)))
    }

    fn cards(more: Option<&CardFile>, _: Unread) -> Result<Playable, Fault> {
        Ok(match more {
            Some(file) => Playable::with(&card_file(file).pool()?),
            None => Playable::builtin(),
        })
    }

    fn cards_of_scenarios(cards: Playable) -> CardSource {
        CardSource::builtin().with(cards.cards().cloned())
    }

    fn reading() -> &'static () {
        &()
    }

    fn arena(decks: &PerSeat<String>, cards: Playable) -> Result<OcgArena, Fault> {
        Ok(OcgArena::new(decks, &cards)?)
    }

    fn pairings(folder: &Path, cards: Playable, most: Option<usize>) -> Result<Pairings<OcgArena>, Fault> {
        let (mut decks, absent) = ocg_lab::listed_decks(folder, &cards)
            .map_err(|why| format!("{}: {why}; expected a folder of deck lists", folder.display()))?;
        decks.truncate(most.unwrap_or(usize::MAX));
        let against = |(one, two): (&DeckSource, &DeckSource)| {
            let name = format!("{} against {}", name_of(one), name_of(two));
            (name, OcgArena::of(PerSeat([one.clone(), two.clone()]), &cards))
        };
        let pairs = decks.iter().zip(decks.iter().cycle().skip(1)).map(against).collect();
        Ok(Pairings {
            pairs,
            absent: absent.into_iter().map(|(deck, why)| (deck, why.to_string())).collect(),
        })
    }

    fn unread(_: &OcgArena) -> Vec<String> {
        Vec::new()
    }

    fn effects(tally: &Tally, arena: &OcgArena) -> Effects {
        Effects { clauses_followed: tally.statements(), effects: tally.rows(arena.library()) }
    }

    fn told(teller: &mut Teller) -> String {
        teller.take()
    }

    fn prove(settings: Settings) -> Result<Proof, Fault> {
        Ok(lab::prove::<ocg_lab::Proving>(settings)?)
    }

    fn retell(pool: Option<&CardFile>, replay: &Replay) -> Result<Retold, NotRetold> {
        let catalogue = catalogue(pool).map_err(NotRetold::Cards)?;
        let Replay { record, moves, hashes, .. } = replay;
        let mut retold = ocg_lab::Retold::new(catalogue, record).map_err(NotRetold::Replay)?;
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
        let library = builtin::library();
        let line = |def: &ocg::library::Def| format!("{:>8}  {}", def.card.id.0, def.card.name);
        library.defs().map(|(_, def)| line(def)).collect::<Vec<_>>().join("\n")
    }

    fn check_pool(pool: &CardFile, details: PoolDetails) -> Result<Printout, Fault> {
        let pool = card_file(pool).pool()?;
        let report = PoolReport::of(&pool);
        let PoolDetails { unread, corrections } = details;
        let words = ocg_lab::pool_in_words(&report, &pool, Details { unread, corrections });
        Printout::new(&report, words, true)
    }

    fn exercise(pool: Option<&CardFile>, ids: &[String], seed: Option<u64>) -> Result<Printout, Fault> {
        let cards: Vec<_> = Ocg::cards(pool, Unread::Refused)?.cards().cloned().collect();
        let usual = ocg_exercise::Options::default();
        let options = ocg_exercise::Options { seed: seed.unwrap_or(usual.seed), ..usual };
        let report = ocg_exercise::exercise(&cards, ids, options)?;
        Printout::new(&report, report.in_words(!ids.is_empty()), report.totals.failed == 0)
    }

    fn write_builtin(_: &CardFile, _: &Path, _: &[String]) -> Result<String, Fault> {
        Err("the built-in cards of the OCG are written by hand".into())
    }

    fn check_deck(list: &str, pool: Option<&CardFile>, unread: Unread) -> Result<Printout, Fault> {
        let cards = Ocg::cards(pool, unread)?;
        let report = DeckReport::of(&ocg_lab::read_deck_list(list, &cards)?, &cards);
        Printout::new(&report, report.in_words(list), report.accepted)
    }

    fn convert_deck(
        list: &str,
        to: &str,
        pool: Option<&CardFile>,
    ) -> Result<(String, Option<String>), Fault> {
        let deck = ocg_lab::read_deck_list(list, &Ocg::cards(pool, Unread::Refused)?)?;
        match to {
            "ydke" => Ok((ocg_lab::write_ydke(&deck), None)),
            "ydk" => Ok((ocg_lab::write_ydk(&deck), None)),
            other => Err(format!("there is no form `{other}`; there are ydk and ydke").into()),
        }
    }
}

/// The built-in cards, and those of a pool.
fn catalogue(pool: Option<&CardFile>) -> Result<Catalogue, Fault> {
    let catalogue = Catalogue::builtin();
    let Some(file) = pool else { return Ok(catalogue) };
    Ok(catalogue.with(&host::CardFile::Printed(card_file(file).pool()?)))
}
