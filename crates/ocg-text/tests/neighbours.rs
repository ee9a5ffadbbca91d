//! Words at places where their neighbours have them: those that battle, cards that were targeted together, phases that are
//! counted, limits of which one leaves nothing of the other. The cards are made up.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod made_up;

use ocg::card::Card;
use ocg::language::{
    Amount, Cause, Condition, Counted, Effect, EffectKind, Filter, Group, Modifier, On, Optional, PhasePoint,
    Place, PositionTo, Restriction, Slot, Step, Text, Timing, Until, Whose,
};
use text::pool::Reading;

const EFFECT: u32 = 0x21;
const SPELL: u32 = 0x2;
const CONTINUOUS: u32 = 0x2_0002;
const EQUIP: u32 = 0x4_0002;

fn reading(kind: u32, text: &str) -> Reading<Card> {
    made_up::reading("Rocky", kind, text)
}

fn text(kind: u32, text: &str) -> Text {
    let Reading { card, stops, .. } = reading(kind, text);
    assert_eq!(stops, [], "{text}");
    card.text
}

fn effect(kind: u32, said: &str) -> Effect {
    let mut effects = text(kind, said).effects;
    assert_eq!(effects.len(), 1, "{said}");
    effects.remove(0)
}

fn is_unread(kind: u32, said: &str) {
    assert!(!reading(kind, said).stops.is_empty(), "{said}");
}

fn steps(block: &[ocg::language::Linked]) -> Vec<&Step> {
    block.iter().map(|linked| &linked.1).collect()
}

#[test]
fn those_monsters_are_both_that_battle() {
    let both = effect(
        EFFECT,
        "If this card battles an opponent's monster, after damage calculation: You can destroy those monsters.",
    );
    let [Step::Destroy(Group::Several(groups))] = &steps(&both.resolve)[..] else { panic!("{both:?}") };
    assert_eq!(groups[..], [Group::This, Group::BattlingWith(Box::new(Group::This))]);
    let one = effect(
        EFFECT,
        "If this card battles an opponent's monster, after damage calculation: You can destroy that monster.",
    );
    assert_eq!(steps(&one.resolve), [&Step::Destroy(groups[1].clone())]);
}

#[test]
fn those_cards_are_all_that_were_targeted() {
    let both =
        "You can target 1 other monster you control and 1 card your opponent controls; banish those cards.";
    let both = effect(EFFECT, both);
    let [Step::Banish(Group::Several(groups))] = &steps(&both.resolve)[..] else { panic!("{both:?}") };
    assert_eq!(groups[..], [Group::Chosen(Slot(0)), Group::Chosen(Slot(1))]);
    // The Spell is none of those monsters.
    is_unread(
        EFFECT,
        "You can target 1 other monster you control and 1 Spell your opponent controls; banish those monsters.",
    );
}

#[test]
fn one_of_two_positions_is_chosen() {
    let either = "You can target 1 other monster on the field; change it to face-up Attack Position or face-down Defense Position.";
    let either = effect(EFFECT, either);
    let [Step::OneOf(blocks)] = &steps(&either.resolve)[..] else { panic!("{either:?}") };
    let to = |block: &[ocg::language::Linked]| match &block[0].1 {
        Step::ChangePosition(Group::Chosen(Slot(0)), to) => *to,
        other => panic!("{other:?}"),
    };
    let each: Vec<PositionTo> = blocks.iter().map(|block| to(block)).collect();
    assert_eq!(each, [PositionTo::FaceUpAttack, PositionTo::FaceDownDefense]);
}

#[test]
fn a_limit_for_all_copies_takes_the_place_of_one_for_each() {
    let said =
        "Once per turn: You can draw 1 card. You can only use this effect of \"Boulder\" once per turn.";
    let limit = effect(EFFECT, said).limit.unwrap();
    assert_eq!((limit.times, limit.counted), (1, Counted::ByName));
    // The copy has the tighter one.
    is_unread(
        EFFECT,
        "Once per turn: You can draw 1 card. You can only use this effect of \"Boulder\" twice per turn.",
    );
}

#[test]
fn a_card_goes_in_a_phase_that_is_counted() {
    let standby = effect(CONTINUOUS, "Destroy this card during your 2nd Standby Phase after activation.");
    assert_eq!(standby.kind, EffectKind::CardActivation);
    let until = Until::StandbyPhase(Whose::Yours);
    let [Step::Later(first, inner)] = &steps(&standby.resolve)[..] else { panic!("{standby:?}") };
    let [Step::Later(second, last)] = &steps(inner)[..] else { panic!("{inner:?}") };
    assert_eq!((*first, *second, &last[0].1), (until, until, &Step::Destroy(Group::This)));
    let end =
        effect(CONTINUOUS, "Send this card to the GY during your opponent's 3rd End Phase after activation.");
    let [Step::If(Condition::TurnOf(Whose::Opponents), now, later)] = &steps(&end.resolve)[..] else {
        panic!("{end:?}")
    };
    let turns = |block: &[ocg::language::Linked]| match &block[0].1 {
        Step::Later(until, _) => *until,
        other => panic!("{other:?}"),
    };
    // That of the turn of the activation is the first.
    assert_eq!(turns(now), Until::Turns(Whose::Opponents, 2));
    assert_eq!(turns(later), Until::Turns(Whose::Opponents, 3));
}

#[test]
fn what_must_be_done_in_a_phase_is_said_with_a_comma() {
    let damage = effect(EFFECT, "During your Standby Phase, inflict 600 damage to your opponent.");
    assert_eq!(damage.kind, EffectKind::Trigger(Optional::Mandatory));
    assert_eq!(damage.timing, Some(Timing::Phase(PhasePoint::StandbyPhase, Whose::Yours)));
    assert_eq!(steps(&damage.resolve), [&Step::Damage(Whose::Opponents, Amount::Fixed(600))]);
    // What is said of the card there holds.
    let holds = effect(EFFECT, "During your Standby Phase, this card gains 600 ATK.");
    assert_eq!(holds.kind, EffectKind::Continuous);
}

#[test]
fn summoned_this_way_is_by_the_effect_before() {
    let said = "You can discard 1 other card; Special Summon this card from your hand. When Summoned this way: You can draw 1 card.";
    let [_, second] = &text(EFFECT, said).effects[..] else { panic!("two effects") };
    let Some(Timing::Event(_, pattern)) = &second.timing else { panic!("{second:?}") };
    assert_eq!(pattern.by, Cause::EffectOf(Whose::Any, vec![Filter::This]));
    is_unread(
        EFFECT,
        "You can discard 1 other card; draw 1 card. When Summoned this way: You can draw 1 card.",
    );
}

#[test]
fn a_card_that_may_be_in_the_hand_as_well_is_used_from_both() {
    let said = "If a monster you control is destroyed by battle: You can Special Summon this card from the GY (if it was there when the monster was destroyed) or hand (even if not).";
    assert_eq!(effect(EFFECT, said).places, Place::Graveyard | Place::Hand);
}

#[test]
fn it_is_the_equipped_monster_on_an_equip_spell() {
    let effects = text(EQUIP, "If it would be destroyed, destroy this card instead.").effects;
    let holds = &effects.last().unwrap().holds[0];
    assert_eq!(holds.on, On::Equipped);
    let effects = text(EQUIP, "Twice per turn, it cannot be destroyed by battle.").effects;
    assert_eq!(effects.last().unwrap().holds[0].on, On::Equipped);
    is_unread(CONTINUOUS, "If it would be destroyed, destroy this card instead.");
}

#[test]
fn small_words_are_read_beside_their_neighbours() {
    let place = |said: &str| {
        let effect = effect(EFFECT, said);
        let Some(Timing::Event(_, pattern)) = effect.timing else { panic!("{said}") };
        (pattern.by, effect.places)
    };
    let sent =
        "If this card is destroyed and sent to the GY by an opponent's card effect: You can draw 1 card.";
    assert_eq!(place(sent), (Cause::OpponentsEffect, Place::Graveyard.into()));
    let kind =
        "You can target 1 face-up monster you control; it becomes a Rock monster until the end of this turn.";
    let becomes = effect(EFFECT, kind);
    let [Step::Give(_, modifier, _)] = &steps(&becomes.resolve)[..] else { panic!("{kind}") };
    assert_eq!(*modifier, Modifier::RaceBecomes(ocg::card::Race::Rock));
    let many = effect(SPELL, "Return as many monsters your opponent controls to the hand as possible.");
    assert_eq!(
        many,
        effect(SPELL, "Return as many monsters your opponent controls as possible to the hand.")
    );
    let even = "You can draw 1 card, also you cannot Special Summon monsters for the rest of this turn, except Rock monsters (even if this card leaves the field).";
    let locked = effect(EFFECT, even);
    let [Step::Draw(..), Step::GivePlayer(_, _, until)] = &steps(&locked.resolve)[..] else {
        panic!("{even}")
    };
    assert_eq!(*until, Until::EndOfTurn);
    let once = effect(CONTINUOUS, "Each player can only Special Summon a monster(s) once per turn.");
    let is = &once.holds[0].is;
    assert!(matches!(is, Modifier::Cannot(Restriction::SummonMoreThan(_, 1))), "{is:?}");
}

#[test]
fn a_card_is_activated_with_its_target_or_without() {
    let said = "When this card is activated: You can target 1 monster in your GY; add it to your hand.";
    let [with, without] = &text(CONTINUOUS, said).effects[..] else { panic!("two ways") };
    assert_eq!([with.kind, without.kind], [EffectKind::CardActivation; 2]);
    assert!(matches!(steps(&with.act)[..], [Step::Target(_)]) && without.act.is_empty());
    assert_eq!(steps(&without.resolve), [&Step::Nothing]);
}

#[test]
fn what_was_banished_for_it_has_no_effects_to_negate() {
    is_unread(
        EFFECT,
        "You can target 1 monster your opponent controls; banish 1 Rock monster from your GY, and if you do, negate its effects.",
    );
}

#[test]
fn effects_of_cards_somewhere_cannot_be_activated() {
    let like = |said: &str| {
        let holds = effect(CONTINUOUS, said).holds.remove(0);
        let Modifier::Cannot(Restriction::Activate(like)) = holds.is else { panic!("{said}") };
        like
    };
    let there = like("Neither player can activate the effects of monsters in the GY.");
    assert_eq!(there, [Filter::Monster, Filter::In(Place::Graveyard.into())]);
    let here = like("Your opponent cannot activate the effects of monsters they control.");
    assert_eq!(here, [Filter::Monster, Filter::In(Place::MonsterZone.into())]);
}

#[test]
fn monsters_of_a_player_cannot_attack_but_some() {
    let holds = effect(EFFECT, "You cannot declare attacks, except with Rock monsters.").holds.remove(0);
    let On::All(noun) = holds.on else { panic!("{holds:?}") };
    assert_eq!((noun.whose, holds.is), (Whose::Yours, Modifier::Cannot(Restriction::Attack)));
    let rock = Filter::Race(ocg::card::Race::Rock);
    assert!(noun.like.contains(&Filter::Not(Box::new(rock))), "{:?}", noun.like);
}

#[test]
fn a_card_that_was_destroyed_is_used_where_it_went() {
    let said = "During the End Phase, if this card was destroyed by an opponent's card and sent to the GY this turn: You can Special Summon this card.";
    assert_eq!(effect(EFFECT, said).places, Place::Graveyard);
    let here =
        "During the End Phase, if this card destroyed a monster by battle this turn: You can draw 1 card.";
    assert!(effect(EFFECT, here).places.is_empty());
}
