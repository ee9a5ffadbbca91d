//! Words of the game in tables: Attributes, Types, kinds of cards, places, players, ways of Summoning; and lists of
//! anything.

use super::P;
use super::tree::Head;
use enumset::{EnumSet, enum_set};
use ocg::card::{Attribute, MonsterType, Race, SpellKind, TrapKind};
use ocg::language::{Filter, Group, Noun, Place, SummonWay, Whose};
use text::grammar::{At, Parses};

pub const ATTRIBUTES: [(&str, Attribute); 7] = [
    ("dark", Attribute::Dark),
    ("divine", Attribute::Divine),
    ("earth", Attribute::Earth),
    ("fire", Attribute::Fire),
    ("light", Attribute::Light),
    ("water", Attribute::Water),
    ("wind", Attribute::Wind),
];

pub fn attribute(p: &P<'_>, at: At) -> Parses<Attribute> {
    p.row(at, "an Attribute", &ATTRIBUTES)
}

pub fn race(p: &P<'_>, at: At) -> Parses<Race> {
    p.row(at, "a Type", &crate::pool::RACES)
}

/// A word that means something else before "Monster", "Spell" and "Trap".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindWord {
    monster: Option<MonsterType>,
    spell: Option<SpellKind>,
    trap: Option<TrapKind>,
}

const fn monster(kind: MonsterType) -> KindWord {
    KindWord { monster: Some(kind), spell: None, trap: None }
}

const fn spell(kind: SpellKind) -> KindWord {
    KindWord { monster: None, spell: Some(kind), trap: None }
}

const KINDS: [(&str, KindWord); 20] = [
    (
        "normal",
        KindWord {
            monster: Some(MonsterType::Normal),
            spell: Some(SpellKind::Normal),
            trap: Some(TrapKind::Normal),
        },
    ),
    ("ritual", KindWord { monster: Some(MonsterType::Ritual), spell: Some(SpellKind::Ritual), trap: None }),
    (
        "continuous",
        KindWord { monster: None, spell: Some(SpellKind::Continuous), trap: Some(TrapKind::Continuous) },
    ),
    ("counter", KindWord { monster: None, spell: None, trap: Some(TrapKind::Counter) }),
    ("field", spell(SpellKind::Field)),
    ("equip", spell(SpellKind::Equip)),
    ("quick-play", spell(SpellKind::QuickPlay)),
    ("effect", monster(MonsterType::Effect)),
    ("fusion", monster(MonsterType::Fusion)),
    ("synchro", monster(MonsterType::Synchro)),
    ("xyz", monster(MonsterType::Xyz)),
    ("pendulum", monster(MonsterType::Pendulum)),
    ("link", monster(MonsterType::Link)),
    ("tuner", monster(MonsterType::Tuner)),
    ("toon", monster(MonsterType::Toon)),
    ("spirit", monster(MonsterType::Spirit)),
    ("union", monster(MonsterType::Union)),
    ("gemini", monster(MonsterType::Gemini)),
    ("flip", monster(MonsterType::Flip)),
    ("token", monster(MonsterType::Token)),
];

pub fn kind_word(p: &P<'_>, at: At) -> Parses<KindWord> {
    p.row(at, "a kind of card", &KINDS)
}

impl KindWord {
    /// What it means before this noun, if it means something there.
    pub fn before(self, head: &Head) -> Option<Filter> {
        match head {
            Head::Monster => self.monster.map(Filter::Type),
            Head::Spell => self.spell.map(Filter::SpellKind),
            Head::Trap => self.trap.map(Filter::TrapKind),
            Head::SpellTrap => {
                let (spell, trap) = (self.spell?, self.trap?);
                Some(Filter::AnyOf(vec![Filter::SpellKind(spell), Filter::TrapKind(trap)]))
            }
            // 3.3.3-30: an Equip Card is any card that is equipped to a monster.
            Head::Card if self.spell == Some(SpellKind::Equip) => {
                let monsters = Noun { places: Place::MonsterZone.into(), ..Noun::default() };
                Some(Filter::EquippedTo(Box::new(Group::All(Box::new(monsters)))))
            }
            Head::Card | Head::Token | Head::Named(_) => None,
        }
    }
}

/// What is on the field, by whatever word for a part of it.
pub const ON_FIELD: EnumSet<Place> = enum_set!(
    Place::MonsterZone
        | Place::SpellTrapZone
        | Place::FieldZone
        | Place::PendulumZone
        | Place::MainMonsterZone
        | Place::ExtraMonsterZone
);

pub const FIELD: EnumSet<Place> = enum_set!(Place::MonsterZone | Place::SpellTrapZone | Place::FieldZone);

const PLACES: [(&str, EnumSet<Place>); 21] = [
    ("hands", enum_set!(Place::Hand)),
    ("hand", enum_set!(Place::Hand)),
    ("deck", enum_set!(Place::Deck)),
    ("gy", enum_set!(Place::Graveyard)),
    ("gys", enum_set!(Place::Graveyard)),
    ("field", FIELD),
    ("extra deck", enum_set!(Place::ExtraDeck)),
    ("face-up extra deck", enum_set!(Place::ExtraDeckFaceUp)),
    ("banishment", enum_set!(Place::Banished)),
    ("monster zone", enum_set!(Place::MonsterZone)),
    ("monster zones", enum_set!(Place::MonsterZone)),
    ("spell & trap zone", enum_set!(Place::SpellTrapZone)),
    ("spell & trap zones", enum_set!(Place::SpellTrapZone)),
    ("field zone", enum_set!(Place::FieldZone)),
    ("field zones", enum_set!(Place::FieldZone)),
    ("pendulum zone", enum_set!(Place::PendulumZone)),
    ("pendulum zones", enum_set!(Place::PendulumZone)),
    ("extra monster zone", enum_set!(Place::ExtraMonsterZone)),
    ("extra monster zones", enum_set!(Place::ExtraMonsterZone)),
    ("main monster zone", enum_set!(Place::MainMonsterZone)),
    ("main monster zones", enum_set!(Place::MainMonsterZone)),
];

pub fn place(p: &P<'_>, at: At) -> Parses<EnumSet<Place>> {
    p.row(at, "a place", &PLACES)
}

/// "Hand, Deck, or GY".
pub fn places(p: &P<'_>, at: At) -> Parses<EnumSet<Place>> {
    list(p, at, place).map(|all| all.into_iter().fold(EnumSet::empty(), |sum, one| sum | one))
}

/// "Your", "your opponent's": whose cards.
pub fn whose(p: &P<'_>, at: At) -> Parses<Whose> {
    const WHOSE: [(&str, Whose); 11] = [
        ("your", Whose::Yours),
        ("your opponent 's", Whose::Opponents),
        ("their", Whose::Opponents),
        ("either player 's", Whose::Any),
        ("either", Whose::Any),
        ("the", Whose::Any),
        ("both players '", Whose::Any),
        ("any player 's", Whose::Any),
        ("both", Whose::Any),
        ("both players", Whose::Any),
        ("any", Whose::Any),
    ];
    p.row(at, "whose it is", &WHOSE)
}

/// A player as the one who does or has something.
pub fn player(p: &P<'_>, at: At) -> Parses<Whose> {
    const PLAYERS: [(&str, Whose); 5] = [
        ("you", Whose::Yours),
        ("your opponent", Whose::Opponents),
        ("each player", Whose::Any),
        ("both players", Whose::Any),
        ("either player", Whose::Any),
    ];
    p.row(at, "a player", &PLAYERS)
}

pub const NORMAL: EnumSet<SummonWay> = enum_set!(SummonWay::Normal | SummonWay::Tribute);

pub const SPECIAL: EnumSet<SummonWay> = enum_set!(
    SummonWay::Special
        | SummonWay::Ritual
        | SummonWay::Fusion
        | SummonWay::Synchro
        | SummonWay::Xyz
        | SummonWay::Pendulum
        | SummonWay::Link
);

const WAYS: [(&str, EnumSet<SummonWay>); 10] = [
    ("normal", NORMAL),
    ("tribute", enum_set!(SummonWay::Tribute)),
    ("flip", enum_set!(SummonWay::Flip)),
    ("special", SPECIAL),
    ("ritual", enum_set!(SummonWay::Ritual)),
    ("fusion", enum_set!(SummonWay::Fusion)),
    ("synchro", enum_set!(SummonWay::Synchro)),
    ("xyz", enum_set!(SummonWay::Xyz)),
    ("pendulum", enum_set!(SummonWay::Pendulum)),
    ("link", enum_set!(SummonWay::Link)),
];

/// "Normal or Special", before "Summoned"; nothing is every way.
pub fn ways(p: &P<'_>, at: At) -> Parses<EnumSet<SummonWay>> {
    let one = |p: &P<'_>, at: At| p.row(at, "a way of Summoning", &WAYS);
    let slash = p.from(at).then(one).words("/").then(one).map(|(first, second)| first | second);
    let listed = list(p, at, one).map(|all| all.into_iter().fold(EnumSet::empty(), |sum, one| sum | one));
    listed.or(slash).or(p.nothing(at, EnumSet::empty()))
}

/// 3.3.2-73, -96: "Normal Summoned/Set": as it came, also when it was turned face-up since; what was Special Summoned
/// face-down was not Set by that.
pub fn normal_summoned_or_set(p: &P<'_>, at: At) -> Parses<Filter> {
    let piles = Place::Hand | Place::Deck | Place::Graveyard | Place::Banished | Place::ExtraDeck;
    let special = Filter::Not(Box::new(Filter::SummonedFrom(piles)));
    let set = Filter::AllOf(vec![Filter::WasSet, special]);
    let summoned = Filter::SummonedBy(NORMAL | SummonWay::Flip);
    p.from(at).words("normal summoned / set").value(Filter::AnyOf(vec![summoned, set]))
}

/// "a", "a or b", "a, b, and/or c".
pub fn list<T: Clone>(p: &P<'_>, at: At, rule: impl Fn(&P<'_>, At) -> Parses<T> + Copy) -> Parses<Vec<T>> {
    let first = rule(p, at);
    if first.is_empty() {
        return Parses::none();
    }
    let more = with_more(p, at, first.clone(), rule);
    first.map(|one| vec![one]).or(more)
}

/// The first of a list, and at least one more.
fn with_more<T: Clone>(
    p: &P<'_>,
    at: At,
    first: Parses<T>,
    rule: impl Fn(&P<'_>, At) -> Parses<T> + Copy,
) -> Parses<Vec<T>> {
    let begun = || p.from(at).then(|_, _| first.clone());
    let two = begun().maybe(",").words("or|and|and / or").then(rule);
    let two = two.map(|(first, second)| vec![first, second]);
    let rest = |p: &P<'_>, at: At| {
        let next = rule(p, at);
        if next.is_empty() { Parses::none() } else { with_more(p, at, next, rule) }
    };
    let more = begun().words(",").then(rest);
    two.or(more.map(|(first, rest)| std::iter::once(first).chain(rest).collect()))
}
