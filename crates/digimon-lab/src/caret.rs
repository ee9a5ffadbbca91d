//! Words that were not understood, shown as a compiler does: the sentence, a caret under them, and
//! what was expected.

use digimon_text::pool::Stop;

/// How much of a text is shown at most.
const WIDTH: usize = 100;

/// The stop with its place, indented.
pub fn show(stop: &Stop) -> String {
    let (before, words, after) = around(stop);
    let carets = "^".repeat(words.chars().count().max(1));
    let blank = " ".repeat(before.chars().count());
    let expected = match stop.expected.as_str() {
        "" => "not understood from here".to_owned(),
        what => format!("expected {what}"),
    };
    format!("  {}\n    | {before}{words}{after}\n    | {blank}{carets} {expected}", stop.field)
}

/// The line with the words, cut where it is too long.
fn around(stop: &Stop) -> (String, &str, String) {
    let text = stop.text.as_str();
    let line_start = text[..stop.from].rfind('\n').map_or(0, |at| at + 1);
    let line_end = text[stop.to..].find('\n').map_or(text.len(), |at| stop.to + at);
    let words = text[stop.from..stop.to].trim_end_matches('\n');
    let before: Vec<char> = text[line_start..stop.from].chars().collect();
    let shown_before: String = if before.len() > WIDTH / 2 {
        std::iter::once('…').chain(before[before.len() - WIDTH / 2..].iter().copied()).collect()
    } else {
        before.into_iter().collect()
    };
    let room = WIDTH.saturating_sub(shown_before.chars().count() + words.chars().count());
    let after: Vec<char> = text[stop.to..line_end.max(stop.to)].chars().collect();
    let cut = after.len() > room;
    let shown_after = after.into_iter().take(room).chain(cut.then_some('…')).collect();
    (shown_before, words, shown_after)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stop(text: &str, words: &str) -> Stop {
        let from = text.find(words).unwrap();
        let (field, expected) = ("main_effect".to_owned(), "a verb".to_owned());
        Stop { field, text: text.to_owned(), from, to: from + words.len(), expected, bound: None }
    }

    #[test]
    fn the_caret_is_under_the_words() {
        let shown = show(&stop("[On Play] Frobnicate it.", "Frobnicate"));
        assert_eq!(
            shown,
            "  main_effect\n    | [On Play] Frobnicate it.\n    |           ^^^^^^^^^^ expected a verb"
        );
    }

    #[test]
    fn a_long_text_is_cut_around_the_words() {
        let shown = show(&stop(&format!("{}here{}", "é".repeat(90), "b".repeat(90)), "here"));
        assert!(shown.contains("…é") && shown.contains("b…"), "{shown}");
    }

    #[test]
    fn the_end_of_a_text_has_a_caret_too() {
        let end = Stop { from: 4, to: 4, ..stop("Draw", "Draw") };
        assert!(show(&end).contains("| Draw\n    |     ^ expected"));
    }
}
