//! Where games come from, and who looks on.

use table::Table;

/// Deals games, and looks into them where the table cannot.
pub trait Arena {
    type Game: Table;

    /// A new game. The same seed gives the same game.
    ///
    /// # Errors
    /// When no game can be dealt, in words.
    fn deal(&self, seed: u64) -> Result<Self::Game, String>;

    /// What to say to have the game with this seed dealt again.
    fn name(&self, seed: u64) -> String;

    /// How many turns were begun.
    fn turns(&self, game: &Self::Game) -> u64;

    /// The whole game as bytes.
    ///
    /// # Errors
    /// When it cannot be stored, in words.
    fn save(&self, game: &Self::Game) -> Result<Vec<u8>, String>;

    /// The game that was saved; `like` is a game that was dealt with the same seed.
    ///
    /// # Errors
    /// When these are not the bytes of a game, in words.
    fn load(&self, bytes: &[u8], like: &Self::Game) -> Result<Self::Game, String>;
}

/// Looks at a game after every answer.
pub trait Observer<G> {
    /// # Errors
    /// With what is wrong; the game is stopped then and counted as a failure.
    fn look(&mut self, game: &mut G) -> Result<(), String>;
}

/// Nobody looks on.
impl<G> Observer<G> for () {
    fn look(&mut self, _game: &mut G) -> Result<(), String> {
        Ok(())
    }
}

/// One looks on after the other.
impl<G, A: Observer<G>, B: Observer<G>> Observer<G> for (A, B) {
    fn look(&mut self, game: &mut G) -> Result<(), String> {
        self.0.look(game)?;
        self.1.look(game)
    }
}

/// Somebody looks on, or nobody does.
impl<G, A: Observer<G>> Observer<G> for Option<A> {
    fn look(&mut self, game: &mut G) -> Result<(), String> {
        self.as_mut().map_or(Ok(()), |observer| observer.look(game))
    }
}
