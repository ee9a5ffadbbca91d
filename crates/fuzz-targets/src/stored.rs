//! `stored`: games as they are kept and passed on. A record that can be opened is played as far as its moves go; it goes
//! the same way each time, and whatever it has become can be shown and played on.

use crate::games;
use host::{Playing, Viewer};
use server::protocol::Replay;
use table::StateHash;

/// No game is played longer.
const MOVES: usize = 1_000;

pub fn run(bytes: &[u8]) {
    let Ok(replay) = serde_json::from_slice::<Replay>(bytes) else { return };
    let Some(host) = games::host_called(&replay.game) else { return };
    let record = host.with_pools(replay.record.clone());
    let _ = (host.seed(&record), host.played_by(&record), host.decks(&record), host.pools_of(&record));
    let Ok(mut playing) = host.open(&record) else { return };
    let mut again = playing.beginning();
    let hashes = play(&mut *playing, &replay);
    assert_eq!(hashes, play(&mut *again, &replay), "a game plays alike twice");
    for viewer in [Viewer::Public, Viewer::Both] {
        let _ = (playing.view(viewer), playing.log(0, viewer));
    }
    if let Ok(position) = playing.position() {
        host.open(&position).expect("a position can be played on from");
    }
}

/// The states that the moves lead to, up to one that does not fit.
fn play(playing: &mut dyn Playing, replay: &Replay) -> Vec<StateHash> {
    let mut hashes = vec![playing.state_hash()];
    for this in replay.moves.iter().take(MOVES) {
        let keyed = playing.keyed(this);
        if playing.make(&keyed).is_err() {
            break;
        }
        hashes.push(playing.state_hash());
    }
    hashes
}
