//! What effects do, in several wordings that mean the same, and what is left unread because it would play differently.
//! The cards are made up.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use ocg::card::{Card, Password};
use ocg::language::{Block, Effect, Filter, Group, Link, Linked, Noun, Place, Step, To, Whose};
use ocg_text::pool::Pool;
use text::Cancel;
use text::pool::Reading;

const NORMAL_SPELL: u32 = 2;
const EFFECT: u32 = 0x21;
const TOKEN: u32 = 0x4011;

/// A card with this text, beside a monster of the series "Rock" and a Token.
fn reading(kind: u32, text: &str) -> Reading<Card> {
    let text = text.replace('"', "\\\"");
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
fn what_another_step_has_replaced_cannot_be_pointed_to() {
    let text = "Destroy all monsters on the field, then draw 1 card for each monster destroyed this way.";
    assert!(matches!(resolve(text)[1], Linked(Link::Then, Step::Draw(Whose::Yours, _))));
    is_unread("Send all monsters you control to the GY; draw 1 card for each monster sent this way.");
    is_unread(
        "Destroy all monsters on the field, then draw 1 card, then inflict 100 damage to your opponent for each monster destroyed this way.",
    );
}
