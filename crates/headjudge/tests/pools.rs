//! Pools of printed cards on the command line. The cards are made up.

mod checkout;

use checkout::headjudge::{headjudge, headjudge_json};
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
    let shown = "    | [Digivolve] Lv.3 of the olden days: Cost 1\n    |                  ^^ not understood from here";
    assert!(run.out.contains(shown), "{}", run.out);
}

#[test]
fn show_prints_a_card_of_the_pool() {
    let pool = file("show.json", POOL);
    let run = headjudge(&["cards", "show", "x1-01", "--pool", &pool, "--no-cache"]);
    assert!(run.out.contains("[Digivolve] Lv.2 w/[Rock] trait: Cost 1"), "{}", run.out);
    let run = headjudge(&["cards", "show", "X2-01", "--pool", &pool, "--no-cache"]);
    assert!(run.out.contains("Not understood\n  requirements.digivolve"), "{}", run.out);
    let run = headjudge(&["cards", "show", "X2-09", "--pool", &pool, "--no-cache"]);
    assert!(run.code == 2 && run.err.contains("no card in the pool X2-09; near it are X2-01"), "{}", run.err);
}

#[test]
fn scenarios_and_games_take_cards_of_a_pool_but_none_that_was_not_read() {
    let pool = file("play.json", POOL);
    let scene = |number: &str| {
        let text = format!(
            "scenario  Somebody attacks\nA  turn player\n   battle  {number} = R\nB\n   security 1 x ST1-03\nA  attacks player with R\nthen\n   R was suspended\n"
        );
        file(&format!("{number}.scn"), &text)
    };
    let run = headjudge(&["judge", &scene("X1-01"), "--pool", &pool, "--no-cache"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
    assert_ne!(headjudge(&["judge", &scene("X2-01"), "--pool", &pool, "--no-cache"]).code, 0);
    let run = headjudge(&["sim", "--deck", "random:X1-01", "--games", "2", "--pool", &pool, "--no-cache"]);
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}

#[test]
fn a_pool_that_is_none_is_refused_with_place_and_reason() {
    let pool = file("broken.json", r#"[{"id": "X1-01", "name": "Rockmon", "card_types": ["Rock"]}]"#);
    let run = headjudge(&["cards", "check", &pool, "--no-cache"]);
    assert!(run.code == 2 && run.err.contains("card 0 (X1-01), field `card_types`"), "{}", run.err);
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
