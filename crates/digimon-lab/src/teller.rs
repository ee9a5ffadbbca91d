//! Tells a game as it is played: what happens, by which clauses, and how much there is to choose from.

use digimon::Game;
use digimon_scenario::Line;
use digimon_scenario::narrate::Narrator;
use lab::Observer;

/// Listens to games and writes down what they say.
#[derive(Clone, Debug, Default)]
pub struct Teller {
    narrator: Option<Narrator>,
    lines: Vec<String>,
}

impl Teller {
    /// All that was told since the last time.
    pub fn take(&mut self) -> String {
        self.narrator = None;
        std::mem::take(&mut self.lines).join("\n")
    }
}

impl Observer<Game> for Teller {
    fn look(&mut self, game: &mut Game) -> Result<(), String> {
        game.listen();
        let narrator = self.narrator.get_or_insert_with(|| Narrator::new(game));
        for event in game.take_events() {
            let text = narrator.tell(&event, game);
            let clauses = event.clauses.iter().map(|&clause| clause.to_owned()).collect();
            self.lines.push(Line { text, clauses, choice: false }.to_string());
        }
        if let Some(decision) = game.decision() {
            let (seat, options) = (decision.seat, decision.options.len());
            self.lines.push(format!("{seat} has {options} options ({:?}).", decision.ask));
        }
        Ok(())
    }
}
