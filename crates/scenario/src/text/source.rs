//! A file as lines, without its comments, and places in it.

use std::fmt;

/// A stretch of one line. Lines count from 1, columns (in bytes) from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Span {
    pub line: usize,
    pub from: usize,
    pub to: usize,
}

impl Span {
    /// From the start of this one to the end of the other, if they are on the same line.
    #[must_use]
    pub fn to(self, other: Span) -> Span {
        Span { to: if other.line == self.line { other.to.max(self.to) } else { self.to }, ..self }
    }
}

/// A file that was read, as it is shown in messages.
#[derive(Clone, PartialEq, Eq)]
pub struct Source {
    pub file: String,
    shown: Vec<String>,
    bare: Vec<String>,
}

impl Source {
    pub fn new(text: &str, file: &str) -> Self {
        let shown: Vec<String> =
            text.lines().map(|line| line.replace('\t', "    ").trim_end().to_owned()).collect();
        let bare = shown.iter().map(|line| without_comment(line).to_owned()).collect();
        Source { file: file.to_owned(), shown, bare }
    }

    /// The line as it was written; empty when there is none.
    pub fn shown(&self, line: usize) -> &str {
        line.checked_sub(1).and_then(|index| self.shown.get(index)).map_or("", String::as_str)
    }

    /// The text of a place.
    pub fn at(&self, span: Span) -> &str {
        self.shown(span.line).get(span.from..span.to).unwrap_or_default()
    }

    /// The lines that say something, without their comments: number and text.
    pub(crate) fn lines(&self) -> Vec<(usize, &str)> {
        let numbered = self.bare.iter().enumerate().map(|(index, line)| (index + 1, line.as_str()));
        numbered.filter(|(_, line)| !line.is_empty()).collect()
    }
}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Source({:?}, {} lines)", self.file, self.shown.len())
    }
}

/// A comment goes from a `#` at the start of a word, outside quotation marks, to the end of the line.
fn without_comment(line: &str) -> &str {
    let (mut quoted, mut before) = (false, ' ');
    for (at, letter) in line.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '#' if !quoted && before.is_whitespace() => return line[..at].trim_end(),
            _ => {}
        }
        before = letter;
    }
    line
}
