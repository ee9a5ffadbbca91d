//! Printed text is handed over as it stands, and what is not understood is shown where it stands.

use digimon::card::Card;
use digimon_scenario::{NotUnderstood, PrintedAt, PrintedLine, TextReader, parse, parse_with};
use std::cell::RefCell;

/// Writes down what it is given; understands all but `frob`.
#[derive(Default)]
pub(crate) struct Scribe(RefCell<Vec<PrintedLine>>);

impl TextReader for Scribe {
    fn read(&self, card: &Card, lines: &[PrintedLine]) -> Result<Card, Vec<NotUnderstood>> {
        self.0.borrow_mut().extend(lines.iter().cloned());
        let stop = lines.iter().enumerate().find_map(|(line, each)| Some((line, each.text.find("frob")?)));
        match stop {
            Some((line, from)) => {
                Err(vec![NotUnderstood { line, from, to: from + 4, why: "what is that".to_owned() }])
            }
            None => Ok(card.clone()),
        }
    }
}

const CARD: &str = "scenario T\ncard T-01 Tamer Red cost 3\n";

#[test]
fn a_text_goes_on_below() {
    let scribe = Scribe::default();
    let text = format!(
        "{CARD}   text  [Main] Choose 1:   # a comment\n    | \u{30fb}Draw,\n    | then rest.\n   security text [Security] \"Yes.\"\nA passes\n"
    );
    assert!(parse_with(&text, "t.scn", &scribe).is_ok());
    let lines = scribe.0.into_inner();
    assert_eq!(lines[0].text, "[Main] Choose 1:\n\u{30fb}Draw, then rest.");
    assert_eq!(lines[1], PrintedLine { at: PrintedAt::Security, text: "[Security] \"Yes.\"".to_owned() });
}

#[test]
fn what_is_not_understood_is_shown_where_it_stands() {
    let text = format!("{CARD}   inherited text  [Your Turn] This\n      | will frob it.\nA passes\n");
    let errors = parse_with(&text, "t.scn", &Scribe::default()).expect_err("it is not understood");
    assert_eq!(errors.len(), 1);
    assert_eq!(
        errors[0].to_string(),
        "t.scn:4:14: what is that\n    4 |       | will frob it.\n      |              ^^^^"
    );
}

#[test]
fn a_text_must_be_there_and_somebody_to_read_it() {
    let errors = parse_with(&format!("{CARD}   text\nA passes\n"), "t.scn", &Scribe::default());
    assert!(errors.expect_err("nothing is printed")[0].to_string().contains("expected the text"));
    let errors = parse(&format!("{CARD}   text [Main] Draw.\nA passes\n"), "t.scn");
    assert!(errors.expect_err("nobody reads")[0].to_string().contains("cannot be read here"));
}
