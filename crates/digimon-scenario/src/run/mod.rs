//! Plays a scenario on the engine.

mod act;
mod cards;
mod checks;
mod course;
mod deal;
mod decks;
mod fitting;
mod knowledge;
mod matching;
mod names;
mod offer;
mod picks;
mod query;
mod seats;
mod units;
mod waiting;

pub use cards::{CardSource, filler};
pub use course::Course;
pub(crate) use deal::deal;

use crate::model::Scenario;
use digimon::Game;
use scenario::Report;

/// The game after all that the scenario says.
///
/// # Errors
/// With the report of a scenario that does not pass.
pub fn position(scenario: &Scenario, cards: &CardSource) -> Result<Game, Box<Report>> {
    let (report, course) = scenario::play(scenario, cards);
    course.filter(|_| report.passed).map(|course| course.game).ok_or_else(|| Box::new(report))
}

/// A choice in the words in which a scenario would make it, while it can be made.
pub fn in_words(game: &Game, choice: digimon::state::Choice) -> String {
    let Some(decision) = game.decision() else { return String::new() };
    query::Query { game, names: &names::Names::default() }.option(decision, choice)
}
