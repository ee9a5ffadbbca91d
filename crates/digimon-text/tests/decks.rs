//! Decks go out in every form and come back as they were.

use digimon::card::Number;
use digimon_text::deck::{About, BadLine, DeckList, Form, Import, Section, Unreadable, decode, import};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;
use table::Dice;

fn deck(entries: &[(&str, u16)]) -> DeckList {
    let mut deck = DeckList::default();
    for (number, copies) in entries {
        deck.add(Number::new(number), *copies).expect("few enough");
    }
    deck
}

#[track_caller]
fn read(text: &str) -> Import {
    import(text).unwrap_or_else(|why| panic!("{why}\n{text}"))
}

/// Writes the deck in every form, and reads it again.
#[track_caller]
fn goes_round(deck: &DeckList, about: impl Fn(&Number) -> About) {
    for form in Form::ALL {
        let text = form.write(deck, &about);
        let again = read(&text);
        assert_eq!((&again.deck, again.form), (deck, form), "{text}");
        assert!(again.side.is_empty(), "{text}");
    }
}

#[test]
fn each_form_is_recognised_and_read() {
    let both = deck(&[("BT1-010", 4), ("BT1-001", 3)]);
    let forms = [
        (Form::DigimoncardIo, "// Digimon Deck List \n4 Testmon BT1-010\n// Egg Deck\n3 Eggmon BT1-001\n"),
        (Form::DigimoncardDev, "// Digimon DeckList\n\n4 Testmon      BT1-010\n3 Eggmon       BT1-001\n"),
        (Form::DigimoncardApp, "// Digimon DeckList\nBT1-010 Testmon 4\nBT1-001 Eggmon 3\n"),
        (Form::Digimonmeta, "4 (BT1-010)\n3 (BT1-001)\n"),
        (Form::UntapIn, "4 Testmon      (DCG) (BT1-010)\n3 Eggmon       (DCG) (BT1-001)\n"),
        (
            Form::TabletopSimulator,
            r#"["Exported from https://example.org","BT1-010","BT1-010","BT1-010","BT1-010","BT1-001","BT1-001","BT1-001"]"#,
        ),
        (
            Form::ProjectDrasil,
            r#"["BT1-010_P1","BT1-010_P1","BT1-010","BT1-010","BT1-001","BT1-001_P2","BT1-001"]"#,
        ),
        (
            Form::DcgoJson,
            r#"["Exported from DCGO","BT1-010","BT1-010","BT1-010","BT1-010","BT1-001","BT1-001","BT1-001"]"#,
        ),
        (Form::DcgoText, "// DeckList\n4 Testmon   BT1-010\n3 Eggmon    BT1-001\n"),
        (Form::Plain, "4 Testmon BT1-010\n3x BT1-001\n"),
        (Form::Plain, "\u{feff}\r\nBT1-010 x4\r\n\r\n# eggs\r\nBT1-001 x2\r\nbt1-001-p1\r\n"),
        (Form::Plain, "4 BT1-010\r3 BT1-001"),
    ];
    for (form, text) in forms {
        let found = read(text);
        assert_eq!((found.form, found.deck), (form, both.clone()), "{text}");
    }
}

#[test]
fn forms_are_called_by_their_names() {
    for form in Form::ALL {
        assert_eq!(Form::named(form.name()), Some(form));
    }
    assert_eq!(Form::named("napkin"), None);
}

#[test]
fn headings_are_kept_as_a_hint_and_a_sideboard_apart() {
    let found = read("Main Deck (4)\n4 BT1-010\nDigi-Eggs\n2 BT1-001\nSideboard\n1 BT1-010\n1 BT1-011\n");
    assert_eq!(found.deck, deck(&[("BT1-010", 4), ("BT1-001", 2)]));
    assert_eq!(found.side, deck(&[("BT1-010", 1), ("BT1-011", 1)]));
    let section = |number| found.section(&Number::new(number));
    assert_eq!(section("BT1-010"), Some(Section::Main));
    assert_eq!(section("BT1-001"), Some(Section::Eggs));
    assert_eq!(section("BT1-011"), None);
}

#[test]
fn all_bad_lines_are_told_at_once_and_nothing_is_taken() {
    let text = "4 BT1-010\nTestmon\n99999999 BT1-001\n\n999 BT1-010\n";
    let Err(Unreadable::Lines(refused)) = import(text) else { panic!("it was read") };
    assert_eq!(refused.iter().map(|bad| bad.line).collect::<Vec<_>>(), [2, 3, 5]);
    assert_eq!(refused[2].why, BadLine::TooMany("1003".to_owned()));
    let told = import(text).unwrap_err().in_file("my.txt");
    assert!(told.starts_with("my.txt:2: `Testmon`: no card number is in it\nmy.txt:3: "), "{told}");
    assert!(told.contains("such as `4 Agumon BT1-010`"), "{told}");
}

#[test]
fn many_bad_lines_and_long_ones_are_cut_short() {
    let told =
        import(&"prose of no use at all ".repeat(1000).replace("all ", "all\n")).unwrap_err().to_string();
    assert!(told.contains("and 980 more lines") && told.lines().count() < 25, "{told}");
    assert!(import(&"é".repeat(100_000)).unwrap_err().to_string().len() < 500);
}

#[test]
fn rubbish_is_refused_with_a_reason() {
    assert_eq!(import(""), Err(Unreadable::Empty));
    assert_eq!(import("// nothing\n\n"), Err(Unreadable::Empty));
    assert_eq!(import("[]"), Err(Unreadable::Empty));
    assert_eq!(import("\n<!DOCTYPE html><html>BT1-010"), Err(Unreadable::WebPage));
    assert!(matches!(import("{\"BT1-010\": 4}"), Err(Unreadable::Json(_))));
    assert!(matches!(import("[[\"BT1-010\"]]"), Err(Unreadable::Json(_))));
    assert!(matches!(import("[\"BT1-010\",\"Testmon\"]"), Err(Unreadable::Lines(_))));
}

/// Letters that lists, pages and JSON are made of, and some that they are not.
const LETTERS: &[&str] = &[
    "4",
    "x",
    "X",
    "99",
    "0",
    "BT",
    "1",
    "-",
    "010",
    "BT1-010",
    "P-001",
    " ",
    "\n",
    "\r",
    "\t",
    "/",
    "//",
    "#",
    "(",
    ")",
    "[",
    "]",
    "\"",
    "\\",
    "\\u",
    ",",
    "{",
    "}",
    "_P1",
    "é",
    "モン",
    "４",
    "×",
    "\u{feff}",
    "Egg Deck",
    "Sideboard",
    "DCG",
    "Exported from",
    "<",
    "\0",
];

#[test]
fn no_text_brings_the_reader_down() {
    let mut dice = Dice::new(1);
    for _ in 0..20_000 {
        let length = dice.roll(12);
        let text: String = (0..length).map(|_| LETTERS[dice.roll(LETTERS.len())]).collect();
        if let Ok(found) = decode(text.as_bytes()).and_then(|text| import(&text)) {
            goes_round(&found.deck, |_| About::default());
        }
    }
}

fn any_deck(dice: &mut Dice) -> DeckList {
    let mut deck = DeckList::default();
    for _ in 0..=dice.roll(20) {
        let serial = dice.roll(100);
        let number = match dice.roll(4) {
            0 => format!("P-{serial:03}"),
            1 => format!("ST{}-{serial:02}", 1 + dice.roll(30)),
            2 => format!("LM-{serial:03}"),
            _ => format!("BT{}-{serial:03}", 1 + dice.roll(30)),
        };
        let copies = if dice.roll(200) == 0 { DeckList::MOST } else { 1 + dice.roll(6) as u16 };
        // A number that came before may have its most copies; then the deck stays as it is.
        let _ = deck.add(Number::new(&number), copies);
    }
    deck
}

#[test]
fn any_deck_goes_round_under_any_names() {
    let mut dice = Dice::new(2);
    for _ in 0..500 {
        let deck = any_deck(&mut dice);
        let about: Vec<About> = deck.entries().iter().map(|_| any_about(&mut dice)).collect();
        let at = |number: &Number| deck.entries().iter().position(|entry| entry.number == *number).unwrap();
        goes_round(&deck, |number| about[at(number)].clone());
    }
}

fn any_about(dice: &mut Dice) -> About {
    let letters = dice.roll(6);
    let name = (0..letters).map(|_| LETTERS[dice.roll(LETTERS.len())]).collect();
    let sections = [None, Some(Section::Main), Some(Section::Eggs)];
    About { name: (letters > 0).then_some(name), section: sections[dice.roll(3)] }
}

#[test]
fn names_are_written_where_they_do_no_harm() {
    let deck = deck(&[("BT1-010", 4), ("BT1-011", 1)]);
    let about = |number: &Number| About {
        name: Some(if number.as_str() == "BT1-010" { "Testmon X4" } else { "BT2-001" }.to_owned()),
        section: None,
    };
    assert_eq!(Form::Plain.write(&deck, about), "4 Testmon X4 BT1-010\n1 BT1-011\n");
    assert_eq!(
        Form::DigimoncardApp.write(&deck, about),
        "// Digimon DeckList\nBT1-010 Testmon X4 4\nBT1-011 1\n"
    );
}

/// Where the folder with real decks and names is at hand.
fn shared(file: &str) -> Option<Vec<Value>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared").join(file);
    let Ok(text) = std::fs::read_to_string(path) else {
        println!("skipped: ../shared is not here");
        return None;
    };
    Some(serde_json::from_str(&text).expect("the file is a JSON list"))
}

fn texts<'a>(cards: &'a [Value], field: &str) -> BTreeMap<&'a str, &'a str> {
    cards.iter().filter_map(|card| Some((card["id"].as_str()?, card[field].as_str()?))).collect()
}

#[test]
fn real_decks_go_round_with_their_names_in_two_languages() {
    let (Some(tournament), Some(starters)) =
        (shared("decks/digimon-tournament.json"), shared("decks/digimon-starters.json"))
    else {
        return;
    };
    let Some(pool) = shared("cards/digimon.en.json") else { return };
    let names = ["name", "name_ja"].map(|field| texts(&pool, field));
    assert!(tournament.len() > 200 && starters.len() > 5);
    for real in tournament.iter().chain(&starters) {
        let (main, eggs) = (cards_of(&real["main"]), cards_of(&real["eggs"]));
        for order in [[&main[..], &eggs].concat(), [&eggs[..], &main].concat()] {
            let list = deck(&order);
            for names in &names {
                goes_round(&list, |number| {
                    let is_egg = eggs.iter().any(|(egg, _)| *egg == number.as_str());
                    let section = Some(if is_egg { Section::Eggs } else { Section::Main });
                    let name = names.get(number.as_str()).map(|name| (*name).to_owned());
                    About { name, section }
                });
            }
        }
    }
}

fn cards_of(list: &Value) -> Vec<(&str, u16)> {
    let mut cards = Vec::new();
    for entry in list.as_array().expect("a list of cards") {
        let copies = entry["n"].as_u64().and_then(|copies| u16::try_from(copies).ok());
        cards.push((entry["id"].as_str().expect("a number"), copies.expect("a count")));
    }
    cards
}

/// No real name hides the count or the number of its line, in any form that writes names.
#[test]
fn every_real_name_can_be_written() {
    let Some(pool) = shared("cards/digimon.en.json") else { return };
    for field in ["name", "name_ja"] {
        for (number, name) in texts(&pool, field) {
            let list = deck(&[(number, 3)]);
            let about = |_: &Number| About { name: Some(name.to_owned()), section: None };
            for form in [Form::Plain, Form::DigimoncardApp, Form::DigimoncardDev, Form::UntapIn] {
                let text = form.write(&list, about);
                let words: Vec<&str> = name.split_whitespace().collect();
                assert!(text.contains(&words.join(" ")), "{name} is left out of {text}");
            }
            goes_round(&list, about);
        }
    }
}
