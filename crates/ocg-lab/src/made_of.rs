//! What a monster of the Extra Deck can be made of, by what is printed on the cards (OCG 3.3.1-62).

use crate::printed::{all_told, fits_print};
use ocg::card::{Card, Monster, MonsterType, Password};
use ocg::language::{Filter, Materials};

/// The cards of the Main Deck that fit what it is made of: a list for each of its materials.
#[derive(Clone, Debug)]
pub struct MadeOf {
    slots: Vec<Vec<(Password, u8)>>,
    /// 3.3.2-171: what the Levels of its materials add up to, for a Synchro Monster.
    sum: Option<u8>,
}

impl MadeOf {
    pub fn of(monster: &Monster, materials: &Materials, main: &[&Card]) -> MadeOf {
        let fitting = |like: &[Filter]| -> Vec<(Password, u8)> {
            let monsters = main.iter().filter_map(|card| Some((*card, card.monster()?)));
            // What is not printed on a card may be so in a duel.
            let fits =
                |card: &Card| all_told(like.iter().map(|filter| fits_print(card, filter))) != Some(false);
            monsters
                .filter(|(card, _)| fits(card))
                .map(|(card, one)| (card.id, one.level.level().unwrap_or(0)))
                .collect()
        };
        let slots = materials.0.iter().map(|slot| fitting(&slot.like)).collect();
        let sum = monster.is(MonsterType::Synchro).then(|| monster.level.level()).flatten();
        MadeOf { slots, sum }
    }

    /// One card for each material, if these chances give a choice that goes together.
    pub fn choice(&self, mut roll: impl FnMut(usize) -> usize) -> Option<Vec<Password>> {
        let mut chosen = Vec::new();
        for slot in &self.slots {
            chosen.push(*slot.get(roll(slot.len().max(1)))?);
        }
        let sum: u8 = chosen.iter().map(|(_, level)| *level).sum();
        self.sum
            .is_none_or(|wanted| wanted == sum)
            .then(|| chosen.into_iter().map(|(card, _)| card).collect())
    }
}
