//! A card that a scenario brings along: its facts on one line, its requirements and effects below.

mod facts;
mod fields;
mod filters;
mod printed;
mod requirements;
mod texts;

use super::Draft;
use super::Reader;
use facts::Said;
use printed::Printed;
use scenario::{Cursor, Problem, RonText};

/// `card T-01 "Testmon" Digimon Red level 4 dp 5000 cost 4`, and the indented lines below it.
pub(super) fn block<'a>(
    reader: &mut Reader<'a>,
    line: &mut Cursor<'a>,
    draft: &mut Draft,
) -> Result<(), Problem> {
    let start = line.here();
    let mut said = facts::facts(line)?;
    if draft.parts.cards.iter().any(|card| card.number == said.card.number) {
        return Err(Problem::new(start, "this scenario has a card of that number already"));
    }
    if !draft.script.is_empty() {
        return Err(Problem::new(start, "cards come before the choices"));
    }
    let mut printed = Printed::default();
    while let Some((number, text)) = reader.next_indented() {
        let line = Cursor::start_of(number, text);
        let result = match printed::which(&line) {
            Some((at, from)) => printed.add(reader, at, (number, text), from),
            None => card_line(reader, &line, text, &mut said),
        };
        draft.broken |= result.is_err();
        reader.note(result);
    }
    said.complete(start)?;
    match printed.read(reader.reading, &said.card) {
        Ok(card) => draft.parts.cards.push(card),
        Err(problems) => {
            draft.broken = true;
            for problem in problems {
                reader.note(Err(problem));
            }
        }
    }
    Ok(())
}

/// One line of a card: first those that hold RON, then the plain ones.
fn card_line<'a>(
    reader: &mut Reader<'a>,
    line: &Cursor<'a>,
    text: &'a str,
    said: &mut Said,
) -> Result<(), Problem> {
    if let Some((field, from)) = fields::field(line)? {
        let value = RonText::read(reader, line.line(), text, from)?;
        return fields::set(&field, &value, said);
    }
    if let Some((which, from)) = texts::which(line) {
        let value = RonText::read(reader, line.line(), text, from)?;
        return texts::add(which, &value, &mut said.card);
    }
    requirements::line(&mut Cursor::new(line.line(), text)?, &mut said.card)
}
