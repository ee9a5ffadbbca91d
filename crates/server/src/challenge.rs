//! Challenges: one player waits, another one comes by a link, and each brings their own part.

use crate::lobby::{Lobby, seconds};
use crate::problem;
use crate::protocol::{
    Acceptance, Challenge, ChallengeMade, NewChallenge, NewRoom, OpenTable, RoomKey, SeatPlan, Start,
};
use crate::room;
use crate::store::{Ended, StoredChallenge, StoredRoom, TakenUp, Write};
use crate::token;
use crate::work::Rank;
use host::Problem;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use table::Seat;
use tokio::sync::broadcast::{Receiver, error::RecvError};
use tokio::time::sleep;

/// # Errors
/// When the game refuses the challenger's part, or there are too many.
pub async fn make(lobby: &Arc<Lobby>, new: NewChallenge, by: Option<&str>) -> Result<ChallengeMade, Problem> {
    let NewChallenge { game, part, name, clock, best_of, public, listed } = new;
    let pools = lobby.brought_by(by, &game);
    let host = lobby.host_of(&game, &pools)?;
    let name = lobby.name("name", &name)?;
    room::gives_time(clock, &lobby.limits)?;
    is_short(lobby, &part)?;
    let invited = lobby
        .work
        .opening
        .run(Rank::Watched, move || host.invite(&part).map(|invitation| (part, invitation)));
    let (part, invitation) = invited.await??;
    let (id, key) = (token::token()?, token::token()?);
    let made = ChallengeMade { challenge: id.clone(), key: key.clone() };
    let told = Challenge { game, name, clock, best_of, public, listed, invitation };
    let new = Box::new(StoredChallenge { id, key, told, part, pools, made: seconds(), ended: None });
    lobby
        .store
        .write(vec![Write::Challenge { new, since: since(lobby), most: lobby.limits.challenges }])
        .await?;
    Ok(made)
}

fn is_short(lobby: &Lobby, part: &Value) -> Result<(), Problem> {
    let most = lobby.limits.part_bytes;
    if part.to_string().len() <= most {
        return Ok(());
    }
    Err(problem::part_too_long(most))
}

/// Challenges that were made before this are forgotten.
fn since(lobby: &Lobby) -> i64 {
    seconds().saturating_sub(lobby.limits.challenge_age.as_secs() as i64)
}

async fn stored(lobby: &Lobby, id: &str) -> Result<StoredChallenge, Problem> {
    lobby.store.challenge(id, since(lobby)).await?.ok_or_else(problem::no_such_challenge)
}

fn still_open(challenge: StoredChallenge) -> Result<StoredChallenge, Problem> {
    match challenge.ended {
        None => Ok(challenge),
        Some(Ended::Withdrawn) => Err(problem::challenge_withdrawn()),
        Some(Ended::TakenUp(_)) => Err(problem::challenge_taken()),
    }
}

/// What the other player may know.
///
/// # Errors
/// When it cannot be taken up.
pub async fn told(lobby: &Lobby, id: &str) -> Result<Challenge, Problem> {
    Ok(still_open(stored(lobby, id).await?)?.told)
}

/// Takes it up: the room is stored with the end of the challenge, so that only one can. `by` is the
/// token of the friend's browser.
///
/// # Errors
/// When it cannot be taken up, or the friend's part cannot be played.
pub async fn accept(
    lobby: &Arc<Lobby>,
    id: &str,
    by: Option<String>,
    with: Acceptance,
) -> Result<RoomKey, Problem> {
    let challenge = stored(lobby, id).await?;
    if let Some(room_key) = known(&challenge, by.as_deref()) {
        return Ok(room_key);
    }
    let challenge = still_open(challenge)?;
    let seat = if token::number()? % 2 == 0 { Seat::A } else { Seat::B };
    let room = table_for(lobby, challenge, with, by.as_deref(), seat).await?;
    let room_key = |seat: Seat| RoomKey {
        room: room.id.clone(),
        key: room.plan.key(seat).unwrap_or_default().to_owned(),
    };
    let (challenger, friend) = (room_key(seat), room_key(seat.other()));
    let ended = Ended::TakenUp(TakenUp { challenger, friend: friend.clone(), by: by.clone() });
    let end = Write::EndChallenge { id: id.to_owned(), ended };
    if let Err(problem) = room::settle(lobby, lobby.store.term()?, room, vec![end]).await {
        // Somebody may have been faster, the same person in another window too.
        let challenge = stored(lobby, id).await?;
        if let Some(room_key) = known(&challenge, by.as_deref()) {
            return Ok(room_key);
        }
        return still_open(challenge).and(Err(problem));
    }
    lobby.tables.is_taken(id);
    let _ = lobby.ended_challenges.send(id.to_owned());
    Ok(friend)
}

/// The room and key of somebody who has taken it up already, and did not hear the answer.
fn known(challenge: &StoredChallenge, by: Option<&str>) -> Option<RoomKey> {
    match &challenge.ended {
        Some(Ended::TakenUp(taken)) if by.is_some() && taken.by.as_deref() == by => {
            Some(taken.friend.clone())
        }
        Some(_) | None => None,
    }
}

/// The room that both agree on, with the challenger in this seat.
async fn table_for(
    lobby: &Arc<Lobby>,
    challenge: StoredChallenge,
    with: Acceptance,
    by: Option<&str>,
    seat: Seat,
) -> Result<StoredRoom, Problem> {
    let StoredChallenge { told, part: offered, mut pools, .. } = challenge;
    let Challenge { game, name, clock, best_of, listed, .. } = told;
    let Acceptance { part: brought, name: friend } = with;
    is_short(lobby, &brought)?;
    // Each brings their own; where both have a number, the challenger's card stands.
    pools.extend(lobby.brought_by(by, &game));
    let host = lobby.host_of(&game, &pools)?;
    let wanted =
        lobby.work.opening.run(Rank::Watched, move || host.agree(&offered, &brought, seat)).await??;
    let [challenger, friend] = [name, friend].map(|name| SeatPlan::Person { name });
    let seats = match seat {
        Seat::A => [challenger, friend],
        Seat::B => [friend, challenger],
    };
    let start = Start::New { wanted, seed: None };
    let new = NewRoom { game, start, seats, clock, best_of, practice: false, pace_ms: None, listed };
    room::checked(lobby, new, &pools).await?.ready(lobby).await
}

async fn own(lobby: &Lobby, id: &str, key: &str) -> Result<StoredChallenge, Problem> {
    let challenge = stored(lobby, id).await?;
    if challenge.key == key { Ok(challenge) } else { Err(problem::no_such_challenge()) }
}

/// The challenger's room and key, as soon as somebody has taken it up; nothing when nobody has in this time.
///
/// # Errors
/// When it was withdrawn, or is not there.
pub async fn wait(
    lobby: &Lobby,
    id: &str,
    key: &str,
    patience: Duration,
) -> Result<Option<RoomKey>, Problem> {
    let mut news = lobby.ended_challenges.subscribe();
    let over = sleep(patience);
    tokio::pin!(over);
    loop {
        let challenge = own(lobby, id, key).await?;
        match challenge.ended {
            Some(Ended::TakenUp(taken)) => return Ok(Some(taken.challenger)),
            Some(Ended::Withdrawn) => return Err(problem::challenge_withdrawn()),
            None => is_open(lobby, challenge.told, id, challenge.made),
        }
        tokio::select! {
            () = ended(&mut news, id) => {}
            () = &mut over => return Ok(None),
        }
    }
}

/// Its challenger is here: if it is for anybody, it is in the list.
fn is_open(lobby: &Lobby, told: Challenge, id: &str, since: i64) {
    let Challenge { game, name, clock, best_of, public, .. } = told;
    if public {
        lobby.tables.waits(OpenTable { challenge: id.to_owned(), game, name, clock, best_of, since });
    }
}

/// This one has ended, or so many have that it may be one of them.
async fn ended(news: &mut Receiver<String>, id: &str) {
    loop {
        match news.recv().await {
            Ok(ended) if ended != id => {}
            Ok(_) | Err(RecvError::Lagged(_) | RecvError::Closed) => return,
        }
    }
}

/// # Errors
/// When it has ended already, or is not there.
pub async fn withdraw(lobby: &Lobby, id: &str, key: &str) -> Result<(), Problem> {
    still_open(own(lobby, id, key).await?)?;
    let end = Write::EndChallenge { id: id.to_owned(), ended: Ended::Withdrawn };
    if let Err(problem) = lobby.store.write(vec![end]).await {
        return still_open(stored(lobby, id).await?).and(Err(problem));
    }
    lobby.tables.is_taken(id);
    let _ = lobby.ended_challenges.send(id.to_owned());
    Ok(())
}
