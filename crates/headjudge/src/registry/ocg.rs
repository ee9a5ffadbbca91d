//! The Yu-Gi-Oh OCG for the command.

use crate::game::{CardFile, Fault, Game, NotRetold, Pairings, PoolDetails, Printout, Retold};
use host::{Host, Unread};
use lab::{Effects, Proof, Settings};
use ocg::builtin;
use ocg::card::Password;
use ocg::overview::deck_building::faults;
use ocg_lab::{Invariants, OcgArena, Tally, Teller};
use ocg_scenario::CardSource;
use serde::Serialize;
use server::protocol::Replay;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::PerSeat;

/// The Yu-Gi-Oh OCG.
pub struct Ocg;

/// What needs somebody who understands printed text.
const UNREADABLE: &str = "the printed text of OCG cards cannot be read yet";

impl Game for Ocg {
    const NAME: &'static str = "ocg";
    const PAIRS: &'static [&'static str] = &["A:B", "C:D", "B:C", "D:A"];

    type Words = ocg_scenario::Ocg;
    type Cards = ();
    type Arena = OcgArena;
    type Invariants = Invariants;
    type Tally = Tally;
    type Teller = Teller;

    fn host(_: Option<PathBuf>) -> Option<Arc<dyn Host>> {
        None
    }

    fn cards(more: Option<&CardFile>, _: Unread) -> Result<(), Fault> {
        more.map_or(Ok(()), |_| Err(UNREADABLE.into()))
    }

    fn cards_of_scenarios((): ()) -> CardSource {
        CardSource::builtin()
    }

    fn reading() -> &'static () {
        &()
    }

    fn arena(decks: &PerSeat<String>, (): ()) -> Result<OcgArena, Fault> {
        Ok(OcgArena::new(decks)?)
    }

    fn pairings(_: &Path, (): (), _: Option<usize>) -> Result<Pairings<OcgArena>, Fault> {
        Err(UNREADABLE.into())
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
        Ok(ocg_lab::prove(settings)?)
    }

    fn retell(_: Option<&CardFile>, _: &Replay) -> Result<Retold, NotRetold> {
        Err(NotRetold::Cards("duels of the OCG are not stored yet".into()))
    }

    fn show_card(number: &str, pool: Option<&CardFile>) -> Result<Printout, Fault> {
        Ocg::cards(pool, Unread::Refused)?;
        let cards = CardSource::builtin();
        let card = cards.get(number).ok_or_else(|| format!("{number} is not a built-in card"))?;
        let written = ocg::text::write(card);
        let name = format!("{} {}", card.id.0, card.name);
        let pendulum = written.pendulum.iter().map(|line| format!("Pendulum effect: {line}"));
        let lines: Vec<String> = std::iter::once(name).chain(pendulum).chain(written.text).collect();
        Printout::new(card, lines.join("\n"), true)
    }

    fn list_cards() -> String {
        let library = builtin::library();
        let line = |def: &ocg::library::Def| format!("{:>8}  {}", def.card.id.0, def.card.name);
        library.defs().map(|(_, def)| line(def)).collect::<Vec<_>>().join("\n")
    }

    fn check_pool(_: &CardFile, _: PoolDetails) -> Result<Printout, Fault> {
        Err(UNREADABLE.into())
    }

    fn exercise(_: Option<&CardFile>, _: &[String], _: Option<u64>) -> Result<Printout, Fault> {
        Err("OCG cards cannot be exercised yet".into())
    }

    fn write_builtin(_: &CardFile, _: &Path, _: &[String]) -> Result<String, Fault> {
        Err(UNREADABLE.into())
    }

    fn check_deck(list: &str, pool: Option<&CardFile>, _: Unread) -> Result<Printout, Fault> {
        Ocg::cards(pool, Unread::Refused)?;
        let deck = deck_of(&std::fs::read_to_string(list)?)?;
        let wrong: Vec<DeckFault> = faults(&builtin::library(), &deck).iter().map(DeckFault::of).collect();
        let accepted = wrong.is_empty();
        let words = wrong.iter().map(|fault| format!("{}: {}", fault.fault, fault.way_out));
        let words =
            if accepted { "the deck is legal".to_owned() } else { words.collect::<Vec<_>>().join("\n") };
        Printout::new(&DeckReport { accepted, faults: wrong }, words, accepted)
    }

    fn convert_deck(_: &str, _: &str, _: Option<&CardFile>) -> Result<(String, Option<String>), Fault> {
        Err("OCG decks have only one form".into())
    }
}

#[derive(Serialize)]
struct DeckReport {
    accepted: bool,
    faults: Vec<DeckFault>,
}

/// What is wrong with a deck, and what puts it right.
#[derive(Serialize)]
struct DeckFault {
    fault: String,
    statement: Option<&'static str>,
    way_out: String,
}

impl DeckFault {
    fn of(fault: &ocg::overview::deck_building::Fault) -> DeckFault {
        DeckFault { fault: fault.to_string(), statement: fault.statement(), way_out: fault.way_out() }
    }
}

/// Numbers, one a line, below `#main`, `#extra` and `!side`.
fn deck_of(list: &str) -> Result<ocg::Deck, Fault> {
    let mut deck = ocg::Deck::default();
    let mut part: fn(&mut ocg::Deck) -> &mut Vec<Password> = |deck| &mut deck.main;
    for (number, line) in (1..).zip(list.lines().map(str::trim)) {
        match line {
            "#main" => part = |deck| &mut deck.main,
            "#extra" => part = |deck| &mut deck.extra,
            "!side" => part = |deck| &mut deck.side,
            other if other.is_empty() || other.starts_with('#') => {}
            other => {
                let password = other.parse().map_err(|_| format!("line {number}: `{other}` is no number"))?;
                part(&mut deck).push(Password(password));
            }
        }
    }
    Ok(deck)
}
