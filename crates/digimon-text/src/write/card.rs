//! A whole card in English, text box by text box.

use crate::write::filter::words::brackets;
use crate::write::keyword::icon;
use crate::write::requirement::requirements;
use crate::write::write_with_tokens;
use digimon::card::{Card, Category, Rules, Texts};
use digimon::effects::language::Keyword;
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
        dp.into_iter().chain(texts(&link.texts, Category::Digimon, &card.tokens)).collect()
    });
    CardText {
        requirements: requirements(card),
        main: texts(&card.effects, card.category, &card.tokens),
        inherited: texts(&card.inherited, Category::Digimon, &card.tokens),
        link: linked.unwrap_or_default(),
        security: card
            .security
            .iter()
            .map(|effect| write_with_tokens(effect, card.category, &card.tokens))
            .collect(),
        rules: rules(&card.rules, card.overflow),
    }
}

fn texts(texts: &Texts, holder: Category, tokens: &[Card]) -> Vec<String> {
    let keywords = texts.keywords.iter().map(keyword);
    let effects = texts.effects.iter().map(|effect| write_with_tokens(effect, holder, tokens));
    keywords.chain(effects).collect()
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

/// 16-25, 16-30: where and when a keyword works that is not one of a Digimon in play.
fn keyword(keyword: &Keyword) -> String {
    match keyword {
        Keyword::BlastDigivolve | Keyword::BlastDnaDigivolve(..) => {
            format!("[Hand] [Counter] {}", icon(keyword))
        }
        _ => icon(keyword),
    }
}
