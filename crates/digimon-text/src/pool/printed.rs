//! A card of a pool as it is printed: facts and sentences, nothing understood yet (DCG 2).

use digimon::card::{Category, Color};
use digimon::effects::language::Effect;
use serde::{Deserialize, Serialize};

/// One card as printed. Texts that are not there are empty.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Printed {
    pub id: String,
    pub set: String,
    pub name: String,
    pub category: Category,
    /// What it says instead, if that is no category that is known: such a card is never read.
    pub unknown_kind: Option<String>,
    pub colors: Vec<Color>,
    pub level: Option<u8>,
    pub forms: Vec<String>,
    pub attributes: Vec<String>,
    pub traits: Vec<String>,
    pub dp: Option<i32>,
    pub play_cost: Option<i8>,
    pub digivolve_costs: Vec<DigivolveCost>,
    pub requirements: Requirements,
    pub rule_text: Vec<String>,
    pub main_effect: String,
    pub inherited_effect: String,
    pub security_effect: String,
    pub link: Option<PrintedLink>,
    pub ace_overflow: Option<u8>,
    pub restriction: Option<Restriction>,
    pub max_copies: Option<u8>,
    pub unprinted: Unprinted,
}

/// What the card has and the pool has not.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Unprinted {
    pub effects: Vec<Effect>,
    /// The icons of effects that the effect language cannot say.
    pub unsaid: Vec<String>,
}

/// 2-3-6: one of the circles at the left edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DigivolveCost {
    pub color: Option<Color>,
    pub level: u8,
    pub cost: i8,
}

/// 2-3-6 to 2-3-11: the lines above the effects.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Requirements {
    pub digivolve: Vec<String>,
    pub dna_digivolve: Vec<String>,
    pub digixros: Vec<String>,
    pub burst_digivolve: Vec<String>,
    pub app_fusion: Vec<String>,
    pub assembly: Vec<String>,
}

/// 2-3-12
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PrintedLink {
    pub requirement: Option<String>,
    pub dp: i32,
    pub effect: String,
}

/// What the organiser allows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Restriction {
    pub status: Status,
    /// How many may be in a deck.
    pub count: u8,
    /// Numbers of cards that may not be in the same deck.
    pub banned_with: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Status {
    Banned,
    Restricted,
    /// Allowed, but not beside certain others.
    BannedPair,
}

/// The texts that hold effects.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum TextBox {
    Main,
    Inherited,
    Security,
    Link,
}

impl TextBox {
    pub const ALL: [TextBox; 4] = [TextBox::Main, TextBox::Inherited, TextBox::Security, TextBox::Link];

    /// As the pool calls it.
    pub fn field(self) -> &'static str {
        match self {
            TextBox::Main => "main_effect",
            TextBox::Inherited => "inherited_effect",
            TextBox::Security => "security_effect",
            TextBox::Link => "link.effect",
        }
    }
}

impl Printed {
    /// A card with nothing on it but its number, name and category, to start from.
    pub fn blank(id: &str, name: &str, category: Category) -> Printed {
        Printed {
            id: id.to_owned(),
            set: id.split('-').next().unwrap_or_default().to_owned(),
            name: name.to_owned(),
            category,
            unknown_kind: None,
            colors: Vec::new(),
            level: None,
            forms: Vec::new(),
            attributes: Vec::new(),
            traits: Vec::new(),
            dp: None,
            play_cost: None,
            digivolve_costs: Vec::new(),
            requirements: Requirements::default(),
            rule_text: Vec::new(),
            main_effect: String::new(),
            inherited_effect: String::new(),
            security_effect: String::new(),
            link: None,
            ace_overflow: None,
            restriction: None,
            max_copies: None,
            unprinted: Unprinted::default(),
        }
    }

    pub fn text(&self, of: TextBox) -> &str {
        match of {
            TextBox::Main => &self.main_effect,
            TextBox::Inherited => &self.inherited_effect,
            TextBox::Security => &self.security_effect,
            TextBox::Link => self.link.as_ref().map_or("", |link| &link.effect),
        }
    }

    /// The text to be changed; a link comes to be where there is none.
    pub fn text_mut(&mut self, of: TextBox) -> &mut String {
        match of {
            TextBox::Main => &mut self.main_effect,
            TextBox::Inherited => &mut self.inherited_effect,
            TextBox::Security => &mut self.security_effect,
            TextBox::Link => &mut self.link.get_or_insert_with(PrintedLink::default).effect,
        }
    }

    /// How long all its texts are.
    pub fn bytes(&self) -> usize {
        let all = &self.requirements;
        let lines = [&all.digivolve, &all.dna_digivolve, &all.digixros, &all.burst_digivolve];
        let lines = lines.into_iter().chain([&all.app_fusion, &all.assembly, &self.rule_text]);
        let lines = lines.flatten().map(String::len).sum::<usize>();
        let link = self.link.as_ref().and_then(|link| link.requirement.as_ref()).map_or(0, String::len);
        lines + link + TextBox::ALL.iter().map(|of| self.text(*of).len()).sum::<usize>()
    }

    /// 2-3-2: form, attribute and type in one list, each once.
    pub fn all_traits(&self) -> Vec<&str> {
        let mut all: Vec<&str> = Vec::new();
        for word in self.forms.iter().chain(&self.attributes).chain(&self.traits) {
            if !all.contains(&word.as_str()) {
                all.push(word);
            }
        }
        all
    }
}
