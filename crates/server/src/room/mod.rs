//! A room: one game, who plays it, who looks on.

mod actor;
mod ahead;
mod asking_back;
mod bot;
mod call;
mod clock;
mod draw;
mod live;
mod look;
mod making;
mod match_break;
mod match_file;
mod match_now;
mod moment;
mod next_game;
mod open;
mod plan;
mod played;
mod rematch;
mod said;
mod seated;
mod shut;
mod state;
mod taking_back;
mod tell;
mod words;

pub use actor::start;
pub use call::{Call, Copy};
pub use live::{position, replayed};
pub use match_file::{MatchPart, open_match, whole_match};
pub use open::{checked, gives_time, read_replay, settle};
pub use plan::{Plan, keys};
pub use shut::shut;
pub use state::{Made, State, Step};

use crate::lobby::Lobby;
use crate::protocol::Summary;
use clock::Clock;
use host::{Host, Move, PlayedBy, Problem, Record};
use live::{Beginning, Live};
use match_break::BreakEnd;
use seated::Seated;
use serde_json::Value;
use std::sync::Arc;
use table::{Asked, Match, Seat};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use words::Spoken;

/// A room that is awake. One task owns it, so that everything in it happens one after the other.
struct Room {
    lobby: Arc<Lobby>,
    id: String,
    host: Arc<dyn Host>,
    record: Record,
    played_by: Option<PlayedBy>,
    plan: Plan,
    state: State,
    /// Under which term of the storage it was opened: only in this one it is written.
    term: u32,
    begun: i64,
    /// All moves, those that were taken back too.
    moves: Vec<Made>,
    /// What each seat was asked before each move.
    asked: Vec<[Option<Asked>; 2]>,
    /// Why nobody can play on: the stored game does not go the way that it went.
    stopped: Option<Problem>,
    /// How many moves were made before each turn began.
    turns: Vec<u32>,
    beginning: Beginning,
    live: Live,
    clock: Option<Clock>,
    seated: Vec<Seated>,
    /// Quick words of the seats.
    spoken: [Spoken; 2],
    /// Which seats somebody has sat down at: clocks wait for both.
    came: [bool; 2],
    /// The bot that thinks.
    thinking: Option<JoinHandle<()>>,
    /// How many times a bot was asked.
    thoughts: u64,
    own: mpsc::WeakSender<Call>,
    /// The match as it stands now.
    in_match: Option<Match<Value>>,
    /// When the break between two games is over, whoever is ready by then.
    break_ends: Option<BreakEnd>,
    /// A later game has ended the match.
    match_ended: bool,
    /// Nobody knows whether its moves are those that are stored.
    has_lost_track: bool,
}

impl Room {
    /// How many moves count.
    fn at(&self) -> usize {
        self.state.cursor.map_or(self.moves.len(), |cursor| cursor as usize)
    }

    fn made(&self) -> Vec<Move> {
        self.moves[..self.at()].iter().map(|made| made.this.clone()).collect()
    }

    fn is_over(&self) -> bool {
        self.live.facts.outcome.is_some()
    }

    fn is_here(&self, seat: Seat) -> bool {
        self.seated.iter().any(|seated| seated.holds(seat))
    }

    fn summary(&self) -> Summary {
        Summary {
            room: self.id.clone(),
            game: self.host.key().to_owned(),
            players: self.plan.players(|seat| self.is_here(seat)),
            turn: self.live.facts.turn,
            moves: self.at() as u32,
            outcome: self.live.facts.outcome,
            to_answer: self.live.facts.to_answer().filter(|_| self.stopped.is_none()),
            in_match: self.match_now(),
            begun: self.begun,
            changed: self.moves.last().map_or(self.begun, |made| made.time),
            problem: self.stopped.clone(),
        }
    }
}
