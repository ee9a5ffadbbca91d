//! How a scenario points at cards and effects.

use scenario::{CardName, Span};
use std::fmt;
use table::Seat;

/// The name of the monster without effects that fills decks; written `filler`.
pub const FILLER: &str = "Filler";

/// Some card of the duel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ref {
    /// Whose card it is: on the field the one who controls it.
    pub owner: Option<Seat>,
    pub who: Who,
    pub place: Option<Place>,
    pub span: Span,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// A name that the scenario gave with `=`.
    Alias(String),
    /// By its printed name or its number.
    Card(CardName),
    /// Whichever it is.
    Any,
}

/// Where a card is, in the words of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Hand,
    Deck,
    ExtraDeck,
    Graveyard,
    Banished,
    Field,
    MonsterZone,
    ExtraMonsterZone,
    SpellTrapZone,
    FieldZone,
    PendulumZone,
    /// 3.3.2-195
    Material,
}

/// An effect of some card, or any of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EffectRef {
    pub of: Ref,
    pub which: Which,
    pub span: Span,
}

/// Which of the effects of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Which {
    #[default]
    Any,
    /// 3.4.2-2: the card itself.
    Card,
    /// An effect, not the card itself; the first on the card is 1.
    Effect(Option<usize>),
    /// 3.3.1-66
    Pendulum(Option<usize>),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Place::Hand => "the hand",
            Place::Deck => "the Deck",
            Place::ExtraDeck => "the Extra Deck",
            Place::Graveyard => "the Graveyard",
            Place::Banished => "banishment",
            Place::Field => "the field",
            Place::MonsterZone => "a monster zone",
            Place::ExtraMonsterZone => "an Extra Monster Zone",
            Place::SpellTrapZone => "a Spell & Trap Zone",
            Place::FieldZone => "the Field Zone",
            Place::PendulumZone => "a Pendulum Zone",
            Place::Material => "a pile of Xyz Materials",
        })
    }
}

impl fmt::Display for Ref {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(seat) = self.owner {
            write!(f, "{seat}'s ")?;
        }
        match &self.who {
            Who::Alias(alias) => f.write_str(alias)?,
            Who::Card(card) => write!(f, "\"{}\"", card.number)?,
            Who::Any => f.write_str("any card")?,
        }
        self.place.map_or(Ok(()), |place| write!(f, " in {place}"))
    }
}
