//! Small words that change what a text means: "another", "your", "this face-up card", "it" after a negation, "you can"
//! before a colon. The
//! sentences are made up.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use ocg_text::pool::Pool;
use text::Cancel;

/// The data of a monster with this text; cards called "Rock" are a series.
fn data(text: &str) -> String {
    let text = text.replace('"', "\\\"");
    let pool = format!(
        r#"[{{"id": 1, "name": "Pebble", "type": 33, "race": "Rock", "attribute": "EARTH", "level": 4, "atk": 0,
            "def": 0, "text": "{text}", "setcodes": [7], "archetypes": ["Rock"]}}]"#
    );
    let mut pool = Pool::from_json(&pool).unwrap().read(&Cancel::never()).unwrap();
    let reading = pool.readings.remove(0);
    assert_eq!(reading.stops, [], "{text}");
    ron::to_string(&reading.card.text).unwrap()
}

#[test]
fn another_is_not_this_card() {
    let said = data(
        "If another \"Rock\" monster you control would be destroyed by battle, you can destroy this card instead.",
    );
    assert!(said.contains("Not(This)"), "{said}");
    let said = data("When another monster is Special Summoned: You can draw 1 card.");
    assert!(said.contains("Not(This)"), "{said}");
}

#[test]
fn cards_come_from_their_owners_piles() {
    let said = data("When a monster is Special Summoned from your GY: You can draw 1 card.");
    assert!(said.contains("OwnedBy(Yours)"), "{said}");
    let said = data("When a monster is Special Summoned from the GY: You can draw 1 card.");
    assert!(!said.contains("OwnedBy"), "{said}");
}

#[test]
fn a_face_up_card_lay_face_up() {
    let said = data("If this face-up card is sent from the field to the GY: You can draw 1 card.");
    assert!(said.contains("like:[This,FaceUp]") && said.contains("places:[Graveyard]"), "{said}");
    let said = data("If this Set card is destroyed by card effect: You can draw 1 card.");
    assert!(said.contains("like:[This,FaceDown]"), "{said}");
    let said = data("If this card is sent from the field to the GY: You can draw 1 card.");
    assert!(said.contains("like:[This]"), "{said}");
}

#[test]
fn what_holds_of_all_monsters_holds_of_face_down_ones() {
    let said = data("Monsters you control cannot be destroyed by card effects.");
    assert!(!said.contains("FaceUp"), "{said}");
    let said = data("\"Rock\" monsters you control cannot be destroyed by card effects.");
    assert!(said.contains("FaceUp"), "{said}");
}

#[test]
fn what_was_negated_is_destroyed_and_not_what_was_paid() {
    let said = data(
        "When your opponent activates a Spell Card (Quick Effect): You can Tribute this card; negate the activation, and if you do, destroy it.",
    );
    assert!(said.contains("Destroy(Activated)"), "{said}");
}

#[test]
fn you_can_before_the_colon_is_optional_too() {
    let said = data("During the Battle Phase, you can (Quick Effect): Draw 1 card.");
    assert!(said.contains("Quick(Optional)"), "{said}");
    let said = data("During the Battle Phase (Quick Effect): You can draw 1 card.");
    assert!(said.contains("Quick(Optional)"), "{said}");
}

#[test]
fn what_is_equipped_is_not_what_it_is_equipped_to() {
    let said = data(
        "You can target 1 face-up monster you control; equip 1 Dragon monster from your Deck or GY to it.",
    );
    assert!(said.contains("to:Chosen(0)"), "{said}");
}

#[test]
fn battle_counts_whoever_attacked() {
    let said = data("If this card is destroyed by battle or an opponent's card effect: You can draw 1 card.");
    assert!(said.contains("AnyOf([Battle,OpponentsEffect])"), "{said}");
    let said = data("If this card is destroyed by an opponent's card: You can draw 1 card.");
    assert!(said.contains("OpponentsCard"), "{said}");
}

#[test]
fn the_effect_that_was_answered_is_negated_where_it_stands_in_the_chain() {
    let said = data("When your opponent activates a Spell Card (Quick Effect): You can negate its effect.");
    assert!(said.contains("NegateEffect"), "{said}");
}

#[test]
fn half_of_an_odd_level_is_no_bound_above_it() {
    let said = data(
        "You can target 1 face-up monster you control; Special Summon 1 monster from your Deck whose Level is less than or equal to half of that target's Level.",
    );
    assert!(said.contains("AtMost,Every("), "{said}");
}

#[test]
fn who_summons_is_asked_and_not_whose_field_it_is() {
    let said = data("When your opponent Special Summons a monster: You can draw 1 card.");
    assert!(said.contains("player:Opponents") && !said.contains("whose:Opponents"), "{said}");
    let said = data("When a monster is Special Summoned to your opponent's field: You can draw 1 card.");
    assert!(said.contains("whose:Opponents") && !said.contains("player:"), "{said}");
}

#[test]
fn all_of_them_or_none() {
    let said = data("You can target 3 monsters in your GY; shuffle all 3 into the Deck, then draw 1 card.");
    assert!(said.contains("If(Compare(SizeOf(Chosen(0)),AtLeast,3),[(First,ReturnToDeck("), "{said}");
    let said = data("You can target 3 monsters in your GY; shuffle them into the Deck, then draw 1 card.");
    assert!(!said.contains("If("), "{said}");
}

#[test]
fn each_of_several_names_is_needed() {
    let said = data("If you control \"Tin\", \"Lead\", and \"Zinc\": You can draw 1 card.");
    assert_eq!(said.matches("Exists(").count(), 3, "{said}");
    let said = data("If you control \"Tin\", \"Lead\", or \"Zinc\": You can draw 1 card.");
    assert_eq!(said.matches("Exists(").count(), 1, "{said}");
}

#[test]
fn a_tribute_summon_is_no_other_normal_summon() {
    let during = "During your Main Phase, you can: Immediately after this effect resolves,";
    let said = data(&format!("{during} Tribute Summon 1 monster."));
    assert!(said.contains("TributeSummon("), "{said}");
    let said = data(&format!("{during} Normal Summon 1 monster."));
    assert!(said.contains("NormalSummon("), "{said}");
}

#[test]
fn while_it_is_a_trap_its_effect_is_quick() {
    let said = data(
        "During the Main Phase, if this card is treated as a Continuous Trap: You can Special Summon this card.",
    );
    assert!(said.contains("kind:Quick(Optional)") && said.contains("During(MainPhase)"), "{said}");
}
