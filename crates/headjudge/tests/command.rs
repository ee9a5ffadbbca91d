//! The command from outside: what it prints, and how it refuses.

mod running;

use running::headjudge::{headjudge, headjudge_json};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

/// A file for one test.
fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("there is room for a file");
    path
}

#[test]
fn help_lists_the_commands() {
    let run = headjudge(&["--help"]);
    assert_eq!(run.code, 0);
    assert!(run.out.contains("rules") && run.out.contains("serve"), "{}", run.out);
}

#[test]
fn rules_prints_the_index_with_totals() {
    let run = headjudge(&["rules", "digimon"]);
    assert_eq!(run.code, 0);
    assert!(run.out.contains("15  Effects") && run.out.contains("15-8-5-4"), "{}", run.out);
    assert!(run.out.contains("1061 clauses: 690 procedures"), "{}", run.out);
}

#[test]
fn rules_gives_the_totals_as_json() {
    let json = headjudge_json(&["rules", "digimon", "--json"]);
    assert_eq!(json["clauses"], 1061);
    assert_eq!(json["procedures"], 690);
    assert_eq!(json["examples"], 110);
    assert!(json["procedures_with_scenario"].is_u64() && json["scenarios"].is_u64());
    assert_eq!(json["rows"].as_array().unwrap().len(), 1061);
}

#[test]
fn rules_explains_a_clause() {
    let run = headjudge(&["rules", "digimon", "15-8-5-4"]);
    assert_eq!(run.code, 0);
    for part in
        ["15-8-5-4 (procedure)", "15-8-5 ", "Immediate effects", "crates/digimon/src/effects/immediate.rs"]
    {
        assert!(run.out.contains(part), "{part} is not in\n{}", run.out);
    }
    assert_eq!(headjudge_json(&["rules", "digimon", "15-8-5-4", "--json"])["kind"], "procedure");
}

#[test]
fn rules_speaks_other_languages() {
    let run = headjudge(&["rules", "digimon", "12-1-5", "--language", "ja"]);
    assert!(run.out.contains("ブロック"), "{}", run.out);
    assert_ne!(headjudge(&["rules", "digimon", "--language", "tlh"]).code, 0);
}

#[test]
fn rules_prints_a_chapter() {
    let run = headjudge(&["rules", "digimon", "12"]);
    assert!(
        run.out.starts_with("12  Blocking") && run.out.contains("12-1-5") && !run.out.contains("13-1"),
        "{}",
        run.out
    );
    assert_eq!(headjudge_json(&["rules", "digimon", "12", "--json"])["chapter"]["title"], "Blocking");
}

#[test]
fn rules_of_the_second_game_are_listed() {
    let json = headjudge_json(&["rules", "ocg", "--json"]);
    assert_eq!((&json["clauses"], &json["examples"]), (&1062.into(), &145.into()));
    assert!(json["scenarios"].as_u64() > Some(600), "{}", json["scenarios"]);
    assert!(json["rulebook"].as_str().unwrap().contains("2020"), "{}", json["rulebook"]);
    let clause = headjudge_json(&["rules", "ocg", "2.1.2-1", "--json"]);
    assert_eq!((&clause["kind"], &clause["module"]), (&"procedure".into(), &"effects/triggers".into()));
    assert_eq!(clause["worked_examples"].as_array().unwrap().len(), 2);
    let example = headjudge_json(&["rules", "ocg", "2.1.2-1e1", "--json"]);
    assert_eq!(example["cards"][0]["name"], "Sangan");
}

#[test]
fn rules_prints_a_section_of_a_chapter() {
    let run = headjudge(&["rules", "ocg", "3.4.3"]);
    let (title, clauses) = run.out.split_once('\n').unwrap();
    assert_eq!(title, "3.4  Card effects");
    assert!(clauses.lines().all(|line| line.trim().is_empty() || line.contains(" 3.4.3-")), "{clauses}");
    let whole = headjudge(&["rules", "ocg", "3"]).out;
    assert!(whole.contains("3  Master rules") && whole.contains("3.7  Tournament rules"), "{whole}");
    assert!(!whole.contains("2.1.1-1"), "{whole}");
}

#[test]
fn an_unknown_clause_or_game_is_refused_with_the_nearest() {
    let run = headjudge(&["rules", "digimon", "15-8-5-40"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("no clause 15-8-5-40") && run.err.contains("15-8-5 "), "{}", run.err);
    assert!(headjudge(&["rules", "digimon", "1-x"]).err.contains("`1-x` is not a clause number"));
    let run = headjudge(&["rules", "chess"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("digimon"), "{}", run.err);
}

#[test]
fn cards_are_shown_with_their_text() {
    let run = headjudge(&["cards", "show", "ST1-11"]);
    assert_eq!(run.code, 0);
    assert!(
        run.out.contains("WarGreymon") && run.out.contains("[Your Turn] This Digimon gains"),
        "{}",
        run.out
    );
    let run = headjudge(&["cards", "show", "ST1-99"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("no built-in card ST1-99") && run.err.contains("ST1-11"), "{}", run.err);
    assert!(headjudge(&["cards", "list"]).out.contains("ST1-03"));
}

#[test]
fn sim_plays_games_and_adds_them_up() {
    let words = [
        "sim", "--game", "digimon", "--deck", "ST1", "--deck", "ST2", "--games", "20", "--seed", "7",
        "--json",
    ];
    let mut json = headjudge_json(&words);
    assert_eq!(json["games"], 20);
    assert_eq!(json["decided"].as_u64().unwrap() + json["draws"].as_u64().unwrap(), 20);
    assert_eq!(json["stalled"], 0);
    assert!(json["turns"].as_u64() > Some(20) && json["choices"].as_u64() > Some(20));
    assert!(json["cpu_seconds"].is_f64());
    let mut again = headjudge_json(&words);
    for time in ["cpu_seconds", "games_per_cpu_second"] {
        json[time].take();
        again[time].take();
    }
    assert_eq!(json, again);
}

#[test]
fn sim_keeps_the_invariants_and_replays() {
    for decks in [["ST1", "ST3"], ["ST9", "ST10"], ["random", "random"]] {
        let run = headjudge(&[
            "sim", "--deck", decks[0], "--deck", decks[1], "--games", "25", "--seed", "3", "--check",
        ]);
        assert_eq!(run.code, 0, "{}{}", run.out, run.err);
        assert!(run.out.contains("25 games checked and replayed"), "{}", run.out);
    }
}

#[test]
fn sim_takes_a_deck_from_a_file() {
    let four: Vec<String> = (1..=13).map(|n| format!("4 ST1-{n:02}")).collect();
    let deck = file("deck.txt", &format!("# mine\n{}\n2 ST1-15\n", four.join("\n")));
    let run = headjudge(&["sim", "--deck", deck.to_str().unwrap(), "--games", "3"]);
    assert_eq!(run.code, 0, "{}", run.err);
    let deck = file("short.txt", "4 ST1-02\n");
    let run = headjudge(&["sim", "--deck", deck.to_str().unwrap()]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("4 cards") && run.err.contains("exactly 50"), "{}", run.err);
    let deck = file("wrong.txt", "4 ST1-02\nmany of them\n");
    let run = headjudge(&["sim", "--deck", deck.to_str().unwrap()]);
    assert!(run.err.contains("wrong.txt:2: `many of them`: no card number"), "{}", run.err);
    let deck = file("unknown.txt", "4 ST1-02\n1 ST99-99\n");
    let run = headjudge(&["sim", "--deck", deck.to_str().unwrap()]);
    assert!(run.err.contains("unknown.txt: no card is known with the number ST99-99"), "{}", run.err);
}

#[test]
fn sim_refuses_unknown_decks() {
    let run = headjudge(&["sim", "--deck", "ST0"]);
    assert_eq!(run.code, 2);
    assert!(
        run.err.contains("no deck `ST0`") && run.err.contains("ST10") && run.err.contains("random"),
        "{}",
        run.err
    );
    assert_eq!(headjudge(&["sim", "--deck", "ST1", "--deck", "ST1", "--deck", "ST1"]).code, 2);
}

const PASSES: &str = "scenario  The turn is passed
shows     6-5-1-1-5

A  turn player, main phase, memory 3

A  passes

then
   A passed
";

#[test]
fn judge_plays_files_and_sums_up() {
    let good = file("good.scn", PASSES);
    let run = headjudge(&["judge", good.to_str().unwrap()]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    assert!(run.out.trim_end().ends_with("1 passed, 0 failed"), "{}", run.out);
    let explained = headjudge(&["judge", good.to_str().unwrap(), "--explain"]).out;
    assert!(explained.contains("passes") && explained.contains("[6-"), "{explained}");
}

#[test]
fn judge_shows_what_differs_and_fails() {
    let bad = file("bad.scn", &PASSES.replace("   A passed", "   A won"));
    let run = headjudge(&["judge", bad.to_str().unwrap()]);
    assert_eq!(run.code, 1, "{}{}", run.out, run.err);
    assert!(
        run.out.contains("expected") && run.out.trim_end().ends_with("0 passed, 1 failed"),
        "{}",
        run.out
    );
    let json = headjudge_json(&["judge", bad.to_str().unwrap(), "--json"]);
    assert_eq!((json["passed"].as_u64(), json["failed"].as_u64()), (Some(0), Some(1)));
    assert!(json["files"][0]["file"].as_str().unwrap().ends_with("bad.scn"));
}

#[test]
fn judge_plays_every_scenario_that_the_binary_carries() {
    let all = headjudge_json(&["judge", "--json"]);
    let files = all["files"].as_array().into_iter().flatten();
    let carried: BTreeSet<&str> = files.filter_map(|file| file["file"].as_str()).collect();
    let there = checkout::files("scenarios", "scn");
    assert_eq!(carried, there.iter().map(|(name, _)| name.as_str()).collect());
    assert_eq!(all["failed"], 0);
}

/// A folder that is called like a game says which one its files are of.
#[test]
fn judge_plays_a_folder_with_scenarios_of_several_games() {
    let folder = checkout::root().join("scenarios");
    let both = headjudge_json(&["judge", folder.to_str().unwrap(), "--json"]);
    assert_eq!(both["failed"], 0);
    let ocg = folder.join("ocg");
    let one = headjudge_json(&["judge", ocg.to_str().unwrap(), "--json"]);
    assert!(one["passed"].as_u64() < both["passed"].as_u64() && one["failed"] == 0);
    assert_eq!(headjudge_json(&["judge", "--game", "ocg", "--json"])["passed"], one["passed"]);
}

/// A folder that goes on and on, and one that leads back to itself by a link.
#[test]
fn judge_does_not_walk_the_disk() {
    let run = headjudge(&["judge", "/"]);
    assert_eq!(run.code, 2, "{}{}", run.out, run.err);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("round-and-round");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("there is room for a folder");
    fs::write(folder.join("passes.scn"), PASSES).expect("there is room for a file");
    #[cfg(unix)]
    std::os::unix::fs::symlink(&folder, folder.join("again")).expect("a link can be made");
    let run = headjudge(&["judge", folder.to_str().expect("UTF-8")]);
    assert_eq!((run.code, run.out.trim()), (0, "1 passed, 0 failed"), "{}", run.err);
}

#[test]
fn judge_points_at_mistakes() {
    let wrong = file("wrong.scn", &PASSES.replace("A  passes", "A  flies away"));
    let run = headjudge(&["judge", wrong.to_str().unwrap()]);
    assert_eq!(run.code, 2, "{}{}", run.out, run.err);
    assert!(run.out.contains("wrong.scn:6:"), "{}", run.out);
    let run = headjudge(&["judge", "/no/such/file.scn"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("/no/such/file.scn"), "{}", run.err);
}
