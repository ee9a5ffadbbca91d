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

#[test]
fn what_is_about_any_game_knows_no_game() {
    let words =
        ["digimon", "digivol", "digi-egg", "tamer", "ocg", "yu-gi-oh", "yugioh", "monster", "pokemon"];
    for folder in [
        "crates/table",
        "crates/scenario",
        "crates/rulebook",
        "crates/lab",
        "crates/bots",
        "crates/host",
        "crates/server",
    ] {
        no_line(folder, |line| first_of(&line.to_lowercase(), &words).map(|word| format!("names `{word}`")));
    }
}

#[test]
fn the_games_do_not_know_each_other() {
    for (game, others) in [("digimon", ["ocg"]), ("ocg", ["digimon"])] {
        for name in [game.to_owned(), format!("{game}-text")] {
            let path = format!("crates/{name}/Cargo.toml");
            if checkout::root().join(&path).exists() {
                let manifest = checkout::read(&path);
                let known = others.iter().find(|other| manifest.contains(*other));
                assert_eq!(known, None, "{path}");
            }
        }
    }
}

/// Pools and decks come as JSON; `digimon-text` alone reads them.
#[test]
fn below_the_command_only_pools_know_json() {
    for name in ["table", "scenario", "digimon", "rulebook", "digimon-scenario", "lab", "bots"] {
        let manifest = checkout::read(&format!("crates/{name}/Cargo.toml"));
        let needed = manifest.split("[dev-dependencies]").next().unwrap_or_default();
        assert!(!needed.contains("json"), "crates/{name}");
    }
}

#[test]
fn only_the_command_speaks() {
    for name in
        ["table", "digimon", "digimon-text", "rulebook", "scenario", "digimon-scenario", "lab", "bots"]
    {
        no_line(&format!("crates/{name}/src"), |line| {
            first_of(line, &["println!", "eprintln!", "std::process"])
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
    for folder in ["crates/table/src", "crates/digimon/src"] {
        no_line(folder, |line| first_of(line, &words).map(|word| format!("uses `{word}`")));
    }
}

/// Built-in card names and anything like a card number, as a string in the rules.
#[test]
fn no_code_names_a_single_card() {
    let cards = digimon::builtin::cards();
    let known: BTreeSet<&str> =
        cards.iter().flat_map(|card| [card.number.as_str(), card.name.as_str()]).collect();
    for (file, text) in sources("crates/digimon/src") {
        for (line, text) in (1..).zip(text.lines()) {
            let code = text.split("//").next().unwrap_or_default();
            let named =
                code.split('"').skip(1).step_by(2).find(|text| known.contains(text) || is_card_number(text));
            assert_eq!(named, None, "{file}:{line} names a card");
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
