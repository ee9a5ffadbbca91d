//! Whole effects: their kind, place, timing and condition (OCG 3.3.2-290 to -318, 3.4.2).

use super::Binder;
use super::steps::Mode;
use crate::read::Card;
use crate::read::battle::Battle;
use crate::read::clause::Steps;
use crate::read::condition::State;
use crate::read::effect::{Item, Mark, Sentence};
use crate::read::event::Event;
use crate::read::tree::Doing;
use crate::read::words::FIELD;
use enumset::EnumSet;
use ocg::language::{
    Block, Condition, Counted, Covers, Effect, EffectKind, Filter, Group, Happening, Limit, Link, Linked,
    Noun, Optional, Per, PhasePoint, Place, Step, Timing, When, Whose,
};

/// What the sentence means on this card.
pub fn effect(sentence: &Sentence, card: &Card<'_>) -> Option<Effect> {
    let mut binder = Binder::default();
    let head = Before::of(sentence)?;
    if head.is_too_early() {
        return None;
    }
    let timing = match head.waits()? {
        Waits::For(when, event) if head.triggers_later(card) => {
            Some(binder.triggering(when, &event, sentence.optional)?)
        }
        Waits::For(when, event) => Some(binder.event(when, &event, sentence.optional)?),
        Waits::Flip => Some(binder.flip()),
        Waits::Phase(point, whose) => Some(Timing::Phase(point, whose)),
        Waits::Nothing => None,
    };
    binder.by_damage = timing.as_ref().is_some_and(waits_for_damage);
    binder.by_battle = timing.as_ref().is_some_and(waits_for_battle);
    let mut conditions = Vec::new();
    for state in &head.states {
        conditions.extend(binder.beside_place(state)?);
    }
    if let Some(with) = &head.battles {
        let [(_, point)] = head.during[..] else { return None };
        conditions.extend(binder.battles(with, point)?);
    }
    if head.not_sent_this_turn {
        let came = Condition::Are(Group::This, vec![Filter::CameThisTurn]);
        conditions.push(Condition::Not(Box::new(came)));
    }
    let (act, resolve) =
        (targets_first(sentence)).unwrap_or((sentence.act.clone(), sentence.resolve.clone()));
    let lingers = |(_, doing): &(Link, Doing)| match doing {
        Doing::Give(_, _, until) | Doing::GivePlayer(_, _, until) => *until == ocg::language::Until::Always,
        _ => false,
    };
    // 3.3.2-291: what a card that stays says of others holds; it is not done once.
    let stays = matches!(card.kind, crate::read::CardKind::Stays { .. });
    if stays && sentence.head.is_empty() && act.is_empty() && resolve.iter().all(lingers) {
        return None;
    }
    binder.asks = Some(Vec::new());
    let act = binder.block(&act, Mode::Act)?;
    let asked = binder.asks.take().filter(|like| !like.is_empty());
    conditions.extend(asked.map(|like| Condition::Are(Group::This, like)));
    binder.end_costs();
    let resolve = binder.block(&resolve, Mode::Resolve)?;
    if binder.takes_one {
        let taken =
            Noun { places: Place::SpellTrapZone.into(), like: vec![Filter::TakenByThis], ..Noun::default() };
        conditions.push(Condition::Not(Box::new(Condition::Exists(taken))));
    }
    let (mut act, resolve) = (binder.finished(act), binder.finished(resolve));
    act.append(&mut binder.noted);
    if timing.as_ref().is_some_and(super::moved::takes_this_away)
        && resolve.iter().any(super::moved::is_of_equipped)
    {
        return None;
    }
    if head.activated {
        return with_activation(sentence, act, resolve);
    }
    let kind = kind(sentence, &head, timing.as_ref(), binder.own, card)?;
    conditions.extend(head.turn_and_phase(kind, timing.as_ref()));
    let places = places(sentence, &head, timing.as_ref(), kind, binder.own, card)?;
    // A card that has left the field does not know any more what it was equipped to.
    if !places.is_empty() && places.is_disjoint(FIELD) && resolve.iter().any(speaks_of_equipped) {
        return None;
    }
    Some(Effect {
        kind,
        places,
        timing,
        condition: all(conditions),
        act,
        resolve,
        holds: Vec::new(),
        limit: head.limit,
        damage_step: head.damage_step,
    })
}

/// Is it damage that it waits for, whichever of its moments it is?
fn waits_for_damage(timing: &Timing) -> bool {
    let damage = Happening::BattleDamage | Happening::DirectBattleDamage | Happening::EffectDamage;
    timing.each().iter().all(|one| match one {
        Timing::Event(_, pattern) => pattern.what.is_subset(damage),
        Timing::Phase(..) | Timing::Activation(..) | Timing::Attempt(..) | Timing::AnyOf(_) => false,
    })
}

/// 3.6.3-78: is it a destruction by battle alone?
fn waits_for_battle(timing: &Timing) -> bool {
    timing.each().iter().all(|one| match one {
        Timing::Event(_, pattern) => {
            pattern.what == EnumSet::only(Happening::Destroyed) && pattern.by == ocg::language::Cause::Battle
        }
        Timing::Phase(..) | Timing::Activation(..) | Timing::Attempt(..) | Timing::AnyOf(_) => false,
    })
}

fn speaks_of_equipped(Linked(_, step): &Linked) -> bool {
    matches!(step, Step::Destroy(Group::EquippedMonster) | Step::Banish(Group::EquippedMonster))
}

/// 3.4.2-2: what is done along with the activation of a card that stays.
fn with_activation(sentence: &Sentence, act: Block, resolve: Block) -> Option<Effect> {
    // What may be paid or targeted then is another way to activate it; see `part`.
    let may = sentence.optional == Optional::Optional;
    let alone = sentence.head.len() == 1 && (act.is_empty() || !may);
    let resolve = match sentence.optional {
        Optional::Optional => vec![Linked(Link::First, Step::May(resolve))],
        Optional::Mandatory => resolve,
    };
    alone.then(|| Effect {
        kind: EffectKind::CardActivation,
        places: EnumSet::empty(),
        timing: None,
        condition: None,
        act,
        resolve,
        holds: Vec::new(),
        limit: None,
        damage_step: ocg::language::DamageStep::ByRule,
    })
}

/// Texts from before the semicolon: "select 1 monster and destroy it", "pay 500 LP and select 1 monster".
fn targets_first(sentence: &Sentence) -> Option<(Steps, Steps)> {
    let acts = |(_, doing): &(Link, Doing)| matches!(doing, Doing::Targets(_) | Doing::Pay(_));
    let at = sentence.resolve.iter().position(|one| !acts(one))?;
    if !sentence.act.is_empty() || at == 0 {
        return None;
    }
    let (act, rest) = sentence.resolve.split_at(at);
    let mut rest = rest.to_vec();
    rest[0].0 = Link::First;
    Some((act.to_vec(), rest))
}

fn all(mut conditions: Vec<Condition>) -> Option<Condition> {
    match conditions.len() {
        0 => None,
        1 => Some(conditions.remove(0)),
        _ => Some(Condition::All(conditions)),
    }
}

/// 3.4.3-1: what an effect waits for.
enum Waits {
    For(When, Event),
    Flip,
    Phase(PhasePoint, Whose),
    Nothing,
}

/// What stands before the colon, sorted.
#[derive(Default)]
struct Before {
    limit: Option<Limit>,
    event: Option<(When, Event)>,
    states: Vec<State>,
    during: Vec<(Whose, PhasePoint)>,
    turn: Option<Whose>,
    quick: bool,
    damage_step: ocg::language::DamageStep,
    flip: bool,
    not_sent_this_turn: bool,
    activated: bool,
    battles: Option<Battle>,
}

impl Before {
    /// 3.4.3-7, -33: an activation is answered after its chain by what is no Quick Effect.
    fn triggers_later(&self, card: &Card<'_>) -> bool {
        let monster = matches!(card.kind, crate::read::CardKind::Monster | crate::read::CardKind::Pendulum);
        let stays = matches!(card.kind, crate::read::CardKind::Stays { trap: false });
        !self.quick && (monster || stays) && self.turn != Some(Whose::Any)
    }

    /// 3.6.3-76, -78: what is destroyed by battle is not destroyed before the end of the Damage Step.
    fn is_too_early(&self) -> bool {
        let Some((_, Event::Happens(happens))) = &self.event else { return false };
        let destroyed = happens.what.contains(Happening::DestroysInBattle)
            || happens.what.contains(Happening::Destroyed) && happens.by == ocg::language::Cause::Battle;
        let early = |(_, point): &(Whose, PhasePoint)| {
            point.is_in_damage_step()
                && !matches!(point, PhasePoint::DamageStep | PhasePoint::EndOfDamageStep)
        };
        destroyed && self.during.iter().any(early)
    }

    /// Nothing if something is said twice.
    fn of(sentence: &Sentence) -> Option<Before> {
        let mut head = Before::default();
        for item in &sentence.head {
            match item {
                Item::Limit(times, per) if head.limit.is_none() => head.limit = Some(by_copy(*times, *per)),
                Item::Event(when, event) if head.event.is_none() => head.event = Some((*when, event.clone())),
                Item::EachTime(event) if head.event.is_none() => head.event = Some((When::If, event.clone())),
                Item::If(state) => head.states.push(state.clone()),
                Item::During(all) if head.during.is_empty() => head.during.clone_from(all),
                Item::Once if head.limit.is_none() => head.limit = Some(by_copy(1, Per::Duel)),
                Item::PerTurnOf(times, whose) if head.limit.is_none() && head.turn.is_none() => {
                    head.limit = Some(by_copy(*times, Per::Turn));
                    head.turn = Some(*whose);
                }
                Item::TurnOf(whose) if head.turn.is_none() => head.turn = Some(*whose),
                Item::Quick if !head.quick => head.quick = true,
                Item::DamageStep(step) => head.damage_step = *step,
                Item::Flip if !head.flip => head.flip = true,
                Item::NotSentThisTurn => head.not_sent_this_turn = true,
                Item::NotInDrawPhase(step) => {
                    let drawing = Condition::During(PhasePoint::DrawPhase);
                    head.states.push(State::Plain(Box::new(Condition::Not(Box::new(drawing)))));
                    head.damage_step = *step;
                }
                Item::Activated if !head.activated => head.activated = true,
                Item::Battles(with) if head.battles.is_none() => head.battles = Some((**with).clone()),
                Item::Limit(..)
                | Item::Event(..)
                | Item::EachTime(_)
                | Item::During(..)
                | Item::TurnOf(_)
                | Item::Quick
                | Item::Activated
                | Item::Once
                | Item::PerTurnOf(..)
                | Item::Battles(_)
                | Item::Flip => return None,
            }
        }
        Some(head)
    }

    /// What it waits for; nothing at all if that is two things.
    fn waits(&self) -> Option<Waits> {
        if self.flip {
            return self.event.is_none().then_some(Waits::Flip);
        }
        if let Some((when, event)) = &self.event {
            return Some(Waits::For(*when, event.clone()));
        }
        let [(whose, point)] = self.during[..] else { return Some(Waits::Nothing) };
        // 3.3.2-303: phases that effects wait for; in the others they are used by those who can.
        let waits = (!self.quick || point.is_in_damage_step())
            && !matches!(
                point,
                PhasePoint::MainPhase
                    | PhasePoint::MainPhase1
                    | PhasePoint::MainPhase2
                    | PhasePoint::BattlePhase
            );
        Some(if waits { Waits::Phase(point, whose) } else { Waits::Nothing })
    }

    /// Whose turn and which phase, where that is not what it waits for.
    fn turn_and_phase(&self, kind: EffectKind, timing: Option<&Timing>) -> Vec<Condition> {
        let mut all = Vec::new();
        all.extend(self.turn.filter(|whose| *whose != Whose::Any).map(Condition::TurnOf));
        if matches!(timing, Some(Timing::Phase(..))) {
            return all;
        }
        match &self.during[..] {
            [] => {}
            // 3.3.2-295: an Ignition Effect needs the Main Phase of its player anyway.
            [(_, PhasePoint::MainPhase)] if kind == EffectKind::Ignition => {}
            [(whose, point)] => all.extend(in_phase(*whose, *point)),
            several => {
                let each = several.iter().map(|(whose, point)| {
                    let both = in_phase(*whose, *point);
                    self::all(both).unwrap_or(Condition::During(*point))
                });
                all.push(Condition::Any(each.collect()));
            }
        }
        all
    }
}

fn in_phase(whose: Whose, point: PhasePoint) -> Vec<Condition> {
    let turn = (whose != Whose::Any).then_some(Condition::TurnOf(whose));
    turn.into_iter().chain([Condition::During(point)]).collect()
}

fn by_copy(times: u8, per: Per) -> Limit {
    Limit { times, per, counted: Counted::ByCopy, covers: Covers::This }
}

/// 3.3.2-294 to -310, 3.4.2-2
fn kind(
    sentence: &Sentence,
    head: &Before,
    timing: Option<&Timing>,
    own: EnumSet<Place>,
    card: &Card<'_>,
) -> Option<EffectKind> {
    let optional = sentence.optional;
    let elsewhere = own | this_is_in(head);
    let on_field = elsewhere.is_empty() || !elsewhere.is_disjoint(FIELD);
    let triggers = triggers(timing);
    Some(match card.kind {
        crate::read::CardKind::Monster | crate::read::CardKind::Pendulum => match (triggers, timing) {
            (Some(_), _) if head.quick => EffectKind::Quick(optional),
            (Some(_), _) => EffectKind::Trigger(optional),
            (None, Some(_))
                if head.quick
                    || head.turn == Some(Whose::Any)
                    || optional == Optional::Optional && sentence.mark == Mark::Colon =>
            {
                EffectKind::Quick(optional)
            }
            (None, Some(_)) => return None,
            (None, None) if head.quick => EffectKind::Quick(optional),
            (None, None) if head.turn == Some(Whose::Any) => EffectKind::Quick(optional),
            // 3.4.4-116: while it is a Trap, its effect is one of a Trap.
            (None, None) if is_a_trap_then(sentence) => EffectKind::Quick(optional),
            (None, None) if optional == Optional::Optional => EffectKind::Ignition,
            (None, None) => return None,
        },
        crate::read::CardKind::Once { trap } => match triggers {
            // What happens to the card itself triggers its other effects.
            Some(true) => EffectKind::Trigger(optional),
            _ if on_field => {
                let is_activation = optional == Optional::Mandatory;
                if !is_activation {
                    return None;
                }
                EffectKind::CardActivation
            }
            Some(false) => EffectKind::Trigger(optional),
            None if trap => EffectKind::Quick(optional),
            None => EffectKind::Ignition,
        },
        crate::read::CardKind::Stays { trap } => match triggers {
            Some(_) => EffectKind::Trigger(optional),
            // What must be done is done as the card is activated, when that can be.
            None if optional == Optional::Mandatory
                && on_field
                && sentence.head.iter().all(Item::is_condition) =>
            {
                EffectKind::CardActivation
            }
            None if optional == Optional::Mandatory => return None,
            None if trap => EffectKind::Quick(optional),
            None if timing.is_some() => EffectKind::Quick(optional),
            None => EffectKind::Ignition,
        },
    })
}

/// "If this card is treated as a Continuous Trap".
fn is_a_trap_then(sentence: &Sentence) -> bool {
    fn says_so(state: &State) -> bool {
        match state {
            State::This(like) => like.iter().any(|one| matches!(one, Filter::Trap | Filter::TrapKind(_))),
            State::All(all) => all.iter().any(says_so),
            _ => false,
        }
    }
    sentence.head.iter().any(|item| matches!(item, Item::If(state) if says_so(state)))
}

/// Does it wait for something that happens, and to this card alone?
fn triggers(timing: Option<&Timing>) -> Option<bool> {
    match timing {
        Some(Timing::Event(_, pattern)) => Some(pattern.subject.like.first() == Some(&Filter::This)),
        Some(Timing::Phase(..)) => Some(false),
        Some(Timing::AnyOf(all)) => {
            let each: Option<Vec<bool>> = all.iter().map(|one| triggers(Some(one))).collect();
            each.map(|all| all.into_iter().all(|this| this))
        }
        Some(Timing::Activation(..) | Timing::Attempt(..)) | None => None,
    }
}

fn this_is_in(head: &Before) -> EnumSet<Place> {
    let there = |state: &State| match state {
        State::ThisIsIn(places) => *places,
        State::Happened(event) => super::moved::where_this_went(event),
        State::All(all) => all
            .iter()
            .filter_map(|one| if let State::ThisIsIn(places) = one { Some(*places) } else { None })
            .fold(EnumSet::empty(), |sum, one| sum | one),
        _ => EnumSet::empty(),
    };
    head.states.iter().map(there).fold(EnumSet::empty(), |sum, one| sum | one)
}

/// Where the card must be: as the text says, or where it is after what it waits for.
fn places(
    sentence: &Sentence,
    head: &Before,
    timing: Option<&Timing>,
    kind: EffectKind,
    own: EnumSet<Place>,
    card: &Card<'_>,
) -> Option<EnumSet<Place>> {
    let usual = match card.kind {
        crate::read::CardKind::Monster => EnumSet::only(Place::MonsterZone),
        crate::read::CardKind::Pendulum
        | crate::read::CardKind::Once { .. }
        | crate::read::CardKind::Stays { .. } => EnumSet::empty(),
    };
    let said = own | this_is_in(head);
    let said = if said.is_superset(FIELD) { (said - FIELD) | usual } else { said };
    let after = match (triggers(timing), sentence.event()) {
        (Some(true), Some((_, event))) => after_event(event, usual),
        _ => EnumSet::empty(),
    };
    if kind == EffectKind::CardActivation {
        return said.is_empty().then(EnumSet::empty);
    }
    Some(match (said.is_empty(), after.is_empty()) {
        (true, _) => after,
        (false, true) if said == usual => EnumSet::empty(),
        (false, true) => said,
        // The text repeats where it is, or narrows it.
        (false, false) => {
            let both = said & after;
            if both.is_empty() {
                return None;
            }
            both
        }
    })
}

/// Where a card is after one of these has happened to it.
fn after_event(event: &Event, usual: EnumSet<Place>) -> EnumSet<Place> {
    match event {
        Event::Happens(happens) => super::moved::after_it(happens),
        Event::AnyOf(all) => {
            let each = all.iter().map(|one| after_event(one, usual));
            let all =
                each.map(|one| if one.is_empty() { usual } else { one }).fold(EnumSet::empty(), |a, b| a | b);
            if all == usual { EnumSet::empty() } else { all }
        }
        Event::Activation(..) | Event::Resolution(..) | Event::Attempt(..) => EnumSet::empty(),
    }
}
