//! Plays a scenario on the engine and says what came of it.

mod act;
mod cards;
mod checks;
mod deal;
mod eye;
mod happened;
mod names;
mod offer;
mod picks;
mod report;
mod seats;
mod units;
mod waiting;

pub use cards::CardSource;
pub use report::{Failure, Report, Told};

use crate::model::{Choice, Scenario, Step};
use crate::narrate::Narrator;
use crate::text::Span;
use deal::Deal;
use digimon::Game;
use digimon::state::Event;
use eye::Eye;
use names::Names;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Deals the position, makes the choices and checks what should hold.
pub fn run(scenario: &Scenario, cards: &CardSource) -> Report {
    let mut report = Report::new(scenario);
    match deal::deal(scenario, cards) {
        Ok(deal) => play(scenario, deal, &mut report),
        Err(failures) => report.failures = failures,
    }
    report.passed = report.failures.is_empty();
    report
}

fn play(scenario: &Scenario, deal: Deal, report: &mut Report) {
    let played = catch_unwind(AssertUnwindSafe(|| Runner::new(scenario, deal, report).play()));
    if let Err(panic) = played {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word");
        let line = report.reached;
        let at = Span { line, from: 0, to: scenario.source.shown(line).len() };
        report.fail(scenario, at, "the game to go on", format!("the engine broke off: {text}"));
    }
}

/// A scenario that is being played.
struct Runner<'a> {
    scenario: &'a Scenario,
    game: Game,
    names: Names,
    narrator: Narrator,
    events: Vec<Event>,
    /// How many events there were before the last choice.
    before_choice: usize,
    report: &'a mut Report,
}

impl<'a> Runner<'a> {
    fn new(scenario: &'a Scenario, deal: Deal, report: &'a mut Report) -> Self {
        report.reached = scenario.line;
        let game = Game::from_position_listening(deal.library, &deal.position);
        let narrator = Narrator::new(&game);
        let names = deal.names;
        let mut runner =
            Runner { scenario, game, names, narrator, events: Vec::new(), before_choice: 0, report };
        runner.take_in();
        runner
    }

    fn play(mut self) {
        for step in &self.scenario.script {
            match step {
                Step::Choice(choice) => {
                    self.report.reached = choice.span.line;
                    if !self.choose(choice) {
                        return;
                    }
                }
                Step::Check(check) => {
                    self.report.reached = check.span.line;
                    let eye = Eye { game: &self.game, names: &self.names };
                    let since = checks::window(check, self.before_choice);
                    if let Err(actual) = checks::check(eye, check, &self.events[since..]) {
                        let expected = self.scenario.source.at(check.span).to_owned();
                        self.report.fail(self.scenario, check.span, &expected, actual);
                    }
                }
            }
        }
    }

    /// Makes the choice; if it is not allowed, there is no point in going on.
    fn choose(&mut self, choice: &Choice) -> bool {
        let said = format!("{} {}.", choice.seat, self.scenario.source.at(choice.span));
        self.report.transcript.push(Told { text: said, clauses: Vec::new(), choice: true });
        self.before_choice = self.events.len();
        match act::apply(self, choice) {
            Ok(()) => true,
            Err(actual) => {
                let expected = format!("{} {}", choice.seat, self.scenario.source.at(choice.span));
                self.report.fail(self.scenario, choice.span, &expected, actual);
                false
            }
        }
    }

    fn eye(&self) -> Eye<'_> {
        Eye { game: &self.game, names: &self.names }
    }

    /// Takes in what the game has recorded since the last time.
    fn take_in(&mut self) {
        for event in self.game.take_events() {
            self.names.follow(&event);
            let text = self.narrator.tell(&event, &self.game);
            let clauses = event.clauses.iter().map(|&clause| clause.to_owned()).collect();
            self.report.transcript.push(Told { text, clauses, choice: false });
            self.events.push(event);
        }
        self.names.look(&self.game);
    }
}
