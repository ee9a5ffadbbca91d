//! Old wordings become today's, in one table, before anything is read.

use super::token::Tokens;
use crate::lexicon::Entry;
use std::sync::LazyLock;
use text::grammar::{Kind, Token};

/// What was printed, and what is printed today. An empty right side is left out.
const TODAY: [(&str, &str); 72] = [
    ("graveyard", "GY"),
    ("graveyards", "GYs"),
    ("life points", "LP"),
    ("removed from play", "banished"),
    ("remove from play", "banish"),
    ("removes from play", "banishes"),
    ("removing from play", "banishing"),
    ("xyz material monster", "material"),
    ("xyz material monsters", "materials"),
    ("xyz material", "material"),
    ("xyz materials", "materials"),
    ("to your opponent 's life points", "to your opponent"),
    ("to your life points", "to you"),
    ("points of damage", "damage"),
    ("his / her", "their"),
    ("he / she", "they"),
    ("special summoned successfully", "special summoned"),
    ("normal summoned successfully", "normal summoned"),
    ("tribute summoned successfully", "tribute summoned"),
    ("flip summoned successfully", "flip summoned"),
    ("ritual summoned successfully", "ritual summoned"),
    ("fusion summoned successfully", "fusion summoned"),
    ("synchro summoned successfully", "synchro summoned"),
    ("xyz summoned successfully", "xyz summoned"),
    ("successfully normal summoned", "normal summoned"),
    ("successfully special summoned", "special summoned"),
    ("is successfully", "is"),
    ("as a result of battle", "by battle"),
    ("by a card effect", "by card effect"),
    ("by card effects", "by card effect"),
    ("by an effect", "by card effect"),
    ("offer as a tribute", "tribute"),
    ("during either player 's turn", "during either turn"),
    ("during either player 's main phase", "during the main phase"),
    ("during either player 's battle phase", "during the battle phase"),
    ("during each standby phase", "during the standby phase"),
    ("during each end phase", "during the end phase"),
    ("position on your side of the field", "position to your field"),
    ("position on your opponent 's side of the field", "position to your opponent 's field"),
    ("on your side of the field", "you control"),
    ("on your opponent 's side of the field", "your opponent controls"),
    ("your side of the field", "your field"),
    ("your opponent 's side of the field", "your opponent 's field"),
    ("either player 's gy", "either gy"),
    ("from the main deck", "from the deck"),
    ("from your main deck", "from your deck"),
    ("from their main deck", "from their deck"),
    ("hand or main deck", "hand or deck"),
    ("hand and main deck", "hand and deck"),
    ("both players ' gys", "the gys"),
    ("until the end phase of this turn", "until the end phase"),
    ("the selected monster", "that target"),
    ("the selected card", "that target"),
    ("that selected monster", "that target"),
    ("the selected monsters", "those targets"),
    ("the selected cards", "those targets"),
    ("monster card zone", "monster zone"),
    ("monster card zones", "monster zones"),
    ("spell & trap card zone", "spell & trap zone"),
    ("spell & trap card zones", "spell & trap zones"),
    ("current atk", "ATK"),
    ("current def", "DEF"),
    ("by battle or effect", "by battle or card effect"),
    ("effects ( if any )", "effects"),
    ("effect ( if any )", "effect"),
    ("by battle or by effect", "by battle or card effect"),
    ("for each spell and trap card", "for each spell / trap card"),
    ("face-up on your side of the field", "face-up on your field"),
    ("synchro material monster", "synchro material"),
    ("synchro material monsters", "synchro materials"),
    ("take any damage", "take damage"),
    ("the opponent 's gy", "your opponent 's gy"),
];

/// A row with its words apart.
type Row = (Vec<&'static str>, &'static str);

/// The rows by the letter that they begin with.
static BY_LETTER: LazyLock<Vec<Vec<Row>>> = LazyLock::new(|| {
    let mut letters = vec![Vec::new(); LETTERS];
    for (old, new) in TODAY {
        letters[letter(old)].push((old.split(' ').collect(), new));
    }
    letters
});

/// One for each letter, and one for all that begins with something else.
const LETTERS: usize = 27;

fn letter(word: &str) -> usize {
    let first = word.bytes().next().unwrap_or_default().to_ascii_lowercase();
    if first.is_ascii_lowercase() { usize::from(first - b'a') } else { LETTERS - 1 }
}

/// The same text in today's words.
pub fn today(tokens: Tokens<'_>) -> Tokens<'_> {
    let mut kept: Tokens<'_> = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while at < tokens.len() {
        if let Some((len, new)) = longest(&tokens[at..]) {
            let span = tokens[at].span.start..tokens[at + len - 1].span.end;
            let words = new.split(' ').filter(|word| !word.is_empty());
            kept.extend(words.map(|word| Token { kind: word_or_sign(word), span: span.clone() }));
            at += len;
        } else {
            kept.push(tokens[at].clone());
            at += 1;
        }
    }
    kept
}

/// The longest row that the tokens begin with: how many they are, and what is said today.
fn longest(tokens: &[Token<'_, Entry>]) -> Option<(usize, &'static str)> {
    let Kind::Word(first) = tokens.first()?.kind else { return None };
    let rows = BY_LETTER[letter(first)].iter().filter(|(old, _)| starts(tokens, old));
    rows.map(|(old, new)| (old.len(), *new)).max_by_key(|(len, _)| *len)
}

fn word_or_sign(word: &'static str) -> Kind<'static, Entry> {
    match word.chars().next() {
        Some(sign) if word.len() == 1 && !sign.is_alphanumeric() => Kind::Sign(sign),
        _ => Kind::Word(word),
    }
}

/// Do these words stand at the beginning?
fn starts(tokens: &[Token<'_, Entry>], words: &[&str]) -> bool {
    let fits = |(word, token): (&&str, &Token<'_, Entry>)| match &token.kind {
        Kind::Word(other) => other.eq_ignore_ascii_case(word),
        Kind::Sign(sign) => word.chars().eq([*sign]),
        Kind::Number(number) => word.parse() == Ok(*number),
        Kind::Entry(_) | Kind::Line => false,
    };
    tokens.len() >= words.len() && words.iter().zip(tokens).all(fits)
}
