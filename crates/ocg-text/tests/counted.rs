//! How many, of which, and whose: "3 or 6", "including", "max. 1", "its controller"; and what cannot be negated. The
//! sentences are made up.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use ocg_text::pool::Pool;
use text::Cancel;

const MONSTER: u32 = 33;
const SPELL: u32 = 2;

/// The data of a card with this text; cards called "Rock" are a series.
fn data(kind: u32, text: &str) -> String {
    let text = text.replace('"', "\\\"").replace('\n', "\\n");
    let pool = format!(
        r#"[{{"id": 1, "name": "Pebble", "type": {kind}, "race": "Rock", "attribute": "EARTH", "level": 4, "atk": 0,
            "def": 0, "text": "{text}", "setcodes": [7], "archetypes": ["Rock"]}}]"#
    );
    let mut pool = Pool::from_json(&pool).unwrap().read(&Cancel::never()).unwrap();
    let reading = pool.readings.remove(0);
    assert_eq!(reading.stops, [], "{text}");
    ron::to_string(&reading.card.text).unwrap()
}

fn has(kind: u32, text: &str, parts: &[&str]) {
    let said = data(kind, text);
    for part in parts {
        assert!(said.contains(part), "{part} in {said}");
    }
}

#[test]
fn one_of_two_numbers() {
    let text = "Banish 3 or 6 random face-down cards from your Extra Deck, face-down; draw 1 card for every 3 cards banished.";
    has(SPELL, text, &["OneOf([[(First,BanishFaceDown(AtRandom(", ",3)))],[(First,", "Every(Chosen(0),3)"]);
}

#[test]
fn some_that_include_one() {
    let text = "You can target 2 face-up monsters on the field, including a \"Rock\" monster you control; destroy them.";
    has(MONSTER, text, &["together:Including((", "whose:Yours", "count:Exactly(2)"]);
}

#[test]
fn no_more_than_so_many() {
    let text = "If this card is Normal Summoned: You can target 1 face-up monster your opponent controls; equip that target to this card (max. 1). This card gains ATK equal to that equipped monster's.";
    has(MONSTER, text, &["Not(Exists((places:[SpellTrapZone],like:[TakenByThis])))", "Atk(Of(Atk,All(("]);
}

#[test]
fn whoever_controls_it() {
    let text = "Target 1 Spell/Trap on the field; destroy that target, and if you do, inflict 500 damage to its controller.";
    let each = ["Controlled(Chosen(0),Yours)", "Damage(Yours,500)", "Damage(Opponents,500)"];
    has(SPELL, text, &each);
}

#[test]
fn what_cannot_be_negated() {
    has(
        MONSTER,
        "This card's Normal Summon cannot be negated.",
        &["BeNegatedWhenSummoned([Normal,Tribute])"],
    );
    let text = "The activation and effects of \"Rock\" cards activated on your field cannot be negated.";
    has(MONSTER, text, &["BeNegatedWhenActivated", "whose:Yours"]);
}

#[test]
fn each_draws_what_that_player_discarded() {
    let text = "Both players discard as many cards as possible from their hands, then each player draws the same number of cards they discarded.";
    has(SPELL, text, &["EachPlayerDoes(", "OwnedBy(Yours)", "OwnedBy(Opponents)"]);
}

#[test]
fn what_stays_and_goes_later() {
    let text = "After this card's activation, it remains on the field, but you must destroy it during the End Phase of your opponent's 3rd turn. While this card is face-up on the field, your opponent's monsters cannot declare an attack.";
    has(
        SPELL,
        text,
        &["RemainOnField", "Later(Turns(Opponents,3),[(First,Destroy(This))])", "Cannot(Attack)"],
    );
}

#[test]
fn from_one_place_or_from_each() {
    let text = "Special Summon up to 1 Level 4 monster each from your hand and GY.";
    has(SPELL, text, &["OneOf(", "Several([Pick("]);
}

#[test]
fn those_of_them_that_are_so() {
    let text = "You can send the top 3 cards of your Deck to the GY, then draw cards equal to the number of \"Rock\" cards sent to the GY by this effect.";
    has(MONSTER, text, &["CountOf((like:[Done,Series("]);
    let text = "You can send the top 2 cards of your Deck to the GY, then if any \"Rock\" monsters were sent to the GY by this effect, this card gains 200 ATK until the end of this turn.";
    has(MONSTER, text, &["Exists((like:[Done,"]);
}

#[test]
fn a_choice_by_its_number() {
    let text = "If this card is Special Summoned: You can detach 1 or 2 materials from this card, then activate the appropriate effect;\n● 1: Draw 1 card.\n● 2: Draw 2 cards.\nYou can only use this effect of \"Pebble\" once per turn.";
    has(MONSTER, text, &["Detach(This,1)", "Detach(This,2)", "Draw(Yours,2)"]);
}
