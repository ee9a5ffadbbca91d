//! A duel that is played again, and told.

use host::{Host, Move, PlayedBy, Problem, Record};
use ocg::Game;
use ocg_scenario::{Line, tell};
use ocg_view::position::PositionView;
use ocg_view::{Catalogue, OcgHost};
use table::{Outcome, Recorded, Refused, Seed, StateHash, Table};

/// A duel that is played again, and told.
pub struct Retold {
    host: OcgHost,
    game: Game,
    pub lines: Vec<String>,
    /// How it ended where the rulebook does not say: by agreement or by the clock.
    end: Option<String>,
}

impl Retold {
    /// The duel of a record before its first move, with these cards.
    ///
    /// # Errors
    /// When its cards are not there.
    pub fn new(catalogue: Catalogue, record: &Record) -> Result<Retold, Problem> {
        let host = OcgHost::with(catalogue);
        let game = host.game(record)?;
        let mut retold = Retold { host, game, lines: Vec::new(), end: None };
        retold.take_in();
        Ok(retold)
    }

    /// Makes the move with this number, from 0.
    ///
    /// # Errors
    /// When it cannot be made.
    pub fn make(&mut self, at: usize, this: &Move) -> Result<(), Problem> {
        let refuse = |why: Refused| {
            let way_out = "the file is damaged, or of another version of the program or of the cards; --at stops before it";
            Problem::new(format!("move {}", at + 1), why.to_string(), way_out)
        };
        if self.end.is_some() || self.game.outcome().is_some() {
            return Err(refuse(Refused::Over));
        }
        match this {
            Move::Option(option) => self.game.answer(usize::from(*option)).map_err(refuse)?,
            Move::Answer { seat, key } => {
                self.game.answer_by_key(*seat, key).map_err(refuse)?;
                self.chosen(format!("{seat}: {key}"));
            }
            &Move::Concede(seat) => {
                self.chosen(format!("{seat}: concede"));
                self.game.concede(seat);
            }
            Move::Draw => self.end = Some("a draw was agreed".to_owned()),
            &Move::TimeOut(seat) => {
                self.end = Some(format!("the time of {seat} ran out, {} won", seat.other()));
            }
        }
        self.take_in();
        Ok(())
    }

    pub fn state_hash(&self) -> StateHash {
        self.game.state_hash()
    }

    /// Where the chance of this record begins.
    ///
    /// # Errors
    /// When it is no record.
    pub fn seed(&self, record: &Record) -> Result<Seed, Problem> {
        self.host.seed(record)
    }

    /// Why the move with this number leads elsewhere than when the duel was played.
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

    /// Takes in what the duel has recorded since the last time.
    fn take_in(&mut self) {
        for logged in self.game.take_events() {
            let text = tell(&logged, &self.game);
            let clauses = logged.statements.iter().map(|&statement| statement.to_owned()).collect();
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
        format!("after {moves} moves, in turn {}: {end}", self.game.state().turn().number)
    }

    /// The position as records have it, or why there is none.
    pub fn position(&self) -> String {
        let written = PositionView::of(&self.game).map(host::requests::said);
        match written {
            Ok(Ok(json)) => json.to_string(),
            Ok(Err(why)) | Err(why) => why.to_string(),
        }
    }
}
