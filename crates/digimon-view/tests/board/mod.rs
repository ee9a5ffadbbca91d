//! Games and positions with the built-in cards, for the tests.

use digimon::builtin::{self, BuiltinDeck};
use digimon::card::Number;
use digimon::library::DefId;
use digimon::state::Phase;
use digimon::{Deck, Game, Library, Position, Setup, Side, UnitSpec};
use digimon_view::{DigimonView, InPlay};
use host::GameView;
use std::sync::{Arc, OnceLock};
use table::{PerSeat, Seat, Seed};

pub fn library() -> Arc<Library> {
    static ALL: OnceLock<Arc<Library>> = OnceLock::new();
    let made = || Arc::new(Library::new(builtin::cards()).expect("the built-in cards are a library"));
    Arc::clone(ALL.get_or_init(made))
}

pub fn def(number: &str) -> DefId {
    library().find(&Number::new(number)).unwrap_or_else(|| panic!("{number} is not built in"))
}

pub fn deck(deck: &BuiltinDeck) -> Deck {
    let all = |cards: &[(Number, u8)]| {
        cards
            .iter()
            .flat_map(|(number, n)| std::iter::repeat_n(def(number.as_str()), usize::from(*n)))
            .collect()
    };
    Deck { main: all(&deck.main), eggs: all(&deck.eggs) }
}

pub fn setup(decks: [Deck; 2], seed: u64) -> InPlay {
    let setup = Setup { decks: PerSeat(decks), seed: Seed::Xoshiro256PlusPlus(seed) };
    let game = Game::new_listening(library(), &setup).expect("the decks can be played");
    InPlay::new(DigimonView::new(game))
}

/// A main phase of seat A in the third turn, with so much memory.
pub fn position(memory: i8, a: Side, b: Side) -> InPlay {
    let fill = |mut side: Side| {
        if side.deck.is_empty() {
            side.deck = vec![def("ST1-02"); 5];
        }
        if side.security.is_empty() {
            side.security = vec![(def("ST1-02"), digimon::effects::language::Face::Down); 3];
        }
        side
    };
    let position = Position {
        sides: PerSeat([fill(a), fill(b)]),
        turn_player: Seat::A,
        turn: 3,
        phase: Phase::Main,
        memory,
        seed: Seed::Xoshiro256PlusPlus(1),
        known: Vec::new(),
        used: Vec::new(),
    };
    InPlay::new(DigimonView::new(Game::from_position_listening(library(), &position)))
}

pub fn unit(number: &str) -> UnitSpec {
    let stack = vec![(def(number), digimon::effects::language::Face::Up)];
    UnitSpec { stack, links: Vec::new(), suspended: false, fresh: false }
}

pub fn cards(numbers: &[&str]) -> Vec<DefId> {
    numbers.iter().map(|number| def(number)).collect()
}
