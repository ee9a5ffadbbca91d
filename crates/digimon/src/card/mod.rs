//! DCG 2: the information on a card.

mod colors;
mod numbers;
mod requirements;

pub use colors::{Color, Colors};
pub use numbers::{Cost, Dp, Level, Number};
pub use requirements::{
    AppFusion, Assembly, BurstDigivolution, DigiXros, Digivolution, DnaDigivolution, Link, Material,
};

use crate::effects::language::{Effect, Keyword, Word};
use serde::{Deserialize, Serialize};

/// 2-2: the card category. Tokens are cards from outside the game (4-18).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Category {
    DigiEgg,
    Digimon,
    Tamer,
    Option,
}

/// A card as data: everything that is printed on it, nothing that happens to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// 2-11
    pub number: Number,
    /// 2-3-1, without "ACE" (2-3-1-4).
    pub name: Word,
    pub category: Category,
    /// 2-4
    pub colors: Colors,
    /// 2-9
    #[serde(default)]
    pub level: Option<Level>,
    /// 2-5
    #[serde(default)]
    pub dp: Option<Dp>,
    /// 2-6, 2-7: play cost or use cost.
    #[serde(default)]
    pub cost: Option<Cost>,
    /// 2-3-2-2: each trait is one of its own.
    /// 2-3-2: form, attribute and type in one list.
    #[serde(default)]
    pub traits: Vec<Word>,
    /// 2-3-6
    #[serde(default)]
    pub digivolution: Vec<Digivolution>,
    /// 2-3-7
    #[serde(default)]
    pub dna: Vec<DnaDigivolution>,
    /// 2-3-8
    #[serde(default)]
    pub digixros: Option<DigiXros>,
    /// 2-3-9
    #[serde(default)]
    pub burst: Vec<BurstDigivolution>,
    /// 2-3-10
    #[serde(default)]
    pub app_fusion: Vec<AppFusion>,
    /// 2-3-11
    #[serde(default)]
    pub assembly: Option<Assembly>,
    /// 2-3-12
    #[serde(default)]
    pub link: Option<Link>,
    /// 2-10: how much memory is lost when this leaves (4-17).
    #[serde(default)]
    pub overflow: Option<u8>,
    /// 2-3-3-2: what is asked about a card's effects is asked about this.
    /// 2-3-3: the upper text.
    #[serde(default)]
    pub effects: Texts,
    /// 2-3-4
    /// 2-3-4-2: what is asked about inherited effects is asked about this.
    #[serde(default)]
    pub inherited: Texts,
    /// The [Security] text.
    #[serde(default)]
    pub security: Vec<Effect>,
    /// 2-3-5: `<Rule>` lines.
    /// 2-3-5-1: they always hold, and are no effects.
    #[serde(default)]
    pub rules: Rules,
    /// 4-20: words and icons that its printed information mentions beside its own name and traits.
    #[serde(default)]
    pub mentions: Vec<Word>,
    /// 4-18
    #[serde(default)]
    pub token: bool,
    /// 4-18-1: the tokens that its text describes and its effects play.
    #[serde(default)]
    pub tokens: Vec<Card>,
    /// Lines of its text that were not understood and are not played. Nothing but a mark for all who look
    /// at the card: it is there only if somebody wanted to play it all the same.
    #[serde(default)]
    pub unread: Vec<String>,
}

impl Card {
    /// A card with nothing on it but its number, name and category, to start from.
    pub fn blank(number: &str, name: &str, category: Category) -> Card {
        Card {
            number: Number::new(number),
            name: Word::new(name),
            category,
            colors: Colors::NONE,
            level: None,
            dp: None,
            cost: None,
            traits: Vec::new(),
            digivolution: Vec::new(),
            dna: Vec::new(),
            digixros: None,
            burst: Vec::new(),
            app_fusion: Vec::new(),
            assembly: None,
            link: None,
            overflow: None,
            effects: Texts::default(),
            inherited: Texts::default(),
            security: Vec::new(),
            rules: Rules::default(),
            mentions: Vec::new(),
            tokens: Vec::new(),
            token: false,
            unread: Vec::new(),
        }
    }
}

/// The keywords and effects of one text box.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Texts {
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    #[serde(default)]
    pub effects: Vec<Effect>,
}

/// 2-3-5: what always holds for a card, wherever it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// Also has these names, traits, colours.
    #[serde(default)]
    pub names: Vec<Word>,
    /// Counts as having these in its name, without having them as a name.
    #[serde(default)]
    pub name_parts: Vec<Word>,
    #[serde(default)]
    pub traits: Vec<Word>,
    /// 1-4-1-2-2: how many may be in a deck; 4 if it says nothing.
    #[serde(default)]
    pub copies: Option<u8>,
}
