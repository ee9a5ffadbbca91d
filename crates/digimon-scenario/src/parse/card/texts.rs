//! The lines of a card that hold effects and keywords, each as one value of the effect language.

use digimon::card::{Card, Texts};
use scenario::{Cursor, Problem, RonText, Span};

/// Which text box, and what goes into it.
#[derive(Clone, Copy)]
pub(super) enum Line {
    Effect(Field, Span),
    Keyword(Field, Span),
}

#[derive(Clone, Copy)]
pub(super) enum Field {
    Printed,
    Inherited,
    Linked,
    Security,
}

/// A kind of line, once its place is known.
type At = fn(Span) -> Line;

/// The kind of this line, if it is one of these, and the column where its value begins.
pub(super) fn which(line: &Cursor<'_>) -> Option<(Line, usize)> {
    let kinds: [(&str, At); 8] = [
        ("effect", |at| Line::Effect(Field::Printed, at)),
        ("keyword", |at| Line::Keyword(Field::Printed, at)),
        ("inherited effect", |at| Line::Effect(Field::Inherited, at)),
        ("inherited keyword", |at| Line::Keyword(Field::Inherited, at)),
        ("inherited", |at| Line::Effect(Field::Inherited, at)),
        ("link effect", |at| Line::Effect(Field::Linked, at)),
        ("link keyword", |at| Line::Keyword(Field::Linked, at)),
        ("security", |at| Line::Effect(Field::Security, at)),
    ];
    let mut line = line.clone();
    let start = line.here();
    let make = line.eat_any(&kinds)?;
    let at = line.since(start);
    Some((make(at), at.to))
}

/// Reads the value and puts it where it belongs.
pub(super) fn add(which: Line, value: &RonText, card: &mut Card) -> Result<(), Problem> {
    match which {
        Line::Effect(Field::Security, _) => card.security.push(value.value()?),
        Line::Effect(field, at) => texts(card, field, at)?.effects.push(value.value()?),
        Line::Keyword(field, at) => texts(card, field, at)?.keywords.push(value.value()?),
    }
    Ok(())
}

fn texts(card: &mut Card, field: Field, at: Span) -> Result<&mut Texts, Problem> {
    match field {
        Field::Printed => Ok(&mut card.effects),
        Field::Inherited => Ok(&mut card.inherited),
        Field::Linked => match &mut card.link {
            Some(link) => Ok(&mut link.texts),
            None => Err(Problem::new(at, "a `link to …` line comes before this")),
        },
        Field::Security => Err(Problem::new(at, "keywords are not among the security effects")),
    }
}
