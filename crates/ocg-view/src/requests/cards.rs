//! `cards`: what somebody looks for among all cards.

use crate::view::{AttributeView, KindView, MonsterTypeView, RaceView, SpellTrapView};
use host::Span;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The request: all that is said must hold. Upper and lower case are the same.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields = nullable)]
pub struct CardsAsked {
    /// Every word of it is in the name, the password or a text.
    pub text: Option<String>,
    /// The password begins with this.
    pub number: Option<String>,
    /// This is in the name.
    pub name: Option<String>,
    pub set: Option<String>,
    pub kind: Option<KindView>,
    /// Which kind of Spell or Trap.
    pub spell_trap: Option<SpellTrapView>,
    /// The monster is all of these.
    pub types: Option<Vec<MonsterTypeView>>,
    pub race: Option<RaceView>,
    pub attribute: Option<AttributeView>,
    pub level: Option<Span>,
    pub rank: Option<Span>,
    pub link: Option<Span>,
    pub scale: Option<Span>,
    pub atk: Option<Span>,
    pub def: Option<Span>,
    /// Only cards that belong in the Extra Deck, or only others.
    pub extra_deck: Option<bool>,
    /// Only cards that are understood, or only those that are not.
    pub read: Option<bool>,
    /// Tokens instead of cards that can be in a deck.
    pub token: Option<bool>,
    /// So many cards of what was found are left out first.
    #[ts(optional, as = "Option<u32>")]
    pub offset: u32,
    /// Not more than so many cards come back; 60 if nothing is said, 200 at most.
    pub limit: Option<u32>,
}
