//! What is printed on cards, in our words.

use digimon::card::{Card, Category, Color};
use digimon::overview::deck_building::COPIES;
use digimon_text::{CardText, write_card};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

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

impl CardFacts {
    /// Of a card of which the restriction list allows so many.
    pub fn of(card: &Card, limit: Option<u8>) -> CardFacts {
        let CardText { requirements, main, inherited, link, security, rules } = write_card(card);
        let number = card.number.as_str();
        let printed = card.rules.copies.unwrap_or(COPIES as u8);
        CardFacts {
            number: number.to_owned(),
            name: card.name.to_string(),
            set: number.split_once('-').map_or(number, |(set, _)| set).to_owned(),
            category: card.category.into(),
            colors: card.colors.iter().map(ColorView::from).collect(),
            level: card.level.map(|level| level.0),
            dp: card.dp.map(|dp| dp.0),
            cost: card.cost.map(|cost| cost.0),
            traits: card.traits.iter().map(ToString::to_string).collect(),
            requirements,
            upper: main,
            inherited,
            security,
            link,
            rules,
            overflow: card.overflow,
            copies: limit.unwrap_or(printed),
            token: card.token,
            unread: card.unread.clone(),
        }
    }
}

impl From<Category> for CategoryView {
    fn from(category: Category) -> CategoryView {
        match category {
            Category::DigiEgg => CategoryView::DigiEgg,
            Category::Digimon => CategoryView::Digimon,
            Category::Tamer => CategoryView::Tamer,
            Category::Option => CategoryView::Option,
        }
    }
}

impl From<Color> for ColorView {
    fn from(color: Color) -> ColorView {
        match color {
            Color::Red => ColorView::Red,
            Color::Blue => ColorView::Blue,
            Color::Yellow => ColorView::Yellow,
            Color::Green => ColorView::Green,
            Color::Black => ColorView::Black,
            Color::Purple => ColorView::Purple,
            Color::White => ColorView::White,
        }
    }
}
