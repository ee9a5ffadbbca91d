//! What is exercised: one effect or keyword of one text box of a card.

use digimon::card::{Card, Texts};
use digimon::effects::language::{Does, Effect, Keyword, Step};
use digimon::library::{Def, EffectId};
use serde::Serialize;
use std::fmt;

/// The text boxes of a card (2-3-3, 2-3-4, 2-3-12-6, 15-16-10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Section {
    Main,
    Inherited,
    Link,
    Security,
}

impl fmt::Display for Section {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Section::Main => "main",
            Section::Inherited => "inherited",
            Section::Link => "link",
            Section::Security => "security",
        })
    }
}

/// What stands there.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Text {
    Effect(Effect),
    Keyword(Keyword),
}

/// One effect of one card.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Subject<'c> {
    pub card: &'c Card,
    pub section: Section,
    /// Which of the effects, or of the keywords, of the text box; the first is 0.
    pub nth: usize,
    pub text: Text,
}

/// All that a card has to be exercised, in printed order.
pub(crate) fn of(card: &Card) -> Vec<Subject<'_>> {
    let mut found = Vec::new();
    let mut enter = |section: Section, texts: &Texts| {
        for (nth, keyword) in texts.keywords.iter().enumerate() {
            found.push(Subject { card, section, nth, text: Text::Keyword(keyword.clone()) });
        }
        for (nth, effect) in texts.effects.iter().enumerate() {
            found.push(Subject { card, section, nth, text: Text::Effect(effect.clone()) });
        }
    };
    enter(Section::Main, &card.effects);
    enter(Section::Inherited, &card.inherited);
    if let Some(link) = &card.link {
        enter(Section::Link, &link.texts);
    }
    enter(Section::Security, &Texts { keywords: Vec::new(), effects: card.security.clone() });
    found
}

impl Subject<'_> {
    /// "effect 2", "keyword 1".
    pub fn which(&self) -> String {
        match self.text {
            Text::Effect(_) => format!("effect {}", self.nth + 1),
            Text::Keyword(_) => format!("keyword {}", self.nth + 1),
        }
    }

    /// The card with this text alone, so that nothing else of it interferes. What an effect
    /// activates of its own card stays.
    pub fn alone(&self, text: &Text) -> Card {
        let mut card = self.card.clone();
        card.tokens = Vec::new();
        let keeps = matches!(text, Text::Effect(effect) if activates(effect));
        if !keeps {
            card.effects = Texts::default();
            card.inherited = Texts::default();
            card.security = Vec::new();
        }
        if let Some(link) = &mut card.link {
            link.texts = Texts::default();
        }
        let mut texts = Texts::default();
        match text {
            Text::Effect(effect) => texts.effects.push(effect.clone()),
            Text::Keyword(keyword) => texts.keywords.push(keyword.clone()),
        }
        match self.section {
            Section::Main if keeps => {
                if let Some(effect) = texts.effects.pop() {
                    card.effects.effects[self.nth] = effect;
                }
            }
            Section::Main => card.effects = texts,
            Section::Inherited => card.inherited = texts,
            Section::Link => {
                if let Some(link) = &mut card.link {
                    link.texts = texts;
                }
            }
            Section::Security => card.security = texts.effects,
        }
        card
    }

    /// The number of the effect in a library that has the card of [`Subject::alone`].
    pub fn effect_id(&self, def: &Def) -> Option<EffectId> {
        let section = match self.section {
            Section::Main => &def.printed,
            Section::Inherited => &def.inherited,
            Section::Link => &def.linked,
            Section::Security => &def.security,
        };
        let whole = section.effects.len() > 1;
        section.effects.get(if whole { self.nth + section.keywords.len() } else { 0 }).copied()
    }
}

fn activates(effect: &Effect) -> bool {
    fn any(steps: &[Step]) -> bool {
        steps.iter().any(|step| {
            matches!(step, Step::Activate { .. }) || step.blocks().iter().any(|block| any(&block.steps))
        })
    }
    match &effect.does {
        Does::Run(block) => any(&block.steps),
        Does::Hold(_) => false,
    }
}
