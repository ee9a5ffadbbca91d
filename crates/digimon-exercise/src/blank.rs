//! Cards that are made up, with nothing on them but what a position needs.

use digimon::card::{Card, Category, Cost, Dp, Level};
use digimon::effects::language::{Block, BlockId, Does, Effect, Icons, Step, TurnScope, When};

/// A card that is called like its number.
pub(crate) fn card(number: &str, category: Category) -> Card {
    Card::blank(number, number, category)
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
