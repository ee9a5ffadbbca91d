//! What effects do, in several wordings that mean the same, and what is left unread because it would play differently.
//! The cards are made up.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use ocg::card::{Card, Password};
use ocg::language::{
    Amount, Block, Comparison, Condition, Effect, Filter, Group, Link, Linked, Modifier, Noun, Place, Slot,
    Stat, Step, To, Whose,
};
use ocg_text::pool::Pool;
use text::Cancel;
use text::pool::Reading;

const NORMAL_SPELL: u32 = 2;
const EFFECT: u32 = 0x21;
const TOKEN: u32 = 0x4011;

/// A card with this text, beside a monster of the series "Rock" and a Token.
fn reading(kind: u32, text: &str) -> Reading<Card> {
    let text = text.replace('"', "\\\"").replace('\n', "\\n");
    let monster = r#""race": "Rock", "attribute": "EARTH", "level": 4, "atk": 0, "def": 0"#;
    let token = r#""race_mask": 256, "attribute_mask": 1, "level": 1, "atk": 500, "def": 400"#;
    let pool = format!(
        r#"[{{"id": 1, "name": "Pebble", "type": {EFFECT}, {monster}, "text": "", "setcodes": [7], "archetypes": ["Rock"]}},
            {{"id": 2, "name": "Rubble Token", "type": {TOKEN}, {token}, "text": "-"}},
            {{"id": 3, "name": "Quarry", "type": {kind}, {monster}, "text": "{text}"}}]"#
    );
    let mut pool = Pool::from_json(&pool).unwrap().read(&Cancel::never()).unwrap();
    pool.readings.remove(2)
}

fn effect_of(kind: u32, text: &str) -> Effect {
    let Reading { mut card, stops, .. } = reading(kind, text);
    assert_eq!(stops, [], "{text}");
    assert_eq!(card.text.effects.len(), 1, "{text}");
    card.text.effects.remove(0)
}

fn resolve(text: &str) -> Block {
    effect_of(NORMAL_SPELL, text).resolve
}

fn is_unread(text: &str) {
    assert_ne!(reading(NORMAL_SPELL, text).stops, [], "{text}");
}

#[test]
fn wordings_that_mean_the_same_are_read_the_same() {
    let same = [
        [
            "Target 1 \"Rock\" monster in your GY; add it to your hand or Special Summon it.",
            "Target 1 \"Rock\" monster in your GY; either add it to your hand, or Special Summon it.",
        ],
        [
            "Special Summon 1 \"Rock\" monster from your Deck in Defense Position.",
            "Special Summon from your Deck, in Defense Position, 1 \"Rock\" monster.",
        ],
        [
            "Draw 1 card, then if you control a \"Rock\" monster, you can destroy 1 card on the field.",
            "Draw 1 card, then, if you control a \"Rock\" monster, you can destroy 1 card on the field.",
        ],
        [
            "Target 1 face-up monster on the field; increase its Level by 1 until the end of this turn.",
            "Target 1 face-up monster on the field; until the end of this turn, increase the Level of that target by 1.",
        ],
        [
            "Target 1 \"Rock\" monster and 1 Spell in your GY; add them to your hand.",
            "Target 1 \"Rock\" monster in your GY and 1 Spell in your GY; add both to your hand.",
        ],
        [
            "Toss a coin, and if it is heads, draw 1 card, otherwise, discard 1 card.",
            "Toss a coin, and if heads, draw 1 card, otherwise discard 1 card.",
        ],
    ];
    for [one, two] in same {
        let (one, two) = (effect_of(NORMAL_SPELL, one), effect_of(NORMAL_SPELL, two));
        assert_eq!(one, two);
    }
}

#[test]
fn some_of_what_was_turned_over_is_taken_and_the_rest_goes_elsewhere() {
    let block = resolve(
        "Excavate the top 3 cards of your Deck, and if you do, add 1 excavated Spell to your hand, also place the rest \
         on the bottom of your Deck.",
    );
    let Linked(Link::Also, Step::ReturnToDeck(Group::All(rest), To::Bottom)) = &block[3] else {
        panic!("{block:?}");
    };
    let Linked(Link::IfYouDo, Step::AddToHand(Group::Pick(taken))) = &block[2] else { panic!("{block:?}") };
    let turned = Filter::Chosen(ocg::language::Slot(0));
    assert_eq!(taken.of.like, [turned.clone(), Filter::Spell]);
    let not_taken = Filter::Not(Box::new(Filter::Chosen(taken.slot)));
    let left = Noun { places: Place::Deck.into(), whose: Whose::Yours, like: vec![turned, not_taken] };
    assert_eq!(**rest, left);
}

#[test]
fn a_token_is_the_one_that_has_these_numbers() {
    let made = |block: &Block| matches!(block[0].1, Step::SpecialSummonTokens { token: Password(2), .. });
    assert!(made(&resolve("Special Summon 1 \"Rubble Token\" (Rock/EARTH/Level 1/ATK 500/DEF 400).")));
    is_unread("Special Summon 1 \"Rubble Token\" (Rock/EARTH/Level 2/ATK 500/DEF 400).");
}

#[test]
fn what_a_step_did_is_kept_where_it_is_spoken_of_after_others() {
    let text = "Destroy all monsters on the field, then draw 1 card for each monster destroyed this way.";
    assert!(matches!(resolve(text)[1], Linked(Link::Then, Step::Draw(Whose::Yours, _))));
    let text = "Destroy all monsters on the field, then draw 1 card, then inflict 100 damage to your opponent for each \
                monster destroyed this way.";
    let block = resolve(text);
    let Linked(Link::IfYouDo, Step::Remember(kept, Group::Done)) = block[1] else { panic!("{block:?}") };
    let each = Amount::Times(Box::new(Amount::Chosen(kept)), 100);
    assert_eq!(block[3], Linked(Link::Then, Step::Damage(Whose::Opponents, each)));
    let cost = "Send all monsters you control to the GY; draw 1 card for each monster sent this way.";
    let effect = effect_of(NORMAL_SPELL, cost);
    let [_, Linked(_, Step::Remember(kept, Group::Done))] = effect.act[..] else { panic!("{effect:?}") };
    assert_eq!(
        effect.resolve[0].1,
        Step::Draw(Whose::Yours, Amount::Times(Box::new(Amount::Chosen(kept)), 1))
    );
}

#[test]
fn each_of_two_targets_is_known_by_what_is_said_of_it() {
    let both = |act: &str| effect_of(NORMAL_SPELL, act).resolve;
    let (first, second) = (Group::Chosen(Slot(0)), Group::Chosen(Slot(1)));
    let wanted =
        vec![Linked(Link::First, Step::Destroy(first)), Linked(Link::IfYouDo, Step::AddToHand(second))];
    let by_place = "Target 1 \"Rock\" monster you control and 1 \"Rock\" monster in your GY; destroy that monster you \
                    control, and if you do, add that monster in your GY to your hand.";
    let by_kind = "Target 1 monster on the field and 1 Spell in your GY; destroy that monster, and if you do, add that \
                   Spell to your hand.";
    assert_eq!(both(by_place), wanted);
    assert_eq!(both(by_kind), wanted);
    is_unread("Target 1 monster you control and 1 monster in your GY; destroy that monster.");
    is_unread("Target 1 monster you control and 1 monster your opponent controls; destroy it.");
}

#[test]
fn each_monster_has_a_value_of_its_own() {
    let half = |of: Amount| Modifier::AtkBecomes(Amount::Half(Box::new(of)));
    let given = |text: &str| match &resolve(text)[..] {
        [.., Linked(_, Step::Give(_, modifier, _))] => modifier.clone(),
        other => panic!("{other:?}"),
    };
    let all = "Halve the ATK of all monsters your opponent currently controls until the end of this turn.";
    assert_eq!(given(all), half(Amount::Its(Stat::Atk)));
    // What was Summoned in between is not meant.
    let other = "Target 1 face-up monster on the field; Special Summon 1 \"Rock\" monster from your hand, and if you do, \
                 halve that target's ATK.";
    assert_eq!(given(other), half(Amount::Its(Stat::Atk)));
}

#[test]
fn what_is_declared_is_what_is_spoken_of() {
    let block =
        resolve("Declare 1 Attribute; destroy all face-up monsters on the field with that Attribute.");
    let Step::Destroy(Group::All(noun)) = &block[0].1 else { panic!("{block:?}") };
    assert!(noun.like.contains(&Filter::AttributeAsDeclared));
    is_unread("Destroy all face-up monsters on the field with that Attribute.");
    is_unread("Declare 1 Type; destroy all face-up monsters on the field with that Attribute.");
}

#[test]
fn faces_of_a_coin_are_conditions() {
    let block = resolve("Toss a coin.\n● Heads: Draw 1 card.\n● Tails: Destroy all monsters you control.");
    assert_eq!(block[0].1, Step::TossCoins(Amount::Fixed(1)));
    let fell = |nth: usize, how, n| {
        let condition = Condition::Compare(Amount::Rolled, how, Amount::Fixed(n));
        matches!(&block[nth], Linked(Link::Also, Step::If(is, _, _)) if *is == condition)
    };
    assert!(fell(1, Comparison::AtLeast, 1) && fell(2, Comparison::Is, 0), "{block:?}");
}
