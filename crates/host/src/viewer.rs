//! Who looks at a game, and so what may be shown.

use table::Seat;

/// Whoever looks on knows what these seats know, and what is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// One person plays or studies both sides.
    Both,
    /// Somebody who may see only what both players see.
    Public,
}

impl Viewer {
    /// Does this viewer know what this seat knows?
    pub fn knows_as(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Both => true,
            Viewer::Public => false,
        }
    }
}
