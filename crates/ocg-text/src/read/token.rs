//! A text in tokens: what stands in quotation marks is looked up whole (OCG 3.3.1-7, -8), joined words are taken
//! apart (`opponent's`, `non-Tuner`, `Link-3`), and the mark of one or several, `(s)`, is left out.

use super::old;
use crate::deck::Cards as _;
use crate::lexicon::Lexicon;
use ocg::card::SetCode;
use text::grammar::{Kind, Token, lex};

/// What a text names in quotation marks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quoted {
    pub words: String,
    /// The pool has a card of this name.
    pub is_name: bool,
    /// 3.3.1-8: the codes of the series of this name; none if there is no such series.
    pub series: Vec<SetCode>,
}

pub type Tokens<'t> = Vec<Token<'t, Quoted>>;

/// A name is no longer than this.
const LONGEST: usize = 120;

/// The tokens of a text in today's words.
pub fn tokens<'t>(text: &'t str, lexicon: &Lexicon) -> Tokens<'t> {
    let all = lex(text, |rest| quoted(rest, lexicon));
    old::today(without_plurals(all.into_iter().flat_map(apart).collect()))
}

/// The longest name that the pool knows; if it knows none, all up to the next quotation mark.
fn quoted(rest: &str, lexicon: &Lexicon) -> Option<(usize, Quoted)> {
    let inner = rest.strip_prefix(['"', '“'])?;
    let opening = rest.len() - inner.len();
    let ends = inner.char_indices().take_while(|(at, _)| *at <= LONGEST);
    let ends: Vec<(usize, usize)> = ends
        .filter(|(_, letter)| matches!(letter, '"' | '”'))
        .map(|(at, letter)| (at, at + letter.len_utf8()))
        .collect();
    let known = |(at, end): &(usize, usize)| {
        let entry = entry(&inner[..*at], lexicon);
        (entry.is_name || !entry.series.is_empty()).then_some((opening + end, entry))
    };
    let first = ends.first().map(|(at, end)| (opening + end, entry(&inner[..*at], lexicon)));
    ends.iter().rev().find_map(known).or(first)
}

fn entry(words: &str, lexicon: &Lexicon) -> Quoted {
    let words = words.trim().replace("(s)", "");
    let is_name = lexicon.by_name(&words).is_some();
    let series = lexicon.series(&words).map(<[SetCode]>::to_vec).unwrap_or_default();
    Quoted { words, is_name, series }
}

/// Words that are joined, each for itself.
fn apart(token: Token<'_, Quoted>) -> Vec<Token<'_, Quoted>> {
    let Kind::Word(word) = token.kind else { return vec![token] };
    let word = word.strip_suffix("-Type").or(word.strip_suffix("-type")).unwrap_or(word);
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
    let is_plural = |three: &[Token<'_, Quoted>]| {
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
