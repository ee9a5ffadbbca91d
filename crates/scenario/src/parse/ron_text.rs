//! A value in RON that starts on a line and goes on until its brackets are closed.

use crate::text::{Problem, Span};
use crate::{Game, Reader};
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;

/// The text of the value, and where each of its lines stands in the file.
pub struct RonText {
    text: String,
    starts: Vec<(usize, usize)>,
}

impl RonText {
    /// From this column on, and on the lines that follow while a bracket is open.
    ///
    /// # Errors
    /// When a bracket is never closed.
    pub fn read<'a, G: Game>(
        reader: &mut Reader<'a, G>,
        line: usize,
        text: &'a str,
        from: usize,
    ) -> Result<Self, Problem> {
        let mut value = RonText { text: text[from..].to_owned(), starts: vec![(line, from)] };
        while value.text.trim().is_empty() || open_brackets(&value.text) > 0 {
            let Some((number, more)) = reader.next_line() else {
                return Err(value.problem(1, 1, "a value should start here, and close all its brackets"));
            };
            value.text.push('\n');
            value.text.push_str(more);
            value.starts.push((number, 0));
        }
        Ok(value)
    }

    /// # Errors
    /// When it is no such value.
    pub fn value<T: DeserializeOwned>(&self) -> Result<T, Problem> {
        let short = Extensions::UNWRAP_NEWTYPES | Extensions::IMPLICIT_SOME;
        let options = ron::Options::default().with_default_extension(short);
        options.from_str(&self.text).map_err(|error| {
            let at = error.span.start;
            self.problem(at.line, at.col, &format!("this is no value of that kind: {}", error.code))
        })
    }

    fn problem(&self, line: usize, column: usize, message: &str) -> Problem {
        let index = line.saturating_sub(1).min(self.starts.len() - 1);
        let (number, start) = self.starts[index];
        let from = start + column.saturating_sub(1);
        Problem::new(Span { line: number, from, to: from + 1 }, message)
    }
}

/// How many brackets are still open, not counting those in quotation marks.
fn open_brackets(text: &str) -> i32 {
    let (mut open, mut quoted) = (0, false);
    for letter in text.chars() {
        match letter {
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => open += 1,
            ')' | ']' | '}' if !quoted => open -= 1,
            _ => {}
        }
    }
    open
}
