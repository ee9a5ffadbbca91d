//! What goes over the wire, version 2. `docs/protocol.md` tells it to people.

mod challenge;
mod from_page;
mod matches;
mod room;
mod stored;
mod to_page;

pub use challenge::{Acceptance, Challenge, ChallengeMade, NewChallenge};
pub use from_page::FromPage;
pub use matches::{MatchFile, MatchNow, MatchStage};
pub use room::{ClockPlan, Links, NewRoom, Player, RoomMade, SeatPlan, Start, Summary};
pub use stored::{DeckToStore, Replay, RoomKey, StoredDeck, StoredPool};
pub use to_page::{Clocks, Holding, Now, SeatAsked, Stage, ToPage};

/// A page that speaks another version is told to load itself again.
pub const VERSION: u32 = 2;
