//! A question says for which card it is asked, and what was chosen so far.

#![allow(dead_code)]

mod board;

use board::{cards, position, unit};
use digimon::Side;
use digimon_view::InPlay;
use host::{Move, Playing, Viewer};
use serde_json::{Value, json};
use table::Seat;

fn asked(game: &InPlay, seat: Seat) -> Value {
    game.view(Viewer::Seat(seat))["asked"].clone()
}

/// Takes the first offer of this kind.
fn take(game: &mut InPlay, offer: &str) {
    let asked = game.view(Viewer::Both)["asked"].clone();
    let offers = asked["offers"].as_array().expect("both see the offers");
    let option = offers.iter().position(|one| one["kind"]["offer"] == offer);
    let option = option.unwrap_or_else(|| panic!("no {offer}: {asked:#}"));
    game.make(&Move::Option(option as u16)).expect("it is offered");
}

#[test]
fn a_dna_digivolution_names_the_card_that_is_digivolved_into() {
    let battle = ["ST9-04", "ST9-04", "ST9-09", "ST9-09"].map(unit).into();
    let a = Side { hand: cards(&["ST9-05"]), battle, ..Side::default() };
    let mut game = position(3, a, Side::default());
    assert_eq!(asked(&game, Seat::A)["card"], Value::Null);
    take(&mut game, "dna_digivolve");
    for seat in Seat::BOTH {
        let asked = asked(&game, seat);
        assert_eq!(
            (&asked["question"], &asked["card"]["number"]),
            (&json!("dna_digivolve"), &json!("ST9-05"))
        );
    }
}

#[test]
fn up_to_two_are_counted_for_whoever_chooses() {
    let battle = ["ST2-03", "ST2-03", "ST2-03"].map(unit).into();
    let a = Side { hand: cards(&["ST1-15"]), battle: vec![unit("ST1-03")], ..Side::default() };
    let mut game = position(9, a, Side { battle, ..Side::default() });
    take(&mut game, "use");
    assert_eq!(asked(&game, Seat::A)["picked"], json!({ "spots": [], "least": 1, "most": 2 }));
    let first = asked(&game, Seat::A)["offers"][0]["spots"][0].clone();
    take(&mut game, "unit");
    assert_eq!(asked(&game, Seat::A)["picked"]["spots"], json!([first]));
    assert_eq!(asked(&game, Seat::B)["picked"], Value::Null);
    take(&mut game, "unit");
    assert_eq!(asked(&game, Seat::A)["picked"], Value::Null);
    assert_eq!(game.game().state().units().len(), 2);
}
