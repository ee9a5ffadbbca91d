//! Who looks at a game, and so what may be shown.

use table::Seat;

/// Somebody who looks on knows what these seats know, and what is public.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eyes {
    /// A player.
    Of(Seat),
    /// One person plays or studies both sides.
    Both,
    /// Somebody who may see only what both players see.
    Public,
}

impl Eyes {
    /// Does somebody with these eyes know what this seat knows?
    pub fn share(self, seat: Seat) -> bool {
        match self {
            Eyes::Of(own) => own == seat,
            Eyes::Both => true,
            Eyes::Public => false,
        }
    }
}
