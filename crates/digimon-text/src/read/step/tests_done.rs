//! Sentences that we made up, about what is done again, later, or was done before.

use super::tests::steps;
use crate::read::{This, read_texts};
use digimon::effects::language::{Amount, Condition, Duration, HowMany, Modifier, Step, Target, Verb, Whose};

#[test]
fn each_time_it_is_stripped_anew() {
    let after = steps("<De-Digivolve 2> 1 of your opponent's Digimon for each card in your hand.");
    let before = steps("For each card in your hand, <De-Digivolve 2> 1 of your opponent's Digimon.");
    assert_eq!(after, before);
    assert!(matches!(after[..], [Step::Select(_), Step::Repeat(..)]));
}

#[test]
fn the_effect_below_is_done_again() {
    let twice = steps("Activate the effect below twice.\n・Gain 1 memory.");
    assert!(matches!(twice[..], [Step::Repeat(Amount::N(2), _)]));
    let again =
        steps("Activate the effect below. For each of your Tamers, activate it again.\n・Gain 1 memory.");
    assert!(matches!(&again[..], [Step::Repeat(Amount::Plus(one, _), _)] if **one == Amount::N(1)));
    let then = steps("Activate the effect below. Then, draw 2 cards.\n・Gain 1 memory.");
    assert!(matches!(then[..], [Step::Memory(..), Step::Draw(..)]));
}

#[test]
fn the_next_time_is_waited_for() {
    let waits =
        steps("The next time one of your red Digimon would digivolve this turn, reduce the cost by 2.");
    let next =
        steps("For the turn, when one of your red Digimon would next digivolve, reduce the cost by 2.");
    assert_eq!(waits, next);
    let [Step::GivePlayer(Whose::Yours, given, Duration::Turn)] = &waits[..] else { panic!("{waits:?}") };
    let [Modifier::Effect(quoted)] = &given[..] else { panic!("{given:?}") };
    assert_eq!(quoted.effect.icons.per_turn, Some(1));
    let own = steps("For the turn, when this Digimon would digivolve, reduce the cost by 2.");
    let [Step::Give(Target::This, given, Duration::Turn)] = &own[..] else { panic!("{own:?}") };
    assert!(matches!(&given[..], [Modifier::Effect(quoted)] if quoted.effect.icons.per_turn.is_none()));
}

#[test]
fn what_waits_did_nothing_yet() {
    let text = "[On Play] The next time one of your Digimon would digivolve this turn, reduce the cost by 2. \
                Suspend the Digimon that digivolved with this effect.";
    assert!(read_texts(text, This::Digimon).is_err());
}

#[test]
fn where_cards_are_is_said_in_front() {
    let read = steps("From your hand or trash and without paying the cost, you may play 1 red Tamer card.");
    let said = steps("You may play 1 red Tamer card from your hand or trash without paying the cost.");
    assert_eq!(read, said);
    let read = steps("From this Digimon's digivolution cards, return 1 Digimon card to the hand.");
    let said = steps("Return 1 Digimon card from this Digimon's digivolution cards to the hand.");
    assert_eq!(read, said);
}

#[test]
fn for_each_one_counts_what_was_done() {
    let read = steps("You may trash up to 2 cards in your hand. For each one, draw 1 card.");
    let Some(Step::Draw(_, Amount::For { count, .. })) = read.get(1) else { panic!("{read:?}") };
    assert_eq!(**count, Amount::Done(Verb::Trashed));
    let read = steps(
        "You may place up to 2 cards in your hand at the bottom of your deck. Gain 1 memory for each card placed by this effect.",
    );
    let Some(Step::Memory(_, Amount::For { count, .. })) = read.get(1) else { panic!("{read:?}") };
    assert_eq!(**count, Amount::Done(Verb::Returned));
}

#[test]
fn whose_was_deleted_is_known_if_there_is_no_other() {
    let not = Condition::Not(Box::new(Condition::Did(Verb::Deleted)));
    for said in ["no opponent's Digimon was deleted by this effect", "this didn't delete"] {
        let read = steps(&format!(
            "Delete 1 of your opponent's Digimon with 3000 DP or less. If {said}, gain 1 memory."
        ));
        assert!(matches!(&read[..], [Step::Delete(_), Step::If(found, ..)] if *found == not), "{read:?}");
    }
    let both = "[On Play] By deleting 1 of your Digimon, delete 1 of your opponent's Digimon. \
                If no opponent's Digimon was deleted by this effect, gain 1 memory.";
    let read = format!("{:?}", read_texts(both, This::Digimon).unwrap().effects);
    assert!(read.contains("Not(DidTo(Deleted, Opponents))"), "{read}");
}

#[test]
fn a_later_sentence_changes_how_many() {
    let read = steps(
        "Trash the top card of your opponent's security stack. Add 1 to the number of cards trashed by this effect for every 5 cards in your trash.",
    );
    assert!(matches!(&read[..], [Step::Put(Target::Top(_, _, Amount::Plus(..)), _)]));
}

#[test]
fn what_follows_the_battle_is_put_off_with_it() {
    let read = steps("At the end of the battle, draw 1 card. Then, gain 1 memory.");
    assert!(matches!(&read[..], [Step::Later(_, later)] if later.steps.len() == 2), "{read:?}");
}

#[test]
fn an_attack_that_comes_with_something_has_to_be_made() {
    let read = steps("1 of your Digimon may gain <Rush> for the turn and attack a player.");
    let [Step::May(both)] = &read[..] else { panic!("{read:?}") };
    let made =
        matches!(both.steps[..], [Step::Give(..), Step::Attack { forced: true, only_player: true, .. }]);
    assert!(made, "{read:?}");
}

#[test]
fn two_reasons_under_one_limit_are_one_effect() {
    let text = "[Your Turn] [Once Per Turn] When a card with the [A] trait is played, draw 1 card. \
                When a card with the [B] trait is played, gain 1 memory.";
    let effects = read_texts(text, This::Digimon).unwrap().effects;
    let [effect] = &effects[..] else { panic!("{effects:?}") };
    assert_eq!((effect.when.len(), effect.icons.per_turn), (2, Some(1)));
}

#[test]
fn any_number_up_to_a_total() {
    let read = steps("Delete your opponent's Digimon with a total play cost of 4 or less.");
    let [Step::Delete(Target::Choose(choose))] = &read[..] else { panic!("{read:?}") };
    assert!(choose.how_many == HowMany::AnyNumber && choose.total.is_some());
}
