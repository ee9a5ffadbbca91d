//! The position of a duel whose turn player may act freely in a Main Phase.

use super::{LeftOut, PositionCard, PositionPhase, PositionPlace, PositionView, UsedView};
use crate::problem;
use crate::view::CounterView;
use host::Problem;
use ocg::state::{Ask, CardId, CountsAs, Location, Phase};
use ocg::{Game, Lasting};
use table::Seat;

impl PositionView {
    /// # Errors
    /// When the duel is over, or something is under way.
    pub fn of(game: &Game) -> Result<PositionView, Problem> {
        let decision = game.decision().ok_or_else(problem::position_after_the_end)?;
        let (state, turn) = (game.state(), game.state().turn());
        let phase = match turn.phase {
            Phase::Main1 if decision.ask == Ask::Act => PositionPhase::Main1,
            Phase::Main2 if decision.ask == Ask::Act => PositionPhase::Main2,
            Phase::Setup
            | Phase::Draw
            | Phase::Standby
            | Phase::Main1
            | Phase::Battle(_)
            | Phase::Main2
            | Phase::End => return Err(problem::position_under_way()),
        };
        let cards = in_order(game);
        let place = |card: CardId| cards.iter().position(|&one| one == card).map(|at| at as u16);
        let laid: Vec<PositionCard> = cards
            .iter()
            .filter_map(|&card| Some(card_of(game, card, at(game, card, &place)?, &place)))
            .collect();
        Ok(PositionView {
            turn: turn.number,
            player: turn.player,
            phase,
            life: Seat::BOTH.map(|seat| state.life(seat).0),
            normal_summon_used: turn.normal_summons > 0,
            pendulum_summon_used: turn.pendulum_summons > 0,
            cards: laid,
            left_out: left_out(game, &cards),
        })
    }
}

/// Every card that lies somewhere: piles from the top down, then the field, then materials.
fn in_order(game: &Game) -> Vec<CardId> {
    let state = game.state();
    let mut all = Vec::new();
    for seat in Seat::BOTH {
        let piles = state.pile(seat);
        for pile in [&piles.deck, &piles.hand, &piles.graveyard, &piles.banished, &piles.extra] {
            all.extend(pile.iter().rev().copied());
        }
    }
    let field: Vec<CardId> = state.zones().all().map(|(_, card)| card).collect();
    all.extend(&field);
    all.extend(field.iter().flat_map(|&card| state.card(card).on_field.materials.iter().copied()));
    all
}

fn at(game: &Game, card: CardId, place: &dyn Fn(CardId) -> Option<u16>) -> Option<PositionPlace> {
    match game.state().card(card).place {
        Location::Deck => Some(PositionPlace::Deck),
        Location::Hand => Some(PositionPlace::Hand),
        Location::Zone(zone) => Some(PositionPlace::Zone(zone.into())),
        Location::Graveyard => Some(PositionPlace::Graveyard),
        Location::Banished => Some(PositionPlace::Banished),
        Location::ExtraDeck => Some(PositionPlace::ExtraDeck),
        Location::Material(holder) => place(holder).map(PositionPlace::Material),
        Location::Between | Location::Gone => None,
    }
}

fn card_of(
    game: &Game,
    card: CardId,
    at: PositionPlace,
    place: &dyn Fn(CardId) -> Option<u16>,
) -> PositionCard {
    let state = game.state().card(card);
    let on_field = &state.on_field;
    let in_zone = matches!(at, PositionPlace::Zone(_));
    let counter = |&(kind, count): &(u16, u16)| {
        let name = game.library().counter_name(kind)?.to_owned();
        Some(CounterView { name, count })
    };
    let used = game.uses_of(card).into_iter().map(|(nth, times)| UsedView { nth: nth as u16, times });
    PositionCard {
        number: game.library().def(state.def).card.id.0.to_string(),
        owner: state.owner,
        controller: Some(state.controller).filter(|&seat| in_zone && seat != state.owner),
        place: at,
        face: state.face.into(),
        since: if in_zone { on_field.since } else { state.arrived },
        summoned: on_field.summoned.filter(|_| in_zone).map(Into::into),
        properly_summoned: state.properly_summoned,
        moved: in_zone && on_field.moved == Some(game.state().turn().number),
        attacks: if in_zone { on_field.attacks } else { 0 },
        equipped_to: on_field.equipped_to.filter(|_| in_zone).and_then(|to| place(to.card)),
        as_pendulum: in_zone && on_field.as_pendulum,
        counters: on_field.counters.iter().filter_map(counter).collect(),
        known: Some(Seat::BOTH.map(|seat| state.known.to(seat))),
        used: used.collect(),
    }
}

fn left_out(game: &Game, cards: &[CardId]) -> Vec<LeftOut> {
    let Lasting { lingering, later } = game.lasting();
    let changed = cards.iter().map(|&card| &game.state().card(card).on_field).any(|one| {
        one.declared.is_some()
            || one.negated
            || one.again
            || one.as_monster.is_some()
            || !is_plain(one.counts_as)
    });
    let all = [(lingering, LeftOut::Lasting), (later, LeftOut::Later), (changed, LeftOut::Changed)];
    all.into_iter().filter(|(there, _)| *there).map(|(_, what)| what).collect()
}

/// What a position says by itself: Equip Cards and cards of the Pendulum Zone.
fn is_plain(counts_as: CountsAs) -> bool {
    match counts_as {
        CountsAs::ItsKind | CountsAs::EquipSpell | CountsAs::PendulumSpell => true,
        CountsAs::ContinuousSpell
        | CountsAs::ContinuousTrap
        | CountsAs::TrapMonster
        | CountsAs::OnlyMonster => false,
    }
}
