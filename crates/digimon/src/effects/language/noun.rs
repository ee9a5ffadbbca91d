//! DCG 15-10: which cards are meant: whose, where, and what they are like.

use super::{Amount, Cmp, Info, KeywordKind, Process, Stat, Target, When, Word};
use crate::card::{Category, Color};
use serde::{Deserialize, Serialize};

/// A set of cards. An empty noun means everything in the battle area (15-1-7).
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Noun {
    #[serde(default)]
    pub whose: Whose,
    #[serde(default = "battle_area")]
    pub from: Vec<Area>,
    /// All of these hold.
    #[serde(default)]
    pub of: Vec<Filter>,
}

impl Default for Noun {
    fn default() -> Self {
        Noun { whose: Whose::default(), from: battle_area(), of: Vec::new() }
    }
}

fn battle_area() -> Vec<Area> {
    vec![Area::Battle]
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Whose {
    #[default]
    Any,
    Yours,
    Opponents,
}

/// 3-1-1 and what is not an area but holds cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Area {
    Battle,
    Breeding,
    Hand,
    Trash,
    Security,
    Deck,
    EggDeck,
    /// The cards under the target (4-5, 4-6).
    Under(Box<Target>),
    /// The cards under every card of the noun: "under one of your Tamers".
    UnderAny(Box<Noun>),
    LinkCards(Box<Target>),
    /// 4-5: the cards of the target's stack, the top card too.
    Stack(Box<Target>),
    /// What this effect has revealed (15-15-3).
    Revealed,
    /// 4-4: Security Digimon, while they are checked.
    SecurityDigimon,
}

/// 3-1-2-2: the areas of a player whose cards are hidden, in an order or to be shuffled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Pile {
    Deck,
    EggDeck,
    Hand,
    Security,
}

impl Pile {
    pub const ALL: [Pile; 4] = [Pile::Deck, Pile::EggDeck, Pile::Hand, Pile::Security];

    /// The pile that the area is, if it is one.
    pub fn of(area: &Area) -> Option<Pile> {
        Pile::ALL.into_iter().find(|pile| pile.area() == *area)
    }

    pub fn area(self) -> Area {
        match self {
            Pile::Deck => Area::Deck,
            Pile::EggDeck => Area::EggDeck,
            Pile::Hand => Area::Hand,
            Pile::Security => Area::Security,
        }
    }
}

/// What a card or Digimon is like.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Filter {
    Is(Category),
    /// 4-2: a Digimon in play, or a Digimon card elsewhere.
    Digimon,
    Tamer,
    Option,
    Token,
    Color(Color),
    /// Shares a colour with the target.
    SameColorAs(Box<Target>),
    MultiColored,
    /// A number: level, DP, play cost …; a card without it does not fit (2-9-2, 2-5-3).
    Stat(Stat, Cmp, Amount),
    /// The printed number, before anything changed it.
    OriginalStat(Stat, Cmp, Amount),
    HasStat(Stat),
    /// 2-3-1-2
    Name(Word),
    /// 2-3-1-3
    NameContains(Word),
    SameNameAs(Box<Target>),
    /// 2-3-2-3
    Trait(Word),
    /// 2-3-2-4
    TraitContains(Word),
    /// 4-20
    InText(Word),
    Number(Word),
    HasKeyword(KeywordKind),
    /// Has an effect with this keyword, which is a process (16-13, 16-15).
    HasProcess(Process),
    HasTiming(Box<When>),
    /// Has an inherited effect printed.
    HasInherited,
    /// 2-3-12-7: has a link effect printed.
    HasLinkEffect,
    HasDigivolutionCards,
    NoDigivolutionCards,
    /// Has a card like this under it.
    With(Box<Noun>),
    /// Has at least so many such cards under it.
    WithAtLeast(u8, Box<Noun>),
    Suspended,
    Unsuspended,
    /// 4-8
    Linked,
    FaceUp,
    FaceDown,
    Attacking,
    /// The thing this effect belongs to.
    This,
    /// Anything but that.
    Other,
    /// One of those the target means.
    Among(Box<Target>),
    NotAmong(Box<Target>),
    /// Of all that fit the filters before it, the ones where this number is highest.
    Highest(Stat),
    Lowest(Stat),
    Not(Box<Filter>),
    AnyOf(Vec<Filter>),
    AllOf(Vec<Filter>),
    /// Could be played by the rules; can digivolve from the target, and so on.
    CanDigivolveFrom(Box<Target>),
    /// The same, if the target counts as having this information.
    CanDigivolveFromAs(Box<Target>, Vec<Info>),
    /// Fulfils a digivolution requirement of this effect's card.
    CanBecomeThis,
    CanLinkTo(Box<Target>),
    HasDigiXros,
    /// Is named by the DigiXros requirements of the target (16-20-1).
    DigiXrosMaterialOf(Box<Target>),
    /// Was played this turn.
    PlayedThisTurn,
}
