//! The words of a line, and a finger that moves along them.

use super::{Problem, Span};
use crate::CardName;
use std::str::FromStr;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Word,
    /// "…"
    Quoted,
    /// […]
    Bracketed,
    Comma,
    Semicolon,
    Equals,
    /// The `'s` of a word.
    Possessive,
}

/// One word of a line; quotation marks and brackets are not part of its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token<'a> {
    pub kind: Kind,
    pub text: &'a str,
    pub span: Span,
}

/// A line that is being read word by word.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    pub text: &'a str,
    tokens: Vec<Token<'a>>,
    at: usize,
    end: Span,
    /// The cards that were named so far.
    pub cards: Vec<CardName>,
}

impl<'a> Cursor<'a> {
    pub fn new(line: usize, text: &'a str) -> Result<Self, Problem> {
        let end = Span { line, from: text.len(), to: text.len() + 1 };
        Ok(Cursor { text, tokens: tokens(line, text)?, at: 0, end, cards: Vec::new() })
    }

    /// As far as the line can be read; what follows may be a value that goes on below it.
    pub fn start_of(line: usize, text: &'a str) -> Self {
        let end = Span { line, from: text.len(), to: text.len() + 1 };
        let mut tokens = Vec::new();
        let mut at = 0;
        while let Ok(Some(next)) = next_token(line, text, at, &mut tokens) {
            at = next;
        }
        Cursor { text, tokens, at: 0, end, cards: Vec::new() }
    }

    /// The number of the line.
    pub fn line(&self) -> usize {
        self.end.line
    }

    pub fn peek(&self) -> Option<Token<'a>> {
        self.peek_at(0)
    }

    pub fn peek_at(&self, ahead: usize) -> Option<Token<'a>> {
        self.tokens.get(self.at + ahead).copied()
    }

    pub fn take(&mut self) -> Option<Token<'a>> {
        let token = self.peek()?;
        self.at += 1;
        Some(token)
    }

    pub fn skip(&mut self, tokens: usize) {
        self.at = (self.at + tokens).min(self.tokens.len());
    }

    /// Do these words come next?
    pub fn is(&self, phrase: &str) -> bool {
        let mut ahead = 0;
        phrase.split(' ').all(|word| {
            ahead += 1;
            self.peek_at(ahead - 1).is_some_and(|token| token.kind == Kind::Word && token.text == word)
        })
    }

    /// Goes past these words, if they come next.
    pub fn eat(&mut self, phrase: &str) -> bool {
        let is = self.is(phrase);
        if is {
            self.skip(phrase.split(' ').count());
        }
        is
    }

    /// The first of the phrases that comes next.
    pub fn eat_any<T: Clone>(&mut self, phrases: &[(&str, T)]) -> Option<T> {
        phrases.iter().find(|(phrase, _)| self.eat(phrase)).map(|(_, value)| value.clone())
    }

    pub fn eat_kind(&mut self, kind: Kind) -> bool {
        let is = self.is_kind(kind);
        if is {
            self.at += 1;
        }
        is
    }

    pub fn is_kind(&self, kind: Kind) -> bool {
        self.peek().is_some_and(|token| token.kind == kind)
    }

    pub fn expect(&mut self, phrase: &str) -> Result<(), Problem> {
        if self.eat(phrase) { Ok(()) } else { Err(self.expected(&format!("`{phrase}`"))) }
    }

    /// A number, with or without a sign.
    pub fn number<T: FromStr>(&mut self, what: &str) -> Result<T, Problem> {
        self.maybe_number().ok_or_else(|| self.expected(what))
    }

    pub fn maybe_number<T: FromStr>(&mut self) -> Option<T> {
        let token = self.peek().filter(|token| token.kind == Kind::Word)?;
        let number = token.text.parse().ok()?;
        self.at += 1;
        Some(number)
    }

    pub fn is_over(&self) -> bool {
        self.at >= self.tokens.len()
    }

    /// Nothing more may follow.
    pub fn finish(&self) -> Result<(), Problem> {
        if self.is_over() { Ok(()) } else { Err(self.fail("the line should end before this")) }
    }

    /// The place of what comes next.
    pub fn here(&self) -> Span {
        self.peek().map_or(self.end, |token| token.span)
    }

    /// From the given place to the word that was read last.
    pub fn since(&self, start: Span) -> Span {
        match self.at.checked_sub(1).and_then(|last| self.tokens.get(last)) {
            Some(token) if token.span.from >= start.from => start.to(token.span),
            _ => start,
        }
    }

    pub fn fail(&self, message: impl Into<String>) -> Problem {
        Problem::new(self.here(), message)
    }

    pub fn expected(&self, what: &str) -> Problem {
        let found = self.peek().map_or("the end of the line".to_owned(), |token| format!("`{}`", token.text));
        self.fail(format!("expected {what}, found {found}"))
    }
}

fn tokens(line: usize, text: &str) -> Result<Vec<Token<'_>>, Problem> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(next) = next_token(line, text, at, &mut found)? {
        at = next;
    }
    Ok(found)
}

/// Reads the next token from here on, and says where the one after it may start.
fn next_token<'a>(
    line: usize,
    text: &'a str,
    at: usize,
    found: &mut Vec<Token<'a>>,
) -> Result<Option<usize>, Problem> {
    let Some(blank) = text[at..].find(|letter: char| !letter.is_whitespace()) else { return Ok(None) };
    let at = at + blank;
    let end = match text.as_bytes()[at] {
        b',' => simple(line, text, at, Kind::Comma, found),
        b';' => simple(line, text, at, Kind::Semicolon, found),
        b'=' => simple(line, text, at, Kind::Equals, found),
        b'"' => enclosed(line, text, at, (Kind::Quoted, '"'), found)?,
        b'[' => enclosed(line, text, at, (Kind::Bracketed, ']'), found)?,
        b']' => simple(line, text, at, Kind::Word, found),
        _ => word(line, text, at, found),
    };
    Ok(Some(end))
}

fn simple<'a>(line: usize, text: &'a str, at: usize, kind: Kind, found: &mut Vec<Token<'a>>) -> usize {
    found.push(Token { kind, text: &text[at..=at], span: Span { line, from: at, to: at + 1 } });
    at + 1
}

fn enclosed<'a>(
    line: usize,
    text: &'a str,
    at: usize,
    (kind, closing): (Kind, char),
    found: &mut Vec<Token<'a>>,
) -> Result<usize, Problem> {
    let Some(length) = text[at + 1..].find(closing) else {
        let span = Span { line, from: at, to: at + 1 };
        return Err(Problem::new(span, format!("this is never closed with {closing}")));
    };
    let end = at + 1 + length;
    found.push(Token { kind, text: &text[at + 1..end], span: Span { line, from: at, to: end + 1 } });
    Ok(end + 1)
}

/// A word, and its `'s` apart.
fn word<'a>(line: usize, text: &'a str, at: usize, found: &mut Vec<Token<'a>>) -> usize {
    let end = text[at..].find(is_break).map_or(text.len(), |length| at + length);
    let whole = &text[at..end];
    let stem = whole.strip_suffix("'s").or_else(|| whole.strip_suffix("’s"));
    let middle = at + stem.map_or(whole.len(), str::len);
    // Behind quotation marks it stands alone.
    if middle > at {
        found.push(Token {
            kind: Kind::Word,
            text: &text[at..middle],
            span: Span { line, from: at, to: middle },
        });
    }
    if middle < end {
        let span = Span { line, from: middle, to: end };
        found.push(Token { kind: Kind::Possessive, text: &text[middle..end], span });
    }
    end
}

fn is_break(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ',' | ';' | '=' | '"' | '[' | ']')
}
