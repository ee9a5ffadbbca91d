//! What a player has at the start: the seat's line, and a line for each area.

use super::header::Draft;
use super::places::face;
use super::reader::Reader;
use super::refs::{self, is_alias};
use super::units;
use crate::model::{Placed, SeatSetup, Setup};
use crate::text::{Cursor, Kind, Problem, Span};
use digimon::state::Phase;
use table::Seat;

const PHASES: [(&str, Phase); 6] = [
    ("before the game", Phase::Setup),
    ("start of turn", Phase::Unsuspend),
    ("unsuspend phase", Phase::Unsuspend),
    ("draw phase", Phase::Draw),
    ("breeding phase", Phase::Breeding),
    ("main phase", Phase::Main),
];

/// Does the rest of a seat's line describe the position, rather than a choice?
pub(super) fn is_setup(line: &Cursor<'_>) -> bool {
    line.is_over()
        || ["turn", "memory"].iter().any(|word| line.is(word))
        || PHASES.iter().any(|(phrase, _)| line.is(phrase))
}

/// The seat's line and the indented ones below it.
pub(super) fn block<'a>(
    reader: &mut Reader<'a>,
    line: &mut Cursor<'a>,
    draft: &mut Draft,
    seat: Seat,
) -> Result<(), Problem> {
    if !draft.script.is_empty() {
        return Err(line.fail("the position comes before the choices"));
    }
    if draft.seats[seat].is_some() {
        return Err(line.fail(format!("what {seat} has was said before")));
    }
    turn_facts(line, draft, seat)?;
    let mut side = SeatSetup::default();
    while let Some((number, text)) = reader.next_indented() {
        let result = Cursor::new(number, text).and_then(|mut line| {
            area(&mut line, draft, &mut side)?;
            draft.mentioned.append(&mut line.cards);
            Ok(())
        });
        draft.broken |= result.is_err();
        reader.note(result);
    }
    draft.seats[seat] = Some(side);
    Ok(())
}

/// `turn player, main phase, memory 3, turn 4`
fn turn_facts(line: &mut Cursor<'_>, draft: &mut Draft, seat: Seat) -> Result<(), Problem> {
    while !line.is_over() {
        turn_fact(line, draft, seat)?;
        if !line.eat_kind(Kind::Comma) {
            return line.finish();
        }
    }
    Ok(())
}

fn turn_fact(line: &mut Cursor<'_>, draft: &mut Draft, seat: Seat) -> Result<(), Problem> {
    let here = line.here();
    let twice = |what: &str| Problem::new(here, format!("{what} was said before"));
    if line.eat("turn player") {
        return draft.turn_player.replace(seat).map_or(Ok(()), |_| Err(twice("whose turn it is")));
    }
    if line.eat("memory") {
        let memory = line.number("the memory on this player's side")?;
        return draft.memory.replace((seat, memory)).map_or(Ok(()), |_| Err(twice("the memory")));
    }
    if line.eat("turn") {
        let turn = line.number("the number of the turn")?;
        return draft.turn.replace(turn).map_or(Ok(()), |_| Err(twice("the turn")));
    }
    let phase = line.eat_any(&PHASES);
    let phase = phase.ok_or_else(|| line.expected("`turn player`, a phase, `memory …` or `turn …`"))?;
    draft.phase.replace(phase).map_or(Ok(()), |_| Err(twice("the phase")))
}

fn area(line: &mut Cursor<'_>, draft: &mut Draft, side: &mut SeatSetup) -> Result<(), Problem> {
    if line.eat("battle") {
        side.battle.extend(units::units(line, draft)?);
    } else if line.eat("breeding") {
        let here = line.here();
        let mut units = units::units(line, draft)?;
        if side.breeding.is_some() || units.len() > 1 {
            return Err(Problem::new(here, "only one card can be in the breeding area (3-5)"));
        }
        side.breeding = units.pop();
    } else if line.eat("hand") {
        side.hand.extend(cards(line, draft)?);
    } else if line.eat("trash") {
        side.trash.extend(cards(line, draft)?);
    } else if line.eat("security") {
        side.security.extend(cards(line, draft)?);
    } else if line.eat("deck") {
        side.deck.get_or_insert_default().extend(cards(line, draft)?);
    } else if line.eat("eggs") {
        side.eggs.extend(cards(line, draft)?);
    } else {
        let what = "`battle`, `breeding`, `hand`, `trash`, `security`, `deck` or `eggs`";
        return Err(line.expected(what));
    }
    line.finish()
}

/// Before the game there are only decks, and no card in them can be followed through the shuffle.
pub(super) fn only_decks(start: Span, setup: &Setup) -> Result<(), Problem> {
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
        let alias = if line.eat_kind(Kind::Equals) { Some(new_alias(line, draft, times)?) } else { None };
        enough(line, found.len() + times)?;
        found.extend(std::iter::repeat_n(Placed { card, face, alias }, times));
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

/// A name for one card or unit, that nothing else has.
pub(super) fn new_alias(line: &mut Cursor<'_>, draft: &mut Draft, times: usize) -> Result<String, Problem> {
    let token = line.peek().filter(is_alias);
    let token =
        token.ok_or_else(|| line.expected("a name such as G (a capital first, not A, B, DP or DNA)"))?;
    if times != 1 {
        return Err(line.fail("a name is for one card; write the card on its own"));
    }
    if draft.is_taken(token.text) {
        return Err(line.fail(format!("`{}` is the name of something else already", token.text)));
    }
    line.skip(1);
    draft.aliases.push(token.text.to_owned());
    Ok(token.text.to_owned())
}
