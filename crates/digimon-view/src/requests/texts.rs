//! `texts`: what cards say in another language, beside what they say in English.

use crate::catalogue::Catalogue;
use digimon::card::{Card, Category};
use digimon::effects::language::{Block, Does, Step};
use digimon_text::{CardText, write_block, write_block_ja, write_card, write_card_ja};
use host::Problem;
use host::requests::{CARDS_AT_ONCE, asked, fitting, said};
use rulebook::Language;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// The request: cards by their numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TextsAsked {
    pub numbers: Vec<String>,
    pub language: Language,
}

/// A paragraph of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Rendering {
    pub english: String,
    /// The same in the language that was asked for.
    pub said: String,
}

/// Nothing for numbers of no card, and in languages that no writer writes.
pub(crate) fn texts(catalogue: &Catalogue, body: &Value) -> Result<Value, Problem> {
    let TextsAsked { numbers, language } = asked("texts", body)?;
    fitting("numbers", numbers.len(), CARDS_AT_ONCE, "cards")?;
    let cards = numbers.iter().filter_map(|number| catalogue.laid(number));
    said(match language {
        Language::Japanese => cards.flat_map(|card| japanese(&card)).collect(),
        Language::English | Language::SimplifiedChinese | Language::TraditionalChinese => Vec::new(),
    })
}

fn japanese(card: &Card) -> Vec<Rendering> {
    let (english, said) = (boxes(write_card(card)), boxes(write_card_ja(card)));
    // A box whose paragraphs do not match stays as it is.
    let alike = english.into_iter().zip(said).filter(|(one, other)| one.len() == other.len());
    let both = alike.flat_map(|(one, other)| one.into_iter().zip(other));
    both.map(|(english, said)| Rendering { english, said }).chain(modes(card)).collect()
}

/// What is chosen from, by itself.
fn modes(card: &Card) -> Vec<Rendering> {
    let link = card.link.iter().flat_map(|link| &link.texts.effects);
    let effects =
        card.effects.effects.iter().chain(&card.inherited.effects).chain(&card.security).chain(link);
    let mut found = Vec::new();
    for effect in effects {
        if let Does::Run(block) = &effect.does {
            collect(block, card.category, &mut found);
        }
    }
    found
}

fn collect(block: &Block, holder: Category, found: &mut Vec<Rendering>) {
    for step in &block.steps {
        if let Step::ChooseModes(_, modes) = step {
            let mode =
                |mode| Rendering { english: write_block(mode, holder), said: write_block_ja(mode, holder) };
            found.extend(modes.iter().map(mode));
        }
        step.blocks().into_iter().for_each(|inner| collect(inner, holder, found));
    }
}

fn boxes(text: CardText) -> [Vec<String>; 6] {
    [text.requirements, text.main, text.inherited, text.link, text.security, text.rules]
}
