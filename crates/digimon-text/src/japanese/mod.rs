//! What cards say in Japanese, written from their effect data, in the manner of current cards.
//!
//! The modules mirror those of the effect language, and every match over it is exhaustive. Names
//! and traits are English words in the language: a [`Lexicon`] knows them in Japanese.

mod amount;
mod brief;
mod card;
mod clause;
mod condition;
mod filter;
mod grammar;
mod happening;
mod how;
mod info;
mod keyword;
mod lexicon;
mod modifier;
mod noun;
mod phrase;
mod requirement;
mod restriction;
mod stat;
mod step;
mod target;
mod verb;
mod when;
mod writer;

pub use card::{write_card_ja, write_card_ja_with};
pub use lexicon::Lexicon;

use digimon::card::Category;
use digimon::effects::language::{Block, Does, Effect};
use writer::Writer;

/// Writes an effect of a Digimon; names and traits stay as they are in the data.
pub fn write_effect_ja(effect: &Effect) -> String {
    write_effect_ja_with(effect, Some(Category::Digimon), &Lexicon::default())
}

/// Writes an effect of a card of this category, of a card out of play if there is none, with the
/// names and traits that the lexicon knows.
pub fn write_effect_ja_with(effect: &Effect, holder: Option<Category>, lexicon: &Lexicon) -> String {
    Writer::new(holder, lexicon).effect(effect)
}

/// Writes a part of an effect of a card of this category.
pub fn write_block_ja(block: &Block, holder: Category) -> String {
    Writer::new(Some(holder), &Lexicon::default()).sentences(block)
}

impl Writer<'_> {
    fn effect(&mut self, effect: &Effect) -> String {
        let timing = self.timing(effect);
        let body = match &effect.does {
            Does::Hold(statements) => {
                statements.iter().map(|statement| self.continuous(statement) + "。").collect()
            }
            Does::Run(block) => without_stop_after_icon(self.sentences(block)),
        };
        timing + &body
    }
}

/// An effect that is nothing but an icon is printed without a full stop.
fn without_stop_after_icon(body: String) -> String {
    match body.strip_suffix("≫。") {
        Some(icon) if icon.starts_with('≪') && !icon.contains('≫') => format!("{icon}≫"),
        _ => body,
    }
}
