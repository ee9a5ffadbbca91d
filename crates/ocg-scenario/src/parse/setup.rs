//! What a player has at the start: the seat's line, and a line for each area.

use super::{Draft, field, refs};
use crate::model::{DeckList, Laid, SeatSetup, Setup};
use ocg::card::Card;
use ocg::state::{BattleStep, Face, Known, Phase};
use scenario::{Cursor, Kind, Problem};
use table::{PerSeat, Seat};

const PHASES: [(&str, Phase); 9] = [
    ("before the duel", Phase::Setup),
    ("draw phase", Phase::Draw),
    ("standby phase", Phase::Standby),
    ("main phase 1", Phase::Main1),
    ("main phase 2", Phase::Main2),
    ("main phase", Phase::Main1),
    ("battle phase", Phase::Battle(BattleStep::Start)),
    ("end phase", Phase::End),
    ("start of turn", Phase::Draw),
];

/// Does the rest of a seat's line describe the position, rather than a choice?
pub(crate) fn is_setup(line: &Cursor<'_>) -> bool {
    ["turn", "LP", "Normal Summon used", "Pendulum Summon used"].iter().any(|word| line.is(word))
        || PHASES.iter().any(|(phrase, _)| line.is(phrase))
}

/// The position as far as it is read.
#[derive(Default)]
pub struct Parts {
    pub(super) cards: Vec<Card>,
    pub(super) decks: Vec<DeckList>,
    turn_player: Option<Seat>,
    phase: Option<Phase>,
    turn: Option<u16>,
    normal_summon_used: bool,
    pendulum_summon_used: bool,
    seats: PerSeat<SeatSetup>,
}

/// In the middle of a duel, unless the scenario says otherwise.
const TURN: u16 = 5;

/// The whole position.
pub(crate) fn setup(draft: &mut Draft) -> Setup {
    let parts = std::mem::take(&mut draft.parts);
    Setup {
        turn_player: parts.turn_player.unwrap_or(Seat::A),
        phase: parts.phase.unwrap_or(Phase::Main1),
        turn: parts.turn.unwrap_or(TURN),
        seed: draft.seed.unwrap_or(0),
        normal_summon_used: parts.normal_summon_used,
        pendulum_summon_used: parts.pendulum_summon_used,
        seats: parts.seats,
        cards: parts.cards,
        decks: parts.decks,
    }
}

/// `turn player`, `main phase 1`, `LP 4000`, `turn 4`, `Normal Summon used`
pub(crate) fn seat_setup(line: &mut Cursor<'_>, draft: &mut Draft, seat: Seat) -> Result<(), Problem> {
    let here = line.here();
    let twice = |what: &str| Problem::new(here, format!("{what} was said before"));
    if line.eat("turn player") {
        return draft.parts.turn_player.replace(seat).map_or(Ok(()), |_| Err(twice("whose turn it is")));
    }
    if line.eat("LP") {
        draft.parts.seats[seat].life = Some(line.number("the life points")?);
        return Ok(());
    }
    if line.eat("turn") {
        let turn = line.number("the number of the turn")?;
        return draft.parts.turn.replace(turn).map_or(Ok(()), |_| Err(twice("the turn")));
    }
    if line.eat("Normal Summon used") {
        draft.parts.normal_summon_used = true;
        return Ok(());
    }
    if line.eat("Pendulum Summon used") {
        draft.parts.pendulum_summon_used = true;
        return Ok(());
    }
    let phase = line.eat_any(&PHASES);
    let phase = phase.ok_or_else(|| {
        line.expected(
            "`turn player`, a phase, `LP N`, `turn N`, `Normal Summon used` or `Pendulum Summon used`",
        )
    })?;
    draft.parts.phase.replace(phase).map_or(Ok(()), |_| Err(twice("the phase")))
}

/// A line such as `hand "Luster Dragon" = L, 2 x filler`.
pub(crate) fn area(line: &mut Cursor<'_>, draft: &mut Draft, seat: Seat) -> Result<(), Problem> {
    if line.eat("extra monster") {
        let card = field::card(line, draft)?;
        draft.parts.seats[seat].extra_monsters.push(card);
        return Ok(());
    }
    if line.eat("monster") {
        let card = field::card(line, draft)?;
        draft.parts.seats[seat].monsters.push(card);
        return Ok(());
    }
    for (word, face) in [("set", Some(Face::Down)), ("spell", None), ("trap", None)] {
        if line.eat(word) {
            let mut card = field::card(line, draft)?;
            card.laid.face = card.laid.face.or(face);
            draft.parts.seats[seat].spells.push(card);
            return Ok(());
        }
    }
    if line.eat("field") {
        let card = field::card(line, draft)?;
        draft.parts.seats[seat].field.push(card);
        return Ok(());
    }
    if line.eat("pendulum") {
        let card = field::card(line, draft)?;
        draft.parts.seats[seat].pendulum.push(card);
        return Ok(());
    }
    pile(line, draft, seat)
}

fn pile(line: &mut Cursor<'_>, draft: &mut Draft, seat: Seat) -> Result<(), Problem> {
    let place: fn(&mut SeatSetup) -> &mut Vec<Laid> = if line.eat("hand") {
        |seat| &mut seat.hand
    } else if line.eat("deck") {
        |seat| seat.deck.get_or_insert_default()
    } else if line.eat("extra deck") || line.eat("extra") {
        |seat| &mut seat.extra
    } else if line.eat("side deck") {
        |seat| &mut seat.side
    } else if line.eat("graveyard") {
        |seat| &mut seat.graveyard
    } else if line.eat("banished") {
        |seat| &mut seat.banished
    } else {
        return Err(line.expected(
            "`hand`, `deck`, `extra deck`, `graveyard`, `banished`, `monster`, `extra monster`, `spell`, `trap`, \
             `set`, `field` or `pendulum`",
        ));
    };
    let cards = list(line, draft)?;
    place(&mut draft.parts.seats[seat]).extend(cards);
    Ok(())
}

fn list(line: &mut Cursor<'_>, draft: &mut Draft) -> Result<Vec<Laid>, Problem> {
    if line.eat("none") {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    loop {
        let times = times(line);
        let mut laid = laid(line, draft, times)?;
        if line.eat_kind(Kind::Equals) {
            laid.alias = Some(draft.new_alias(line, times)?);
        }
        found.extend(std::iter::repeat_n(laid, times));
        if !line.eat_kind(Kind::Comma) {
            return Ok(found);
        }
    }
}

/// `3 x`
pub(super) fn times(line: &mut Cursor<'_>) -> usize {
    let count = line.peek().and_then(|token| token.text.parse().ok());
    match count {
        Some(count) if line.peek_at(1).is_some_and(|token| token.text == "x") => {
            line.skip(2);
            count
        }
        _ => 1,
    }
}

/// A card of a pile, with what is known of it: `"X" face up, known to B = X`.
pub(super) fn laid(line: &mut Cursor<'_>, draft: &mut Draft, times: usize) -> Result<Laid, Problem> {
    let card = refs::card(line)?;
    let mut laid = Laid {
        card,
        alias: None,
        face: None,
        known: None,
        properly: None,
        used: Vec::new(),
        this_turn: false,
    };
    while remembered(line, &mut laid)? {}
    if line.eat("as") {
        laid.alias = Some(draft.new_alias(line, times)?);
    }
    Ok(laid)
}

/// What is said behind a card wherever it lies; whether something was.
pub(super) fn remembered(line: &mut Cursor<'_>, laid: &mut Laid) -> Result<bool, Problem> {
    if line.eat("face up") || line.eat("face-up") {
        laid.face = Some(Face::Up);
    } else if line.eat("face down") || line.eat("face-down") {
        laid.face = Some(Face::Down);
    } else if line.eat("not properly Summoned") {
        laid.properly = Some(false);
    } else if line.eat("properly Summoned") {
        laid.properly = Some(true);
    } else if line.eat("this turn") || line.eat("since this turn") {
        laid.this_turn = true;
    } else if line.eat("with effect") {
        let nth = line.number("the number of an effect")?;
        line.expect("used")?;
        let times = line.maybe_number().unwrap_or(1);
        let _ = line.eat("times");
        laid.used.push((nth, times));
    } else if line.eat("known to") {
        let who = [("nobody", Known::NOBODY), ("both", Known::ALL)];
        let seats = Seat::BOTH.map(|seat| (seat.to_string(), Known::only(seat)));
        let seat = || seats.iter().find(|(name, _)| line.is(name)).map(|(_, known)| *known);
        let known = match seat() {
            Some(known) => {
                line.skip(1);
                Some(known)
            }
            None => line.eat_any(&who),
        };
        laid.known = Some(known.ok_or_else(|| line.expected("`A`, `B`, `both` or `nobody`"))?);
    } else {
        return Ok(false);
    }
    Ok(true)
}
