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
        "resolve:[(First,Watch(EachTime,(what:[Summoned],subject:(places:[MonsterZone]),player:Opponents,ways:[Special,Ritual,Fusion,Synchro,Xyz,Pendulum,Link]),EndOfTurn,[(First,Draw(Yours,1))]))]",
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
    has(
        CONTINUOUS_SPELL,
        "Each time a Spell Card is activated, immediately after it resolves, gain 100 LP.",
        "what:[CardResolved]",
    );
    // With a colon it is activated.
    has(
        EFFECT,
        "Each time a monster is Special Summoned: Gain 100 LP.",
        "(kind:Trigger(Mandatory),timing:Some(Event(If,(what:[Summoned]",
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

#[test]
fn each_card_is_protected_once_in_a_turn() {
    has(
        EFFECT,
        "The first time each \"Rock\" monster you control would be destroyed by battle each turn, it is not destroyed.",
        "holds:[(on:All((places:[MonsterZone],whose:Yours,like:[FaceUp,Series(7)])),is:Instead(Battle,Mandatory,[(First,Nothing)]))],limit:Some((times:1,per:Turn,counted:BySubject,covers:This))",
    );
    unread(
        EFFECT,
        "The first time each \"Rock\" monster you control would be destroyed by battle, it is not destroyed.",
    );
}

#[test]
fn a_name_may_be_barred() {
    has(
        SPELL,
        "Add 1 \"Rock\" monster from your Deck to your hand, but you cannot activate cards, or the effects of cards, with that name for the rest of this turn.",
        "(But,GivePlayer(Yours,Cannot(ActivateNamed(Chosen(0))),EndOfTurn))",
    );
}

#[test]
fn what_is_said_of_a_battle_ends_with_it() {
    has(
        EFFECT,
        "During damage calculation, if your \"Rock\" monster battles an opponent's monster (Quick Effect): You can discard this card; your battling monster cannot be destroyed by that battle, also you take no battle damage from that battle.",
        "Give(All((places:[MonsterZone],whose:Yours,like:[Battling])),Cannot(BeDestroyedInBattle([])),EndOfDamageStep)",
    );
}

#[test]
fn those_that_were_summoned_may_have_to_be_so_still() {
    has(
        TRAP,
        "When your opponent Summons a monster(s) with 1500 or more ATK: Destroy that monster(s) with 1500 or more ATK, and if you do, banish it.",
        "Destroy(All((like:[Among(Subject),Monster,Atk(AtLeast,1500)])))",
    );
}

#[test]
fn a_trap_used_from_the_hand_may_cost_more() {
    let text = "Draw 1 card. If you control no cards, you can activate this card from your hand. If you activated this card from your hand, you cannot activate the effects of LIGHT monsters for the rest of this Duel.";
    has(
        TRAP,
        text,
        "act:[(First,If(Not(Are(This,[WasSet])),[(First,GivePlayer(Yours,Cannot(Activate([Monster,Attribute(Light)])),Duel))],[]))]",
    );
}

#[test]
fn an_activation_may_have_to_target_one_card_alone() {
    has(
        EFFECT,
        "When a card or effect is activated that targets 1 \"Rock\" monster you control (and no other cards) (Quick Effect): You can negate the activation.",
        "timing:Some(Activation(Any,[],TargetingOnly((places:[MonsterZone],whose:Yours,like:[Series(7)]))))",
    );
}

#[test]
fn a_trap_may_be_used_in_the_turn_in_which_it_was_set() {
    let text = "Draw 1 card. If you control no monsters, you can activate this card the turn it was Set.";
    let rules = ron::to_string(&card(TRAP, text).text.rules).unwrap();
    assert!(rules.starts_with("[(on:This,is:ActivateWhenSet([]),condition:Some(Not(Exists("), "{rules}");
}

#[test]
fn each_time_may_stand_behind() {
    has(
        CONTINUOUS_SPELL,
        "Gain 100 LP each time a monster is Special Summoned.",
        "(kind:Continuous,timing:Some(Event(If,(what:[Summoned]",
    );
}

#[test]
fn what_holds_may_be_kept_from_being_negated() {
    has(
        CONTINUOUS_SPELL,
        "You cannot Special Summon monsters, except \"Rock\" monsters. This effect cannot be negated.",
        "(kind:Continuous,act:[(First,NotNegated)],holds:[(on:Player(Yours)",
    );
    has(
        EFFECT,
        "You can draw 1 card. This effect cannot be negated.",
        "act:[(First,NotNegated)],resolve:[(First,Draw(Yours,1))]",
    );
}

#[test]
fn each_time_something_happens_while_something_is_so() {
    has(
        CONTINUOUS_SPELL,
        "Each time you gain LP while you control a \"Rock\" monster, inflict 100 damage to your opponent.",
        "condition:Some(Exists((places:[MonsterZone],whose:Yours,like:[Series(7)])))",
    );
}
