//! Matches of a game that exists only here: a deck is a list of numbers, the last one lies aside, and the loser of a
//! game chooses who begins the next one.

use super::*;
use crate::Seat::{A, B};

struct Numbers {
    first: FirstPlayer,
    may_change: bool,
}

impl MatchRules for Numbers {
    type Deck = Vec<u8>;
    type Refusal = &'static str;

    fn first_player(&self, last: Outcome) -> FirstPlayer {
        match last {
            Outcome::Won(winner) => match self.first {
                FirstPlayer::ChosenBy(_) => FirstPlayer::ChosenBy(winner.other()),
                FirstPlayer::SetByGame | FirstPlayer::Seat(_) => self.first,
            },
            Outcome::Draw => FirstPlayer::SetByGame,
        }
    }

    fn may_change_decks(&self) -> bool {
        self.may_change
    }

    fn check_changed(&self, registered: &Vec<u8>, changed: &Vec<u8>) -> Result<(), &'static str> {
        let sorted = |deck: &Vec<u8>| {
            let mut deck = deck.clone();
            deck.sort_unstable();
            deck
        };
        if sorted(registered) == sorted(changed) { Ok(()) } else { Err("other numbers") }
    }
}

const LOSER_CHOOSES: Numbers = Numbers { first: FirstPlayer::ChosenBy(A), may_change: true };
const BY_CHANCE: Numbers = Numbers { first: FirstPlayer::SetByGame, may_change: false };

fn decks() -> PerSeat<Vec<u8>> {
    PerSeat([vec![1, 2, 9], vec![3, 4, 8]])
}

fn new(best_of: BestOf) -> Match<Vec<u8>> {
    Match::new(best_of, decks(), None)
}

fn won(seat: Seat) -> MatchStep<Vec<u8>> {
    MatchStep::Played { outcome: Outcome::Won(seat), left: None }
}

const DRAWN: MatchStep<Vec<u8>> = MatchStep::Played { outcome: Outcome::Draw, left: None };

fn ready(seat: Seat) -> MatchStep<Vec<u8>> {
    MatchStep::Ready { seat, deck: None }
}

fn after(rules: &Numbers, best_of: BestOf, steps: &[MatchStep<Vec<u8>>]) -> Match<Vec<u8>> {
    let mut played = new(best_of);
    for step in steps {
        played.take(step.clone(), rules).unwrap();
    }
    played
}

#[test]
fn two_wins_of_three_decide() {
    let all = [won(A), ready(A), ready(B), won(B), ready(B), ready(A), won(B)];
    assert_eq!(after(&BY_CHANCE, BestOf::THREE, &all).outcome(), Some(Outcome::Won(B)));
    let half = after(&BY_CHANCE, BestOf::THREE, &all[..6]);
    assert_eq!((half.outcome(), half.game(), half.score().won), (None, 3, PerSeat([1, 1])));
}

#[test]
fn a_single_game_decides_a_match_of_one_also_when_it_is_drawn() {
    assert_eq!(after(&BY_CHANCE, BestOf::ONE, &[won(A)]).outcome(), Some(Outcome::Won(A)));
    assert_eq!(after(&BY_CHANCE, BestOf::ONE, &[DRAWN]).outcome(), Some(Outcome::Draw));
}

#[test]
fn drawn_games_count_for_nobody_but_not_for_ever() {
    let drawn = [DRAWN, ready(A), ready(B)];
    let twice = [drawn.clone(), drawn].concat();
    assert_eq!(after(&BY_CHANCE, BestOf::THREE, &twice).outcome(), None);
    let third = [twice.clone(), vec![DRAWN]].concat();
    assert_eq!(after(&BY_CHANCE, BestOf::THREE, &third).outcome(), Some(Outcome::Draw));
    let ahead = [twice, vec![won(A), ready(A), ready(B), DRAWN]].concat();
    assert_eq!(after(&BY_CHANCE, BestOf::THREE, &ahead).outcome(), Some(Outcome::Won(A)));
}

#[test]
fn the_loser_chooses_who_begins_and_nobody_else() {
    let mut played = after(&LOSER_CHOOSES, BestOf::THREE, &[won(A), ready(A), ready(B)]);
    assert_eq!(played.stage(), &MatchStage::Choosing(B));
    let refused = played.take(MatchStep::First { seat: A, first: A }, &LOSER_CHOOSES);
    assert_eq!(refused, Err(MatchRefused::OtherChooses(B)));
    played.take(MatchStep::First { seat: B, first: A }, &LOSER_CHOOSES).unwrap();
    assert_eq!(played.stage(), &MatchStage::Playing { first: Some(A) });
}

#[test]
fn after_a_drawn_game_the_game_itself_says_who_begins() {
    let played = after(&LOSER_CHOOSES, BestOf::THREE, &[DRAWN, ready(A), ready(B)]);
    assert_eq!(played.stage(), &MatchStage::Playing { first: None });
}

#[test]
fn decks_are_changed_within_the_rules_and_both_at_once() {
    let mut played = after(&LOSER_CHOOSES, BestOf::THREE, &[won(A)]);
    let side = |deck: Vec<u8>| MatchStep::Ready { seat: A, deck: Some(deck) };
    assert_eq!(played.take(side(vec![1, 2]), &LOSER_CHOOSES), Err(MatchRefused::Deck("other numbers")));
    played.take(side(vec![9, 2, 1]), &LOSER_CHOOSES).unwrap();
    assert_eq!(played.decks(), &decks(), "nothing has changed before the other is ready");
    assert_eq!(played.take(side(vec![1, 2, 9]), &LOSER_CHOOSES), Err(MatchRefused::ReadyAlready(A)));
    played.take(ready(B), &LOSER_CHOOSES).unwrap();
    assert_eq!((&played.decks()[A], &played.decks()[B]), (&vec![9, 2, 1], &vec![3, 4, 8]));
    assert_eq!(played.registered(), &decks(), "what was brought is what they have after the match");
}

#[test]
fn where_a_game_allows_no_change_the_deck_stays() {
    let mut played = after(&BY_CHANCE, BestOf::THREE, &[won(A)]);
    let changed = MatchStep::Ready { seat: A, deck: Some(vec![9, 2, 1]) };
    assert_eq!(played.take(changed, &BY_CHANCE), Err(MatchRefused::NoChanges));
}

#[test]
fn nothing_is_taken_out_of_its_stage() {
    let mut played = new(BestOf::THREE);
    for step in [ready(A), MatchStep::First { seat: A, first: A }, MatchStep::GaveUp(A)] {
        assert_eq!(played.take(step, &LOSER_CHOOSES), Err(MatchRefused::NotNow));
    }
    played.take(won(A), &LOSER_CHOOSES).unwrap();
    assert_eq!(played.take(won(A), &LOSER_CHOOSES), Err(MatchRefused::NotNow));
    played.take(MatchStep::GaveUp(A), &LOSER_CHOOSES).unwrap();
    assert_eq!(played.outcome(), Some(Outcome::Won(B)));
    assert_eq!(played.take(ready(A), &LOSER_CHOOSES), Err(MatchRefused::NotNow));
}

#[test]
fn who_says_nothing_keeps_the_deck_and_begins() {
    let mut played = after(&LOSER_CHOOSES, BestOf::THREE, &[won(A)]);
    while let Some(step) = Seat::BOTH.into_iter().find_map(|seat| played.default_step(seat)) {
        played.take(step, &LOSER_CHOOSES).unwrap();
    }
    assert_eq!((played.stage(), played.decks()), (&MatchStage::Playing { first: Some(B) }, &decks()));
}

#[test]
fn time_is_kept_over_the_match_and_who_has_none_left_has_lost_it() {
    let mut played = Match::new(BestOf::FIVE, decks(), Some(PerSeat([60_000; 2])));
    let ended = |left| MatchStep::Played { outcome: Outcome::Won(A), left: Some(PerSeat(left)) };
    played.take(ended([50_000, 20_000]), &BY_CHANCE).unwrap();
    assert_eq!(played.left(), Some(PerSeat([50_000, 20_000])));
    played.take(ready(A), &BY_CHANCE).unwrap();
    played.take(ready(B), &BY_CHANCE).unwrap();
    played.take(ended([30_000, 0]), &BY_CHANCE).unwrap();
    assert_eq!(played.outcome(), Some(Outcome::Won(A)), "two wins of five were not enough");
}

#[test]
fn a_replay_comes_to_the_same_match_or_says_where_it_does_not_fit() {
    let mut replay: MatchReplay<Vec<u8>, &str> = MatchReplay::new(BestOf::THREE, decks(), None);
    replay.steps = vec![won(A), MatchStep::Ready { seat: B, deck: Some(vec![8, 4, 3]) }, ready(A)];
    replay.games = vec!["the first game"];
    let played = replay.played_with_games(&LOSER_CHOOSES).unwrap();
    assert_eq!((played.stage(), &played.decks()[B]), (&MatchStage::Choosing(B), &vec![8, 4, 3]));
    replay.games.clear();
    assert_eq!(
        replay.played_with_games(&LOSER_CHOOSES),
        Err(MatchReplayError::Games { ended: 1, stored: 0 })
    );
    replay.steps.push(won(A));
    let refused = replay.played(&LOSER_CHOOSES);
    assert_eq!(refused, Err(MatchReplayError::Step { at: 4, why: MatchRefused::NotNow }));
}

#[test]
fn no_match_is_best_of_two() {
    assert_eq!(BestOf::try_from(2), Err(NoMatchLength(2)));
    assert_eq!(BestOf::try_from(11), Err(NoMatchLength(11)));
    assert_eq!(BestOf::try_from(5), Ok(BestOf::FIVE));
}
