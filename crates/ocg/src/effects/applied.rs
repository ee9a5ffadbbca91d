//! OCG 3.4.4-86 to -89, 3.4.4-110, 3.5-6: what is applied without a chain right after something happened:
//! continuous effects that wait for it, upkeep, and what an effect left for when a card goes.

use super::legality;
use super::perform::{Performed, group_of};
use crate::game::Game;
use crate::language::{EffectKind, Gone, Group, Happening, Often, Timing, Until};
use crate::library::GivenRef;
use crate::limits::use_limits;
use crate::query::numbers::is_during;
use crate::query::{Query, Standpoint};
use crate::state::{
    CardRef, Event, Frame, Mode, Move, Negation, RunStage, Running, Slots, Source, Watched, Watching, What,
};
use crate::terms::give;
use enumset::EnumSet;

/// Something has just happened. Each is done at once and on its own (3.4.4-87, -88). What answers it comes before what still waits (3.4.4-89).
pub(crate) fn meet(game: &mut Game, event: &Event, happenings: EnumSet<Happening>) {
    let mut found = if game.state.watching.is_empty() { Vec::new() } else { watched(game, event) };
    found.extend(waiting(game, event, happenings));
    for running in found.into_iter().rev() {
        game.state.applied.insert(0, running);
    }
}

/// What is applied next.
pub(crate) fn next(game: &mut Game) -> Option<Frame> {
    if game.state.applied.is_empty() {
        return None;
    }
    Some(Frame::Run(Box::new(game.state.applied.remove(0))))
}

/// Continuous effects and upkeep that waited for this.
fn waiting(game: &mut Game, event: &Event, happenings: EnumSet<Happening>) -> Vec<Running> {
    let phase = matches!(event.what, What::PhaseBegan(_));
    if happenings.is_empty() && !phase {
        return Vec::new();
    }
    let query = Query::on(game);
    let mut found = Vec::new();
    for (_, card) in game.state.zones.all() {
        let def = game.def(card);
        if def.listens.is_disjoint(happenings) && !(phase && def.waits_for_phase) {
            continue;
        }
        for effect in query.effects(card) {
            let you = game.card(card).controller;
            let source = Source { effect, card: game.card_ref(card), you };
            found.extend(applies(query, source, event).map(|event| (source, event)));
        }
    }
    let mut running = Vec::new();
    for (source, event) in found {
        use_limits::count(game, source);
        running.push(begin(game, source, event));
    }
    running
}

fn applies(query: Query<'_>, source: Source, event: &Event) -> Option<Event> {
    let effect = &query.game.library.effect(source.effect).effect;
    let is_text = match effect.kind {
        // 3.5-2: what is no effect cannot be negated.
        EffectKind::Upkeep => true,
        EffectKind::Continuous => false,
        EffectKind::CardActivation
        | EffectKind::Ignition
        | EffectKind::Trigger(_)
        | EffectKind::Quick(_)
        | EffectKind::Unclassified => return None,
    };
    let standpoint = Standpoint::of(source);
    let event = effect.timings().iter().find_map(|timing| meets(query, source, timing, event))?;
    (legality::is_where_it_works(query, source)
        && use_limits::allow(query.game, source)
        && (is_text || !query.is_negated(source.card.card))
        && effect
            .condition
            .as_ref()
            .is_none_or(|condition| query.is_true(standpoint.answering(Some(&event)), condition)))
    .then_some(event)
}

/// What happened as the timing sees it, if it is what it waits for.
fn meets(query: Query<'_>, source: Source, timing: &Timing, event: &Event) -> Option<Event> {
    let standpoint = Standpoint::of(source);
    match (timing, &event.what) {
        (Timing::Event(_, pattern), _) => query.fulfilled(standpoint, pattern, event),
        (Timing::Phase(point, whose), What::PhaseBegan(phase))
            if is_during(*phase, *point) && standpoint.means(*whose, query.game.state.turn.player) =>
        {
            let subjects = vec![crate::pipe::snapshot(query.game, source.card.card)];
            Some(Event { subjects, ..event.clone() })
        }
        (Timing::AnyOf(all), _) => all.iter().find_map(|one| meets(query, source, one, event)),
        (Timing::Phase(..) | Timing::Activation(..) | Timing::Attempt(..), _) => None,
    }
}

fn begin(game: &Game, source: Source, event: Event) -> Running {
    Running {
        source,
        you: source.you,
        block: game.library.effect(source.effect).resolve,
        at: 0,
        mode: Mode::Apply,
        slots: Slots::default(),
        event: Some(Box::new(event)),
        done: Vec::new(),
        was_done: false,
        declared: 0,
        rolled: 0,
        lost: 0,
        stage: RunStage::Step,
        answered: None,
        negates: Negation::None,
    }
}

/// 3.4.4-86, -110: what effects have left for when something happens, or a card goes.
fn watched(game: &mut Game, event: &Event) -> Vec<Running> {
    let (mut due, mut over) = (Vec::new(), Vec::new());
    let query = Query::on(game);
    for (at, one) in game.state.watching.iter().enumerate() {
        match one.what {
            Watched::Gone(card, how) if is_gone(event, card, how) => {
                due.push(one.running.clone());
                over.push(at);
            }
            Watched::Gone(..) => {}
            Watched::Happens(step, often, _) => {
                let pattern = game.library.watched(step);
                let standpoint = Standpoint::within(&one.running);
                let seen = pattern.and_then(|pattern| query.fulfilled(standpoint, pattern, event));
                over.extend(seen.is_some().then_some(at).filter(|_| often == Often::NextTime));
                due.extend(seen.map(|seen| Running { event: Some(Box::new(seen)), ..one.running.clone() }));
            }
        }
    }
    for at in over.into_iter().rev() {
        game.state.watching.remove(at);
    }
    due
}

/// A card that was turned face-down is not the one any more.
fn is_gone(event: &Event, card: CardRef, how: Gone) -> bool {
    let What::Moved(why) = event.what else { return false };
    event.subjects.iter().any(|one| {
        let before = one.card.card == card.card && one.from.is_field() && !one.to.is_field();
        // It has moved once since then.
        before
            && one.card.incarnation == card.incarnation.wrapping_add(1)
            && match how {
                Gone::Leaves => true,
                Gone::Destroyed => why == Move::Destroyed,
            }
    })
}

/// The block within the present step waits.
fn wait(game: &mut Game, running: &Running, what: Watched) -> Performed {
    let Some(block) = game.library.within(running.block, running.at, 0) else {
        return Performed::Simply(false);
    };
    let running = Running { block, at: 0, stage: RunStage::Step, mode: Mode::Apply, ..running.clone() };
    game.state.watching.push(Watching { what, running });
    Performed::Simply(true)
}

/// Until the card goes.
pub(crate) fn wait_for(game: &mut Game, running: &Running, group: &Group, how: Gone) -> Performed {
    for card in group_of(game, running, group) {
        let card = game.card_ref(card);
        wait(game, running, Watched::Gone(card, how));
    }
    Performed::Simply(true)
}

/// Each time something happens, or the next time.
pub(crate) fn watch(game: &mut Game, running: &Running, often: Often, until: Until) -> Performed {
    let step = GivenRef { block: running.block, step: running.at };
    let ends = give::ends(game, running, until);
    wait(game, running, Watched::Happens(step, often, ends))
}
