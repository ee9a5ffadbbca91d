//! A game as it goes on: who is who in it, and what happened.

use super::names::Names;
use super::query::Query;
use super::{act, checks, fitting, matching, waiting};
use crate::Digimon;
use crate::model::{Act, DigimonFact, Pattern};
use crate::narrate::Narrator;
use digimon::Game;
use digimon::state::{Ask, Choice, Event};
use scenario::Line;
use table::{Outcome, Seat};

/// The game of a scenario, up to now.
pub struct Course {
    pub game: Game,
    pub(super) names: Names,
    narrator: Narrator,
    events: Vec<Event>,
    /// What has been told since the last time anyone asked.
    told: Vec<Line>,
}

impl Course {
    pub(super) fn new(game: Game, names: Names) -> Self {
        let narrator = Narrator::new(&game);
        let mut course = Course { game, names, narrator, events: Vec::new(), told: Vec::new() };
        course.take_in();
        course
    }

    /// Another course of the same game, to try something.
    pub(super) fn branch(query: Query<'_>) -> Self {
        Course::new(query.game.clone(), query.names.clone())
    }

    pub(super) fn query(&self) -> Query<'_> {
        Query { game: &self.game, names: &self.names }
    }

    pub(super) fn answer(&mut self, choice: Choice) -> Result<(), String> {
        self.game.apply(choice).map_err(|illegal| illegal.to_string())?;
        self.take_in();
        Ok(())
    }

    pub(super) fn concede(&mut self, seat: Seat) -> Result<(), String> {
        if self.game.outcome().is_some() {
            return Err("the game is over".to_owned());
        }
        self.game.concede(seat);
        self.take_in();
        Ok(())
    }

    /// Takes in what the game has recorded since the last time.
    fn take_in(&mut self) {
        for event in self.game.take_events() {
            self.names.follow(&event);
            let text = self.narrator.tell(&event, &self.game);
            let clauses = event.clauses.iter().map(|&clause| clause.to_owned()).collect();
            self.told.push(Line { text, clauses, choice: false });
            self.events.push(event);
        }
        self.names.look(&self.game);
    }
}

impl scenario::Course<Digimon> for Course {
    type Event = Event;

    fn events(&self) -> &[Event] {
        &self.events
    }

    fn clauses(event: &Event) -> &[&'static str] {
        &event.clauses
    }

    fn tell<'e>(&self, events: impl IntoIterator<Item = &'e Event>) -> Vec<String> {
        let mut narrator = Narrator::new(&self.game);
        events.into_iter().map(|event| narrator.tell(event, &self.game)).collect()
    }

    fn take_lines(&mut self) -> Vec<Line> {
        std::mem::take(&mut self.told)
    }

    fn apply(&mut self, seat: Seat, act: &Act) -> Result<(), String> {
        act::apply(self, seat, act)
    }

    fn is_offered(&self, seat: Seat, act: &Act) -> bool {
        act::is_offered(self.query(), seat, act)
    }

    fn answers(&self, seat: Seat, act: &Act) -> bool {
        let decision = self.game.decision().filter(|decision| decision.seat == seat);
        let answers = decision.is_some_and(|decision| fitting::answers(self.query(), act, decision));
        answers || *act == Act::Concede
    }

    /// Each of the cards of a choice must be there; any other act is one option.
    fn parts(act: &Act) -> Vec<Act> {
        match act {
            Act::Choose(refs) => refs.iter().map(|what| Act::Choose(vec![what.clone()])).collect(),
            act => vec![act.clone()],
        }
    }

    fn asked(&self) -> Option<(Seat, Ask)> {
        self.game.decision().map(|decision| (decision.seat, decision.ask))
    }

    fn is_asked(&self, seat: Seat, what: Option<Ask>) -> bool {
        let decision = self.game.decision().filter(|decision| decision.seat == seat);
        decision.is_some_and(|decision| match what {
            None => true,
            Some(Ask::Counter) => waiting::is_counter(&self.game, decision),
            Some(ask) => decision.ask == ask,
        })
    }

    fn question(&self) -> String {
        self.query().question()
    }

    fn weight(&self, pattern: &Pattern, event: &Event) -> Option<usize> {
        matching::weight(self.query(), pattern, &event.what)
    }

    fn holds(&self, fact: &DigimonFact) -> Result<(), String> {
        checks::check(self.query(), fact)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn unread(&self) -> Vec<String> {
        let marked = self.game.library().defs().filter(|(_, def)| !def.card.unread.is_empty());
        marked.map(|(_, def)| def.card.number.as_str().to_owned()).collect()
    }
}
