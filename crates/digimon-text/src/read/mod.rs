//! Printed English read into the effect language: all or nothing.
//!
//! A recursive descent over tokens, with a function for each part of speech; the modules mirror those of
//! the writer and of the effect language. Written by hand rather than with a combinator library, since
//! reading needs what was spoken of before ([`mention`]) and remembers the furthest place it reached, which
//! is the diagnosis.

#![allow(clippy::wrong_self_convention, reason = "functions are named by the words that they read")]
// A method of `Reader` has one lifetime, and `whole` asks for every one: the closures are needed.
#![allow(clippy::redundant_closure_for_method_calls)]

mod amount;
mod circumstance;
mod composition;
mod condition;
mod copy_on_write;
mod deed;
mod delayed_trigger;
mod effect;
mod elliptic;
mod end_of_stack;
mod filter;
mod has;
mod head_noun;
mod how;
mod joined;
mod keyword;
mod leading_clause;
pub(crate) mod lex;
mod mention;
mod modifier;
mod noun;
mod past_action;
mod past_event;
mod past_participle;
mod place;
mod quantity;
mod reader;
mod requirement;
mod sentence;
mod step;
mod subordination;
mod target;
mod turn;
mod verb;
mod when;
mod word_class;

#[cfg(test)]
mod reference_tests;

pub(crate) use effect::place_of;
pub(crate) use past_event::same_level_digivolution;
pub(crate) use reader::Reader;
pub use reader::This;
pub use requirement::{
    leading_rules, read_app_fusion, read_assembly, read_burst, read_digivolution, read_digixros, read_dna,
    read_link, read_rule,
};

use crate::lexicon::Lexicon;
use digimon::card::Texts;
use lex::{Spanned, Text, Token};
pub use reader::Note;
use reader::Notes;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::Range;
use text::{Bound, Budget, Cancel};

/// The words that stopped the reader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stopper {
    /// The whole text.
    pub text: String,
    /// Where in the text it stopped: the sentence's words from there on were not understood.
    pub span: Range<usize>,
    /// What would have been understood there.
    pub expected: &'static str,
    /// The bound of the card that was broken, if that is why.
    pub bound: Option<Bound>,
}

/// What all readers of one card share.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Account<'b> {
    pub budget: &'b Budget,
    /// What of the grammar they used, if somebody asks.
    pub used: Option<&'b RefCell<BTreeSet<Note>>>,
    pub lexicon: Option<&'b Lexicon>,
}

impl<'b> From<&'b Budget> for Account<'b> {
    fn from(budget: &'b Budget) -> Account<'b> {
        Account { budget, used: None, lexicon: None }
    }
}

/// Reads a text box: its keywords and its effects, in order.
pub fn read_texts(printed: &str, this: This) -> Result<Texts, Stopper> {
    whole(printed, this, &Budget::new(text::Bounds::CARD, &Cancel::never()), |reader| reader.texts())
}

/// Reads all of a text, or says where it stopped.
pub(crate) fn whole<'b, T>(
    printed: &str,
    this: This,
    account: impl Into<Account<'b>>,
    read: impl FnOnce(&mut Reader<'_>) -> Option<T>,
) -> Result<T, Stopper> {
    let Account { budget, used, lexicon } = account.into();
    if let Err(bound) = budget.take(printed.len()) {
        return Err(beyond(printed, bound));
    }
    let text = Text::new(printed);
    let tokens = text.tokens();
    let mut reader = Reader::new(&tokens, this, budget);
    if let Some(lexicon) = lexicon {
        reader.lexicon = lexicon;
    }
    if used.is_some() {
        reader.notes = Notes::asked();
    }
    match read(&mut reader) {
        Some(value) if reader.at_end() && budget.broken().is_none() => {
            if let Some(used) = used {
                used.borrow_mut().extend(reader.notes.into_all());
            }
            Ok(value)
        }
        _ => Err(stopper(&text, &tokens, &reader)),
    }
}

/// Nothing of the text was read.
pub(crate) fn beyond(printed: &str, bound: Bound) -> Stopper {
    Stopper { text: printed.to_owned(), span: 0..0, expected: bound.expected(), bound: Some(bound) }
}

/// 4-18-1: "[Name] Token" with what the parentheses behind it say of the token.
pub fn described_tokens(printed: &str) -> Vec<(String, String)> {
    let text = Text::new(printed);
    let tokens: Vec<Token<'_>> = text.tokens().into_iter().map(|one| one.token).collect();
    let named = tokens.windows(2).enumerate().filter_map(|(at, pair)| match pair {
        [Token::Bracket(name), Token::Word("token" | "tokens")] => Some((at, *name)),
        _ => None,
    });
    let described = named.filter_map(|(at, name)| {
        let notes = tokens[at + 2..].iter().take_while(|token| !matches!(token, Token::NewLine));
        let mut notes = notes.filter_map(|token| match token {
            Token::Note(note) => Some(*note),
            _ => None,
        });
        let note = notes.next().filter(|note| note.starts_with("Digimon/") || note.starts_with("Tamer/"))?;
        Some((name.to_owned(), note.to_owned()))
    });
    described.collect()
}

fn stopper(text: &Text, tokens: &[Spanned<'_>], reader: &Reader<'_>) -> Stopper {
    let (at, expected) = reader.stopped();
    let end = text.printed.len();
    let span = tokens.get(at).map_or(end..end, |token| token.span.clone());
    let bound = reader.budget.broken();
    let expected = bound.map_or(expected, Bound::expected);
    Stopper { text: text.printed.clone(), span, expected, bound }
}
