//! The pipe that every change goes through: propose, interrupt, commit, trigger, check.
//!
//! What nothing can cut in on is committed at once ([`commit`]); everything else is proposed.
//!
//! A proposal is one cause over a set. Immediate effects may strike subjects off it (15-8-5),
//! immunity and restrictions leave subjects out (15-15-6, 15-1-3), and what is left happens at once.

mod commit;
mod happenings;
mod made;

pub(crate) use commit::{commit, commit_by, commit_to};
pub(crate) use made::Made;

use crate::effects::language::{How, Restriction};
use crate::effects::topic::Topics;
use crate::effects::{immediate, immunity};
use crate::game::Game;
use crate::query::Query;
use crate::state::{
    Ask, Cause, Change, Frame, Holder, Pick, Proposal, ProposeStage, PutTo, Returned, Thing, What,
};
use table::Seat;

/// Proposes a change to these, by that cause.
pub(crate) fn propose(game: &mut Game, change: Change, subjects: Vec<Thing>, cause: Cause) {
    let proposal = Proposal { change, subjects, cause, stage: ProposeStage::Interrupt };
    game.push(Frame::Propose(Box::new(proposal)));
}

pub(crate) fn step(game: &mut Game, mut proposal: Box<Proposal>, returned: Returned) {
    match proposal.stage {
        ProposeStage::Interrupt => {
            leave_out(game, &mut proposal);
            proposal.stage = ProposeStage::Order;
            let (cause, subjects) = (proposal.cause, proposal.subjects.clone());
            let in_play = subjects.iter().any(|thing| matches!(thing, Thing::Unit(_)));
            let (what, leaves) =
                (happenings::called(&proposal.change, in_play).before, leaves(&proposal.change, in_play));
            game.push(Frame::Propose(proposal));
            match what {
                Some(what) => immediate::interrupt(game, what, leaves, subjects, Vec::new(), cause),
                None => game.hand_back(Returned::Things(subjects)),
            }
        }
        ProposeStage::Order => {
            proposal.subjects = returned.things();
            proposal.stage = ProposeStage::Ordered;
            ask_order(game, proposal);
        }
        ProposeStage::Ordered => {
            let mut left = returned.things();
            left.retain(|&thing| Query::on(game).is_there(thing));
            commit(game, &proposal.change, &left, proposal.cause);
        }
    }
}

/// Deleting and returning are leaving, too.
fn leaves(change: &Change, in_play: bool) -> bool {
    in_play && matches!(change, Change::Delete | Change::Put(_))
}

/// 15-15-6, 15-1-3: leaves out what cannot be affected, and what is gone already.
/// 1-3-2: what cannot be done is left out, and the rest is done.
fn leave_out(game: &mut Game, proposal: &mut Proposal) {
    let (change, cause) = (&proposal.change, proposal.cause);
    let mut unaffected = Vec::new();
    let query = Query::on(game);
    if let Some(holder) = closed_stack(query, change, &cause) {
        proposal.subjects.clear();
        unaffected.push(holder);
    }
    proposal.subjects.retain(|&thing| {
        // 4-5: nothing lies under itself.
        let under_itself = matches!((change, thing), (Change::Put(PutTo::Under(holder, ..)), Thing::Unit(unit)) if *holder == unit);
        // 4-13-1, 14-2-3: only what is in play is deleted.
        let not_in_play = matches!((change, thing), (Change::Delete, Thing::Card(_)));
        if !query.is_there(thing) || under_itself || not_in_play {
            return false;
        }
        let stays = is_immune(query, thing, &cause) || is_protected(query, thing, change, &cause);
        if stays {
            unaffected.push(thing);
        }
        !stays
    });
    for thing in unaffected {
        if let Some(label) = game.label_of(thing) {
            game.note(&["15-15-6-1"], |_| What::Unaffected(label));
        }
    }
}

/// 15-15-6-1: an effect puts nothing under a Digimon that it does not affect.
fn closed_stack(query: Query<'_>, change: &Change, cause: &Cause) -> Option<Thing> {
    let Change::Put(PutTo::Under(holder, ..)) = change else { return None };
    immunity::is_unaffected(query, *holder, cause).then_some(Thing::Unit(*holder))
}

fn is_immune(query: Query<'_>, thing: Thing, cause: &Cause) -> bool {
    let unit = match thing {
        Thing::Unit(unit) => Some(unit),
        // What is under a card is part of it (4-5-7).
        Thing::Card(card) => query.game.unit_with(card.card).map(|unit| unit.id),
        Thing::Player(_) => None,
    };
    unit.is_some_and(|unit| immunity::is_unaffected(query, unit, cause))
}

/// 1-3-1: the rules or an effect would do it, and a card that says it cannot be done goes before.
pub(crate) fn is_protected(query: Query<'_>, thing: Thing, change: &Change, cause: &Cause) -> bool {
    let subject = match thing {
        Thing::Card(card) => query.game.unit_with(card.card).map_or(thing, |unit| Thing::Unit(unit.id)),
        Thing::Unit(_) | Thing::Player(_) => thing,
    };
    let whole = subject == thing;
    if matches!(change, Change::Put(PutTo::SecurityTop(_) | PutTo::SecurityBottom(_)))
        && crate::keywords::recovery::is_forbidden(query, thing, cause)
    {
        return true;
    }
    let by = |query: Query<'_>, own: &Holder, how: &How| query.came_by(own, how, cause);
    let put = matches!(change, Change::Put(_));
    let trashed = *change == Change::Put(PutTo::Trash);
    let de_digivolved = matches!(change, Change::DeDigivolve(_));
    query.is_forbidden(subject, Topics::CANNOT_LEAVE.union(Topics::CANNOT_TURN), |query, own, restriction| {
        match restriction {
            Restriction::BeDeleted(how) => *change == Change::Delete && by(query, own, how),
            Restriction::Leave(how) => (*change == Change::Delete || (put && whole)) && by(query, own, how),
            Restriction::LeaveUndeleted(how) => put && whole && by(query, own, how),
            Restriction::BeReturnedToHand(how) => {
                *change == Change::Put(PutTo::Hand) && whole && by(query, own, how)
            }
            Restriction::BeReturnedToDeck(how) => {
                matches!(change, Change::Put(PutTo::DeckTop | PutTo::DeckBottom))
                    && whole
                    && by(query, own, how)
            }
            Restriction::HaveDigivolutionCardsTrashed(how) => trashed && !whole && by(query, own, how),
            Restriction::HaveStackedCardsTrashed(how) => {
                ((trashed && !whole) || de_digivolved || *change == Change::TrashTop) && by(query, own, how)
            }
            Restriction::BeDeDigivolved(how) => de_digivolved && by(query, own, how),
            Restriction::Suspend => *change == Change::Suspend,
            Restriction::Unsuspend => *change == Change::Unsuspend,
            Restriction::UnsuspendInPhase => *change == Change::Unsuspend && matches!(cause, Cause::Rule),
            Restriction::Move => *change == Change::Move,
            // Asked where the thing would be done: it is not proposed at all.
            Restriction::Attack
            | Restriction::AttackPlayers
            | Restriction::AttackDigimon(_)
            | Restriction::Block
            | Restriction::BeBlocked(_)
            | Restriction::BeAttacked
            | Restriction::Digivolve
            | Restriction::DigivolveInto(_)
            | Restriction::HaveDpReduced(_)
            | Restriction::BeTrashed(_)
            | Restriction::Activate(_)
            | Restriction::SwitchTarget
            | Restriction::Play(..)
            | Restriction::UseOptions
            | Restriction::GainMemory(_)
            | Restriction::ReduceCosts(_)
            | Restriction::AddSecurity(_)
            | Restriction::Draw(_)
            | Restriction::IgnoreDigivolutionRequirements
            | Restriction::Link
            | Restriction::Hatch => false,
        }
    }) || (trashed && !whole && query.cannot_be_trashed(thing, cause))
        || crate::keywords::jamming::protects(query, thing, change, cause)
}

/// 3-1-3-4: cards that go to an ordered place together go in the order that the player of the
/// effect chooses; they are put there one after the other, the first chosen first.
/// 3-1-3-6: their order is in the event, which everyone sees.
fn ask_order(game: &mut Game, proposal: Box<Proposal>) {
    let subjects = proposal.subjects.clone();
    let ordered = matches!(
        proposal.change,
        Change::Put(
            PutTo::DeckTop
                | PutTo::DeckBottom
                | PutTo::SecurityTop(_)
                | PutTo::SecurityBottom(_)
                | PutTo::Under(..)
                | PutTo::UnderPlayed
        )
    );
    let seat = proposal.cause.source().map_or(game.state.turn_player(), |source| source.holder.you);
    let about = proposal.cause.source().map(|source| source.holder);
    // 3-3-4
    // 3-2-4, 3-7-5: unseen cards go one by one, in the order in which they lie.
    let seen = subjects.iter().any(|&thing| !is_unseen(game, seat, thing));
    game.push(Frame::Propose(proposal));
    if ordered && seen && subjects.len() > 1 {
        ask_for_order(game, seat, about, subjects);
    } else {
        game.hand_back(Returned::Things(subjects));
    }
}

fn is_unseen(game: &Game, seat: Seat, thing: Thing) -> bool {
    match thing {
        Thing::Card(card) => !game.state.card(card.card).known.to(seat),
        Thing::Unit(_) | Thing::Player(_) => false,
    }
}

/// 15-15-3-7, 15-15-4-7
fn ask_for_order(game: &mut Game, seat: Seat, about: Option<Holder>, things: Vec<Thing>) {
    let n = things.len() as u8;
    let pick = Pick {
        seat,
        why: Ask::Order,
        about,
        candidates: things,
        chosen: Vec::new(),
        min: n,
        max: n,
        total: None,
        different: None,
        alike: None,
    };
    game.push(Frame::Pick(Box::new(pick)));
}
