//! What holds now: of the game, and of cards in it.

use super::Known;
use super::places::{face, within};
use super::refs::{card, keyword, maybe_card, reference};
use crate::model::{CardFact, CardName, DigimonFact, Fact, GameFact, Ref};
use digimon::state::Phase;
use scenario::{Cursor, Kind, Problem, Token};
use table::Seat;

const SEATS: [(&str, Seat); 2] = [("A", Seat::A), ("B", Seat::B)];

pub(super) const PHASES: [(&str, Phase); 4] = [
    ("unsuspend phase", Phase::Unsuspend),
    ("draw phase", Phase::Draw),
    ("breeding phase", Phase::Breeding),
    ("main phase", Phase::Main),
];

/// Sentences about the game as a whole.
pub(super) fn game(line: &mut Cursor<'_>) -> Result<Option<GameFact>, Problem> {
    let fixed =
        [("nothing is pending", GameFact::NothingPending), ("no token is in the game", GameFact::NoToken)];
    if let Some(fact) = line.eat_any(&fixed) {
        return Ok(Some(fact));
    }
    if !line.eat("it is") {
        return Ok(None);
    }
    line.eat("still");
    if line.eat("turn") {
        return Ok(Some(GameFact::Turn(line.number("the number of the turn")?)));
    }
    if line.eat("the") {
        let phase = line.eat_any(&PHASES).ok_or_else(|| line.expected("a phase, such as `main phase`"))?;
        return Ok(Some(GameFact::Phase(phase)));
    }
    let seat = line.eat_any(&SEATS).ok_or_else(|| line.expected("`A's turn`, `turn …` or `the … phase`"))?;
    if !line.eat_kind(Kind::Possessive) {
        return Err(line.expected("`'s turn`"));
    }
    line.expect("turn")?;
    Ok(Some(GameFact::TurnOf(seat)))
}

/// Words that begin a sentence about something else than the cards before it.
const OTHER: [&str; 15] = [
    "the",
    "it",
    "a",
    "an",
    "nothing",
    "clause",
    "clauses",
    "there",
    "turn",
    "memory",
    "filler",
    "no",
    "nobody",
    "everybody",
    "something",
];

/// Could this go on with the same cards: `… and were both deleted`?
pub(super) fn is_predicate(line: &Cursor<'_>) -> bool {
    let first = line.peek();
    first.is_some_and(|token| token.kind == Kind::Word && token.text.starts_with(char::is_lowercase))
        && !OTHER.iter().any(|word| line.is(word))
}

/// Does a card, or the name of one, come next?
pub(super) fn starts_card(line: &Cursor<'_>) -> bool {
    let capital = |token: Token<'_>| token.text.starts_with(char::is_uppercase) || token.kind == Kind::Quoted;
    line.is("filler") || line.peek().is_some_and(capital)
}

/// What is said to hold of the cards, if this is such a sentence and not an event.
pub(super) fn cards(line: &mut Cursor<'_>, known: &Known, of: &[Ref]) -> Result<Option<Fact>, Problem> {
    let fact = |fact, yes| Ok(Some(Fact::Own(DigimonFact::Cards { of: of.to_vec(), fact, yes })));
    if line.eat("checks") || line.eat("check") {
        let count = line.number("how many cards")?;
        line.eat("security");
        let _ = line.eat("cards") || line.eat("card");
        return fact(CardFact::Checks(count), true);
    }
    if line.eat("does not have") || line.eat("do not have") {
        let kind = keyword(line).ok_or_else(|| line.expected("a keyword, such as Blocker"))?;
        return fact(CardFact::Keyword(kind), false);
    }
    if line.eat("has") || line.eat("have") {
        return fact(having(line)?, true);
    }
    if line.eat("is") || line.eat("are") {
        let yes = !line.eat("not");
        let (what, same) = being(line, known)?;
        return fact(what, yes == same);
    }
    Ok(None)
}

/// After `has`.
fn having(line: &mut Cursor<'_>) -> Result<CardFact, Problem> {
    if line.eat("no DP") {
        return Ok(CardFact::Dp(None));
    }
    if line.eat("no level") {
        return Ok(CardFact::Level(None));
    }
    let number: Option<i32> = if line.eat("no") { Some(0) } else { line.maybe_number() };
    let Some(number) = number else {
        let what = "a keyword, `… DP`, `no DP`, `… digivolution cards` or `… link cards`";
        return keyword(line).map(CardFact::Keyword).ok_or_else(|| line.expected(what));
    };
    if line.eat("DP") {
        return Ok(CardFact::Dp(Some(number)));
    }
    let count = usize::try_from(number).map_err(|_| line.fail("a number of cards is not negative"))?;
    if line.eat("digivolution cards") || line.eat("digivolution card") {
        return Ok(CardFact::DigivolutionCards(count));
    }
    if line.eat("link cards") || line.eat("link card") {
        return Ok(CardFact::LinkCards(count));
    }
    Err(line.expected("`DP`, `digivolution cards` or `link cards`"))
}

/// After `is` or `is not`: what it is, and whether that is meant as said or the other way round.
fn being(line: &mut Cursor<'_>, known: &Known) -> Result<(CardFact, bool), Problem> {
    if line.eat("suspended") {
        return Ok((CardFact::Suspended, true));
    }
    if line.eat("unsuspended") {
        return Ok((CardFact::Suspended, false));
    }
    let fact = if line.eat("level") {
        CardFact::Level(Some(line.number("a level")?))
    } else if line.eat("over") {
        CardFact::Over(stack(line)?)
    } else if line.eat("under") {
        CardFact::Under(reference(line, known)?)
    } else if line.eat("linked to") {
        CardFact::LinkedTo(reference(line, known)?)
    } else if line.is("in") {
        CardFact::In(within(line)?)
    } else if let Some(face) = face(line) {
        CardFact::Face(face)
    } else {
        line.eat("now");
        let what =
            "`suspended`, `level …`, `in …`, `over …`, `under …`, `linked to …`, `face up` or a card number";
        CardFact::Named(maybe_card(line).ok_or_else(|| line.expected(what))?)
    };
    Ok((fact, true))
}

fn stack(line: &mut Cursor<'_>) -> Result<Vec<CardName>, Problem> {
    let mut found = vec![card(line)?];
    while line.eat_kind(Kind::Comma) {
        found.push(card(line)?);
    }
    Ok(found)
}
