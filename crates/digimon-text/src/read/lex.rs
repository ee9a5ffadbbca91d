//! Printed text as tokens: words, numbers, names in brackets, icons, quotation marks and stops.

use std::ops::Range;

/// A piece of printed text. Words are in small letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token<'t> {
    Word(&'t str),
    Number(i32),
    /// A number with its sign: "+2000", "-1".
    Signed(i32),
    /// `[On Play]`, `[Greymon]`: what is in the brackets, as printed.
    Bracket(&'t str),
    /// `<Blocker>`: what is in the icon, as printed.
    Icon(&'t str),
    /// A note in parentheses, as printed.
    Note(&'t str),
    /// A quotation mark, opening or closing.
    Quote,
    Comma,
    Stop,
    Colon,
    Slash,
    Plus,
    /// Begins one effect of a list.
    Bullet,
    NewLine,
    /// Anything else.
    Odd(char),
}

/// A token and where it stands in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spanned<'t> {
    pub token: Token<'t>,
    pub span: Range<usize>,
}

/// A printed text, and the same in small letters, byte for byte.
#[derive(Clone, Debug)]
pub struct Text {
    pub printed: String,
    small: String,
}

impl Text {
    pub fn new(printed: &str) -> Text {
        let printed = printed.replace('’', "'");
        Text { small: printed.to_ascii_lowercase(), printed }
    }

    pub fn tokens(&self) -> Vec<Spanned<'_>> {
        let mut lexer = Lexer { text: self, at: 0, tokens: Vec::new() };
        while let Some(c) = lexer.small().chars().next() {
            lexer.token(c);
        }
        lexer.tokens
    }
}

struct Lexer<'t> {
    text: &'t Text,
    at: usize,
    tokens: Vec<Spanned<'t>>,
}

impl<'t> Lexer<'t> {
    fn small(&self) -> &'t str {
        &self.text.small[self.at..]
    }

    fn printed(&self) -> &'t str {
        &self.text.printed[self.at..]
    }

    fn push(&mut self, token: Token<'t>, length: usize) {
        self.tokens.push(Spanned { token, span: self.at..self.at + length });
        self.at += length;
    }

    fn token(&mut self, c: char) {
        let one = c.len_utf8();
        match c {
            '\n' => self.push(Token::NewLine, one),
            c if c.is_whitespace() => self.at += one,
            '[' | '【' => self.enclosed(['[', '【'], [']', '】'], Token::Bracket),
            '<' | '＜' | '≪' | '《' => self.enclosed(['<', '＜'], ['>', '＞'], Token::Icon),
            '(' | '（' if self.limits() => self.at += one,
            ')' | '）' => self.push(Token::Note(""), one),
            '(' | '（' => self.enclosed(['(', '（'], [')', '）'], Token::Note),
            '"' | '“' | '”' => self.push(Token::Quote, one),
            ',' | '、' => self.push(Token::Comma, one),
            '.' | ';' => self.push(Token::Stop, one),
            ':' | '：' => self.push(Token::Colon, one),
            '/' => self.push(Token::Slash, one),
            '・' | '•' | '･' | '·' => self.push(Token::Bullet, one),
            '+' | '-' | '−' | '＋' | '－' | '–' => self.signed(c),
            '0'..='9' => self.number(),
            '\'' if self.small()[one..].starts_with('s') => self.push(Token::Word("'s"), one + 1),
            c if c.is_alphabetic() => self.word(),
            c => self.push(Token::Odd(c), one),
        }
    }

    /// Does what is in the parentheses change what is meant? Then it is no reminder to be passed over.
    fn limits(&self) -> bool {
        let after_icon = matches!(self.tokens.last(), Some(Spanned { token: Token::Icon(_), .. }));
        let inside = self.small().trim_start_matches(['(', '（', ' ']);
        let limits = ["other than", "except", "excluding"].iter().any(|word| inside.starts_with(word));
        let whole = inside.split([')', '）']).next().is_some_and(|inside| inside.contains('.'));
        !after_icon && limits && !whole
    }

    /// What is between two marks, which may stand within it again.
    fn enclosed(&mut self, open: [char; 2], close: [char; 2], token: fn(&'t str) -> Token<'t>) {
        let printed = self.printed();
        let first = printed.chars().next().unwrap_or(' ');
        let mut depth = 1usize;
        for (at, c) in printed.char_indices().skip(1) {
            if open.contains(&c) {
                depth += 1;
            } else if close.contains(&c) {
                depth -= 1;
                if depth == 0 {
                    return self.push(token(printed[first.len_utf8()..at].trim()), at + c.len_utf8());
                }
            }
        }
        self.push(Token::Odd(first), first.len_utf8());
    }

    fn signed(&mut self, sign: char) {
        let one = sign.len_utf8();
        let rest = &self.small()[one..];
        let digits = digits_of(rest);
        match (digits, sign) {
            (0, '+' | '＋') => self.push(Token::Plus, one),
            (0, _) => self.push(Token::Odd(sign), one),
            (digits, '+' | '＋') => self.push(Token::Signed(value(&rest[..digits])), one + digits),
            (digits, _) => self.push(Token::Signed(-value(&rest[..digits])), one + digits),
        }
    }

    fn number(&mut self) {
        let digits = digits_of(self.small());
        let word =
            self.small()[digits..].find(|c: char| !is_letter(c)).unwrap_or(self.small().len() - digits);
        let joined = &self.small()[digits..digits + word];
        match joined {
            joined if joined.starts_with('-') => {
                self.push(Token::Word(&self.small()[..digits + word]), digits + word)
            }
            _ => self.push(Token::Number(value(&self.small()[..digits])), digits),
        }
    }

    fn word(&mut self) {
        let small = self.small();
        let mut end = small.find(|c: char| !is_letter(c)).unwrap_or(small.len());
        if small[end..].starts_with("(s)") {
            end += 3;
        }
        if small[..end] == *"w" && small[end..].starts_with('/') {
            end += 1;
        }
        if small[..end] == *"and" && small[end..].starts_with("/or") {
            end += 3;
        }
        if small[..end] == *"lv" && small[end..].starts_with('.') {
            end += 1;
        }
        let word = small[..end].trim_end();
        self.push(Token::Word(word), end);
    }
}

fn is_letter(c: char) -> bool {
    c.is_alphabetic() || c == '\'' || c == '-'
}

/// How long the number is, with commas between thousands.
fn digits_of(text: &str) -> usize {
    let mut end = 0;
    for (at, c) in text.char_indices() {
        let thousands =
            c == ',' && at > 0 && text[at + 1..].bytes().take_while(u8::is_ascii_digit).count() >= 3;
        if !c.is_ascii_digit() && !thousands {
            break;
        }
        end = at + 1;
    }
    end
}

fn value(digits: &str) -> i32 {
    digits
        .bytes()
        .filter(u8::is_ascii_digit)
        .fold(0i32, |value, digit| value.saturating_mul(10).saturating_add(i32::from(digit - b'0')))
}
