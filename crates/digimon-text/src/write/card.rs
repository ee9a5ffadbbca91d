//! A whole card in English, text box by text box.

use crate::write::filter::words::brackets;
use crate::write::keyword::icon;
use crate::write::requirement::requirements;
use crate::write::write_effect_of;
use digimon::card::{Card, Category, Rules, Texts};
use digimon::effects::language::{Effect, Place};
use serde::Serialize;

/// What a card says, a paragraph each.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct CardText {
    /// What it asks for to be digivolved into, played cheaper or linked.
    pub requirements: Vec<String>,
    pub main: Vec<String>,
    pub inherited: Vec<String>,
    /// What it gives when it is a link card.
    pub link: Vec<String>,
    pub security: Vec<String>,
    /// What always holds for it.
    pub rules: Vec<String>,
}

/// Writes the text of a card from its data.
pub fn write_card(card: &Card) -> CardText {
    let linked = card.link.as_ref().map(|link| {
        let dp = (link.dp != 0).then(|| format!("{:+} DP", link.dp));
        dp.into_iter().chain(texts(&link.texts, Some(Category::Digimon))).collect()
    });
    CardText {
        requirements: requirements(card),
        main: texts(&card.effects, Some(card.category)),
        inherited: texts(&card.inherited, Some(Category::Digimon)),
        link: linked.unwrap_or_default(),
        security: card.security.iter().map(|effect| write_effect_of(effect, None)).collect(),
        rules: rules(&card.rules, card.overflow),
    }
}

fn texts(texts: &Texts, holder: Option<Category>) -> Vec<String> {
    let keywords = texts.keywords.iter().map(icon);
    let effects = texts.effects.iter().map(|effect| write_effect_of(effect, holder_of(effect, holder)));
    keywords.chain(effects).collect()
}

/// An effect that works outside of play speaks of "this card".
fn holder_of(effect: &Effect, in_play: Option<Category>) -> Option<Category> {
    match effect.icons.place {
        Place::Battle | Place::Breeding | Place::Field => in_play,
        Place::Hand | Place::Trash | Place::Security | Place::Anywhere => None,
    }
}

fn rules(rules: &Rules, overflow: Option<u8>) -> Vec<String> {
    let names = rules.names.iter().map(|name| format!("<Rule> Name: Also treated as {}.", brackets(name)));
    let parts = rules
        .name_parts
        .iter()
        .map(|name| format!("<Rule> Name: Also treated as having {}.", brackets(name)));
    let traits =
        rules.traits.iter().map(|name| format!("<Rule> Trait: Also has the {} trait.", brackets(name)));
    let copies = rules.copies.map(|n| format!("<Rule> Up to {n} copies of this card can be in a deck."));
    let overflow = overflow.map(|n| format!("<Overflow -{n}>"));
    names.chain(parts).chain(traits).chain(copies).chain(overflow).collect()
}
