//! `headjudge replay` from outside: a downloaded game is told again, and a damaged one is refused.

mod running;

use digimon_view::DigimonHost;
use host::{Host, Move};
use running::headjudge::headjudge;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use table::{Dice, Seed, Table};

fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("there is room for a file");
    path.display().to_string()
}

/// A random game to the end, as a page downloads it.
fn replay() -> Value {
    let host = DigimonHost::new(None);
    let wanted = json!({"decks": [{"builtin": "ST1"}, {"builtin": "ST2"}]});
    let record = host.set_up(&wanted, Seed::from(5)).expect("legal decks");
    let mut game = host.game(&record).expect("known cards");
    let (mut dice, mut moves) = (Dice::new(5), Vec::new());
    while game.outcome().is_none() {
        let option = dice.roll(game.options());
        game.answer(option).expect("what is offered is accepted");
        moves.push(Move::Option(option as u16));
    }
    let player = |name: &str| json!({"name": name, "bot": null, "here": false});
    json!({"game": "digimon", "version": 1, "record": record, "moves": moves, "players": [player("Ann"), player("Ben")]})
}

#[test]
fn a_game_is_told_again() {
    let replay = replay();
    let moves = replay["moves"].as_array().unwrap().len();
    let path = file("whole.json", &replay.to_string());
    let run = headjudge(&["replay", &path]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.starts_with(&format!("A Ann against B Ben: {moves} moves")), "{}", run.out);
    assert!(run.out.contains(&format!("after {moves} moves")) && run.out.contains(" won"), "{}", run.out);
    let run = headjudge(&["replay", &path, "--explain"]);
    for part in ["5-2-1-4", "The decks are shuffled.", "A: ", "B: "] {
        assert!(run.out.contains(part), "{part} is not in\n{}", run.out);
    }
}

#[test]
fn a_game_stops_where_it_is_told_to() {
    let mut replay = replay();
    let path = file("part.json", &replay.to_string());
    let run = headjudge(&["replay", &path, "--at", "2"]);
    assert!(run.out.contains("after 2 moves, in turn 1: the game goes on"), "{}", run.out);
    assert!(run.out.contains("scenario  A position"), "{}", run.out);
    let run = headjudge(&["replay", &path, "--at", "1"]);
    assert!(run.out.contains("no position can say"), "{}", run.out);
    replay["moves"] = json!([{"option": 1}, {"concede": "B"}]);
    let run = headjudge(&["replay", &file("conceded.json", &replay.to_string()), "--explain"]);
    assert!(run.out.contains("B: concede") && run.out.contains("A won"), "{}", run.out);
}

#[test]
fn what_is_no_replay_is_refused_with_place_reason_and_way_out() {
    let good = replay();
    let changed = |field: &str, value: Value| {
        let mut bad = good.clone();
        bad[field] = value;
        bad.to_string()
    };
    for (name, text, parts) in [
        ("empty", String::new(), ["EOF", "expected a replay"]),
        ("list", "[]".to_owned(), ["invalid", "expected a replay"]),
        ("game", changed("game", json!("chess")), ["game: it is a game of `chess`", "only `digimon`"]),
        ("record", changed("record", json!({})), ["record", "undamaged copy"]),
        ("moves", changed("moves", json!([{"option": 999}])), ["move 1: option 999", "--at"]),
        (
            "more",
            changed("moves", json!([{"concede": "A"}, {"option": 0}])),
            ["move 2: the game is over", "--at"],
        ),
    ] {
        let run = headjudge(&["replay", &file(&format!("{name}.bad"), &text)]);
        assert_eq!(run.code, 2, "{name}: {}", run.out);
        assert!(parts.iter().all(|part| run.err.contains(part)), "{name}: {}", run.err);
    }
    assert_eq!(headjudge(&["replay", "there/is/none"]).code, 2);
}

#[test]
fn the_games_of_a_match_are_told_one_after_the_other() {
    let game = replay();
    let moves = game["moves"].as_array().unwrap().len();
    let file_of = |name: &str, games: Value| {
        let played =
            json!({"best_of": 3, "registered": [null, null], "time": null, "steps": [], "games": games});
        file(name, &json!({"game": "digimon", "version": 1, "match": played}).to_string())
    };
    let path = file_of("match.json", json!([game, game]));
    let run = headjudge(&["replay", &path]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("game 1 of 2 in a match, best of 3"), "{}", run.out);
    assert_eq!(run.out.matches(&format!("after {moves} moves")).count(), 2, "{}", run.out);
    let run = headjudge(&["replay", &path, "--nth", "2", "--at", "2"]);
    assert!(run.out.starts_with("game 2 of 2") && run.out.contains("scenario  A position"), "{}", run.out);
    for (arguments, told) in
        [(["--nth", "3"], "it has no such game"), (["--at", "2"], "--at is a moment of one game")]
    {
        let run = headjudge(&[&["replay", path.as_str()][..], &arguments].concat());
        assert!(run.code == 2 && run.err.contains(told), "{}", run.err);
    }
    let run = headjudge(&["replay", &file_of("empty-match.json", json!([]))]);
    assert!(run.code == 2 && run.err.contains("it has no such game"), "{}", run.err);
}
