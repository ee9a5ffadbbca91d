//! How a scenario points at cards, units and effects.

use digimon::effects::language::KeywordKind;
use scenario::{CardName, Span};
use std::fmt;
use table::Seat;

/// The number of the card without effects that fills decks; written `filler`.
pub const FILLER: &str = "FILLER-0";

/// Some card or unit of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ref {
    pub owner: Option<Seat>,
    pub who: Who,
    pub place: Option<Where>,
    pub span: Span,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// A name that the scenario gave with `=`.
    Alias(String),
    Number(CardName),
    /// Whichever it is.
    Any,
}

/// Where it must be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Where {
    In(Place),
    /// Under the unit of this alias.
    Under(String),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Hand,
    Trash,
    Security,
    Deck,
    EggDeck,
    Battle,
    Breeding,
}

/// An effect of some card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EffectRef {
    pub of: Ref,
    pub which: Which,
    pub span: Span,
}

/// Which of the effects of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Which {
    pub section: Option<Section>,
    /// The first is 1.
    pub nth: Option<usize>,
    pub keyword: Option<KeywordKind>,
}

/// The text boxes of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    Printed,
    Inherited,
    Linked,
    Security,
}

impl Section {
    pub const ALL: [Section; 4] = [Section::Printed, Section::Inherited, Section::Linked, Section::Security];

    /// What an effect in this text box is called.
    pub fn effect(self) -> &'static str {
        match self {
            Section::Printed => "effect",
            Section::Inherited => "inherited effect",
            Section::Linked => "linked effect",
            Section::Security => "security effect",
        }
    }
}

impl Ref {
    pub fn owned_by(self, seat: Seat) -> Ref {
        Ref { owner: Some(seat), ..self }
    }

    /// Any card at all.
    pub fn any(span: Span) -> Ref {
        Ref { owner: None, who: Who::Any, place: None, span }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Place::Hand => "hand",
            Place::Trash => "trash",
            Place::Security => "security",
            Place::Deck => "deck",
            Place::EggDeck => "Digi-Egg deck",
            Place::Battle => "battle area",
            Place::Breeding => "breeding area",
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
            Who::Number(card) => f.write_str(&card.number)?,
            Who::Any => f.write_str("any card")?,
        }
        match &self.place {
            Some(Where::In(place)) => write!(f, " in the {place}"),
            Some(Where::Under(unit)) => write!(f, " under {unit}"),
            None => Ok(()),
        }
    }
}
