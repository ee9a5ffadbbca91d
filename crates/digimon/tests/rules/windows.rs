//! DCG 11-3: for people the counter timing stops whenever there is a hand, whatever is in it; passed,
//! the game is the one that stops only where something can be done.

use digimon::state::{Ask, Choice};
use digimon_lab::{DigimonArena, Playable};
use lab::Arena;
use table::{Asked, Dice, Kind, PerSeat, Recorded, Table, Windows};

#[test]
fn with_all_windows_passed_a_public_game_is_the_exact_one() {
    let decks = PerSeat(["ST9", "ST10"].map(str::to_owned));
    let arena = DigimonArena::new(&decks, Playable::builtin()).unwrap();
    let mut stops = 0;
    for seed in 1..=10 {
        let mut exact = arena.deal(seed).unwrap();
        let (mut public, mut dice) = (exact.clone(), Dice::new(seed));
        public.open_windows(Windows::Public);
        while exact.outcome().is_none() {
            assert_eq!(exact.state_hash(), public.state_hash());
            let option = dice.roll(exact.options());
            exact.answer(option).unwrap();
            public.answer(option).unwrap();
            while let Some(decision) = public.decision().filter(|decision| decision.ask == Ask::Counter) {
                let seat = decision.seat;
                assert!(!public.state().player(seat).hand.is_empty());
                assert_eq!(decision.asked(), Asked { kind: Kind::Respond, options: 1, pass: Some(0) });
                public.apply(Choice::No).unwrap();
                stops += 1;
            }
        }
        assert_eq!(exact.outcome(), public.outcome());
    }
    assert!(stops > 20, "{stops} stops");
}
