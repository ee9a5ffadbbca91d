//! A duel as it goes on: who is who in it, and what happened.

use super::decks::{self, Decks};
use super::query::Query;
use super::{act, facts, fitting, matching};
use crate::Ocg;
use crate::model::{Act, Detail, Does, OcgFact, Pattern};
use crate::narrate;
use ocg::Game;
use ocg::state::{Ask, CardId, Choice, Decision, Logged};
use scenario::Line;
use std::collections::BTreeMap;
use table::{Outcome, Seat};

/// What the names of a scenario stand for: a card keeps its name wherever it goes.
pub(super) type Names = BTreeMap<String, CardId>;

/// The duel of a scenario, up to now.
#[derive(Clone)]
pub struct Course {
    pub game: Game,
    pub(super) names: Names,
    pub(super) decks: Decks,
    pub(super) events: Vec<Logged>,
    /// What has been told since the last time anyone asked.
    told: Vec<Line>,
}

impl Course {
    pub(super) fn new(game: Game, names: Names) -> Self {
        let mut course =
            Course { game, names, decks: Decks::default(), events: Vec::new(), told: Vec::new() };
        course.take_in();
        course
    }

    pub(super) fn query(&self) -> Query<'_> {
        Query { game: &self.game, names: &self.names }
    }

    pub(super) fn pending(&self, seat: Seat) -> Option<&Decision> {
        self.game.decision().filter(|decision| decision.seat == seat)
    }

    pub(super) fn answer(&mut self, choice: Choice) -> Result<(), String> {
        self.game.apply(choice).map_err(|illegal| illegal.to_string())?;
        self.take_in();
        Ok(())
    }

    /// Takes in what the duel has recorded since the last time.
    fn take_in(&mut self) {
        for logged in self.game.take_events() {
            let text = narrate::tell(&logged, &self.game);
            let clauses = logged.statements.iter().map(|&statement| statement.to_owned()).collect();
            self.told.push(Line { text, clauses, choice: false });
            self.events.push(logged);
        }
    }

    /// Answers what nobody needs to say: nobody responds, cards go to the first zone, monsters attack.
    pub(super) fn go_on_once(&mut self) -> bool {
        let default = self.game.decision().and_then(usual);
        default.is_some_and(|choice| self.answer(choice).is_ok())
    }

    /// Looks ahead as far as nobody has to answer.
    fn ahead(&self, mut found: impl FnMut(&Course) -> bool) -> bool {
        if found(self) {
            return true;
        }
        let mut course = self.clone();
        while course.go_on_once() {
            if found(&course) {
                return true;
            }
        }
        false
    }
}

/// The answer where a scenario says nothing.
fn usual(decision: &Decision) -> Option<Choice> {
    match decision.ask {
        Ask::Respond | Ask::NextTrigger => decision.options.iter().copied().find(|&one| one == Choice::Pass),
        Ask::Zone | Ask::Position => decision.options.first().copied(),
        Ask::Act
        | Ask::Target
        | Ask::Cards
        | Ask::Tributes
        | Ask::Materials
        | Ask::YesNo
        | Ask::Option
        | Ask::Number
        | Ask::CardName
        | Ask::Attribute
        | Ask::Race
        | Ask::Order
        | Ask::AttackTarget
        | Ask::Replay
        | Ask::HandLimit => None,
    }
}

impl scenario::Course<Ocg> for Course {
    type Event = Logged;

    fn events(&self) -> &[Logged] {
        &self.events
    }

    fn clauses(event: &Logged) -> &[&'static str] {
        &event.statements
    }

    fn tell<'e>(&self, events: impl IntoIterator<Item = &'e Logged>) -> Vec<String> {
        events.into_iter().map(|logged| narrate::tell(logged, &self.game)).collect()
    }

    fn take_lines(&mut self) -> Vec<Line> {
        std::mem::take(&mut self.told)
    }

    fn go_on_to(&mut self, seat: Seat, act: &Act) {
        while !fitting::begins(self, seat, act) && self.go_on_once() {}
    }

    fn go_on(&mut self) {
        while self.go_on_once() {}
    }

    fn apply(&mut self, seat: Seat, act: &Act) -> Result<(), String> {
        act::apply(self, seat, act)
    }

    fn is_offered(&self, seat: Seat, act: &Act) -> bool {
        self.ahead(|course| {
            fitting::begins(course, seat, act) && act::apply(&mut course.clone(), seat, act).is_ok()
        })
    }

    /// An activation has its windows even where nobody is asked, because nothing can be done in them.
    fn answers(&self, seat: Seat, act: &Act) -> bool {
        matches!(act.does, Does::Activate(_))
            || self
                .ahead(|course| course.pending(seat).is_some_and(|decision| fitting::answers(act, decision)))
    }

    /// Each of the cards of a choice must be there; any other act is one.
    fn parts(act: &Act) -> Vec<Act> {
        match act.does {
            Does::Choose => {
                let one = |detail: &Detail| Act { does: Does::Choose, details: vec![detail.clone()] };
                act.details.iter().map(one).collect()
            }
            _ => vec![act.clone()],
        }
    }

    fn asked(&self) -> Option<(Seat, Ask)> {
        self.game.decision().map(|decision| (decision.seat, decision.ask))
    }

    fn is_asked(&self, seat: Seat, what: Option<Ask>) -> bool {
        let asked = |course: &Course| {
            course.pending(seat).is_some_and(|decision| what.is_none_or(|what| what == decision.ask))
        };
        self.ahead(asked)
    }

    fn question(&self) -> String {
        self.query().question()
    }

    fn weight(&self, pattern: &Pattern, event: &Logged) -> Option<usize> {
        matching::weight(self.query(), pattern, &event.event)
    }

    fn holds(&self, fact: &OcgFact) -> Result<(), String> {
        let library = self.game.library();
        match fact {
            OcgFact::Deck(fact) => decks::holds(library, &self.decks, fact),
            OcgFact::Match(fact) => decks::stands(library, fact),
            OcgFact::Seat(..) | OcgFact::Cards { .. } | OcgFact::Game(_) => {
                facts::holds(self.query(), &self.events, fact)
            }
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }
}
