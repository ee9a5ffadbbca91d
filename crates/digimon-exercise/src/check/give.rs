//! DCG 15-13, 15-15-2: what is given shows at once, lasts as long as it says, and then is gone.

use super::{Finding, Look, Right, expect, unchecked};
use crate::oracle;
use digimon::effects::language::{Amount, Duration, Modifier, Step, Target, Whose};
use digimon::state::{CardId, Thing, UnitId};
use digimon::{Game, ask};
use table::Seat;

fn units(things: &[Thing]) -> Vec<UnitId> {
    things
        .iter()
        .filter_map(|thing| match thing {
            Thing::Unit(unit) => Some(*unit),
            Thing::Card(_) | Thing::Player(_) => None,
        })
        .collect()
}

pub(super) fn given(look: &Look<'_>, target: &Target, modifiers: &[Modifier]) -> Finding {
    let things = match look.acted(target) {
        Ok(things) => things,
        Err(finding) => return finding,
    };
    let units = units(&things);
    if units.len() < things.len() {
        return unchecked("what a card outside the field is given");
    }
    let mut finding = Right;
    for modifier in modifiers {
        finding = finding.and(shows(look, &units, modifier, modifiers));
    }
    finding
}

fn sum(look: &Look<'_>, modifiers: &[Modifier]) -> Option<i32> {
    let amounts = modifiers.iter().map(|modifier| match modifier {
        Modifier::Dp(amount) => look.was.amount(amount),
        _ => Some(0),
    });
    amounts.sum()
}

fn shows(look: &Look<'_>, units: &[UnitId], modifier: &Modifier, all: &[Modifier]) -> Finding {
    match modifier {
        Modifier::Dp(_) => match sum(look, all) {
            Some(by) => dp_changed(look, units, by),
            None => unchecked("an amount of DP"),
        },
        Modifier::Keyword(keyword) => {
            let without = units.iter().find(|&&unit| !ask::has_keyword(look.after, unit, keyword.kind()));
            expect(without.is_none(), || format!("{without:?} was not given {keyword:?}"))
        }
        Modifier::SecurityAttack(amount) => match look.was.amount(amount) {
            Some(by) => {
                let checks = |game: &Game, unit: UnitId| ask::security_attack(game, unit);
                let right =
                    |unit: &&UnitId| checks(look.after, **unit) == (checks(look.before, **unit) + by).max(0);
                let wrong = units.iter().find(|unit| !right(unit));
                expect(wrong.is_none(), || format!("{wrong:?} does not check {by} more cards"))
            }
            None => unchecked("an amount of Security Attack"),
        },
        Modifier::Effect(_) => unchecked("an effect that is given"),
        Modifier::Cannot(_) => unchecked("a restriction that is given"),
        _ => unchecked("another modifier that is given"),
    }
}

/// 2-5-2: never below 0.
fn dp_changed(look: &Look<'_>, units: &[UnitId], by: i32) -> Finding {
    for unit in look.before.state().units().iter().map(|unit| unit.id) {
        let (Some(before), Some(after)) = (ask::dp(look.before, unit), ask::dp(look.after, unit)) else {
            continue;
        };
        let expected = if units.contains(&unit) { (before + by).max(0) } else { before };
        if after != expected {
            return Finding::Wrong(format!(
                "{} has {after} DP, not {expected} (it had {before})",
                super::choice::describe(look.was, Thing::Unit(unit))
            ));
        }
    }
    Right
}

/// Something that was given and is watched until it is over.
#[derive(Clone, Debug)]
pub(crate) struct Lasting {
    unit: UnitId,
    stack: Vec<CardId>,
    modifier: Modifier,
    by: i32,
    /// The value without it.
    base: i32,
    duration: Duration,
    turn: u16,
    /// Whose turn it was given in, and by whom.
    in_turn_of: Seat,
    you: Seat,
    owner: Seat,
}

impl Lasting {
    /// What a step gave to units, to be watched.
    pub fn of(step: &Step, look: &Look<'_>) -> Vec<Lasting> {
        let Step::Give(target, modifiers, duration) = step else { return Vec::new() };
        if matches!(target, Target::All(_)) {
            return Vec::new();
        }
        let units = look.acted(target).map(|things| units(&things)).unwrap_or_default();
        let mut found = Vec::new();
        for unit in units {
            for modifier in modifiers {
                found.extend(Lasting::one(look, unit, modifier, *duration));
            }
        }
        found
    }

    fn one(look: &Look<'_>, unit: UnitId, modifier: &Modifier, duration: Duration) -> Option<Lasting> {
        let state = look.before.state();
        let there = look.was.unit_of(unit)?;
        let amount = |amount: &Amount| look.was.amount(amount);
        let (by, base) = match modifier {
            Modifier::Dp(by) => (amount(by)?, ask::dp(look.before, unit)?),
            Modifier::Keyword(keyword) => (1, i32::from(ask::has_keyword(look.before, unit, keyword.kind()))),
            Modifier::SecurityAttack(by) => (amount(by)?, ask::security_attack(look.before, unit)),
            _ => return None,
        };
        Some(Lasting {
            unit,
            stack: there.stack.clone(),
            modifier: modifier.clone(),
            by,
            base,
            duration,
            turn: state.turn(),
            in_turn_of: state.turn_player(),
            you: look.running.voice,
            owner: there.owner,
        })
    }

    /// Should it still hold in the main phase of that turn, with no attack going on?
    fn holds_in(&self, turn: u16) -> bool {
        let turn_of = |whose: Whose| match whose {
            Whose::Yours | Whose::Any => self.you,
            Whose::Opponents => self.you.other(),
        };
        let last = match self.duration {
            Duration::Turn => self.turn,
            Duration::UntilEndOfTurn(whose) if turn_of(whose) == self.in_turn_of => self.turn,
            Duration::UntilEndOfTurn(_) => self.turn + 1,
            Duration::UntilEndOfNextTurn(whose) if turn_of(whose) == self.in_turn_of => self.turn + 2,
            Duration::UntilEndOfNextTurn(_) => self.turn + 1,
            Duration::Attack | Duration::Battle => return false,
            // The next unsuspend phase of its owner ends it.
            Duration::NextUnsuspendPhase if self.owner == self.in_turn_of => self.turn + 1,
            Duration::NextUnsuspendPhase => self.turn,
            Duration::Permanent | Duration::WhileThisInPlay => return true,
        };
        turn <= last
    }

    fn unchanged(&self, game: &Game) -> bool {
        oracle::unit(game, self.unit).is_some_and(|unit| unit.stack == self.stack)
    }
}

/// In a main phase: is everything that was given there, or gone, as it should be?
pub(crate) fn still_as_expected(game: &Game, lasting: &[Lasting]) -> Finding {
    let turn = game.state().turn();
    if game.state().attack().is_some() {
        return Right;
    }
    let mut finding = Right;
    for one in lasting.iter().filter(|one| one.unchanged(game)) {
        finding = finding.and(match &one.modifier {
            Modifier::Keyword(keyword) if one.base == 0 => {
                let same = |other: &&Lasting| {
                    other.unit == one.unit
                        && matches!(&other.modifier, Modifier::Keyword(had) if had.kind() == keyword.kind())
                };
                let expected = lasting.iter().filter(same).any(|other| other.holds_in(turn));
                let has = ask::has_keyword(game, one.unit, keyword.kind());
                expect(has == expected, || {
                    format!(
                        "{keyword:?} given {:?} in turn {}: in turn {turn} it is {has}",
                        one.duration, one.turn
                    )
                })
            }
            Modifier::Dp(_) => {
                let of_unit = lasting
                    .iter()
                    .filter(|other| other.unit == one.unit && matches!(other.modifier, Modifier::Dp(_)));
                let base = of_unit.clone().next().map_or(0, |first| first.base);
                let by: i32 = of_unit.filter(|other| other.holds_in(turn)).map(|other| other.by).sum();
                let (expected, has) = ((base + by).max(0), ask::dp(game, one.unit).unwrap_or(0));
                expect(has == expected, || {
                    format!(
                        "{:+} DP given {:?} in turn {}: in turn {turn} it has {has} DP, not {expected}",
                        one.by, one.duration, one.turn
                    )
                })
            }
            _ => Right,
        });
    }
    finding
}
