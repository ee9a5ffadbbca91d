//! How far a game goes by itself between two decisions.

/// What a game has done since something was last asked. No real game comes near the bounds: one that goes beyond them
/// would never ask again, and is given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Steps {
    taken: u32,
    stalled: bool,
}

impl Steps {
    /// So many steps are too many.
    pub const MOST: u32 = 60_000;
    /// So many things in the middle of being done, or lasting, are too many.
    pub const MOST_HELD: usize = 20_000;

    /// Counts a step of a game that holds so many things. Is it one too many?
    pub fn is_beyond(&mut self, held: usize) -> bool {
        self.taken = self.taken.saturating_add(1);
        self.stalled = self.taken > Steps::MOST || held > Steps::MOST_HELD;
        self.stalled
    }

    pub fn taken(self) -> u32 {
        self.taken
    }

    /// Was the game given up?
    pub fn has_stalled(self) -> bool {
        self.stalled
    }
}
