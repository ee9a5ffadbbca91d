//! What the searching bot thinks of a game that was played, and how it might have gone: thought on demand, after all
//! bots that play, and given up with the request.

use crate::lobby::Lobby;
use crate::problem;
use crate::protocol::{Estimated, Estimates, Holding, LineWanted, OtherLine, OtherStep};
use crate::room::{Call, Copy, Step, replayed};
use crate::token;
use crate::work::Rank;
use host::{Bot, Estimate, Move, Playing, Problem, Viewer};
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Key, Seat};

/// A request thinks no longer than this, and a little.
const PATIENCE: Duration = Duration::from_secs(1);
/// What each choice is worth, and at least, however many wait.
const BUDGET: Duration = Duration::from_millis(150);
const LEAST_BUDGET: Duration = Duration::from_millis(30);
/// So far another line goes.
const STEPS: usize = 16;
/// What a bot that answers at once may take for each of them.
const QUICK: Duration = Duration::from_millis(100);

/// A game after some of its moves, and those that followed.
struct Opened {
    playing: Box<dyn Playing>,
    after: Vec<Move>,
}

async fn opened(lobby: &Arc<Lobby>, room: &str, key: &str, at: u32) -> Result<Opened, Problem> {
    let whole = lobby.ask_room(room, |reply| Call::Whole { key: key.to_owned(), reply }).await?;
    let Copy { game, record, steps, .. } = whole;
    let mut moves: Vec<Move> = steps.into_iter().map(|Step { this, .. }| this).collect();
    if at as usize > moves.len() {
        return Err(problem::not_so_many_moves(moves.len()));
    }
    let after = moves.split_off(at as usize);
    let host = lobby.host(&game)?;
    let work = move || replayed(host.open(&record)?, &moves);
    let playing = lobby.work.opening.run(Rank::Unwatched, work).await??;
    Ok(Opened { playing, after })
}

/// The choices from a move on, until the time of a request is over.
///
/// # Errors
/// When whoever asks may not see the whole game.
pub async fn from(lobby: &Arc<Lobby>, room: &str, key: &str, from: u32) -> Result<Estimates, Problem> {
    let Opened { mut playing, after } = opened(lobby, room, key, from).await?;
    let (started, mut choices) = (Instant::now(), Vec::new());
    for (at, this) in (from..).zip(after) {
        if started.elapsed() > PATIENCE {
            return Ok(Estimates { choices, next: Some(at) });
        }
        if let Move::Answer { seat, key } = &this
            && let Some(estimate) = estimated(lobby, &*playing, *seat).await?
        {
            choices.push(Estimated { at, estimate, taken: key.clone() });
        }
        let made = lobby.work.quick.run(Rank::Unwatched, move || {
            let made = playing.make(&this);
            (playing, made)
        });
        let (next, made) = made.await?;
        made.map_err(|why| problem::move_does_not_fit(at + 1, why))?;
        playing = next;
    }
    Ok(Estimates { choices, next: None })
}

/// Those who think share their time with all who wait to think.
fn estimated(
    lobby: &Lobby,
    playing: &dyn Playing,
    seat: Seat,
) -> impl Future<Output = Result<Option<Estimate>, Problem>> + use<> {
    let sharing = u32::try_from(lobby.work.thinking.waiting()).unwrap_or(u32::MAX);
    let budget = (BUDGET / sharing.saturating_add(1)).max(LEAST_BUDGET);
    let is_choice = playing.asked(seat).is_some_and(|asked| asked.options > 1);
    let seed = token::number();
    let estimation = seed.map(|seed| is_choice.then(|| playing.estimation(seat, budget, seed)));
    let workers = lobby.work.thinking.clone();
    async move {
        match estimation? {
            Some(estimation) => workers.run(Rank::Unwatched, estimation).await,
            None => Ok(None),
        }
    }
}

/// How the game might have gone on after another answer: whoever is asked then takes what looks best at once.
///
/// # Errors
/// When whoever asks may not see the whole game, or this was not on offer.
pub async fn line(
    lobby: &Arc<Lobby>,
    room: &str,
    key: &str,
    at: u32,
    wanted: LineWanted,
) -> Result<OtherLine, Problem> {
    let Opened { playing, .. } = opened(lobby, room, key, at).await?;
    let viewer = match wanted.viewer {
        Some(Holding::A) => Viewer::Seat(Seat::A),
        Some(Holding::B) => Viewer::Seat(Seat::B),
        Some(Holding::Watcher) => Viewer::Public,
        Some(Holding::Both) | None => Viewer::Both,
    };
    let seed = token::number()?;
    let work = move || other_line(playing, Key::new(wanted.option), viewer, seed);
    lobby.work.thinking.run(Rank::Unwatched, work).await?
}

fn other_line(
    mut playing: Box<dyn Playing>,
    first: Key,
    viewer: Viewer,
    seed: u64,
) -> Result<OtherLine, Problem> {
    let (turn, mut steps, mut instead) = (playing.turn(), Vec::new(), Some(first));
    while let Some(seat) = playing.to_answer().filter(|_| steps.len() < STEPS && playing.turn() <= turn + 1) {
        let key = if let Some(first) = instead.take() {
            first
        } else {
            let option = playing.thought(seat, Bot::Greedy, QUICK, seed)();
            let keys = playing.keys(seat);
            let Some(key) = keys.get(option) else { break };
            key.clone()
        };
        let (this, told) = (Move::Answer { seat, key }, playing.lines());
        playing.make(&this).map_err(problem::no_such_move)?;
        let (view, lines) = (playing.view(viewer), playing.log(told, viewer));
        steps.push(OtherStep { this, view, lines, to_answer: playing.to_answer() });
    }
    Ok(OtherLine { steps })
}
