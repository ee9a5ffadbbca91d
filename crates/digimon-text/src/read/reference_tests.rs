//! Sentences that we made up, and whom their pronouns and participles mean.

use super::{This, read_texts};
use digimon::effects::language::{Amount, Area, Condition, Does, Effect, Filter, Step, Target, Verb, Whose};

fn effect(text: &str) -> Effect {
    read_texts(text, This::Digimon).unwrap().effects.into_iter().next().unwrap()
}

fn steps(text: &str) -> Vec<Step> {
    match effect(text).does {
        Does::Run(block) => block.steps,
        Does::Hold(all) => panic!("{all:?}"),
    }
}

#[test]
fn they_are_all_that_were_named() {
    let read = steps(
        "[On Play] Suspend 1 of your opponent's Digimon and 1 of their Tamers. They can't unsuspend for the turn.",
    );
    assert!(matches!(&read[1], Step::Give(Target::Together(all), ..)
        if matches!(all[..], [Target::Chosen(_), Target::Chosen(_)])));
}

#[test]
fn it_is_the_one_under_which_a_card_is_placed() {
    let read = steps(
        "[Hand] [Main] By placing 1 [Fig] from your trash as any of your [Plum]'s bottom digivolution card, it \
         digivolves into this card without paying the cost.",
    );
    let [Step::By(cost, then)] = &read[..] else { panic!("{read:?}") };
    let [Step::Put(_, digimon::effects::language::Destination::Under(holder, ..))] = &cost.steps[..] else {
        panic!("{cost:?}")
    };
    let (Target::Choose(holder), [Step::Digivolve { what: Target::Chosen(slot), .. }]) =
        (&**holder, &then.steps[..])
    else {
        panic!("{then:?}")
    };
    assert_eq!(holder.slot, *slot);
}

#[test]
fn what_was_played_may_be_what_triggered() {
    let read = steps(
        "[All Turns] When any of your Digimon are played, 1 of the played Digimon gains <Rush> for the turn.",
    );
    assert!(matches!(&read[..], [Step::Give(Target::Choose(choose), ..)]
        if choose.from.of == [Filter::Among(Box::new(Target::Triggering))]));
    let read =
        steps("[All Turns] When an opponent's Digimon is deleted, gain 1 memory for each Digimon deleted.");
    assert!(matches!(&read[..], [Step::Memory(_, Amount::For { count, .. })]
        if matches!(**count, Amount::Triggering(_))));
    let read = steps("[On Play] Delete 1 Digimon. Gain 1 memory for each Digimon deleted.");
    assert!(matches!(&read[1], Step::Memory(_, Amount::For { count, .. })
        if **count == Amount::Done(Verb::Deleted)));
}

#[test]
fn each_one_is_what_was_done_before() {
    let read = steps("[On Play] You may trash up to 2 cards in your hand. For each one, gain 1 memory.");
    assert!(matches!(&read[1], Step::Memory(_, Amount::For { count, .. })
        if **count == Amount::Done(Verb::Trashed)));
}

#[test]
fn only_that_players_were_meant() {
    let read = steps(
        "[On Play] Suspend up to 3 Digimon. For each of your opponent's Digimon suspended by this effect, gain 1 memory.",
    );
    let Step::Memory(_, Amount::For { count, .. }) = &read[1] else { panic!("{read:?}") };
    assert!(matches!(&**count, Amount::Count(noun) if noun.whose == Whose::Opponents));
}

#[test]
fn a_name_or_a_trait() {
    let read = steps("[On Play] If you have a [Fig] or a [Plum] trait Digimon, gain 1 memory.");
    let [Step::If(Condition::Any(noun), ..)] = &read[..] else { panic!("{read:?}") };
    let [Filter::AnyOf(any)] = &noun.of[..] else { panic!("{noun:?}") };
    assert!(matches!(&any[..], [Filter::Name(_), Filter::AllOf(_)]));
}

#[test]
fn what_was_played_on_a_condition_is_deleted_under_it() {
    let read = steps(
        "[On Play] If you have a Tamer, you may play 1 [Fig] from your hand without paying the cost. At turn end, \
         delete the Digimon this effect played.",
    );
    assert!(matches!(&read[..], [Step::If(_, then, _)] if matches!(then.steps[..], [_, Step::Later(..)])));
}

#[test]
fn each_kind_in_its_own_place() {
    let read = steps(
        "[On Play] You may play 1 [Fig] from your trash or 1 [Plum] from your hand without paying the cost.",
    );
    let [Step::May(inner)] = &read[..] else { panic!("{read:?}") };
    assert!(matches!(&inner.steps[..], [Step::ChooseModes(_, modes)] if modes.len() == 2));
}

#[test]
fn a_card_of_what_was_searched() {
    let read = steps("[On Play] Search your opponent's hand, choose 1 card, and trash it.");
    assert!(matches!(&read[1], Step::Select(Target::Choose(choose))
        if choose.from.from == [Area::Hand] && choose.from.whose == Whose::Opponents));
}

#[test]
fn what_was_deleted_is_a_card() {
    let read = steps("[On Deletion] Place this Digimon face up as the bottom security card.");
    assert!(matches!(read[..], [Step::Put(Target::ThisCard, _)]));
}

#[test]
fn such_ones_are_those_of_the_same_player() {
    let read = steps(
        "[On Play] Delete 1 of your opponent's Digimon with 6000 DP or less. If this Digimon has 9000 DP or more, delete 2 such \
         Digimon instead.",
    );
    let [Step::If(_, then, _)] = &read[..] else { panic!("{read:?}") };
    assert!(matches!(&then.steps[..], [Step::Delete(Target::Choose(choose))]
        if choose.from.whose == Whose::Opponents));
}
