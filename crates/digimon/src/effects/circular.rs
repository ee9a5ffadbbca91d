//! DCG 15-8-2-3: persistent effects that keep their own condition true, by themselves or in turn. They stop
//! only when the condition is not true at a moment, so the game remembers which of them hold.

use crate::effects::language::{Amount, Condition, Continuous, Does, Filter, Modifier, Noun, On, Stat};
use crate::effects::persistent::Holding;
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::pipe;
use crate::query::{Query, Standpoint};
use crate::state::{Cause, Change, EffectKinds, Holder, Source, Thing};

/// Does its condition ask for something that it changes itself?
pub(crate) fn feeds_itself(statement: &Continuous) -> bool {
    let changed = statement.is.iter().fold(Topics::NONE, |all, modifier| all.union(modifier.topic()));
    statement.condition.as_ref().is_some_and(|condition| of_condition(condition).overlaps(changed))
}

/// Notes which of them hold now.
pub(crate) fn keep(game: &mut Game) {
    if game.reacts.topics.overlaps(Topics::CIRCULAR) {
        let now = Query::on(game).standing();
        if game.state.standing() != now {
            pipe::commit(game, &Change::Uphold(now), &[], Cause::Rule);
        }
    }
}

impl<'g> Query<'g> {
    fn standing(self) -> Vec<Holder> {
        let mut found = Vec::new();
        for unit in self.game.state.units() {
            self.each_section(unit, |section, card, by| {
                if section.topics.overlaps(Topics::CIRCULAR) {
                    let holder = |&effect| Holder { effect, card, unit: Some(unit.id), you: unit.owner, by };
                    let holders = section.effects.iter().map(holder);
                    found.extend(holders.filter(|&holder| self.stands(holder, unit.area)));
                }
            });
        }
        found
    }

    fn stands(self, holder: Holder, area: crate::state::FieldArea) -> bool {
        let effect = self.game.effect_of(holder.effect);
        let Does::Hold(statements) = &effect.does else { return false };
        let holds = |statement: &Continuous| {
            let condition = statement.condition.as_ref();
            feeds_itself(statement)
                && condition.is_some_and(|condition| self.is_true(Standpoint::of(&holder), condition))
        };
        crate::effects::persistent::works_in(area, effect.icons.place)
            && self.in_turn(holder.you, effect.turn)
            && statements.iter().any(holds)
    }

    /// Where nobody looks any deeper: what such effects do to their own card as long as they hold.
    pub fn each_standing(self, thing: Thing, wanted: Topics, see: &mut dyn FnMut(Holding<'g>)) {
        for &holder in
            self.game.state.standing().iter().filter(|one| one.unit.map(Thing::Unit) == Some(thing))
        {
            let Does::Hold(statements) = &self.game.library.effect(holder.effect).effect.does else {
                continue;
            };
            let own = statements.iter().filter(|one| one.on == On::This && feeds_itself(one));
            for modifier in own.flat_map(|statement| &statement.is) {
                if wanted.overlaps(modifier.topic()) && is_plain(modifier) {
                    let source = Source { holder, kinds: EffectKinds::default() };
                    see(Holding { modifier, source, fixed: None, by: holder.by });
                }
            }
        }
    }
}

/// Nothing has to be counted for it.
fn is_plain(modifier: &Modifier) -> bool {
    match modifier {
        Modifier::Dp(amount) | Modifier::SecurityAttack(amount) => matches!(amount, Amount::N(_)),
        Modifier::Keyword(_) | Modifier::Also(_) | Modifier::Becomes(_) => true,
        Modifier::DpInBattleWith(..)
        | Modifier::Effect(_)
        | Modifier::Cannot(_)
        | Modifier::Unaffected(_)
        | Modifier::UnaffectedBySource(_)
        | Modifier::Cost(..)
        | Modifier::PlayCost(_)
        | Modifier::EffectsOfCardsUnder(_)
        | Modifier::AlsoAt(..)
        | Modifier::CanAttackUnsuspended(_)
        | Modifier::AttacksWithoutSuspending
        | Modifier::IgnoresColorRequirements
        | Modifier::MeetsColorRequirement(_)
        | Modifier::StopsSecurityEffects(_)
        | Modifier::NoSecurityEffects(_)
        | Modifier::DeletionMaximum(_)
        | Modifier::StandsInForDigiXros
        | Modifier::AlsoFor(..)
        | Modifier::StandsInForDna(..)
        | Modifier::DigivolvesFrom(..)
        | Modifier::DigivolvesFromAs(..)
        | Modifier::DigivolvesInto(..)
        | Modifier::TurnEndsAt(_) => false,
    }
}

fn of_condition(condition: &Condition) -> Topics {
    match condition {
        Condition::Any(noun) | Condition::None(noun) | Condition::Battling(noun) => of_noun(noun),
        Condition::Compare(left, _, right) => of_amount(left).union(of_amount(right)),
        Condition::Is(_, filters) => of_filters(filters),
        Condition::Not(inner) => of_condition(inner),
        Condition::All(all) | Condition::AnyOf(all) => {
            all.iter().fold(Topics::NONE, |topics, inner| topics.union(of_condition(inner)))
        }
        Condition::YourTurn
        | Condition::OpponentsTurn
        | Condition::InPhase(_)
        | Condition::DnaDigivolving
        | Condition::DigiXrosing(_)
        | Condition::Assembling
        | Condition::CameFrom(_)
        | Condition::Blitzing
        | Condition::WasFaceUp
        | Condition::ThisTurn(..)
        | Condition::Came(_)
        | Condition::PlayedBy(_)
        | Condition::Did(_)
        | Condition::DidTo(..)
        | Condition::IfYouDo
        | Condition::Attacking => Topics::NONE,
    }
}

fn of_noun(noun: &Noun) -> Topics {
    of_filters(&noun.of)
}

fn of_filters(filters: &[Filter]) -> Topics {
    filters.iter().fold(Topics::NONE, |topics, filter| topics.union(of_filter(filter)))
}

fn of_filter(filter: &Filter) -> Topics {
    match filter {
        Filter::Stat(stat, ..) | Filter::HasStat(stat) | Filter::Highest(stat) | Filter::Lowest(stat) => {
            of_stat(*stat)
        }
        Filter::HasKeyword(kind) => Topics::keyword(*kind),
        Filter::Color(_)
        | Filter::SameColorAs(_)
        | Filter::MultiColored
        | Filter::Name(_)
        | Filter::NameContains(_)
        | Filter::SameNameAs(_)
        | Filter::Trait(_)
        | Filter::TraitContains(_) => Topics::INFORMATION,
        Filter::Not(inner) => of_filter(inner),
        Filter::AnyOf(all) | Filter::AllOf(all) => of_filters(all),
        Filter::Is(_)
        | Filter::Digimon
        | Filter::Tamer
        | Filter::Option
        | Filter::Token
        | Filter::OriginalStat(..)
        | Filter::InText(_)
        | Filter::Number(_)
        | Filter::HasProcess(_)
        | Filter::HasTiming(_)
        | Filter::HasInherited
        | Filter::HasLinkEffect
        | Filter::HasDigivolutionCards
        | Filter::NoDigivolutionCards
        | Filter::With(_)
        | Filter::WithAtLeast(..)
        | Filter::Suspended
        | Filter::Unsuspended
        | Filter::Linked
        | Filter::FaceUp
        | Filter::FaceDown
        | Filter::Attacking
        | Filter::This
        | Filter::Other
        | Filter::Among(_)
        | Filter::NotAmong(_)
        | Filter::CanDigivolveFrom(_)
        | Filter::CanDigivolveFromAs(..)
        | Filter::CanBecomeThis
        | Filter::CanLinkTo(_)
        | Filter::HasDigiXros
        | Filter::DigiXrosMaterialOf(_)
        | Filter::PlayedThisTurn => Topics::NONE,
    }
}

fn of_amount(amount: &Amount) -> Topics {
    match amount {
        Amount::Count(noun) => of_noun(noun),
        Amount::Different(stat, noun)
        | Amount::Unlike(stat, noun)
        | Amount::Alike(stat, noun)
        | Amount::Most(stat, noun) => of_stat(*stat).union(of_noun(noun)),
        Amount::Of(stat, _) => of_stat(*stat),
        Amount::For { count, .. } => of_amount(count),
        Amount::Plus(one, two) | Amount::Minus(one, two) | Amount::AtMost(one, two) => {
            of_amount(one).union(of_amount(two))
        }
        Amount::If(condition, one, two) => {
            of_condition(condition).union(of_amount(one)).union(of_amount(two))
        }
        Amount::Triggering(_)
        | Amount::ColorsOf(_)
        | Amount::N(_)
        | Amount::Every
        | Amount::Memory
        | Amount::Done(_)
        | Amount::Declared
        | Amount::CostPaid
        | Amount::Placed => Topics::NONE,
    }
}

fn of_stat(stat: Stat) -> Topics {
    match stat {
        Stat::Dp => Topics::DP,
        Stat::SecurityAttack => Topics::keyword(crate::effects::language::KeywordKind::SecurityAttack),
        Stat::Level | Stat::Colors | Stat::Name | Stat::Trait => Topics::INFORMATION,
        Stat::PlayCost | Stat::Cost => Topics::COST_NUMBER,
        Stat::DigivolutionCards | Stat::FaceDownDigivolutionCards | Stat::LinkCards | Stat::Number => {
            Topics::NONE
        }
    }
}
