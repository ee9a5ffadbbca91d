//! A stored room that cannot be opened: what can be said about it all the same.

use crate::lobby::Lobby;
use crate::protocol::Summary;
use crate::store::StoredRoom;
use host::Problem;

/// For who has a key to it; nothing if there is no such room.
pub async fn shut(lobby: &Lobby, id: &str, key: &str, problem: Problem) -> Option<Summary> {
    let StoredRoom { id, game, plan, state, begun, moves, .. } = lobby.store.room(id).await.ok()??;
    plan.holding(key)?;
    Some(Summary {
        room: id,
        game,
        players: plan.players(|_| false),
        turn: 0,
        moves: state.cursor.unwrap_or(moves.len() as u32),
        outcome: None,
        to_answer: None,
        in_match: None,
        begun,
        changed: moves.last().map_or(begun, |made| made.time),
        problem: Some(problem),
    })
}
