//! Words around nouns and before the resolution that many cards share: places with a face, "with a different name",
//! "that opponent's monster", changed positions, what is left out between commas. The sentences are made up.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod made_up;

use ocg::card::Card;
use ocg::language::Effect;
use text::pool::Reading;

/// A monster with this text.
fn reading(text: &str) -> Reading<Card> {
    made_up::reading("Rock", 0x21, text)
}

fn effect(text: &str) -> Effect {
    let Reading { card, stops, .. } = reading(text);
    assert_eq!(stops, [], "{text}");
    let [effect] = &card.text.effects[..] else { panic!("{text}: one effect") };
    effect.clone()
}

fn same(one: &str, other: &str) {
    assert_eq!(effect(one), effect(other), "{one} | {other}");
}

fn unread(text: &str) {
    assert!(!reading(text).stops.is_empty(), "{text}");
}

/// Costs, targets and what happens, as data.
fn does(text: &str, expected: &str) {
    let effect = effect(text);
    assert_eq!(ron::to_string(&(&effect.act, &effect.resolve)).unwrap(), expected, "{text}");
}

/// What it waits for and what must hold, as data.
fn waits(head: &str, expected: &str) {
    let effect = effect(&format!("{head}: You can draw 1 card."));
    let told = ron::to_string(&(&effect.places, &effect.timing, &effect.condition)).unwrap();
    assert_eq!(told, expected, "{head}");
}

#[test]
fn a_place_is_named_with_how_cards_lie_there() {
    does(
        "You can banish 1 Spell from your hand, face-up field, or GY; draw 1 card.",
        "([(First,Banish(Pick((slot:0,count:Exactly(1),of:(places:[Hand,SpellTrapZone,FieldZone,Graveyard],whose:Yours,like:[Spell,AnyOf([In([Hand,Graveyard]),FaceUp])])))))],[(First,Draw(Yours,1))])",
    );
    does(
        "You can send 1 Trap from your hand or Set on your field to the GY; draw 1 card.",
        "([(First,Send(Pick((slot:0,count:Exactly(1),of:(places:[Hand,MonsterZone,SpellTrapZone,FieldZone],whose:Yours,like:[Trap,AnyOf([In([Hand]),FaceDown])])))))],[(First,Draw(Yours,1))])",
    );
    let own = effect("You can Tribute this card from your hand or face-up field; draw 1 card.");
    assert_eq!(ron::to_string(&own.places).unwrap(), "[Hand,MonsterZone]");
    // Two faces are not told of one place.
    unread("You can banish 1 Spell from your face-up field or Set on your field; draw 1 card.");
}

#[test]
fn a_different_name_is_another_than_that_of_the_card_before() {
    same(
        "You can target 1 \"Rock\" monster you control; add 1 \"Rock\" monster with a different name from your Deck to your hand.",
        "You can target 1 \"Rock\" monster you control; add 1 \"Rock\" monster with a different name from that target from your Deck to your hand.",
    );
    // Nothing was done to a card before, or to two.
    unread("You can add 1 \"Rock\" monster with a different name from your Deck to your hand.");
    unread(
        "You can discard 1 card and Tribute 1 monster; add 1 \"Rock\" monster with a different name from your Deck to your hand.",
    );
}

#[test]
fn that_monster_of_a_player_is_the_one_that_is_that_players() {
    let text = "When an attack is declared involving your \"Rock\" monster and an opponent's monster: You can destroy that";
    does(&format!("{text} opponent's monster."), "([],[(First,Destroy(Other))])");
    let text =
        "At the end of the Damage Step, if this card battled an opponent's monster: You can destroy that";
    does(&format!("{text} opponent's monster."), "([],[(First,Destroy(BattlingWith(This)))])");
}

#[test]
fn a_position_is_told_by_what_it_is_changed_to() {
    waits(
        "If this Attack Position card is changed to face-up Defense Position",
        "([],Some(Event(If,(what:[PositionChanged],subject:(like:[This,DefensePosition,FaceUp])))),None)",
    );
    waits(
        "If this Defense Position card is changed to Attack Position",
        "([],Some(Event(If,(what:[FlippedFaceUp,PositionChanged],subject:(like:[This,AttackPosition])))),None)",
    );
}

#[test]
fn what_is_left_out_may_stand_between_commas() {
    same(
        "If a \"Rock\" monster you control, except \"Pebble\", is destroyed by battle: You can draw 1 card.",
        "If a \"Rock\" monster you control is destroyed by battle, except \"Pebble\": You can draw 1 card.",
    );
}

#[test]
fn who_is_meant_is_said_once() {
    same(
        "If you control a \"Rock\" monster and have no cards in your hand: You can draw 1 card.",
        "If you control a \"Rock\" monster and you have no cards in your hand: You can draw 1 card.",
    );
    same(
        "If you control no monsters, or control a \"Rock\" monster: You can draw 1 card.",
        "If you control no monsters, or you control a \"Rock\" monster: You can draw 1 card.",
    );
    same(
        "If you control at least 2 monsters: You can draw 1 card.",
        "If you control 2 or more monsters: You can draw 1 card.",
    );
}

#[test]
fn several_kinds_are_counted_once_each() {
    waits(
        "If you have 3 or more different Monster Types on your field",
        "([],None,Some(Compare(Different(Race,All((places:[MonsterZone],whose:Yours))),AtLeast,3)))",
    );
}

#[test]
fn what_was_is_not_asked_of_a_card_that_has_gone() {
    let text = "If a monster you control that was Special Summoned from the Extra Deck";
    unread(&format!("{text} is destroyed by battle: You can draw 1 card."));
    effect(&format!("{text} declares an attack: You can draw 1 card."));
}

#[test]
fn a_monster_that_was_set_is_told_from_one_that_was_special_summoned() {
    does(
        "You can Tribute this Synchro Summoned card; draw 1 card.",
        "([(First,Tribute(This))],[(First,Draw(Yours,1))])",
    );
    same(
        "You can Tribute this Synchro Summoned card; draw 1 card.",
        "If this card was Synchro Summoned: You can Tribute this card; draw 1 card.",
    );
    let text =
        ron::to_string(&effect("You can target 1 Normal Summoned/Set monster on the field; destroy it."))
            .unwrap();
    assert!(
        text.contains("AnyOf([SummonedBy([Normal,Tribute,Flip]),AllOf([WasSet,Not(SummonedFrom("),
        "{text}"
    );
}

#[test]
fn cards_on_each_field_are_one_of_both_players() {
    same(
        "You can target 1 monster on each field; destroy them.",
        "You can target 1 monster you control and 1 monster your opponent controls; destroy them.",
    );
}

#[test]
fn kinds_may_stand_behind_the_noun() {
    same(
        "You can target 1 \"Rock\" monster (LIGHT or DARK) on the field; destroy it.",
        "You can target 1 \"Rock\" LIGHT or DARK monster on the field; destroy it.",
    );
    // What stands before the first of two nouns may be meant of both.
    unread("You can target 1 Level 4 Dragon monster or Fiend monster in your GY; add it to your hand.");
    effect("You can target 1 Dragon monster or Equip Spell in your GY; add it to your hand.");
}

#[test]
fn what_returns_to_the_main_deck_is_none_of_the_extra_deck() {
    does(
        "You can shuffle 1 \"Rock\" monster from your GY into the Main Deck; draw 1 card.",
        "([(First,ReturnToDeck(Pick((slot:0,count:Exactly(1),of:(places:[Graveyard],whose:Yours,like:[Monster,Series(7),Not(AnyOf([Type(Fusion),Type(Synchro),Type(Xyz),Type(Link)]))]))),Shuffled))],[(First,Draw(Yours,1))])",
    );
}

#[test]
fn a_cost_may_end_with_a_colon() {
    same("You can Tribute 1 monster: Draw 1 card.", "You can Tribute 1 monster; draw 1 card.");
    // What is no cost is none by a colon.
    unread("You can Special Summon 1 monster from your hand: Draw 1 card.");
}

#[test]
fn this_card_is_told_by_how_it_came() {
    same(
        "If you control this card that was Special Summoned: You can draw 1 card.",
        "If you control this Special Summoned card: You can draw 1 card.",
    );
    unread(
        "If this card that was Fusion Summoned using a \"Rock\" monster as material is destroyed: You can draw 1 card.",
    );
}

#[test]
fn that_card_of_a_player_is_not_the_one_that_was_activated_by_the_other() {
    unread(
        "When your opponent activates a monster effect (Quick Effect): You can destroy that monster you control.",
    );
    does(
        "When your opponent activates a monster effect (Quick Effect): You can destroy that opponent's monster.",
        "([],[(First,Destroy(Activated))])",
    );
}

#[test]
fn what_is_said_last_is_said_of_both() {
    same(
        "If this card is destroyed or banished by an opponent's card effect: You can draw 1 card.",
        "If this card is destroyed by an opponent's card effect, or if this card is banished by an opponent's card effect: You can draw 1 card.",
    );
    let any =
        effect("If this card is destroyed, or banished by an opponent's card effect: You can draw 1 card.");
    assert_ne!(
        any,
        effect("If this card is destroyed or banished by an opponent's card effect: You can draw 1 card.")
    );
}

#[test]
fn an_activation_in_a_players_place_is_that_players() {
    same(
        "When a card effect is activated in your opponent's GY (Quick Effect): You can draw 1 card.",
        "When your opponent activates a card effect in the GY (Quick Effect): You can draw 1 card.",
    );
}

#[test]
fn a_monster_card_may_lie_on_the_field_as_something_else() {
    same(
        "You can target 1 \"Rock\" Monster Card in your GY; add it to your hand.",
        "You can target 1 \"Rock\" monster in your GY; add it to your hand.",
    );
    unread("You can target 1 \"Rock\" Monster Card you control; add it to your hand.");
    unread("You can Special Summon 1 \"Rock\" Monster Card from your hand or face-up Spell & Trap Zone.");
}
