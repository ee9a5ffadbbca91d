//! OCG 3.4.2-12, 3.4.3-1 to -4, 3.6.2: what can be activated now, and by whom.

use super::speed::Speed;
use super::{damage_step, possible};
use crate::game::Game;
use crate::language::{
    ActivationOf, EffectKind, Filter, Modifier, Optional, PhasePoint, Place, Restriction, Step, Timing,
    Topic, Whose,
};
use crate::limits::{unique, use_limits};
use crate::monsters::gemini;
use crate::query::applies::Subject;
use crate::query::numbers::is_during;
use crate::query::what::place_words;
use crate::query::{Query, Standpoint};
use crate::spells::activation;
use crate::state::{CardId, Chain, ChainLink, Choice, Event, Location, Source, ToActivate, What};
use crate::summon::attempt;
use enumset::EnumSet;
use table::Seat;

/// What an activation is to fit into.
#[derive(Clone, Copy)]
pub(super) struct Moment<'a> {
    /// The turn player acts freely in a Main Phase.
    pub(super) open: bool,
    pub(super) chain: Option<&'a Chain>,
    pub(super) answers: &'a [Event],
}

impl Moment<'_> {
    /// What has happened that the effect would answer.
    fn event(self, game: &Game, source: Source) -> Option<Event> {
        match self.chain {
            Some(chain) => event_in_chain(game, source, chain),
            None => answered_event(game, source, self.answers),
        }
    }
}

/// 3.6.2-2: what this player can activate in answer to something, or when nothing else goes on.
pub(crate) fn fast_effects(game: &Game, seat: Seat, chain: Option<&Chain>, answers: &[Event]) -> Vec<Choice> {
    activations(game, seat, Moment { open: false, chain, answers })
}

/// What the turn player can activate when acting freely, also in answer to something.
pub(crate) fn free_effects(game: &Game, seat: Seat, answers: &[Event]) -> Vec<Choice> {
    let open = game.state.turn.phase.is_main() && game.state.turn.player == seat;
    activations(game, seat, Moment { open, chain: None, answers })
}

/// 3.3.2-74: what can be activated while a Summon is attempted.
pub(crate) fn negations(game: &Game, seat: Seat, answers: &[Event]) -> Vec<Choice> {
    let mut all = fast_effects(game, seat, None, answers);
    all.retain(|choice| {
        let Choice::Activate(_, effect) = choice else { return false };
        let timings = game.library.effect(*effect).effect.timings();
        timings.iter().any(|timing| matches!(timing, Timing::Attempt(..)))
    });
    all
}

/// 3.6.3-13, -85, -93: the effects of this player that the present phase brings; each once in it (3.6.3-15, -95).
pub(crate) fn phase_effects(game: &Game, seat: Seat) -> Vec<Choice> {
    let is_meant = |source: Source, point: PhasePoint, whose: Whose| {
        point.is_due()
            && is_during(game.state.turn.phase, point)
            && Standpoint::of(source).means(whose, game.state.turn.player)
            && !game.state.turn.phase_effects.contains(&(source.card, source.effect))
    };
    timed_to_phase(game, seat, is_meant)
}

/// 3.6.3-8: what is worded for before the normal draw, or takes its place.
pub(crate) fn before_draw(game: &Game, seat: Seat) -> Vec<Choice> {
    let is_meant = |source: Source, point: PhasePoint, whose: Whose| {
        point == PhasePoint::NormalDraw && Standpoint::of(source).means(whose, game.state.turn.player)
    };
    timed_to_phase(game, seat, is_meant)
}

fn timed_to_phase(
    game: &Game,
    seat: Seat,
    is_meant: impl Fn(Source, PhasePoint, Whose) -> bool,
) -> Vec<Choice> {
    let query = Query::on(game);
    let mut found = Vec::new();
    each_own(query, seat, |card, _| {
        if !game.def(card).waits_for_phase {
            return;
        }
        for &effect in &game.def(card).effects {
            let source = Source { effect, card: game.card_ref(card), you: seat };
            let effect = &game.library.effect(source.effect).effect;
            let is_meant = |timing: &Timing| matches!(timing, Timing::Phase(point, whose) if is_meant(source, *point, *whose));
            if matches!(effect.kind, EffectKind::Trigger(_))
                && effect.timings().iter().any(is_meant)
                && is_where_it_works(query, source)
                && is_payable(query, source, None, None)
            {
                found.push(Choice::Activate(card, source.effect));
            }
        }
    });
    found
}

/// 3.4.3-32: what a player could activate from the hand or by turning a Set card up, because of these events.
pub(crate) fn hidden_and_timed(game: &Game, seat: Seat, answers: &[Event]) -> Vec<Choice> {
    let mut all = fast_effects(game, seat, None, answers);
    all.retain(|choice| {
        let Choice::Activate(card, effect) = choice else { return false };
        let state = game.card(*card);
        let timings = game.library.effect(*effect).effect.timings();
        timings.iter().any(|timing| matches!(timing, Timing::Event(..)))
            && (state.place == Location::Hand || (state.place.is_field() && !state.face.is_up()))
    });
    all
}

/// 3.4.3-32: the Quick Effects that this player must activate now.
pub(crate) fn mandatory_quick(game: &Game, seat: Seat, chain: &Chain) -> Vec<Choice> {
    let query = Query::on(game);
    let moment = Moment { open: false, chain: Some(chain), answers: &chain.answers };
    let mut found = Vec::new();
    let own = game.state.zones.all().filter(|(_, card)| game.card(*card).controller == seat);
    for (_, card) in own.filter(|(_, card)| game.def(*card).must_answer) {
        for &effect in &game.def(card).effects {
            let source = Source { effect, card: game.card_ref(card), you: seat };
            let kind = game.library.effect(effect).effect.kind;
            if kind == EffectKind::Quick(Optional::Mandatory) && can_activate(query, source, moment) {
                found.push(Choice::Activate(card, effect));
            }
        }
    }
    found
}

/// The cards whose effects this player could activate, with the places that they are in.
fn each_own(query: Query<'_>, seat: Seat, mut look: impl FnMut(CardId, EnumSet<Place>)) {
    let game = query.game;
    let piles = &game.state.piles[seat];
    for (pile, place) in
        [(&piles.hand, Place::Hand), (&piles.graveyard, Place::Graveyard), (&piles.banished, Place::Banished)]
    {
        for &card in pile {
            look(card, place.into());
        }
    }
    let own = game.state.zones.all().filter(|(_, card)| game.card(*card).controller == seat);
    own.for_each(|(_, card)| look(card, query.places(card)));
}

fn activations(game: &Game, seat: Seat, moment: Moment<'_>) -> Vec<Choice> {
    let query = Query::on(game);
    let (mut found, some_gain) = (Vec::new(), game.about.contains(Topic::Gains));
    each_own(query, seat, |card, there| {
        let reach = game.library.reach(game.card(card).def);
        if !some_gain && there.is_disjoint(if moment.open { reach.acts } else { reach.answers }) {
            return;
        }
        let def = game.def(card);
        for effect in def.effects.iter().copied().chain(query.gained(card)) {
            let source = Source { effect, card: game.card_ref(card), you: seat };
            if can_activate(query, source, moment) {
                found.push(Choice::Activate(card, effect));
            }
        }
    });
    found
}

fn can_activate(query: Query<'_>, source: Source, moment: Moment<'_>) -> bool {
    let game = query.game;
    let effect = &game.library.effect(source.effect).effect;
    match effect.kind {
        EffectKind::Trigger(_) | EffectKind::Continuous | EffectKind::Upkeep | EffectKind::Unclassified => {
            return false;
        }
        EffectKind::CardActivation | EffectKind::Ignition | EffectKind::Quick(_) => {}
    }
    // What is slow answers nothing (3.4.3-20).
    let slow = game.library.effect(source.effect).speed == Speed::One;
    let moment = if slow { Moment { answers: &[], ..moment } } else { moment };
    is_fast_enough(game, source, moment)
        && !is_kept_from_answering(query, source, moment)
        && is_where_it_works(query, source)
        && is_in_time(query, source, moment)
        && game
            .state
            .turn
            .phase
            .damage_time()
            .is_none_or(|time| damage_step::allows(game, source.effect, time))
        && is_payable(query, source, moment.event(game, source).as_ref(), moment.chain)
}

/// 3.3.2-294, -297, -310, -312: what is slow needs a free moment of its player; what is quick answers in either turn.
/// 2.1.7-7: an Ignition Effect needs the turn player to act freely.
pub(super) fn is_fast_enough(game: &Game, source: Source, moment: Moment<'_>) -> bool {
    let info = game.library.effect(source.effect);
    match moment.chain.and_then(|chain| super::chain::last_speed(game, chain)) {
        Some(last) => info.speed.answers(last),
        None => info.speed > Speed::One || moment.open,
    }
}

/// Does the link that it would answer say that it cannot be answered so?
fn is_kept_from_answering(query: Query<'_>, source: Source, moment: Moment<'_>) -> bool {
    let Some(link) = moment.chain.and_then(|chain| chain.links.last()) else { return false };
    let own = Standpoint::of(link.source);
    let act = &query.game.library.effect(link.source.effect).effect.act;
    act.iter().any(|linked| {
        let Step::NoResponse(whose, filters) = &linked.1 else { return false };
        let like = |filter: &Filter| query.looking_under().is_like(own, source.card.card, filter);
        own.means(*whose, source.you) && filters.iter().all(like)
    })
}

/// Is the card where this effect can be used (3.3.2-296), and lies as it must?
pub(crate) fn is_where_it_works(query: Query<'_>, source: Source) -> bool {
    let game = query.game;
    let (info, card) = (game.library.effect(source.effect), source.card.card);
    let state = game.card(card);
    if info.def == state.def && !gemini::has_effects(game, card) {
        return false;
    }
    match info.effect.kind {
        EffectKind::CardActivation => activation::can_be_turned_up(query, source, info.part),
        EffectKind::Ignition
        | EffectKind::Trigger(_)
        | EffectKind::Quick(_)
        | EffectKind::Continuous
        | EffectKind::Upkeep
        | EffectKind::Unclassified => {
            info.part == query.part(card)
                && !query.places(card).is_disjoint(info.places)
                && (!state.place.is_field() || state.face.is_up())
        }
    }
}

pub(super) fn is_in_time(query: Query<'_>, source: Source, moment: Moment<'_>) -> bool {
    let timings = query.game.library.effect(source.effect).effect.timings();
    timings.is_empty() || timings.iter().any(|timing| is_now(query, source, timing, moment))
}

fn is_now(query: Query<'_>, source: Source, timing: &Timing, moment: Moment<'_>) -> bool {
    let game = query.game;
    let standpoint = Standpoint::of(source);
    match timing {
        Timing::AnyOf(all) => all.iter().any(|one| is_now(query, source, one, moment)),
        Timing::Event(_, pattern) => {
            moment.answers.iter().any(|event| query.fulfilled(standpoint, pattern, event).is_some())
        }
        Timing::Phase(PhasePoint::NormalDraw, _) => false,
        Timing::Phase(point, whose) => {
            is_during(game.state.turn.phase, *point)
                && standpoint.means(*whose, game.state.turn.player)
                // 3.6.3-16, -50
                && !(point.passes() && game.state.turn.under_way)
        }
        Timing::Activation(whose, filters, of) => {
            let last = moment.chain.and_then(|chain| chain.links.last());
            last.is_some_and(|link| {
                standpoint.means(*whose, link.source.you)
                    && answers_link(query, standpoint, link, filters, of)
            })
        }
        Timing::Attempt(whose, ways, filters) => {
            let meant = (*whose, *ways, &filters[..]);
            moment.chain.is_none()
                && moment
                    .answers
                    .iter()
                    .any(|event| !attempt::answered(query, standpoint, event, meant).is_empty())
        }
    }
}

/// 3.3.4-32, -33, 3.4.2-6, 3.4.4-51, -54: is it an activation of the kind that is meant?
fn answers_link(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    link: &ChainLink,
    filters: &[Filter],
    of: &ActivationOf,
) -> bool {
    is_activation_of(query, standpoint, link, of)
        && filters.iter().all(|filter| query.is_like(standpoint, link.source.card.card, filter))
}

fn is_activation_of(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    link: &ChainLink,
    of: &ActivationOf,
) -> bool {
    match of {
        ActivationOf::Any => true,
        ActivationOf::Card => link.is_card,
        ActivationOf::Effect => !link.is_card,
        // 2.2.1-5
        ActivationOf::Including(what) => {
            let info = query.game.library.effect(link.source.effect);
            !super::includes::included(info).is_disjoint(*what)
        }
        ActivationOf::Targeting(noun) => {
            let targets = super::activation::targets(query.game, link.source.effect, &link.slots);
            targets.iter().any(|one| query.game.is_current(*one) && query.fits(standpoint, one.card, noun))
        }
        ActivationOf::TargetingOnly(noun) => {
            let targets = super::activation::targets(query.game, link.source.effect, &link.slots);
            let fits = |one: &crate::state::CardRef| {
                query.game.is_current(*one) && query.fits(standpoint, one.card, noun)
            };
            matches!(&targets[..], [only] if fits(only))
        }
        ActivationOf::From(places) => link.from.is_some_and(|from| !place_words(from).is_disjoint(*places)),
        ActivationOf::All(all) => all.iter().all(|one| is_activation_of(query, standpoint, link, one)),
    }
}

/// 2.1.8-9, 3.4.2-12, 3.4.3-2, 3.5.1: condition, limit, costs, targets, and something that it could do.
fn is_payable(query: Query<'_>, source: Source, event: Option<&Event>, chain: Option<&Chain>) -> bool {
    let game = query.game;
    let effect = &game.library.effect(source.effect).effect;
    let standpoint = Standpoint::of(source).answering(event);
    use_limits::allow(game, source)
        && effect.condition.as_ref().is_none_or(|condition| query.is_true(standpoint, condition))
        && !is_barred(query, source)
        && !is_on_chain(source, chain)
        && possible::act(query, standpoint, source.effect)
        && possible::resolve(query, standpoint, &effect.act, &effect.resolve)
}

/// The same card is not turned face-up twice in a chain, nor the same trigger of it used again by chance.
pub(super) fn is_on_chain(source: Source, chain: Option<&Chain>) -> bool {
    chain.is_some_and(|chain| {
        chain.links.iter().any(|link| link.source.card == source.card && link.source.effect == source.effect)
    })
}

pub(super) fn is_barred(query: Query<'_>, source: Source) -> bool {
    let card = source.card.card;
    let is_card = query.game.library.effect(source.effect).effect.kind == EffectKind::CardActivation;
    let player =
        query.is_forbidden(Subject::Player(source.you), Topic::NoActivation, |query, own, restriction| {
            let like = |filters: &[Filter]| filters.iter().all(|filter| query.is_like(own, card, filter));
            if let Restriction::Activate(filters) = restriction {
                return like(filters);
            }
            let Restriction::ActivateCards(filters) = restriction else { return false };
            // A Set card is what it is for its own player.
            is_card && filters.iter().all(|filter| query.looking_under().is_like(own, card, filter))
        });
    player
        || is_barred_by_name(query, source)
        || (is_card && unique::is_there(query, source.you, card))
        // 3.4.4-155 to -157
        || query.is_unusable(card)
        || query.is_forbidden(Subject::Card(card), Topic::NoActivation, |_, _, restriction| {
            matches!(restriction, Restriction::ActivateEffects)
        })
}

/// Does something say that this player cannot use what has this name?
fn is_barred_by_name(query: Query<'_>, source: Source) -> bool {
    let mut barred = false;
    query.each_of(Subject::Player(source.you), Topic::NoActivation, &mut |applying| {
        if let (Modifier::Cannot(Restriction::ActivateNamed(_)), Some(def)) =
            (applying.modifier, applying.fixed)
            && let Ok(def) = u16::try_from(def)
        {
            let name = &query.game.library.def(crate::library::DefId(def)).card.name;
            barred |= query.is_named(source.card.card, name);
        }
    });
    barred
}

/// A trigger that was met can be activated.
pub(crate) fn can_be_triggered(game: &Game, source: Source, event: &Event) -> bool {
    let query = Query::on(game);
    is_where_it_works(query, source)
        && game
            .state
            .turn
            .phase
            .damage_time()
            .is_none_or(|time| damage_step::allows(game, source.effect, time))
        && is_payable(query, source, Some(event), None)
}

/// What waits to be activated may have become impossible by what was activated before it.
pub(crate) fn is_still_possible(game: &Game, what: &ToActivate) -> bool {
    let query = Query::on(game);
    game.is_current(what.source.card)
        && is_where_it_works(query, what.source)
        && is_payable(query, what.source, what.event.as_deref(), None)
}

/// Which of these events the effect answers.
pub(crate) fn answered_event(game: &Game, source: Source, events: &[Event]) -> Option<Event> {
    let (query, standpoint) = (Query::on(game), Standpoint::of(source));
    let timings = game.library.effect(source.effect).effect.timings();
    let answers = |event: &Event| timings.iter().find_map(|timing| answers(query, standpoint, timing, event));
    events.iter().rev().find_map(answers)
}

/// The same in a chain: 3.3.2-74: a Summon is answered by its first link alone.
pub(crate) fn event_in_chain(game: &Game, source: Source, chain: &Chain) -> Option<Event> {
    let attempted = |event: &&Event| !matches!(event.what, What::Attempted(_)) || chain.links.is_empty();
    let events: Vec<Event> = chain.answers.iter().filter(attempted).cloned().collect();
    answered_event(game, source, &events)
}

fn answers(query: Query<'_>, standpoint: Standpoint<'_>, timing: &Timing, event: &Event) -> Option<Event> {
    match timing {
        Timing::AnyOf(all) => all.iter().find_map(|one| answers(query, standpoint, one, event)),
        Timing::Event(_, pattern) => query.fulfilled(standpoint, pattern, event),
        Timing::Attempt(whose, ways, filters) => {
            let subjects = attempt::answered(query, standpoint, event, (*whose, *ways, filters));
            (!subjects.is_empty()).then(|| Event { subjects, ..event.clone() })
        }
        Timing::Phase(..) | Timing::Activation(..) => None,
    }
}
