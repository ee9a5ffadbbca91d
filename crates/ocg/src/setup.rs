//! OCG 2.3.3-1, 3.6.1-2, -4 to -6: getting ready: decks, first hands, life points.

use crate::card::{LifePoints, Password};
use crate::game::Game;
use crate::library::{DefId, Library};
use crate::run;
use crate::state::{
    CardId, CardState, Face, Frame, Known, Location, Logged, Phase, Piles, Remembered, State, Turn,
    TurnStage, Value, Zones,
};
use std::sync::Arc;
use table::{Dice, PerSeat, Seat, Seed, Windows};

/// 3.6.1-6: the first hand.
const FIRST_HAND: usize = 5;

/// A deck as it is brought to a duel.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
pub struct Deck {
    pub main: Vec<Password>,
    pub extra: Vec<Password>,
    pub side: Vec<Password>,
}

/// All that a duel starts from.
#[derive(Clone, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct Setup {
    pub decks: PerSeat<Deck>,
    pub seed: Seed,
    /// 3.6.1-5: who goes first.
    pub first: Seat,
}

/// A card that the library does not have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no card {0:?} in the library")]
pub struct NoSuchCard(pub Password);

impl Game {
    /// Starts a duel with two decks, up to the first decision.
    ///
    /// # Errors
    /// When a card is not in the library.
    pub fn new(library: Arc<Library>, setup: &Setup) -> Result<Game, NoSuchCard> {
        Self::begun(library, setup, None, Windows::Exact)
    }

    /// The same, where the events are recorded from the first one on.
    ///
    /// # Errors
    /// As [`Game::new`].
    pub fn new_listening(library: Arc<Library>, setup: &Setup) -> Result<Game, NoSuchCard> {
        Self::begun(library, setup, Some(Vec::new()), Windows::Exact)
    }

    /// The same for people: from the first one on, a stop depends on public facts alone.
    ///
    /// # Errors
    /// As [`Game::new`].
    pub fn new_in_public(library: Arc<Library>, setup: &Setup) -> Result<Game, NoSuchCard> {
        Self::begun(library, setup, Some(Vec::new()), Windows::Public)
    }

    fn begun(
        library: Arc<Library>,
        setup: &Setup,
        log: Option<Vec<Logged>>,
        windows: Windows,
    ) -> Result<Game, NoSuchCard> {
        let state = State { windows, ..begin(&library, setup)? };
        let mut game = Game::of(library, state, log);
        deal(&mut game);
        run::run(&mut game, Value::Nothing);
        Ok(game)
    }
}

fn begin(library: &Library, setup: &Setup) -> Result<State, NoSuchCard> {
    let mut cards = Vec::new();
    let mut piles = PerSeat::new(|_| Piles::default());
    for seat in Seat::BOTH {
        let deck = &setup.decks[seat];
        for (list, place) in [(&deck.main, Location::Deck), (&deck.extra, Location::ExtraDeck)] {
            for &password in list {
                let def = library.find(password).ok_or(NoSuchCard(password))?;
                // 3.3.2-18, -23, -28, -32, -37, -42, -47: wherever the list names them.
                let place =
                    if library.def(def).card.is_of_extra_deck() { Location::ExtraDeck } else { place };
                let id = CardId(cards.len() as u16);
                cards.push(new_card(def, seat, place));
                match place {
                    Location::ExtraDeck => piles[seat].extra.push(id),
                    Location::Deck
                    | Location::Hand
                    | Location::Zone(_)
                    | Location::Graveyard
                    | Location::Banished
                    | Location::Material(_)
                    | Location::Between
                    | Location::Gone => piles[seat].deck.push(id),
                }
            }
        }
    }
    let mut state = empty(setup.first, setup.seed);
    state.cards = cards;
    state.piles = piles;
    // 3.7.3-3: both are told.
    state.side = PerSeat::new(|seat| setup.decks[seat].side.len() as u8);
    Ok(state)
}

/// A duel without cards, before its first turn.
pub(crate) fn empty(first: Seat, seed: Seed) -> State {
    State {
        cards: Vec::new(),
        zones: Zones::default(),
        piles: PerSeat::new(|_| Piles::default()),
        life: PerSeat::new(|_| LifePoints::AT_FIRST),
        turn: Turn::new(1, first, Phase::Setup),
        attack: None,
        moment: 0,
        clock: 0,
        lingering: Vec::new(),
        borrowed: Vec::new(),
        away: Vec::new(),
        watching: Vec::new(),
        applied: Vec::new(),
        deferred: Vec::new(),
        doomed: Vec::new(),
        loose: Vec::new(),
        uses: Vec::new(),
        searched: PerSeat::default(),
        unordered: Vec::new(),
        windows: Windows::Exact,
        side: PerSeat::default(),
        met: Vec::new(),
        recent: Vec::new(),
        frames: vec![Frame::Turn(TurnStage::Begin)],
        decision: None,
        outcome: None,
        dice: Dice::of(&seed),
    }
}

pub(crate) fn new_card(def: DefId, owner: Seat, place: Location) -> CardState {
    let known = if place == Location::ExtraDeck { Known::only(owner) } else { Known::NOBODY };
    CardState {
        def,
        owner,
        controller: owner,
        place,
        face: Face::Down,
        incarnation: 0,
        known,
        arrived: 0,
        properly_summoned: false,
        made_of: Vec::new(),
        becomes: None,
        left_with: None,
        came_from: place,
        last_zone: None,
        on_field: Remembered::default(),
    }
}

/// 3.6.1-1, -6: both decks are shuffled, and both players draw five cards.
fn deal(game: &mut Game) {
    use crate::pipe::Change;
    use crate::state::By;
    let order = [game.state.turn.player, game.state.turn.player.other()];
    for seat in order {
        game.propose(Change::Shuffle(seat), By::Rule, &["3.6.1-1"]);
    }
    for seat in order {
        crate::terms::draw::draw(game, seat, FIRST_HAND, By::Rule, &["3.6.1-6"]);
    }
    game.state.recent.clear();
    game.state.met.clear();
}
