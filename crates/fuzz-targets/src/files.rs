//! `files`: what people open. The first byte says whether it is a deck list, a scenario or a pool, and of which game.
//! A deck that can be read can be written in every form.

use crate::games;
use host::Host;
use serde_json::{Value, json};

/// Plays the scenarios of a text.
pub type Scenarios = fn(&str);

pub fn run(bytes: &[u8]) {
    let [what, rest @ ..] = bytes else { return };
    let Ok(text) = text::decode(rest) else { return };
    let game = what / 3;
    match what % 3 {
        0 => deck(&**games::host(game), &text),
        1 => games::SCENARIOS[usize::from(game) % games::SCENARIOS.len()](&text),
        _ => (games::READERS[usize::from(game) % games::READERS.len()].read)(&text),
    }
}

fn deck(host: &dyn Host, text: &str) {
    let Ok(report) = host.ask("read_deck", &json!({ "text": text })) else { return };
    let entries = &report["entries"];
    host.ask("check_deck", &json!({ "entries": entries })).expect("a deck that was read can be checked");
    let Ok(Value::Array(forms)) = host.ask("forms", &json!({})) else { return };
    for form in forms {
        let asked = json!({ "entries": entries, "form": form["key"] });
        host.ask("write_deck", &asked).expect("a deck that was read can be written");
    }
}
