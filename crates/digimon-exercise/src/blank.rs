//! Cards that are made up, with nothing on them but what a position needs.

use digimon::card::{Card, Category, Colors, Cost, Dp, Level, Number, Rules, Texts};
use digimon::effects::language::{Block, BlockId, Does, Effect, Icons, Step, TurnScope, When, Word};

/// A card with a number, a name and a category.
pub(crate) fn card(number: &str, category: Category) -> Card {
    Card {
        number: Number::new(number),
        name: Word::new(number),
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
        token: false,
        tokens: Vec::new(),
    }
}

/// A Digimon of middling numbers.
pub(crate) fn digimon(number: &str, level: u8, dp: i32) -> Card {
    Card {
        level: Some(Level(level)),
        dp: Some(Dp(dp)),
        cost: Some(Cost(4)),
        ..card(number, Category::Digimon)
    }
}

pub(crate) fn block(steps: Vec<Step>) -> Block {
    Block { steps, id: BlockId::default() }
}

/// An effect that does these steps at that time.
pub(crate) fn effect(when: When, steps: Vec<Step>) -> Effect {
    Effect { when: vec![when], turn: TurnScope::All, icons: Icons::default(), does: Does::Run(block(steps)) }
}
