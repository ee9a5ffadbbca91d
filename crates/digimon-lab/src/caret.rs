//! Words that were not understood, shown as a compiler does: the sentence, a caret under them, and
//! what was expected.

use digimon_text::pool::Stop;
use text::caret::Passage;

/// The stop with its place, indented.
pub fn show(stop: &Stop) -> String {
    let expected = match stop.expected.as_str() {
        "" => "not understood from here".to_owned(),
        what => format!("expected {what}"),
    };
    let passage = Passage { text: &stop.text, span: stop.from..stop.to, first_line: None };
    format!("  {}\n{}", stop.field, passage.underlined(&expected))
}
