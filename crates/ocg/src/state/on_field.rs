//! OCG 3.2.1: what is remembered of a card while it is on the field.

use super::{CardId, CardRef, CountsAs, Location};
use crate::language::SummonWay;
use crate::library::{DefId, GivenRef};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// What is remembered of a card while it is on the field.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct OnField {
    /// The turn in which it came, was Summoned or Set.
    pub since: u16,
    /// 3.4.4-64: since when it is face-up, on the clock of all that applies.
    pub stamp: u32,
    /// How it was Summoned last.
    pub summoned: Option<SummonWay>,
    /// From where it was Summoned.
    pub summoned_from: Option<Location>,
    /// 3.3.2-247, 3.3.4-4: the turn in which it was Set.
    pub set: Option<u16>,
    /// 3.3.2-274: the turn in which its position was changed by its player, or an attack declared.
    pub moved: Option<u16>,
    /// When it came to the field, on the clock of all that applies.
    pub entered: u32,
    /// 3.6.3-27: attacks declared in this Battle Phase.
    pub attacks: u8,
    /// The monsters that it has attacked in this Battle Phase.
    pub has_attacked: Vec<CardRef>,
    /// 3.6.3-47: an attack of it has reached the Damage Step in this turn.
    pub attacked: bool,
    /// 3.6.3-67: it has battled in this turn, with damage calculation.
    pub battled: bool,
    /// 3.3.3-30
    pub equipped_to: Option<CardRef>,
    /// 3.4.4-93: the monster whose own effect equipped it to that monster.
    pub equipped_by: Option<CardRef>,
    /// 3.3.1-4: the name that was declared for it.
    pub declared: Option<DefId>,
    /// 3.3.2-195
    pub materials: Vec<CardId>,
    /// 3.4.4-126
    pub counters: Vec<(u16, u16)>,
    /// 3.2.1-43: it was placed there as a Pendulum card.
    pub as_pendulum: bool,
    /// 3.3.3-9, 3.3.4-19: its text keeps it on the field though it was used.
    pub remains: bool,
    /// 3.3.3-33: it came with its effects negated.
    pub negated: bool,
    /// 3.4.4-116, 3.3.1: what it counts as beside what is printed.
    pub counts_as: CountsAs,
    /// 3.4.4-96: a Gemini monster that was Normal Summoned again.
    pub again: bool,
    /// 3.4.4-114: the step that says which monster it is.
    pub as_monster: Option<GivenRef>,
}

/// Most cards are not on the field: nothing is kept of them, so that a duel is copied quickly.
#[derive(Clone, Debug, Default)]
pub struct Remembered(Option<Box<OnField>>);

static NOTHING: OnField = OnField {
    since: 0,
    stamp: 0,
    summoned: None,
    summoned_from: None,
    set: None,
    moved: None,
    entered: 0,
    attacks: 0,
    has_attacked: Vec::new(),
    attacked: false,
    battled: false,
    equipped_to: None,
    equipped_by: None,
    declared: None,
    materials: Vec::new(),
    counters: Vec::new(),
    as_pendulum: false,
    remains: false,
    negated: false,
    counts_as: CountsAs::ItsKind,
    again: false,
    as_monster: None,
};

impl Remembered {
    /// What is to be changed of a card of which anything is kept; of the others there is nothing to change.
    pub(crate) fn kept(&mut self) -> Option<&mut OnField> {
        self.0.as_deref_mut()
    }
}

impl Deref for Remembered {
    type Target = OnField;

    fn deref(&self) -> &OnField {
        self.0.as_deref().unwrap_or(&NOTHING)
    }
}

impl DerefMut for Remembered {
    fn deref_mut(&mut self) -> &mut OnField {
        self.0.get_or_insert_default()
    }
}

impl From<OnField> for Remembered {
    fn from(on_field: OnField) -> Self {
        Remembered((on_field != NOTHING).then(|| Box::new(on_field)))
    }
}

impl PartialEq for Remembered {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Remembered {}

impl Hash for Remembered {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (**self).hash(hasher);
    }
}

impl Serialize for Remembered {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Remembered {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        OnField::deserialize(deserializer).map(Remembered::from)
    }
}
