//! What shows at once in the numbers of cards: DP, keywords, Security Attack, colours, level.

use super::Seen;
use crate::oracle::{self, View};
use crate::stage::{Stage, YOU};
use digimon::effects::language::{Continuous, Does, Effect, Info, Modifier, On};
use digimon::state::{CardId, Thing, Unit, UnitId};
use digimon::{Game, ask};

/// Two games that differ only in the text that is exercised.
pub(super) struct Comparison<'a> {
    pub with: &'a Game,
    pub without: &'a Game,
    pub stage: &'a Stage,
    pub effect: &'a Effect,
    pub elsewhere: bool,
}

impl Comparison<'_> {
    fn view<'g>(&self, game: &'g Game) -> View<'g> {
        let state = game.state();
        let at = state.cards().iter().position(|card| card.def == self.stage.subject).unwrap_or(0);
        let card = oracle::current(game, CardId(at as u16));
        let within = |unit: &&Unit| unit.stack.contains(&card.card) || unit.links.contains(&card.card);
        let unit = state.units().iter().find(within).map(|unit| unit.id);
        View { game, you: YOU, unit, card, activation: None }
    }

    pub fn run(&self, seen: &mut Seen) -> Result<(), String> {
        let Does::Hold(statements) = &self.effect.does else { return Ok(()) };
        let mut holding = Vec::new();
        for (nth, statement) in statements.iter().enumerate() {
            match self.holds(statement) {
                None => {
                    seen.unchecked.insert("a condition that cannot be told".to_owned());
                    return Ok(());
                }
                Some(false) => {}
                Some(true) => {
                    let Some(units) = self.on(&statement.on) else {
                        seen.unchecked.insert("on what it holds".to_owned());
                        return Ok(());
                    };
                    holding.push((nth, statement, units));
                }
            }
        }
        for unit in self.without.state().units().iter().map(|unit| unit.id) {
            self.compare(unit, &holding, seen)?;
        }
        if holding.is_empty() {
            seen.free += 1;
        }
        Ok(())
    }

    fn holds(&self, statement: &Continuous) -> Option<bool> {
        let view = self.view(self.with);
        if self.elsewhere || !view.in_turn(self.effect.turn) {
            return Some(false);
        }
        statement.condition.as_ref().map_or(Some(true), |condition| view.holds(condition))
    }

    fn on(&self, on: &On) -> Option<Vec<UnitId>> {
        let units = |things: Vec<Thing>| {
            let unit = |thing: Thing| match thing {
                Thing::Unit(unit) => Some(unit),
                Thing::Card(_) | Thing::Player(_) => None,
            };
            things.into_iter().filter_map(unit).collect()
        };
        match on {
            On::This => Some(self.view(self.with).unit.into_iter().collect()),
            On::All(noun) => self.view(self.with).all(noun).map(units),
            On::Player(_) => Some(Vec::new()),
        }
    }

    fn compare(
        &self,
        unit: UnitId,
        holding: &[(usize, &Continuous, Vec<UnitId>)],
        seen: &mut Seen,
    ) -> Result<(), String> {
        let mine: Vec<(usize, &Continuous)> = holding
            .iter()
            .filter(|(_, _, units)| units.contains(&unit))
            .map(|(nth, statement, _)| (*nth, *statement))
            .collect();
        let view = self.view(self.with);
        let (mut dp, mut checks, mut told) = (0, 0, true);
        for (_, statement) in &mine {
            for modifier in &statement.is {
                match modifier {
                    Modifier::Dp(amount) => match view.amount(amount) {
                        Some(by) => dp += by,
                        None => told = false,
                    },
                    Modifier::SecurityAttack(amount) => match view.amount(amount) {
                        Some(by) => checks += by,
                        None => told = false,
                    },
                    Modifier::Keyword(digimon::effects::language::Keyword::SecurityAttack(by)) => {
                        checks += i32::from(*by);
                    }
                    Modifier::Also(Info::DigimonWithDp(_)) | Modifier::Becomes(_) => told = false,
                    _ => {}
                }
            }
        }
        let name = || {
            oracle::unit(self.without, unit)
                .map(|unit| oracle::printed(self.without, unit.top()).number.as_str().to_owned())
        };
        if told {
            self.numbers(unit, dp, checks).map_err(|why| format!("{:?}: {why}", name()))?;
        }
        for (nth, statement) in mine {
            for (at, modifier) in statement.is.iter().enumerate() {
                if self.shows(unit, modifier, told).map_err(|why| format!("{:?}: {why}", name()))? {
                    seen.held.insert((nth, at));
                }
            }
        }
        Ok(())
    }

    /// The sums of all that holds.
    fn numbers(&self, unit: UnitId, dp: i32, checks: i32) -> Result<(), String> {
        let now = oracle::unit(self.with, unit);
        if let Some(before) = ask::dp(self.without, unit) {
            let expected = (before + dp).max(0);
            let has = ask::dp(self.with, unit).filter(|_| now.is_some()).unwrap_or(0);
            if has != expected {
                return Err(format!("it has {has} DP, not {expected}"));
            }
        }
        if now.is_some() {
            let (before, after) =
                (ask::security_attack(self.without, unit), ask::security_attack(self.with, unit));
            if after != (before + checks).max(0) {
                return Err(format!("it checks {after} cards, not {}", before + checks));
            }
        }
        Ok(())
    }

    /// Does the modifier show on the unit? An error where it should and does not.
    fn shows(&self, unit: UnitId, modifier: &Modifier, told: bool) -> Result<bool, String> {
        let view = self.view(self.with);
        Ok(match modifier {
            Modifier::Dp(amount) | Modifier::SecurityAttack(amount) => {
                told && view.amount(amount).is_some_and(|by| by != 0)
            }
            Modifier::Keyword(keyword) => {
                if !ask::has_keyword(self.with, unit, keyword.kind()) {
                    return Err(format!("it does not have {keyword:?}"));
                }
                !ask::has_keyword(self.without, unit, keyword.kind())
            }
            Modifier::Also(info) | Modifier::Becomes(info) => self.informed(unit, info)?,
            _ => false,
        })
    }

    fn informed(&self, unit: UnitId, info: &Info) -> Result<bool, String> {
        let right = match info {
            Info::Color(color) => ask::colors(self.with, unit).has(*color),
            Info::Level(level) => ask::level(self.with, unit) == Some(i32::from(*level)),
            Info::Dp(dp) => ask::dp(self.with, unit) == Some(*dp),
            Info::DigimonWithDp(dp) => {
                ask::is_digimon(self.with, unit) && ask::dp(self.with, unit) == Some(*dp)
            }
            Info::AnyLevel
            | Info::Name(_)
            | Info::NamesOfCardsUnder(_)
            | Info::ColorsOfCardsUnder
            | Info::Trait(_) => {
                return Ok(false);
            }
        };
        if right { Ok(true) } else { Err(format!("it is not {info:?}")) }
    }
}
