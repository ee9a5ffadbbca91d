//! Opening a room: a new one, or a stored one that wakes up.

use super::live::replayed;
use super::plan::MatchSoFar;
use super::{Call, Clock, Live, Made, Plan, Room, State, keys};
use crate::house::{House, seconds};
use crate::problem;
use crate::protocol::{ClockPlan, NewRoom, Replay, RoomMade, SeatPlan, Start};
use crate::store::{StoredRoom, Write};
use crate::token;
use host::{Host, Move, PoolId, Problem, Record};
use std::sync::Arc;
use table::{BestOf, Outcome, PerSeat, Seat};
use tokio::sync::mpsc;

/// A room that is to be stored.
pub struct Opening {
    pub host: Arc<dyn Host>,
    pub record: Record,
    pub moves: Vec<Move>,
    pub plan: Plan,
}

/// What somebody wants, checked and dealt.
///
/// # Errors
/// When it cannot be played.
pub async fn checked(house: &Arc<House>, new: NewRoom, pools: &[PoolId]) -> Result<Opening, Problem> {
    let host = house.host_of(&new.game, pools)?;
    let seats = [seat(house, &new.seats[0])?, seat(house, &new.seats[1])?];
    gives_time(new.clock)?;
    let (record, moves) = beginning(house, &host, new.start).await?;
    let in_match = new.best_of.map(|best_of| match_of(&*host, &record, best_of, new.clock)).transpose()?;
    let keys = keys(&seats, new.practice)?;
    let plan = Plan { seats, clock: new.clock, practice: new.practice, pace_ms: new.pace_ms, keys, in_match };
    Ok(Opening { host, record, moves, plan })
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
/// When there is a clock that gives no time.
pub fn gives_time(clock: Option<ClockPlan>) -> Result<(), Problem> {
    match clock {
        Some(ClockPlan { game_seconds: 0, choice_seconds: 0 }) => Err(problem::clock_without_time()),
        Some(_) | None => Ok(()),
    }
}

fn seat(house: &House, plan: &SeatPlan) -> Result<SeatPlan, Problem> {
    match plan {
        SeatPlan::Person { name } => Ok(SeatPlan::Person { name: house.name("name", name)? }),
        SeatPlan::Bot { bot, budget_ms } => Ok(SeatPlan::Bot { bot: *bot, budget_ms: *budget_ms }),
    }
}

async fn beginning(
    house: &Arc<House>,
    host: &Arc<dyn Host>,
    start: Start,
) -> Result<(Record, Vec<Move>), Problem> {
    match start {
        Start::New { wanted, seed } => {
            let seed = match seed {
                Some(seed) => seed.trim().parse().map_err(|_| problem::bad_seed(&seed))?,
                None => token::seed()?,
            };
            let host = Arc::clone(host);
            let record = house.work.opening.run(move || host.set_up(&wanted, seed)).await??;
            Ok((record, Vec::new()))
        }
        Start::From { room, key, at } => {
            let copy = |reply| Call::Copy { key: key.clone(), at, reply };
            let (game, record, moves) = house.ask_room(&room, copy).await?;
            is_of(&**host, "room", &game)?;
            Ok((record, moves))
        }
        Start::File { text, at } => {
            let mut replay = read_replay(&text)?;
            is_of(&**host, "replay", &replay.game)?;
            replay.moves.truncate(at.map_or(usize::MAX, |at| at as usize));
            Ok((host.with_pools(replay.record), replay.moves))
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

impl Opening {
    /// Plays the first moves: the room as it is to be stored.
    ///
    /// # Errors
    /// When they do not fit.
    pub async fn ready(self, house: &Arc<House>) -> Result<StoredRoom, Problem> {
        Ok(self.played(house).await?.0)
    }

    /// The same, and how the game ended if its first moves ended it.
    ///
    /// # Errors
    /// When they do not fit.
    pub async fn played(self, house: &Arc<House>) -> Result<(StoredRoom, Option<Outcome>), Problem> {
        if self.moves.len() > house.limits.moves {
            return Err(problem::long_replay());
        }
        let Opening { host, record, moves, plan } = self;
        let game = host.key().to_owned();
        let played = house.work.opening.run(move || {
            let (playing, _) = replayed(host.open(&record)?, &moves)?;
            Ok((record, moves, playing.outcome()))
        });
        let (record, moves, outcome) = played.await??;
        let left = plan.time();
        let made = |this| Made { this, left, time: seconds() };
        let moves = moves.into_iter().map(made).collect();
        // Between bots nothing has to be hidden from anybody.
        let state = State { shown: [plan.only_bots(); 2], ..State::default() };
        let id = token::token()?;
        Ok((StoredRoom { id, game, record, plan, state, begun: seconds(), moves }, outcome))
    }

    /// Stores the room, and says how to come in.
    ///
    /// # Errors
    /// When it cannot be made ready or stored.
    pub async fn store(self, house: &Arc<House>) -> Result<RoomMade, Problem> {
        let room = self.ready(house).await?;
        let made = RoomMade { room: room.id.clone(), links: room.plan.keys.clone() };
        settle(house, house.store.term()?, room, Vec::new()).await?;
        Ok(made)
    }
}

/// Stores a room together with something else, or neither; then it is awake.
///
/// # Errors
/// When one of them cannot be stored, or there are too many rooms.
pub async fn settle(
    house: &Arc<House>,
    term: u32,
    room: StoredRoom,
    mut with: Vec<Write>,
) -> Result<(), Problem> {
    let id = room.id.clone();
    with.push(Write::Room(Box::new(room)));
    house.room_for_one_more()?;
    if let Err(problem) = house.store.write_in(term, with).await {
        house.one_room_less();
        return Err(problem);
    }
    house.wake(&id);
    Ok(())
}

impl Room {
    pub(super) async fn open(
        house: Arc<House>,
        id: &str,
        own: mpsc::WeakSender<Call>,
    ) -> Result<Room, Problem> {
        let term = house.store.term()?;
        let stored = house.store.room(id).await?.ok_or_else(problem::no_such_room)?;
        let StoredRoom { id, game, record, plan, state, begun, moves } = stored;
        let host = house.host(&game)?;
        let at = state.cursor.map_or(moves.len(), |cursor| cursor as usize).min(moves.len());
        let all: Vec<Move> = moves.iter().map(|made| made.this).collect();
        let (mut live, course, beginning) = Live::open(&host, &record, all.clone(), &house.work).await?;
        if at < all.len() {
            live = Live::again(&beginning, all[..at].to_vec(), &house.work).await?;
        }
        let mut clock = plan.clock.map(|clock| Clock::new(clock, plan.time()));
        if let (Some(clock), Some(last)) = (&mut clock, at.checked_sub(1)) {
            clock.set(moves[last].left);
        }
        let goes_on = !moves.is_empty() || plan.goes_on_with_match();
        let came = Seat::BOTH.map(|seat| goes_on || !plan.is_person(seat));
        let mut room = Room {
            house,
            id,
            host,
            record,
            plan,
            state,
            term,
            begun,
            moves,
            asked: course.asked,
            turns: course.turns,
            beginning,
            live,
            clock,
            seated: Vec::new(),
            came,
            thinking: None,
            thoughts: 0,
            own,
            in_match: None,
            break_ends: None,
            match_ended: false,
        };
        room.update_match()?;
        Ok(room)
    }
}
