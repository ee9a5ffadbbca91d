//! A whole match as a file, and rooms that are made from one.

use super::open::{Opening, steps_of};
use super::plan::MatchSoFar;
use super::{Call, Plan, Room, keys, settle};
use crate::lobby::Lobby;
use crate::problem;
use crate::protocol::{Holding, Links, MatchFile, Replay, RoomKey, SeatPlan, VERSION};
use crate::store::{StoredRoom, Write};
use host::{Host, Problem};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;
use std::sync::Arc;
use table::{MatchReplay, MatchStep};

/// A match up to the end of a game; its games are their rooms.
pub struct MatchPart {
    game: String,
    so_far: MatchSoFar,
    /// The room of the game after this one.
    next: Option<String>,
}

impl Room {
    pub(super) fn match_part(&self, who: Holding) -> Result<MatchPart, Problem> {
        let mut so_far = self.plan.in_match.clone().ok_or_else(problem::single_game)?;
        if !self.is_all_over() {
            return Err(problem::match_goes_on());
        }
        self.may_take(who)?;
        so_far.steps.extend(self.steps_of_this_game());
        so_far.games.push(self.id.clone());
        Ok(MatchPart { game: self.host.key().to_owned(), so_far, next: self.state.next.clone() })
    }
}

/// The whole match that this room belongs to.
///
/// # Errors
/// When it is not over, or the key does not open it.
pub async fn whole_match(lobby: &Arc<Lobby>, room: &str, key: &str) -> Result<MatchFile, Problem> {
    let mut room = room.to_owned();
    let part = loop {
        let asked = |reply| Call::Match { key: key.to_owned(), reply };
        let part = lobby.ask_room(&room, asked).await?;
        match part.next {
            Some(next) => room = next,
            None => break part,
        }
    };
    let MatchReplay { best_of, registered, time, steps, games: rooms } = part.so_far;
    let mut games = Vec::new();
    for room in &rooms {
        let asked = |reply| Call::Replay { key: key.to_owned(), reply };
        games.push(lobby.ask_room(room, asked).await?);
    }
    let played = MatchReplay { best_of, registered, time, steps, games };
    Ok(MatchFile { game: part.game, version: VERSION, played })
}

/// What tells a match from a game.
#[derive(Deserialize)]
struct Head {
    #[serde(rename = "match")]
    in_match: Option<IgnoredAny>,
}

/// Rooms for all games of a match, where both seats are the reader's; nothing if the text is no match.
///
/// # Errors
/// When its games and its steps do not fit together.
pub async fn open_match(lobby: &Arc<Lobby>, text: &str) -> Result<Option<RoomKey>, Problem> {
    if !serde_json::from_str::<Head>(text).is_ok_and(|head| head.in_match.is_some()) {
        return Ok(None);
    }
    let MatchFile { game, played, .. } = serde_json::from_str(text).map_err(problem::bad_replay)?;
    let host = lobby.host(&game)?;
    played.played_with_games(&*host).map_err(problem::bad_match)?;
    let rooms = rooms(lobby, &host, played).await?;
    let Some(first) = rooms.first() else { return Err(problem::bad_match("it has no game")) };
    let key = first.plan.keys.both.clone().unwrap_or_default();
    let opened = RoomKey { room: first.id.clone(), key };
    store(lobby, rooms).await?;
    Ok(Some(opened))
}

/// The steps from the end of each game on, until the end of the next one.
fn by_game(steps: Vec<MatchStep<Value>>) -> Vec<Vec<MatchStep<Value>>> {
    let mut parts: Vec<Vec<MatchStep<Value>>> = Vec::new();
    for step in steps {
        match (&step, parts.last_mut()) {
            (MatchStep::Played { .. }, _) | (_, None) => parts.push(vec![step]),
            (_, Some(part)) => part.push(step),
        }
    }
    parts
}

async fn rooms(
    lobby: &Arc<Lobby>,
    host: &Arc<dyn Host>,
    played: MatchReplay<Value, Replay>,
) -> Result<Vec<StoredRoom>, Problem> {
    let MatchReplay { best_of, registered, time, steps, games } = played;
    let mut so_far = MatchSoFar::new(best_of, registered, time);
    let mut made: Vec<StoredRoom> = Vec::new();
    let mut links: Option<Links> = None;
    for (replay, mut steps) in games.into_iter().zip(by_game(steps)) {
        let room = room(lobby, host, replay, &so_far, &mut links, &steps).await?;
        if let Some(before) = made.last_mut() {
            before.state.next = Some(room.id.clone());
        }
        so_far.games.push(room.id.clone());
        so_far.steps.append(&mut steps);
        made.push(room);
    }
    Ok(made)
}

/// The room of one game of the match. All of them have the keys of the first.
async fn room(
    lobby: &Arc<Lobby>,
    host: &Arc<dyn Host>,
    replay: Replay,
    so_far: &MatchSoFar,
    links: &mut Option<Links>,
    steps: &[MatchStep<Value>],
) -> Result<StoredRoom, Problem> {
    let seats = replay.players.each_ref().map(|player| SeatPlan::Person { name: player.called() });
    let keys = match links {
        Some(links) => links.clone(),
        None => links.insert(keys(&seats, true)?).clone(),
    };
    let in_match = Some(so_far.clone());
    let plan = Plan { seats, clock: None, practice: true, pace_ms: None, keys, listed: false, in_match };
    let Replay { record, played_by, moves, hashes, .. } = replay;
    let steps_made = steps_of(moves, hashes);
    let opening = Opening { host: Arc::clone(host), record, played_by, steps: steps_made, plan };
    let (mut room, ended) = opening.played(lobby).await?;
    let Some((MatchStep::Played { outcome, left }, after)) = steps.split_first() else {
        return Err(problem::bad_match("a game has no end"));
    };
    if ended != Some(*outcome) {
        return Err(problem::bad_match("a game ended in another way"));
    }
    if let (Some(last), Some(left)) = (room.moves.last_mut(), left) {
        last.left = left.0.map(i64::from);
    }
    room.state.steps = after.to_vec();
    Ok(room)
}

async fn store(lobby: &Arc<Lobby>, mut rooms: Vec<StoredRoom>) -> Result<(), Problem> {
    let Some(last) = rooms.pop() else { return Ok(()) };
    let mut counted = 0;
    let mut stored = Ok(());
    while counted < rooms.len() && stored.is_ok() {
        stored = lobby.room_for_one_more();
        counted += usize::from(stored.is_ok());
    }
    let others = rooms.into_iter().map(|room| Write::Room(Box::new(room))).collect();
    if stored.is_ok() {
        stored = settle(lobby, lobby.store.term()?, last, others).await;
    }
    if stored.is_err() {
        (0..counted).for_each(|_| lobby.one_room_less());
    }
    stored
}
