//! A game that is played again, and told.

use digimon::Game;
use digimon_scenario::Line;
use digimon_scenario::narrate::Narrator;
use digimon_view::DigimonHost;
use digimon_view::position::PositionView;
use digimon_view::shelf::Shelf;
use host::{Move, Problem, Record};
use table::Outcome;

/// A game that is played again, and told.
pub struct Retold {
    host: DigimonHost,
    game: Game,
    narrator: Narrator,
    pub lines: Vec<String>,
    /// How it ended where the rulebook does not say: by agreement or by the clock.
    end: Option<String>,
}

impl Retold {
    /// The game of a record before its first move, with these cards.
    pub fn new(shelf: Shelf, record: &Record) -> Result<Retold, Problem> {
        let host = DigimonHost::with(shelf);
        let game = host.game(record)?;
        let mut retold = Retold { narrator: Narrator::new(&game), host, game, lines: Vec::new(), end: None };
        retold.take_in();
        Ok(retold)
    }

    /// Makes the move with this number, from 0.
    pub fn make(&mut self, at: usize, this: Move) -> Result<(), Problem> {
        let refuse = |reason: String| {
            let way_out = "the file is damaged, or of another version of the program or of the cards; --at stops before it";
            Problem::new(format!("move {}", at + 1), reason, way_out)
        };
        if self.end.is_some() || self.game.outcome().is_some() {
            return Err(refuse("the game is over".to_owned()));
        }
        match this {
            Move::Option(option) => {
                let Some(decision) = self.game.decision() else {
                    return Err(refuse("nothing is asked".to_owned()));
                };
                let (seat, offered) = (decision.seat, decision.options.len());
                let Some(&choice) = decision.options.get(usize::from(option)) else {
                    return Err(refuse(format!("option {option} was taken, but only {offered} are offered")));
                };
                self.chosen(format!("{seat}: {}", digimon_scenario::in_words(&self.game, choice)));
                self.game.apply(choice).map_err(|why| refuse(why.to_string()))?;
            }
            Move::Concede(seat) => {
                self.chosen(format!("{seat}: concede"));
                self.game.concede(seat);
            }
            Move::Draw => self.end = Some("a draw was agreed".to_owned()),
            Move::TimeOut(seat) => {
                self.end = Some(format!("the time of {seat} ran out, {} won", seat.other()))
            }
        }
        self.take_in();
        Ok(())
    }

    fn chosen(&mut self, text: String) {
        self.lines.push(Line { text, clauses: Vec::new(), choice: true }.to_string());
    }

    /// Takes in what the game has recorded since the last time.
    fn take_in(&mut self) {
        for event in self.game.take_events() {
            let text = self.narrator.tell(&event, &self.game);
            let clauses = event.clauses.iter().map(|&clause| clause.to_owned()).collect();
            self.lines.push(Line { text, clauses, choice: false }.to_string());
        }
    }

    /// How it stands after so many moves.
    pub fn sum(&self, moves: usize) -> String {
        let end = match (&self.end, self.game.outcome()) {
            (Some(end), _) => end.clone(),
            (None, Some(Outcome::Won(seat))) => format!("{seat} won"),
            (None, Some(Outcome::Draw)) => "a draw".to_owned(),
            (None, None) => "the game goes on".to_owned(),
        };
        format!("after {moves} moves, in turn {}: {end}", self.game.state().turn())
    }

    /// The position as a scenario, or why there is none.
    pub fn position(&self) -> String {
        let text = PositionView::of(&self.game)
            .and_then(|position| position.to_scenario("A position", &self.host.shelf()));
        text.unwrap_or_else(|why| why.to_string())
    }
}
