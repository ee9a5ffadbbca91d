//! OCG 3.4.3-1, 3.4.4-2: conditions for activating, applying and going on.

use super::{Amount, Comparison, Filter, Group, Noun, Pattern, PhasePoint, Whose};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Condition {
    Compare(Amount, Comparison, Amount),
    /// There is at least one.
    Exists(Noun),
    /// All of the group are like that, and there is one.
    Are(Group, Vec<Filter>),
    /// 3.3.2-181, -182: all that it was made of is still where it went.
    KeepsMaterials(Group),
    /// 3.4.1-9: the first of these is that player's, or was when it was on the field last.
    Controlled(Group, Whose),
    TurnOf(Whose),
    During(PhasePoint),
    /// The step before did what it says to at least one card.
    Done,
    /// It has happened this turn.
    Happened(Box<Pattern>),
    All(Vec<Condition>),
    Any(Vec<Condition>),
    Not(Box<Condition>),
}
