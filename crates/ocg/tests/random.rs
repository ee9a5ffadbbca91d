//! Random duels between the built-in decks: they end, keep every card in one place, and go on after being stored.

use ocg::state::{CardId, Location};
use ocg::{Game, Setup, builtin};
use std::sync::Arc;
use table::{Dice, PerSeat, Seat, Table};

fn duel(one: &str, two: &str, seed: u64) -> Game {
    let decks = builtin::decks();
    let find = |name: &str| decks.iter().find(|deck| deck.name == name).expect("a built-in deck").deck();
    let setup = Setup { decks: PerSeat([find(one), find(two)]), seed: seed.into(), first: Seat::A };
    Game::new(builtin::library(), &setup).expect("the cards of built-in decks are built in")
}

/// Each card is in exactly one place.
fn check(game: &Game) {
    let state = game.state();
    let mut seen = std::collections::HashMap::new();
    for seat in Seat::BOTH {
        let piles = state.pile(seat);
        let lists = [&piles.deck, &piles.hand, &piles.graveyard, &piles.banished, &piles.extra];
        for card in lists.into_iter().flatten() {
            *seen.entry(*card).or_insert(0) += 1;
        }
    }
    for (_, card) in state.zones().all() {
        *seen.entry(card).or_insert(0) += 1;
    }
    for n in 0..state.cards() {
        let card = CardId(n);
        let place = state.card(card).place;
        let somewhere = !matches!(place, Location::Between | Location::Gone | Location::Material(_));
        let times = seen.get(&card).copied().unwrap_or(0);
        assert_eq!(times, i32::from(somewhere), "{card:?} in {place:?}");
    }
}

#[test]
fn random_duels_end() {
    let mut outcomes = [0; 3];
    let (mut answers, mut turns) = (0, 0);
    let names = ["A", "B", "C", "D"];
    for seed in 0..32 {
        let mut game = duel(names[seed as usize % 4], names[seed as usize / 4 % 4], seed);
        let mut dice = Dice::new(seed);
        for answer in 0.. {
            assert!(answer < 20_000, "seed {seed} does not end: {:?}", game.decision());
            let options = game.options();
            if options == 0 {
                break;
            }
            let option = dice.roll(options);
            game.answer(option).expect("what is offered is accepted");
            check(&game);
            answers += 1;
        }
        turns += u32::from(game.state().turn().number);
        outcomes[match game.outcome().expect("it is over") {
            table::Outcome::Won(Seat::A) => 0,
            table::Outcome::Won(Seat::B) => 1,
            table::Outcome::Draw => 2,
        }] += 1;
    }
    println!("A, B, draws: {outcomes:?}; {answers} answers, {turns} turns");
}

#[test]
fn a_stored_duel_goes_on_as_it_would_have() {
    let mut game = duel("B", "A", 7);
    let mut dice = Dice::new(3);
    while game.options() > 0 {
        let bytes = game.save().expect("a duel can be stored");
        let loaded = Game::load(Arc::clone(game.library()), &bytes).expect("it can be read again");
        assert_eq!(loaded, game);
        let option = dice.roll(game.options());
        game.answer(option).expect("offered");
    }
}
