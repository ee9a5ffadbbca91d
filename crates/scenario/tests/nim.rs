//! The third game sits at the scenarios: what they share needs no other game.

use nim::NimWords;
use scenario::{File, Report, parse, scan};

fn one(text: &str) -> Report {
    let mut file = File::play::<NimWords>("nim.scn", text, &(), &());
    assert!(file.errors.is_empty(), "{}", file.errors[0]);
    file.scenarios.remove(0).report
}

fn mistake(text: &str) -> String {
    let errors = parse::<NimWords>(text, "nim.scn", &()).expect_err("this should not be read");
    errors[0].to_string()
}

const PLAYED: &str = "
scenario  The last stone wins
shows     1-2, 2-1
heap
   stones 5
B  begins
   hand 2 2 1

B  takes 2
A  is asked for a number of stones
A  can take 3
B  is not asked
A  cannot take 4
A  takes 3 stones      # all that are left

then
   B took 2 before A took 3 before A won, by 2-1
   0 stones are left; the game is won by A
   clauses 1-2 and 2-1 were followed
   B did not win, B took 2 once
then since the last choice
   A took 3
";

#[test]
fn a_game_is_played_by_its_words() {
    let report = one(PLAYED);
    assert!(report.passed, "{report}");
    let told: Vec<String> = report.transcript.iter().map(ToString::to_string).collect();
    assert_eq!(told[..2], ["> B takes 2.", "  B takes 2.  [1-2]"]);
    assert_eq!(told.last().map(String::as_str), Some("  A wins.  [2-1]"));
}

#[test]
fn what_does_not_hold_is_told_where_it_stands() {
    for (line, told) in [
        ("then 4 stones are left", "5 are left"),
        ("then the game is won by A", "the game goes on"),
        ("then A took 1", "it did not happen\n                nothing happened"),
        ("A  takes 1\nthen A took 1, by 2-1", "it happened by 1-2, not by 2-1"),
        ("A  takes 1\nB  takes 1\nthen B took 1 before A took 1", "it happened in another order"),
        ("A  takes 1\nthen A took 1 twice", "it happened 1 time(s)"),
        ("A  takes 4", "A may take 1, take 2, take 3"),
        ("B  can take 1", "A may take 1, take 2, take 3"),
        ("B  cannot take 1", "so `cannot` says nothing here"),
        ("A  takes 1\nthen since the last choice A won", "what happened:\n                A takes 1."),
        ("then clause 1-2 was followed", "1-2 not followed"),
    ] {
        let report = one(&format!("scenario T\nheap\n   stones 5\n{line}\n"));
        assert!(!report.passed && report.to_string().contains(told), "{told:?} is not in\n{report}");
    }
}

#[test]
fn an_engine_that_breaks_off_fails_its_scenario() {
    let report = one("scenario T\nheap\n   stones 668\nA  takes 2\n");
    assert!(report.to_string().contains("the engine broke off: the tests' own fault"), "{report}");
}

#[test]
fn mistakes_show_their_place() {
    for (lines, message) in [
        ("A takes some", "nim.scn:2:9: expected how many stones, found `some`"),
        ("A eats 1", "expected what the player does: one of `takes`, `shows`"),
        ("A takes 1\nA begins", "the position comes before the choices"),
        ("A begins\n   hand 1\nA begins", "what A has was said before"),
        ("A begins\n   pocket 1", "expected `hand`"),
        ("A is asked for help", "expected one of: number of stones"),
        ("pile", "`seed`, `heap`, `A`, `B` or `then`"),
        ("then", "`then` is followed by indented lines"),
        ("then 4 are left, by 1-2", "only what happened can be `by` a clause"),
        ("A takes 1\n   more", "this line is indented"),
        ("A begins", "it shows nothing"),
    ] {
        let found = mistake(&format!("scenario T\n{lines}\n"));
        assert!(found.contains(message), "expected {message:?} in\n{found}");
    }
}

#[test]
fn headings_are_read_alone_and_shown_to_the_rulebook() {
    let text = format!("{PLAYED}\nscenario  Another\nshows 2-1\nA does what nobody understands\n");
    let headings = scan::<NimWords>(&text, "nim.scn").expect("the headings are right");
    assert_eq!(headings.iter().map(|heading| heading.shows.len()).collect::<Vec<_>>(), [2, 1]);
    let file = File::play::<NimWords>("nim.scn", &text, &(), &());
    let shown = file.shown::<NimWords>(&text);
    assert!(shown.iter().all(|each| !each.passed) && shown.len() == 2);
    assert_eq!(shown[1].clauses[0].to_string(), "2-1");
}

/// Secret answers of both, and a window to respond.
const RESPONDED: &str = "
scenario  Fingers, and a response
shows     1-1, 1-3
heap
   stones 7
   with fingers
   with returns
A
   hand 2 2 1
B
   hand 2 3 3

A  is asked for fingers
B  is asked for fingers
B  shows 2
B  is not asked
A  shows 1
A  takes 2
B  is asked for a response
B  can pass
B  returns 2
";

#[test]
fn both_answer_in_secret_and_somebody_responds_and_declares() {
    let report = one(&format!(
        "{RESPONDED}then\n   A showed 1 before B showed 2, by 1-1\n   B returned 2, by 1-3\n   7 stones are left\n"
    ));
    assert!(report.passed, "{report}");
    let adds = "scenario T\nshows 1-4\nheap\n   stones 7\n   with additions\nA takes 2\nA is asked for stones to add\nA can add 20\nA cannot add 21\nA adds 17\nthen\n   A added 17, by 1-4\n   22 stones are left\n   the game goes on\n";
    let report = one(adds);
    assert!(report.passed, "{report}");
}
