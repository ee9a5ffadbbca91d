//! Pools as people have them: one bad card does not keep the others out.

use ocg_text::pool::Pool;

fn numbers(text: &str) -> (Vec<String>, Vec<String>) {
    let pool = Pool::from_json(text).unwrap_or_else(|why| panic!("{why}"));
    let numbers = pool.cards.iter().map(|card| card.number.clone()).collect();
    (numbers, pool.left_out.iter().map(ToString::to_string).collect())
}

fn refused(text: &str) -> String {
    Pool::from_json(text).err().map_or_else(|| "it is taken".to_owned(), |why| why.to_string())
}

const TRICK: &str = r#""name": "Made-Up Trick", "type": 2, "text": """#;

#[test]
fn one_bad_card_is_left_out_and_the_others_are_taken() {
    let text = format!(
        r#"[{{"id": 11, {TRICK}}}, 7, {{"id": 12, "name": "", "type": 2}}, {{"id": -13, {TRICK}}},
            {{"id": 14, "name": "Neither", "type": 3}}, {{"id": 15, {TRICK}}}]"#
    );
    let (taken, left_out) = numbers(&text);
    assert_eq!(taken, ["11", "15"]);
    assert_eq!(left_out.len(), 4, "{left_out:?}");
    assert!(left_out[0].starts_with("card 1, field `(card)`: expected an object"), "{left_out:?}");
    assert!(left_out[1].contains("field `name`: expected a text that is not empty"), "{left_out:?}");
    assert!(
        left_out[2].contains("field `id`: expected a whole number, 0 or more, found -13"),
        "{left_out:?}"
    );
    assert!(left_out[3].contains("field `type`"), "{left_out:?}");
}

fn monster(more: &str) -> String {
    format!(
        r#"[{{"id": 11, "name": "Made-Up Beast", "type": 17, "race": "Beast", "attribute": "EARTH", {more}}}]"#
    )
}

#[test]
fn no_number_is_beyond_what_cards_have() {
    for taken in [r#""level": 13, "atk": 0, "def": -2"#, r#""level": 0, "atk": -1, "def": 5000"#] {
        assert_eq!(numbers(&monster(taken)).0, ["11"]);
    }
    assert!(
        refused(&monster(r#""level": 14, "atk": 0, "def": 0"#))
            .contains("`level`: expected a whole number from 0 to 13")
    );
    assert!(refused(&monster(r#""level": 4, "atk": -3, "def": 0"#)).contains("field `atk`"));
    let twice = refused(&monster(r#""level": -1, "atk": 0, "def": 0"#));
    assert_eq!(twice.matches("field `level`").count(), 1, "{twice}");
}

#[test]
fn cards_may_stand_under_their_numbers() {
    for text in [format!(r#"{{"11": {{{TRICK}}}}}"#), format!(r#"{{"cards": {{"11": {{{TRICK}}}}}}}"#)] {
        assert_eq!(numbers(&text).0, ["11"]);
    }
    let own = format!(r#"{{"first": {{"id": 12, {TRICK}}}}}"#);
    assert_eq!(numbers(&own).0, ["12"]);
}

#[test]
fn what_is_no_pool_is_refused_with_a_reason() {
    assert!(refused("[]").contains("give at least one"));
    assert!(refused("{}").contains("expected a list of cards"));
    assert!(refused("nothing").contains("not JSON"));
    assert!(refused(r#"[{"id": 11, "name": " ", "type": 2}]"#).contains("that is not empty"));
}
