//! Plays a scenario and says what came of it.

mod checks;
mod happened;
mod report;

pub use checks::holds;
pub use report::{Failure, Line, Report};

use crate::text::Span;
use crate::{Check, Choice, Course, Game, Scenario, Since, Step, When};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Deals the position, makes the choices and checks what should hold.
pub fn run<G: Game>(scenario: &Scenario<G>, cards: &G::Cards) -> Report {
    play(scenario, cards).0
}

/// The same, with the game after all that the scenario says; nothing if it broke off.
pub fn play<G: Game>(scenario: &Scenario<G>, cards: &G::Cards) -> (Report, Option<G::Course>) {
    let mut report = Report::new(scenario);
    let played = catch_unwind(AssertUnwindSafe(|| match G::deal(scenario, cards) {
        Ok(course) => Some(Runner::new(scenario, course, &mut report).play()),
        Err(failures) => {
            report.failures = failures;
            None
        }
    }));
    let course = played.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word");
        let line = report.reached;
        let at = Span { line, from: 0, to: scenario.source.shown(line).len() };
        report.fail(&scenario.source, at, "the game to go on", format!("the engine broke off: {text}"));
        None
    });
    report.passed = report.failures.is_empty();
    (report, course)
}

/// A scenario that is being played.
struct Runner<'a, G: Game> {
    scenario: &'a Scenario<G>,
    course: G::Course,
    /// How many events there were before the last choice.
    before_choice: usize,
    report: &'a mut Report,
}

impl<'a, G: Game> Runner<'a, G> {
    fn new(scenario: &'a Scenario<G>, course: G::Course, report: &'a mut Report) -> Self {
        report.unread = course.unread();
        Runner { scenario, course, before_choice: 0, report }
    }

    /// Plays to the end, or to the first choice that is not allowed.
    fn play(mut self) -> G::Course {
        self.report.transcript.append(&mut self.course.take_lines());
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
        self.course
    }

    fn check(&mut self, check: &Check<G>) {
        if check.when == When::Then {
            self.course.go_on();
            self.report.transcript.append(&mut self.course.take_lines());
        }
        let since = match check.since {
            Since::Start => 0,
            Since::LastChoice => self.before_choice,
        };
        if let Err(actual) = checks::check(&self.course, check, &self.course.events()[since..]) {
            let source = &self.scenario.source;
            self.report.fail(source, check.span, source.at(check.span), actual);
        }
    }

    /// Makes the choice; if it is not allowed, there is no point in going on.
    fn choose(&mut self, choice: &Choice<G>) -> bool {
        self.course.go_on_to(choice.seat, &choice.act);
        self.report.transcript.append(&mut self.course.take_lines());
        let said = format!("{} {}", choice.seat, self.scenario.source.at(choice.span));
        self.report.transcript.push(Line { text: format!("{said}."), clauses: Vec::new(), choice: true });
        self.before_choice = self.course.events().len();
        let made = self.course.apply(choice.seat, &choice.act);
        self.report.transcript.append(&mut self.course.take_lines());
        if let Err(actual) = &made {
            self.report.fail(&self.scenario.source, choice.span, &said, actual.clone());
        }
        made.is_ok()
    }
}
