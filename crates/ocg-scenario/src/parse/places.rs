//! Places, zones, positions and phases by their names.

use crate::model::{PhaseName, Place, ZoneRef};
use ocg::state::{BattleStep, DamageTime, Face, Phase};
use scenario::{Cursor, Problem};
use table::Seat;

use super::refs::is_possessive;

const PLACES: [(&str, Place); 14] = [
    ("hand", Place::Hand),
    ("Extra Deck", Place::ExtraDeck),
    ("extra deck", Place::ExtraDeck),
    ("Deck", Place::Deck),
    ("deck", Place::Deck),
    ("Graveyard", Place::Graveyard),
    ("graveyard", Place::Graveyard),
    ("banishment", Place::Banished),
    ("field", Place::Field),
    ("monster zone", Place::MonsterZone),
    ("Extra Monster Zone", Place::ExtraMonsterZone),
    ("Spell & Trap Zone", Place::SpellTrapZone),
    ("Field Zone", Place::FieldZone),
    ("Pendulum Zone", Place::PendulumZone),
];

/// `hand`, `Graveyard` …
pub(super) fn place(line: &mut Cursor<'_>) -> Option<Place> {
    line.eat_any(&PLACES)
}

fn article(line: &mut Cursor<'_>) {
    let _ = ["the", "a", "an"].iter().any(|word| line.eat(word));
}

/// `in the hand`, `on the field`
pub(super) fn within(line: &mut Cursor<'_>) -> Option<Place> {
    if !line.eat("in") && !line.eat("on") {
        return None;
    }
    article(line);
    place(line)
}

/// `in A's hand`, `in the hand`
pub(super) fn within_whose(line: &mut Cursor<'_>) -> Option<(Option<Seat>, Place)> {
    if !line.eat("in") && !line.eat("on") {
        return None;
    }
    article(line);
    let seat = owner(line);
    place(line).map(|place| (seat, place))
}

/// `A's`
pub(super) fn owner(line: &mut Cursor<'_>) -> Option<Seat> {
    let found = Seat::BOTH.into_iter().find(|seat| is_possessive(line, &seat.to_string()));
    if found.is_some() {
        line.skip(2);
    }
    found
}

/// `zone 3`, `B's zone 3`, `extra zone 1`
pub(super) fn zone(line: &mut Cursor<'_>) -> Result<Option<ZoneRef>, Problem> {
    if line.eat("extra zone") {
        return Ok(Some(ZoneRef::Extra(line.number("1 or 2")?)));
    }
    let mut ahead = line.clone();
    let seat = owner(&mut ahead);
    if !ahead.eat("zone") {
        return Ok(None);
    }
    *line = ahead;
    Ok(Some(ZoneRef::Numbered(seat, line.number("the number of a zone")?)))
}

pub(super) const FACES: [(&str, Face); 5] = [
    ("attack position", Face::Up),
    ("defense position", Face::UpDefense),
    ("face-down", Face::Down),
    ("face down", Face::Down),
    ("face-up", Face::Up),
];

pub(super) const PHASES: [(&str, PhaseName); 18] = [
    ("draw phase", PhaseName::Exactly(Phase::Draw)),
    ("standby phase", PhaseName::Exactly(Phase::Standby)),
    ("main phase 1", PhaseName::Exactly(Phase::Main1)),
    ("main phase 2", PhaseName::Exactly(Phase::Main2)),
    ("main phase", PhaseName::MainPhase),
    ("start step", PhaseName::Exactly(Phase::Battle(BattleStep::Start))),
    ("battle step", PhaseName::BattleStep),
    ("battle phase", PhaseName::BattlePhase),
    ("end step", PhaseName::Exactly(Phase::Battle(BattleStep::End))),
    ("end phase", PhaseName::Exactly(Phase::End)),
    ("start of the damage step", damage(DamageTime::Start)),
    ("time before damage calculation", damage(DamageTime::BeforeCalculation)),
    ("damage calculation", damage(DamageTime::Calculation)),
    ("time after damage calculation", damage(DamageTime::AfterCalculation)),
    ("end of the damage step", damage(DamageTime::End)),
    ("damage step", PhaseName::DamageStep),
    ("Main Phase", PhaseName::MainPhase),
    ("Battle Phase", PhaseName::BattlePhase),
];

const fn damage(time: DamageTime) -> PhaseName {
    PhaseName::Exactly(Phase::Battle(BattleStep::Damage(time)))
}
