//! What is true of every game whose hidden cards are dealt anew, tried out on random games.

use crate::properties::at_every_decision;
use digimon::Game;
use digimon::library::DefId;
use digimon::state::CardState;
use digimon_lab::Invariants;
use lab::Observer;
use table::{Dice, Searchable, Seat, Table};

fn redealt(game: &Game, seat: Seat, seed: u64) -> Game {
    let mut other = game.clone();
    other.redeal(seat, &mut Dice::new(seed));
    other
}

/// All cards of a player, in no order.
fn owned(game: &Game, seat: Seat) -> Vec<DefId> {
    let own = game.state().cards().iter().filter(|card| card.owner == seat);
    let mut defs: Vec<DefId> = own.map(|card| card.def).collect();
    defs.sort_unstable();
    defs
}

fn everywhere(look: impl FnMut(&Game, &mut Dice) + Copy) {
    at_every_decision(["ST1", "ST2"], 0..4, look);
    at_every_decision(["ST9", "ST10"], 0..4, look);
    at_every_decision(["random", "random"], 300..312, look);
}

#[test]
fn what_a_seat_knows_stays_and_players_keep_their_cards() {
    everywhere(|game, dice| {
        let seat = game.to_answer().unwrap();
        let other = redealt(game, seat, dice.roll(usize::MAX) as u64);
        let (before, after) = (game.state(), other.state());
        let same = |(a, b): (&CardState, &CardState)| {
            let seen = CardState { def: b.def, ..a.clone() } == *b;
            seen && (a.def == b.def || !a.known.to(seat))
        };
        assert!(before.cards().iter().zip(after.cards()).all(same));
        for seat in Seat::BOTH {
            assert_eq!(before.player(seat), after.player(seat));
        }
        assert_eq!(before.units(), after.units());
        assert_eq!(game.options(), other.options());
        for owner in Seat::BOTH {
            assert_eq!(owned(game, owner), owned(&other, owner));
        }
    });
}

#[test]
fn games_that_look_the_same_to_a_seat_are_re_dealt_the_same() {
    everywhere(|game, dice| {
        let seat = game.to_answer().unwrap();
        let [one, two] = [0, 1].map(|_| dice.roll(usize::MAX) as u64);
        assert!(redealt(&redealt(game, seat, one), seat, two) == redealt(game, seat, two));
    });
}

#[test]
fn a_re_dealt_game_is_in_order_and_ends() {
    everywhere(|game, dice| {
        if dice.roll(8) > 0 {
            return;
        }
        let mut other = redealt(game, game.to_answer().unwrap(), dice.roll(usize::MAX) as u64);
        let mut answers = 0;
        while other.outcome().is_none() && answers < 20_000 {
            Invariants.look(&mut other).unwrap();
            other.answer(dice.roll(other.options())).unwrap();
            answers += 1;
        }
        assert!(other.outcome().is_some());
    });
}

#[test]
fn nothing_changes_while_the_other_seat_is_to_answer() {
    everywhere(|game, _| {
        let seat = game.to_answer().unwrap();
        assert!(redealt(game, seat.other(), 1) == *game);
    });
}

#[test]
fn one_seat_stands_as_badly_as_the_other_stands_well() {
    everywhere(|game, _| {
        let [a, b] = Seat::BOTH.map(|seat| game.standing(seat));
        assert!((a + b).abs() < 1e-5 && (-1.0..=1.0).contains(&a), "{a} and {b}");
    });
}

fn redealt_blindly(game: &Game, seat: Seat, seed: u64) -> Game {
    let mut other = game.clone();
    other.redeal_blindly(seat, &mut Dice::new(seed));
    other
}

/// What the other has brought is not known: behind the other's hidden cards are those of the seat itself.
#[test]
fn dealt_blindly_the_other_has_brought_what_the_seat_has() {
    everywhere(|game, dice| {
        let seat = game.to_answer().unwrap();
        let [one, two] = [0, 1].map(|_| dice.roll(usize::MAX) as u64);
        let other = redealt_blindly(game, seat, one);
        let own = owned(game, seat);
        for (before, after) in game.state().cards().iter().zip(other.state().cards()) {
            let stays = before.def == after.def;
            let is_own = after.owner != seat && own.contains(&after.def);
            assert!(if before.known.to(seat) { stays } else { after.owner == seat || is_own });
        }
        assert_eq!(owned(&other, seat), own);
        assert_eq!(game.options(), other.options());
        let again = redealt_blindly(&redealt(game, seat, two), seat, one);
        assert!(again == other, "it depends on what is hidden");
    });
}
