//! OCG 3.3.1-2, 3.3.1-46 to -51, 3.3.1-76 to -89: kinds of cards, Attributes, Types and abilities.

use super::Monster;
use enumset::EnumSetType;
use serde::{Deserialize, Serialize};

/// 3.3.1-2: the three kinds of card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Kind {
    Monster(Box<Monster>),
    Spell(SpellKind),
    Trap(TrapKind),
}

/// 3.3.1-46 to -51: how a monster is Summoned, and what it can do.
#[derive(EnumSetType, Debug, Hash, Serialize, Deserialize)]
#[enumset(serialize_repr = "list")]
pub enum MonsterType {
    Normal,
    Effect,
    Fusion,
    Ritual,
    Synchro,
    Xyz,
    Pendulum,
    Link,
    Tuner,
    Flip,
    Toon,
    Spirit,
    Union,
    Gemini,
    /// 3.3.2-9: "cannot be Normal Summoned".
    SpecialSummon,
    Token,
}

/// 3.3.1-41
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Attribute {
    Dark,
    Divine,
    Earth,
    Fire,
    Light,
    Water,
    Wind,
}

impl Attribute {
    pub const ALL: [Attribute; 7] = [
        Attribute::Dark,
        Attribute::Divine,
        Attribute::Earth,
        Attribute::Fire,
        Attribute::Light,
        Attribute::Water,
        Attribute::Wind,
    ];
}

/// 3.3.1-44: the Type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Race {
    Aqua,
    Beast,
    BeastWarrior,
    CreatorGod,
    Cyberse,
    Dinosaur,
    DivineBeast,
    Dragon,
    Fairy,
    Fiend,
    Fish,
    Illusion,
    Insect,
    Machine,
    Plant,
    Psychic,
    Pyro,
    Reptile,
    Rock,
    SeaSerpent,
    Spellcaster,
    Thunder,
    Warrior,
    WingedBeast,
    Wyrm,
    Zombie,
}

impl Race {
    pub const ALL: [Race; 26] = [
        Race::Aqua,
        Race::Beast,
        Race::BeastWarrior,
        Race::CreatorGod,
        Race::Cyberse,
        Race::Dinosaur,
        Race::DivineBeast,
        Race::Dragon,
        Race::Fairy,
        Race::Fiend,
        Race::Fish,
        Race::Illusion,
        Race::Insect,
        Race::Machine,
        Race::Plant,
        Race::Psychic,
        Race::Pyro,
        Race::Reptile,
        Race::Rock,
        Race::SeaSerpent,
        Race::Spellcaster,
        Race::Thunder,
        Race::Warrior,
        Race::WingedBeast,
        Race::Wyrm,
        Race::Zombie,
    ];
}

/// 3.3.1-77 to -83
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum SpellKind {
    Normal,
    Ritual,
    Continuous,
    Equip,
    Field,
    QuickPlay,
}

/// 3.3.1-86 to -89
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum TrapKind {
    Normal,
    Continuous,
    Counter,
}
