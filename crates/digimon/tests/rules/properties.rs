//! What is true of every game at every decision, tried out on random games.

use digimon::state::Choice;
use digimon::{Game, Illegal};
use digimon_lab::{DigimonArena, Playable};
use lab::Arena;
use std::sync::Arc;
use table::{Dice, PerSeat, Table};

/// As many options are all tried out; of more, a few.
const ALL_TRIED: usize = 6;

/// Plays random games and looks at every decision, the one before it answered with the given dice.
pub(super) fn at_every_decision(
    decks: [&str; 2],
    seeds: std::ops::Range<u64>,
    mut look: impl FnMut(&Game, &mut Dice),
) {
    let arena = DigimonArena::new(&PerSeat(decks.map(str::to_owned)), Playable::builtin()).unwrap();
    for seed in seeds {
        let mut game = arena.deal(seed).unwrap();
        let mut dice = Dice::new(seed);
        while game.outcome().is_none() {
            look(&game, &mut dice);
            let option = dice.roll(game.options());
            game.answer(option).unwrap();
        }
        assert_eq!((game.options(), game.answer(0).is_err()), (0, true), "a game that is over asks nothing");
    }
}

fn saved(game: &Game) -> Vec<u8> {
    game.save().unwrap()
}

fn reloaded(game: &Game) -> Game {
    Game::load(Arc::clone(game.library()), &saved(game)).unwrap()
}

#[test]
fn a_saved_game_is_the_same_and_goes_on_the_same() {
    let look = |game: &Game, dice: &mut Dice| {
        let (mut original, mut loaded) = (game.clone(), reloaded(game));
        assert!(loaded == original && original == *game);
        assert_eq!(saved(&loaded), saved(game));
        let option = dice.roll(game.options());
        original.answer(option).unwrap();
        loaded.answer(option).unwrap();
        assert_eq!(saved(&loaded), saved(&original));
        assert_eq!(loaded.decision(), original.decision());
    };
    at_every_decision(["ST1", "ST2"], 0..6, look);
    at_every_decision(["random", "random"], 0..12, look);
}

#[test]
fn every_option_is_accepted_and_leads_on() {
    let look = |game: &Game, dice: &mut Dice| {
        let offered = game.options();
        let first = if offered <= ALL_TRIED { 0 } else { dice.roll(offered - ALL_TRIED) };
        for option in first..offered.min(first + ALL_TRIED) {
            let mut next = game.clone();
            next.answer(option).unwrap();
            assert!(next.outcome().is_some() || next.options() > 0, "option {option} leads to nothing");
            assert_ne!(saved(&next), saved(game), "option {option} changes nothing");
        }
    };
    at_every_decision(["ST9", "ST10"], 0..4, look);
    at_every_decision(["random", "random"], 100..112, look);
}

#[test]
fn what_is_not_offered_is_refused_without_a_trace() {
    let mut seen: Vec<Choice> =
        vec![Choice::Yes, Choice::Done, Choice::Pass, Choice::Hatch, Choice::Number(99)];
    let mut look = |game: &Game, dice: &mut Dice| {
        let decision = game.decision().unwrap();
        let mut tried = game.clone();
        assert!(tried.answer(game.options()).is_err());
        for _ in 0..5 {
            let choice = seen[dice.roll(seen.len())];
            if !decision.options.contains(&choice) {
                let refused = tried.apply(choice).unwrap_err();
                assert!(matches!(refused, Illegal::NotOffered { choice: told, .. } if told == choice));
            }
        }
        assert_eq!(saved(&tried), saved(game));
        seen.extend(&decision.options);
    };
    at_every_decision(["ST3", "ST1"], 0..4, &mut look);
    at_every_decision(["random", "random"], 200..212, &mut look);
}
