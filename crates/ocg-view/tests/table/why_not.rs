//! Whoever points at a card is told what cannot be done with it now, by which statement; and an illegal choice is
//! refused and changes nothing.

use crate::{answer, host};
use host::{Host, Move, Playing, Viewer};
use ocg::explain::Reason;
use serde_json::{Value, json};
use table::{Key, Refused, Seat, Seed};

fn card(number: &str, owner: &str, place: Value, face: &str) -> Value {
    json!({ "number": number, "owner": owner, "place": place, "face": face, "known": null })
}

/// A Main Phase 1 of seat A in the third turn.
fn position(mut cards: Vec<Value>, normal_summon_used: bool) -> Box<dyn Playing> {
    for owner in ["A", "B"] {
        cards.extend((0..5).map(|_| card("69140098", owner, json!("deck"), "down")));
    }
    let position = json!({ "turn": 3, "player": "A", "phase": "main1", "life": [8000, 8000],
        "normal_summon_used": normal_summon_used, "cards": cards });
    let host = host();
    let record = host.set_up(&json!({ "position": position }), Seed::from(1));
    host.open(&record.unwrap_or_else(|problem| panic!("{problem}"))).expect("it opens")
}

/// The reason and the statement for not doing that with the card of A at this place.
fn why(game: &dyn Playing, pile: &str, at: usize, offer: &str) -> (String, String) {
    let place = &game.view(Viewer::Seat(Seat::A))["sides"][0][pile][at];
    let id = place["card"]["id"].as_u64().or(place["id"].as_u64()).expect("a card is there");
    let about = game.about(&json!({ "card": id }), Viewer::Seat(Seat::A)).expect("it is there");
    let all = about["why_not"].as_array().expect("a list");
    let found = all.iter().find(|why| why["kind"]["offer"] == offer);
    let found = found.unwrap_or_else(|| panic!("nothing about {offer}: {about:#}"));
    let word = |field: &str| found[field].as_str().unwrap_or_default().to_owned();
    assert!(!word("text").is_empty() && !word("text").contains(&word("clause")), "{found}");
    (word("reason"), word("clause"))
}

fn said(reason: Reason) -> (String, String) {
    (reason.key().to_owned(), reason.statement().to_owned())
}

const BLUE_EYES: &str = "89631139";
const ELF: &str = "69140098";
const MIRROR_FORCE: &str = "44095762";
const DARK_HOLE: &str = "53129443";

#[test]
fn a_monster_of_the_hand_needs_tributes_and_the_normal_summon_of_the_turn() {
    // The last card of a list lies at the bottom, and so first.
    let hand = || vec![card(BLUE_EYES, "A", json!("hand"), "down"), card(ELF, "A", json!("hand"), "down")];
    let game = position(hand(), false);
    assert_eq!(why(&*game, "hand", 1, "normal_summon"), said(Reason::NotEnoughTributes));
    let game = position(hand(), true);
    assert_eq!(why(&*game, "hand", 0, "normal_summon"), said(Reason::NormalSummonUsed));
    assert_eq!(why(&*game, "hand", 0, "set_monster"), said(Reason::NormalSummonUsed));
}

#[test]
fn a_monster_on_the_field_attacks_in_the_battle_step_and_turns_once() {
    let zone = json!({ "zone": { "main": ["A", 2] } });
    let mut elf = card(ELF, "A", zone, "up");
    elf["since"] = json!(3);
    let game = position(vec![elf], false);
    assert_eq!(why(&*game, "monsters", 2, "attack"), said(Reason::NotBattleStep));
    assert_eq!(why(&*game, "monsters", 2, "change_position"), said(Reason::CameThisTurn));
}

#[test]
fn a_trap_has_to_be_set_first_and_waits_a_turn() {
    let mut set = card(MIRROR_FORCE, "A", json!({ "zone": { "spell_trap": ["A", 0] } }), "down");
    set["since"] = json!(3);
    let game = position(vec![card(MIRROR_FORCE, "A", json!("hand"), "down"), set], false);
    assert_eq!(why(&*game, "hand", 0, "activate"), said(Reason::TrapInHand));
    assert_eq!(why(&*game, "spells", 0, "activate"), said(Reason::TrapSetThisTurn));
}

#[test]
fn a_spell_that_could_do_nothing_is_not_activated() {
    let game = position(vec![card(DARK_HOLE, "A", json!("hand"), "down")], false);
    assert_eq!(why(&*game, "hand", 0, "activate"), said(Reason::NothingToDo));
}

#[test]
fn an_illegal_choice_is_refused_with_its_statement_and_changes_nothing() {
    let mut game = position(vec![card(BLUE_EYES, "A", json!("hand"), "down")], false);
    let before = (game.state_hash(), game.view(Viewer::Both), game.lines());
    let key = Key::new(format!("normal handA0.{BLUE_EYES}"));
    let refused = game.make(&Move::Answer { seat: Seat::A, key: key.clone() });
    assert!(
        matches!(&refused, Err(Refused::Forbidden { key: told, clause, .. })
        if *told == key && clause == Reason::NotEnoughTributes.statement()),
        "{refused:?}"
    );
    let other = game.make(&Move::Answer { seat: Seat::B, key });
    assert_eq!(other, Err(Refused::NotAsked(Seat::B)));
    assert_eq!((game.state_hash(), game.view(Viewer::Both), game.lines()), before);
    answer(&mut *game, Seat::A, "end phase");
}

#[test]
fn every_reason_cites_a_statement_and_has_a_key_of_its_own() {
    let index = ocg_view::clauses::BOOK.index(rulebook::Language::English).expect("the index is read");
    let mut keys: Vec<&str> = Reason::ALL.iter().map(|reason| reason.key()).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), Reason::ALL.len());
    for reason in Reason::ALL {
        let number = reason.statement().parse().expect("a number");
        assert!(index.find(&number).is_some(), "{reason}");
    }
}
