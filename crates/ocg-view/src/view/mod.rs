//! The duel, the question and the log as one viewer may see them.

mod about;
mod decision;
mod event;
mod field;
mod line;
mod words;

pub use about::{About, Possible, WhyNot};
pub use decision::{Asked, EffectView, Offer, OfferKind, Picked, Question, Spot, WindowView};
pub use event::{ByView, EndlessView, EventView, MoveView, PlaceView};
pub use field::{
    AttackView, CardView, CounterView, LinkView, NegationView, SideView, TargetView, View, ZoneCard,
    ZoneValues,
};
pub use line::{CardName, Line};
pub use words::{
    AttributeView, FaceView, KindView, MarkerView, MonsterTypeView, PhaseView, RaceView, SpellTrapView,
    WayView, ZoneView,
};
