//! The lab on the third game: what is asked of both, in windows and for declared values is played,
//! played again by place and by key, and saved on the way.

use lab::{Arena, Settings, simulate};
use nim::{Nim, Setup};

struct Stones;

impl Arena for Stones {
    type Game = Nim;

    fn deal(&self, seed: u64) -> Result<Nim, String> {
        Ok(Nim::new(&Setup::full(20, seed)))
    }

    fn name(&self, seed: u64) -> String {
        format!("nim {seed}")
    }

    fn turns(&self, game: &Nim) -> u64 {
        game.turn().into()
    }

    fn save(&self, game: &Nim) -> Result<Vec<u8>, String> {
        postcard::to_stdvec(game).map_err(|why| why.to_string())
    }

    fn load(&self, bytes: &[u8], _like: &Nim) -> Result<Nim, String> {
        postcard::from_bytes(bytes).map_err(|why| why.to_string())
    }
}

#[test]
fn games_are_what_their_answers_make_of_them() {
    let settings = Settings { games: 100, seed: 1, limit: 10_000, replay: true };
    let report = simulate(&Stones, settings, &mut ()).unwrap();
    assert!(report.is_clean(), "{:?}", report.failures);
    assert_eq!((report.games, report.replayed), (100, 100));
}
