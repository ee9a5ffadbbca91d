//! OCG 2.1.4, 2.1.5-1, 2.1.7-5, -6: the Summons that have succeeded this turn, and the texts that look at them.

use crate::game::Game;
use crate::language::{
    Block, EffectKind, Filter, Linked, Modifier, On, Per, Restriction, Statement, Step, SummonCondition,
    SummonWay, Until,
};
use crate::query::{Query, Standpoint};
use crate::state::{CardId, Face, Phase, Succeeded, What};
use enumset::EnumSet;
use table::Seat;

/// 2.1.5-1: would one more Summon of this monster be one too many? Only those that succeeded count.
pub(crate) fn is_used_up(query: Query<'_>, seat: Seat, card: CardId, way: SummonWay) -> bool {
    let of_name = |times: u8| {
        let same = |one: &&Succeeded| one.way.is_special() && is_of_name(query.game, **one, seat, card);
        way.is_special() && query.game.state.turn.summons.iter().filter(same).count() >= usize::from(times)
    };
    let conditions = &query.game.def(card).card.text.conditions;
    conditions.iter().any(|one| matches!(one, SummonCondition::TimesPerTurn(times) if of_name(*times)))
}

/// 3.3.1-6: the printed name counts.
fn is_of_name(game: &Game, one: Succeeded, seat: Seat, card: CardId) -> bool {
    one.seat == seat && game.card(one.card).def == game.card(card).def
}

/// 2.1.5-1: how many Summons in these ways the player has made; a Summon of several monsters is one.
pub(crate) fn made(game: &Game, seat: Seat, ways: EnumSet<SummonWay>) -> u8 {
    let own = game.state.turn.summons.iter().filter(|one| one.seat == seat && ways.contains(one.way));
    let numbers: std::collections::BTreeSet<u8> = own.map(|one| one.nth).collect();
    numbers.len() as u8
}

/// 2.1.7-5, -6: may the monster still be Summoned by this procedure of its own? A Summon that was negated, or
/// that was made in another way, does not count.
pub(crate) fn allows_procedure(game: &Game, seat: Seat, card: CardId, nth: u8) -> bool {
    let procedure = game.def(card).card.text.procedures.get(usize::from(nth));
    let Some(limit) = procedure.and_then(|procedure| procedure.limit) else { return true };
    debug_assert!(limit.per == Per::Turn);
    let same = |one: &&Succeeded| one.procedure == Some(nth) && is_of_name(game, **one, seat, card);
    game.state.turn.summons.iter().filter(same).count() < usize::from(limit.times)
}

/// 2.1.4-1: what an activation forbids for the whole turn must not have been done before it.
pub(crate) fn allow(query: Query<'_>, standpoint: Standpoint<'_>, act: &Block) -> bool {
    act.iter().all(|Linked(_, step)| {
        if let Step::Hold(statement, Until::EndOfTurn | Until::EndPhase) = step {
            return !has_attacked(query, standpoint, statement);
        }
        let Step::GivePlayer(whose, Modifier::Cannot(forbidden), Until::EndOfTurn | Until::EndPhase) = step
        else {
            return true;
        };
        !has_done(query, standpoint, standpoint.player(*whose), forbidden)
    })
}

fn has_done(query: Query<'_>, standpoint: Standpoint<'_>, seat: Seat, forbidden: &Restriction) -> bool {
    if let Restriction::Summon(ways, filters) = forbidden {
        return has_made(query, standpoint, seat, *ways, filters);
    }
    if *forbidden == Restriction::ConductBattlePhase {
        return has_battled(query.game, seat);
    }
    has_activated(query, standpoint, seat, forbidden)
}

/// 2.1.4-1: has this player activated such a card or effect this turn?
fn has_activated(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    seat: Seat,
    restriction: &Restriction,
) -> bool {
    let (Restriction::Activate(filters) | Restriction::ActivateCards(filters)) = restriction else {
        return false;
    };
    let cards_only = matches!(restriction, Restriction::ActivateCards(_));
    query.game.state.turn.past.iter().any(|event| {
        let What::Activated(source) = event.what else { return false };
        let kind = query.game.library.effect(source.effect).effect.kind;
        source.you == seat
            && (!cards_only || kind == EffectKind::CardActivation)
            && filters.iter().all(|filter| query.is_like(standpoint, source.card.card, filter))
    })
}

/// 3.6.3-87: Main Phase 2 comes only after a Battle Phase.
fn has_battled(game: &Game, seat: Seat) -> bool {
    game.state.turn.player == seat && matches!(game.state.turn.phase, Phase::Battle(_) | Phase::Main2)
}

/// 2.1.4-1: has one of those that cannot attack this turn attacked already?
fn has_attacked(query: Query<'_>, standpoint: Standpoint<'_>, statement: &Statement) -> bool {
    let (On::All(noun), Modifier::Cannot(Restriction::Attack)) = (&statement.on, &statement.is) else {
        return false;
    };
    let monsters = query.all(standpoint, noun);
    monsters.into_iter().any(|card| query.game.card(card).on_field.attacks > 0)
}

/// 2.1.4-1, -3: has this player Summoned such a monster this turn, and was it not negated?
fn has_made(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    seat: Seat,
    ways: EnumSet<SummonWay>,
    filters: &[Filter],
) -> bool {
    query.game.state.turn.summons.iter().any(|one| {
        // 2.1.4-2: of what came face-down nothing can be taken as known.
        let query =
            if one.face == Face::Down { query.without_knowing(one.card) } else { query.looking_under() };
        one.seat == seat
            && ways.contains(one.way)
            && filters.iter().all(|filter| query.is_like(standpoint, one.card, filter))
    })
}
