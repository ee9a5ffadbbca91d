//! Words shown as a compiler shows them: the line in which they stand, a mark under them, and what is said of them.

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use std::ops::Range;

/// How much of a line is shown at most.
const WIDTH: usize = 120;

/// Words of a text.
#[derive(Clone, Debug)]
pub struct Passage<'t> {
    pub text: &'t str,
    /// Which bytes of the text; where it is no such place, the nearest.
    pub span: Range<usize>,
    /// The number of its first line, if lines have numbers.
    pub first_line: Option<usize>,
}

impl Passage<'_> {
    /// The line with a mark under the words, and a label beside it, if it says something.
    pub fn underlined(&self, label: &str) -> String {
        let text = if self.text.is_empty() { " " } else { self.text };
        let from = boundary(text, self.span.start);
        let to = boundary(text, self.span.end).max(from);
        let words = text[from..to].trim_end_matches('\n');
        let mark = AnnotationKind::Primary.span(from..from + words.len());
        let mark = if label.is_empty() { mark } else { mark.label(label) };
        let snippet = Snippet::source(text)
            .line_numbering(self.first_line.is_some())
            .line_start(self.first_line.unwrap_or(1))
            .annotation(mark);
        let group = Group::with_level(Level::ERROR).element(snippet);
        let shown = Renderer::plain().term_width(WIDTH).render(&[group]);
        let lines = shown.lines().filter_map(|line| line.split_once('|'));
        let lines = lines.filter(|(_, line)| !line.trim().is_empty());
        lines.map(|(gutter, line)| format!("{:>5} |{line}", gutter.trim())).collect::<Vec<_>>().join("\n")
    }
}

/// The nearest place before this one at which a letter begins.
fn boundary(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, span: Range<usize>, first_line: Option<usize>, label: &str) -> String {
        Passage { text, span, first_line }.underlined(label)
    }

    #[test]
    fn the_caret_is_under_the_words() {
        assert_eq!(
            shown("Now frobnicate it.", 4..14, None, "expected a verb"),
            "      | Now frobnicate it.\n      |     ^^^^^^^^^^ expected a verb"
        );
        assert_eq!(shown("A  sings", 3..8, Some(12), ""), "   12 | A  sings\n      |    ^^^^^");
        assert_eq!(shown("one\ntwo three", 4..7, Some(1), ""), "    2 | two three\n      | ^^^");
    }

    #[test]
    fn wide_letters_are_as_wide_as_they_are() {
        assert_eq!(shown("手札 x", 7..8, None, ""), "      | 手札 x\n      |      ^");
    }

    #[test]
    fn the_end_of_a_text_and_what_is_beyond_have_a_caret_too() {
        assert_eq!(shown("Draw", 4..4, None, "more"), "      | Draw\n      |     ^ more");
        assert_eq!(shown("Draw", 9..12, None, "more"), "      | Draw\n      |     ^ more");
        assert!(shown("é", 1..1, None, "").ends_with("| ^"));
        assert_eq!(shown("", 0..0, None, "more"), "      | ^ more");
    }

    #[test]
    fn a_long_line_is_cut_around_the_words() {
        let text = format!("{} here {}", "é".repeat(200), "b".repeat(200));
        let shown = shown(&text, 401..405, None, "");
        assert!(
            shown.contains(" here ") && shown.lines().all(|line| line.chars().count() <= WIDTH + 10),
            "{shown}"
        );
    }
}
