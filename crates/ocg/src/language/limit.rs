//! OCG 3.5.1: how often something can be done.

use serde::{Deserialize, Serialize};

/// At most so many times.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Limit {
    pub times: u8,
    pub per: Per,
    pub counted: Counted,
    #[serde(default)]
    pub covers: Covers,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Per {
    Turn,
    Duel,
    Chain,
    Battle,
}

/// Whose count it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Counted {
    /// 3.5.1-6: each copy for itself; forgotten when it leaves or is turned face-down.
    ByCopy,
    /// 2.2.3: each card that it protects for itself.
    BySubject,
    /// 3.5.1-7, 3.3.1-6: all copies of the printed name, for each player.
    ByName,
    /// 3.5.1-4: activations of the card; one whose activation was negated does not count.
    ActivationsByName,
    /// 2.1.5-1: Special Summons that succeeded.
    SummonsByName,
}

/// Which effects of the card share the count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Covers {
    /// This effect alone.
    #[default]
    This,
    /// All effects of this group: "1 of these effects".
    Group(u8),
}
