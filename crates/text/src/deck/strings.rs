//! A JSON list of texts, with the line of each; commas too many do no harm.

use super::{Line, short};

/// Where the list cannot be read on.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{line}: expected {expected}; found {found}")]
pub struct NotAList {
    pub line: usize,
    pub expected: String,
    pub found: String,
}

/// Is it meant to be JSON, rather than a heading in brackets?
pub fn is_json(text: &str) -> bool {
    let text = text.trim_start();
    let inside = text.strip_prefix('[').map(str::trim_start);
    text.starts_with('{') || inside.is_some_and(|inside| inside.starts_with(['"', ']', '{', '[', ',']))
}

/// The texts of `["AB1-001","AB1-010"]`; a card number such as `example` is what they should be.
///
/// # Errors
/// With the first place that is no such list.
pub fn texts(json: &str, example: &str) -> Result<Vec<Line>, NotAList> {
    let mut reader = Reader { rest: json, line: 1, example };
    reader.skip(&[]);
    if !reader.take('[') {
        return Err(reader.expected(&format!("a list of card numbers, such as [\"{example}\"]")));
    }
    let mut texts = Vec::new();
    loop {
        reader.skip(&[',']);
        if reader.take(']') {
            break;
        }
        texts.push(Line { line: reader.line, text: reader.text()? });
        reader.skip(&[]);
        if !reader.rest.starts_with([',', ']']) {
            return Err(reader.expected("a comma or the end of the list, `]`"));
        }
    }
    reader.skip(&[]);
    if reader.rest.is_empty() { Ok(texts) } else { Err(reader.expected("nothing after the list")) }
}

struct Reader<'a> {
    rest: &'a str,
    line: usize,
    example: &'a str,
}

impl Reader<'_> {
    fn next(&mut self) -> Option<char> {
        let mut letters = self.rest.chars();
        let letter = letters.next()?;
        self.rest = letters.as_str();
        self.line += usize::from(letter == '\n');
        Some(letter)
    }

    fn take(&mut self, letter: char) -> bool {
        self.rest.starts_with(letter) && self.next().is_some()
    }

    fn skip(&mut self, also: &[char]) {
        while self.rest.starts_with(|letter: char| letter.is_whitespace() || also.contains(&letter)) {
            self.next();
        }
    }

    fn expected(&self, expected: &str) -> NotAList {
        let found = match self.rest.split_whitespace().next() {
            None => "the end".to_owned(),
            Some(word) => format!("`{}`", short(word)),
        };
        NotAList { line: self.line, expected: expected.to_owned(), found }
    }

    fn text(&mut self) -> Result<String, NotAList> {
        let start = self.expected(&format!("a card number in quotation marks, such as \"{}\"", self.example));
        if !self.take('"') {
            return Err(start);
        }
        let mut text = String::new();
        loop {
            match self.next() {
                Some('"') => return Ok(text),
                Some('\\') => text.extend(self.escaped()),
                Some('\n') | None => return Err(start),
                Some(letter) => text.push(letter),
            }
        }
    }

    /// What a backslash stands for. Halves of a letter beyond the first plane are left out: names
    /// decide nothing.
    fn escaped(&mut self) -> Option<char> {
        match self.next()? {
            'u' => {
                let (code, rest) = self.rest.split_at_checked(4)?;
                self.rest = rest;
                u32::from_str_radix(code, 16).ok().and_then(char::from_u32)
            }
            'n' | 'r' | 't' | 'b' | 'f' => Some(' '),
            letter => Some(letter),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(json: &str) -> Vec<(usize, String)> {
        texts(json, "AB1-010").unwrap().into_iter().map(|Line { line, text }| (line, text)).collect()
    }

    fn refused(json: &str) -> String {
        texts(json, "AB1-010").unwrap_err().to_string()
    }

    #[test]
    fn texts_come_with_their_lines() {
        assert_eq!(read("[]"), []);
        assert_eq!(
            read(" [\"a\" ,\n\"b\\\"c\\u0041\\/\",] \n"),
            [(1, "a".to_owned()), (2, "b\"cA/".to_owned())]
        );
    }

    #[test]
    fn headings_in_brackets_are_no_json() {
        assert!(is_json("[\n\"AB1-001\"]") && is_json("{}") && is_json("[]") && is_json("[[1]]"));
        assert!(!is_json("[Main Deck]\n4 AB1-010") && !is_json("4 AB1-010"));
    }

    #[test]
    fn what_is_no_list_is_refused_with_its_line() {
        assert!(refused("{\"main\": []}").starts_with("1: expected a list of card numbers"));
        assert!(refused("[\n\"a\", 7]").starts_with("2: expected a card number in quotation marks"));
        assert!(refused("[\"a\" \"b\"]").starts_with("1: expected a comma"));
        assert!(refused("[\"a\"] []").contains("nothing after the list; found `[]`"));
        assert!(refused("[\"a").contains("found `\"a`"));
        assert!(refused("[\"a\",").ends_with("found the end"));
        assert!(refused("[\"\\u12").contains("quotation marks"));
    }
}
