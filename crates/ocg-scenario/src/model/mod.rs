//! What a scenario of the OCG says, as data.

mod act;
mod decks;
mod fact;
mod pattern;
mod refer;
mod setup;

pub use act::{Act, Detail, Does, ZoneRef};
pub use decks::{DeckFact, DeckList, DeckQuality, MatchFact, MatchStands, Within};
pub use fact::{CardFact, GameFact, Holding, Item, OcgFact, PhaseName, SeatFact};
pub use pattern::{Attacked, CardEvent, EffectEvent, GameEvent, MovedBy, Pattern, SeatEvent, WhereTo};
pub use refer::{EffectRef, FILLER, Place, Ref, Which, Who};
pub use setup::{Laid, OnField, SeatSetup, Setup};
