//! All parts of a box put together: what limit lines say of the effects before and after them goes to these
//! (OCG 3.5.1).

use super::Card;
use super::bullets::Gains;
use super::limit::LimitLine;
use super::own_summon::{summons_itself, waits_for_own_summon};
use super::part::Part;
use super::parts::{Diagnosis, Read};
use super::summoning::Own;
use super::turn_lock::{Activating, TurnLock};
use ocg::language::{
    Amount, Block, Chooser, Condition, Count, Counted, Covers, Effect, EffectKind, Filter, Group, Limit,
    Link, Linked, Modifier, Noun, On, Per, Place, Select, Slot, Statement, Step, SummonCondition, Text,
    Timing, Together,
};
use std::ops::Range;

/// All parts of the box together.
pub(super) fn assembled(card: &Card<'_>, parts: Vec<Read>) -> Result<Text, Diagnosis> {
    let mut all = Assembly::default();
    for part in parts {
        all.add(part)?;
    }
    all.finished(card)
}

/// The effects of a list count as one: this is the first group of its own.
const FIRST_LIST: u8 = 1;

#[derive(Default)]
struct Assembly {
    text: Text,
    /// Effects of which one is chosen as it is activated: each list is one printed effect.
    lists: Vec<Range<usize>>,
    equips: Option<Noun>,
    /// 3.3.3-9: what keeps a card on the field that would go.
    remains: Block,
    only: Vec<(Option<Timing>, Option<Condition>, Range<usize>)>,
    /// From where on "the following effects" are.
    following: Option<(usize, LimitLine, Range<usize>)>,
}

impl Assembly {
    fn add(&mut self, Read { part, span, .. }: Read) -> Result<(), Diagnosis> {
        match part {
            Part::Effect(effect) => {
                if waits_for_own_summon(&effect) && !self.text.effects.iter().any(summons_itself) {
                    return Err(Diagnosis::at(span, "an effect that Summons this card"));
                }
                self.text.effects.push(*effect);
            }
            Part::Holds(holds) => self.text.effects.push(continuous(holds)),
            Part::EquipTo(noun) => self.equips = Some(noun),
            Part::Equipped(noun, holds) => {
                self.equips = Some(noun);
                self.text.effects.push(continuous(holds));
            }
            Part::Own(Own::After(block)) => {
                let last = self.text.procedures.last_mut();
                let last = last.ok_or(Diagnosis::at(span, "a Summon that this follows"))?;
                last.after.extend(block);
            }
            Part::Own(own) => own.put(&mut self.text),
            Part::ActivateOnly(timing, condition) => self.only.push((timing, condition, span)),
            Part::Rule(effect) => self.text.effects.push(*effect),
            Part::Note => {}
            Part::Remains(block) => self.remains.extend(block),
            Part::TurnLock(lock) => {
                self.lock(&lock).ok_or(Diagnosis::at(span, "an effect whose activation this is about"))?;
            }
            Part::LimitAndLock(line, lock) => {
                let both = self.limited(&line).and_then(|()| self.lock(&lock));
                both.ok_or(Diagnosis::at(span, "effects that this limits"))?;
            }
            Part::NotNegated => {
                let last = self.text.effects.last_mut().filter(|one| one.kind != EffectKind::Upkeep);
                let last = last.ok_or(Diagnosis::at(span, "an effect that could be negated"))?;
                last.act.push(Linked(Link::First, Step::NotNegated));
            }
            Part::QuickIf(condition) => {
                self.quick_if(condition).ok_or(Diagnosis::at(span, "an effect that could be quick"))?;
            }
            Part::UsedOnly(condition) => {
                let last = self.text.effects.last_mut().filter(|one| one.kind.is_activated());
                let last = last.ok_or(Diagnosis::at(span, "an effect that is used"))?;
                last.condition = both(last.condition.take(), Some(condition));
            }
            Part::Usable(is, condition) => {
                self.text.rules.push(Statement { on: On::This, is, condition });
            }
            Part::Both(first, second) => {
                for part in [*first, *second] {
                    self.add(Read::alone(part, span.clone()))?;
                }
            }
            Part::OneOf(effects, each) => self.choice(effects, each, span)?,
            Part::Limited(line, inner) => {
                let from = self.text.effects.len();
                for part in inner {
                    self.add(part)?;
                }
                self.limit_following(from, &line, &span)?;
            }
            Part::Gained(gains, inner) => {
                let mut own = Assembly::default();
                for part in inner {
                    own.add(part)?;
                }
                let holds =
                    gained(&gains, own.text).ok_or(Diagnosis::at(span, "effects that can be gained"))?;
                // 3.3.2-7: a material is not on the field.
                let kind = match gains.on {
                    On::MadeOf(_) => EffectKind::Unclassified,
                    _ => EffectKind::Continuous,
                };
                self.text.effects.push(Effect { kind, ..continuous(holds) });
            }
            Part::Limit(line) => match line {
                LimitLine::EachFollowing(..) | LimitLine::OneOfFollowing(_) if self.following.is_none() => {
                    self.following = Some((self.text.effects.len(), line, span));
                }
                line => self.limited(&line).ok_or(Diagnosis::at(span, "an effect that this limits"))?,
            },
        }
        Ok(())
    }

    /// 3.3.2-310: the effect before is a Quick Effect while this is so; both are one printed effect.
    fn quick_if(&mut self, condition: Condition) -> Option<()> {
        let last = self.text.effects.last()?;
        let from = self.text.effects.len() - 1;
        if last.kind != EffectKind::Ignition || self.list_of(from).is_some() {
            return None;
        }
        let kind = EffectKind::Quick(ocg::language::Optional::Optional);
        let quick = Effect { kind, condition: both(last.condition.clone(), Some(condition)), ..last.clone() };
        self.choice_of(vec![quick], from);
        Some(())
    }

    /// Effects that count as one with the one before.
    fn choice_of(&mut self, others: Vec<Effect>, from: usize) {
        let group = FIRST_LIST + u8::try_from(self.lists.len()).unwrap_or(u8::MAX - FIRST_LIST);
        self.text.effects.extend(others);
        for one in &mut self.text.effects[from..] {
            if let Some(limit) = &mut one.limit {
                limit.covers = Covers::Group(group);
            }
        }
        self.lists.push(from..self.text.effects.len());
    }

    /// 2.1.4-1: it goes with the activation, as a cost does.
    fn lock(&mut self, lock: &TurnLock) -> Option<()> {
        if lock.of == Activating::Summoning {
            self.text.procedures.last_mut()?.act.extend(lock.block.clone());
            return Some(());
        }
        let is_meant = |one: &Effect| match lock.of {
            Activating::ThisEffect => one.kind.is_activated() && one.kind != EffectKind::CardActivation,
            Activating::ThisCard => one.kind == EffectKind::CardActivation,
            Activating::Any => one.kind.is_activated(),
            Activating::Summoning => false,
        };
        let last = match lock.of {
            // The text calls what a Spell or Trap does once an effect, too.
            Activating::ThisEffect => self.text.effects.last_mut().filter(|one| one.kind.is_activated()),
            Activating::ThisCard | Activating::Any | Activating::Summoning => None,
        };
        if let Some(last) = last {
            last.act.extend(lock.block.clone());
            return Some(());
        }
        let mut meant = self.text.effects.iter_mut().filter(|one| is_meant(one)).peekable();
        meant.peek()?;
        meant.for_each(|one| one.act.extend(lock.block.clone()));
        Some(())
    }

    fn choice(
        &mut self,
        mut effects: Vec<Effect>,
        each: Option<(u8, Per)>,
        span: Range<usize>,
    ) -> Result<(), Diagnosis> {
        let from = self.text.effects.len();
        let group = FIRST_LIST + u8::try_from(self.lists.len()).unwrap_or(u8::MAX - FIRST_LIST);
        for effect in &mut effects {
            match (&mut effect.limit, each) {
                (Some(limit), None) => limit.covers = Covers::Group(group),
                (limit @ None, Some((times, per))) => {
                    *limit = Some(Limit { times, per, counted: Counted::ByName, covers: Covers::This });
                }
                (None, None) => {}
                (Some(_), Some(_)) => return Err(Diagnosis::at(span, "one limit")),
            }
        }
        self.text.effects.extend(effects);
        self.lists.push(from..self.text.effects.len());
        Ok(())
    }

    /// The list that an effect is of, with the number of its group.
    fn list_of(&self, nth: usize) -> Option<(Range<usize>, u8)> {
        let at = self.lists.iter().position(|list| list.contains(&nth))?;
        Some((self.lists[at].clone(), FIRST_LIST + u8::try_from(at).ok()?))
    }

    fn limit_following(
        &mut self,
        from: usize,
        line: &LimitLine,
        span: &Range<usize>,
    ) -> Result<(), Diagnosis> {
        let wrong = || Diagnosis::at(span.clone(), "effects that follow");
        let (times, per, covers) = match line {
            LimitLine::EachFollowing(times, per) => (*times, *per, Covers::This),
            LimitLine::OneOfFollowing(per) => (1, *per, Covers::Group(0)),
            _ => return Err(wrong()),
        };
        let limit = Limit { times, per, counted: Counted::ByName, covers };
        self.limit_all(from, limit).ok_or_else(wrong)
    }

    fn finished(mut self, card: &Card<'_>) -> Result<Text, Diagnosis> {
        if let Some((from, line, span)) = self.following.take() {
            self.limit_following(from, &line, &span)?;
        }
        let unlimited = |list: &&Range<usize>| {
            let triggers = |one: &Effect| matches!(one.kind, EffectKind::Trigger(_)) && one.limit.is_none();
            self.text.effects[(*list).clone()].iter().any(triggers)
        };
        if self.lists.iter().any(|list| unlimited(&list)) {
            // Each of them would be used for the same event.
            return Err(Diagnosis::at(0..0, "a limit for effects of which one is chosen"));
        }
        let Assembly { mut text, equips, only, remains, .. } = self;
        remain(&mut text, remains, card).ok_or(Diagnosis::at(0..0, "what keeps the card on the field"))?;
        if card.equips && !text.effects.iter().any(equips_itself) {
            let face_up =
                || Noun { places: Place::MonsterZone.into(), like: vec![Filter::FaceUp], ..Noun::default() };
            text.effects.insert(0, equipping(equips.unwrap_or_else(face_up)));
        }
        for (timing, condition, span) in only {
            activated_only(&mut text, timing, condition)
                .ok_or(Diagnosis::at(span, "one activation that this limits"))?;
        }
        Ok(text)
    }

    /// What a limit line says of the effects before it; nothing if there is none.
    fn limited(&mut self, line: &LimitLine) -> Option<()> {
        let by_name = |times, per, covers| Limit { times, per, counted: Counted::ByName, covers };
        match line {
            LimitLine::This(times, per) => {
                let last = self.text.effects.len().checked_sub(1)?;
                let (nths, covers) = match self.list_of(last) {
                    Some((nths, group)) => (nths, Covers::Group(group)),
                    None => (last..last + 1, Covers::This),
                };
                let limit = by_name(*times, *per, covers);
                self.text.effects[nths].iter_mut().try_for_each(|one| limit_this(one, limit))
            }
            LimitLine::OnceFaceUp => {
                let (counted, covers) = (Counted::ByCopy, Covers::This);
                let last = self.text.effects.last_mut()?;
                let once =
                    last.limit.is_none_or(|limit| limit.counted == Counted::ByCopy && limit.times == 1);
                last.limit = last.limit.filter(|_| !once);
                limit_this(last, Limit { times: 1, per: Per::Duel, counted, covers })
            }
            LimitLine::Each(times, per) => self.limit_all(0, by_name(*times, *per, Covers::This)),
            LimitLine::OneOf(per) => self.limit_all(0, by_name(1, *per, Covers::Group(0))),
            LimitLine::Activate(times, per) => self.limit_activation(*times, *per),
            LimitLine::Summon(times) => {
                self.text.conditions.push(SummonCondition::TimesPerTurn(*times));
                Some(())
            }
            LimitLine::SummonThisWay(times) => {
                let own = self.text.procedures.last_mut()?;
                let (counted, covers) = (Counted::SummonsByName, Covers::This);
                own.limit = Some(Limit { times: *times, per: Per::Turn, counted, covers });
                Some(())
            }
            LimitLine::EachFollowing(..) | LimitLine::OneOfFollowing(_) => None,
        }
    }

    fn limit_activation(&mut self, times: u8, per: Per) -> Option<()> {
        let is = |one: &Effect| one.kind == EffectKind::CardActivation;
        let first = self.text.effects.iter().position(is);
        let listed = first.and_then(|first| self.list_of(first));
        let covers = listed.as_ref().map_or(Covers::This, |(_, group)| Covers::Group(*group));
        let limit = Limit { times, per, counted: Counted::ActivationsByName, covers };
        let Some(first) = first else {
            let resolve = vec![Linked(Link::First, Step::Nothing)];
            self.text.effects.insert(0, Effect { resolve, limit: Some(limit), ..empty() });
            self.lists.iter_mut().for_each(|list| *list = list.start + 1..list.end + 1);
            return Some(());
        };
        let range = listed.map_or(first..first + 1, |(list, _)| list);
        let within = |nth: usize| range.contains(&nth);
        let others = self.text.effects.iter().enumerate().any(|(nth, one)| is(one) && !within(nth));
        let free = self.text.effects[range.clone()].iter().all(|one| one.limit.is_none());
        if others || !free {
            return None;
        }
        self.text.effects[range].iter_mut().for_each(|one| one.limit = Some(limit));
        Some(())
    }

    /// All effects that are used, not those that only hold.
    fn limit_all(&mut self, from: usize, limit: Limit) -> Option<()> {
        let used: Vec<usize> =
            (from..self.text.effects.len()).filter(|&nth| is_used(&self.text.effects[nth])).collect();
        let tighter = |nth: &usize| self.text.effects[*nth].limit.is_some_and(|old| !is_within(old, limit));
        if used.is_empty() || used.iter().any(tighter) {
            return None;
        }
        for nth in used {
            let covers = match (limit.covers, self.list_of(nth)) {
                (Covers::This, Some((_, group))) => Covers::Group(group),
                (covers, _) => covers,
            };
            self.text.effects[nth].limit = Some(Limit { covers, ..limit });
        }
        Some(())
    }
}

/// Is it something that is used, and not what only holds? What is done instead of something is (2.2.3).
fn is_used(effect: &Effect) -> bool {
    let replaces = |one: &Statement| match &one.is {
        // What only keeps from destruction is not used by anybody.
        Modifier::Instead(_, _, block) => block[..] != [Linked(Link::First, Step::Nothing)],
        Modifier::DestroyInstead(..) => true,
        _ => false,
    };
    let holds = matches!(effect.kind, EffectKind::Continuous | EffectKind::Unclassified);
    !holds || effect.holds.iter().any(replaces)
}

/// 3.5.1-6, -7: a limit for all copies leaves nothing of one for each copy that is no tighter.
fn is_within(old: Limit, new: Limit) -> bool {
    old.counted == Counted::ByCopy
        && new.counted == Counted::ByName
        && old.covers == Covers::This
        && (old.per, new.per) == (Per::Turn, Per::Turn)
        && old.times >= new.times
}

fn limit_this(effect: &mut Effect, limit: Limit) -> Option<()> {
    let is_activation = effect.kind == EffectKind::CardActivation;
    let used = is_used(effect) && effect.limit.is_none_or(|old| is_within(old, limit));
    if !used || is_activation {
        return None;
    }
    effect.limit = Some(limit);
    Some(())
}

/// 3.4.4-132: what holds of those who have these effects.
fn gained(gains: &Gains, text: Text) -> Option<Vec<Statement>> {
    let Text { effects, .. } = &text;
    let others = Text { effects: Vec::new(), ..text.clone() };
    if !others.is_empty() {
        return None;
    }
    let mut all = Vec::new();
    for effect in effects {
        match effect.kind {
            EffectKind::Continuous if effect.timing.is_none() && effect.places.is_empty() => {
                for one in &effect.holds {
                    let on = match &one.on {
                        On::This => gains.on.clone(),
                        other if gains.on == On::This => other.clone(),
                        _ => return None,
                    };
                    let condition =
                        both(gains.condition.clone(), both(effect.condition.clone(), one.condition.clone()));
                    // What the others say of themselves is not seen from this card.
                    let own = gains.on == On::This || one.condition.is_none() && effect.condition.is_none();
                    all.extend(own.then(|| Statement { on, is: one.is.clone(), condition }));
                    if !own {
                        return None;
                    }
                }
            }
            EffectKind::Ignition | EffectKind::Quick(_) | EffectKind::Trigger(_)
                if effect.places.is_empty() || effect.places == Place::MonsterZone =>
            {
                let is = Modifier::Gains(Box::new(effect.clone()));
                all.push(Statement { on: gains.on.clone(), is, condition: gains.condition.clone() });
            }
            EffectKind::CardActivation
            | EffectKind::Ignition
            | EffectKind::Trigger(_)
            | EffectKind::Quick(_)
            | EffectKind::Continuous
            | EffectKind::Upkeep
            | EffectKind::Unclassified => return None,
        }
    }
    (!all.is_empty()).then_some(all)
}

fn both(first: Option<Condition>, second: Option<Condition>) -> Option<Condition> {
    match (first, second) {
        (Some(first), Some(second)) => Some(Condition::All(vec![first, second])),
        (first, second) => first.or(second),
    }
}

/// 3.4.3-1: what is said of the activation of the card, which a card that stays may have no other text for.
fn activated_only(text: &mut Text, timing: Option<Timing>, condition: Option<Condition>) -> Option<()> {
    let is = |one: &Effect| one.kind == EffectKind::CardActivation;
    if !text.effects.iter().any(is) {
        let resolve = vec![Linked(Link::First, Step::Nothing)];
        text.effects.insert(0, Effect { resolve, ..empty() });
    }
    for one in text.effects.iter_mut().filter(|one| is(one)) {
        if timing.is_some() && one.timing.is_some() {
            return None;
        }
        one.timing = one.timing.take().or(timing.clone());
        one.condition = both(one.condition.take(), condition.clone());
    }
    Some(())
}

/// 3.3.3-9: what stays is said in the activation; what holds needs a card that stays.
fn remain(text: &mut Text, mut remains: Block, card: &Card<'_>) -> Option<()> {
    let once = matches!(card.kind, super::CardKind::Once { .. });
    if remains.is_empty() {
        let there = |one: &Effect| one.kind == EffectKind::Continuous && one.places.is_empty();
        return (!once || !text.effects.iter().any(there)).then_some(());
    }
    let is = |one: &Effect| one.kind == EffectKind::CardActivation;
    if !text.effects.iter().any(is) {
        remains.first_mut()?.0 = Link::First;
        text.effects.insert(0, Effect { resolve: remains, ..empty() });
        return Some(());
    }
    for one in text.effects.iter_mut().filter(|one| is(one)) {
        one.resolve.extend(remains.clone());
    }
    Some(())
}

fn continuous(holds: Vec<Statement>) -> Effect {
    Effect { kind: EffectKind::Continuous, holds, ..empty() }
}

pub(super) fn empty() -> Effect {
    Effect {
        kind: EffectKind::CardActivation,
        places: enumset::EnumSet::empty(),
        timing: None,
        condition: None,
        act: Vec::new(),
        resolve: Vec::new(),
        holds: Vec::new(),
        limit: None,
        damage_step: ocg::language::DamageStep::ByRule,
    }
}

/// Does its text say how it is activated and equipped?
fn equips_itself(effect: &Effect) -> bool {
    let equips = |linked: &Linked| matches!(&linked.1, Step::Equip { what: Group::This, .. });
    effect.kind == EffectKind::CardActivation && effect.resolve.iter().any(equips)
}

/// 3.3.3-29: the activation of an Equip Spell.
fn equipping(of: Noun) -> Effect {
    let select = Select {
        slot: Slot(0),
        count: Count::Exactly(Amount::Fixed(1)),
        of,
        together: Together::Any,
        by: Chooser::You,
    };
    let equip = Step::Equip { what: Group::This, to: Group::Chosen(Slot(0)) };
    Effect {
        act: vec![Linked(Link::First, Step::Target(select))],
        resolve: vec![Linked(Link::First, equip)],
        ..empty()
    }
}
