//! The words that filters are made of.

use crate::japanese::phrase::Counter;
use crate::japanese::writer::Writer;
use digimon::card::{Category, Color};
use digimon::effects::language::Filter;

/// The word for a kind of card in play.
pub fn kind(filter: &Filter) -> Option<&'static str> {
    match filter {
        Filter::Digimon | Filter::Is(Category::Digimon) => Some("デジモン"),
        Filter::Tamer | Filter::Is(Category::Tamer) => Some("テイマー"),
        Filter::Option | Filter::Is(Category::Option) => Some("オプション"),
        Filter::Is(Category::DigiEgg) => Some("デジタマ"),
        Filter::Token => Some("トークン"),
        _ => None,
    }
}

/// The word for it where it is, and what counts it.
pub fn kind_head(kinds: &[&str], in_play: bool, conjunction: &str) -> (String, Counter) {
    let is_card = |kind: &str| kind != "トークン" && (!in_play || kind == "オプション" || kind == "デジタマ");
    let word = |kind: &&str| if is_card(kind) { format!("{kind}カード") } else { (*kind).to_owned() };
    let words: Vec<String> = kinds.iter().map(word).collect();
    let counter = if kinds.iter().any(|kind| !is_card(kind)) { Counter::Body } else { Counter::Sheet };
    (words.join(conjunction), counter)
}

pub fn color_word(color: Color) -> &'static str {
    match color {
        Color::Red => "赤",
        Color::Blue => "青",
        Color::Yellow => "黄",
        Color::Green => "緑",
        Color::Black => "黒",
        Color::Purple => "紫",
        Color::White => "白",
    }
}

/// Can the two be said together?
pub fn same_sort(one: &Filter, two: &Filter) -> bool {
    let both_kinds = kind(one).is_some() && kind(two).is_some();
    let mergeable = matches!(
        one,
        Filter::Color(_)
            | Filter::Name(_)
            | Filter::NameContains(_)
            | Filter::Trait(_)
            | Filter::TraitContains(_)
            | Filter::InText(_)
    );
    both_kinds || (mergeable && std::mem::discriminant(one) == std::mem::discriminant(two)) || one == two
}

impl Writer<'_> {
    /// The word of a filter that names one, as it is printed.
    pub(crate) fn word(&self, filter: &Filter) -> Option<String> {
        match filter {
            Filter::Name(word) | Filter::NameContains(word) | Filter::InText(word) => {
                Some(self.quoted_name(word))
            }
            Filter::Trait(word) | Filter::TraitContains(word) => Some(self.quoted_trait(word)),
            Filter::Color(color) => Some(color_word(*color).to_owned()),
            _ => None,
        }
    }

    /// All of them; two English words may be one in Japanese.
    pub(crate) fn words(&self, filters: &[Filter]) -> String {
        let mut words: Vec<String> = Vec::new();
        for word in filters.iter().filter_map(|filter| self.word(filter)) {
            if !words.contains(&word) {
                words.push(word);
            }
        }
        words.join("/")
    }
}
