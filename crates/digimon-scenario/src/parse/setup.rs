//! What a player has at the start: the seat's line, and a line for each area.

use super::Draft;
use super::places::face;
use super::refs;
use super::remembered::{known, used};
use super::units;
use crate::model::{DeckList, Placed, SeatSetup, Setup};
use digimon::card::Card;
use digimon::state::Phase;
use scenario::{Cursor, Kind, Problem, Span};
use table::{PerSeat, Seat};

const PHASES: [(&str, Phase); 6] = [
    ("before the game", Phase::Setup),
    ("start of turn", Phase::Unsuspend),
    ("unsuspend phase", Phase::Unsuspend),
    ("draw phase", Phase::Draw),
    ("breeding phase", Phase::Breeding),
    ("main phase", Phase::Main),
];

/// Does the rest of a seat's line describe the position, rather than a choice?
pub(crate) fn is_setup(line: &Cursor<'_>) -> bool {
    ["turn", "memory"].iter().any(|word| line.is(word)) || PHASES.iter().any(|(phrase, _)| line.is(phrase))
}

/// The position as far as it is read.
#[derive(Default)]
pub struct Parts {
    pub(super) cards: Vec<Card>,
    pub(super) decks: Vec<DeckList>,
    turn_player: Option<Seat>,
    phase: Option<Phase>,
    memory: Option<(Seat, i8)>,
    turn: Option<u16>,
    seats: PerSeat<SeatSetup>,
}

/// In the middle of a game, unless the scenario says otherwise.
const TURN: u16 = 3;

/// The whole position.
pub(crate) fn setup(draft: &mut Draft) -> Result<Setup, Problem> {
    let parts = std::mem::take(&mut draft.parts);
    let turn_player = parts.turn_player.unwrap_or(Seat::A);
    let own_side = |(seat, memory): (Seat, i8)| if seat == turn_player { memory } else { -memory };
    let phase = parts.phase.unwrap_or(Phase::Main);
    let setup = Setup {
        turn_player,
        phase,
        memory: parts.memory.map_or(0, own_side),
        turn: parts.turn.unwrap_or(if phase == Phase::Setup { 0 } else { TURN }),
        seed: draft.seed.unwrap_or(0),
        seats: parts.seats,
        cards: parts.cards,
        decks: parts.decks,
    };
    if phase == Phase::Setup {
        only_decks(draft.start, &setup)?;
    }
    Ok(setup)
}

/// `turn player`, `main phase`, `memory 3`, `turn 4`
pub(crate) fn seat_setup(line: &mut Cursor<'_>, draft: &mut Draft, seat: Seat) -> Result<(), Problem> {
    let here = line.here();
    let twice = |what: &str| Problem::new(here, format!("{what} was said before"));
    if line.eat("turn player") {
        return draft.parts.turn_player.replace(seat).map_or(Ok(()), |_| Err(twice("whose turn it is")));
    }
    if line.eat("memory") {
        let memory = line.number("the memory on this player's side")?;
        return draft.parts.memory.replace((seat, memory)).map_or(Ok(()), |_| Err(twice("the memory")));
    }
    if line.eat("turn") {
        let turn = line.number("the number of the turn")?;
        return draft.parts.turn.replace(turn).map_or(Ok(()), |_| Err(twice("the turn")));
    }
    let phase = line.eat_any(&PHASES);
    let phase = phase.ok_or_else(|| line.expected("`turn player`, a phase, `memory …` or `turn …`"))?;
    draft.parts.phase.replace(phase).map_or(Ok(()), |_| Err(twice("the phase")))
}

/// What a player has in an area.
pub(crate) fn area(line: &mut Cursor<'_>, draft: &mut Draft, seat: Seat) -> Result<(), Problem> {
    if line.eat("battle") {
        let units = units::units(line, draft)?;
        draft.parts.seats[seat].battle.extend(units);
    } else if line.eat("breeding") {
        let here = line.here();
        let mut units = units::units(line, draft)?;
        let breeding = &mut draft.parts.seats[seat].breeding;
        if breeding.is_some() || units.len() > 1 {
            return Err(Problem::new(here, "only one card can be in the breeding area (3-5)"));
        }
        *breeding = units.pop();
    } else if let Some(pile) = line.eat_any(&PILES) {
        let cards = cards(line, draft)?;
        pile(&mut draft.parts.seats[seat]).extend(cards);
    } else {
        let what = "`battle`, `breeding`, `hand`, `trash`, `security`, `deck` or `eggs`";
        return Err(line.expected(what));
    }
    Ok(())
}

/// A pile of a player.
type Pile = fn(&mut SeatSetup) -> &mut Vec<Placed>;

const PILES: [(&str, Pile); 5] = [
    ("hand", |side| &mut side.hand),
    ("trash", |side| &mut side.trash),
    ("security", |side| &mut side.security),
    ("deck", |side| side.deck.get_or_insert_default()),
    ("eggs", |side| &mut side.eggs),
];

/// Before the game there are only decks, and no card in them can be followed through the shuffle.
fn only_decks(start: Span, setup: &Setup) -> Result<(), Problem> {
    for side in Seat::BOTH.map(|seat| &setup.seats[seat]) {
        let SeatSetup { deck, eggs, hand, trash, security, battle, breeding } = side;
        let placed = [hand, trash, security].iter().any(|cards| !cards.is_empty());
        if placed || !battle.is_empty() || breeding.is_some() {
            return Err(Problem::new(start, "before the game the players have only `deck` and `eggs`"));
        }
        let named = deck.iter().flatten().chain(eggs).find(|placed| placed.alias.is_some());
        if let Some(placed) = named {
            let message = "the decks will be shuffled, so that a name would be lost; use the number";
            return Err(Problem::new(placed.card.span, message));
        }
    }
    Ok(())
}

/// `2 x ST1-04, ST1-15 = H`; or `none`.
pub(super) fn cards(line: &mut Cursor<'_>, draft: &mut Draft) -> Result<Vec<Placed>, Problem> {
    let mut found = Vec::new();
    if line.eat("none") {
        return Ok(found);
    }
    loop {
        let times = times(line);
        let card = refs::card(line)?;
        let face = face(line);
        let (known, used) = (known(line)?, used(line)?);
        let alias = if line.eat_kind(Kind::Equals) { Some(draft.new_alias(line, times)?) } else { None };
        enough(line, found.len() + times)?;
        found.extend(std::iter::repeat_n(Placed { card, face, alias, known, used }, times));
        if !line.eat_kind(Kind::Comma) {
            return Ok(found);
        }
    }
}

/// How many cards a line can have: far more than any game, far less than hurts.
const MOST: usize = 2000;

pub(super) fn enough(line: &Cursor<'_>, cards: usize) -> Result<(), Problem> {
    if cards <= MOST { Ok(()) } else { Err(line.fail(format!("more than {MOST} cards are on this line"))) }
}

/// The `2 x` before a card.
pub(super) fn times(line: &mut Cursor<'_>) -> usize {
    let count = line.peek().and_then(|token| token.text.parse().ok());
    match count {
        Some(count) if count <= MOST && line.peek_at(1).is_some_and(|token| token.text == "x") => {
            line.skip(2);
            count
        }
        _ => 1,
    }
}
