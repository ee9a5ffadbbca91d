//! What a player may be said to do.

use super::{EffectRef, Ref};
use digimon::state::Ask;
use table::Seat;

/// An answer, in the words of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// By action, or when an effect asks for the target.
    Attack {
        goal: Goal,
        with: Option<Ref>,
    },
    Block(Ref),
    Counter(EffectRef),
    /// Refuses what is asked for: a block, a counter, an attack.
    DoNot(Ask),
    Play {
        card: Ref,
        with: Option<Materials>,
    },
    Digivolve {
        what: Ref,
        into: Ref,
        by: Option<Evolution>,
        cost: Option<i8>,
    },
    DnaDigivolve {
        into: Ref,
        with: Vec<Ref>,
        cost: Option<i8>,
    },
    Use(Ref),
    Link {
        what: Ref,
        to: Ref,
    },
    /// An effect with [Main], or the next of those that wait.
    Activate {
        effect: EffectRef,
        waiting: bool,
    },
    Hatch,
    Move,
    Pass,
    Choose(Vec<Ref>),
    ChooseSeat(Seat),
    NoMore,
    Order(Vec<Ref>),
    Yes,
    No,
    Number(i32),
    Mode(u8),
    Top,
    Bottom,
    /// 5-2-1-4
    Redraw,
    /// 1-2-4: at any time, whoever is asked.
    Concede,
}

/// What an attack goes for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    Player,
    Unit(Ref),
}

/// What goes under a card that is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Materials {
    DigiXros(Vec<Ref>),
    Assembly(Vec<Ref>),
    /// Nothing, though it might.
    Nothing,
}

/// Ways to digivolve beside the ordinary one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Evolution {
    Burst,
    AppFusion,
    IgnoringRequirements,
    /// By a requirement that an effect adds.
    Granted,
}
