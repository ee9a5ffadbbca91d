//! The OCG as a card game that a server hosts: its rulebook, its matches, and the duels that start from its decks and
//! positions.

use crate::catalogue::Catalogue;
use crate::clauses::BOOK;
use crate::game_view::OcgView;
use crate::position::PositionView;
use crate::requests::{DeckEntry, PartView};
use crate::{problem, set_up};
use host::{CardGame, Positions, Problem, Unread};
use ocg::Game;
use ocg::card::Card;
use rulebook::Book;
use serde_json::Value;
use std::collections::BTreeMap;
use table::{FirstPlayer, Outcome, Seat, Seed, StateHash, Windows};

/// The Yu-Gi-Oh OCG.
#[derive(Clone, Copy, Debug)]
pub struct Ocg;

impl Positions for Ocg {
    type Position = PositionView;

    fn check(position: &PositionView) -> Result<(), Problem> {
        position.check()
    }

    fn exchanged(position: PositionView) -> PositionView {
        position.exchanged()
    }

    fn numbers_in(position: &PositionView) -> Vec<&str> {
        position.cards.iter().map(|card| card.number.as_str()).collect()
    }

    fn write(_: &PositionView, _: &str, _: &Catalogue) -> Result<String, Problem> {
        Err(problem::position_not_written())
    }

    fn read(_: &str, _: &Catalogue) -> Result<(String, PositionView), Problem> {
        Err(problem::position_not_written())
    }
}

impl CardGame for Ocg {
    const KEY: &'static str = "ocg";
    const EDITION: &'static str = ocg::EDITION;
    const CLAUSE: &'static str = "3.4.3-8";
    const CHANGES_DECKS: bool = true;
    const REQUESTS: &'static [&'static str] = &[];

    type View = OcgView;

    fn book() -> &'static Book {
        &BOOK
    }

    fn rules() -> StateHash {
        ocg::rules()
    }

    fn fingerprint(card: &Card) -> Result<StateHash, Problem> {
        let written = serde_json::to_string(card).map_err(host::problem::no_answer)?;
        Ok(StateHash::of_text(&written))
    }

    /// 3.6.1-5: where nobody says who begins, chance does.
    fn game_of_decks(
        catalogue: &Catalogue,
        decks: &[Vec<DeckEntry>; 2],
        first: Option<Seat>,
        seed: Seed,
    ) -> Result<Game, Problem> {
        set_up::game_of_decks(catalogue, decks, first, seed)
    }

    fn game_of_position(
        catalogue: &Catalogue,
        position: &PositionView,
        seed: Seed,
        unread: Unread,
    ) -> Result<Game, Problem> {
        set_up::game_of_position(catalogue, position, seed, unread)
    }

    fn open_windows(game: &mut Game, windows: Windows) {
        game.open_windows(windows);
    }

    /// 3.6.1-5: the loser chooses; after a draw chance decides again.
    fn first_player(last: Outcome) -> FirstPlayer {
        match last {
            Outcome::Won(winner) => FirstPlayer::ChosenBy(winner.other()),
            Outcome::Draw => FirstPlayer::SetByGame,
        }
    }

    /// 3.1.2-17: the same cards, and each part as large as it was.
    fn check_changed(registered: &Vec<DeckEntry>, changed: &Vec<DeckEntry>) -> Result<(), Problem> {
        let (had, has) = (counted(registered), counted(changed));
        if had.cards != has.cards {
            return Err(problem::other_cards());
        }
        for (part, had, has) in [
            ("Main Deck", had.main, has.main),
            ("Extra Deck", had.extra, has.extra),
            ("Side Deck", had.side, has.side),
        ] {
            if had != has {
                return Err(problem::other_size(part, had, has));
            }
        }
        Ok(())
    }

    fn answer(_: &Catalogue, request: &str, _: &Value) -> Result<Value, Problem> {
        Err(host::problem::no_such_request(request, ""))
    }
}

/// How many cards are where, and which: with the part that each belongs in, so that none changes it.
#[derive(Default)]
struct Counted<'d> {
    cards: BTreeMap<(&'d str, PartView), u32>,
    main: u32,
    extra: u32,
    side: u32,
}

fn counted(deck: &[DeckEntry]) -> Counted<'_> {
    let mut counted = Counted::default();
    for entry in deck {
        let (part, copies) = (entry.part.unwrap_or(PartView::Main), u32::from(entry.copies));
        *counted.cards.entry((entry.number.as_str(), part)).or_default() += copies;
        match (entry.side, part) {
            (true, _) => counted.side += copies,
            (false, PartView::Main) => counted.main += copies,
            (false, PartView::Extra) => counted.extra += copies,
        }
    }
    counted.cards.retain(|_, copies| *copies > 0);
    counted
}
