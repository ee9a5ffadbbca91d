//! The number by which pools say what kind of card it is: one bit a kind.

use enumset::EnumSet;
use ocg::card::{Attribute, MonsterType, Race, SpellKind, TrapKind};

pub(super) const MONSTER: u32 = 0x1;
pub(super) const SPELL: u32 = 0x2;
pub(super) const TRAP: u32 = 0x4;

/// Monster, Spell or Trap. Some Tokens lack the bit of monsters.
pub(super) fn kind(bits: u32) -> u32 {
    let token = if bits & TOKEN == 0 { 0 } else { MONSTER };
    (bits & (MONSTER | SPELL | TRAP)) | token
}

const TOKEN: u32 = 0x4000;

const MONSTER_TYPES: [(u32, MonsterType); 16] = [
    (0x10, MonsterType::Normal),
    (0x20, MonsterType::Effect),
    (0x40, MonsterType::Fusion),
    (0x80, MonsterType::Ritual),
    (0x200, MonsterType::Spirit),
    (0x400, MonsterType::Union),
    (0x800, MonsterType::Gemini),
    (0x1000, MonsterType::Tuner),
    (0x2000, MonsterType::Synchro),
    (TOKEN, MonsterType::Token),
    (0x20_0000, MonsterType::Flip),
    (0x40_0000, MonsterType::Toon),
    (0x80_0000, MonsterType::Xyz),
    (0x100_0000, MonsterType::Pendulum),
    (0x200_0000, MonsterType::SpecialSummon),
    (0x400_0000, MonsterType::Link),
];

pub(super) fn monster_types(bits: u32) -> EnumSet<MonsterType> {
    MONSTER_TYPES.iter().filter(|(bit, _)| bits & bit != 0).map(|(_, kind)| *kind).collect()
}

const SPELL_KINDS: [(u32, SpellKind); 5] = [
    (0x80, SpellKind::Ritual),
    (0x1_0000, SpellKind::QuickPlay),
    (0x2_0000, SpellKind::Continuous),
    (0x4_0000, SpellKind::Equip),
    (0x8_0000, SpellKind::Field),
];

pub(super) fn spell_kind(bits: u32) -> SpellKind {
    SPELL_KINDS.iter().find(|(bit, _)| bits & bit != 0).map_or(SpellKind::Normal, |(_, kind)| *kind)
}

const TRAP_KINDS: [(u32, TrapKind); 2] = [(0x2_0000, TrapKind::Continuous), (0x10_0000, TrapKind::Counter)];

pub(super) fn trap_kind(bits: u32) -> TrapKind {
    TRAP_KINDS.iter().find(|(bit, _)| bits & bit != 0).map_or(TrapKind::Normal, |(_, kind)| *kind)
}

/// The one Attribute of a mask.
pub(super) fn attribute(mask: u32) -> Option<Attribute> {
    use Attribute::{Dark, Divine, Earth, Fire, Light, Water, Wind};
    nth(mask, &[Earth, Water, Fire, Wind, Light, Dark, Divine])
}

/// The one Type of a mask.
pub(super) fn race(mask: u32) -> Option<Race> {
    const RACES: [Race; 26] = [
        Race::Warrior,
        Race::Spellcaster,
        Race::Fairy,
        Race::Fiend,
        Race::Zombie,
        Race::Machine,
        Race::Aqua,
        Race::Pyro,
        Race::Rock,
        Race::WingedBeast,
        Race::Plant,
        Race::Insect,
        Race::Thunder,
        Race::Dragon,
        Race::Beast,
        Race::BeastWarrior,
        Race::Dinosaur,
        Race::Fish,
        Race::SeaSerpent,
        Race::Reptile,
        Race::Psychic,
        Race::DivineBeast,
        Race::CreatorGod,
        Race::Wyrm,
        Race::Cyberse,
        Race::Illusion,
    ];
    nth(mask, &RACES)
}

fn nth<T: Copy>(mask: u32, all: &[T]) -> Option<T> {
    let one = mask.is_power_of_two().then(|| mask.trailing_zeros() as usize)?;
    all.get(one).copied()
}
