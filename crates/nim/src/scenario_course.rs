//! The game as a scenario goes on.

use crate::game::Stage;
use crate::scenario_words::{Act, Ask, Left, Pattern};
use crate::{Event, Nim, NimWords};
use scenario::{Course, Line, holds};
use table::{Outcome, Seat, Table};

/// A game that a scenario plays, and how much of it was told.
pub struct Play {
    game: Nim,
    told: usize,
}

impl Play {
    pub(crate) fn new(game: Nim) -> Play {
        Play { game, told: 0 }
    }

    fn asked_of(&self, seat: Seat) -> Option<Ask> {
        self.game.asked(seat).map(|_| match self.game.stage {
            Stage::Fingers(_) => Ask::Fingers,
            Stage::Take(_) => Ask::Take,
            Stage::Return(..) => Ask::Return,
            Stage::Add(_) => Ask::Add,
        })
    }
}

impl Course<NimWords> for Play {
    type Event = Event;

    fn events(&self) -> &[Event] {
        self.game.events()
    }

    fn clauses(event: &Event) -> &[&'static str] {
        event.clauses()
    }

    fn tell<'e>(&self, events: impl IntoIterator<Item = &'e Event>) -> Vec<String> {
        events.into_iter().map(ToString::to_string).collect()
    }

    fn take_lines(&mut self) -> Vec<Line> {
        let line = |event: &Event| Line {
            text: event.to_string(),
            clauses: event.clauses().iter().map(|&clause| clause.to_owned()).collect(),
            choice: false,
        };
        let lines = self.game.events()[self.told..].iter().map(line).collect();
        self.told = self.game.events().len();
        lines
    }

    fn apply(&mut self, seat: Seat, act: &Act) -> Result<(), String> {
        self.game.answer_by_key(seat, &act.key()).map_err(|_| self.question())
    }

    fn is_offered(&self, seat: Seat, act: &Act) -> bool {
        self.game.clone().answer_by_key(seat, &act.key()).is_ok()
    }

    fn answers(&self, seat: Seat, act: &Act) -> bool {
        self.asked_of(seat) == Some(act.ask())
    }

    fn asked(&self) -> Option<(Seat, Ask)> {
        Seat::BOTH.into_iter().find_map(|seat| Some((seat, self.asked_of(seat)?)))
    }

    /// Both may be asked at once.
    fn is_asked(&self, seat: Seat, what: Option<Ask>) -> bool {
        self.asked_of(seat).is_some_and(|ask| what.is_none_or(|what| what == ask))
    }

    fn question(&self) -> String {
        let Some((seat, ask)) = self.asked() else { return "nobody is asked anything".to_owned() };
        let options = self.game.asked(seat).map_or(0, |asked| asked.options);
        let keys: Vec<String> = (0..options).map(|option| self.game.key(seat, option).to_string()).collect();
        let more = if ask == Ask::Add { " and other numbers to 20" } else { "" };
        format!("{seat} may {}{more}", keys.join(", "))
    }

    fn weight(&self, pattern: &Pattern, event: &Event) -> Option<usize> {
        pattern.fits(event).then_some(1)
    }

    fn holds(&self, Left(stones): &Left) -> Result<(), String> {
        holds(self.game.stones() == *stones, || format!("{} are left", self.game.stones()))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }
}
