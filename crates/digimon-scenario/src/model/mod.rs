//! What a scenario says, as data: the position, the choices, and what should come of them.

mod act;
mod fact;
mod pattern;
mod refer;
mod setup;

pub use act::{Act, Evolution, Goal, Materials};
pub use fact::{CardFact, DigimonFact, GameFact, Holding, Item, Knows, SeatFact, Seen};
pub use pattern::{CardEvent, EffectEvent, GameEvent, Pattern, PutPlace, SeatEvent};
pub use refer::{EffectRef, FILLER, Place, Ref, Section, Where, Which, Who};
pub use setup::{DeckList, Placed, SeatSetup, Setup, UnitSetup, UsedEffect};

pub use scenario::{CardName, End, Heading, How, Since};

use crate::Digimon;

pub type Scenario = scenario::Scenario<Digimon>;
pub type Step = scenario::Step<Digimon>;
pub type Choice = scenario::Choice<Digimon>;
pub type Check = scenario::Check<Digimon>;
pub type Fact = scenario::Fact<Digimon>;
