//! Numbers and conditions of texts, as they are now.

use super::{Query, Standpoint};
use crate::card::half;
use crate::language::{Amount, Condition, Group, PhasePoint, Stat};
use crate::state::{AttackTarget, BattleStep, CardId, DamageTime, Phase, What};

impl<'g> Query<'g> {
    pub fn amount(self, standpoint: Standpoint<'_>, amount: &Amount) -> i32 {
        match amount {
            Amount::Fixed(n) => *n,
            Amount::CountOf(noun) => self.count(standpoint, noun) as i32,
            Amount::Chosen(slot) => {
                standpoint.running.map_or(0, |running| running.slots.get(*slot).len() as i32)
            }
            Amount::Subjects => standpoint.event.map_or(0, |event| event.subjects.len() as i32),
            Amount::Done => standpoint.running.map_or(0, |running| running.done.len() as i32),
            Amount::Of(stat, group) => self.values(standpoint, *stat, group).sum(),
            Amount::Was(stat, group) => {
                let meant = self.meant(standpoint, group).into_iter();
                meant.filter_map(|card| self.stat_before(card, *stat)).sum()
            }
            Amount::Highest(stat, group) => self.values(standpoint, *stat, group).max().unwrap_or(0),
            Amount::Lowest(stat, group) => self.values(standpoint, *stat, group).min().unwrap_or(0),
            Amount::SizeOf(group) => self.group(standpoint, group).len() as i32,
            Amount::Different(quality, group) => {
                let mut kinds: Vec<CardId> = Vec::new();
                for card in self.group(standpoint, group) {
                    if !kinds.iter().any(|&other| self.share(card, other, *quality)) {
                        kinds.push(card);
                    }
                }
                kinds.len() as i32
            }
            Amount::Counters(name, group) => {
                self.group(standpoint, group).into_iter().map(|card| self.counters(card, name)).sum()
            }
            Amount::LifePoints(whose) => self.game.state.life[standpoint.player(*whose)].0,
            Amount::Times(amount, n) => self.multiplied(standpoint, amount) * n,
            Amount::Half(amount) => half(self.multiplied(standpoint, amount)),
            Amount::Plus(one, two) => self.amount(standpoint, one) + self.amount(standpoint, two),
            Amount::Difference(one, two) => {
                (self.amount(standpoint, one) - self.amount(standpoint, two)).abs()
            }
            Amount::Every(amount, n) => self.amount(standpoint, amount) / n.max(&1),
            Amount::Negative(amount) => -self.amount(standpoint, amount),
            Amount::Its(stat) => standpoint.each.and_then(|card| self.stat(card, *stat)).unwrap_or(0),
            Amount::Lost => standpoint.running.map_or(0, |running| running.lost),
            Amount::Declared => standpoint.running.map_or(0, |running| running.declared),
            Amount::Rolled => standpoint.running.map_or(0, |running| running.rolled),
            Amount::Damage => match standpoint.event.map(|event| &event.what) {
                Some(What::Damage(_, n) | What::BattleDamage(_, n)) => *n,
                _ => 0,
            },
            Amount::If(condition, yes, no) => {
                let which = if self.is_true(standpoint, condition) { yes } else { no };
                self.amount(standpoint, which)
            }
        }
    }

    fn values(
        self,
        standpoint: Standpoint<'_>,
        stat: Stat,
        group: &Group,
    ) -> impl Iterator<Item = i32> + use<'g> {
        self.group(standpoint, group).into_iter().filter_map(move |card| self.stat(card, stat))
    }

    /// As [`Query::group`], whatever has become of them since.
    fn meant(self, standpoint: Standpoint<'_>, group: &Group) -> Vec<CardId> {
        let (running, event) = (standpoint.running, standpoint.event);
        let refs = |cards: &[crate::state::CardRef]| cards.iter().map(|one| one.card).collect();
        let snapshots = |cards: &[crate::state::Snapshot]| cards.iter().map(|one| one.card.card).collect();
        match group {
            Group::Chosen(slot) => running.map(|running| refs(running.slots.get(*slot))).unwrap_or_default(),
            Group::Done => running.map(|running| refs(&running.done)).unwrap_or_default(),
            Group::Subject => event.map(|event| snapshots(&event.subjects)).unwrap_or_default(),
            Group::Other => event.map(|event| snapshots(&event.other)).unwrap_or_default(),
            Group::This => vec![standpoint.this.card],
            Group::Pick(_)
            | Group::All(_)
            | Group::EquippedMonster
            | Group::Attacker
            | Group::AttackTarget
            | Group::BattlingWith(_)
            | Group::TopOfDeck(..)
            | Group::TopOfGraveyard(..)
            | Group::AtRandom(..)
            | Group::MaterialsOf(_)
            | Group::Several(_)
            | Group::Itself
            | Group::Activated
            | Group::Summoned => self.group(standpoint, group),
        }
    }

    /// The value that it had on the field, or has there.
    fn stat_before(self, card: CardId, stat: Stat) -> Option<i32> {
        let state = self.game.card(card);
        let Some(left) = state.left_with.filter(|_| !state.place.is_field()) else {
            return self.stat(card, stat);
        };
        match stat {
            Stat::Atk => left.atk,
            Stat::Def => left.def,
            Stat::Level => left.level,
            Stat::Rank => left.rank,
            Stat::OriginalAtk | Stat::OriginalDef | Stat::OriginalLevel | Stat::LinkRating | Stat::Scale => {
                self.stat(card, stat)
            }
        }
    }

    /// 3.4.4-73: the number that is doubled or halved.
    fn multiplied(self, standpoint: Standpoint<'_>, amount: &Amount) -> i32 {
        let Amount::Of(stat @ (Stat::OriginalAtk | Stat::OriginalDef), group) = amount else {
            return self.amount(standpoint, amount);
        };
        let cards = self.group(standpoint, group).into_iter();
        cards.filter_map(|card| self.original_for_multiples(card, *stat)).sum()
    }

    pub fn is_true(self, standpoint: Standpoint<'_>, condition: &Condition) -> bool {
        match condition {
            Condition::Compare(left, how, right) => {
                how.holds(self.amount(standpoint, left), self.amount(standpoint, right))
            }
            Condition::Exists(noun) => self.any(standpoint, noun),
            Condition::Are(group, filters) => {
                let cards = self.group(standpoint, group);
                let fits =
                    |card: &CardId| filters.iter().all(|filter| self.is_like(standpoint, *card, filter));
                !cards.is_empty() && cards.iter().all(fits)
            }
            // 3.3.2-181, -237: one that has moved since is none any more.
            Condition::KeepsMaterials(group) => {
                let whole = |card: &CardId| {
                    self.game.card(*card).made_of.iter().all(|one| self.game.is_current(*one))
                };
                self.group(standpoint, group).iter().all(whole)
            }
            Condition::Controlled(group, whose) => {
                let first = self.group(standpoint, group).first().copied();
                first.is_some_and(|card| standpoint.means(*whose, self.last_controller(card)))
            }
            Condition::TurnOf(whose) => standpoint.means(*whose, self.game.state.turn.player),
            Condition::During(point) => is_during(self.game.state.turn.phase, *point),
            Condition::Happened(pattern) => {
                let past = &self.game.state.turn.past;
                past.iter().any(|event| self.fulfilled(standpoint, pattern, event).is_some())
            }
            Condition::Done => standpoint.running.is_some_and(|running| running.was_done),
            Condition::All(all) => all.iter().all(|one| self.is_true(standpoint, one)),
            Condition::Any(any) => any.iter().any(|one| self.is_true(standpoint, one)),
            Condition::Not(inner) => !self.is_true(standpoint, inner),
        }
    }

    /// 3.4.1-9: who controls it, or did when it left the field in this turn.
    fn last_controller(self, card: CardId) -> table::Seat {
        let state = self.game.card(card);
        let left = |one: &&crate::state::Snapshot| one.card.card == card && one.from.is_field();
        let mut past = self.game.state.turn.past.iter().rev().flat_map(|event| &event.subjects);
        if state.place.is_field() {
            state.controller
        } else {
            past.find(left).map_or(state.owner, |one| one.controller)
        }
    }

    /// 3.4.3-11: the cards of a group that need not be chosen any more; those that have gone are not among them.
    pub fn group(self, standpoint: Standpoint<'_>, group: &Group) -> Vec<CardId> {
        let current = |one: &crate::state::CardRef| self.game.is_current(*one);
        match group {
            Group::This => Some(standpoint.this).into_iter().filter(current).map(|one| one.card).collect(),
            Group::Chosen(slot) => {
                let chosen = standpoint.running.map(|running| running.slots.get(*slot)).unwrap_or_default();
                chosen.iter().filter(|one| current(one)).map(|one| one.card).collect()
            }
            Group::Pick(select) => {
                let chosen =
                    standpoint.running.map(|running| running.slots.get(select.slot)).unwrap_or_default();
                chosen.iter().filter(|one| current(one)).map(|one| one.card).collect()
            }
            Group::All(noun) => self.all(standpoint, noun),
            Group::Subject => {
                let subjects = standpoint.event.map(|event| &event.subjects[..]).unwrap_or_default();
                subjects.iter().map(|one| one.card).filter(current).map(|one| one.card).collect()
            }
            Group::Other => {
                let others = standpoint.event.map(|event| &event.other[..]).unwrap_or_default();
                others.iter().map(|one| one.card).filter(current).map(|one| one.card).collect()
            }
            Group::EquippedMonster => {
                let to = self.game.card(standpoint.this.card).on_field.equipped_to;
                to.into_iter().filter(current).map(|one| one.card).collect()
            }
            Group::Itself => standpoint.each.into_iter().collect(),
            Group::Attacker => self.attacker().into_iter().collect(),
            Group::AttackTarget => self.attack_target().into_iter().collect(),
            Group::BattlingWith(group) => {
                let (one, two) = (self.attacker(), self.attack_target());
                let against = |card: CardId| match (one, two) {
                    (Some(one), Some(two)) if card == one => Some(two),
                    (Some(one), Some(two)) if card == two => Some(one),
                    _ => None,
                };
                self.group(standpoint, group).into_iter().filter_map(against).collect()
            }
            Group::Several(groups) => {
                let mut all = Vec::new();
                for card in groups.iter().flat_map(|one| self.group(standpoint, one)) {
                    if !all.contains(&card) {
                        all.push(card);
                    }
                }
                all
            }
            // 3.1.4-9: as many as there are; that loses nothing.
            Group::TopOfDeck(whose, n) => {
                let n = self.amount(standpoint, n).max(0) as usize;
                let deck = &self.game.state.piles[standpoint.player(*whose)].deck;
                deck.iter().rev().take(n).copied().collect()
            }
            Group::TopOfGraveyard(whose, n) => {
                let n = self.amount(standpoint, n).max(0) as usize;
                let pile = &self.game.state.piles[standpoint.player(*whose)].graveyard;
                pile.iter().rev().take(n).copied().collect()
            }
            Group::AtRandom(noun, _) => self.all(standpoint, noun),
            Group::Activated | Group::Summoned => Vec::new(),
            Group::MaterialsOf(group) => {
                let of = |card: CardId| {
                    let state = self.game.card(card);
                    // 3.3.2-157: what has moved again is no material any more.
                    let sent = state.made_of.iter().filter(|one| current(one)).map(|one| one.card);
                    sent.chain(state.on_field.materials.iter().copied()).collect::<Vec<_>>()
                };
                self.group(standpoint, group).into_iter().flat_map(of).collect()
            }
            Group::Done => {
                let done = standpoint.running.map(|running| &running.done[..]).unwrap_or_default();
                done.iter().filter(|one| current(one)).map(|one| one.card).collect()
            }
        }
    }

    pub fn attacker(self) -> Option<CardId> {
        self.game.state.attack.map(|attack| attack.attacker.card)
    }

    pub fn attack_target(self) -> Option<CardId> {
        match self.game.state.attack?.target {
            AttackTarget::Directly => None,
            AttackTarget::Monster(card) => Some(card),
        }
    }
}

/// 3.6.3: is the turn at the point that is meant?
pub(crate) fn is_during(phase: Phase, point: PhasePoint) -> bool {
    let at = |time: DamageTime| phase == Phase::Battle(BattleStep::Damage(time));
    match point {
        PhasePoint::NormalDraw | PhasePoint::DrawPhase => phase == Phase::Draw,
        PhasePoint::StandbyPhase => phase == Phase::Standby,
        PhasePoint::MainPhase => phase.is_main(),
        PhasePoint::MainPhase1 | PhasePoint::StartOfMainPhase1 => phase == Phase::Main1,
        PhasePoint::MainPhase2 => phase == Phase::Main2,
        PhasePoint::BattlePhase => matches!(phase, Phase::Battle(_)),
        PhasePoint::StartOfBattlePhase => phase == Phase::Battle(BattleStep::Start),
        PhasePoint::EndOfBattlePhase => phase == Phase::Battle(BattleStep::End),
        PhasePoint::DamageStep => phase.damage_time().is_some(),
        PhasePoint::StartOfDamageStep => at(DamageTime::Start),
        PhasePoint::BeforeDamageCalculation => at(DamageTime::BeforeCalculation),
        PhasePoint::DamageCalculation => at(DamageTime::Calculation),
        PhasePoint::AfterDamageCalculation => at(DamageTime::AfterCalculation),
        PhasePoint::EndOfDamageStep => at(DamageTime::End),
        PhasePoint::EndPhase => phase == Phase::End,
    }
}
