//! What holds without being activated, lists of bullets, and sentences that go on with an effect. The cards are made up.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod made_up;

use ocg::card::Card;
use ocg::language::{
    Amount, Away, Condition, Counted, Covers, Effect, EffectKind, Filter, Group, Modifier, On, Per,
    PhasePoint, Place, Quality, Restriction, Stat, Statement, Step, Text, Whose,
};
use text::pool::Reading;

const EFFECT: u32 = 0x21;
const SPELL: u32 = 0x2;
const FIELD: u32 = 0x8_0002;
const EQUIP: u32 = 0x4_0002;

fn reading(kind: u32, text: &str) -> Reading<Card> {
    made_up::reading("Rocky", kind, text)
}

fn text(kind: u32, text: &str) -> Text {
    let Reading { card, stops, .. } = reading(kind, text);
    assert_eq!(stops, [], "{text}");
    card.text
}

fn effects(kind: u32, said: &str) -> Vec<Effect> {
    text(kind, said).effects
}

/// All wordings mean the same.
fn same(kind: u32, wordings: &[&str]) {
    let first = text(kind, wordings[0]);
    assert!(!first.is_empty());
    for other in &wordings[1..] {
        assert_eq!(text(kind, other), first, "{other}");
    }
}

#[test]
fn wordings_of_what_holds_mean_the_same() {
    same(
        EFFECT,
        &[
            "This card cannot be destroyed by battle or card effects.",
            "Cannot be destroyed by battle or by card effects.",
        ],
    );
    same(
        EFFECT,
        &[
            "If this card attacks a Defense Position monster, inflict piercing battle damage to your opponent.",
            "If this card attacks a Defense Position monster, inflict piercing battle damage.",
        ],
    );
    same(
        FIELD,
        &[
            "All Rock monsters on the field gain 500 ATK, also all Plant monsters on the field lose 400 ATK.",
            "All Rock monsters on the field gain 500 ATK, and all Plant monsters on the field lose 400 ATK.",
        ],
    );
    same(
        FIELD,
        &[
            "All Rock monsters gain 500 ATK and lose 400 DEF.",
            "Increase the ATK of all Rock monsters by 500 points and decrease their DEF by 400 points.",
        ],
    );
    same(
        EQUIP,
        &[
            "Equip only to a Rock monster. It gains 500 ATK.",
            "Equip only to a Rock monster. The equipped monster gains 500 ATK.",
            "A Rock monster equipped with this card gains 500 ATK.",
            "A Rock monster equipped with this card increases its ATK by 500 points.",
        ],
    );
}

#[test]
fn what_holds_depends_on_what_is_said_before_or_after_it() {
    let one = |said: &str| {
        let effects = effects(EFFECT, said);
        let [Effect { holds, .. }] = &effects[..] else { panic!("one effect: {said}") };
        holds[0].clone()
    };
    let during = one("During your Battle Phase, this card gains 500 ATK.");
    let both = vec![Condition::TurnOf(Whose::Yours), Condition::During(PhasePoint::BattlePhase)];
    assert_eq!(during.condition, Some(Condition::All(both)));
    let unless = one("This card cannot attack unless you control a Rock monster.");
    assert!(matches!(unless.condition, Some(Condition::Not(_))));
    assert_eq!(unless.is, Modifier::Cannot(Restriction::Attack));
    let battles = one("If this card battles a Plant monster, it gains 500 ATK during the Damage Step only.");
    assert_eq!(battles.on, On::This);
    assert!(matches!(battles.condition, Some(Condition::All(all)) if all.len() == 3));
}

#[test]
fn a_name_holds_where_it_is_said() {
    let effects = effects(EFFECT, "This card's name becomes \"Pebble\" while on the field or in the GY.");
    assert_eq!(effects[0].places, Place::MonsterZone | Place::Graveyard);
    assert_eq!(effects[0].holds[0].is, Modifier::NameBecomes("Pebble".to_owned()));
}

#[test]
fn bullets_under_a_limit_are_effects_with_it() {
    let said = "You can only use each of the following effects of \"Boulder\" once per turn.\n\
                ● If this card is Normal Summoned: You can draw 1 card.\n● You can Tribute this card; draw 1 card.";
    let effects = effects(EFFECT, said);
    let limits: Vec<_> = effects.iter().map(|one| one.limit.unwrap()).collect();
    assert_eq!(limits.len(), 2);
    assert!(limits.iter().all(|limit| limit.counted == Counted::ByName && limit.covers == Covers::This));
}

/// 3.4.3-10: what is chosen as it is activated is one effect, however it is listed.
#[test]
fn of_effects_that_are_chosen_one_is_used() {
    let said = "Activate 1 of these effects;\n● Draw 1 card.\n● Gain 1000 LP.\nYou can only activate 1 \"Boulder\" per turn.";
    let effects = effects(SPELL, said);
    assert_eq!(effects.len(), 2);
    for one in &effects {
        assert_eq!(one.kind, EffectKind::CardActivation);
        let limit = one.limit.unwrap();
        assert_eq!((limit.counted, limit.covers), (Counted::ActivationsByName, Covers::Group(1)));
    }
    let twice = "If this card is Normal Summoned: You can activate 1 of these effects;\n● Draw 1 card.\n● Gain 1000 LP.";
    assert_eq!(reading(EFFECT, twice).stops.len(), 1, "both would be used");
}

#[test]
fn who_has_what_is_listed() {
    let said = "If this card has a Rock monster as material, it gains this effect.\n● This card cannot be destroyed by battle.";
    let effects = effects(EFFECT, said);
    let [one] = &effects[0].holds[..] else { panic!("one statement") };
    assert!(
        matches!(&one.condition, Some(Condition::Are(_, like)) if matches!(like[..], [Filter::HasMaterial(_)]))
    );
    let said = "A Rock Xyz Monster that has this card as material gains this effect.\n● You can detach 1 material from this card; draw 1 card.";
    let effects = text(EFFECT, said).effects;
    let [one] = &effects[0].holds[..] else { panic!("one statement") };
    assert!(matches!((&one.on, &one.is), (On::MadeOf(like), Modifier::Gains(_)) if like.len() >= 2));
}

/// 2.1.4-1: what is given up in the turn is part of the activation.
#[test]
fn what_is_given_up_in_the_turn_stands_beside_the_costs() {
    let said = "You can Tribute 1 monster; draw 1 card. You cannot Special Summon monsters the turn you activate this effect, except Rock monsters.";
    let effects = effects(EFFECT, said);
    let [one] = &effects[..] else { panic!("one effect") };
    assert_eq!(one.act.len(), 2);
    let Step::GivePlayer(Whose::Yours, Modifier::Cannot(Restriction::Summon(_, like)), _) = &one.act[1].1
    else {
        panic!("a lock")
    };
    assert!(matches!(like[..], [Filter::Not(_)]));
}

#[test]
fn a_limit_while_face_up_is_of_this_copy() {
    let said =
        "You can draw 1 card. This effect can only be used once while this card is face-up on the field.";
    let limit = effects(EFFECT, said)[0].limit.unwrap();
    assert_eq!((limit.counted, limit.per), (Counted::ByCopy, Per::Duel));
}

fn statements(kind: u32, said: &str) -> Vec<Statement> {
    effects(kind, said).into_iter().flat_map(|one| one.holds).collect()
}

/// "It", "they", "those cards": of whom something was said just before.
#[test]
fn what_is_said_next_is_said_of_the_same_cards() {
    let all = statements(
        EFFECT,
        "Your opponent cannot target this card with card effects, also it cannot be destroyed by your opponent's card \
         effects.",
    );
    assert!(all.len() == 2 && all.iter().all(|one| one.on == On::This));
    let all = statements(
        FIELD,
        "Your opponent cannot target Rock monsters you control with card effects, also they cannot be destroyed by battle.",
    );
    assert!(all.len() == 2 && all[0].on == all[1].on && matches!(all[0].on, On::All(_)));
}

#[test]
fn this_card_as_it_must_be_is_a_condition() {
    let all = statements(EFFECT, "This Defense Position card cannot be destroyed by battle.");
    let so = Condition::Are(Group::This, vec![Filter::DefensePosition]);
    assert_eq!(all[0].condition, Some(so));
    assert_eq!(statements(EFFECT, "This card cannot be destroyed by battle.")[0].condition, None);
}

#[test]
fn values_of_each_card_are_its_own() {
    let all = statements(FIELD, "Rock monsters you control gain ATK equal to their own Level x 100.");
    let level = Amount::Its(Stat::Level);
    assert_eq!(all[0].is, Modifier::Atk(Amount::Times(Box::new(level), 100)));
    let all = statements(EFFECT, "Gains 300 ATK for each of your banished Rock monsters.");
    assert!(matches!(&all[0].is, Modifier::Atk(Amount::Times(n, 300)) if matches!(**n, Amount::CountOf(_))));
    let all = statements(EFFECT, "Gains 300 ATK for each Rock monster you control with a different name.");
    assert!(
        matches!(&all[0].is, Modifier::Atk(Amount::Times(n, 300)) if matches!(**n, Amount::Different(..)))
    );
    let all = statements(
        EFFECT,
        "While you control a Rock monster with a different name, this card gains 300 ATK.",
    );
    let Some(Condition::Exists(noun)) = &all[0].condition else { panic!("another Rock") };
    assert!(noun.like.contains(&Filter::Not(Box::new(Filter::Same(Quality::Name, Box::new(Group::This))))));
}

#[test]
fn a_card_may_have_to_go_by_its_own_text() {
    let all =
        statements(EFFECT, "If you control a monster that is not a \"Rocky\" monster, destroy this card.");
    assert!(matches!(all[0].is, Modifier::MustGo(Away::Destroyed)) && all[0].condition.is_some());
    let all = statements(EFFECT, "If you control no Rock monsters, send this card to the GY.");
    assert_eq!(all[0].is, Modifier::MustGo(Away::Sent));
}

#[test]
fn protection_is_counted_for_this_card_or_for_each() {
    let each = "The first time each Rock monster you control would be destroyed by battle each turn, it is not destroyed.";
    let counted = |kind: u32, said: &str| effects(kind, said)[0].limit.unwrap().counted;
    assert_eq!(counted(FIELD, each), Counted::BySubject);
    let one = "The first time this card would be destroyed by battle each turn, it is not destroyed.";
    assert_eq!(counted(EFFECT, one), Counted::ByCopy);
    let equipped = "Once per turn, the equipped monster cannot be destroyed by battle or by card effects.";
    let [_, protects] = &effects(EQUIP, equipped)[..] else { panic!("an activation and a protection") };
    assert_eq!(protects.holds[0].on, On::Equipped);
}

#[test]
fn battles_are_told_of_this_card_and_of_others() {
    let all = statements(
        FIELD,
        "If a Rock monster you control attacks a monster, the attacking monster gains 1000 ATK during damage calculation \
         only.",
    );
    assert!(matches!(&all[0].on, On::Group(_) | On::All(_)));
    let all = statements(
        EFFECT,
        "This card can attack directly, but when it does so using this effect, the battle damage inflicted to your \
         opponent is halved.",
    );
    assert!(all[0].condition.is_none() && all[1].condition.is_some());
    let [effect] = &effects(
        EQUIP,
        "If the equipped monster attacks, your opponent cannot activate Spell/Trap Cards \
         until the end of the Damage Step.",
    )[1..] else {
        panic!("one effect")
    };
    assert!(effect.timing.is_some() && effect.kind == EffectKind::Continuous);
}

#[test]
fn any_card_may_go_elsewhere() {
    let all = statements(FIELD, "Any monster sent to the GY is banished instead.");
    let On::All(noun) = &all[0].on else { panic!("of all monsters") };
    assert_eq!((&noun.like[..], noun.places.is_empty()), (&[Filter::Monster][..], true));
}
