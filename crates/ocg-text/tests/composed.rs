//! Words that compose in every place: what is left out, what was done before, whose cards they are, and old wordings
//! that mean the same as today's. The cards are made up.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod made_up;

use made_up::reading;
use ocg::language::{
    Cause, Condition, Filter, Group, Link, Linked, Modifier, Restriction, Step, Text, Timing, Until, Whose,
};

const EFFECT_MONSTER: u32 = 0x21;
const SPELL: u32 = 2;
const CONTINUOUS_TRAP: u32 = 0x2_0004;

fn text(kind: u32, words: &str) -> Text {
    let read = reading("Rock", kind, words);
    assert_eq!(read.stops, [], "{words}");
    read.card.text
}

fn is_unread(kind: u32, words: &str) {
    assert_ne!(reading("Rock", kind, words).stops, [], "{words}");
}

fn resolve(kind: u32, words: &str) -> Vec<Linked> {
    text(kind, words).effects.remove(0).resolve
}

#[test]
fn wordings_that_mean_the_same_are_read_the_same() {
    let same = [
        [
            "FLIP: Select and destroy 1 Spell/Trap on the field.",
            "FLIP: Target 1 Spell/Trap on the field; destroy it.",
        ],
        [
            "You can discard 1 card; add 1 Spell from your Deck to your hand, that mentions \"Pebble\".",
            "You can discard 1 card; add 1 Spell that mentions \"Pebble\" from your Deck to your hand.",
        ],
        ["By Tributing this card, draw 1 card.", "You can Tribute this card: Draw 1 card."],
        [
            "You can return 1 \"Rock\" monster you control to the hand to target 1 card on the field; destroy it.",
            "You can return 1 \"Rock\" monster you control to the hand, then target 1 card on the field; destroy it.",
        ],
        [
            "You can target 1 monster on the field; it gains 500 ATK. These changes last until the end of this turn.",
            "You can target 1 monster on the field; it gains 500 ATK until the end of this turn.",
        ],
        [
            "Once per turn: You can target 1 monster on the field; destroy it (this is a Quick Effect).",
            "Once per turn (Quick Effect): You can target 1 monster on the field; destroy it.",
        ],
        [
            "When this card is Normal Summoned: You can make this card attack again in a row.",
            "When this card is Normal Summoned: You can make this card make a second attack in a row.",
        ],
    ];
    for [one, other] in same {
        assert_eq!(text(EFFECT_MONSTER, one), text(EFFECT_MONSTER, other), "{one}");
    }
}

#[test]
fn the_monster_that_destroyed_it_is_the_second_party_of_the_battle() {
    let one = "When this card is destroyed by battle: Destroy the monster that destroyed it.";
    assert_eq!(resolve(EFFECT_MONSTER, one), [Linked(Link::First, Step::Destroy(Group::Other))]);
    let words = "When this card is destroyed by battle with an opponent's attacking monster: Draw 1 card.";
    let waits = text(EFFECT_MONSTER, words).effects.remove(0);
    let Some(Timing::Event(_, pattern)) = waits.timing else { panic!("it waits for a battle") };
    let other = pattern.other.unwrap();
    assert_eq!((pattern.by, other.whose), (Cause::Battle, Whose::Opponents));
    assert!(other.like.contains(&Filter::Attacking));
    // By an effect nothing battled with it.
    is_unread(
        EFFECT_MONSTER,
        "When this card is destroyed by card effect: Destroy the monster that destroyed it.",
    );
    // Two monsters battled.
    is_unread(
        EFFECT_MONSTER,
        "When your monster is destroyed by battle with an opponent's monster: You can destroy that monster.",
    );
}

#[test]
fn what_cannot_be_activated_has_exceptions() {
    let lock = |words: &str| match &resolve(SPELL, words)[..] {
        [_, Linked(_, Step::GivePlayer(Whose::Yours, Modifier::Cannot(what), Until::EndOfTurn))] => {
            what.clone()
        }
        other => panic!("{words}: {other:?}"),
    };
    let earth = Filter::Attribute(ocg::card::Attribute::Earth);
    let but = |one: Filter| Filter::Not(Box::new(one));
    let words = "Draw 1 card, also you cannot activate monster effects for the rest of this turn, except EARTH monsters.";
    assert_eq!(lock(words), Restriction::Activate(vec![Filter::Monster, but(earth)]));
    let words = "Draw 1 card, also you cannot Set Spells/Traps for the rest of this turn.";
    let spells = Filter::AnyOf(vec![Filter::Spell, Filter::Trap]);
    assert_eq!(lock(words), Restriction::Set(vec![spells]));
    let words = "Draw 1 card, also you cannot add cards from the Deck to the hand for the rest of this turn, except by drawing them.";
    assert_eq!(lock(words), Restriction::AddFromDeck);
}

#[test]
fn what_was_done_before_can_be_asked_for() {
    let words = "You can Tribute 1 monster; draw 1 card, then if you Tributed a \"Rock\" monster to activate this effect, you can destroy 1 card on the field.";
    let steps = resolve(EFFECT_MONSTER, words);
    let asks =
        |one: &Linked| matches!(one, Linked(Link::Then, Step::If(Condition::Are(Group::Chosen(_), _), _, _)));
    assert!(steps.iter().any(asks), "{steps:?}");
    // How it lay is not known any more.
    is_unread(
        EFFECT_MONSTER,
        "You can Tribute 1 monster; draw 1 card, then if you Tributed a face-up monster, you can destroy 1 card on the field.",
    );
}

#[test]
fn a_choice_is_there_only_where_something_is_so() {
    let words = "Add 1 \"Rock\" monster from your Deck to your hand, or if you control no monsters, you can Special Summon it instead.";
    let steps = resolve(SPELL, words);
    let [Linked(_, Step::Choose(_)), Linked(_, Step::If(Condition::Not(_), choice, first))] = &steps[..]
    else {
        panic!("{steps:?}")
    };
    assert!(matches!(&choice[..], [Linked(_, Step::OneOf(both))] if both.len() == 2));
    assert!(matches!(&first[..], [Linked(_, Step::AddToHand(Group::Chosen(_)))]));
}

#[test]
fn what_is_done_if_something_late_is_done_is_as_late() {
    let words = "Target 1 monster on the field; destroy it during the End Phase, and if you do, draw 1 card.";
    let steps = resolve(SPELL, words);
    assert!(
        matches!(&steps[..], [Linked(_, Step::Later(Until::EndPhase, inner))] if inner.len() == 2),
        "{steps:?}"
    );
}

#[test]
fn nobody_can_activate_such_cards() {
    let words = "Trap Cards, and their effects on the field, cannot be activated.";
    let holds = text(CONTINUOUS_TRAP, words).effects.remove(0).holds;
    let all: Vec<_> = holds.into_iter().map(|one| one.is).collect();
    let here = Filter::In(
        ocg::language::Place::MonsterZone
            | ocg::language::Place::SpellTrapZone
            | ocg::language::Place::FieldZone,
    );
    assert_eq!(
        all,
        [
            Modifier::Cannot(Restriction::ActivateCards(vec![Filter::Trap])),
            Modifier::Cannot(Restriction::Activate(vec![Filter::Trap, here])),
        ]
    );
}

#[test]
fn the_damage_is_that_of_the_trigger_alone() {
    let words = "When you take battle damage: You can gain LP equal to the damage you took.";
    let gains = |one: &Linked| {
        matches!(one, Linked(_, Step::GainLifePoints(Whose::Yours, ocg::language::Amount::Damage)))
    };
    assert!(resolve(EFFECT_MONSTER, words).iter().any(gains));
    is_unread(EFFECT_MONSTER, "When this card is Normal Summoned: Gain LP equal to the damage you took.");
}
