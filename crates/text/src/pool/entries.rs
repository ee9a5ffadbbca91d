//! The cards of a pool in JSON, one by one: one that cannot be used is left out, and the others are taken.

use super::Printing;
use super::fault::{Fault, PoolError};
use super::fields::{Fields, kind, shown};
use serde_json::{Map, Value};

/// All that is said of one card. No printed card comes near it.
const MOST_BYTES: usize = 64 << 10;

/// The cards of the list, and why others were left out.
pub fn cards<P: Printing>(text: &str) -> Result<(Vec<P>, Vec<Fault>), PoolError> {
    let whole: Value = serde_json::from_str(text).map_err(|why| PoolError::NotJson(why.to_string()))?;
    let entries = entries(&whole)?;
    let (mut cards, mut left_out) = (Vec::new(), Vec::new());
    for (index, (key, value)) in entries.into_iter().enumerate() {
        let mut faults = Vec::new();
        let card = card(index, key, value, &mut faults);
        // What is wrong in part is not taken in part.
        cards.extend(card.filter(|_| faults.is_empty()));
        left_out.extend(faults);
    }
    match (cards.is_empty(), left_out.is_empty()) {
        (true, true) => Err(PoolError::Empty),
        (true, false) => Err(PoolError::Faults(left_out)),
        (false, _) => Ok((cards, left_out)),
    }
}

/// A card, and the number under which it stands.
type Entry<'v> = (Option<&'v String>, &'v Value);

/// A list, an object with it, or an object of cards by their numbers.
fn entries(whole: &Value) -> Result<Vec<Entry<'_>>, PoolError> {
    match whole {
        Value::Array(list) => Ok(list.iter().map(|value| (None, value)).collect()),
        Value::Object(object) => match object.get("cards") {
            Some(cards @ (Value::Array(_) | Value::Object(_))) => entries(cards),
            _ if is_by_number(object) => Ok(object.iter().map(|(key, value)| (Some(key), value)).collect()),
            _ => Err(PoolError::NotAList("an object without it")),
        },
        other => Err(PoolError::NotAList(kind(other))),
    }
}

fn is_by_number(object: &Map<String, Value>) -> bool {
    !object.is_empty() && object.values().all(Value::is_object)
}

fn card<P: Printing>(
    index: usize,
    key: Option<&String>,
    value: &Value,
    faults: &mut Vec<Fault>,
) -> Option<P> {
    let own = value
        .get("id")
        .and_then(|id| id.as_str().map(str::to_owned).or_else(|| id.as_u64().map(|id| id.to_string())));
    let id = own.or_else(|| key.cloned());
    let mut wrong = |expected: &str, found: String| {
        let (id, field, expected) = (id.clone(), "(card)".to_owned(), expected.to_owned());
        faults.push(Fault { index, id, field, expected, found });
    };
    let Value::Object(object) = value else {
        wrong("an object", shown(Some(value)));
        return None;
    };
    let bytes = value.to_string().len();
    if bytes > MOST_BYTES {
        wrong("no more than fits on a card", format!("{bytes} bytes"));
        return None;
    }
    P::from_fields(&mut Fields::of_card(object, index, id, faults))
}
