//! Comparing what a step says with what it did: the game before it and the game after it.

mod choice;
mod give;
mod moves;
mod numbers;
mod playing;

pub(crate) use choice::offered;
pub(crate) use give::{Lasting, still_as_expected};

use crate::oracle::{self, View};
use digimon::Game;
use digimon::effects::language::{Step, Target};
use digimon::state::{Activation, Event, Thing};

/// What a look at one step found.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Finding {
    Right,
    /// Not what the step says.
    Wrong(String),
    /// It cannot be told; why.
    Unchecked(String),
}

use Finding::{Right, Unchecked, Wrong};

impl Finding {
    /// The worse of the two.
    pub fn and(self, other: Finding) -> Finding {
        match (&self, &other) {
            (Wrong(_), _) => self,
            (_, Wrong(_)) => other,
            (Unchecked(_), _) => self,
            (Right, _) => other,
        }
    }
}

pub(crate) fn expect(fulfilled: bool, otherwise: impl FnOnce() -> String) -> Finding {
    if fulfilled { Right } else { Wrong(otherwise()) }
}

pub(crate) fn unchecked(what: &str) -> Finding {
    Unchecked(what.to_owned())
}

/// The two moments around a step.
pub(crate) struct Look<'a> {
    pub before: &'a Game,
    pub after: &'a Game,
    pub events: &'a [Event],
    /// The effect as it stood before, and after.
    pub was: View<'a>,
    pub now: View<'a>,
    pub running: &'a Activation,
}

impl<'a> Look<'a> {
    pub fn new(before: &'a Game, after: &'a Game, events: &'a [Event], running: &'a Activation) -> Look<'a> {
        let earlier = oracle::activation(before).filter(|earlier| earlier.holder == running.holder);
        let mut was = View::within(before, earlier.unwrap_or(running));
        was.you = running.voice;
        Look { before, after, events, was, now: View::within(after, running), running }
    }

    /// As it was before the step, but for what the step chose.
    pub fn knowing_the_choice(&self) -> View<'a> {
        View { activation: Some(self.running), ..self.was }
    }

    /// What the step acted on: what was chosen, or what the target meant before.
    pub fn acted(&self, target: &Target) -> Result<Vec<Thing>, Finding> {
        let slot = |slot: digimon::effects::language::Slot| {
            self.running.slots.get(slot.0 as usize).cloned().unwrap_or_default()
        };
        match target {
            Target::Choose(choose) => Ok(slot(choose.slot)),
            Target::Each(all) => {
                let mut slots: Vec<u8> = all.iter().map(|choose| choose.slot.0).collect();
                slots.sort_unstable();
                slots.dedup();
                if slots.len() < all.len() {
                    return Err(unchecked("several choices into one slot"));
                }
                Ok(all.iter().flat_map(|choose| slot(choose.slot)).collect())
            }
            _ => self.was.resolve(target).ok_or_else(|| unchecked("the target cannot be told")),
        }
    }
}

/// Whether the step did what it says. Structure has no steps of its own to check.
pub(crate) fn check(step: &Step, look: &Look<'_>) -> Finding {
    let mut finding = Right;
    for target in step.targets() {
        finding = finding.and(choice::chosen_fit(step, target, look));
        // Doing nothing to nobody shows nothing.
        if look.acted(target).is_ok_and(|things| things.is_empty()) {
            finding = finding.and(unchecked("nothing to act on"));
        }
    }
    did(step, look).and(finding)
}

pub(crate) fn is_structure(step: &Step) -> bool {
    match step {
        Step::May(_)
        | Step::By(..)
        | Step::If(..)
        | Step::MayInstead(..)
        | Step::ChooseModes(..)
        | Step::Repeat(..)
        | Step::ForEach(..)
        | Step::Later(..)
        | Step::AsPlayer(..)
        | Step::InsteadOfIt(_) => true,
        _ => crate::probe::is_probe(step),
    }
}

fn did(step: &Step, look: &Look<'_>) -> Finding {
    match step {
        Step::Memory(whose, by) => numbers::memory(look, *whose, by),
        Step::SetMemory(whose, to) => numbers::set_memory(look, *whose, to),
        Step::PayCost(n) => numbers::pay(look, n),
        Step::Draw(whose, n) => moves::draw(look, *whose, n),
        Step::Recover(whose, n) => moves::recover(look, *whose, n),
        Step::Delete(target) => moves::delete(look, target),
        Step::Put(target, to) => moves::put(look, target, to),
        Step::PutRest(to) => moves::put_rest(look, to),
        Step::Suspend(target) => numbers::turned(look, target, true),
        Step::Unsuspend(target) => numbers::turned(look, target, false),
        Step::DeDigivolve(target, n) => moves::de_digivolve(look, target, n),
        Step::TrashTopCard(target) => moves::trash_top(look, target),
        Step::TrashDigivolutionCards(target, end, n) => moves::trash_under(look, target, *end, n),
        Step::Flip(target, face) => numbers::flipped(look, target, *face),
        Step::Give(target, modifiers, _) => give::given(look, target, modifiers),
        Step::GivePlayer(..) => unchecked("what a player is given"),
        Step::Play { what, cost, to_breeding, suspended, .. } => {
            playing::play(look, what, cost, *to_breeding, *suspended)
        }
        Step::PlayToken(number, n, whose, _) => playing::token(look, number, n, *whose),
        Step::Digivolve { what, into, cost, .. } => playing::digivolve(look, what, into, cost),
        Step::AppFuse { .. } => playing::digivolved(look),
        Step::DnaDigivolve { .. } => playing::dna(look),
        Step::BlastDigivolve => playing::digivolved(look),
        Step::Use { what, .. } => playing::used(look, what),
        Step::Link { what, to, .. } => playing::linked(look, what, to),
        Step::Hatch => playing::hatched(look),
        Step::Move(target) => playing::moved(look, target),
        Step::Attack { who, .. } | Step::Blitz(who) => playing::attacked(look, who),
        Step::SwitchTarget(target) => playing::switched(look, target),
        Step::SwitchTargetToPlayer => playing::switched_to_player(look),
        Step::EndAttack => playing::attack_ended(look),
        Step::Battle(one, two) => playing::battled(look, one, two),
        Step::Reveal(whose, from, n) => moves::reveal(look, *whose, *from, n),
        Step::Look(_) => playing::looked(look),
        Step::Shuffle(whose, _) => playing::shuffled(look, *whose),
        Step::Select(_) => Right,
        Step::Activate { .. } => playing::activated(look),
        Step::DigiBurst(n) => moves::digi_burst(look, n),
        Step::Delay => moves::delayed(look),
        Step::Save => moves::saved(look),
        Step::MindLink(_) => moves::mind_linked(look),
        Step::Prevent(target) => playing::prevented(look, target),
        Step::ChangeCost(n) => numbers::cost_changed(look, n),
        Step::Win(whose) => playing::won(look, *whose, true),
        Step::Lose(whose) => playing::won(look, *whose, false),
        Step::SetCost(_) => unchecked("a cost that is set"),
        Step::WidenDigiXros(..) => unchecked("wider DigiXros"),
        Step::Declare(..) => unchecked("a declared number"),
        Step::Nothing => Right,
        Step::May(_)
        | Step::By(..)
        | Step::If(..)
        | Step::MayInstead(..)
        | Step::ChooseModes(..)
        | Step::Repeat(..)
        | Step::ForEach(..)
        | Step::Later(..)
        | Step::AsPlayer(..)
        | Step::InsteadOfIt(_) => Right,
    }
}
