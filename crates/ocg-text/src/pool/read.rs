//! A printed card as it is played: its facts, its materials, and what its boxes say. All of it, or a stop that says
//! what was not understood.

use super::printed::{EXTRA_DECK, Facts, MonsterFacts, Printed};
use crate::lexicon::Lexicon;
use crate::read::{self, CardKind, Diagnosis};
use ocg::card::{Attribute, Card, Kind, Monster, MonsterType, Pendulum, Race, SpellKind};
use ocg::language::{Materials, Text};
use std::collections::BTreeSet;
use text::grammar::Site;
use text::pool::Reading;
use text::{Bounds, Budget, Cancel, Stop};

pub(super) fn card(printed: &Printed, lexicon: &Lexicon, cancel: &Cancel) -> Reading<Card> {
    let mut desk = Desk {
        printed,
        lexicon,
        budget: Budget::new(Bounds::CARD, cancel),
        stops: Vec::new(),
        used: BTreeSet::new(),
    };
    let (text, kind) = match &printed.facts {
        Facts::Spell(kind) => {
            let text = desk.read("text", &printed.text, CardKind::of_spell(*kind), 0);
            (text, Kind::Spell(*kind))
        }
        Facts::Trap(kind) => {
            (desk.read("text", &printed.text, CardKind::of_trap(*kind), 0), Kind::Trap(*kind))
        }
        Facts::Monster(facts) => {
            let (text, monster) = desk.monster(facts);
            (text, Kind::Monster(Box::new(monster)))
        }
    };
    let card = Card {
        id: printed.id,
        name: printed.name.clone(),
        also_named: lexicon.also_named(printed).map(str::to_owned).into_iter().collect(),
        series: printed.series.clone(),
        kind,
        text,
        limit: printed.limit,
        unread: Vec::new(),
    };
    let used = desk.used.iter().map(Site::number).collect();
    Reading { used, ..Reading::new(card, desk.stops) }
}

/// Where one card is read.
struct Desk<'r> {
    printed: &'r Printed,
    lexicon: &'r Lexicon,
    budget: Budget,
    stops: Vec<Stop>,
    used: BTreeSet<Site>,
}

impl Desk<'_> {
    fn monster(&mut self, facts: &MonsterFacts) -> (Text, Monster) {
        if facts.attribute.is_none() || facts.race.is_none() {
            let expected = "a card that makes it, and says its Attribute and Type";
            self.stops.push(Stop::of_all("attribute", "", expected));
        }
        let (materials, begins) = self.materials(facts);
        // 3.3.1-46: the rest of the box describes a monster without effects.
        let says = facts.types.contains(MonsterType::Effect) || facts.types.contains(MonsterType::Ritual);
        let says = says || !facts.types.is_disjoint(EXTRA_DECK);
        let printed = self.printed;
        let text =
            if says { self.read("text", &printed.text, CardKind::Monster, begins) } else { Text::default() };
        let pendulum_text = match &facts.pendulum_text {
            Some(text) => self.read("ptext", text, CardKind::Pendulum, 0),
            None => Text::default(),
        };
        let monster = Monster {
            types: facts.types,
            // Not the whole card without them: there is a stop.
            attribute: facts.attribute.unwrap_or(Attribute::Light),
            race: facts.race.unwrap_or(Race::Fairy),
            level: facts.level,
            atk: facts.atk,
            def: facts.def,
            markers: facts.markers,
            materials,
            pendulum: facts.scale.map(|scale| Pendulum {
                scale,
                summoned_as_level: None,
                text: pendulum_text,
            }),
        };
        (text, monster)
    }

    /// 3.3.1-62: the first line of a monster of the Extra Deck, and where the next one begins. Those which only
    /// effects can Summon have none, and begin with a sentence.
    fn materials(&mut self, facts: &MonsterFacts) -> (Option<Materials>, usize) {
        let whole = &self.printed.text;
        let line = whole.split('\n').next().unwrap_or_default();
        if facts.types.is_disjoint(EXTRA_DECK) || line.trim_end().ends_with(['.', ')']) {
            return (None, 0);
        }
        match read::read_materials(line, self.lexicon, &self.budget) {
            Ok(read) => {
                self.used.extend(read.used);
                (Some(read.value), line.len())
            }
            Err(why) => {
                self.stop("text", whole, 0, why);
                (None, line.len())
            }
        }
    }

    /// Reads a text from a place on.
    fn read(&mut self, field: &str, whole: &str, kind: CardKind, begins: usize) -> Text {
        let equips = matches!(self.printed.facts, Facts::Spell(SpellKind::Equip));
        let card = read::Card { name: &self.printed.name, kind, equips };
        match read::read(&card, &whole[begins..], self.lexicon, &self.budget) {
            Ok(read) => {
                self.used.extend(read.used);
                read.text
            }
            Err(all) => {
                for why in all {
                    self.stop(field, whole, begins, why);
                }
                Text::default()
            }
        }
    }

    fn stop(&mut self, field: &str, whole: &str, begins: usize, why: Diagnosis) {
        let Diagnosis { span, expected, meanings, bound } = why;
        self.stops.push(Stop {
            from: begins + span.start,
            to: begins + span.end,
            bound,
            meanings,
            ..Stop::of_all(field, whole, &expected)
        });
    }
}
