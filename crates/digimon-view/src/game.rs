//! Digimon as a card game that a server hosts: its rulebook, its matches, and the games that start from its decks and
//! positions.

use crate::catalogue::Catalogue;
use crate::clauses::BOOK;
use crate::game_view::DigimonView;
use crate::position::PositionView;
use crate::requests::{self, DeckEntry};
use crate::set_up;
use digimon::Game;
use digimon::card::Card;
use host::{CardGame, Positions, Problem, Unread, problem};
use rulebook::Book;
use serde_json::Value;
use table::{FirstPlayer, Outcome, Seat, Seed, StateHash, Windows};

/// The Digimon Card Game.
#[derive(Clone, Copy, Debug)]
pub struct Digimon;

impl Positions for Digimon {
    type Position = PositionView;

    fn check(position: &PositionView) -> Result<(), Problem> {
        position.check()
    }

    fn exchanged(position: PositionView) -> PositionView {
        position.exchanged()
    }

    fn numbers_in(position: &PositionView) -> Vec<&str> {
        position.numbers()
    }

    fn write(position: &PositionView, title: &str, catalogue: &Catalogue) -> Result<String, Problem> {
        position.to_scenario(title, catalogue)
    }

    fn read(text: &str, catalogue: &Catalogue) -> Result<(String, PositionView), Problem> {
        PositionView::of_scenario(text, catalogue)
    }
}

impl CardGame for Digimon {
    const KEY: &'static str = "digimon";
    const EDITION: &'static str = digimon::EDITION;
    const CLAUSE: &'static str = "11-4-1";
    const CHANGES_DECKS: bool = false;
    const REQUESTS: &'static [&'static str] = &["texts"];

    type View = DigimonView;

    fn book() -> &'static Book {
        &BOOK
    }

    fn rules() -> StateHash {
        digimon::rules()
    }

    fn fingerprint(card: &Card) -> Result<StateHash, Problem> {
        let written = serde_json::to_string(card).map_err(problem::no_answer)?;
        Ok(StateHash::of_text(&written))
    }

    /// 5-2-1-3: chance says who goes first.
    fn game_of_decks(
        catalogue: &Catalogue,
        decks: &[Vec<DeckEntry>; 2],
        _: Option<Seat>,
        seed: Seed,
    ) -> Result<Game, Problem> {
        set_up::game_of_decks(catalogue, decks, seed)
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

    fn first_player(_: Outcome) -> FirstPlayer {
        FirstPlayer::SetByGame
    }

    fn check_changed(_: &Vec<DeckEntry>, _: &Vec<DeckEntry>) -> Result<(), Problem> {
        Ok(())
    }

    fn answer(catalogue: &Catalogue, _: &str, body: &Value) -> Result<Value, Problem> {
        requests::texts(catalogue, body)
    }
}
