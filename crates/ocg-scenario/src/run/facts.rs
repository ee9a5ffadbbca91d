//! Whether something holds now.

use super::query::{Query, face_name};
use super::seats;
use crate::model::{CardFact, GameFact, OcgFact, PhaseName, Ref};
use ocg::state::{BattleStep, CardId, Face, Location, Logged, Phase, Source, What};
use scenario::holds as check;

pub(super) fn holds(query: Query<'_>, events: &[Logged], fact: &OcgFact) -> Result<(), String> {
    match fact {
        OcgFact::Seat(seat, fact) => seats::holds(query, *seat, fact),
        OcgFact::Cards { of, fact, yes } => of.iter().try_for_each(|what| of_card(query, what, fact, *yes)),
        OcgFact::Game(fact) => of_game(query, events, fact),
        OcgFact::Deck(_) | OcgFact::Match(_) => Ok(()),
    }
}

/// Of a card by name it must be true of one; of none, if it is denied.
fn of_card(query: Query<'_>, what: &Ref, fact: &CardFact, yes: bool) -> Result<(), String> {
    let meant = query.meant(what);
    if meant.is_empty() {
        return Err(format!("there is no {what}"));
    }
    let mut actual = Vec::new();
    let mut any = false;
    for card in meant {
        let (is, now) = one(query, card, fact);
        any |= is;
        actual.push(format!("{}: {now}", query.card(card)));
    }
    check(any == yes, || actual.join("\n"))
}

/// Whether it is so, and how it is.
fn one(query: Query<'_>, card: CardId, fact: &CardFact) -> (bool, String) {
    let state = query.game.state().card(card);
    let now = || query.game.now(card);
    let number = |value: Option<i32>, expected: Option<i32>| {
        (value == expected, value.map_or("none".to_owned(), |value| value.to_string()))
    };
    let lies =
        || (if state.place.is_field() { face_name(state.face) } else { "not on the field" }).to_owned();
    match fact {
        CardFact::In(seat, place) => {
            let there = place.has(state) && seat.is_none_or(|seat| query.whose(card) == seat);
            (there, format!("{:?}", state.place))
        }
        CardFact::Zone(zone) => {
            let at = state.place.zone();
            (at.is_some_and(|at| zone.means(at, state.controller)), format!("{:?}", state.place))
        }
        CardFact::FaceUp => (state.face.is_up(), lies()),
        CardFact::FaceDown => (!state.face.is_up(), lies()),
        CardFact::AttackPosition => (state.place.is_field() && state.face == Face::Up, lies()),
        CardFact::DefensePosition => (state.place.is_field() && state.face != Face::Up, lies()),
        CardFact::Atk(n) => number(now().atk, *n),
        CardFact::Def(n) => number(now().def, *n),
        CardFact::Level(n) => number(now().level, *n),
        CardFact::Rank(n) => number(now().rank, Some(*n)),
        CardFact::LinkRating(n) => number(now().link_rating, Some(*n)),
        CardFact::Scale(n) => number(now().scale, Some(*n)),
        CardFact::Attribute(one) => (now().attributes.contains(one), format!("{:?}", now().attributes)),
        CardFact::Race(race) => (now().race == Some(*race), format!("{:?}", now().race)),
        CardFact::Type(kind) => (now().types.contains(*kind), format!("{:?}", now().types)),
        CardFact::Monster => (now().is_monster, kinds(query, card)),
        CardFact::Spell => (now().is_spell, kinds(query, card)),
        CardFact::Trap => (now().is_trap, kinds(query, card)),
        CardFact::Named(name) => (now().name == *name, now().name),
        CardFact::Negated => (now().is_negated, "its effects count".to_owned()),
        CardFact::EquippedTo(what) => {
            let to = state.on_field.equipped_to.map(|to| to.card);
            let is = to.is_some_and(|to| query.is_card(what, to));
            (is, to.map_or("not equipped".to_owned(), |to| format!("equipped to {}", query.card(to))))
        }
        CardFact::Counters(count, name) => {
            number(Some(query.game.counters(card, name)), i32::try_from(*count).ok())
        }
        CardFact::Materials(count) => {
            let materials = state.on_field.materials.len();
            (materials == *count, format!("{materials} materials"))
        }
        CardFact::MaterialOf(what) => match state.place {
            Location::Material(holder) => (query.is_card(what, holder), format!("of {}", query.card(holder))),
            other => (false, format!("{other:?}")),
        },
        CardFact::ControlledBy(seat) => (state.controller == *seat, format!("by {}", state.controller)),
        CardFact::OwnedBy(seat) => (state.owner == *seat, format!("by {}", state.owner)),
        CardFact::ProperlySummoned => (state.properly_summoned, format!("{}", state.properly_summoned)),
    }
}

fn kinds(query: Query<'_>, card: CardId) -> String {
    let now = query.game.now(card);
    let all = [("a monster", now.is_monster), ("a Spell", now.is_spell), ("a Trap", now.is_trap)];
    all.iter().filter(|(_, is)| *is).map(|(name, _)| *name).collect::<Vec<_>>().join(" and ")
}

fn of_game(query: Query<'_>, events: &[Logged], fact: &GameFact) -> Result<(), String> {
    let state = query.game.state();
    let turn = state.turn();
    match fact {
        GameFact::TurnOf(seat) => check(turn.player == *seat, || format!("it is {}'s turn", turn.player)),
        GameFact::Turn(number) => check(turn.number == *number, || format!("it is turn {}", turn.number)),
        GameFact::Phase(phase) => check(phase.is(turn.phase), || format!("it is {:?}", turn.phase)),
        GameFact::ChainLinks(count) => {
            let links = if *count == 0 { state.chain_links().len() } else { chain(query, events).len() };
            check(links == *count, || format!("the chain has {links} links"))
        }
        GameFact::ChainLink(nth, effect) => {
            let links = chain(query, events);
            let link = nth.checked_sub(1).and_then(|at| links.get(at));
            let is = link.is_some_and(|link| {
                query.is_card(&effect.of, link.card.card)
                    && query.is_which(effect.which, link.card.card, link.effect)
            });
            check(is, || match link {
                Some(link) => format!("it is {}", query.card(link.card.card)),
                None => format!("the chain has {} links", links.len()),
            })
        }
    }
}

/// The links of the present chain, or of the last one when there is none.
fn chain(query: Query<'_>, events: &[Logged]) -> Vec<Source> {
    let present = query.game.state().chain_links();
    if !present.is_empty() {
        return present.iter().map(|link| link.source).collect();
    }
    let (mut links, mut resolving) = (Vec::new(), false);
    for logged in events {
        match logged.event.what {
            What::Activated(source) => {
                if std::mem::take(&mut resolving) {
                    links.clear();
                }
                links.push(source);
            }
            What::Resolved(_) | What::EffectNegated | What::ActivationNegated => resolving = true,
            _ => {}
        }
    }
    links
}

impl PhaseName {
    pub(super) fn is(self, phase: Phase) -> bool {
        match self {
            PhaseName::Exactly(one) => one == phase,
            PhaseName::BattlePhase => matches!(phase, Phase::Battle(_)),
            PhaseName::BattleStep => phase == Phase::Battle(BattleStep::Battle),
            PhaseName::DamageStep => matches!(phase, Phase::Battle(BattleStep::Damage(_))),
            PhaseName::MainPhase => phase.is_main(),
        }
    }
}
