//! What is remembered of a card while it is on the field, without taking room for all the others.

use super::{CountsAs, OnField};
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

/// Reads as [`OnField`]; where nothing was written, as nothing.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
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
    fn from(on_field: OnField) -> Remembered {
        Remembered(Some(Box::new(on_field)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_reads_as_a_card_that_has_just_come() {
        assert_eq!(*Remembered::default(), OnField::default());
    }
}
