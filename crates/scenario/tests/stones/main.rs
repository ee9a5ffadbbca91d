//! A tiny game sits at the scenarios: what they share needs no other game.

mod game;
mod words;

use scenario::{File, Report, parse, scan};
use words::Words;

fn one(text: &str) -> Report {
    let mut file = File::play::<Words>("stones.scn", text, &(), &());
    assert!(file.errors.is_empty(), "{}", file.errors[0]);
    file.scenarios.remove(0).report
}

fn mistake(text: &str) -> String {
    let errors = parse::<Words>(text, "stones.scn", &()).expect_err("this should not be read");
    errors[0].to_string()
}

const PLAYED: &str = "
scenario  The last stone wins
shows     1-1, 1-2
heap
   stones 5
B  begins

B  takes 2
A  is asked for a number of stones
A  can take 3
B  is not asked
A  cannot take 4
A  takes 3 stones      # all that are left

then
   B took 2 before A took 3 before A won, by 1-2
   0 stones are left; the game is won by A
   clauses 1-1 and 1-2 were followed
   B did not win, B took 2 once
then since the last choice
   A took 3
";

#[test]
fn a_game_is_played_by_its_words() {
    let report = one(PLAYED);
    assert!(report.passed, "{report}");
    let told: Vec<String> = report.transcript.iter().map(ToString::to_string).collect();
    assert_eq!(told[..2], ["> B takes 2.", "  B takes 2.  [1-1]"]);
    assert_eq!(told.last().map(String::as_str), Some("  A wins.  [1-2]"));
}

#[test]
fn what_does_not_hold_is_told_where_it_stands() {
    for (line, told) in [
        ("then 4 stones are left", "5 are left"),
        ("then the game is won by A", "the game goes on"),
        ("then A took 1", "it did not happen\n                nothing happened"),
        ("A  takes 1\nthen A took 1, by 1-2", "it happened by 1-1, not by 1-2"),
        ("A  takes 1\nB  takes 1\nthen B took 1 before A took 1", "it happened in another order"),
        ("A  takes 1\nthen A took 1 twice", "it happened 1 time(s)"),
        ("A  takes 4", "A may take up to 3 of 5"),
        ("B  can take 1", "A may take up to 3 of 5"),
        ("B  cannot take 1", "so `cannot` says nothing here"),
        ("A  takes 1\nthen since the last choice A won", "what happened:\n                A takes 1."),
        ("then clause 1-1 was followed", "1-1 not followed"),
    ] {
        let report = one(&format!("scenario T\nheap\n   stones 5\n{line}\n"));
        assert!(!report.passed && report.to_string().contains(told), "{told:?} is not in\n{report}");
    }
}

#[test]
fn an_engine_that_breaks_off_fails_its_scenario() {
    let report = one("scenario T\nheap\n   stones 13\nA  takes 2\n");
    assert!(report.to_string().contains("the engine broke off: thirteen"), "{report}");
}

#[test]
fn mistakes_show_their_place() {
    for (lines, message) in [
        ("A takes some", "stones.scn:2:9: expected how many stones, found `some`"),
        ("A eats 1", "expected what the player does: one of `takes`"),
        ("A takes 1\nA begins", "the position comes before the choices"),
        ("A begins\n   purse 1\nA begins", "what A has was said before"),
        ("A begins\n   pocket 1", "expected `purse`"),
        ("A is asked for help", "expected one of: number of stones"),
        ("pile", "`seed`, `heap`, `A`, `B` or `then`"),
        ("then", "`then` is followed by indented lines"),
        ("then 4 are left, by 1-1", "only what happened can be `by` a clause"),
        ("A takes 1\n   more", "this line is indented"),
        ("A begins", "it shows nothing"),
    ] {
        let found = mistake(&format!("scenario T\n{lines}\n"));
        assert!(found.contains(message), "expected {message:?} in\n{found}");
    }
}

#[test]
fn headings_are_read_alone_and_shown_to_the_rulebook() {
    let text = format!("{PLAYED}\nscenario  Another\nshows 1-2\nA does what nobody understands\n");
    let headings = scan::<Words>(&text, "stones.scn").expect("the headings are right");
    assert_eq!(headings.iter().map(|heading| heading.shows.len()).collect::<Vec<_>>(), [2, 1]);
    let file = File::play::<Words>("stones.scn", &text, &(), &());
    let shown = file.shown::<Words>(&text);
    assert!(shown.iter().all(|each| !each.passed) && shown.len() == 2);
    assert_eq!(shown[1].clauses[0].to_string(), "1-2");
}
