//! A card with nothing on it, to start from.

use digimon::card::{Card, Category, Colors, Number, Rules, Texts};
use digimon::effects::language::Word;

pub(crate) fn blank(number: &str, name: &str, category: Category) -> Card {
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
    }
}
