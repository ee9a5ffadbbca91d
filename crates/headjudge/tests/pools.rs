//! Pools of printed cards on the command line. The cards are made up.

mod running;

use running::headjudge::{headjudge, headjudge_json};
use std::fs;
use std::path::PathBuf;

const POOL: &str = r#"[
    {"id": "X1-01", "set": "X1", "name": "Rockmon", "card_types": ["Digimon"], "colors": ["Red"], "level": 3,
     "dp": 3000, "play_cost": 3, "forms": ["Rookie"], "traits": ["Rock"],
     "digivolve_costs": [{"color": "Red", "level": 2, "cost": 0}],
     "requirements": {"digivolve": ["[Digivolve] Lv.2 w/[Rock] trait: Cost 1"]}},
    {"id": "X2-01", "set": "X2", "name": "Hillmon", "card_types": ["Digimon"], "colors": ["Red"], "level": 4,
     "dp": 5000, "play_cost": 5, "forms": ["Champion"],
     "requirements": {"digivolve": ["[Digivolve] Lv.3 of the olden days: Cost 1"]}}
]"#;

fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("there is room for a file");
    path.display().to_string()
}

#[test]
fn check_counts_what_was_read_and_what_was_not() {
    let pool = file("check.json", POOL);
    let json = headjudge_json(&["cards", "check", "--game", "digimon", &pool, "--json", "--no-cache"]);
    assert_eq!((&json["cards"], &json["read"]), (&2.into(), &1.into()));
    assert_eq!(json["sets"][1]["unread"], 1);
    assert_eq!(json["unread"][0]["id"], "X2-01");
    assert_eq!(json["unread"][0]["stops"][0]["words"], "of");
    assert_eq!(json["stoppers"][0]["times"], 1);
}

#[test]
fn unread_cards_are_shown_with_a_caret() {
    let pool = file("unread.json", POOL);
    let run = headjudge(&["cards", "check", &pool, "--unread", "5", "--no-cache"]);
    assert!(run.out.contains("total         2      1       1"), "{}", run.out);
    let shown = "      | [Digivolve] Lv.3 of the olden days: Cost 1\n      |                  ^^ not understood from here";
    assert!(run.out.contains(shown), "{}", run.out);
}

#[test]
fn show_prints_a_card_of_the_pool() {
    let pool = file("show.json", POOL);
    let run = headjudge(&["cards", "show", "x1-01", "--pool", &pool, "--no-cache"]);
    assert!(run.out.contains("[Digivolve] Lv.2 w/[Rock] trait: Cost 1"), "{}", run.out);
    let run = headjudge(&["cards", "show", "X2-01", "--pool", &pool, "--no-cache"]);
    assert!(run.out.contains("Not understood, not played\n  requirements.digivolve"), "{}", run.out);
    let run = headjudge(&["cards", "show", "X2-09", "--pool", &pool, "--no-cache"]);
    assert!(run.code == 2 && run.err.contains("no card in the pool X2-09; near it are X2-01"), "{}", run.err);
}

fn scene(number: &str) -> String {
    let text = format!(
        "scenario  Somebody attacks\nA  turn player\n   battle  {number} = R\nB\n   security 1 x ST1-03\nA  attacks player with R\nthen\n   R was suspended\n"
    );
    file(&format!("{number}.scn"), &text)
}

const NOTE: &str = "effects not understood, not played: X2-01";

/// All or nothing: never is a card played in part without a word.
#[test]
fn a_scenario_with_a_card_that_was_not_read_is_refused_or_marked() {
    let pool = file("part.json", POOL);
    let scene = scene("X2-01");
    let words = ["judge", &scene, "--pool", &pool, "--no-cache"];
    let run = headjudge(&words);
    assert_eq!(run.code, 1, "{}{}", run.out, run.err);
    assert!(run.out.contains("that of X2-01 is not") && run.out.contains("--allow-unread"), "{}", run.out);
    let run = headjudge(&[&words[..], &["--allow-unread", "--explain"]].concat());
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    assert!(run.out.contains("Hillmon (X2-01, effect not understood, not played)"), "{}", run.out);
    assert!(run.out.contains(NOTE), "{}", run.out);
}

#[test]
fn a_deck_with_a_card_that_was_not_read_is_refused_or_marked() {
    let pool = file("part-of-deck.json", POOL);
    let cards: Vec<String> = (1..=13).map(|n| format!("4 ST1-{n:02}")).collect();
    let deck = file("part-of-deck.txt", &format!("{}\n2 X2-01\n", cards.join("\n")));
    let words = ["sim", "--deck", &deck, "--pool", &pool, "--no-cache", "--games", "1"];
    let run = headjudge(&words);
    assert_eq!(run.code, 2, "{}{}", run.out, run.err);
    for part in ["X2-01 is not understood", "headjudge cards show X2-01", "--allow-unread"] {
        assert!(run.err.contains(part), "{part} is not in\n{}", run.err);
    }
    let run = headjudge(&[&words[..], &["--allow-unread"]].concat());
    assert!(run.code == 0 && run.out.contains(NOTE), "{}{}", run.out, run.err);
    let run = headjudge(&[&words[..], &["--allow-unread", "--tell"]].concat());
    assert!(run.code == 0 && run.out.contains(NOTE), "{}{}", run.out, run.err);
    let json = headjudge_json(&[&words[..], &["--allow-unread", "--json"]].concat());
    assert_eq!(json["unread"][0], "X2-01");
}

#[test]
fn a_tournament_says_which_cards_were_not_read_and_what_to_do() {
    let pool = file("part-of-tournament.json", POOL);
    let four: Vec<String> = (2..=13).map(|n| format!(r#"{{"n": 4, "id": "ST1-{n:02}"}}"#)).collect();
    let main = format!(r#"{}, {{"n": 2, "id": "X2-01"}}"#, four.join(", "));
    let eggs = r#"{"n": 4, "id": "ST1-01"}"#;
    let decks = format!(r#"[{{"id": "rocks", "main": [{main}], "eggs": [{eggs}]}}]"#);
    let decks = file("part-of-tournament-decks.json", &decks);
    let words = ["tournament", &decks, "--pool", &pool, "--no-cache", "--games", "1"];
    let run = headjudge(&words);
    for part in ["did not play: rocks: the text of X2-01 is not understood", "--allow-unread"] {
        assert!(run.out.contains(part), "{part} is not in\n{}", run.out);
    }
    let run = headjudge(&[&words[..], &["--allow-unread"]].concat());
    assert!(run.code == 0 && run.out.contains(NOTE), "{}{}", run.out, run.err);
    let json = headjudge_json(&[&words[..], &["--allow-unread", "--json"]].concat());
    assert_eq!((&json["played"], &json["unread"][0]), (&1.into(), &"X2-01".into()));
}

#[test]
fn scenarios_define_cards_by_printed_text() {
    let text = "scenario  T\ncard T-01 Tamer Red cost 3\n   text  [On Play] <Draw 1>\n   text  [Main] Fold it\n      | into a boat.\nA  passes\n";
    let run = headjudge(&["judge", &file("boat.scn", text)]);
    assert_eq!(run.code, 2, "{}", run.out);
    assert!(run.out.contains("boat.scn:4:17: this text is not understood"), "{}", run.out);
    assert!(run.out.contains("    4 |    text  [Main] Fold it\n      |                 ^^^^"), "{}", run.out);
}

#[test]
fn scenarios_and_games_take_cards_of_a_pool() {
    let pool = file("play.json", POOL);
    let run = headjudge(&["judge", &scene("X1-01"), "--pool", &pool, "--no-cache"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    let run = headjudge(&["sim", "--deck", "random:X1-01", "--games", "2", "--pool", &pool, "--no-cache"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}

#[test]
fn a_pool_that_is_none_is_refused_with_place_and_reason() {
    let pool = file("broken.json", r#"[{"id": "X1-01", "#);
    let run = headjudge(&["cards", "check", &pool, "--no-cache"]);
    assert!(run.code == 2 && run.err.contains("broken.json"), "{}", run.err);
}

#[test]
fn a_card_of_an_unknown_kind_is_one_unread_card() {
    let pool = file("kind.json", r#"[{"id": "X1-01", "name": "Rockmon", "card_types": ["Rock"]}]"#);
    let run = headjudge(&["cards", "check", &pool, "--no-cache"]);
    let said =
        run.out.contains("Rock (expected one of `Digimon`, `Tamer`, `Option`, `Digi-Egg`), such as X1-01");
    assert!(run.code == 0 && said, "{}{}", run.out, run.err);
}

/// Where the folder cannot be written, where it holds an older pool and where it holds rubbish, the pool is read.
#[test]
fn the_cache_is_only_a_cache() {
    let pool = file("cached.json", POOL);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cache");
    let _ = fs::remove_dir_all(&folder);
    let read = || {
        let run = std::process::Command::new(env!("CARGO_BIN_EXE_headjudge"))
            .args(["cards", "check", &pool])
            .env("XDG_CACHE_HOME", &folder)
            .output()
            .expect("the command runs");
        String::from_utf8_lossy(&run.stdout).into_owned()
    };
    let first = read();
    let kept = || {
        fs::read_dir(folder.join("headjudge")).expect("a folder").filter_map(Result::ok).collect::<Vec<_>>()
    };
    assert_eq!(kept().len(), 1);
    assert_eq!(read(), first);
    fs::write(kept()[0].path(), b"rubbish").expect("it can be spoiled");
    assert_eq!(read(), first);
    file("cached.json", &POOL.replace("of the olden days", "w/[Rock] trait"));
    assert!(read().contains("total         2      2       0"));
    fs::remove_dir_all(&folder).expect("it can be removed");
    fs::write(&folder, b"in the way").expect("a file");
    assert!(read().contains("total"));
    fs::remove_file(&folder).expect("it can be removed");
}
