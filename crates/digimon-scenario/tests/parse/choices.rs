//! What players do, and what they are asked and offered.

use super::{facts, one, with};
use digimon::state::Ask;
use digimon_scenario::model::*;
use table::Seat;

const CHOICES: &str = "
attacks player with G
attacks C with G
attacks C
does not attack
blocks with C
does not block
counters with H
does not counter
plays H
plays H with DigiXros G, X
plays H with Assembly X
plays H with nothing under it
digivolves G into H
digivolves G into H for 2
digivolves G into H by Burst
digivolves G into H by App Fusion for 0
digivolves G into H by an effect
digivolves G into H ignoring requirements
DNA digivolves into H with G, C
DNA digivolves into H
DNA digivolves into H with G, C for 2
uses H
links H to G
activates G's effect
activates G's effect 2
activates G's inherited effect first
activates G's Raid
activates X first
hatches
moves
passes
redraws
does not redraw
concedes
chooses C, G
chooses ST1-03 under G and ST1-04 in trash
chooses A's ST1-04
chooses Agumon ST1-03
chooses no more
chooses 2
chooses mode 1
chooses top
chooses bottom
chooses player B
orders X, H
yes
no
says yes
says no
";

fn act(line: &str) -> Act {
    match one(&with(line)).script.remove(0) {
        Step::Choice(choice) => choice.act,
        Step::Check(check) => panic!("{check:?}"),
    }
}

#[test]
fn every_choice_has_its_words() {
    for line in CHOICES.trim().lines() {
        act(&format!("A  {line}"));
    }
    assert!(matches!(act("A attacks player with G"), Act::Attack { goal: Goal::Player, with: Some(_) }));
    assert!(matches!(act("A chooses 2"), Act::Number(2)));
    let Act::Choose(chosen) = act("A chooses ST1-03 under G and B's ST1-04 in trash") else { panic!() };
    assert_eq!(chosen[0].place, Some(Where::Under("G".to_owned())));
    assert_eq!((chosen[1].owner, chosen[1].place.clone()), (Some(Seat::B), Some(Where::In(Place::Trash))));
    let Act::Activate { effect, waiting } = act("A activates G's inherited effect 2 first") else { panic!() };
    assert_eq!((effect.which.section, effect.which.nth, waiting), (Some(Section::Inherited), Some(2), true));
}

#[test]
fn what_is_offered_and_asked_can_be_checked() {
    let lines = [
        "A can attack player with G",
        "A cannot attack C with G",
        "A cannot play H",
        "A can choose C, G",
        "A can decline to block",
        "A is asked which effect",
        "A is asked for a target",
        "B is not asked to block",
        "B is not asked",
    ];
    for line in lines {
        let scenario = one(&with(line));
        assert!(matches!(&scenario.script[0], Step::Check(check) if check.facts.len() == 1), "{line}");
    }
    let asked = facts("B is asked top or bottom");
    assert_eq!(asked, [Fact::Asked { seat: Seat::B, what: Some(Ask::TopOrBottom), yes: true }]);
}
