//! Opening a room: a new one, or a stored one that wakes up.

use super::call::Copy;
use super::live::Opened;
use super::plan::MatchSoFar;
use super::played::{Played, played};
use super::words::Spoken;
use super::{Call, Clock, Live, Made, Plan, Room, State, Step, keys};
use crate::lobby::{Lobby, seconds};
use crate::problem;
use crate::protocol::{ClockPlan, NewRoom, Replay, RoomMade, SeatPlan, Start};
use crate::settings::Limits;
use crate::store::{StoredRoom, Write};
use crate::token;
use crate::work::Rank;
use host::{Host, Move, PlayedBy, PoolId, Problem, Record};
use std::iter::repeat;
use std::sync::Arc;
use std::time::Duration;
use table::{BestOf, Outcome, PerSeat, Seat, StateHash};
use tokio::sync::mpsc;

/// A room that is to be stored.
pub struct Opening {
    pub host: Arc<dyn Host>,
    pub record: Record,
    /// What it was played by, where it was played before.
    pub played_by: Option<PlayedBy>,
    pub steps: Vec<Step>,
    pub plan: Plan,
}

/// What somebody wants, checked and dealt.
///
/// # Errors
/// When it cannot be played.
pub async fn checked(lobby: &Arc<Lobby>, new: NewRoom, pools: &[PoolId]) -> Result<Opening, Problem> {
    let host = lobby.host_of(&new.game, pools)?;
    let seats = [seat(lobby, &new.seats[0])?, seat(lobby, &new.seats[1])?];
    gives_time(new.clock, &lobby.limits)?;
    if new.pace_ms.is_some_and(|pace| Duration::from_millis(pace.into()) > lobby.limits.pace) {
        return Err(problem::pace_too_slow(lobby.limits.pace.as_millis()));
    }
    let Copy { game: _, record, played_by, steps } = beginning(lobby, &host, new.start).await?;
    let in_match = new.best_of.map(|best_of| match_of(&*host, &record, best_of, new.clock)).transpose()?;
    let keys = keys(&seats, new.practice)?;
    let NewRoom { clock, practice, pace_ms, listed, .. } = new;
    let plan = Plan { seats, clock, practice, pace_ms, keys, listed, in_match };
    Ok(Opening { host, record, played_by, steps, plan })
}

/// A match at its beginning, with what the seats of this game brought.
fn match_of(
    host: &dyn Host,
    record: &Record,
    best_of: BestOf,
    clock: Option<ClockPlan>,
) -> Result<MatchSoFar, Problem> {
    let seconds = clock.map(|clock| clock.game_seconds).filter(|&seconds| seconds > 0);
    let time = seconds.map(|seconds| PerSeat([seconds.saturating_mul(1000); 2]));
    Ok(MatchSoFar::new(best_of, host.decks(record)?, time))
}

/// # Errors
/// When there is a clock that gives no time, or for ever.
pub fn gives_time(clock: Option<ClockPlan>, limits: &Limits) -> Result<(), Problem> {
    let most = limits.clock.as_secs();
    match clock {
        Some(ClockPlan { game_seconds: 0, choice_seconds: 0 }) => Err(problem::clock_without_time()),
        Some(ClockPlan { game_seconds, choice_seconds })
            if u64::from(game_seconds.max(choice_seconds)) > most =>
        {
            Err(problem::clock_too_long(most))
        }
        Some(_) | None => Ok(()),
    }
}

fn seat(lobby: &Lobby, plan: &SeatPlan) -> Result<SeatPlan, Problem> {
    match plan {
        SeatPlan::Person { name } => Ok(SeatPlan::Person { name: lobby.name("name", name)? }),
        SeatPlan::Bot { bot, budget_ms } => Ok(SeatPlan::Bot { bot: *bot, budget_ms: *budget_ms }),
    }
}

async fn beginning(lobby: &Arc<Lobby>, host: &Arc<dyn Host>, start: Start) -> Result<Copy, Problem> {
    match start {
        Start::New { wanted, seed } => {
            let seed = match seed {
                Some(seed) => seed.parse().map_err(|_| problem::bad_seed(&seed))?,
                None => token::seed()?,
            };
            let host = Arc::clone(host);
            let game = host.key().to_owned();
            let record = lobby.work.opening.run(Rank::Watched, move || host.set_up(&wanted, seed)).await??;
            Ok(Copy { game, record, played_by: None, steps: Vec::new() })
        }
        Start::From { room, key, at } => {
            let copy = |reply| Call::Copy { key: key.clone(), at, reply };
            let copy = lobby.ask_room(&room, copy).await?;
            is_of(&**host, "room", &copy.game)?;
            Ok(copy)
        }
        Start::File { text, at } => {
            let Replay { game, record, played_by, moves, hashes, .. } = read_replay(&text)?;
            is_of(&**host, "replay", &game)?;
            let mut steps = steps_of(moves, hashes);
            steps.truncate(at.map_or(usize::MAX, |at| at as usize));
            Ok(Copy { game, record: host.with_pools(record), played_by, steps })
        }
    }
}

fn is_of(host: &dyn Host, place: &str, game: &str) -> Result<(), Problem> {
    (game == host.key()).then_some(()).ok_or_else(|| problem::other_game(place, game))
}

/// # Errors
/// When it is no replay.
pub fn read_replay(text: &str) -> Result<Replay, Problem> {
    serde_json::from_str(text).map_err(problem::bad_replay)
}

/// The moves of a replay, with their hashes as far as it has them.
pub fn steps_of(moves: Vec<Move>, hashes: Vec<StateHash>) -> Vec<Step> {
    let hashes = hashes.into_iter().map(Some).chain(repeat(None));
    moves.into_iter().zip(hashes).map(|(this, hash)| Step { this, hash }).collect()
}

impl Opening {
    /// Plays the first moves: the room as it is to be stored. Moves that do not fit are stored as
    /// they are: the room shows how far they go, and why not farther.
    ///
    /// # Errors
    /// When its cards are not there.
    pub async fn ready(self, lobby: &Arc<Lobby>) -> Result<StoredRoom, Problem> {
        Ok(self.played(lobby).await?.0)
    }

    /// The same, and how the game ended if its first moves ended it.
    ///
    /// # Errors
    /// When its cards are not there.
    pub async fn played(self, lobby: &Arc<Lobby>) -> Result<(StoredRoom, Option<Outcome>), Problem> {
        if self.steps.len() > lobby.limits.moves {
            return Err(problem::long_replay());
        }
        let Opening { host, record, played_by, steps, plan } = self;
        let game = host.key().to_owned();
        let checked = lobby.work.opening.run(Rank::Watched, move || {
            let Played { playing, steps: made, stopped, .. } = played(host.open(&record)?, &steps);
            let played_by = match played_by {
                None if stopped.is_none() => Some(host.played_by(&record)?),
                by => by,
            };
            let steps = if stopped.is_none() { made } else { steps };
            Ok::<_, Problem>((record, played_by, steps, playing.outcome()))
        });
        let (record, played_by, steps, outcome) = checked.await??;
        let left = plan.time();
        let made = |Step { this, hash }| Made { this, hash, left, time: seconds() };
        let moves = steps.into_iter().map(made).collect();
        // Between bots nothing has to be hidden from anybody.
        let state = State { shown: [plan.only_bots(); 2], ..State::default() };
        let (id, begun, damaged) = (token::token()?, seconds(), None);
        Ok((StoredRoom { id, game, record, played_by, plan, state, begun, moves, damaged }, outcome))
    }

    /// Stores the room, and says how to come in.
    ///
    /// # Errors
    /// When it cannot be made ready or stored.
    pub async fn store(self, lobby: &Arc<Lobby>) -> Result<RoomMade, Problem> {
        let room = self.ready(lobby).await?;
        let made = RoomMade { room: room.id.clone(), links: room.plan.keys.clone() };
        settle(lobby, lobby.store.term()?, room, Vec::new()).await?;
        Ok(made)
    }
}

/// Stores a room together with something else, or neither; then it is awake.
///
/// # Errors
/// When one of them cannot be stored, or there are too many rooms.
pub async fn settle(
    lobby: &Arc<Lobby>,
    term: u32,
    room: StoredRoom,
    mut with: Vec<Write>,
) -> Result<(), Problem> {
    let id = room.id.clone();
    with.push(Write::Room(Box::new(room)));
    lobby.room_for_one_more()?;
    if let Err(problem) = lobby.store.write_in(term, with).await {
        lobby.one_room_less();
        return Err(problem);
    }
    lobby.wake(&id);
    Ok(())
}

impl Room {
    pub(super) async fn open(
        lobby: Arc<Lobby>,
        id: &str,
        own: mpsc::WeakSender<Call>,
    ) -> Result<Room, Problem> {
        let term = lobby.store.term()?;
        let stored = lobby.store.room(id).await?.ok_or_else(problem::no_such_room)?;
        let StoredRoom { id, game, record, played_by, plan, mut state, begun, moves, damaged } = stored;
        let host = lobby.host(&game)?;
        let steps = moves.iter().map(Made::step).collect();
        let opened = Live::open(&host, &record, played_by.clone(), steps, &lobby.work).await?;
        let Opened { mut live, course, beginning, steps, stopped } = opened;
        let stopped = stopped.or(damaged);
        let is_new = moves.iter().any(|made| made.hash.is_none()) || played_by.is_none();
        let moves: Vec<Made> =
            moves.into_iter().zip(steps).map(|(made, step)| made.with_step(step)).collect();
        let played_by = match played_by {
            None if stopped.is_none() => Some(host.played_by(&record)?),
            by => by,
        };
        if let (true, None, Some(played_by)) = (is_new, &stopped, &played_by) {
            let keyed = Write::Keyed { room: id.clone(), played_by: played_by.clone(), moves: moves.clone() };
            // A disk that takes nothing more is no reason not to look at a game.
            if let Err(problem) = lobby.store.write_in(term, vec![keyed]).await {
                eprintln!("room {id} keeps its form: {problem}");
            }
        }
        if stopped.is_some() {
            state.cursor = None;
        }
        let at = state.cursor.map_or(moves.len(), |cursor| cursor as usize).min(moves.len());
        if at < moves.len() {
            let made = moves[..at].iter().map(|made| made.this.clone()).collect();
            live = Live::again(&beginning, made, &lobby.work).await?;
        }
        let mut clock = plan.clock.map(|clock| Clock::new(clock, plan.time()));
        if let (Some(clock), Some(last)) = (&mut clock, at.checked_sub(1)) {
            clock.set(moves[last].left);
        }
        let goes_on = !moves.is_empty() || plan.goes_on_with_match();
        let came = Seat::BOTH.map(|seat| goes_on || !plan.is_person(seat));
        let mut room = Room {
            lobby,
            id,
            host,
            record,
            played_by,
            plan,
            state,
            term,
            begun,
            moves,
            asked: course.asked,
            stopped,
            turns: course.turns,
            beginning,
            live,
            clock,
            seated: Vec::new(),
            spoken: [Spoken::default(), Spoken::default()],
            came,
            thinking: None,
            thoughts: 0,
            own,
            in_match: None,
            break_ends: None,
            match_ended: false,
            has_lost_track: false,
        };
        room.update_match()?;
        Ok(room)
    }
}
