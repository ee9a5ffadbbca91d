//! What waits for something again and again, what answers activations and Summons, what is given up for an activation,
//! and when an effect can be used. The sentences are made up.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod made_up;

use ocg::card::Card;
use ocg::language::{Covers, EffectKind, Optional};
use text::pool::Reading;

const EFFECT: u32 = 0x21;
const SPELL: u32 = 2;
const TRAP: u32 = 4;
const CONTINUOUS_SPELL: u32 = 0x2_0002;

fn card(kind: u32, text: &str) -> Card {
    let Reading { card, stops, .. } = made_up::reading("Rock", kind, text);
    assert_eq!(stops, [], "{text}");
    card
}

fn unread(kind: u32, text: &str) {
    assert!(!made_up::reading("Rock", kind, text).stops.is_empty(), "{text}");
}

/// The first effect as data.
fn told(kind: u32, text: &str) -> String {
    ron::to_string(&card(kind, text).text.effects[0]).unwrap()
}

fn has(kind: u32, text: &str, expected: &str) {
    let told = told(kind, text);
    assert!(told.contains(expected), "{text}: {told}");
}

#[test]
fn each_time_something_happens_something_is_done() {
    has(
        EFFECT,
        "(Quick Effect): You can discard this card; this turn, each time your opponent Special Summons a monster(s), immediately draw 1 card.",
        "resolve:[(First,Watch(EachTime,(what:[Summoned],subject:(places:[MonsterZone],whose:Opponents),ways:[Special,Ritual,Fusion,Synchro,Xyz,Pendulum,Link]),EndOfTurn,[(First,Draw(Yours,1))]))]",
    );
    has(
        CONTINUOUS_SPELL,
        "Each time a monster is sent to your GY, gain 100 LP.",
        "(kind:Continuous,timing:Some(Event(If,(what:[SentToGraveyard]",
    );
    has(
        CONTINUOUS_SPELL,
        "Each time a Spell Card is activated, gain 100 LP when that Spell Card resolves.",
        "what:[CardResolved]",
    );
    // It does not say when.
    unread(CONTINUOUS_SPELL, "Each time a Spell Card is activated, gain 100 LP.");
}

#[test]
fn what_an_activation_includes_may_be_listed() {
    has(
        EFFECT,
        "When a card or effect is activated that includes any of these effects (Quick Effect): You can discard this card; negate that effect.\n● Add a card from the Deck to the hand.\n● Special Summon from the GY.",
        "timing:Some(Activation(Any,[],Including([AddFromDeck,SummonFromGraveyard])))",
    );
    unread(
        EFFECT,
        "When a card or effect is activated that includes any of these effects (Quick Effect): You can discard this card; negate that effect.",
    );
    unread(
        EFFECT,
        "When a card or effect is activated that includes any of these effects (Quick Effect): You can discard this card; negate that effect.\n● Admire a card in the Deck.",
    );
}

#[test]
fn a_summon_or_an_activation_is_negated() {
    has(
        TRAP,
        "When a monster(s) would be Special Summoned, OR a monster effect is activated: Pay 500 LP; negate the Summon or activation, and if you do, destroy that card.",
        "resolve:[(First,NegateSummon),(Otherwise,NegateActivation),(IfYouDo,Destroy(Several([Summoned,Activated])))]",
    );
    has(
        TRAP,
        "When a monster would be Summoned: Negate the Summon.",
        "Attempt(Any,[Normal,Tribute,Flip,Special",
    );
}

#[test]
fn a_trap_says_that_it_may_be_used_from_the_hand() {
    let text = "Draw 1 card. If you control no cards, you can activate this card from your hand.";
    let rules = ron::to_string(&card(TRAP, text).text.rules).unwrap();
    assert!(rules.starts_with("[(on:This,is:TrapFromHand,condition:Some(Not(Exists("), "{rules}");
    unread(SPELL, text);
}

#[test]
fn what_is_given_up_goes_with_the_effects_that_are_meant() {
    let locks = |kind, text: &str| {
        let of = |effect: &ocg::language::Effect| {
            effect.act.iter().any(|one| one.1 != ocg::language::Step::NotNegated)
        };
        card(kind, text).text.effects.iter().map(of).collect::<Vec<bool>>()
    };
    let two = "You can draw 1 card. You can gain 100 LP.";
    let each =
        format!("{two} You cannot Special Summon monsters the turn you activate either of these effects.");
    assert_eq!(locks(EFFECT, &each), [true, true]);
    let last = format!(
        "{two} You cannot Special Summon monsters the turn you activate this effect, except Dragon monsters."
    );
    assert_eq!(locks(EFFECT, &last), [false, true]);
    let after = "Draw 1 card. You can only activate 1 \"Boulder\" per turn. You cannot Special Summon during the turn you activate this card.";
    assert_eq!(locks(SPELL, after), [true]);
}

#[test]
fn an_effect_may_be_quick_on_a_condition() {
    let text =
        "Once per turn: You can draw 1 card. This is a Quick Effect if you control a \"Rock\" monster.";
    let effects = card(EFFECT, text).text.effects;
    let kinds: Vec<EffectKind> = effects.iter().map(|one| one.kind).collect();
    assert_eq!(kinds, [EffectKind::Ignition, EffectKind::Quick(Optional::Optional)]);
    // Both are one effect, used once.
    assert!(effects.iter().all(|one| matches!(one.limit.unwrap().covers, Covers::Group(_))));
    assert!(effects[1].condition.is_some());
}

#[test]
fn sentences_in_brackets_end_with_them() {
    has(
        SPELL,
        "Special Summon 1 \"Rock\" monster from your Extra Deck. (This is treated as a Fusion Summon.) You can only activate 1 \"Boulder\" per turn.",
        "SummonAs(",
    );
}
