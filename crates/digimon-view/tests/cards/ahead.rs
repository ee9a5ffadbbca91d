//! Seeing ahead: what a seat may not know has no part in it, neither hidden cards nor the other's decklist.

use super::{options, plain};
use digimon_view::{DigimonHost, DigimonView, InPlay};
use host::{GameView, Host, Move, Playing, Then, Viewer};
use serde_json::{Value, json};
use table::{Dice, Searchable, Seat};

fn open(host: &DigimonHost, decks: [&str; 2], seed: u64) -> InPlay {
    let wanted = json!({"decks": decks.map(|deck| json!({"builtin": deck})), "allow_unread": true});
    let record = host.set_up(&wanted, seed.into()).expect("built-in decks");
    InPlay::new(DigimonView::new(host.game(&record).expect("a game that was set up")))
}

fn bytes(game: &InPlay, seat: Seat, option: usize) -> String {
    let foreseen = game.foresight(seat, &game.keys(seat)[option])().expect("it is offered");
    serde_json::to_string(&foreseen).expect("JSON")
}

const PAIRS: [[&str; 2]; 4] = [["ST1", "ST2"], ["ST3", "ST1"], ["ST9", "ST10"], ["ST5", "ST6"]];

#[test]
fn dealt_anew_what_a_seat_does_not_know_it_sees_the_same_bytes_ahead() {
    let mut compared = 0;
    for (seed, decks) in (1..).zip(PAIRS) {
        let (mut game, mut dice) = (open(plain(), decks, seed), Dice::new(seed));
        for _ in 0..120 {
            let Some(seat) = game.to_answer() else { break };
            let option = dice.roll(options(&game));
            if dice.roll(3) == 0 {
                let other = game.with_game(|game| game.redeal(seat, &mut dice.split()));
                assert_eq!(bytes(&game, seat, option), bytes(&other, seat, option), "{decks:?}, {seed}");
                compared += 1;
            }
            game.make(&Move::Option(option as u16)).expect("it is offered");
        }
    }
    assert!(compared > 100, "{compared}");
}

/// The option that does nothing.
fn quiet(game: &InPlay) -> Option<usize> {
    let view = game.view(Viewer::Both);
    let offers = view["asked"]["offers"].as_array()?;
    let is_quiet = |offer: &Value| ["pass", "no", "done"].iter().any(|word| offer["kind"]["offer"] == *word);
    offers.iter().position(is_quiet)
}

/// As long as A has seen no card of B, what A sees ahead does not tell which deck B has brought.
#[test]
fn the_decklist_of_the_other_has_no_part_in_it() {
    let mut compared = 0;
    for (seed, decks) in (1..40).zip([["ST2", "ST3"], ["ST9", "ST10"], ["ST5", "ST6"]].into_iter().cycle()) {
        let mut dice = Dice::new(seed);
        let mut games = decks.map(|other| open(plain(), ["ST1", other], seed));
        for _ in 0..60 {
            let known = |game: &InPlay| {
                game.game().state().cards().iter().any(|card| card.owner == Seat::B && card.known.to(Seat::A))
            };
            let Some(seat) = games[0].to_answer().filter(|_| !games.iter().any(known)) else { break };
            let choices = match seat {
                Seat::A => {
                    let option = dice.roll(options(&games[0]));
                    let [one, two] = games.each_ref().map(|game| bytes(game, seat, option));
                    assert_eq!(one, two, "{decks:?}, {seed}");
                    compared += 1;
                    [Some(option); 2]
                }
                Seat::B => games.each_ref().map(quiet),
            };
            let [Some(one), Some(two)] = choices else { break };
            for (game, option) in games.iter_mut().zip([one, two]) {
                game.make(&Move::Option(option as u16)).expect("it is offered");
            }
        }
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn what_is_drawn_is_open_and_what_is_checked_is_hidden() {
    let (mut drawn, mut hidden, mut certain) = (0, 0, 0);
    for seed in 1..6 {
        let (mut game, mut dice) = (open(plain(), ["ST1", "ST2"], seed), Dice::new(seed));
        for _ in 0..150 {
            let Some(seat) = game.to_answer() else { break };
            let option = dice.roll(options(&game));
            let ahead = game.foresight(seat, &game.keys(seat)[option])().expect("it is offered");
            drawn += u32::from(ahead.open);
            hidden += u32::from(ahead.then == Then::Hidden);
            certain +=
                u32::from(!ahead.open && ahead.then == Then::Asked { seat } && !ahead.lines.is_empty());
            assert!(ahead.view["asked"].is_null());
            game.make(&Move::Option(option as u16)).expect("it is offered");
        }
    }
    assert!(drawn > 20 && hidden > 5 && certain > 20, "{drawn} {hidden} {certain}");
}
