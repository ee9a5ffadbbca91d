//! Where cards are: a place, several places of one player, relative clauses that say no more than that (OCG 3.2).

use crate::read::P;
use crate::read::words::{self};
use enumset::{EnumSet, enum_set};
use ocg::language::{Place, Whose};
use text::grammar::{At, Parses};

/// Places that are each player's own and yet can be named without saying whose.
const OPEN: EnumSet<Place> = enum_set!(
    Place::MonsterZone
        | Place::SpellTrapZone
        | Place::FieldZone
        | Place::MainMonsterZone
        | Place::ExtraMonsterZone
        | Place::PendulumZone
        | Place::Graveyard
        | Place::Banished
);

/// "You control", "in your GY", "from your hand or Deck", "on the field", "on your field or in your GY".
pub fn where_they_are(p: &P<'_>, at: At) -> Parses<(Whose, EnumSet<Place>)> {
    p.once(at, || {
        let joint = "or|and / or|and|or is|or that is|or are|and is|and are";
        let two = p.from(at).then(one_place).maybe(",").words(joint).then(one_place);
        let two = two.filter_map(|((whose, places), (other, more))| {
            (whose == other && places.is_disjoint(more)).then_some((whose, places | more))
        });
        // "From your hand or your field".
        let short = p.from(at).then(one_place).words("or|and / or").words("your").then(words::place);
        let short = short.filter_map(|((whose, places), more)| {
            (whose == Whose::Yours && places.is_disjoint(more)).then_some((whose, places | more))
        });
        let two = two.or(short);
        let that = p.from(at).words("that is|that are").then(one_place).map(|(place,)| place);
        one_place(p, at).or(two).or(that)
    })
}

fn one_place(p: &P<'_>, at: At) -> Parses<(Whose, EnumSet<Place>)> {
    let control = p.row(
        at,
        "where they are",
        &[
            ("you control", (Whose::Yours, words::FIELD)),
            ("your opponent controls", (Whose::Opponents, words::FIELD)),
            ("they control", (Whose::Opponents, words::FIELD)),
            ("on the field", (Whose::Any, words::FIELD)),
            ("you control in the extra monster zone", (Whose::Yours, enum_set!(Place::ExtraMonsterZone))),
            ("you control in the main monster zone", (Whose::Yours, enum_set!(Place::MainMonsterZone))),
            (
                "your opponent controls in the extra monster zone",
                (Whose::Opponents, enum_set!(Place::ExtraMonsterZone)),
            ),
            (
                "your opponent controls in the main monster zone",
                (Whose::Opponents, enum_set!(Place::MainMonsterZone)),
            ),
            ("in a field zone", (Whose::Any, enum_set!(Place::FieldZone))),
            ("in a monster zone", (Whose::Any, enum_set!(Place::MonsterZone))),
            ("in a pendulum zone", (Whose::Any, enum_set!(Place::PendulumZone))),
            ("face-up in your extra deck", (Whose::Yours, enum_set!(Place::ExtraDeckFaceUp))),
        ],
    );
    let named = p.from(at).maybe(",").words("in|from|on").then(words::whose).then(words::places);
    let named = named.filter_map(|(whose, places)| {
        let sided = whose != Whose::Any || places.is_subset(OPEN);
        sided.then_some((whose, places))
    });
    // What is taken from "the Deck" is taken from one's own.
    let own = p.from(at).words("from the").then(words::places);
    let own = own.filter_map(|(places,)| {
        places.is_subset(Place::Hand | Place::Deck).then_some((Whose::Yours, places))
    });
    control.or(named).or(own)
}

/// "That is banished or in your GY", where it is said before whose cards they are.
pub(super) fn banished_or(p: &P<'_>, at: At) -> Parses<(Whose, EnumSet<Place>)> {
    const OR: &str = "or|and / or|or is|or are|or that is|or that are|and / or are";
    let other = |p: &P<'_>, at: At| {
        let other = p.from(at).words("in|on").then(words::whose).then(words::places);
        other.filter_map(|(whose, places)| (!places.contains(Place::Banished)).then_some((whose, places)))
    };
    let first = p.from(at).maybe(",").words("that is|that are").words("banished").maybe(",").words(OR);
    let first = first.then(other).map(|(place,)| place);
    let last = p.from(at).maybe(",").words("that is|that are").then(other).maybe(",").words(OR);
    let last = last.words("banished").map(|(place,)| place);
    first.or(last).map(|(whose, places)| (whose, places | Place::Banished))
}

/// "That is banished".
pub(super) fn banished(p: &P<'_>, at: At) -> Parses<(Whose, EnumSet<Place>)> {
    p.from(at).words("that is banished|that are banished").value((Whose::Any, Place::Banished.into()))
}
