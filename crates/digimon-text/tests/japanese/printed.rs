//! The pools of printed cards, and which of their paragraphs stand beside ours.

use crate::normal::{self, Wording};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Japanese {
    pub id: String,
    pub name: String,
    pub effect: String,
    pub inherited_effect: String,
    pub form: String,
    pub attribute: String,
    pub types: String,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct English {
    pub id: String,
    pub name: String,
    pub name_ja: String,
    pub forms: Vec<String>,
    pub attributes: Vec<String>,
    pub traits: Vec<String>,
}

pub struct Pools {
    pub japanese: BTreeMap<String, Japanese>,
    pub english: Vec<English>,
}

/// A text box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Box {
    Main,
    Inherited,
}

impl Pools {
    pub fn read() -> Option<Pools> {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/cards");
        let text = |name: &str| std::fs::read_to_string(format!("{folder}/{name}")).ok();
        let japanese: Vec<Japanese> =
            serde_json::from_str(&text("digimon.ja.json")?).expect("the Japanese pool");
        let english = serde_json::from_str(&text("digimon.en.json")?).expect("the English pool");
        Some(Pools { japanese: japanese.into_iter().map(|card| (card.id.clone(), card)).collect(), english })
    }

    /// Our effects beside the printed ones, keywords left out. What is not printed in the pool
    /// (most security texts, and main texts that were lost) is not compared.
    pub fn pairs(&self, id: &str, box_: Box, ours: &[String], wording: Wording) -> Vec<(String, String)> {
        let Some(card) = self.japanese.get(id) else { return Vec::new() };
        let text = match box_ {
            Box::Main if card.effect == card.inherited_effect => "",
            Box::Main => &card.effect,
            Box::Inherited => &card.inherited_effect,
        };
        let normal = |text: &str| {
            let text = normal::letters(text);
            let text = if wording == Wording::Current { normal::current(&text) } else { text };
            text.trim_end_matches('。').to_owned()
        };
        let mut printed: Vec<String> =
            paragraphs(&normal::letters(text)).iter().map(|each| normal(each)).collect();
        let says_security = printed.iter().any(|each| each.starts_with("【セキュリティ】"));
        let compared =
            |our: &String| !text.is_empty() && (says_security || !our.starts_with("【セキュリティ】"));
        let ours: Vec<String> = ours.iter().map(|each| normal(each)).filter(compared).collect();
        let mut pairs = Vec::new();
        for our in ours.into_iter().filter(|our| !is_keyword(our)) {
            let like = |at: &usize| normal::dice(&our, &printed[*at]);
            let best = (0..printed.len()).max_by(|one, two| like(one).total_cmp(&like(two)));
            let theirs = best.map(|at| printed.remove(at)).unwrap_or_default();
            pairs.push((our, theirs));
        }
        pairs
    }
}

fn is_keyword(text: &str) -> bool {
    text.starts_with('《') && text.ends_with('》')
}

fn is_only_icons(text: &str) -> bool {
    let mut depth = 0;
    text.chars().all(|c| {
        depth += i32::from("《【[".contains(c));
        let inside = depth > 0;
        depth -= i32::from("》】]".contains(c));
        inside
    })
}

/// Where a new effect begins: at an icon, but not within a sentence or a quotation.
fn paragraphs(text: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    let mut now = String::new();
    let mut quoted = 0;
    for c in text.chars() {
        let after_sentence = now.ends_with('。');
        let begins = match c {
            '【' | '[' | '〈' => after_sentence || now.ends_with('》'),
            '《' => after_sentence || (now.ends_with('》') && is_only_icons(&now)),
            _ => false,
        };
        if begins && quoted == 0 {
            all.push(std::mem::take(&mut now));
        }
        quoted += i32::from(c == '「') - i32::from(c == '」');
        now.push(c);
    }
    all.push(now);
    all
}
