//! The one place where a game changes: the state moves, the event is recorded, and whoever waits
//! for it is triggered.

use super::happenings::{self, Departs, Occurrences, Then};
use super::made::Made;
use crate::areas::hidden;
use crate::effects::process::did;
use crate::effects::trigger::{self, Noticed};
use crate::effects::{self, activation, look, reveal};
use crate::game::Game;
use crate::overview::winning;
use crate::query::Query;
use crate::state::{CardId, Cause, Change, Clause, Snapshot, Thing};
use crate::terms::{self, overflow};
use crate::{
    attack, battle, block, digivolve, keywords, link, other, play, rule_check, security_check, setup, turn,
    use_option,
};

/// Makes the change to these, by that cause.
pub(crate) fn commit(game: &mut Game, change: &Change, subjects: &[Thing], cause: Cause) {
    commit_by(game, change, subjects, cause, &[]);
}

/// As [`commit`], and hands back whom it happened to.
pub(crate) fn commit_to(game: &mut Game, change: &Change, subjects: &[Thing], cause: Cause) -> Vec<Thing> {
    bring_about(game, change, subjects, cause, &[])
}

/// As [`commit`], by the clauses of the rule that does it.
pub(crate) fn commit_by(
    game: &mut Game,
    change: &Change,
    subjects: &[Thing],
    cause: Cause,
    clauses: &'static [Clause],
) {
    bring_about(game, change, subjects, cause, clauses);
}

fn bring_about(
    game: &mut Game,
    change: &Change,
    subjects: &[Thing],
    cause: Cause,
    clauses: &'static [Clause],
) -> Vec<Thing> {
    let mut made = Made::by(clauses);
    let called = happenings::called(change, false);
    let leaving = called.departs.map(|departs| Leaving::look(game, departs, subjects, cause, &made));
    make(game, change, subjects, cause, &mut made);
    made.record(game);
    carry_on(game, called.then, &made, cause);
    let done = match leaving {
        Some(leaving) => leaving.trigger(game, cause),
        None => done(game, &made, cause),
    };
    notice(game, change, &made, cause);
    // 15-15: the effect behind the change remembers what it has done.
    if let Some(verb) = called.done {
        did(game, cause, verb, done);
    }
    made.subjects
}

/// What the effect behind the change has done it to.
fn done(game: &Game, made: &Made, cause: Cause) -> Vec<Snapshot> {
    if cause.source().is_none() {
        return Vec::new();
    }
    Query::on(game).snapshots(made.done_to.as_ref().unwrap_or(&made.subjects))
}

/// What leaves a place is looked at while everything still is where it was (4-13-2, 4-14-2).
struct Leaving {
    departures: Occurrences,
    noticed: Vec<Noticed>,
    /// What an effect does it to, as it was then (15-8-3-9-4).
    /// 15-1-9: also what never arrives where it is placed.
    snapshots: Vec<Snapshot>,
    cards: Vec<CardId>,
    /// The cards with all that was under them.
    came: Vec<CardId>,
}

impl Leaving {
    fn look(game: &mut Game, departs: Departs, subjects: &[Thing], cause: Cause, made: &Made) -> Leaving {
        let departures = happenings::departures(game, departs, subjects, cause);
        let query = Query::on(game);
        let noticed =
            departures.iter().filter_map(|one| trigger::look(game, &one.seen(cause), one.facts)).collect();
        let snapshots = query.snapshots_for(cause, subjects);
        let cards: Vec<CardId> = subjects.iter().filter_map(|&thing| query.card_of(thing)).collect();
        let mut came = cards.clone();
        for &thing in subjects {
            if let Thing::Unit(unit) = thing
                && let Some(unit) = game.unit(unit)
            {
                came.extend(unit.under());
            }
        }
        for one in &departures {
            one.mark(game, made);
        }
        Leaving { departures, noticed, snapshots, cards, came }
    }

    /// Who was triggered waits now, and so do effects that wait where the cards went (15-5-3).
    fn trigger(self, game: &mut Game, cause: Cause) -> Vec<Snapshot> {
        for noticed in self.noticed {
            trigger::trigger(game, noticed);
        }
        for one in &self.departures {
            trigger::arrivals(game, one.what, one.leaves, &self.cards, &self.came, cause);
        }
        let mut snapshots = self.snapshots;
        for snapshot in &mut snapshots {
            snapshot.card = game.card_ref(snapshot.card.card);
        }
        snapshots
    }
}

/// Whoever waits for what happened is triggered.
/// 15-4-2-2: in the middle of anything.
fn notice(game: &mut Game, change: &Change, made: &Made, cause: Cause) {
    for one in happenings::of(game, change, made) {
        if !one.subjects.is_empty() {
            one.mark(game, made);
            let noticed = trigger::look(game, &one.seen(happenings::cause_of(change, cause)), one.facts);
            if let Some(noticed) = noticed {
                trigger::trigger(game, noticed);
            }
        }
    }
}

/// What is part of the change, after the event itself: Overflow (4-17-4), the draw of digivolving
/// (8-1-3-3), suspending for an attack (11-2-8-1) or a block (12-1-7-1).
fn carry_on(game: &mut Game, then: Option<Then>, made: &Made, cause: Cause) {
    overflow::process(game, &made.gone);
    match then {
        None => {}
        Some(Then::DrawForDigivolving) => digivolve::draw_for(game, made),
        Some(Then::SuspendAttacker(position)) => attack::declare::suspend(game, &made.subjects, position),
        Some(Then::TakeOverAttack) => block::take_over(game, &made.subjects),
        Some(Then::RememberDeleted) => battle::remember_deleted(game, &made.subjects, cause),
    }
}

/// Moves the state, as the chapter of the change says.
fn make(game: &mut Game, change: &Change, subjects: &[Thing], cause: Cause, made: &mut Made) {
    match change {
        Change::Delete => terms::delete::make(game, subjects, cause, made),
        Change::Suspend => terms::suspend::suspend(game, subjects, made),
        Change::Unsuspend => terms::suspend::unsuspend(game, subjects, made),
        Change::DeDigivolve(n) => keywords::de_digivolve::make(game, subjects, *n, made),
        Change::TrashTop => terms::stacked::trash_top(game, subjects, made),
        Change::Put(to) => terms::trash::put(game, subjects, *to, made),
        Change::PlaceInPlay(area) => terms::stacked::place_in_play(game, subjects, *area, made),
        Change::Flip(face) => terms::stacked::flip(game, subjects, *face, made),
        Change::Move => terms::move_digimon::make(game, subjects, made),
        Change::Play(entry) => play::enter(game, subjects, entry, made),
        Change::Digivolve { card, link_card, facts } => {
            made.facts = *facts;
            digivolve::stack(game, subjects, *card, *link_card, made);
        }
        Change::DnaDigivolve { card, from_hand, facts } => {
            made.facts = *facts;
            digivolve::dna::stack(game, subjects, *card, *from_hand, made);
        }
        Change::Use { facts, .. } => {
            made.facts = *facts;
            use_option::set_aside(game, subjects, made);
        }
        Change::Link { to, .. } => link::insert(game, subjects, *to, made),
        Change::LayUnder => play::digixros::set_under(game, subjects, made),
        Change::Discard => terms::trash::discard(game, subjects, made),
        Change::RuleOut => rule_check::rule_out(game, subjects, made),
        Change::Draw { seat, n } => terms::draw::take(game, *seat, *n, made),
        Change::Memory { seat, by } | Change::Overflow { seat, by } => {
            terms::memory::shift(game, *seat, *by, made);
        }
        Change::Pay { seat, cost } => terms::memory::take_cost(game, *seat, *cost, made),
        Change::Pass(seat) => turn::main_phase::hand_over(game, *seat, made),
        Change::Hatch(seat) => terms::hatch::make(game, *seat, made),
        Change::Reveal { seat, from, n } => reveal::take_off(game, *seat, *from, *n, made),
        Change::Look(seat) => look::see(game, *seat, subjects, made),
        Change::Show => hidden::show(game, subjects, made),
        Change::Shuffle { seat, pile } => hidden::mix(game, *seat, *pile, made),
        Change::DeclareAttack { target, by_blitz, .. } => {
            attack::declare::begin(game, subjects, *target, *by_blitz, made);
        }
        Change::SwitchTarget(target) => attack::turn_to(game, subjects, *target, made),
        Change::Block => block::step_in(game, subjects, made),
        Change::CounterTiming | Change::EndOfAttack | Change::EndBattle => made.subjects = subjects.to_vec(),
        Change::CheckSecurity { by, facts } => {
            made.facts = *facts;
            security_check::turn_over(game, subjects, *by, made);
        }
        Change::WinBattle { loser } => {
            made.subjects = subjects.to_vec();
            made.other = vec![Thing::Card(*loser)];
        }
        Change::EndAttack => attack::end::close(game, made),
        Change::OpeningHands => setup::draw_opening_hands(game, made),
        Change::Redraw(seat) => setup::draw_anew(game, *seat, made),
        Change::SetSecurity => setup::lay_security(game, made),
        Change::BeginTurn => turn::begin(game, made),
        Change::BeginPhase(phase) => turn::enter_phase(game, *phase, made),
        Change::TurnEnding => turn::end_of_turn::announce(game, made),
        Change::EndTurn => turn::end_of_turn::pass_on(game, made),
        Change::EndGame(outcome) => winning::end(game, *outcome, made),
        Change::Give(giving) => effects::process::give(game, giving, made),
        Change::Expire(until) => game.state.board_mut(made).end_given(*until),
        Change::ExpireWithGone => game.state.board_mut(made).end_given_to_gone(),
        Change::Inform(now) => game.state.board_mut(made).keep_informing(now),
        Change::Uphold(now) => game.state.board_mut(made).keep_standing(now.clone()),
        Change::Activate(holder) => activation::make(game, *holder, made),
        Change::Defer(deferred) => other::deferred::put_off(game, deferred, made),
        Change::ComeDue(due) => other::deferred::take_up(game, due, made),
        Change::BeginTimings => game.state.board_mut(made).start_timings(),
        Change::CutShort => game.state.board_mut(made).cut_attack_short(),
        Change::Battle { strengths } => battle::meet(game, subjects, *strengths, made),
        Change::ReadyToPierce => game.state.board_mut(made).set_piercing(),
        Change::Pierce => game.state.board_mut(made).clear_piercing(),
        Change::BringToken { def, seat } => terms::token::appear(game, *def, *seat, made),
        Change::SendBack => terms::token::disappear(game, subjects, made),
        Change::PutBack(cards) => reveal::lay_back(game, cards, made),
        Change::PickBlindly(n) => effects::process::pick_by_chance(game, subjects, *n, made),
    }
}
