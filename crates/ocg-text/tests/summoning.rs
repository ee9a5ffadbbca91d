//! Materials, summoning conditions and own procedures as cards have them. The cards are made up.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod made_up;

use enumset::EnumSet;
use ocg::card::{Card, MonsterType};
use ocg::language::{
    Alike, Comparison, EffectKind, Filter, MaterialSlot, Modifier, On, OwnTributes, Place, Quality, Step,
    SummonCondition, SummonWay, SummonZone,
};
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
    MaterialSlot { like: like.to_vec(), least, most, alike: Vec::new() }
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
    let stops = reading(XYZ, "2 monsters with different Attributes (1 Rock and 1 Plant)").stops;
    assert_eq!(stops.len(), 1);
}

#[test]
fn materials_may_have_to_be_alike_or_not() {
    let alike = |text: &str| materials(XYZ, text)[0].alike.clone();
    assert_eq!(alike("2 monsters with different names"), [Alike::Different(Quality::Name)]);
    let both = [Alike::Same(Quality::Attribute), Alike::Different(Quality::Race)];
    assert_eq!(alike("2 monsters with the same Attribute but different Types"), both);
    let both = [Alike::Same(Quality::Race), Alike::Same(Quality::Attribute)];
    assert_eq!(alike("2 monsters with the same Type and Attribute"), both);
    let token = Filter::Not(Box::new(Filter::Type(MonsterType::Token)));
    let [slot] = &materials(XYZ, "2+ monsters with different names, except Tokens")[..] else { panic!() };
    assert_eq!((&slot.like[..], slot.alike.len()), (&[token][..], 1));
    let field = Filter::In(Place::MonsterZone.into());
    assert_eq!(materials(FUSION, "1 Rock monster + 1 monster on the field")[1].like, [field]);
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

/// What comes of a Summon of this kind is done after it, in the same sentence or in the next.
#[test]
fn a_procedure_may_go_on_after_the_summon() {
    for text in [
        "You can Special Summon this card (from your hand) by discarding 1 card, but this card loses 500 ATK.",
        "You can Special Summon this card (from your hand) by discarding 1 card. If Summoned this way, this card \
         loses 500 ATK.",
    ] {
        let card = read(EFFECT, text);
        let [own] = &card.text.procedures[..] else { panic!("one procedure") };
        let loses = own.after.iter().any(|one| matches!(one.1, Step::Give(_, Modifier::Atk(_), _)));
        assert!(loses, "{text}: {:?}", own.after);
    }
    assert_eq!(reading(EFFECT, "If Summoned this way, this card gains 500 ATK.").stops.len(), 1);
    let text = "You can Special Summon this card (from your hand) in Defense Position to your zone a Link Monster \
                points to.";
    assert_eq!(read(EFFECT, text).text.procedures[0].zone, SummonZone::PointedTo);
}

#[test]
fn a_normal_summon_may_ask_for_a_kind_or_for_a_condition() {
    let card = read(EFFECT, "You can Tribute Summon this card by Tributing 1 Rock monster.");
    let rock = Filter::Race(ocg::card::Race::Rock);
    assert_eq!(card.text.tributes, [OwnTributes::Of(1, vec![rock])]);
    let card = read(EFFECT, "Cannot be Normal Summoned, unless you control a \"Rock\" monster.");
    let [SummonCondition::OnlyIf(ways, _)] = &card.text.conditions[..] else { panic!("one condition") };
    assert_eq!(*ways, SummonWay::Normal | SummonWay::Tribute);
    let less = "You can Normal Summon this card without Tributing, but its original ATK becomes 1000.";
    let card = read(EFFECT, less);
    assert_eq!((&card.text.tributes[..], card.text.effects.len()), (&[OwnTributes::May(0)][..], 1));
}

#[test]
fn a_material_gives_something_and_asks_for_others() {
    let card = read(EFFECT, "A Synchro Monster that used this card as material gains 600 ATK.");
    assert!(matches!(&card.text.effects[0].holds[0].on, On::MadeOf(like) if like.len() == 2));
    let counted =
        "A Synchro Monster that used this card as material gains 100 ATK for each card in your hand.";
    assert_eq!(reading(EFFECT, counted).stops.len(), 1);
    let card = read(
        EFFECT,
        "If this card is used as Synchro Material, all other Synchro Materials must be Rock monsters.",
    );
    assert_eq!(card.text.effects[0].kind, EffectKind::Unclassified);
}
