//! Whoever points at a card is told what it cannot do now, by which clause.

#![allow(dead_code)]

mod board;

use board::{cards, position, unit};
use digimon::{Side, UnitSpec};
use digimon_view::InPlay;
use host::{Move, Playing, Viewer};
use serde_json::{Value, json};
use table::Seat;

fn hand(numbers: &[&str]) -> Side {
    Side { hand: cards(numbers), ..Side::default() }
}

fn about(game: &InPlay, what: Value) -> Value {
    game.about(&what, Viewer::Seat(Seat::A)).expect("it is there")
}

fn in_hand(game: &InPlay, nth: usize) -> u16 {
    let view = game.view(Viewer::Seat(Seat::A));
    view["sides"][0]["hand"][nth]["id"].as_u64().expect("a card in the hand") as u16
}

fn units(game: &InPlay, seat: Seat) -> Vec<u16> {
    game.game().state().units().iter().filter(|unit| unit.owner == seat).map(|unit| unit.id.0).collect()
}

/// The reason and the clause for not doing that.
fn why(about: &Value, offer: &str) -> (Value, String) {
    let all = about["why_not"].as_array().expect("a list");
    let found = all.iter().find(|why| why["kind"]["offer"] == offer);
    let found = found.unwrap_or_else(|| panic!("nothing about {offer}: {about:#}"));
    (found["reason"].clone(), found["clause"].as_str().unwrap_or_default().to_owned())
}

#[test]
fn an_option_card_needs_its_colours() {
    let game = position(3, hand(&["ST1-16"]), Side::default());
    let (reason, clause) = why(&about(&game, json!({ "card": in_hand(&game, 0) })), "use");
    assert_eq!(reason, json!({ "why": "colors_missing", "colors": ["red"] }));
    assert_eq!(clause, "4-19-2");
}

#[test]
fn a_cost_beyond_the_gauge_is_named() {
    let game = position(0, hand(&["ST1-11"]), Side::default());
    let (reason, clause) = why(&about(&game, json!({ "card": in_hand(&game, 0) })), "play");
    assert_eq!(reason, json!({ "why": "too_expensive", "cost": 12, "most": 10 }));
    assert_eq!(clause, "1-3-11-1");
}

#[test]
fn a_digimon_of_the_wrong_level_is_told_the_requirements() {
    let a = Side { battle: vec![unit("ST1-03")], ..hand(&["ST1-09"]) };
    let game = position(3, a, Side::default());
    let (reason, clause) = why(&about(&game, json!({ "card": in_hand(&game, 0) })), "digivolve");
    assert_eq!(reason["why"], "requirements_not_met");
    assert!(reason["requirements"][0]["text"].as_str().is_some_and(|line| line.contains("Lv.4")), "{reason}");
    assert_eq!(clause, "8-1-3-1");
}

#[test]
fn what_came_this_turn_does_not_attack() {
    let a = Side { battle: vec![UnitSpec { fresh: true, ..unit("ST1-03") }], ..Side::default() };
    let game = position(3, a, Side::default());
    let told = about(&game, json!({ "unit": units(&game, Seat::A)[0] }));
    assert_eq!(why(&told, "attack_player"), (json!({ "why": "came_this_turn" }), "7-1-2-1".to_owned()));
}

#[test]
fn what_is_suspended_does_not_attack() {
    let a = Side { battle: vec![UnitSpec { suspended: true, ..unit("ST1-03") }], ..Side::default() };
    let game = position(3, a, Side::default());
    let told = about(&game, json!({ "unit": units(&game, Seat::A)[0] }));
    assert_eq!(why(&told, "attack_player"), (json!({ "why": "suspended" }), "11-2-1".to_owned()));
}

#[test]
fn only_suspended_digimon_are_attacked() {
    let side = || Side { battle: vec![unit("ST1-03")], ..Side::default() };
    let game = position(3, side(), side());
    let (mine, theirs) = (units(&game, Seat::A)[0], units(&game, Seat::B)[0]);
    let told = about(&game, json!({ "from": { "unit": mine }, "to": { "unit": theirs } }));
    assert_eq!(why(&told, "attack"), (json!({ "why": "target_not_suspended" }), "11-2-7-1".to_owned()));
    let told = about(&game, json!({ "unit": mine }));
    assert_eq!(why(&told, "attack").1, "11-2-7-1");
    assert_eq!(told["possible"][0]["kind"]["offer"], "attack_player");
}

#[test]
fn a_tamer_does_not_digivolve_into_anything() {
    let a = Side { battle: vec![unit("ST1-03")], ..hand(&["ST1-12", "ST1-16"]) };
    let game = position(3, a, Side::default());
    let onto = units(&game, Seat::A)[0];
    let told = about(&game, json!({ "from": { "card": in_hand(&game, 0) }, "to": { "unit": onto } }));
    assert_eq!(why(&told, "digivolve"), (json!({ "why": "not_a_digimon_card" }), "8-1-1".to_owned()));
}

#[test]
fn only_a_digimon_with_blocker_blocks() {
    let a = Side { battle: vec![unit("ST1-03")], ..Side::default() };
    let b = Side { battle: vec![unit("ST1-03"), unit("ST1-06"), unit("ST4-08")], ..Side::default() };
    let mut game = position(3, a, b);
    let view = game.view(Viewer::Seat(Seat::A));
    let offers = view["asked"]["offers"].as_array().expect("A may see the offers");
    let attack =
        offers.iter().position(|offer| offer["kind"]["offer"] == "attack_player").expect("it can attack");
    game.make(&Move::Option(attack as u16)).expect("it is offered");
    assert_eq!(game.to_answer(), Some(Seat::B), "{:#}", game.view(Viewer::Both));
    let told = |unit: u16| game.about(&json!({ "unit": unit }), Viewer::Seat(Seat::B)).expect("it is there");
    let first = units(&game, Seat::B)[0];
    assert_eq!(why(&told(first), "block"), (json!({ "why": "no_blocker" }), "12-1-1".to_owned()));
}

#[test]
fn one_blocks_when_it_is_asked() {
    let b = Side { battle: vec![unit("ST4-08")], ..Side::default() };
    let game = position(3, Side::default(), b);
    let blocker = units(&game, Seat::B)[0];
    let told = game.about(&json!({ "unit": blocker }), Viewer::Seat(Seat::B)).expect("it is there");
    assert_eq!(why(&told, "block"), (json!({ "why": "not_block_timing" }), "11-4-1".to_owned()));
}

#[test]
fn nothing_is_done_in_the_turn_of_the_other() {
    let game = position(3, Side::default(), hand(&["ST1-02"]));
    let card = game.view(Viewer::Seat(Seat::B))["sides"][1]["hand"][0]["id"].clone();
    let told = game.about(&json!({ "card": card }), Viewer::Seat(Seat::B)).expect("it is there");
    assert_eq!(why(&told, "play"), (json!({ "why": "not_your_turn" }), "6-1-1".to_owned()));
}

#[test]
fn the_breeding_area_does_not_attack_and_moves_only_in_its_phase() {
    let a = Side { breeding: Some(unit("ST1-01")), ..Side::default() };
    let game = position(3, a, Side::default());
    let bred = units(&game, Seat::A)[0];
    let told = about(&game, json!({ "unit": bred }));
    assert_eq!(why(&told, "move"), (json!({ "why": "not_breeding_phase" }), "6-4-1".to_owned()));
    let told = about(&game, json!({ "from": { "unit": bred }, "to": { "player": "B" } }));
    assert_eq!(why(&told, "attack_player"), (json!({ "why": "in_breeding_area" }), "11-2-1".to_owned()));
}

#[test]
fn changes_are_told_with_their_source() {
    // An inherited effect raises DP in the turn of its player.
    let mut over = unit("ST1-03");
    over.stack.push((board::def("ST1-01"), digimon::effects::language::Face::Up));
    let game = position(3, Side { battle: vec![over], ..Side::default() }, Side::default());
    let told = about(&game, json!({ "unit": units(&game, Seat::A)[0] }));
    let effects = told["effects"].as_array().expect("a list");
    assert!(effects.iter().any(|effect| effect["card"]["number"] == "ST1-01"), "{told:#}");
}

#[test]
fn what_is_not_there_is_a_problem() {
    let game = position(3, Side::default(), Side::default());
    assert!(game.about(&json!({ "unit": 999 }), Viewer::Both).is_err());
    assert!(game.about(&json!("nonsense"), Viewer::Both).is_err());
}
