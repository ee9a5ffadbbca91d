//! Digimon as scenarios speak of it.

use crate::model::{Act, DigimonFact, Fact, Pattern, Scenario, Setup};
use crate::parse::{self, Draft, Parts};
use crate::printed::TextReader;
use crate::run::{self, CardSource, Course};
use crate::{Failure, File, PrintedText};
use digimon::state::Ask;
use scenario::{Cursor, Game, Problem, ReadBlock, Told, Verb};
use table::Seat;

/// The words of Digimon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Digimon;

/// Plays all scenarios of a file; cards in it may be defined by their printed text.
pub fn play(name: &str, text: &str, cards: &CardSource) -> File {
    File::play::<Digimon>(name, text, &PrintedText, cards)
}

impl Game for Digimon {
    type Act = Act;
    type Ask = Ask;
    type Pattern = Pattern;
    type Fact = DigimonFact;
    type Setup = Setup;
    type Parts = Parts;
    type Reading = dyn TextReader;
    type Cards = CardSource;
    type Course = Course;

    const VERBS: &'static [Verb<Digimon>] = parse::VERBS;
    const ASKS: &'static [(&'static str, Ask)] = parse::ASKS;
    const BLOCKS: &'static [(&'static str, ReadBlock<Digimon>)] = parse::BLOCKS;
    const RESERVED: &'static [&'static str] = &["DP", "DNA"];

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
        parse::setup(draft)
    }

    fn sentence_of_seat(line: &mut Cursor<'_>, draft: &Draft, seat: Seat) -> Result<Vec<Fact>, Problem> {
        parse::of_seat(line, draft, seat)
    }

    fn sentence(line: &mut Cursor<'_>, draft: &Draft) -> Result<Vec<Fact>, Problem> {
        parse::sentence(line, draft)
    }

    fn noun(line: &mut Cursor<'_>) -> Option<Told<Digimon>> {
        parse::noun(line)
    }

    fn deal(scenario: &Scenario, cards: &CardSource) -> Result<Course, Vec<Failure>> {
        run::deal(scenario, cards)
    }
}
