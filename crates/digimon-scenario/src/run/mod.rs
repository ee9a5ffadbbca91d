//! Plays a scenario on the engine and says what came of it.

mod act;
mod cards;
mod checks;
mod course;
mod deal;
mod decks;
mod fitting;
mod happened;
mod knowledge;
mod names;
mod offer;
mod picks;
mod query;
mod report;
mod seats;
mod units;
mod waiting;

pub use cards::{CardSource, filler};
pub use report::{Failure, Report, Told};

use crate::model::{Check, Choice, Scenario, Step};
use crate::text::Span;
use course::Course;
use deal::Deal;
use digimon::Game;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Deals the position, makes the choices and checks what should hold.
pub fn run(scenario: &Scenario, cards: &CardSource) -> Report {
    let mut report = Report::new(scenario);
    match deal::deal(scenario, cards) {
        Ok(deal) => {
            play(scenario, deal, &mut report);
        }
        Err(failures) => report.failures = failures,
    }
    report.passed = report.failures.is_empty();
    report
}

/// The game after all that the scenario says.
///
/// # Errors
/// With the report of a scenario that does not pass.
pub fn position(scenario: &Scenario, cards: &CardSource) -> Result<Game, Box<Report>> {
    let mut report = Report::new(scenario);
    let game = match deal::deal(scenario, cards) {
        Ok(deal) => play(scenario, deal, &mut report),
        Err(failures) => {
            report.failures = failures;
            None
        }
    };
    game.filter(|_| report.failures.is_empty()).ok_or_else(|| Box::new(report))
}

/// A choice in the words in which a scenario would make it, while it can be made.
pub fn in_words(game: &Game, choice: digimon::state::Choice) -> String {
    let Some(decision) = game.decision() else { return String::new() };
    query::Query { game, names: &names::Names::default() }.option(decision, choice)
}

fn play(scenario: &Scenario, deal: Deal, report: &mut Report) -> Option<Game> {
    let played = catch_unwind(AssertUnwindSafe(|| Runner::new(scenario, deal, report).play()));
    played
        .map_err(|panic| {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word");
            let line = report.reached;
            let at = Span { line, from: 0, to: scenario.source.shown(line).len() };
            report.fail(scenario, at, "the game to go on", format!("the engine broke off: {text}"));
        })
        .ok()
}

/// A scenario that is being played.
struct Runner<'a> {
    scenario: &'a Scenario,
    course: Course,
    /// How many events there were before the last choice.
    before_choice: usize,
    report: &'a mut Report,
}

impl<'a> Runner<'a> {
    fn new(scenario: &'a Scenario, deal: Deal, report: &'a mut Report) -> Self {
        report.reached = scenario.line;
        let marked = deal.library.defs().filter(|(_, def)| !def.card.unread.is_empty());
        report.unread = marked.map(|(_, def)| def.card.number.as_str().to_owned()).collect();
        let game = Game::from_position_listening(deal.library, &deal.position);
        let course = Course::new(game, deal.names);
        Runner { scenario, course, before_choice: 0, report }
    }

    /// Plays to the end, or to the first choice that is not allowed.
    fn play(mut self) -> Game {
        self.report.transcript.append(&mut self.course.told);
        for step in &self.scenario.script {
            match step {
                Step::Choice(choice) => {
                    self.report.reached = choice.span.line;
                    if !self.choose(choice) {
                        break;
                    }
                }
                Step::Check(check) => {
                    self.report.reached = check.span.line;
                    self.check(check);
                }
            }
        }
        self.course.game
    }

    fn check(&mut self, check: &Check) {
        let since = checks::window(check, self.before_choice);
        if let Err(actual) = checks::check(self.course.query(), check, &self.course.events[since..]) {
            let expected = self.scenario.source.at(check.span);
            self.report.fail(self.scenario, check.span, expected, actual);
        }
    }

    /// Makes the choice; if it is not allowed, there is no point in going on.
    fn choose(&mut self, choice: &Choice) -> bool {
        let said = format!("{} {}.", choice.seat, self.scenario.source.at(choice.span));
        self.report.transcript.push(Told { text: said, clauses: Vec::new(), choice: true });
        self.before_choice = self.course.events.len();
        let made = act::apply(&mut self.course, choice.seat, &choice.act);
        self.report.transcript.append(&mut self.course.told);
        if let Err(actual) = &made {
            let expected = format!("{} {}", choice.seat, self.scenario.source.at(choice.span));
            self.report.fail(self.scenario, choice.span, &expected, actual.clone());
        }
        made.is_ok()
    }
}
