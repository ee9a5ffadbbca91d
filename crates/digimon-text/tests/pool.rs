//! Pools: reading, mending and doubting printed cards.

use digimon_text::pool::{Corrections, Pool, suspicions};

fn card(more: &str) -> String {
    format!(r#"[{{"id": "X1-01", "name": "Testmon", "card_types": ["Digimon"], "colors": ["Red"]{more}}}]"#)
}

fn refused(text: &str) -> String {
    Pool::from_json(text).expect_err("it is wrong").to_string()
}

#[test]
fn what_is_optional_may_be_missing_and_what_is_unknown_is_passed_over() {
    let pool = Pool::from_json(&card(r#", "level": 3, "dp": null, "artist": [1, 2]"#)).unwrap();
    let card = &pool.cards[0];
    assert_eq!((card.set.as_str(), card.level, card.dp, card.play_cost), ("X1", Some(3), None, None));
    assert!(Pool::from_json(&format!(r#"{{"cards": {}}}"#, card_list())).unwrap().get("x1-01").is_some());
}

fn card_list() -> String {
    card("")
}

#[test]
fn a_fault_names_the_card_the_field_and_what_was_expected() {
    assert_eq!(
        refused(&card(r#", "level": "three""#)),
        r#"card 0 (X1-01), field `level`: expected a whole number, found "three""#
    );
    assert!(
        refused(&card(r#", "digivolve_costs": [{"color": "Pink", "level": 2, "cost": 0}]"#))
            .contains("field `digivolve_costs.color`: expected a colour such as `Red`, found \"Pink\"")
    );
    assert!(refused(&card(r#", "requirements": {"digivolve": 3}"#)).contains("`requirements.digivolve`"));
    assert!(refused(r#"[{"name": "Nobody"}]"#).starts_with("card 0, field `id`: expected a text"));
    assert!(refused(r#"[{"id": "X-1", "name": "X", "card_types": []}]"#).contains("`card_types`"));
    assert!(refused(r#"[{"id": "X-1", "name": " ", "card_types": "Tamer"}]"#).contains("that is not empty"));
    assert!(refused(&card(r#", "max_copies": -1"#)).contains("expected a whole number, 0 or more, found -1"));
    let colourless = r#"[{"id": "X-1", "name": "X", "card_types": "Tamer", "colors": []}]"#;
    assert!(refused(colourless).contains("field `colors`: expected at least one colour"));
    assert!(refused("[]").contains("give at least one"));
    assert!(refused("[7]").contains("expected an object"));
    assert!(refused("{}").contains("expected a list of cards"));
    assert!(refused("nothing").contains("not JSON"));
}

#[test]
fn one_bad_card_is_left_out_and_the_others_are_taken() {
    let text = r#"[{"id": "X1-01", "name": "A", "card_types": "Tamer"}, 7,
        {"id": "X1-02", "name": "", "card_types": "Tamer"}, {"id": "X1-03", "name": "C", "card_types": "Tamer"}]"#;
    let pool = Pool::from_json(text).unwrap();
    let numbers: Vec<&str> = pool.cards.iter().map(|card| card.id.as_str()).collect();
    let left_out: Vec<String> = pool.left_out.iter().map(ToString::to_string).collect();
    assert_eq!(numbers, ["X1-01", "X1-03"]);
    assert_eq!(left_out[0], "card 1, field `(card)`: expected an object, found 7");
    assert_eq!(left_out[1], r#"card 2 (X1-02), field `name`: expected a text that is not empty, found """#);
    assert_eq!(left_out.len(), 2);
}

#[test]
fn cards_may_stand_under_their_numbers() {
    let one = r#"{"name": "A", "card_types": "Tamer"}"#;
    for text in [format!(r#"{{"X1-01": {one}}}"#), format!(r#"{{"cards": {{"X1-01": {one}}}}}"#)] {
        assert_eq!(Pool::from_json(&text).unwrap().get("X1-01").unwrap().name, "A");
    }
}

#[test]
fn a_card_of_an_unknown_kind_is_unread() {
    let text = r#"[{"id": "X-1", "name": "X", "card_types": ["Trap"]}]"#;
    let stops = digimon_text::pool::read(&Pool::from_json(text).unwrap().cards[0]).stops;
    assert_eq!((stops.len(), stops[0].field.as_str(), stops[0].words()), (1, "card_types", "Trap"));
    assert_eq!(stops[0].expected, "one of `Digimon`, `Tamer`, `Option`, `Digi-Egg`");
}

#[test]
fn a_correction_is_applied_once_and_is_stale_where_nothing_is_wrong() {
    let corrections = Corrections::read(
        r#"(spellings: [(wrong: "Tset", right: "Test", evidence: "")], cards: [
            (card: "X1-01", wrong: "text in the wrong box", evidence: "made up",
             right: [Move(Security, "[Your", Inherited), AlsoTraits(["Rock"])]),
            (card: "X1-02", wrong: "not in this pool", evidence: "made up", right: [Traits([])])])"#,
    )
    .unwrap();
    let wrong = card(
        r#", "security_effect": "[Your Turn] This Tsetmon gets +1000 DP.", "traits": ["Digimon", "Hill/River"]"#,
    );
    let pool = Pool::from_json_with(&wrong, &corrections).unwrap();
    let mended = &pool.cards[0];
    assert_eq!(mended.inherited_effect, "[Your Turn] This Testmon gets +1000 DP.");
    assert_eq!((mended.security_effect.as_str(), mended.traits.join(" ")), ("", "Hill River".to_owned()));
    assert_eq!(mended.rule_text.len(), 1);
    assert_eq!((pool.corrected.applied.len(), pool.corrected.stale.len(), pool.corrected.tidied), (1, 0, 1));
    let right = card(r#", "rule_text": ["[Rule] Trait: Has [Rock]."]"#);
    let pool = Pool::from_json_with(&right, &corrections).unwrap();
    assert_eq!((pool.corrected.applied.len(), pool.corrected.stale.len()), (0, 1));
}

#[test]
fn what_looks_wrong_is_told_with_the_reason() {
    let doubts = |more: &str| -> Vec<String> {
        let pool =
            Pool::from_json(&card(&format!(r#", "play_cost": 3, "forms": ["Rookie"]{more}"#))).unwrap();
        suspicions(&pool.cards).into_iter().map(|each| format!("{}: {}", each.field, each.why)).collect()
    };
    assert_eq!(doubts(""), Vec::<String>::new());
    assert!(doubts(r#", "level": 5"#)[0].contains("the form Rookie at level 5"));
    assert!(
        doubts(r#", "security_effect": "[Your Turn] Gain 1 memory.""#)[0]
            .contains("does not begin with [Security]")
    );
    assert!(
        doubts(r#", "link": {"dp": 1000, "effect": "[When Linking] Gain 1 memory."}"#)[0]
            .starts_with("link.requirement")
    );
    assert!(doubts(r#", "main_effect": "[On Play] Gain 1 memory (for you.""#)[0].contains("do not match"));
    assert!(doubts(r#", "main_effect": "[On Play] Suspend 1 [TestMon].""#)[0].contains("written Testmon"));
}

#[test]
fn the_corrections_fit_the_pools() {
    let mut applied = 0;
    for file in ["digimon.en.json", "digimon-bt24-ex11.en.json"] {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/cards");
        let Ok(text) = std::fs::read_to_string(folder.join(file)) else {
            println!("skipped: ../shared is not here");
            return;
        };
        let pool = Pool::from_json(&text).unwrap();
        assert_eq!(pool.corrected.stale, []);
        applied += pool.corrected.applied.len();
        for each in suspicions(&pool.cards) {
            println!("{} {}: {}", each.card, each.field, each.why);
        }
    }
    assert_eq!(applied, Pool::corrections().cards.len());
}

/// A bracket is what the pool knows by that word: a trait without the word is one, a name with it is a name.
#[test]
fn words_in_brackets_are_what_the_pool_knows_them_as() {
    let text = r#"[
        {"id": "X1-01", "name": "Testmon", "card_types": ["Digimon"], "colors": ["Red"], "traits": ["Mist"],
         "requirements": {"digivolve": ["[Digivolve] Lv.3 w/[Mist]: Cost 2"]}},
        {"id": "X1-02", "name": "Foomon", "card_types": ["Tamer"], "colors": ["Red"],
         "main_effect": "[On Play] You may play 1 [Testmon] trait from your hand without paying the cost."}]"#;
    let read = Pool::from_json(text).unwrap().read(&digimon_text::Cancel::never()).unwrap();
    assert_eq!(read.unread().count(), 0);
    let cards: Vec<String> = read.cards().map(|card| ron::to_string(card).unwrap()).collect();
    assert!(cards[0].contains("Trait(\"Mist\")"), "{}", cards[0]);
    assert!(cards[1].contains("Name(\"Testmon\")"), "{}", cards[1]);
    // A card alone knows no words: what it does not say is not read.
    let alone =
        Pool::from_json(&card(r#", "requirements": {"digivolve": ["[Digivolve] Lv.3 w/[Fog]: Cost 2"]}"#));
    assert_eq!(digimon_text::pool::read(&alone.unwrap().cards[0]).stops.len(), 1);
}

/// Words, signs and rubbish in any order: the reader may stop anywhere, but it stops at words that are there.
#[test]
fn no_text_brings_the_reader_down() {
    const PIECES: [&str; 44] = [
        "[On Play]",
        "[Your Turn]",
        "[Digivolve]",
        "[DNA Digivolve]",
        "[DigiXros -2]",
        "[Rule]",
        "[Link]",
        "[Rock]",
        "[",
        "]",
        "＜Blocker＞",
        "＜",
        "≪",
        "＞",
        "(",
        ")",
        "\"",
        "\n",
        "・",
        "Lv.4",
        "w/",
        "w/o",
        "or",
        "and",
        "/",
        ":",
        "Cost",
        "3",
        "+1000",
        "-",
        "DP",
        "this Digimon",
        "your opponent's",
        "1 of your",
        "gains",
        "delete",
        "If you have",
        "While",
        ",",
        ".",
        "trait",
        "in name",
        "’é∞&+",
        "for each",
    ];
    let mut chance = 0x9e37_79b9_7f4a_7c15_u64;
    let mut roll = |sides: usize| {
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        chance as usize % sides
    };
    let mut card = Pool::from_json(&card_list()).unwrap().cards.remove(0);
    for _ in 0..3000 {
        let mut text = |length: usize| {
            let words: Vec<&str> = (0..length).map(|_| PIECES[roll(PIECES.len())]).collect();
            words.join(if length.is_multiple_of(2) { " " } else { "" })
        };
        card.main_effect = text(12);
        card.inherited_effect = text(7);
        card.requirements.digivolve = vec![format!("[Digivolve] {}: Cost 3", text(5))];
        card.requirements.digixros = vec![format!("[DigiXros -1] {}", text(6))];
        card.rule_text = vec![text(6)];
        for stop in digimon_text::pool::read(&card).stops {
            assert!(stop.text.get(stop.from..stop.to).is_some(), "{stop:?}");
        }
    }
}
