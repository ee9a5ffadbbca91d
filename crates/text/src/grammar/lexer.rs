//! Words, numbers, signs, and what the lexicon knows: names are looked up before anything is split, for they may hold
//! any letter.

use std::ops::Range;

/// A piece of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token<'t, E> {
    pub kind: Kind<'t, E>,
    /// Which bytes of the text.
    pub span: Range<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind<'t, E> {
    /// Something of the lexicon.
    Entry(E),
    /// Letters, with what joins them: `opponent's`, `face-up`.
    Word(&'t str),
    Number(u32),
    /// Anything else that is no space.
    Sign(char),
    /// A new line: boxes and bullets end with it.
    Line,
}

/// Cuts a text into tokens. `known` says how many bytes from here on are an entry of the lexicon, the most first; it
/// is asked at the beginning of every token.
pub fn lex<'t, E>(text: &'t str, known: impl Fn(&'t str) -> Option<(usize, E)>) -> Vec<Token<'t, E>> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(letter) = text[at..].chars().next() {
        if letter != '\n' && letter.is_whitespace() {
            at += letter.len_utf8();
            continue;
        }
        let rest = &text[at..];
        let (len, kind) = match known(rest).filter(|(len, _)| *len > 0) {
            Some((len, entry)) => (len, Kind::Entry(entry)),
            None => plain(rest, letter),
        };
        tokens.push(Token { kind, span: at..at + len });
        at += len;
    }
    tokens
}

fn plain<E>(rest: &str, letter: char) -> (usize, Kind<'_, E>) {
    if letter == '\n' {
        return (1, Kind::Line);
    }
    if letter.is_ascii_digit() {
        let digits = length(rest, |letter| letter.is_ascii_digit());
        // A number with letters after it is a word: "2nd".
        let all = length(rest, char::is_alphanumeric);
        if digits == all
            && let Ok(number) = rest[..digits].parse()
        {
            return (digits, Kind::Number(number));
        }
        return (all, Kind::Word(&rest[..all]));
    }
    if letter.is_alphabetic() {
        let len = word(rest);
        return (len, Kind::Word(&rest[..len]));
    }
    (letter.len_utf8(), Kind::Sign(letter))
}

fn length(text: &str, fits: impl Fn(char) -> bool) -> usize {
    text.find(|letter| !fits(letter)).unwrap_or(text.len())
}

/// Letters, and apostrophes or hyphens between letters.
fn word(text: &str) -> usize {
    let mut len = length(text, char::is_alphanumeric);
    while let Some(joint) =
        text[len..].chars().next().filter(|joint| matches!(joint, '\'' | '\u{2019}' | '-'))
    {
        let more = length(&text[len + joint.len_utf8()..], char::is_alphanumeric);
        if more == 0 {
            break;
        }
        len += joint.len_utf8() + more;
    }
    len
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Kind<'_, &'static str>> {
        let name = "Red: the \"2nd\"";
        lex(text, |rest| rest.starts_with(name).then_some((name.len(), "red")))
            .into_iter()
            .map(|token| token.kind)
            .collect()
    }

    #[test]
    fn words_numbers_and_signs_are_told_apart() {
        use Kind::{Line, Number, Sign, Word};
        assert_eq!(
            kinds("your opponent's face-up cards (2nd);\nexactly 3 - end"),
            [
                Word("your"),
                Word("opponent's"),
                Word("face-up"),
                Word("cards"),
                Sign('('),
                Word("2nd"),
                Sign(')'),
                Sign(';'),
                Line,
                Word("exactly"),
                Number(3),
                Sign('-'),
                Word("end"),
            ]
        );
    }

    #[test]
    fn a_name_is_one_token_whatever_is_in_it() {
        assert_eq!(kinds("a Red: the \"2nd\"."), [Kind::Word("a"), Kind::Entry("red"), Kind::Sign('.')]);
    }

    #[test]
    fn a_number_that_is_too_large_is_a_word() {
        assert_eq!(kinds("99999999999"), [Kind::Word("99999999999")]);
    }
}
