//! The field and the question as one pair of eyes may see them.

mod decision;
mod field;
mod line;
mod reason;

pub use decision::{Asked, EffectView, Offer, OfferKind, Spot};
pub use field::{AttackView, CardView, FaceView, PhaseView, SideView, TargetView, UnitView, View};
pub use line::{CardName, Line, Saying, To};
pub use reason::{About, Change, Possible, Reason, Values, WhyNot};
