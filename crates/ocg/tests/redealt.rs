//! What is true of every duel whose hidden cards are dealt anew, tried out on random duels of the built-in decks: the
//! two worlds look the same to the seat, and neither its question nor what follows from the same answer gives away
//! which of them is the real one.

use ocg::library::DefId;
use ocg::state::{CardId, CardState};
use ocg::{Game, Setup, builtin};
use table::{Dice, PerSeat, Searchable, Seat, Table, Windows};

fn duel(one: &str, two: &str, seed: u64) -> Game {
    let decks = builtin::decks();
    let find = |name: &str| decks.iter().find(|deck| deck.name == name).expect("a built-in deck").deck();
    let setup = Setup { decks: PerSeat([find(one), find(two)]), seed: seed.into(), first: Seat::A };
    let mut game = Game::new(builtin::library(), &setup).expect("the cards of built-in decks are built in");
    game.open_windows(Windows::Public);
    game
}

fn redealt(game: &Game, seat: Seat, seed: u64) -> Game {
    let mut other = game.clone();
    other.redeal(seat, &mut Dice::new(seed));
    other
}

fn cards(game: &Game) -> impl Iterator<Item = (CardId, &CardState)> {
    (0..game.state().cards()).map(|n| (CardId(n), game.state().card(CardId(n))))
}

fn owned(game: &Game, seat: Seat) -> Vec<DefId> {
    let own = cards(game).filter(|(_, card)| card.owner == seat);
    let mut defs: Vec<DefId> = own.map(|(_, card)| card.def).collect();
    defs.sort_unstable();
    defs
}

/// All that a seat sees: where cards lie and how, those that it may look at, and its question.
fn seen(game: &Game, seat: Seat) -> String {
    use std::fmt::Write;
    let mut text = String::new();
    for (id, card) in cards(game) {
        let what = (card.known.to(seat) || game.may_look_at(seat, id)).then_some(card.def);
        let _ = writeln!(text, "{id:?} {:?} {:?} {:?} {what:?}", card.place, card.face, card.controller);
    }
    let _ = writeln!(text, "{:?} {:?}", game.state().turn(), Seat::BOTH.map(|seat| game.state().life(seat)));
    let options = game.asked(seat).map_or(0, |asked| asked.options);
    for option in 0..options {
        let _ = writeln!(text, "{}", game.key(seat, option));
    }
    text
}

fn at_every_decision(mut look: impl FnMut(&Game, &mut Dice)) {
    for (seed, (one, two)) in (0u64..).zip([("A", "B"), ("C", "D"), ("B", "D"), ("D", "C")]) {
        let (mut game, mut dice) = (duel(one, two, seed), Dice::new(seed));
        for _ in 0..400 {
            if game.options() == 0 {
                break;
            }
            look(&game, &mut dice);
            let option = dice.roll(game.options());
            game.answer(option).expect("what is offered is accepted");
        }
    }
}

#[test]
fn what_a_seat_sees_stays_and_players_keep_their_cards() {
    at_every_decision(|game, dice| {
        let seat = game.to_answer().expect("somebody is asked");
        let other = redealt(game, seat, dice.roll(usize::MAX) as u64);
        assert_eq!(seen(game, seat), seen(&other, seat));
        for owner in Seat::BOTH {
            assert_eq!(owned(game, owner), owned(&other, owner));
        }
    });
}

#[test]
fn duels_that_look_the_same_to_a_seat_are_re_dealt_the_same() {
    at_every_decision(|game, dice| {
        let seat = game.to_answer().expect("somebody is asked");
        let [one, two] = [0, 1].map(|_| dice.roll(usize::MAX) as u64);
        assert!(redealt(&redealt(game, seat, one), seat, two) == redealt(game, seat, two));
    });
}

#[test]
fn the_next_stop_does_not_tell_the_worlds_apart() {
    let (mut stops, mut told) = (0, 0);
    at_every_decision(|game, dice| {
        let seat = game.to_answer().expect("somebody is asked");
        let mut worlds = [0, 1].map(|_| redealt(game, seat, dice.roll(usize::MAX) as u64));
        let option = dice.roll(game.options());
        for world in &mut worlds {
            world.answer(option).expect("offered");
        }
        stops += 1;
        told += u32::from(worlds[0].to_answer() != worlds[1].to_answer());
    });
    assert_eq!(told, 0, "of {stops} stops");
}

fn redealt_blindly(game: &Game, seat: Seat, seed: u64) -> Game {
    let mut other = game.clone();
    other.redeal_blindly(seat, &mut Dice::new(seed));
    other
}

/// What the other has brought is not known: behind the other's hidden cards are those of the seat itself, where it has
/// any that could lie there.
#[test]
fn dealt_blindly_the_other_has_brought_what_the_seat_has() {
    let (mut strange, mut hidden) = (0, 0);
    at_every_decision(|game, dice| {
        let seat = game.to_answer().expect("somebody is asked");
        let [one, two] = [0, 1].map(|_| dice.roll(usize::MAX) as u64);
        let other = redealt_blindly(game, seat, one);
        assert_eq!(seen(game, seat), seen(&other, seat));
        let own = owned(game, seat);
        assert_eq!(owned(&other, seat), own);
        for (_, card) in cards(&other).filter(|(_, card)| card.owner != seat && !card.known.to(seat)) {
            hidden += 1;
            strange += u32::from(!own.contains(&card.def));
        }
        let again = redealt_blindly(&redealt(game, seat, two), seat, one);
        assert!(again == other, "it depends on what is hidden");
    });
    assert!(hidden > 1000 && strange * 20 < hidden, "{strange} of {hidden}");
}
