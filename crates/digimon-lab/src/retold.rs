//! A game that is played again, and told.

use digimon::Game;
use digimon::state::Choice;
use digimon_scenario::Line;
use digimon_scenario::narrate::Narrator;
use digimon_view::position::PositionView;
use digimon_view::{Catalogue, DigimonHost};
use host::{Host, Move, PlayedBy, Problem, Record};
use table::{Outcome, Recorded, Seat, Seed, StateHash, Table};

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
    pub fn new(catalogue: Catalogue, record: &Record) -> Result<Retold, Problem> {
        let host = DigimonHost::with(catalogue);
        let game = host.game(record)?;
        let mut retold = Retold { narrator: Narrator::new(&game), host, game, lines: Vec::new(), end: None };
        retold.take_in();
        Ok(retold)
    }

    /// Makes the move with this number, from 0.
    pub fn make(&mut self, at: usize, this: &Move) -> Result<(), Problem> {
        let refuse = |reason: String| {
            let way_out = "the file is damaged, or of another version of the program or of the cards; --at stops before it";
            Problem::new(format!("move {}", at + 1), reason, way_out)
        };
        if self.end.is_some() || self.game.outcome().is_some() {
            return Err(refuse("the game is over".to_owned()));
        }
        match this {
            Move::Option(_) | Move::Answer { .. } => {
                let (seat, choice) = self.chosen_by(this).map_err(refuse)?;
                self.chosen(format!("{seat}: {}", digimon_scenario::in_words(&self.game, choice)));
                self.game.apply(choice).map_err(|why| refuse(why.to_string()))?;
            }
            &Move::Concede(seat) => {
                self.chosen(format!("{seat}: concede"));
                self.game.concede(seat);
            }
            Move::Draw => self.end = Some("a draw was agreed".to_owned()),
            &Move::TimeOut(seat) => {
                self.end = Some(format!("the time of {seat} ran out, {} won", seat.other()))
            }
        }
        self.take_in();
        Ok(())
    }

    /// What was answered, and by whom.
    fn chosen_by(&self, this: &Move) -> Result<(Seat, Choice), String> {
        let decision = self.game.decision().ok_or("nothing is asked")?;
        let offered = decision.options.len();
        let (seat, option) = match this {
            Move::Option(option) => (decision.seat, Some(usize::from(*option))),
            Move::Answer { seat, key } => (*seat, self.game.option_of(*seat, key)),
            Move::Concede(_) | Move::Draw | Move::TimeOut(_) => (decision.seat, None),
        };
        let choice = option.and_then(|option| decision.options.get(option)).copied();
        let refused = || match this {
            Move::Option(option) => format!("option {option} was taken, but only {offered} are offered"),
            Move::Answer { seat, key } => format!("`{key}` is not offered to {seat}"),
            Move::Concede(_) | Move::Draw | Move::TimeOut(_) => "it is no answer".to_owned(),
        };
        choice.map(|choice| (seat, choice)).ok_or_else(refused)
    }

    pub fn state_hash(&self) -> StateHash {
        self.game.state_hash()
    }

    /// Where the chance of this record begins.
    pub fn seed(&self, record: &Record) -> Result<Seed, Problem> {
        self.host.seed(record)
    }

    /// Why the move with this number leads elsewhere than when the game was played.
    pub fn other_way(&self, at: usize, record: &Record, played_by: Option<&PlayedBy>) -> Problem {
        let now = self.host.played_by(record).ok();
        let changed = played_by.zip(now).and_then(|(then, now)| then.changed(&now));
        let because = changed.map(|changed| format!(": {changed}")).unwrap_or_default();
        let reason = format!("here the game goes another way than when it was played{because}");
        Problem::new(format!("move {}", at + 1), reason, format!("--at {at} stops before it"))
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
            .and_then(|position| position.to_scenario("A position", &self.host.catalogue()));
        text.unwrap_or_else(|why| why.to_string())
    }
}
