//! What stands before the colon: events, by what, from where, phases, battles, places; and limit lines. The sentences
//! are made up.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod made_up;

use ocg::card::Card;
use ocg::language::Effect;
use text::pool::Reading;

/// A monster with this text.
fn reading(text: &str) -> Reading<Card> {
    made_up::reading("Rock", 0x21, text)
}

/// The effect with this head, which draws a card.
fn head(head: &str) -> Effect {
    let Reading { card, stops, .. } = reading(&format!("{head}: You can draw 1 card."));
    assert_eq!(stops, [], "{head}");
    let [effect] = &card.text.effects[..] else { panic!("{head}: one effect") };
    effect.clone()
}

fn is(said: &str, expected: &str) {
    let effect = head(said);
    let told =
        ron::ser::to_string(&(&effect.kind, &effect.places, &effect.timing, &effect.condition)).unwrap();
    assert_eq!(told, expected, "{said}");
}

fn same(one: &str, other: &str) {
    assert_eq!(head(one), head(other), "{one} | {other}");
}

fn unread(text: &str) {
    assert!(!reading(text).stops.is_empty(), "{text}");
}

#[test]
fn predicates_of_one_subject_are_joined() {
    same(
        "If this card is Normal Summoned or flipped face-up",
        "If this card is Normal Summoned, or if this card is flipped face-up",
    );
    same(
        "If this card is Special Summoned from the GY, or sent to the GY",
        "If this card is Special Summoned from the GY or if this card is sent to the GY",
    );
}

#[test]
fn this_card_may_be_described() {
    is(
        "If this Synchro Summoned card in its owner's control is destroyed by an opponent's card",
        "(Trigger(Optional),[Graveyard,Banished,ExtraDeckFaceUp],Some(Event(If,(what:[Destroyed],subject:(whose:Yours,like:[This,SummonedBy([Synchro])]),by:OpponentsCard))),None)",
    );
    same(
        "If this card you control is sent to your GY by an opponent's card effect",
        "If this card in its owner's control is sent to the GY by your opponent's card effect",
    );
}

#[test]
fn causes_are_composed() {
    same(
        "If a monster you control is destroyed by battle or an opponent's card effect",
        "If a monster you control is destroyed by battle or by your opponent's card effect",
    );
    is(
        "If this card is sent to the GY to activate a monster effect",
        "(Trigger(Optional),[Graveyard],Some(Event(If,(what:[SentToGraveyard],subject:(like:[This]),by:CostOf(Any,[Monster])))),None)",
    );
    is(
        "If this card is Special Summoned by the effect of a \"Rock\" monster",
        "(Trigger(Optional),[],Some(Event(If,(what:[Summoned],subject:(like:[This]),by:EffectOf(Any,[Monster,Series(7)]),ways:[Special,Ritual,Fusion,Synchro,Xyz,Pendulum,Link]))),None)",
    );
}

#[test]
fn what_was_destroyed_may_have_to_go_to_the_graveyard() {
    is(
        "When a \"Rock\" monster you control is destroyed by battle and sent to the GY",
        "(Trigger(Optional),[],Some(Event(When,(what:[Destroyed],subject:(places:[MonsterZone],whose:Yours,like:[Series(7)]),by:Battle,to:[Graveyard]))),None)",
    );
}

#[test]
fn activations_say_where_and_with_what_target() {
    is(
        "When your opponent activates a monster effect in the hand (Quick Effect)",
        "(Quick(Optional),[],Some(Activation(Opponents,[Monster],All([Effect,From([Hand])]))),None)",
    );
    is(
        "When a card or effect is activated that targets this card (Quick Effect)",
        "(Quick(Optional),[],Some(Activation(Any,[],Targeting((like:[This])))),None)",
    );
}

#[test]
fn phases_are_listed() {
    is(
        "During the Main Phase or your opponent's Battle Phase (Quick Effect)",
        "(Quick(Optional),[],None,Some(Any([During(MainPhase),All([TurnOf(Opponents),During(BattlePhase)])])))",
    );
    same(
        "During your opponent's Main or Battle Phase (Quick Effect)",
        "During your opponent's Main Phase or Battle Phase (Quick Effect)",
    );
    is(
        "At the start of your Battle Phase",
        "(Trigger(Optional),[],Some(Phase(StartOfBattlePhase,Yours)),None)",
    );
}

#[test]
fn battles_are_told_from_either_side() {
    is(
        "At the start of the Damage Step, if your \"Rock\" monster battles an opponent's monster",
        "(Trigger(Optional),[],Some(Phase(StartOfDamageStep,Any)),Some(All([Exists((places:[MonsterZone],whose:Yours,like:[Series(7),Battling])),Are(BattlingWith(All((places:[MonsterZone],whose:Yours,like:[Series(7),Battling]))),[Monster])])))",
    );
    is(
        "At the end of the Battle Phase, if this card battled",
        "(Trigger(Optional),[],Some(Phase(EndOfBattlePhase,Any)),Some(Are(This,[HasBattled])))",
    );
}

#[test]
fn what_has_happened_this_turn_is_a_condition() {
    is(
        "During your Main Phase, if a \"Rock\" monster was sent to your GY this turn",
        "(Ignition,[],None,Some(Happened((what:[SentToGraveyard],subject:(like:[Monster,Series(7),OwnedBy(Yours)])))))",
    );
}

#[test]
fn places_and_life_points_are_conditions() {
    is(
        "While this card is equipped to a monster",
        "(Ignition,[SpellTrapZone],None,Some(Are(This,[EquippedTo(All((places:[MonsterZone],like:[Monster])))])))",
    );
    is("If your LP are 2000 or less", "(Ignition,[],None,Some(Compare(LifePoints(Yours),AtMost,2000)))");
    is(
        "If you control no cards in your Spell & Trap Zone",
        "(Ignition,[],None,Some(Not(Exists((places:[SpellTrapZone],whose:Yours)))))",
    );
}

#[test]
fn replacements_may_have_to_be_made() {
    let told = |text: &str| {
        let Reading { card, stops, .. } = reading(text);
        assert_eq!(stops, [], "{text}");
        ron::ser::to_string(&card.text.effects[0].holds).unwrap()
    };
    assert_eq!(
        told("If this card would be destroyed by battle, detach 1 material from this card instead."),
        "[(on:This,is:Instead(Battle,Mandatory,[(First,Detach(This,1))]))]"
    );
    unread("If this card would be destroyed by battle, you can detach 1 material from this card.");
}
