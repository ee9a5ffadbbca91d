//! A game as it goes on: who is who in it, and what happened.

use super::names::Names;
use super::query::Query;
use super::report::Told;
use crate::narrate::Narrator;
use digimon::Game;
use digimon::state::{Choice, Event};
use table::Seat;

/// The game of a scenario, up to now.
pub(super) struct Course {
    pub game: Game,
    pub names: Names,
    narrator: Narrator,
    pub events: Vec<Event>,
    /// What has been told since the last time anyone asked.
    pub told: Vec<Told>,
}

impl Course {
    pub fn new(game: Game, names: Names) -> Self {
        let narrator = Narrator::new(&game);
        let mut course = Course { game, names, narrator, events: Vec::new(), told: Vec::new() };
        course.take_in();
        course
    }

    /// Another course of the same game, to try something.
    pub fn branch(query: Query<'_>) -> Self {
        Course::new(query.game.clone(), query.names.clone())
    }

    pub fn query(&self) -> Query<'_> {
        Query { game: &self.game, names: &self.names }
    }

    pub fn answer(&mut self, choice: Choice) -> Result<(), String> {
        self.game.apply(choice).map_err(|illegal| illegal.to_string())?;
        self.take_in();
        Ok(())
    }

    pub fn concede(&mut self, seat: Seat) -> Result<(), String> {
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
            self.told.push(Told { text, clauses, choice: false });
            self.events.push(event);
        }
        self.names.look(&self.game);
    }
}
