//! Deck lists, and whether the rules allow them: `deck list D`, `D is not legal, by 1-4-1-2-1`.

use super::Draft;
use super::Known;
use super::Reader;
use super::setup::cards;
use crate::Digimon;
use crate::model::{DeckList, DigimonFact, Fact};
use scenario::{Cursor, Kind, Problem, clauses};

/// `deck list D`, and the lines `deck …` and `eggs …` below it.
pub(super) fn block<'a>(
    reader: &mut Reader<'a>,
    line: &mut Cursor<'a>,
    draft: &mut Draft,
) -> Result<(), Problem> {
    let here = line.here();
    let name = draft.new_name(line)?;
    if !draft.script.is_empty() {
        return Err(Problem::new(here, "deck lists come before the choices"));
    }
    line.finish()?;
    let mut list = DeckList { name, deck: Vec::new(), eggs: Vec::new() };
    reader.lines_below(draft, |line, draft| pile(line, draft, &mut list));
    draft.parts.decks.push(list);
    Ok(())
}

fn pile(line: &mut Cursor<'_>, draft: &mut Draft, list: &mut DeckList) -> Result<(), Problem> {
    let names = draft.aliases.len();
    let here = line.here();
    if line.eat("deck") {
        list.deck.extend(cards(line, draft)?);
    } else if line.eat("eggs") {
        list.eggs.extend(cards(line, draft)?);
    } else {
        return Err(line.expected("`deck` or `eggs`"));
    }
    if draft.aliases.len() > names {
        return Err(Problem::new(here, "the cards of a deck list are in no game, so they have no names"));
    }
    Ok(())
}

/// `D is legal`, `D is not legal, by 1-4-1-2-1`.
pub(super) fn sentence(line: &mut Cursor<'_>, known: &Known) -> Result<Option<Fact>, Problem> {
    let Some(token) = line.peek().filter(|token| known.names.iter().any(|name| name == token.text)) else {
        return Ok(None);
    };
    line.skip(1);
    let legal = line.eat_any(&[("is legal", true), ("is not legal", false)]);
    let legal = legal.ok_or_else(|| line.expected("`is legal` or `is not legal`"))?;
    let by = if legal { Vec::new() } else { broken(line)? };
    Ok(Some(Fact::Own(DigimonFact::Deck { name: token.text.to_owned(), legal, by })))
}

/// All the clauses that the deck list breaks.
fn broken(line: &mut Cursor<'_>) -> Result<Vec<String>, Problem> {
    line.eat_kind(Kind::Comma);
    line.expect("by")?;
    clauses::<Digimon>(line)
}
