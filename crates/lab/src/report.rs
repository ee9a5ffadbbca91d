//! What many games came to.

use crate::{Ended, Played};
use serde::Serialize;
use table::{Outcome, PerSeat};

/// The sum of all games that were played.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Report {
    pub games: u64,
    /// Games that somebody won.
    pub decided: u64,
    pub draws: u64,
    /// Games that went on longer than allowed.
    pub stalled: u64,
    /// How many games each seat won.
    pub wins: Wins,
    pub turns: u64,
    /// Answers that had at least two options.
    pub choices: u64,
    /// All answers, forced ones too.
    pub answers: u64,
    /// Games that panicked; never expected.
    pub panics: u64,
    /// Games that broke off because something was wrong; never expected.
    pub broken: u64,
    /// Games whose replay was compared.
    pub replayed: u64,
    pub failures: Vec<Failure>,
    /// CPU time of this process while it played.
    pub cpu_seconds: f64,
}

/// Games won by seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Wins {
    pub a: u64,
    pub b: u64,
}

/// A game that went wrong, with the seed that gives it again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Failure {
    pub seed: u64,
    /// What was played: the words that deal it again.
    pub game: String,
    pub why: String,
}

impl Report {
    /// How many failures are kept in full; the rest is only counted.
    const KEPT: usize = 20;

    /// Did every game end as a game should?
    pub fn is_clean(&self) -> bool {
        self.panics == 0 && self.broken == 0 && self.stalled == 0
    }

    pub fn games_per_cpu_second(&self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "nobody plays 2^52 games")]
        let games = self.games as f64;
        if self.cpu_seconds > 0.0 { games / self.cpu_seconds } else { 0.0 }
    }

    /// These games and those.
    #[must_use]
    pub fn and(mut self, other: Report) -> Report {
        self.games += other.games;
        self.decided += other.decided;
        self.draws += other.draws;
        self.stalled += other.stalled;
        self.wins = Wins { a: self.wins.a + other.wins.a, b: self.wins.b + other.wins.b };
        self.turns += other.turns;
        self.choices += other.choices;
        self.answers += other.answers;
        self.panics += other.panics;
        self.broken += other.broken;
        self.replayed += other.replayed;
        self.failures.extend(other.failures);
        self.failures.truncate(Self::KEPT);
        self.cpu_seconds += other.cpu_seconds;
        self
    }

    pub(crate) fn add(&mut self, seed: u64, game: impl FnOnce() -> String, played: &Played, turns: u64) {
        self.games += 1;
        self.turns += turns;
        self.choices += played.choices;
        self.answers += played.answers.len() as u64;
        match &played.ended {
            Ended::Over(Outcome::Draw) => self.draws += 1,
            Ended::Over(Outcome::Won(seat)) => {
                self.decided += 1;
                let PerSeat([a, b]) = PerSeat::new(|each| u64::from(each == *seat));
                self.wins = Wins { a: self.wins.a + a, b: self.wins.b + b };
            }
            Ended::Stalled => {
                self.stalled += 1;
                self.fail(seed, game(), format!("not over after {} answers", played.answers.len()));
            }
            Ended::Broken(why) => {
                self.broken += 1;
                self.fail(seed, game(), why.clone());
            }
        }
    }

    pub(crate) fn add_panic(&mut self, seed: u64, game: String, message: &str) {
        self.games += 1;
        self.panics += 1;
        self.fail(seed, game, format!("panic: {message}"));
    }

    fn fail(&mut self, seed: u64, game: String, why: String) {
        if self.failures.len() < Self::KEPT {
            self.failures.push(Failure { seed, game, why });
        }
    }
}
