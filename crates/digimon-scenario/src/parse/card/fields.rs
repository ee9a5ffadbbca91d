//! `ron FIELD: value`: any field of a card, in the language of the built-in cards.

use super::facts::Said;

use scenario::{Cursor, Problem, RonText, Span};

/// The field that a line sets, and the column where its value begins.
pub(super) fn field(line: &Cursor<'_>) -> Result<Option<(Named, usize)>, Problem> {
    let mut line = line.clone();
    if !line.eat("ron") {
        return Ok(None);
    }
    let token = line.peek().filter(|token| token.text.ends_with(':'));
    let token = token.ok_or_else(|| line.expected("the name of a field and a colon, such as `traits:`"))?;
    let name = token.text.trim_end_matches(':').to_owned();
    Ok(Some((Named { name, at: token.span }, token.span.to)))
}

/// A field by its name, and where that stands.
pub(super) struct Named {
    name: String,
    at: Span,
}

/// Sets the field of the card.
pub(super) fn set(field: &Named, value: &RonText, said: &mut Said) -> Result<(), Problem> {
    let card = &mut said.card;
    match field.name.as_str() {
        "name" => card.name = value.value()?,
        "category" => card.category = value.value()?,
        "colors" => card.colors = value.value()?,
        "level" => card.level = value.value()?,
        "dp" => card.dp = value.value()?,
        "cost" => card.cost = value.value()?,
        "traits" => card.traits = value.value()?,
        "digivolution" => card.digivolution = value.value()?,
        "dna" => card.dna = value.value()?,
        "digixros" => card.digixros = value.value()?,
        "burst" => card.burst = value.value()?,
        "app_fusion" => card.app_fusion = value.value()?,
        "assembly" => card.assembly = value.value()?,
        "link" => card.link = value.value()?,
        "overflow" => card.overflow = value.value()?,
        "effects" => card.effects = value.value()?,
        "inherited" => card.inherited = value.value()?,
        "security" => card.security = value.value()?,
        "rules" => card.rules = value.value()?,
        "mentions" => card.mentions = value.value()?,
        "token" => card.token = value.value()?,
        "tokens" => card.tokens = value.value()?,
        other => {
            return Err(Problem::new(
                field.at,
                format!("a card has no field `{other}` that could be set here"),
            ));
        }
    }
    Ok(())
}
