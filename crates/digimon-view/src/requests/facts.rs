//! `facts`: what is printed on cards, in our words.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The request: cards by their numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FactsAsked {
    pub numbers: Vec<String>,
}

/// DCG 2: a card. The texts are our writer's, a paragraph each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CardFacts {
    pub number: String,
    pub name: String,
    pub set: String,
    pub category: CategoryView,
    pub colors: Vec<ColorView>,
    pub level: Option<u8>,
    pub dp: Option<i32>,
    /// Play cost or use cost.
    pub cost: Option<i8>,
    pub traits: Vec<String>,
    pub requirements: Vec<String>,
    /// 2-3-3: the upper text.
    pub upper: Vec<String>,
    pub inherited: Vec<String>,
    pub security: Vec<String>,
    pub link: Vec<String>,
    /// 2-3-5: what always holds for it.
    pub rules: Vec<String>,
    pub overflow: Option<u8>,
    /// How many may be in a deck, by what is printed and by the restriction list.
    pub copies: u8,
    /// 4-18
    pub token: bool,
    /// Lines of its printed text that are not understood, and not played.
    pub unread: Vec<String>,
}

/// 2-2
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CategoryView {
    DigiEgg,
    Digimon,
    Tamer,
    Option,
}

/// 2-4-2
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ColorView {
    Red,
    Blue,
    Yellow,
    Green,
    Black,
    Purple,
    White,
}
