//! What is understood of a printed card: its facts. Texts are not read yet, and say so.

use super::printed::{Facts, Printed};
use ocg::card::{Attribute, Card, Kind, Monster, Pendulum, Race};
use ocg::language::Text;
use text::Stop;
use text::pool::Reading;

const EXPECTED: &str = "a text that is understood";

pub(super) fn card(printed: &Printed) -> Reading<Card> {
    let mut stops = Vec::new();
    if printed.has_text() {
        stops.push(Stop::of_all("text", &printed.text, EXPECTED));
    }
    if let Some(text) = printed.monster().and_then(|monster| monster.pendulum_text.as_ref()) {
        stops.push(Stop::of_all("ptext", text, EXPECTED));
    }
    if printed.monster().is_some_and(|monster| monster.attribute.is_none() || monster.race.is_none()) {
        stops.push(Stop::of_all("attribute", "", "a card that makes it, and says its Attribute and Type"));
    }
    let card = Card {
        id: printed.id,
        name: printed.name.clone(),
        also_named: Vec::new(),
        series: printed.series.clone(),
        kind: kind(&printed.facts),
        text: Text::default(),
        limit: printed.limit,
        unread: Vec::new(),
    };
    Reading::new(card, stops)
}

fn kind(facts: &Facts) -> Kind {
    match facts {
        Facts::Spell(kind) => Kind::Spell(*kind),
        Facts::Trap(kind) => Kind::Trap(*kind),
        Facts::Monster(monster) => Kind::Monster(Box::new(Monster {
            types: monster.types,
            // Not the whole card without them: there is a stop.
            attribute: monster.attribute.unwrap_or(Attribute::Light),
            race: monster.race.unwrap_or(Race::Fairy),
            level: monster.level,
            atk: monster.atk,
            def: monster.def,
            markers: monster.markers,
            materials: None,
            pendulum: monster.scale.map(|scale| Pendulum {
                scale,
                summoned_as_level: None,
                text: Text::default(),
            }),
        })),
    }
}
