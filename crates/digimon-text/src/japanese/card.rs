//! A whole card in Japanese, text box by text box.

use crate::japanese::lexicon::Lexicon;
use crate::japanese::write_effect_ja_with;
use crate::japanese::writer::Writer;
use crate::write::CardText;
use digimon::card::{Card, Category, Rules, Texts};
use digimon::effects::language::{Effect, Place};

/// Writes the text of a card from its data; names and traits stay as they are in the data.
pub fn write_card_ja(card: &Card) -> CardText {
    write_card_ja_with(card, &Lexicon::default())
}

/// The same with the names and traits that the lexicon knows.
pub fn write_card_ja_with(card: &Card, lexicon: &Lexicon) -> CardText {
    let linked = card.link.as_ref().map(|link| {
        let dp = (link.dp != 0).then(|| format!("DP{:+}", link.dp));
        dp.into_iter().chain(texts(&link.texts, Some(Category::Digimon), lexicon)).collect()
    });
    CardText {
        requirements: Writer::new(None, lexicon).requirements(card),
        main: texts(&card.effects, Some(card.category), lexicon),
        inherited: texts(&card.inherited, Some(Category::Digimon), lexicon),
        link: linked.unwrap_or_default(),
        security: card.security.iter().map(|effect| write_effect_ja_with(effect, None, lexicon)).collect(),
        rules: rules(&card.rules, card.overflow, lexicon),
    }
}

fn texts(texts: &Texts, holder: Option<Category>, lexicon: &Lexicon) -> Vec<String> {
    let keywords = texts.keywords.iter().map(|keyword| Writer::new(holder, lexicon).icon(keyword));
    let effects =
        texts.effects.iter().map(|effect| write_effect_ja_with(effect, holder_of(effect, holder), lexicon));
    keywords.chain(effects).collect()
}

/// An effect that works outside of play speaks of "this card".
fn holder_of(effect: &Effect, in_play: Option<Category>) -> Option<Category> {
    match effect.icons.place {
        Place::Battle | Place::Breeding | Place::Field => in_play,
        Place::Hand | Place::Trash | Place::Security | Place::Anywhere => None,
    }
}

fn rules(rules: &Rules, overflow: Option<u8>, lexicon: &Lexicon) -> Vec<String> {
    let writer = Writer::new(None, lexicon);
    let quoted = |words: &[digimon::effects::language::Word], name: bool| {
        let word = |word| if name { writer.quoted_name(word) } else { writer.quoted_trait(word) };
        words.iter().map(word).collect::<Vec<_>>().join("/")
    };
    let mut lines = Vec::new();
    if !rules.names.is_empty() {
        lines.push(format!("〈ルール〉名称:{}としても扱う。", quoted(&rules.names, true)));
    }
    if !rules.name_parts.is_empty() {
        lines.push(format!("〈ルール〉名称:{}を含むものとしても扱う。", quoted(&rules.name_parts, true)));
    }
    if !rules.traits.is_empty() {
        lines.push(format!("〈ルール〉特徴:{}を持つ。", quoted(&rules.traits, false)));
    }
    let copies =
        |n| format!("〈ルール〉このカードと同じカードナンバーのカードはデッキに{n}枚まで入れられる。");
    lines.extend(rules.copies.map(copies));
    lines.extend(overflow.map(|n| format!("≪オーバーフロー《-{n}》≫")));
    lines
}
