//! The pipe that every change goes through: propose, interrupt, commit, trigger, check.
//!
//! A proposal is one cause over a set of cards. "Cannot" and "unaffected" strike cards off it (3.4.4-4);
//! redirections send the rest elsewhere (3.3.2-66); what is left happens at once, as one event.

mod change;
mod commit;
mod monsters;
mod place;
mod redirect;

pub(crate) use change::{Change, Destination};
pub(crate) use commit::snapshot;

use crate::game::Game;
use crate::language::{Filter, Restriction, SummonWay, Topic};
use crate::overview::winning;
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::state::{By, CardId, Move, Statement};

impl Game {
    /// Proposes a change. Returns the cards that it really happened to.
    pub(crate) fn propose(&mut self, change: Change, by: By, statements: &[Statement]) -> Vec<CardId> {
        let change = interrupt(self, change, by);
        let cards = commit::commit(self, change, by, statements);
        winning::check_life(self);
        cards
    }

    /// Proposes changes that are made together: Life Points are looked at when all of them have happened.
    pub(crate) fn propose_together(&mut self, changes: Vec<Change>, by: By, statements: &[Statement]) {
        for change in changes {
            let change = interrupt(self, change, by);
            commit::commit(self, change, by, statements);
        }
        winning::check_life(self);
    }
}

/// Strikes off what cannot be changed.
fn interrupt(game: &Game, change: Change, by: By) -> Change {
    let Change::Move { mut cards, why, to } = change else { return change };
    let query = Query::on(game);
    cards.retain(|&card| !is_protected(query, card, why, by));
    Change::Move { cards, why, to }
}

/// 3.4.4-4, -24: what says that this cannot happen to the card.
pub(crate) fn is_protected(query: Query<'_>, card: CardId, why: Move, by: By) -> bool {
    if let By::Effect(source) = by
        && query.game.card(card).place.is_field()
        && query.is_unaffected(card, source)
    {
        return true;
    }
    // 3.4.4-17: what is not on the field, in the hand or the Deck cannot be destroyed.
    if why == Move::Destroyed && !can_be_destroyed(query, card) {
        return true;
    }
    let like = |query: Query<'_>, own: Standpoint<'_>, card: CardId, filters: &[Filter]| {
        filters.iter().all(|filter| query.looking_under().is_like(own, card, filter))
    };
    let cannot =
        |query: Query<'_>, own: Standpoint<'_>, restriction: &Restriction| match (why, by, restriction) {
            (Move::Destroyed, By::Effect(source), Restriction::BeDestroyedByEffects(whose, filters)) => {
                own.means(*whose, source.you) && like(query, own, source.card.card, filters)
            }
            (Move::Destroyed, By::Battle(with), Restriction::BeDestroyedInBattle(filters)) => {
                like(query, own, with.card, filters)
            }
            (Move::Tributed, _, Restriction::BeTributed) => true,
            (
                Move::Material | Move::Tributed,
                By::Summon(made, way),
                Restriction::BeUsedAsMaterial(ways, filters),
            ) => ways.contains(way) && like(query, own, made, filters),
            (Move::Banished | Move::BanishedFaceDown, _, Restriction::Banish) => true,
            (
                Move::Destroyed | Move::Sent | Move::ReturnedToHand | Move::ReturnedToDeck,
                By::Effect(_),
                r,
            ) => {
                matches!(r, Restriction::LeaveByEffects)
            }
            _ => false,
        };
    query.is_forbidden(Subject::Card(card), Topic::Protected, cannot)
        || (matches!(why, Move::Banished | Move::BanishedFaceDown)
            && query.is_forbidden(
                Subject::Player(query.game.card(card).owner),
                Topic::Protected,
                |_, _, restriction| matches!(restriction, Restriction::Banish),
            ))
}

/// 3.4.2-20, -25: would it really come to the Graveyard?
pub(crate) fn goes_to_graveyard(query: Query<'_>, card: CardId) -> bool {
    redirect::destination(query.game, card, Destination::Graveyard).0 == crate::state::Location::Graveyard
}

fn can_be_destroyed(query: Query<'_>, card: CardId) -> bool {
    use crate::state::Location;
    match query.game.card(card).place {
        // 3.3.2-75, 3.3.3-7: also what is in no place because its Summon or activation was negated.
        Location::Zone(_) | Location::Hand | Location::Deck | Location::Between => true,
        Location::Graveyard
        | Location::Banished
        | Location::ExtraDeck
        | Location::Material(_)
        | Location::Gone => false,
    }
}

/// May the card be used as material in this way? (3.5.2)
pub(crate) fn can_be_material(query: Query<'_>, card: CardId, way: SummonWay, made: CardId) -> bool {
    // 3.4.4-156
    !query.is_unusable(card) && !is_protected(query, card, Move::Material, By::Summon(made, way))
}
