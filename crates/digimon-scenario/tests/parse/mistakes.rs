//! What makes no sense is said to make none, at its place.

use super::{error, with};

#[test]
fn mistakes_show_their_place() {
    let shown = error(&with("A  attaks player with G"));
    assert!(shown.starts_with("test.scn:7:4: expected what the player does"), "{shown}");
    assert!(shown.ends_with("    7 | A  attaks player with G\n      |    ^^^^^^"), "{shown}");
}

#[test]
fn nothing_in_the_script_is_passed_over() {
    let cases = [
        ("A passes now", "the line should end before this"),
        ("A attacks player with Z", "nothing is called `Z`; names given with `=`: G, H, X, C"),
        ("A passes\nB\n   hand ST1-01", "the position comes before the choices"),
        ("A passes\n   battle ST1-01", "this line is indented"),
        ("A is asked for help", "expected one of: redraw"),
        ("then", "`then` is followed by indented lines"),
        ("then\n   G is big", "expected `suspended`"),
        ("then\n   G is suspended, by 1-1-1", "only what happened can be `by` a clause"),
        ("then\n   G and C and X were both deleted", "3 card(s) are named here"),
        ("then\n   A was there", "expected `has`"),
        ("then\n   A has [ST1-01 in hand", "never closed"),
        ("nonsense", "expected `scenario`"),
        ("A passes\ndeck list D\n   deck ST1-03", "deck lists come before the choices"),
        ("then\n   A knows 2 cards in security", "expected an area, such as `A's security`"),
        ("then\n   nobody knows nothing", "expected a card number"),
    ];
    for (lines, message) in cases {
        let found = error(&with(lines));
        assert!(found.contains(message), "expected {message:?} in\n{found}");
    }
}

#[test]
fn nothing_in_the_position_is_passed_over() {
    let cases = [
        ("A\n   hand 2 x ST1-01 = H", "a name is for one card"),
        ("A\n   hand ST1-01 = H, ST1-02 = H", "the name of something else"),
        ("A\n   battle ST1-07, ST1-03", "each card in play has its own line"),
        ("A\n   breeding 2 x ST1-07", "only one card can be in the breeding area"),
        ("A\n   battel ST1-07", "expected `battle`"),
        ("A\n   hand Agumon", "expected a card number"),
        ("A turn player\nB turn player", "whose turn it is was said before"),
        ("A\nA", "what A has was said before"),
        ("A before the game\n   hand ST1-03", "the players have only `deck` and `eggs`"),
        ("A before the game\n   deck ST1-03 = G", "a name would be lost"),
        ("deck list A\n   deck ST1-03", "expected a name such as D"),
        ("A\n   hand ST1-03 = D\ndeck list D", "the name of something else"),
        ("deck list D\n   hand ST1-03", "expected `deck` or `eggs`"),
        ("deck list D\n   deck ST1-03 = G", "they have no names"),
        ("card T-01 Digimon Red level 4 cost 3", "needs `dp …`"),
        ("card T-01 Tamer Red cost 3\ncard T-01 Tamer Red cost 3", "a card of that number already"),
        ("card T-01 Tamer Red cost 3\n   digivolve from cost 2", "expected `any`"),
        ("card T-01 Tamer Red cost 3\n   digixros 2 [X]", "written with a minus"),
        ("card T-01 Tamer Red cost 3\n   link keyword Raid", "a `link to …` line comes before this"),
        ("card T-01 Tamer Red cost 3\n   ron colour: []", "no field `colour`"),
        ("shows 11.4", "expected a clause"),
        ("manual 3", "expected an example of the manual"),
    ];
    for (lines, message) in cases {
        let found = error(&format!("scenario T\n{lines}\nA passes\n"));
        assert!(found.contains(message), "expected {message:?} in\n{found}");
    }
}

#[test]
fn a_file_must_say_something() {
    let cases = [
        ("", "no `scenario` is in this file"),
        ("scenario T\nA turn player\n", "it shows nothing"),
        ("scenario\nA passes\n", "expected a title"),
        ("A passes\n", "a scenario begins with a line"),
    ];
    for (text, message) in cases {
        let found = error(text);
        assert!(found.contains(message), "expected {message:?} in\n{found}");
    }
}

#[test]
fn mistakes_in_values_show_their_place() {
    let card = "scenario T\ncard T-01 Tamer Red cost 3\n   effect (when: [OnPlay]";
    let shown = error(&format!("{card},\n      does: Runn([]))\nA passes\n"));
    assert!(shown.starts_with("test.scn:4:"), "{shown}");
    assert!(error(&format!("{card}\nA passes\n")).contains("close all its brackets"));
}

#[test]
fn one_broken_line_is_one_error() {
    let text =
        "scenario T\nA\n   battle ST1-07 ovr ST1-03 = G\nA attacks player with G\nthen\n   G is suspended\n";
    assert!(error(text).contains("test.scn:3:18"));
}
