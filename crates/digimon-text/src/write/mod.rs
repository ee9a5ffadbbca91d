//! What cards say in English, written from their effect data, in the manner of current cards.
//!
//! The modules mirror those of the effect language, and every match over it is exhaustive: what
//! can be said in the language can be written.

mod amount;
mod brief;
mod card;
mod clause;
mod condition;
mod filter;
mod grammar;
mod happening;
mod how;
mod keyword;
mod modifier;
mod noun;
mod phrase;
mod requirement;
mod restriction;
mod stat;
mod step;
mod target;
mod token;
mod verb;
mod when;
mod writer;

pub use card::{CardText, write_card};
pub use keyword::icon as write_keyword;
pub(crate) use step::adds;

use digimon::card::{Card, Category};
use digimon::effects::language::{Block, Does, Effect, Modifier};
use grammar::capital;
use writer::Writer;
/// Writes an effect of a Digimon.
pub fn write_effect(effect: &Effect) -> String {
    write_effect_of(effect, Some(Category::Digimon))
}

/// Writes an effect of a card of this category; of a card out of play if there is none.
pub fn write_effect_of(effect: &Effect, holder: Option<Category>) -> String {
    written(effect, Writer::new(holder))
}

/// What a modifier says of a card, in base form: "get +1000 DP", "can't attack".
pub fn write_modifier(modifier: &Modifier) -> String {
    Writer::new(Some(Category::Digimon)).modifier(modifier)
}

/// What a part of an effect does, in sentences.
pub fn write_block(block: &Block, holder: Category) -> String {
    let mut writer = Writer::new(Some(holder));
    writer.runs = true;
    capital(&writer.sentences(block))
}

/// The effect, with the tokens described that it plays.
pub fn write_with_tokens(effect: &Effect, holder: Category, tokens: &[Card]) -> String {
    let mut writer = Writer::new(Some(holder));
    writer.tokens = tokens.to_vec();
    written(effect, writer)
}

fn written(effect: &Effect, mut writer: Writer) -> String {
    let timing = writer.timing(effect);
    let body = match &effect.does {
        Does::Hold(statements) => writer.statements(statements),
        Does::Run(block) => {
            writer.runs = true;
            without_stop_after_icon(writer.sentences(block))
        }
    };
    match timing.as_str() {
        "" => capital(&body),
        _ if timing.ends_with(',') => format!("{timing} {body}"),
        _ => format!("{timing} {}", capital(&body)),
    }
}

/// An effect that is nothing but an icon is printed without a full stop.
fn without_stop_after_icon(body: String) -> String {
    match body.strip_suffix(">.") {
        Some(icon) if icon.starts_with('<') && !icon[1..].contains(['<', '>']) => format!("{icon}>"),
        _ => body,
    }
}
