//! The field and the question as one viewer may see them.

mod change;
mod decision;
mod event;
mod field;
mod line;
mod question;
mod reason;

pub use change::{CannotView, Changed, Mark, PlainRequirement, Reach, RequirementView};
pub use decision::{Asked, EffectView, Offer, OfferKind, Picked, Spot, WayView};
pub use event::{AreaView, Compared, EventView, PileView, TargetName, To};
pub use field::{AttackView, CardView, FaceView, PhaseView, SideView, TargetView, UnitView, View};
pub use line::{CardName, Line};
pub use question::Question;
pub use reason::{About, Change, Possible, Reason, UntilView, Values, WhyNot};
