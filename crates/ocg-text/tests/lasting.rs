//! How long, how often and how much: times, attacks in a row, values that are lost whole or not at all, what a card gives
//! while it is equipped. The sentences are made up.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use ocg_text::pool::Pool;
use text::Cancel;
use text::pool::Reading;

const MONSTER: u32 = 33;

fn reading(text: &str) -> Reading<ocg::card::Card> {
    let text = text.replace('"', "\\\"");
    let pool = format!(
        r#"[{{"id": 1, "name": "Pebble", "type": {MONSTER}, "race": "Rock", "attribute": "EARTH", "level": 4, "atk": 0,
            "def": 0, "text": "{text}", "setcodes": [7], "archetypes": ["Rock"]}}]"#
    );
    Pool::from_json(&pool).unwrap().read(&Cancel::never()).unwrap().readings.remove(0)
}

fn data(text: &str) -> String {
    let reading = reading(text);
    assert_eq!(reading.stops, [], "{text}");
    ron::to_string(&reading.card.text).unwrap()
}

fn says(text: &str, what: &str) {
    let said = data(text);
    assert!(said.contains(what), "{said}");
}

const WINS: &str = "When this card destroys an opponent's monster by battle: ";

#[test]
fn an_attack_in_a_row_is_the_next_one() {
    says(
        &format!("{WINS}This card can make a second attack in a row."),
        "Give(This,MoreAttacks(1),NextAttack)",
    );
    assert_ne!(reading(&format!("{WINS}It can make a second attack in a row.")).stops, []);
    let during = format!("{WINS}This card can make a second attack during this Battle Phase.");
    assert!(!data(&during).contains("NextAttack"));
}

#[test]
fn what_is_lost_exactly_is_lost_whole_or_not_at_all() {
    let text = "You can target 1 card on the field; this card loses exactly 500 ATK, and if it does, destroy that card.";
    says(
        text,
        "If(Are(This,[Atk(AtLeast,500)]),[(First,Give(This,Atk(-500),Always)),(IfYouDo,Destroy(Chosen(0)))],[])",
    );
}

#[test]
fn a_level_goes_up_or_down_as_the_player_likes() {
    let text = "You can target 1 face-up monster you control; increase or decrease its Level by 1.";
    says(
        text,
        "OneOf([[(First,Give(Chosen(0),Level(1),Always))],[(First,Give(Chosen(0),Level(-1),Always))]])",
    );
    let text = "You can target 1 face-up monster you control; increase its Level by 1 or 2.";
    says(
        text,
        "OneOf([[(First,Give(Chosen(0),Level(1),Always))],[(First,Give(Chosen(0),Level(2),Always))]])",
    );
}

#[test]
fn a_card_that_equips_itself_gives_while_it_is_there() {
    let text = "You can target 1 other monster you control; equip this card you control to it as an Equip Spell that \
                gives it 500 ATK.";
    says(text, "(IfYouDo,Give(Chosen(0),Atk(500),WhileThisIsFaceUp))");
}

#[test]
fn a_time_that_stands_first_is_that_of_players_too() {
    let text = "You can discard 1 card; this turn, this card cannot be destroyed by battle, also you take no battle damage.";
    says(text, "GivePlayer(Yours,BattleDamage(Any,Zero),EndOfTurn)");
    let timeless = "You can discard 1 card; destroy 1 monster on the field, also you take no battle damage.";
    assert_ne!(reading(timeless).stops, []);
}

#[test]
fn what_keeps_a_player_while_it_is_face_up_is_this_card() {
    let text = "During your Main Phase: You can Special Summon this card from your hand, but while it is face-up in the Monster Zone, you cannot \
                Special Summon monsters, except \"Rock\" monsters.";
    says(text, "WhileThisIsFaceUp");
    let other = "You can Special Summon 1 \"Rock\" monster from your hand, but while it is face-up in the Monster Zone, \
                 you cannot Special Summon monsters, except \"Rock\" monsters.";
    assert_ne!(reading(other).stops, []);
}

#[test]
fn what_comes_back_later_was_on_the_field_or_in_the_hand() {
    says(
        "You can banish 1 monster on the field until the Standby Phase of your next turn.",
        "StandbyPhase(Yours)",
    );
    says(
        "You can banish 1 random card from your opponent's hand until the End Phase.",
        "BanishUntil(AtRandom(",
    );
    assert_ne!(reading("You can banish 1 card from your opponent's GY until the End Phase.").stops, []);
}

#[test]
fn either_field_is_a_choice() {
    let said = data("You can Special Summon 1 \"Rock\" monster from your Deck to either field.");
    assert!(said.contains("field:Yours") && said.contains("field:Opponents"), "{said}");
}

#[test]
fn a_trap_on_the_field_may_be_a_monster() {
    says(
        "You can target 1 Trap on the field; destroy it.",
        "places:[MonsterZone,SpellTrapZone,FieldZone],like:[Trap]",
    );
    let all = data("Spells/Traps you control cannot be destroyed by card effects.");
    assert!(!all.contains("FaceUp"), "{all}");
}

#[test]
fn cannot_do_either_is_no_choice() {
    let text = "You can target 1 monster your opponent controls; it cannot attack or change its battle position this turn.";
    says(text, "Give(Chosen(0),Cannot(Attack),EndOfTurn)");
    says(text, "Give(Chosen(0),Cannot(ChangePosition),EndOfTurn)");
    assert!(!data(text).contains("OneOf"));
    assert_ne!(reading("You can add 1 card from your hand to your opponent's hand.").stops, []);
}

#[test]
fn damage_of_battles_with_what_was_spoken_of() {
    let text = "You can target 1 monster you control; you take no battle damage from battles involving it this turn.";
    says(text, "Give(Chosen(0),BattleDamage(Yours,Zero),EndOfTurn)");
}
