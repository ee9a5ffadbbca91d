//! OCG 2.1.2, 2.1.8-3, 3.4.3-5 to -8, 3.4.3-31 to -35: triggers that were met, and the order in which they are activated.

use super::legality;
use crate::game::Game;
use crate::language::{
    EffectKind, Group, Happening, Linked, Modifier, Optional, PhasePoint, Step, Timing, Topic, When,
};
use crate::limits::use_limits;
use crate::query::applies::Subject;
use crate::query::numbers::is_during;
use crate::query::{Query, Standpoint};
use crate::run::{Next, stops};
use crate::state::{
    Ask, By, CardId, Chain, ChainStage, Choice, Collect, CollectStage, DamageTime, Decision, Event, Frame,
    Location, Met, Phase, Source, ToActivate, Value, What,
};
use enumset::EnumSet;
use table::Seat;

/// The moment of what has to wait.
const NOT_YET: u32 = u32::MAX;

/// Something has just happened: whoever waits for it is triggered.
pub(crate) fn meet(game: &mut Game, event: &Event, happenings: EnumSet<Happening>) {
    let phase = matches!(event.what, What::PhaseBegan(_));
    if happenings.is_empty() && !phase {
        return;
    }
    let query = Query::on(game);
    let mut found = Vec::new();
    let mut look = |card: CardId| {
        for effect in query.effects(card) {
            let source = Source { effect, card: game.card_ref(card), you: user(game, card) };
            found.extend(is_met(query, source, event));
        }
    };
    if game.about.contains(Topic::Gains) {
        // Whoever has gained an effect may wait for it, too.
        query.everything().for_each(look);
    } else {
        game.roster.waiting(happenings, phase).for_each(&mut look);
    }
    game.state.met.extend(found);
}

/// 3.4.1-10: who would use an effect of this card.
pub(crate) fn user(game: &Game, card: CardId) -> Seat {
    let state = game.card(card);
    if state.place.is_field() { state.controller } else { state.owner }
}

fn is_met(query: Query<'_>, source: Source, event: &Event) -> Option<Met> {
    let effect = &query.game.library.effect(source.effect).effect;
    if !matches!(effect.kind, EffectKind::Trigger(_)) || !legality::is_where_it_works(query, source) {
        return None;
    }
    let event = effect.timings().iter().find_map(|timing| meets(query, source, timing, event))?;
    let place = query.game.card(source.card.card).place;
    Some(Met { source, place, moment: event.moment, event: Box::new(event) })
}

/// What happened as the timing sees it, if it is what it waits for.
fn meets(query: Query<'_>, source: Source, timing: &Timing, event: &Event) -> Option<Event> {
    if is_hidden_away(query, source, timing) {
        return None;
    }
    let standpoint = Standpoint::of(source);
    match (timing, &event.what) {
        (Timing::Event(_, pattern), _) => query.fulfilled(standpoint, pattern, event),
        // 3.3.2-303: what waits for a phase is met when it begins.
        (Timing::Phase(point, whose), What::PhaseBegan(phase))
            if begins_with(*phase, *point) && standpoint.means(*whose, query.game.state.turn.player) =>
        {
            let subjects = vec![crate::pipe::snapshot(query.game, source.card.card)];
            Some(Event { subjects, ..event.clone() })
        }
        (Timing::AnyOf(all), _) => all.iter().find_map(|one| meets(query, source, one, event)),
        (Timing::Phase(..) | Timing::Activation(..) | Timing::Attempt(..), _) => None,
    }
}

/// Is what waits for this point triggered when the phase begins?
fn begins_with(phase: Phase, point: PhasePoint) -> bool {
    !point.is_due() && point != PhasePoint::NormalDraw && is_during(phase, point)
}

/// 2.1.3-1: what went back to the Deck, or face-down to the Extra Deck, triggers only by what is worded for that.
fn is_hidden_away(query: Query<'_>, source: Source, timing: &Timing) -> bool {
    let state = query.game.card(source.card.card);
    let hidden = match state.place {
        Location::Deck => true,
        Location::ExtraDeck => !state.face.is_up(),
        Location::Hand
        | Location::Zone(_)
        | Location::Graveyard
        | Location::Banished
        | Location::Material(_)
        | Location::Between
        | Location::Gone => false,
    };
    let worded =
        matches!(timing, Timing::Event(_, pattern) if pattern.what.contains(Happening::ReturnedToDeck));
    hidden && !worded
}

/// 3.4.3-32: the three priorities.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bucket {
    Mandatory,
    Public,
    Hidden,
}

fn bucket(game: &Game, met: &Met) -> Bucket {
    match game.library.effect(met.source.effect).effect.kind {
        EffectKind::Trigger(Optional::Mandatory) | EffectKind::Quick(Optional::Mandatory) => {
            Bucket::Mandatory
        }
        EffectKind::CardActivation
        | EffectKind::Ignition
        | EffectKind::Trigger(Optional::Optional)
        | EffectKind::Quick(Optional::Optional)
        | EffectKind::Continuous
        | EffectKind::Upkeep
        | EffectKind::Unclassified => {
            let in_hand = game.card(met.source.card.card).place == Location::Hand;
            if in_hand && !is_revealed(game, met.source.you) { Bucket::Hidden } else { Bucket::Public }
        }
    }
}

/// 3.4.3-35: an effect has revealed the hand of this player.
fn is_revealed(game: &Game, seat: Seat) -> bool {
    let mut revealed = false;
    Query::on(game).each_of(Subject::Player(seat), Topic::HandRevealed, &mut |applying| {
        revealed |= matches!(applying.modifier, Modifier::HandRevealed);
    });
    revealed
}

/// 3.3.2-305, 3.6.3-56: a monster that battle turned up uses its effect for that only after damage calculation.
fn waits(game: &Game, met: &Met) -> bool {
    let before = match game.state.turn.phase.damage_time() {
        Some(DamageTime::BeforeCalculation | DamageTime::Calculation) => true,
        Some(DamageTime::Start | DamageTime::AfterCalculation | DamageTime::End) | None => false,
    };
    before && met.event.what == What::FlippedUp && met.event.by == By::Rule
}

/// 2.1.2-1, -2, 3.3.2-302, 3.4.3-8, 3.4.4-40: can it still be activated?
fn is_alive(game: &Game, met: &Met) -> bool {
    let effect = &game.library.effect(met.source.effect).effect;
    let may_be_late = |timing: &Timing| !matches!(timing, Timing::Event(When::When, _));
    let in_time = effect.kind != EffectKind::Trigger(Optional::Optional)
        || effect.timings().iter().any(may_be_late)
        || met.moment == game.state.moment
        || met.moment == NOT_YET;
    in_time
        && game.is_current(met.source.card)
        && game.card(met.source.card.card).place == met.place
        && legality::can_be_triggered(game, met.source, &met.event)
}

pub(crate) fn step(game: &mut Game, mut collect: Box<Collect>, value: Value) -> Next {
    match (collect.stage, value) {
        (CollectStage::Begin, _) => {
            let met = std::mem::take(&mut game.state.met);
            collect.answers = std::mem::take(&mut game.state.recent);
            let (mut later, now): (Vec<Met>, Vec<Met>) = met.into_iter().partition(|met| waits(game, met));
            collect.left = now.into_iter().filter(|met| is_alive(game, met)).collect();
            // Its moment comes when it may be used.
            for met in &mut later {
                met.moment = NOT_YET;
            }
            game.state.met = later;
            ask(game, collect)
        }
        (CollectStage::Asked(seat), Value::Answer(choice)) => {
            take(game, &mut collect, seat, choice);
            ask(game, collect)
        }
        (CollectStage::Chained | CollectStage::Asked(_), _) => Next::Done(Value::Chained(true)),
    }
}

/// The next one who has something to activate, by priority and turn order.
fn next_to_choose(game: &Game, collect: &Collect) -> Option<(Bucket, Seat)> {
    let turn_player = game.state.turn.player;
    for which in [Bucket::Mandatory, Bucket::Public, Bucket::Hidden] {
        for seat in [turn_player, turn_player.other()] {
            if collect.left.iter().any(|met| met.source.you == seat && bucket(game, met) == which) {
                return Some((which, seat));
            }
            if which == Bucket::Hidden && may_use_hidden(game, collect, seat) {
                return Some((which, seat));
            }
        }
    }
    None
}

/// Has this player hidden cards that could join? In public that is asked of whoever has hidden cards at all: a trigger
/// in the hand must not give itself away.
fn may_use_hidden(game: &Game, collect: &Collect, seat: Seat) -> bool {
    let happened = !collect.chosen.is_empty() || collect.answers.iter().any(|event| may_trigger(game, event));
    let asked_in_public = happened && !collect.passed[seat] && stops(game, seat);
    asked_in_public || !hidden_cards(game, collect, seat).is_empty()
}

/// Could a card in a hand wait for this? For the beginning of a phase only if there is any card that does; all players
/// know which cards there are.
fn may_trigger(game: &Game, event: &Event) -> bool {
    if let What::PhaseBegan(phase) = event.what {
        return game.library.triggered_in_hand().iter().any(|point| begins_with(phase, *point));
    }
    !matches!(event.what, What::DuelBegan | What::TurnBegan(..))
}

/// 3.4.3-32: cards of the hand and Set cards that are timed to what happened come last, if something else is activated
/// with them; alone they have their window.
fn hidden_cards(game: &Game, collect: &Collect, seat: Seat) -> Vec<Choice> {
    // What the other player has in the hand is not known.
    let seen = |met: &Met| met.source.you == seat || bucket(game, met) != Bucket::Hidden;
    let alone = collect.chosen.is_empty() && !collect.left.iter().any(seen);
    if alone || collect.passed[seat] {
        return Vec::new();
    }
    let mut found = legality::hidden_and_timed(game, seat, &collect.answers);
    found.retain(|choice| {
        let Choice::Activate(card, effect) = *choice else { return false };
        let source = Source { effect, card: game.card_ref(card), you: seat };
        let chosen = collect.chosen.iter().map(|met| met.source);
        !collect.chosen.iter().any(|met| is_choice(met, *choice))
            && use_limits::allow_after(game, source, chosen)
    });
    found
}

fn is_choice(met: &Met, choice: Choice) -> bool {
    choice == Choice::Activate(met.source.card.card, met.source.effect)
}

fn ask(game: &mut Game, mut collect: Box<Collect>) -> Next {
    let Some((which, seat)) = next_to_choose(game, &collect) else { return chain(game, collect) };
    let own = collect.left.iter().filter(|met| met.source.you == seat && bucket(game, met) == which);
    let mut options: Vec<Choice> = Vec::new();
    for met in own {
        let choice = Choice::Activate(met.source.card.card, met.source.effect);
        if !options.contains(&choice) {
            options.push(choice);
        }
    }
    if which == Bucket::Hidden {
        options.extend(hidden_cards(game, &collect, seat));
    }
    if which != Bucket::Mandatory {
        options.push(Choice::Pass);
    }
    collect.stage = CollectStage::Asked(seat);
    Next::Ask(Frame::Collect(collect), Decision { seat, ask: Ask::NextTrigger, about: None, options })
}

fn take(game: &Game, collect: &mut Collect, seat: Seat, choice: Choice) {
    if let Choice::Activate(card, effect) = choice {
        let meant = |met: &Met| met.source.card.card == card && met.source.effect == effect;
        if let Some(at) = collect.left.iter().position(meant) {
            let met = collect.left.remove(at);
            if summons_itself_from_hand(game, &met) {
                let other = |one: &Met| one.source.you == seat && summons_itself_from_hand(game, one);
                collect.left.retain(|one| !other(one));
            }
            collect.chosen.push(met);
        } else if let Some(met) = hidden_card(game, collect, seat, choice) {
            collect.chosen.push(met);
        }
        // 3.4.4-3: one effect is activated once for what happened together; 3.5.1-7: nor another that counts with it.
        let chosen = || collect.chosen.iter().map(|met| met.source);
        collect.left.retain(|met| !meant(met) && use_limits::allow_after(game, met.source, chosen()));
    } else {
        let Some((which, _)) = next_to_choose(game, collect) else { return };
        collect.passed[seat] |= which == Bucket::Hidden;
        collect.left.retain(|met| met.source.you != seat || bucket(game, met) != which);
    }
}

/// 3.3.2-307: of several such effects only one is activated in a chain.
fn summons_itself_from_hand(game: &Game, met: &Met) -> bool {
    let comes = |linked: &Linked| matches!(linked.1, Step::SpecialSummon(Group::This, _));
    met.place == Location::Hand && game.library.effect(met.source.effect).effect.resolve.iter().any(comes)
}

fn hidden_card(game: &Game, collect: &Collect, seat: Seat, choice: Choice) -> Option<Met> {
    let Choice::Activate(card, effect) = choice else { return None };
    let source = Source { effect, card: game.card_ref(card), you: seat };
    let event = legality::answered_event(game, source, &collect.answers)?;
    let place = game.card(card).place;
    Some(Met { source, place, moment: event.moment, event: Box::new(event) })
}

/// 3.3.2-301: all of them in one chain.
fn chain(game: &mut Game, mut collect: Box<Collect>) -> Next {
    if collect.chosen.is_empty() {
        // What just happened may still be answered.
        game.state.recent = std::mem::take(&mut collect.answers);
        return Next::Done(Value::Chained(false));
    }
    let waiting =
        collect.chosen.drain(..).map(|met| ToActivate { source: met.source, event: Some(met.event) });
    let waiting = waiting.collect();
    collect.stage = CollectStage::Chained;
    let answers = std::mem::take(&mut collect.answers);
    let chain = Chain {
        links: Vec::new(),
        waiting,
        stage: ChainStage::Build,
        right: game.state.turn.player,
        passes: 0,
        answers,
    };
    Next::Push(Frame::Collect(collect), Frame::Chain(Box::new(chain)))
}
