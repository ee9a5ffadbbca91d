//! OCG 3.3.1, 3.4.4-59 to -80: what a card is now, with all that applies to it, for whoever looks at a duel.

use crate::card::{Attribute, MonsterType, Race};
use crate::game::Game;
use crate::query::Query;
use crate::state::CardId;
use enumset::EnumSet;

/// The values of one card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Now {
    /// 3.3.1-7
    pub name: String,
    pub atk: Option<i32>,
    pub def: Option<i32>,
    pub level: Option<i32>,
    pub rank: Option<i32>,
    pub link_rating: Option<i32>,
    pub scale: Option<i32>,
    pub race: Option<Race>,
    pub attributes: Vec<Attribute>,
    pub types: EnumSet<MonsterType>,
    pub is_monster: bool,
    pub is_spell: bool,
    pub is_trap: bool,
    /// 3.4.4-57
    pub is_negated: bool,
}

const ATTRIBUTES: [Attribute; 7] = [
    Attribute::Dark,
    Attribute::Divine,
    Attribute::Earth,
    Attribute::Fire,
    Attribute::Light,
    Attribute::Water,
    Attribute::Wind,
];

impl Game {
    /// What the card is where it is now.
    pub fn now(&self, card: CardId) -> Now {
        let query = Query::on(self);
        Now {
            name: query.name_now(card).unwrap_or(&self.def(card).card.name).to_owned(),
            atk: query.atk(card),
            def: query.def_value(card),
            level: query.level(card),
            rank: query.rank(card),
            link_rating: query.link_rating(card),
            scale: query.scale(card),
            race: query.race(card),
            attributes: ATTRIBUTES.into_iter().filter(|&one| query.has_attribute(card, one)).collect(),
            types: query.types(card),
            is_monster: query.is_monster(card),
            is_spell: query.is_spell(card),
            is_trap: query.is_trap(card),
            is_negated: query.is_negated(card),
        }
    }

    /// 3.4.4-126: how many counters of this name are on the card.
    pub fn counters(&self, card: CardId, name: &str) -> i32 {
        Query::on(self).counters(card, name)
    }
}
