//! Materials, summoning conditions and own procedures as cards have them. The cards are made up.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod made_up;

use enumset::EnumSet;
use ocg::card::{Card, MonsterType};
use ocg::language::{Comparison, Filter, MaterialSlot, OwnTributes, Place, SummonCondition, SummonWay};
use text::pool::Reading;

const EFFECT: u32 = 0x21;
const FUSION: u32 = 0x61;
const SYNCHRO: u32 = 0x2021;
const XYZ: u32 = 0x80_0021;

fn reading(kind: u32, text: &str) -> Reading<Card> {
    made_up::reading("Rock", kind, text)
}

fn read(kind: u32, text: &str) -> Card {
    let Reading { card, stops, .. } = reading(kind, text);
    assert_eq!(stops, [], "{text}");
    card
}

fn slot(like: &[Filter], least: u8, most: u8) -> MaterialSlot {
    MaterialSlot { like: like.to_vec(), least, most }
}

fn materials(kind: u32, text: &str) -> Vec<MaterialSlot> {
    read(kind, text).monster().unwrap().materials.clone().unwrap().0
}

#[test]
fn materials_are_so_many_of_a_description() {
    let tuner = Filter::Type(MonsterType::Tuner);
    let other = Filter::Not(Box::new(tuner.clone()));
    let usual = [slot(std::slice::from_ref(&tuner), 1, 1), slot(&[other], 1, 9)];
    assert_eq!(materials(SYNCHRO, "1 Tuner + 1 or more non-Tuner monsters"), usual);
    assert_eq!(materials(SYNCHRO, "1 Tuner + 1+ non-Tuners"), usual);
    let level = Filter::Level(Comparison::Is, ocg::language::Amount::Fixed(4));
    assert_eq!(materials(XYZ, "2 Level 4 monsters"), [slot(&[level], 2, 2)]);
    let named = |name: &str| slot(&[Filter::Named(name.to_owned())], 1, 1);
    assert_eq!(materials(FUSION, "\"Pebble\" + \"Boulder\""), [named("Pebble"), named("Boulder")]);
    let rock = Filter::Series(ocg::card::SetCode(7));
    assert_eq!(materials(FUSION, "2 \"Rock\" monsters"), [slot(&[rock], 2, 2)]);
    let with = [slot(&[tuner], 1, 1), slot(&[], 1, 9)];
    assert_eq!(materials(FUSION, "2+ monsters, including a Tuner"), with);
}

/// A line that says more than the language can hold is not read in part.
#[test]
fn materials_that_have_something_in_common_are_not_read_without_it() {
    let stops = reading(XYZ, "2 monsters with different Attributes").stops;
    assert_eq!(stops.len(), 1);
}

#[test]
fn conditions_tell_always_from_first() {
    let conditions = |text: &str| read(FUSION, text).text.conditions;
    let fusion = EnumSet::only(SummonWay::Fusion);
    assert_eq!(conditions("Must be Fusion Summoned."), [SummonCondition::OnlyBy(fusion)]);
    assert_eq!(conditions("Must first be Fusion Summoned."), [SummonCondition::FirstBy(fusion)]);
    let by = |first: SummonCondition, like: Filter| vec![first, SummonCondition::ByEffectsOf(vec![like])];
    let pebble = Filter::Named("Pebble".to_owned());
    let never = SummonCondition::OnlyBy(EnumSet::empty());
    assert_eq!(conditions("Must be Special Summoned with \"Pebble\"."), by(never.clone(), pebble));
    assert_eq!(conditions("Must be Special Summoned by its own effect."), by(never, Filter::This));
    assert_eq!(
        conditions("Cannot be Special Summoned from the GY."),
        [SummonCondition::NotFrom(Place::Graveyard.into())]
    );
}

#[test]
fn a_monster_summons_itself_by_what_its_text_says() {
    let card = read(EFFECT, "If you control no monsters, you can Special Summon this card (from your hand).");
    let [own] = &card.text.procedures[..] else { panic!("one procedure") };
    assert!(own.condition.is_some() && own.act.is_empty() && own.from == Place::Hand);
    assert_eq!(card.text.conditions, []);
    let card = read(
        EFFECT,
        "Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) by Tributing 2 monsters.",
    );
    assert_eq!((card.text.procedures.len(), card.text.procedures[0].act.len()), (1, 1));
    assert_eq!(card.text.conditions, [SummonCondition::OnlyBy(SummonWay::Special.into())]);
    let card = read(EFFECT, "You can Normal Summon this card without Tributing.");
    assert_eq!(card.text.tributes, [OwnTributes::May(0)]);
}
