//! What goes over the wire, version 2. `docs/protocol.md` tells it to people.

mod challenge;
mod estimate;
mod from_page;
mod matches;
mod room;
mod stored;
mod tables;
mod to_page;
mod word;

pub use challenge::{Acceptance, Challenge, ChallengeMade, NewChallenge};
pub use estimate::{Estimated, Estimates, LineWanted, OtherLine, OtherStep};
pub use from_page::FromPage;
pub use matches::{MatchFile, MatchNow, MatchStage};
pub use room::{ClockPlan, Links, NewRoom, Player, RoomMade, SeatPlan, Start, Summary};
pub use stored::{DeckToStore, Replay, RoomKey, StoredDeck, StoredPool};
pub use tables::{OpenTable, RunningTable, Tables};
pub use to_page::{Clocks, Holding, Now, SeatAsked, Stage, ToPage};
pub use word::Word;

/// A page that speaks another version is told to load itself again.
pub const VERSION: u32 = 2;
