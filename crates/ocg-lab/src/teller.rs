//! Tells a duel as it is played: what happens, by which statements, and how much there is to choose from.

use lab::Observer;
use ocg::Game;
use ocg_scenario::{Line, tell};

/// Listens to duels and writes down what they say.
#[derive(Clone, Debug, Default)]
pub struct Teller {
    lines: Vec<String>,
}

impl Teller {
    /// All that was told since the last time.
    pub fn take(&mut self) -> String {
        std::mem::take(&mut self.lines).join("\n")
    }
}

impl Observer<Game> for Teller {
    fn look(&mut self, game: &mut Game) -> Result<(), String> {
        game.listen();
        for logged in game.take_events() {
            let text = tell(&logged, game);
            let clauses = logged.statements.iter().map(|&statement| statement.to_owned()).collect();
            self.lines.push(Line { text, clauses, choice: false }.to_string());
        }
        if let Some(decision) = game.decision() {
            let (seat, options) = (decision.seat, decision.options.len());
            self.lines.push(format!("{seat} has {options} options ({:?}).", decision.ask));
        }
        Ok(())
    }
}
