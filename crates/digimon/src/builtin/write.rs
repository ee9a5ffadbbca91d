//! Cards as the text of a file in `cards/sets/`: the counterpart of [`read_cards`].

use super::layout::Node;
use super::{options, read_cards};
use crate::card::Card;
use std::collections::BTreeMap;

/// Why a card cannot be written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{card} cannot be written as data: {why}")]
pub struct Unwritable {
    pub card: String,
    pub why: String,
}

/// The text of a file with these cards; each has its lines of comment above it.
///
/// # Errors
/// When reading what was written would not give the same card.
pub fn write_cards(title: &str, cards: &[(Card, Vec<String>)]) -> Result<String, Unwritable> {
    let mut known = Defaults::default();
    let mut text = format!("// {title}\n[\n");
    for (card, comment) in cards {
        for line in comment.iter().flat_map(|paragraph| paragraph.lines()) {
            text.extend(["    // ", line.trim_end(), "\n"]);
        }
        text.extend(["    ", &known.write(card)?, ",\n"]);
    }
    text.push_str("]\n");
    Ok(text)
}

/// Which fields can be left out: those without which the same card is read.
#[derive(Default)]
struct Defaults {
    known: BTreeMap<String, bool>,
}

impl Defaults {
    fn write(&mut self, card: &Card) -> Result<String, Unwritable> {
        let number = card.number.as_str();
        let fault = |why: String| Unwritable { card: number.to_owned(), why };
        let whole = options().to_string(card).map_err(|why| fault(why.to_string()))?;
        let mut root = Node::of(&whole);
        self.trim(card, &mut root, &mut Vec::new());
        let text = root.broken(4);
        if is(card, &text) { Ok(text) } else { Err(fault("it would be read as another card".to_owned())) }
    }

    /// Inner fields first: what is left of an outer one may be nothing.
    fn trim(&mut self, card: &Card, root: &mut Node, path: &mut Vec<usize>) {
        let count = root.below(path).items.len();
        for at in 0..count {
            path.push(at);
            self.trim(card, root, path);
            path.pop();
        }
        for at in (0..count).rev() {
            if self.is_default(card, root, path, at) {
                root.below(path).items.remove(at);
            }
        }
    }

    fn is_default(&mut self, card: &Card, root: &mut Node, path: &[usize], at: usize) -> bool {
        let all = &root.below(path).items;
        let Some(field) = all[at].field.clone() else { return false };
        let fields: Vec<&str> = all.iter().filter_map(|item| item.field.as_deref()).collect();
        let key = format!("{} {field}: {}", fields.join(" "), all[at].value.flat());
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let item = root.below(path).items.remove(at);
        let same = is(card, &root.flat());
        root.below(path).items.insert(at, item);
        self.known.insert(key, same);
        same
    }
}

fn is(card: &Card, text: &str) -> bool {
    read_cards(&format!("[{text}]")).is_ok_and(|read| matches!(&read[..], [same] if same == card))
}
