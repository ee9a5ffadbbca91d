//! The invariants of ARCHITECTURE.md, as far as a look at the sources can keep them.

use std::collections::BTreeSet;

/// The sources below a folder, without their tests.
fn sources(folder: &str) -> Vec<(String, String)> {
    let untested = |text: &str| text.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
    let is_test =
        |file: &str| file.ends_with("/tests.rs") || file.contains("/tests/") || file.contains("/examples/");
    let files = checkout::files(folder, "rs").into_iter().filter(|(file, _)| !is_test(file));
    files.map(|(file, text)| (file, untested(&text))).collect()
}

/// Complains about every line of the sources below a folder that a rule finds something in.
fn no_line(folder: &str, found: impl Fn(&str) -> Option<String>) {
    let mut wrong = Vec::new();
    for (file, text) in sources(folder) {
        for (line, text) in (1..).zip(text.lines()) {
            wrong.extend(found(text).map(|what| format!("{file}:{line}: {what}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn first_of<'a>(line: &str, words: &[&'a str]) -> Option<&'a str> {
    words.iter().copied().find(|word| line.contains(word))
}

/// The games, by the names that their crates begin with, and words that only they have.
const GAMES: [(&str, &[&str]); 2] = [
    ("digimon", &["digimon", "digivol", "digi-egg", "tamer"]),
    ("ocg", &["ocg", "yu-gi-oh", "yugioh", "monster"]),
];

/// Every crate, by its name.
fn crates() -> Vec<String> {
    let folders = std::fs::read_dir(checkout::root().join("crates")).expect("the folder is there");
    let name = |entry: std::fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    let mut names: Vec<String> = folders.map(|entry| name(entry.expect("a folder"))).collect();
    names.sort();
    names
}

/// The game that a crate is part of.
fn game_of(name: &str) -> Option<&'static str> {
    let is_of = |game: &str| name == game || name.starts_with(&format!("{game}-"));
    GAMES.map(|(game, _)| game).into_iter().find(|game| is_of(game))
}

/// What a crate needs, apart from its tests.
fn needed(name: &str) -> String {
    let manifest = checkout::read(&format!("crates/{name}/Cargo.toml"));
    let (_, after) = manifest.split_once("[dependencies]").unwrap_or_default();
    after.split("\n[").next().unwrap_or_default().to_owned()
}

/// The command knows which games there are, in its registry, and so do the targets of fuzzing; the other shared crates
/// do not.
const KNOW_THE_GAMES: [(&str, &str); 2] =
    [("headjudge", "crates/headjudge/src/registry"), ("fuzz-targets", "crates/fuzz-targets/src/games")];

fn shared() -> impl Iterator<Item = String> {
    crates().into_iter().filter(|name| game_of(name).is_none())
}

#[test]
fn what_is_about_any_game_knows_no_game() {
    let words: Vec<&str> = GAMES.iter().flat_map(|(_, words)| *words).copied().chain(["pokemon"]).collect();
    for name in shared() {
        let registry = KNOW_THE_GAMES.iter().find(|(known, _)| *known == name).map(|(_, registry)| *registry);
        for (file, text) in sources(&format!("crates/{name}"))
            .iter()
            .filter(|(file, _)| registry.is_none_or(|registry| !file.starts_with(registry)))
        {
            let named = text.lines().position(|line| first_of(&line.to_lowercase(), &words).is_some());
            assert_eq!(named.map(|line| line + 1), None, "{file} names a game");
        }
        let game = GAMES.iter().find(|(game, _)| registry.is_none() && needed(&name).contains(game));
        assert_eq!(game, None, "crates/{name}/Cargo.toml");
    }
}

#[test]
fn the_games_do_not_know_each_other() {
    for name in crates() {
        let Some(own) = game_of(&name) else { continue };
        for (other, _) in GAMES.iter().filter(|(game, _)| *game != own) {
            assert!(!needed(&name).contains(other), "crates/{name}/Cargo.toml");
            no_line(&format!("crates/{name}/src"), |line| {
                let uses = line.contains(&format!("{other}::")) || line.contains(&format!("{other}_"));
                uses.then(|| format!("knows `{other}`"))
            });
        }
    }
}

/// The names of the crates that a crate needs.
fn crates_needed(name: &str) -> Vec<String> {
    let named = |line: &str| line.split(['.', ' ', '=']).next().unwrap_or_default().to_owned();
    let needed: Vec<String> = needed(name).lines().map(named).collect();
    crates().into_iter().filter(|known| needed.contains(known)).collect()
}

/// Rules, readers and scenarios of a game are below what serves, plays and shows it.
#[test]
fn rules_know_nothing_of_what_is_above_them() {
    let above = ["host", "server", "page", "headjudge", "bots", "lab", "nim"];
    for (game, _) in GAMES {
        for name in crates().iter().filter(|name| game_of(name) == Some(game)) {
            let needed = crates_needed(name);
            if *name == game {
                assert_eq!(needed, ["table"], "the rules of {game} need a table, and nothing else");
            } else if !["-view", "-lab", "-exercise"].iter().any(|end| name.ends_with(end)) {
                let wrong: Vec<&String> =
                    needed.iter().filter(|found| above.contains(&found.as_str())).collect();
                assert!(wrong.is_empty(), "crates/{name} needs {wrong:?}");
            }
            assert!(!needed.iter().any(|found| found == "server"), "crates/{name} needs the server");
        }
    }
}

/// What belongs to any game is at least so large a part of the Rust, in percent. A quarter is the aim; each word that a
/// game's effects, reader and writer gain makes it smaller.
const SHARED: usize = 18;

#[test]
fn what_is_shared_is_a_good_part_of_the_whole() {
    let lines = |name: &String| -> usize {
        checkout::files(&format!("crates/{name}"), "rs").iter().map(|(_, text)| text.lines().count()).sum()
    };
    let all: usize = crates().iter().map(lines).sum();
    let shared: usize = shared().map(|name| lines(&name)).sum();
    println!("{shared} of {all} lines of Rust are in shared crates, {} %", 100 * shared / all);
    assert!(100 * shared >= SHARED * all, "{shared} of {all} lines");
}

/// The JSON of the wire begins at `host`. Pools and decks come as JSON, too: those who read them know it.
#[test]
fn below_the_host_only_pools_know_json() {
    let knows = |name: &str| {
        let of_game =
            ["-text", "-view", "-lab"].iter().any(|end| name.ends_with(end)) && game_of(name).is_some();
        // The third game of the tests is a whole one, with its part of a server.
        of_game || ["host", "server", "headjudge", "text", "page", "nim", "fuzz-targets"].contains(&name)
    };
    for name in crates().iter().filter(|name| !knows(name)) {
        assert!(!needed(name).contains("json"), "crates/{name}");
    }
}

#[test]
fn only_the_command_speaks() {
    for name in crates().iter().filter(|name| !["headjudge", "page", "server"].contains(&name.as_str())) {
        no_line(&format!("crates/{name}/src"), |line| {
            first_of(line, &["println!", "eprintln!", "process::exit", "process::Command"])
                .map(|word| format!("speaks with `{word}`"))
        });
    }
}

#[test]
fn rules_read_no_clock_environment_file_thread_or_hash_order() {
    let words = [
        "std::time",
        "Instant",
        "SystemTime",
        "std::env",
        "std::fs",
        "std::io",
        "std::net",
        "std::thread",
        "HashMap",
        "HashSet",
        "RandomState",
        "rand::",
        "thread_rng",
    ];
    let rules = GAMES.map(|(game, _)| game).into_iter().chain(["table"]);
    for name in rules.filter(|name| crates().iter().any(|known| known == name)) {
        no_line(&format!("crates/{name}/src"), |line| {
            first_of(line, &words).map(|word| format!("uses `{word}`"))
        });
    }
}

/// The names and numbers of the built-in cards of each game.
fn known_cards() -> [(&'static str, BTreeSet<String>); 2] {
    let digimon = digimon::builtin::cards().into_iter();
    let digimon = digimon.flat_map(|card| [card.number.as_str().to_owned(), card.name.to_string()]).collect();
    let ocg = ocg::builtin::library();
    let ocg = ocg.defs().flat_map(|(_, def)| [def.card.id.0.to_string(), def.card.name.clone()]).collect();
    [("digimon", digimon), ("ocg", ocg)]
}

/// What whoever pastes a deck list is told a number looks like.
const EXAMPLE: &str = "BT1-010";

/// Built-in card names and anything like a card number, as a string in a crate of the game.
#[test]
fn no_code_names_a_single_card() {
    for (game, known) in known_cards() {
        for name in crates().iter().filter(|name| game_of(name) == Some(game)) {
            no_line(&format!("crates/{name}/src"), |line| {
                let code = line.split("//").next().unwrap_or_default();
                let mut texts = code.split('"').skip(1).step_by(2);
                let is_card = |text: &&str| known.contains(*text) || is_card_number(text);
                let named = texts.find(|text| is_card(text) && *text != EXAMPLE);
                named.map(|card| format!("names the card `{card}`"))
            });
        }
    }
}

/// "ST1-07", "BT14-002", "P-123".
fn is_card_number(text: &str) -> bool {
    let Some((set, number)) = text.split_once('-') else { return false };
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let letters = set.trim_end_matches(|c: char| c.is_ascii_digit());
    (1..=3).contains(&letters.len())
        && letters.bytes().all(|byte| byte.is_ascii_uppercase())
        && (2..=3).contains(&number.len())
        && digits(number)
}

#[test]
fn card_numbers_are_recognised() {
    assert!(["ST1-07", "BT14-002", "P-123", "LM-017"].into_iter().all(is_card_number));
    assert!(
        ["15-8-5-4", "1-2", "[App Fusion]", "", "A-", "Digi-Egg"]
            .into_iter()
            .all(|text| !is_card_number(text))
    );
}

#[test]
fn every_module_opens_with_a_sentence() {
    let silent: Vec<String> = sources("crates")
        .into_iter()
        .filter(|(_, text)| !text.starts_with("//! "))
        .map(|(file, _)| file)
        .collect();
    assert!(silent.is_empty(), "{silent:?}");
}

#[test]
fn no_file_is_too_long() {
    let long: Vec<String> = checkout::files("crates", "rs")
        .into_iter()
        .map(|(file, text)| (file, text.lines().count()))
        .filter(|(_, lines)| *lines > 500)
        .map(|(file, lines)| format!("{file} has {lines} lines"))
        .collect();
    assert!(long.is_empty(), "{long:?}");
}

#[test]
fn no_file_is_called_by_nothing() {
    let vague = ["utils.rs", "util.rs", "helpers.rs", "common.rs", "misc.rs"];
    let named = |file: &str| vague.iter().any(|name| file.ends_with(&format!("/{name}")));
    let found: Vec<String> = checkout::files("crates", "rs")
        .into_iter()
        .map(|(file, _)| file)
        .filter(|file| named(file))
        .collect();
    assert!(found.is_empty(), "{found:?}");
}
