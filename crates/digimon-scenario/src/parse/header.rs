//! The lines at the top of a scenario, and the scenario as far as it is read.

use super::refs::{Known, is_clause};
use super::setup;
use crate::model::{CardName, DeckList, Heading, Scenario, SeatSetup, Setup, Step};
use crate::text::{Cursor, Kind, Problem, Source, Span};
use digimon::card::Card;
use digimon::state::Phase;
use std::sync::Arc;
use table::{PerSeat, Seat};

/// A scenario that is not complete yet.
#[derive(Default)]
pub(super) struct Draft {
    pub heading: Heading,
    start: Span,
    seed: Option<u64>,
    pub cards: Vec<Card>,
    pub turn_player: Option<Seat>,
    pub phase: Option<Phase>,
    pub memory: Option<(Seat, i8)>,
    pub turn: Option<u16>,
    pub seats: PerSeat<Option<SeatSetup>>,
    pub aliases: Vec<String>,
    pub decks: Vec<DeckList>,
    /// Every card that is named anywhere.
    pub mentioned: Vec<CardName>,
    pub script: Vec<Step>,
    /// Something in it could not be read, so names may be missing.
    pub broken: bool,
}

/// In the middle of a game, unless the scenario says otherwise.
const TURN: u16 = 3;

impl Draft {
    /// From the line `scenario …`, after its first word; and whether it is right.
    pub fn new(line: &Cursor<'_>) -> (Self, Result<(), Problem>) {
        let start = line.here();
        let title = line.text.get(start.from..).unwrap_or_default().trim().to_owned();
        let result = if title.is_empty() { Err(line.expected("a title")) } else { Ok(()) };
        let heading = Heading { title, line: start.line, ..Heading::default() };
        (Draft { heading, start, broken: result.is_err(), ..Draft::default() }, result)
    }

    pub fn known(&self) -> Known<'_> {
        Known { aliases: &self.aliases, decks: &self.decks, anything: self.broken }
    }

    /// Is this the name of something already?
    pub fn is_taken(&self, name: &str) -> bool {
        self.aliases.iter().any(|alias| alias == name) || self.decks.iter().any(|deck| deck.name == name)
    }

    pub fn finish(self, source: &Arc<Source>) -> Result<Scenario, Problem> {
        if self.script.is_empty() && !self.broken {
            return Err(Problem::new(
                self.start,
                "this scenario has no choice and no `then`, so it shows nothing",
            ));
        }
        let setup = self.setup();
        if setup.phase == Phase::Setup {
            setup::only_decks(self.start, &setup)?;
        }
        let Heading { title, line, shows, example, manual, ruling } = self.heading;
        Ok(Scenario {
            title,
            shows,
            example,
            manual,
            ruling,
            line,
            source: Arc::clone(source),
            cards: self.cards,
            mentioned: self.mentioned,
            setup,
            decks: self.decks,
            script: self.script,
        })
    }

    fn setup(&self) -> Setup {
        let turn_player = self.turn_player.unwrap_or(Seat::A);
        let memory =
            self.memory.map_or(0, |(seat, memory)| if seat == turn_player { memory } else { -memory });
        let phase = self.phase.unwrap_or(Phase::Main);
        Setup {
            turn_player,
            phase,
            memory,
            turn: self.turn.unwrap_or(if phase == Phase::Setup { 0 } else { TURN }),
            seed: self.seed.unwrap_or(0),
            seats: PerSeat::new(|seat| self.seats[seat].clone().unwrap_or_default()),
        }
    }
}

/// `shows`, `example`, `manual`, `ruling` and `seed`.
pub(super) fn line(line: &mut Cursor<'_>, draft: &mut Draft) -> Result<(), Problem> {
    if line.eat("shows") {
        draft.heading.shows.extend(clauses(line)?);
    } else if line.eat("example") {
        draft.heading.example.extend(clauses(line)?);
    } else if line.eat("manual") {
        let is_manual = |text: &str| text.strip_prefix("M-").is_some_and(|rest| rest.parse::<u16>().is_ok());
        draft.heading.manual.extend(list(line, "an example of the manual, such as M-3", is_manual)?);
    } else if line.eat("ruling") {
        let is_question = |text: &str| text.strip_prefix('Q').is_some_and(|rest| rest.parse::<u32>().is_ok());
        draft.heading.ruling.extend(list(line, "an official question, such as Q601", is_question)?);
    } else if line.eat("seed") {
        draft.seed = Some(line.number("a number")?);
    } else {
        return Err(line.expected(
            "`scenario`, `shows`, `example`, `manual`, `ruling`, `seed`, `card`, `deck list`, `A`, `B` or `then`",
        ));
    }
    line.finish()
}

/// Clause numbers, with commas or `and` between them.
pub(super) fn clauses(line: &mut Cursor<'_>) -> Result<Vec<String>, Problem> {
    list(line, "a clause, such as 11-4-1", is_clause)
}

fn list(line: &mut Cursor<'_>, what: &str, is: fn(&str) -> bool) -> Result<Vec<String>, Problem> {
    let mut found = Vec::new();
    loop {
        let token = line.peek().filter(|token| token.kind == Kind::Word && is(token.text));
        let token = token.ok_or_else(|| line.expected(what))?;
        line.skip(1);
        found.push(token.text.to_owned());
        let more = line.is_kind(Kind::Comma) || line.is("and");
        if !more || !line.peek_at(1).is_some_and(|token| is(token.text)) {
            return Ok(found);
        }
        line.skip(1);
    }
}
