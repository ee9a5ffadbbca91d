//! What must be true of the question of any game whenever it stops.

use std::fmt::Debug;
use table::Outcome;

/// A question has options, all different; a game that is over asks nothing.
///
/// # Errors
/// With what is wrong.
pub fn check_question<A: Debug, C: Debug + PartialEq>(
    asked: Option<(A, &[C])>,
    outcome: Option<Outcome>,
) -> Result<(), String> {
    match (asked, outcome) {
        (Some((ask, _)), Some(_)) => Err(format!("the game is over, but asks {ask:?}")),
        (None, None) => Err("the game is not over, but asks nothing".to_owned()),
        (Some((ask, [])), None) => Err(format!("{ask:?} has no options")),
        (Some((ask, options)), None) => {
            let twice = options.iter().enumerate().find(|(at, option)| options[..*at].contains(option));
            twice.map_or(Ok(()), |(_, option)| Err(format!("{option:?} is offered twice in {ask:?}")))
        }
        (None, Some(_)) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Seat;

    #[test]
    fn a_question_is_asked_while_the_game_goes_on_and_offers_each_answer_once() {
        let over = Some(Outcome::Won(Seat::A));
        assert!(check_question(Some(("Which?", &[1, 2][..])), None).is_ok());
        assert!(check_question::<&str, u8>(None, over).is_ok());
        assert!(check_question(Some(("Which?", &[1, 2][..])), over).is_err());
        assert!(check_question::<&str, u8>(None, None).is_err());
        assert!(check_question::<&str, u8>(Some(("Which?", &[])), None).is_err());
        assert!(check_question(Some(("Which?", &[1, 2, 1][..])), None).is_err());
    }
}
