//! Sentences that we made up, and the processes that they mean.

use crate::read::{This, read_texts};
use digimon::effects::language::{
    Amount, Area, Condition, Does, End, Filter, Modifier, Pile, Stat, Step, Target, Verb, Whose,
};

pub(super) fn steps(text: &str) -> Vec<Step> {
    let texts = read_texts(&format!("[On Play] {text}"), This::Digimon).unwrap();
    match texts.effects.into_iter().next().unwrap().does {
        Does::Run(block) => block.steps,
        Does::Hold(all) => panic!("{all:?}"),
    }
}

#[test]
fn ends_of_stacks_may_be_turned() {
    let turned = steps("Flip your opponent's top face-down security card face up.");
    assert!(matches!(&turned[..], [Step::Flip(Target::TopOf(noun, Amount::N(1)), _)]
        if noun.of == [Filter::FaceDown] && noun.from == [Area::Security] && noun.whose == Whose::Opponents));
    let under = steps("Trash this Digimon's bottom 2 face-down digivolution cards.");
    assert!(matches!(&under[..], [Step::Put(Target::BottomOf(noun, Amount::N(2)), _)]
        if noun.of == [Filter::FaceDown]));
}

#[test]
fn a_verb_is_no_area() {
    let read = steps("If you have 3 or fewer cards in your trash, trash your opponent's top security card.");
    assert!(matches!(&read[..], [Step::If(_, then, _)] if matches!(then.steps[..], [Step::Put(..)])));
}

#[test]
fn colors_are_counted_once() {
    let read = steps("To 1 of your opponent's Digimon, <De-Digivolve 1> for every 2 of your Tamers' colors.");
    let [Step::Select(Target::Choose(_)), Step::Repeat(Amount::For { count, every: 2, each: 1 }, done)] =
        &read[..]
    else {
        panic!("{read:?}")
    };
    assert!(matches!(**count, Amount::Different(Stat::Colors, _)));
    assert!(matches!(done.steps[..], [Step::DeDigivolve(Target::Chosen(_), Amount::N(1))]));
}

#[test]
fn cards_are_trashed_from_what_stands_in_front() {
    let read = steps("From 1 of your opponent's Digimon, trash any 2 digivolution cards.");
    assert!(matches!(read[..], [Step::TrashDigivolutionCards(Target::Choose(_), End::Any, Amount::N(2))]));
}

#[test]
fn a_later_sentence_adds_to_the_dp() {
    let read = steps(
        "1 of your opponent's Digimon gets -2000 DP for the turn. It further gets -1000 DP for each of your Tamers.",
    );
    assert!(
        matches!(&read[..], [Step::Give(_, is, _)] if matches!(is[..], [Modifier::Dp(Amount::Plus(..))]))
    );
}

#[test]
fn what_the_effect_did_to_whom() {
    let read = steps("Suspend 1 Digimon. If this effect suspended your Digimon, gain 1 memory.");
    let Some(Step::If(Condition::Any(noun), ..)) = read.get(1) else { panic!("{read:?}") };
    assert_eq!(noun.whose, Whose::Yours);
    assert!(noun.of.contains(&Filter::Among(Box::new(Target::Done(Verb::Suspended)))));
}

#[test]
fn one_of_two_places() {
    let read =
        steps("Place 1 card from your hand under any of your Tamers or on top of your security stack.");
    assert!(matches!(&read[..], [Step::ChooseModes(Amount::N(1), modes)] if modes.len() == 2));
}

fn whole(text: &str) -> String {
    format!("{:?}", read_texts(text, This::Digimon).unwrap().effects)
}

#[test]
fn what_has_a_name_alone_is_in_play() {
    let read = steps("1 of your [Rockmon]s is also treated as a 3000 DP Digimon for the turn.");
    assert!(matches!(&read[..], [Step::Give(Target::Choose(it), ..)] if it.from.from == [Area::Battle]));
}

#[test]
fn what_triggered_is_not_what_this_effect_did() {
    let level = |text: &str| whole(text).contains("Of(Level, Triggering)");
    assert!(level(
        "[All Turns] When another Digimon is deleted, delete 1 of your opponent's Digimon whose level is less than or equal to the deleted Digimon's level."
    ));
    assert!(!level(
        "[On Play] By deleting 1 of your Digimon, delete 1 of your opponent's Digimon whose level is less than or equal to the deleted Digimon's level."
    ));
    let those = whole(
        "[All Turns] When one of your [Rockmon] or [Hillmon] would leave the battle area, by deleting this Digimon, prevent 1 of those Digimon from leaving.",
    );
    assert!(those.contains("Among(Triggering)"), "{those}");
}

#[test]
fn this_card_is_played_where_it_says() {
    let read = steps("Play this card in your breeding area without paying the cost.");
    assert!(matches!(read[..], [Step::Play { to_breeding: true, .. }]));
}

#[test]
fn a_digivolution_card_may_have_to_be_a_digimon() {
    let read = steps("Choose 1 Digimon digivolution card placed under 1 of your Digimon and play it.");
    assert!(
        matches!(&read[0], Step::Select(Target::Choose(it)) if it.from.of == [Filter::Digimon]),
        "{read:?}"
    );
}

#[test]
fn what_you_have_goes_for_both() {
    let read = steps("Gain 1 memory for each Digimon with the [Rock] trait and each Tamer you have in play.");
    assert_eq!(format!("{read:?}").matches("whose: Yours").count(), 2, "{read:?}");
}

#[test]
fn cards_are_changed_and_treated() {
    let read = steps(
        "Change 1 of your opponent's Digimon into a blue Digimon with 2000 DP and an original name of [Pebblemon] until the end of your opponent's turn.",
    );
    assert!(matches!(&read[..], [Step::Give(Target::Choose(_), is, _)]
        if matches!(is[..], [Modifier::Becomes(_), Modifier::Becomes(_), Modifier::Becomes(_)])));
    let read = steps("For the turn, change 1 of your Tamers into a color other than red.");
    assert!(
        matches!(&read[..], [Step::Select(_), Step::ChooseModes(Amount::N(1), modes)] if modes.len() == 6)
    );
    let read = steps(
        "Until the end of your opponent's turn, treat 1 of your Tamers as a 4000 DP Digimon that can't digivolve and gains <Reboot>.",
    );
    assert!(matches!(&read[..], [Step::Give(_, is, _)] if is.len() == 3));
}

#[test]
fn a_player_is_barred_from_playing_and_moving() {
    let read =
        steps("Your opponent can't play or move Digimon with 3000 DP or less until the end of their turn.");
    assert!(matches!(&read[..], [Step::GivePlayer(Whose::Opponents, ..), Step::Give(Target::All(_), ..)]));
}

#[test]
fn a_maximum_is_raised_wherever_the_choice_is_made() {
    let limit = |choose: &digimon::effects::language::Choose| {
        choose.from.of.iter().any(|filter| matches!(filter, Filter::Stat(_, _, Amount::Plus(..))))
            || matches!(choose.total, Some((_, _, Amount::Plus(..))))
    };
    let total = steps(
        "Choose any number of your opponent's Digimon whose total DP adds up to 3000 or less and delete them. For each of your Tamers, add 1000 to the maximum you can choose with this effect.",
    );
    assert!(matches!(&total[..], [Step::Delete(Target::Choose(choose))] if limit(choose)));
    let paid = steps(
        "By deleting 1 of your opponent's level 3 or lower Digimon, draw 1 card. For each of your Tamers, add 1 to the level this effect may choose.",
    );
    assert!(matches!(&paid[..], [Step::By(cost, _)]
        if matches!(&cost.steps[..], [Step::Delete(Target::Choose(choose))] if limit(choose))));
    let told_apart = steps(
        "Delete 1 of your opponent's level 3 or lower Digimon. For each Tamer you have in play with a different color, add 1 to this effect's level maximum.",
    );
    assert!(matches!(&told_apart[..], [Step::Delete(Target::Choose(choose))] if limit(choose)));
}

#[test]
fn attacking_unsuspended_digimon_lasts() {
    let read = steps("1 of your Digimon can attack your opponent's unsuspended Digimon for the turn.");
    assert!(
        matches!(&read[..], [Step::Give(_, is, _)] if matches!(is[..], [Modifier::CanAttackUnsuspended(_)]))
    );
    let read = steps(
        "1 of your opponent's Digimon gets -2000 DP for the turn and that Digimon's [On Play] effects don't activate for the turn.",
    );
    assert!(matches!(&read[..], [Step::Give(..), Step::Give(Target::Chosen(_), ..)]));
}

#[test]
fn a_whole_security_stack_is_revealed_and_shuffled() {
    let read = steps(
        "Reveal all of your opponent's security cards and trash 1 of them. Shuffle the rest and return them to the security stack.",
    );
    assert!(
        matches!(&read[..], [
        Step::Reveal(Whose::Opponents, Pile::Security, Amount::Every),
        Step::Put(Target::Choose(choose), _),
        Step::PutRest(_),
        Step::Shuffle(Whose::Opponents, Pile::Security),
    ] if choose.from.from == [Area::Revealed]),
        "{read:?}"
    );
}

#[test]
fn a_category_is_declared() {
    let read = steps(
        "Declare 1 card category. Then, reveal the top card of your deck. If it's of that category, this Digimon isn't affected by that category's effects, other than this Digimon's effects, for the turn.",
    );
    let [Step::ChooseModes(Amount::N(1), modes)] = &read[..] else { panic!("{read:?}") };
    let said = format!("{modes:?}");
    assert_eq!(modes.len(), 3);
    for kind in ["[Digimon, Other]", "[Tamer, Other]", "[Option, Other]"] {
        assert!(said.contains(kind), "{said}");
    }
}

#[test]
fn numbers_and_colors_of_another_card() {
    let read = steps(
        "You may trash 1 red card in your hand to add the trashed card's DP to this Digimon for the turn.",
    );
    assert!(format!("{read:?}").contains("Dp(Of(Dp, Done(Trashed)))"), "{read:?}");
    let read = steps(
        "You may trash 1 card in your hand to treat this Digimon as also having the colors of the trashed card for the turn.",
    );
    assert_eq!(format!("{read:?}").matches("Also(Color(").count(), 7);
}

#[test]
fn requirements_of_use_and_keywords_behind_a_sentence() {
    let texts =
        read_texts("<Use Req. ([Cloud] trait)>\n[Main] Gain 1 memory.<Material Save 2>", This::Card).unwrap();
    assert_eq!((texts.effects.len(), texts.keywords.len()), (2, 1));
    let said = format!("{:?}", texts.effects[0]);
    assert!(said.contains("IgnoresColorRequirements") && said.contains("Breeding"), "{said}");
}
