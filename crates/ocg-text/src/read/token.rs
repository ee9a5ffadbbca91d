//! A text in tokens: joined words are taken apart (`opponent's`, `non-Tuner`, `Link-3`), the mark of one or several,
//! `(s)`, is left out, and old words become today's.

use super::old;
use crate::lexicon::{Entry, Lexicon};
use text::grammar::{Kind, Token};

pub type Tokens<'t> = Vec<Token<'t, Entry>>;

/// The tokens of a text in today's words.
pub fn tokens<'t>(text: &'t str, lexicon: &Lexicon) -> Tokens<'t> {
    let all = lexicon.tokens(text);
    old::today(without_plurals(all.into_iter().flat_map(apart).collect()))
}

/// Words that are joined, each for itself.
fn apart(token: Token<'_, Entry>) -> Vec<Token<'_, Entry>> {
    let Kind::Word(whole) = token.kind else { return vec![token] };
    let word = whole.strip_suffix("-Type").or(whole.strip_suffix("-type"));
    let word = word.or(whole.strip_suffix("-Attribute")).unwrap_or(whole);
    let start = token.span.start;
    let at = if let Some(owner) = word.strip_suffix("'s").or(word.strip_suffix("’s")) {
        owner.len()
    } else if word.to_ascii_lowercase().starts_with("non-") {
        "non-".len()
    } else if word.starts_with("Link-") {
        "Link-".len()
    } else {
        return vec![Token { kind: Kind::Word(word), span: token.span }];
    };
    let (first, second) = word.split_at(at);
    let second_kind = match (second, second.parse()) {
        (_, Ok(number)) => Kind::Number(number),
        ("’s", _) => Kind::Word("'s"),
        (other, _) => Kind::Word(other),
    };
    vec![
        Token { kind: Kind::Word(first), span: start..start + at },
        Token { kind: second_kind, span: start + at..token.span.end },
    ]
}

fn without_plurals(tokens: Tokens<'_>) -> Tokens<'_> {
    let is_plural = |three: &[Token<'_, Entry>]| {
        matches!(three, [open, s, close]
            if open.kind == Kind::Sign('(') && s.kind == Kind::Word("s") && close.kind == Kind::Sign(')'))
    };
    let mut kept = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        if is_plural(&tokens[at..tokens.len().min(at + 3)]) {
            at += 3;
        } else {
            kept.push(tokens[at].clone());
            at += 1;
        }
    }
    kept
}
