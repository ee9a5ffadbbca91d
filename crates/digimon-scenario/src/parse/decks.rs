//! Deck lists, and whether the rules allow them: `deck list D`, `D is not legal, by 1-4-1-2-1`.

use super::header::{self, Draft};
use super::reader::Reader;
use super::refs::{Known, is_alias};
use super::setup::cards;
use crate::model::{DeckList, Fact};
use crate::text::{Cursor, Kind, Problem};

/// `deck list D`, and the lines `deck …` and `eggs …` below it.
pub(super) fn block<'a>(
    reader: &mut Reader<'a>,
    line: &mut Cursor<'a>,
    draft: &mut Draft,
) -> Result<(), Problem> {
    let token = line.peek().filter(is_alias).ok_or_else(|| line.expected("a name such as D"))?;
    if draft.is_taken(token.text) {
        return Err(line.fail(format!("`{}` is the name of something else already", token.text)));
    }
    if !draft.script.is_empty() {
        return Err(line.fail("deck lists come before the choices"));
    }
    line.skip(1);
    line.finish()?;
    let mut list = DeckList { name: token.text.to_owned(), deck: Vec::new(), eggs: Vec::new() };
    while let Some((number, text)) = reader.next_indented() {
        let result = Cursor::new(number, text).and_then(|mut line| pile(&mut line, draft, &mut list));
        draft.broken |= result.is_err();
        reader.note(result);
    }
    draft.decks.push(list);
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
    draft.mentioned.append(&mut line.cards);
    if draft.aliases.len() > names {
        return Err(Problem::new(here, "the cards of a deck list are in no game, so they have no names"));
    }
    line.finish()
}

/// `D is legal`, `D is not legal, by 1-4-1-2-1`.
pub(super) fn sentence(line: &mut Cursor<'_>, known: &Known<'_>) -> Result<Option<Fact>, Problem> {
    let Some(token) = line.peek().filter(|token| known.decks.iter().any(|deck| deck.name == token.text))
    else {
        return Ok(None);
    };
    line.skip(1);
    let legal = line.eat_any(&[("is legal", true), ("is not legal", false)]);
    let legal = legal.ok_or_else(|| line.expected("`is legal` or `is not legal`"))?;
    let by = if legal { Vec::new() } else { broken(line)? };
    Ok(Some(Fact::Deck { name: token.text.to_owned(), legal, by }))
}

/// All the clauses that the deck list breaks.
fn broken(line: &mut Cursor<'_>) -> Result<Vec<String>, Problem> {
    line.eat_kind(Kind::Comma);
    line.expect("by")?;
    header::clauses(line)
}
