//! `headjudge replay`: plays a downloaded game again, and tells it.

use crate::output::say;
use crate::pools::{self, CacheArgs};
use crate::problem::Problem;
use digimon::Game;
use digimon_scenario::Line;
use digimon_scenario::narrate::Narrator;
use digimon_view::DigimonHost;
use digimon_view::position::PositionView;
use host::{Host, Move};
use server::protocol::Replay;
use std::path::PathBuf;
use std::process::ExitCode;
use table::Outcome;

/// Play a downloaded game again and say what happened
#[derive(clap::Args, Debug)]
pub struct Args {
    /// A replay, as the page downloads it
    file: PathBuf,
    /// Print the game step by step, with the clauses that it follows
    #[arg(long)]
    explain: bool,
    /// Stop after so many moves, and print the position
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// A file with more cards: printed cards in JSON, or cards in the form of those in cards/
    #[arg(long, value_name = "FILE")]
    pool: Option<PathBuf>,
    #[command(flatten)]
    cache: CacheArgs,
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    let file = args.file.display().to_string();
    let text = pools::text_of(&args.file)?;
    let replay: Replay =
        serde_json::from_str(&text).map_err(|why| Problem::Replay { file: file.clone(), why })?;
    let host = host_of(args)?;
    let told = tell(&replay, &host, args).map_err(|why| Problem::Replayed { file, why: Box::new(why) })?;
    say(&told)?;
    Ok(ExitCode::SUCCESS)
}

fn host_of(args: &Args) -> Result<DigimonHost, Problem> {
    Ok(DigimonHost::with(pools::shelf(args.pool.as_deref(), args.cache.cache())?))
}

fn tell(replay: &Replay, host: &DigimonHost, args: &Args) -> Result<String, host::Problem> {
    if replay.game != host.key() {
        let reason = format!("it is a game of `{}`", replay.game);
        return Err(host::Problem::new("game", reason, format!("only `{}` can be played yet", host.key())));
    }
    let game = host.game(&replay.record)?;
    let mut retold = Retold { narrator: Narrator::new(&game), game, lines: Vec::new(), end: None };
    retold.take_in();
    let moves = args.at.map_or(replay.moves.len(), |at| at.min(replay.moves.len()));
    for (at, &this) in replay.moves[..moves].iter().enumerate() {
        retold.make(at, this)?;
    }
    let mut parts = vec![heading(replay)];
    if args.explain {
        parts.push(retold.lines.join("\n"));
    }
    parts.push(retold.sum(moves));
    if args.at.is_some() {
        parts.push(retold.position(host));
    }
    Ok(parts.join("\n\n"))
}

fn heading(replay: &Replay) -> String {
    let [a, b] = &replay.players;
    format!("A {} against B {}: {} moves", a.called(), b.called(), replay.moves.len())
}

/// A game that is played again, and told.
struct Retold {
    game: Game,
    narrator: Narrator,
    lines: Vec<String>,
    /// How it ended where the rulebook does not say: by agreement or by the clock.
    end: Option<String>,
}

impl Retold {
    fn make(&mut self, at: usize, this: Move) -> Result<(), host::Problem> {
        let refuse = |reason: String| {
            let way_out = "the file is damaged, or of another version of the program or of the cards; --at stops before it";
            host::Problem::new(format!("move {}", at + 1), reason, way_out)
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

    fn sum(&self, moves: usize) -> String {
        let end = match (&self.end, self.game.outcome()) {
            (Some(end), _) => end.clone(),
            (None, Some(Outcome::Won(seat))) => format!("{seat} won"),
            (None, Some(Outcome::Draw)) => "a draw".to_owned(),
            (None, None) => "the game goes on".to_owned(),
        };
        format!("after {moves} moves, in turn {}: {end}", self.game.state().turn())
    }

    fn position(&self, host: &DigimonHost) -> String {
        let text = PositionView::of(&self.game)
            .and_then(|position| position.to_scenario("A position", &host.shelf()));
        text.unwrap_or_else(|why| why.to_string())
    }
}
