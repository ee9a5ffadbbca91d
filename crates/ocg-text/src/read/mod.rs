//! Printed English into the effect language (OCG 3.3 to 3.5): a text is cut into sentences, each is read in all ways,
//! words that point back are bound, and what limit lines say goes to the effects that they mean.

pub mod adverbial;
mod after;
pub mod amount;
mod assemble;
mod battle;
mod beside;
mod bind;
mod bullets;
mod chance;
mod choices;
pub mod clause;
pub mod condition;
mod control;
mod cost;
mod counted_phases;
mod counters;
mod effect;
mod event;
mod fights;
mod give;
mod holds;
mod life;
mod limit;
mod lines;
mod links;
mod lock;
mod materials;
mod old;
mod own_summon;
mod part;
mod parts;
mod phase;
mod position;
pub mod reference;
mod replacement;
mod ritual;
mod select;
mod spread;
mod standing;
mod statement;
mod stats;
mod summoning;
mod summons;
pub mod token;
mod trap_monster;
pub mod tree;
mod tributes;
mod turn_lock;
mod upkeep;
mod used_when;
pub mod verbs;
mod watch;
pub mod words;

pub use materials::read as read_materials;
pub use parts::{Diagnosis, Readings, read};

use crate::lexicon::{Entry, Quoted};
use ocg::card::{SpellKind, TrapKind};
use text::grammar::{At, Parser, Parses};

/// The parser of one text.
pub type P<'t> = Parser<'t, Entry>;

type Rule<T> = fn(&P<'_>, At) -> Parses<T>;

/// The readings of each of these rules.
fn any_of<T: Clone>(p: &P<'_>, at: At, rules: &[Rule<T>]) -> Parses<T> {
    rules.iter().fold(Parses::none(), |read, rule| read.or(rule(p, at)))
}

/// What a text stands on.
#[derive(Clone, Copy, Debug)]
pub struct Card<'c> {
    pub name: &'c str,
    pub kind: CardKind,
    /// 3.3.3: an Equip Spell says what it can be equipped to.
    pub equips: bool,
}

/// How a text is used, which its card decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardKind {
    Monster,
    /// 3.3.1-66: the Pendulum box.
    Pendulum,
    /// A Spell or Trap that does something when it is activated, and goes.
    Once {
        trap: bool,
    },
    /// One that stays on the field.
    Stays {
        trap: bool,
    },
}

impl CardKind {
    pub fn of_spell(kind: SpellKind) -> CardKind {
        match kind {
            SpellKind::Normal | SpellKind::Ritual | SpellKind::QuickPlay => CardKind::Once { trap: false },
            SpellKind::Continuous | SpellKind::Equip | SpellKind::Field => CardKind::Stays { trap: false },
        }
    }

    pub fn of_trap(kind: TrapKind) -> CardKind {
        match kind {
            TrapKind::Normal | TrapKind::Counter => CardKind::Once { trap: true },
            TrapKind::Continuous => CardKind::Stays { trap: true },
        }
    }
}

/// A name in quotation marks that fits.
#[track_caller]
fn quoted<T>(p: &P<'_>, at: At, expected: &'static str, fits: impl Fn(&Quoted) -> Option<T>) -> Parses<T> {
    p.entry(at, expected, |entry| match entry {
        Entry::Quoted(quoted) => fits(quoted),
        Entry::Counter(_) => None,
    })
}

/// Any name in quotation marks.
fn any_name(p: &P<'_>, at: At) -> Parses<String> {
    quoted(p, at, "a name", |quoted| Some(quoted.name.to_string()))
}
