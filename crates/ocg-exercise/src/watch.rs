//! Looks on while an effect is played, and compares what is offered and what happens with what its data says: targets
//! fit (3.4.3-10), costs are paid (3.4.2-13), use limits hold (3.5.1), "when" is not too late (3.4.3-8), and what
//! was negated does nothing (3.4.4-51).

use crate::fits;
use crate::nouns;
use ocg::Game;
use ocg::language::{
    Counted, Effect, EffectKind, Group, Limit, Linked, Noun, Optional, Per, Step, Timing, When,
};
use ocg::library::{DefId, EffectId};
use ocg::state::{Ask, By, CardId, CardRef, Choice, Decision, Event, Location, Logged, Move, Source, What};
use std::collections::BTreeSet;
use table::Seat;

/// One use of the effect.
struct Used {
    card: CardRef,
    seat: Seat,
    turn: u16,
    negated: bool,
}

/// What was seen of one effect in one duel.
pub(crate) struct Watch<'s> {
    effect: &'s Effect,
    id: EffectId,
    def: DefId,
    log: Vec<Event>,
    /// The turn of the last event; the duel may be further by the time that it is looked at.
    turn: u16,
    uses: Vec<Used>,
    /// Where in the log the costs of the next use begin.
    asked: usize,
    targets: Vec<&'s Noun>,
    picks: Vec<Noun>,
    pub resolved: bool,
    /// The steps of the resolution that were seen to happen, by their places.
    pub done: BTreeSet<usize>,
}

impl<'s> Watch<'s> {
    pub fn new(effect: &'s Effect, id: EffectId, def: DefId, turn: u16) -> Watch<'s> {
        let acts = nouns::steps(&effect.act);
        let targets = acts.iter().filter_map(|step| match step {
            Step::Target(select) => Some(&select.of),
            _ => None,
        });
        Watch {
            effect,
            id,
            def,
            log: Vec::new(),
            turn,
            uses: Vec::new(),
            asked: 0,
            targets: targets.collect(),
            picks: nouns::within(effect),
            resolved: false,
            done: BTreeSet::new(),
        }
    }

    /// The steps of which it can be seen whether they happened.
    pub fn visible(&self) -> BTreeSet<usize> {
        let steps = self.effect.resolve.iter().enumerate();
        steps.filter(|(_, linked)| shows(&linked.1).is_some()).map(|(at, _)| at).collect()
    }

    /// Somebody has chosen to use it.
    pub fn begins(&mut self) {
        self.asked = self.log.len();
    }

    pub fn take_in(&mut self, game: &Game, events: Vec<Logged>) -> Result<(), String> {
        for logged in events {
            let event = logged.event;
            match &event.what {
                What::TurnBegan(_, number) => self.turn = *number,
                What::Activated(source) if source.effect == self.id => self.activated(*source, &event)?,
                What::ActivationNegated | What::EffectNegated => {
                    let is_ours =
                        |used: &Used| event.subjects.iter().any(|one| one.card.card == used.card.card);
                    if let Some(used) = self.uses.iter_mut().rev().find(|used| is_ours(used)) {
                        used.negated |= event.what == What::ActivationNegated;
                    }
                }
                What::Resolved(source) if source.effect == self.id => self.resolved = true,
                _ => {}
            }
            if let By::Effect(source) = event.by
                && source.effect == self.id
            {
                self.did(game, source, &event)?;
            }
            self.log.push(event);
        }
        Ok(())
    }

    fn activated(&mut self, source: Source, event: &Event) -> Result<(), String> {
        let paid = |what: fn(&What) -> bool| {
            let since = self.log[self.asked.min(self.log.len())..].iter();
            since.clone().any(|one| is_cost_of(one, source) && what(&one.what))
        };
        for linked in &self.effect.act {
            if let Some(what) = costs(linked)
                && !paid(what)
            {
                return Err(format!("it was activated without paying: {:?}", linked.1));
            }
        }
        if self.is_late(event.moment) {
            return Err("\"when\": it was activated after its moment had passed".to_owned());
        }
        let turn = self.turn;
        self.uses.push(Used { card: source.card, seat: source.you, turn, negated: false });
        Ok(())
    }

    /// 3.4.3-8: nothing that it waits for happened at this moment.
    fn is_late(&self, moment: u32) -> bool {
        if self.effect.kind != EffectKind::Trigger(Optional::Optional) {
            return false;
        }
        let timings = self.effect.timings();
        let in_time = |timing: &Timing| match timing {
            Timing::Event(When::When, pattern) => {
                let happens =
                    |one: &Event| one.moment == moment && !one.happenings().is_disjoint(pattern.what);
                self.log.iter().any(happens)
            }
            Timing::Event(When::If, _)
            | Timing::Phase(..)
            | Timing::Activation(..)
            | Timing::Attempt(..)
            | Timing::AnyOf(_) => true,
        };
        !timings.is_empty() && !timings.iter().any(in_time)
    }

    fn did(&mut self, game: &Game, source: Source, event: &Event) -> Result<(), String> {
        let used = self.uses.iter().rev().find(|used| used.card.card == source.card.card);
        let in_chain = !game.state().chain_links().is_empty();
        if used.is_some_and(|used| used.negated) && in_chain && event.what != What::Targeted {
            return Err(format!("its activation was negated, and yet: {:?}", event.what));
        }
        for (at, linked) in self.effect.resolve.iter().enumerate() {
            if shows(&linked.1).is_some_and(|shows| shows(&event.what)) {
                self.done.insert(at);
            }
        }
        Ok(())
    }

    /// What is offered to a player.
    pub fn look_at(&self, game: &Game, decision: &Decision) -> Result<(), String> {
        for option in &decision.options {
            if let Choice::Activate(card, effect) = option
                && *effect == self.id
            {
                self.is_allowed(game, *card, decision.seat)?;
            }
        }
        let ours = decision.about.filter(|about| about.effect == self.id);
        let (Some(about), true) = (ours, matches!(decision.ask, Ask::Target | Ask::Cards)) else {
            return Ok(());
        };
        let nouns: Vec<&Noun> = match decision.ask {
            Ask::Target => self.targets.clone(),
            _ => self.picks.iter().collect(),
        };
        let fits =
            |card: CardId| nouns.iter().any(|noun| fits::noun(game, card, noun, about.you) != Some(false));
        let wrong = decision.options.iter().find_map(|option| match option {
            // 3.3.2-195: those are detached, and no description names them.
            Choice::Card(card) if matches!(game.state().card(*card).place, Location::Material(_)) => None,
            Choice::Card(card) if !nouns.is_empty() && !fits(*card) => Some(*card),
            _ => None,
        });
        match wrong {
            Some(card) => {
                let state = game.state().card(card);
                let name = &game.library().def(state.def).card.name;
                Err(format!(
                    "{name} in {:?} is offered ({:?}), and does not fit: {nouns:?}",
                    state.place, decision.ask
                ))
            }
            None => Ok(()),
        }
    }

    /// 3.5.1-2: it was not used as often as it can be.
    fn is_allowed(&self, game: &Game, card: CardId, seat: Seat) -> Result<(), String> {
        let Some(Limit { times, per, counted, .. }) = self.effect.limit else { return Ok(()) };
        let turn = game.state().turn().number;
        let incarnation = game.state().card(card).incarnation;
        let in_time = |used: &&Used| match per {
            Per::Turn => used.turn == turn,
            Per::Duel => true,
            Per::Chain | Per::Battle => false,
        };
        let counts = |used: &&Used| match counted {
            Counted::BySubject => false,
            Counted::ByCopy => used.card == CardRef { card, incarnation },
            Counted::ByName => used.seat == seat,
            Counted::ActivationsByName => used.seat == seat && !used.negated,
            Counted::SummonsByName => false,
        };
        let before = self.uses.iter().filter(in_time).filter(counts).count();
        if before >= usize::from(times) {
            return Err(format!("it is offered again after {before} uses ({counted:?}, {per:?})"));
        }
        Ok(())
    }

    /// Does something that holds apply now?
    pub fn holds(&self, game: &Game) -> bool {
        let places = &game.library().effect(self.id).places;
        let cards = (0..game.state().cards()).map(CardId);
        let mut own = cards.filter(|card| game.state().card(*card).def == self.def);
        own.any(|card| {
            let state = game.state().card(card);
            let noun = Noun { places: *places, ..Noun::default() };
            let up = !state.place.is_field() || state.face.is_up();
            up && fits::noun(game, card, &noun, Seat::A) == Some(true)
        })
    }
}

fn is_cost_of(event: &Event, source: Source) -> bool {
    matches!(event.by, By::Cost(by) if by.effect == source.effect && by.card.card == source.card.card)
}

/// What is seen when this cost is paid; nothing for what may be no cost, or pays nothing.
fn costs(linked: &Linked) -> Option<fn(&What) -> bool> {
    match &linked.1 {
        Step::PayLifePoints(_) => Some(|what| matches!(what, What::LifePointsPaid(..))),
        Step::Send(group) | Step::Banish(group) | Step::Tribute(group) | Step::Discard(group)
            if !matches!(group, Group::Chosen(_)) =>
        {
            shows(&linked.1)
        }
        Step::Detach(..) => shows(&linked.1),
        _ => None,
    }
}

/// What is seen when this step is done; nothing where that cannot be said so simply.
fn shows(step: &Step) -> Option<fn(&What) -> bool> {
    Some(match step {
        Step::Destroy(_) => |what| *what == What::Moved(Move::Destroyed),
        Step::Send(_) => |what| *what == What::Moved(Move::Sent),
        Step::Discard(_) | Step::DiscardToGraveyard(_) => |what| *what == What::Moved(Move::Discarded),
        Step::Banish(_) | Step::BanishUntil(..) => |what| *what == What::Moved(Move::Banished),
        Step::BanishFaceDown(_) => |what| *what == What::Moved(Move::BanishedFaceDown),
        Step::Tribute(_) => |what| *what == What::Moved(Move::Tributed),
        Step::AddToHand(_) => |what| *what == What::Moved(Move::Added),
        Step::ReturnToHand(_) => |what| *what == What::Moved(Move::ReturnedToHand),
        Step::ReturnToDeck(..) => |what| *what == What::Moved(Move::ReturnedToDeck),
        Step::Detach(..) => |what| *what == What::Moved(Move::Detached),
        Step::Draw(..) => |what| *what == What::Moved(Move::Drawn),
        Step::Damage(..) => |what| matches!(what, What::Damage(..)),
        Step::GainLifePoints(..) => |what| matches!(what, What::LifePointsGained(..)),
        Step::SpecialSummon(..)
        | Step::SummonAs(..)
        | Step::RitualSummon { .. }
        | Step::FusionSummon { .. }
        | Step::ExtraDeckSummon { .. }
        | Step::SpecialSummonTokens { .. }
        | Step::NormalSummon(_)
        | Step::TributeSummon(_) => |what| matches!(what, What::Summoned(_)),
        Step::Set(_) => |what| matches!(what, What::Set(_) | What::TurnedDown),
        Step::ChangePosition(..) => {
            |what| matches!(what, What::PositionChanged | What::FlippedUp | What::TurnedDown)
        }
        Step::TakeControl(..) | Step::GiveControl(..) => |what| matches!(what, What::ControlChanged(_)),
        Step::Equip { .. } => |what| *what == What::Equipped,
        Step::PlaceCounters(..) | Step::RemoveCounters(..) => |what| matches!(what, What::Counters(_)),
        Step::Attach { .. } => |what| *what == What::Attached,
        Step::Give(..) | Step::GivePlayer(..) | Step::Hold(..) => |what| *what == What::Gave,
        _ => return None,
    })
}
