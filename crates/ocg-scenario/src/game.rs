//! The OCG as scenarios speak of it.

use crate::model::{Act, OcgFact, Pattern, Setup};
use crate::parse::{self, Draft, Parts};
use crate::run::{self, CardSource, Course};
use ocg::state::Ask;
use scenario::{Cursor, Fact, Failure, File, Game, Problem, ReadBlock, Scenario, Told, Verb};
use table::Seat;

/// The words of the OCG.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ocg;

/// Plays all scenarios of a file.
pub fn play(name: &str, text: &str, cards: &CardSource) -> File {
    File::play::<Ocg>(name, text, &(), cards)
}

/// The duels after all that the scenarios of a file say, by their titles.
///
/// # Errors
/// With what cannot be read, or the report of a scenario that does not pass.
pub fn positions(name: &str, text: &str, cards: &CardSource) -> Result<Vec<(String, ocg::Game)>, String> {
    let scenarios = scenario::parse::<Ocg>(text, name, &())
        .map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?;
    let position = |scenario: &Scenario<Ocg>| {
        let (report, course) = scenario::play(scenario, cards);
        let course = course.filter(|_| report.passed).ok_or_else(|| report.to_string())?;
        Ok((scenario.heading.title.clone(), course.game))
    };
    scenarios.iter().map(position).collect()
}

impl Game for Ocg {
    type Act = Act;
    type Ask = Ask;
    type Pattern = Pattern;
    type Fact = OcgFact;
    type Setup = Setup;
    type Parts = Parts;
    type Reading = ();
    type Cards = CardSource;
    type Course = Course;

    const VERBS: &'static [Verb<Ocg>] = parse::VERBS;
    const ASKS: &'static [(&'static str, Ask)] = parse::ASKS;
    const BLOCKS: &'static [(&'static str, ReadBlock<Ocg>)] = parse::BLOCKS;
    const RESERVED: &'static [&'static str] = &["LP", "ATK", "DEF"];

    /// Such as 3.4.3-8 or 3.4.3-8e1.
    fn is_clause(text: &str) -> bool {
        text.starts_with(|c: char| c.is_ascii_digit())
            && text.contains('-')
            && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '.' || c == '-')
    }

    fn is_setup(line: &Cursor<'_>) -> bool {
        parse::is_setup(line)
    }

    fn seat_setup(line: &mut Cursor<'_>, draft: &mut Draft, seat: Seat) -> Result<(), Problem> {
        parse::seat_setup(line, draft, seat)
    }

    fn area(line: &mut Cursor<'_>, draft: &mut Draft, seat: Seat) -> Result<(), Problem> {
        parse::area(line, draft, seat)
    }

    fn setup(draft: &mut Draft) -> Result<Setup, Problem> {
        Ok(parse::setup(draft))
    }

    fn sentence_of_seat(line: &mut Cursor<'_>, draft: &Draft, seat: Seat) -> Result<Vec<Fact<Ocg>>, Problem> {
        parse::of_seat(line, draft, seat)
    }

    fn sentence(line: &mut Cursor<'_>, draft: &Draft) -> Result<Vec<Fact<Ocg>>, Problem> {
        parse::sentence(line, draft)
    }

    fn noun(line: &mut Cursor<'_>) -> Option<Told<Ocg>> {
        parse::noun(line)
    }

    fn deal(scenario: &Scenario<Ocg>, cards: &CardSource) -> Result<Course, Vec<Failure>> {
        run::deal(scenario, cards)
    }
}
