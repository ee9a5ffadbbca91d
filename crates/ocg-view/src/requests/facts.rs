//! OCG 3.3.1: what is printed on cards, in our words.

use crate::view::{AttributeView, KindView, MarkerView, MonsterTypeView, RaceView, SpellTrapView};
use ocg::card::{Card, Kind, Monster, Printed};
use ocg::overview::deck_building::COPIES;
use ocg::text::{Written, write};
use serde::Serialize;
use ts_rs::TS;

/// A card. The texts are our writer's, a paragraph each.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CardFacts {
    /// The password.
    pub number: String,
    pub name: String,
    pub set: String,
    pub kind: KindView,
    /// Which kind of Spell or Trap.
    pub spell_trap: Option<SpellTrapView>,
    pub types: Vec<MonsterTypeView>,
    pub race: Option<RaceView>,
    pub attribute: Option<AttributeView>,
    pub level: Option<u8>,
    pub rank: Option<u8>,
    pub link: Option<u8>,
    pub arrows: Vec<MarkerView>,
    pub scale: Option<u8>,
    pub atk: Option<PrintedStat>,
    pub def: Option<PrintedStat>,
    /// Materials, conditions and effects.
    pub text: Vec<String>,
    pub pendulum: Vec<String>,
    /// 3.2.1-33: it begins in the Extra Deck.
    pub extra_deck: bool,
    /// How many may be in a deck, by the rules and by the list of Forbidden and Limited cards.
    pub copies: u8,
    pub token: bool,
    /// Lines of its printed text that are not understood, and not played.
    pub unread: Vec<String>,
}

/// 3.3.1-52, -56: a number, or "?".
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(type = "number | \"?\"")]
pub enum PrintedStat {
    #[serde(rename = "?")]
    Unknown,
    #[serde(untagged)]
    Value(i32),
}

impl PrintedStat {
    pub fn value(self) -> Option<i32> {
        match self {
            PrintedStat::Unknown => None,
            PrintedStat::Value(value) => Some(value),
        }
    }
}

impl From<Printed> for PrintedStat {
    fn from(printed: Printed) -> PrintedStat {
        printed.known().map_or(PrintedStat::Unknown, PrintedStat::Value)
    }
}

/// There is one set: pools do not say where a card came out.
pub const SET: &str = "OCG";

impl CardFacts {
    /// Of a card of which a list allows so many.
    pub fn of(card: &Card, limit: Option<u8>) -> CardFacts {
        let Written { text, pendulum } = write(card);
        let monster = card.monster();
        let (kind, spell_trap) = match &card.kind {
            Kind::Monster(_) => (KindView::Monster, None),
            Kind::Spell(kind) => (KindView::Spell, Some((*kind).into())),
            Kind::Trap(kind) => (KindView::Trap, Some((*kind).into())),
        };
        let listed = limit.unwrap_or(card.limit.copies() as u8);
        CardFacts {
            number: card.id.0.to_string(),
            name: card.name.clone(),
            set: SET.to_owned(),
            kind,
            spell_trap,
            types: monster.map(|monster| monster.types.iter().map(Into::into).collect()).unwrap_or_default(),
            race: monster.map(|monster| monster.race.into()),
            attribute: monster.map(|monster| monster.attribute.into()),
            level: monster.and_then(|monster| monster.level.level()),
            rank: monster.and_then(|monster| monster.level.rank()),
            link: monster.and_then(|monster| monster.level.link()),
            arrows: monster.map(arrows).unwrap_or_default(),
            scale: monster.and_then(|monster| Some(monster.pendulum.as_ref()?.scale.0)),
            atk: monster.map(|monster| monster.atk.into()),
            def: monster.and_then(|monster| monster.def).map(Into::into),
            text,
            pendulum,
            extra_deck: card.is_of_extra_deck(),
            copies: listed.min(COPIES as u8),
            token: card.is_token(),
            unread: card.unread.clone(),
        }
    }
}

fn arrows(monster: &Monster) -> Vec<MarkerView> {
    monster.markers.iter().map(Into::into).collect()
}
