//! What stands around a noun: places, relative clauses, values, what several cards have in common. The sentences are
//! made up.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod made_up;

use enumset::EnumSet;
use ocg::card::Card;
use ocg::language::{
    Amount, Comparison, Effect, Filter, Group, Noun, Place, Quality, Select, Stat, Step, SummonWay, Together,
    Whose,
};
use text::pool::Reading;

const EFFECT: u32 = 0x21;

/// A monster with this text.
fn reading(text: &str) -> Reading<Card> {
    made_up::reading("Rock", EFFECT, text)
}

fn effect(text: &str) -> Effect {
    let Reading { card, stops, .. } = reading(text);
    assert_eq!(stops, [], "{text}");
    let mut effects = card.text.effects;
    assert_eq!(effects.len(), 1, "{text}");
    effects.remove(0)
}

/// What is targeted where a monster destroys these cards.
fn target(cards: &str) -> Select {
    let them = if cards.starts_with('2') { "them" } else { "it" };
    let effect = effect(&format!("You can target {cards}; destroy {them}."));
    let [linked] = &effect.act[..] else { panic!("one target: {cards}") };
    let Step::Target(select) = &linked.1 else { panic!("a target: {cards}") };
    select.clone()
}

fn noun(cards: &str) -> Noun {
    target(cards).of
}

fn boxed(whose: Whose, places: EnumSet<Place>, like: &[Filter]) -> Noun {
    Noun { places, whose, like: like.to_vec() }
}

#[test]
fn places_are_said_in_several_ways() {
    let plain = noun("1 \"Rock\" card in your GY");
    assert_eq!(plain, boxed(Whose::Yours, Place::Graveyard.into(), &[Filter::Series(ocg::card::SetCode(7))]));
    assert_eq!(noun("1 \"Rock\" card that is in your GY"), plain);
    let both = noun("1 of your \"Rock\" cards that is banished or in your GY");
    assert_eq!((both.whose, both.places), (Whose::Yours, Place::Graveyard | Place::Banished));
    assert_eq!(noun("1 of your \"Rock\" cards that is in your GY or banished"), both);
    let field = noun("1 \"Rock\" monster on your field or in your GY");
    assert_eq!(field.whose, Whose::Yours);
    assert!(field.places.is_superset(Place::MonsterZone | Place::Graveyard));
    // Whose banished card it is, is not said.
    assert_ne!(reading("You can target 1 card that is banished or in your GY; destroy it.").stops, []);
}

#[test]
fn cards_are_told_by_how_they_came() {
    let extra = Filter::SummonedFrom(Place::ExtraDeck.into());
    for said in ["that was Special Summoned from the Extra Deck", "Special Summoned from the Extra Deck"] {
        assert_eq!(
            noun(&format!("1 monster on the field {said}")).like,
            std::slice::from_ref(&extra),
            "{said}"
        );
    }
    let fusion = Filter::SummonedBy(SummonWay::Fusion.into());
    assert_eq!(noun("1 monster on the field that was Fusion Summoned").like, std::slice::from_ref(&fusion));
    let this_turn = noun("1 monster on the field that was Fusion Summoned this turn").like;
    assert_eq!(this_turn, [fusion, Filter::SummonedThisTurn]);
}

#[test]
fn another_card_is_not_this_one() {
    let other = Filter::Not(Box::new(Filter::This));
    assert_eq!(noun("another monster you control").like, std::slice::from_ref(&other));
    assert_eq!(noun("1 other monster you control").like, [other]);
    assert_eq!(noun("1 monster you control").like, []);
}

#[test]
fn what_a_name_or_a_noun_says_stays_with_it() {
    let either = noun("1 \"Pebble\" or 1 monster that mentions \"Pebble\" in your GY");
    let pebble = || "Pebble".to_owned();
    let mentions = Filter::AllOf(vec![Filter::Monster, Filter::Mentions(pebble())]);
    assert_eq!(either.like, [Filter::AnyOf(vec![Filter::Named(pebble()), mentions])]);
    // Of which of the two it is said, is not told.
    let unclear = "You can target 1 Spell or 1 Trap that mentions \"Pebble\" in your GY; destroy it.";
    assert_ne!(reading(unclear).stops, []);
}

#[test]
fn values_against_others_and_among_others() {
    let level = Filter::Level(Comparison::AtMost, Amount::Fixed(4));
    assert_eq!(noun("1 monster on the field whose Level is 4 or lower").like, std::slice::from_ref(&level));
    assert_eq!(noun("1 Level 4 or lower monster on the field").like, [level]);
    let highest = noun("1 monster your opponent controls with the highest ATK").like;
    let among = boxed(Whose::Opponents, Place::MonsterZone.into(), &[]);
    assert_eq!(highest, [Filter::Highest(Stat::Atk, Box::new(among))]);
    let none = Filter::Materials(Comparison::Is, Amount::Fixed(0));
    assert_eq!(noun("1 monster on the field with no material").like, [none]);
    let equipped = Filter::EquippedTo(Box::new(Group::This));
    assert_eq!(noun("1 card on the field equipped to this card").like, [equipped]);
}

#[test]
fn what_several_have_in_common_is_no_quality_of_one() {
    let select = target("2 monsters in your GY with different Types");
    assert_eq!(select.together, Together::Different(Quality::Race));
    let counted = effect("Gains 300 ATK for each monster in your GY.");
    let different = effect("Gains 300 ATK for each monster in your GY with different Types.");
    assert_ne!(counted, different);
}
