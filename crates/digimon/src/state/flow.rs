//! DCG 15-4, 18: what is going on: the procedures under way, what waits, what is asked, how it ended.

use super::{Activation, Decision, Deferred, Due, Frame, Pending, State};
use crate::other::Watch;
use crate::pipe::Made;
use serde::{Deserialize, Serialize};

/// What is going on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Flow {
    pub(super) frames: Vec<Frame>,
    pub(super) decision: Option<Decision>,
    pub(super) outcome: Option<table::Outcome>,
    pub(super) pending: Vec<Pending>,
    pub(super) deferred: Vec<Deferred>,
    /// 15-4-5: the number of the present batch of triggers.
    pub(super) batch: u32,
    /// 18-3: how many effects were activated since the last time that a turn began.
    pub(super) activations: u32,
    pub(super) watch: Watch,
}

impl Flow {
    /// This is to be done next, the last first.
    pub(super) fn of(frames: Vec<Frame>) -> Flow {
        Flow { frames, ..Flow::default() }
    }
}

impl State {
    /// The procedures under way; the last one goes on.
    pub fn frames(&self) -> &[Frame] {
        &self.flow.frames
    }

    /// How many things are in the middle of being done, wait, or last.
    pub(crate) fn held(&self) -> usize {
        self.flow.frames.len() + self.flow.pending.len() + self.flow.deferred.len() + self.board.given.len()
    }

    /// What the procedures under way remember may be changed by what goes on within them.
    pub(crate) fn frames_mut(&mut self) -> &mut [Frame] {
        &mut self.flow.frames
    }

    pub(crate) fn push_frame(&mut self, frame: Frame) {
        self.flow.frames.push(frame);
    }

    pub(crate) fn pop_frame(&mut self) -> Option<Frame> {
        self.flow.frames.pop()
    }

    /// The effect that is being carried out, if any.
    pub fn activation(&self) -> Option<&Activation> {
        self.flow.frames.iter().rev().find_map(Frame::activation)
    }

    pub(crate) fn activation_mut(&mut self) -> Option<&mut Activation> {
        self.flow.frames.iter_mut().rev().find_map(Frame::activation_mut)
    }

    /// What is asked now; nothing when the game is over.
    pub fn decision(&self) -> Option<&Decision> {
        self.flow.decision.as_ref()
    }

    pub(crate) fn decision_mut(&mut self) -> Option<&mut Decision> {
        self.flow.decision.as_mut()
    }

    pub(crate) fn set_decision(&mut self, decision: Decision) {
        self.flow.decision = Some(decision);
    }

    pub(crate) fn take_decision(&mut self) -> Option<Decision> {
        self.flow.decision.take()
    }

    pub fn outcome(&self) -> Option<table::Outcome> {
        self.flow.outcome
    }

    /// 1-2-2: the game is over at once. Was it not yet?
    pub(crate) fn end_game(&mut self, _: &Made, outcome: table::Outcome) -> bool {
        let on = self.flow.outcome.is_none();
        if on {
            self.flow.outcome = Some(outcome);
        }
        on
    }

    /// Nothing goes on after the end of the game.
    pub(crate) fn stop(&mut self) {
        self.flow.frames.clear();
        self.flow.decision = None;
    }

    /// 15-4-4: the triggered effects that wait for their turn.
    pub fn pending(&self) -> &[Pending] {
        &self.flow.pending
    }

    pub(crate) fn pending_mut(&mut self) -> &mut Vec<Pending> {
        &mut self.flow.pending
    }

    /// 18-1-1: the processes that wait for their moment.
    pub fn deferred(&self) -> &[Deferred] {
        &self.flow.deferred
    }

    pub(crate) fn deferred_mut(&mut self) -> &mut [Deferred] {
        &mut self.flow.deferred
    }

    pub(crate) fn defer(&mut self, _: &Made, deferred: Deferred) {
        self.flow.deferred.push(deferred);
    }

    /// 18-1-2: those whose moment has come.
    pub(crate) fn take_due(&mut self, _: &Made, now: &[Due]) -> Vec<Deferred> {
        self.flow.deferred.extract_if(.., |deferred| now.contains(&deferred.when)).collect()
    }

    /// 15-4-5: the number of the present batch of triggers.
    pub(crate) fn batch(&self) -> u32 {
        self.flow.batch
    }

    /// 15-4-5-1: what triggers from now on is derived from what begins now.
    pub(crate) fn begin_batch(&mut self) {
        self.flow.batch += 1;
    }

    /// 18-3: how many effects were activated since the last time that a turn began.
    pub(crate) fn activations(&self) -> u32 {
        self.flow.activations
    }

    pub(crate) fn count_activation(&mut self) {
        self.flow.activations += 1;
    }

    /// 6-1-1: nothing has been activated in the turn that begins.
    pub(crate) fn forget_activations(&mut self) {
        self.flow.activations = 0;
    }

    /// 18-3: what is remembered of this turn to notice loops.
    pub fn watch(&self) -> &Watch {
        &self.flow.watch
    }

    pub(crate) fn watch_mut(&mut self) -> &mut Watch {
        &mut self.flow.watch
    }
}
