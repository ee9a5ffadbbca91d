//! What is kept in mind for later words: cards of a step that are spoken of again when others have been done since, and
//! what was declared (OCG 3.3.1-4, 3.4.4-3).

use super::{Binder, Declared, Mention};
use crate::read::tree::Verb;
use ocg::language::{Block, Group, Link, Linked, Slot, Step};

/// Slots from here on are those of steps of which it is not known yet whether anybody speaks of them again.
const OPEN: u8 = 128;

/// Has a step moved it, so that what it was known by does not lead to it any more?
fn has_moved(mention: &Mention) -> bool {
    let moves = mention.done.is_some_and(|verb| match verb {
        Verb::Destroy
        | Verb::Send
        | Verb::Banish
        | Verb::Discard
        | Verb::Tribute
        | Verb::Add
        | Verb::Return
        | Verb::Shuffle
        | Verb::Place
        | Verb::SpecialSummon
        | Verb::Set
        | Verb::Attach => true,
        Verb::NormalSummon
        | Verb::TributeSummon
        | Verb::Reveal
        | Verb::Equip
        | Verb::Detach
        | Verb::Draw
        | Verb::TakeControl
        | Verb::Flip
        | Verb::Excavate
        | Verb::Look
        | Verb::Take => false,
    });
    let by_event = matches!(
        mention.group,
        Group::Activated
            | Group::Subject
            | Group::Other
            | Group::Summoned
            | Group::Attacker
            | Group::AttackTarget
            | Group::BattlingWith(_)
    );
    moves && by_event && mention.step > 0
}

/// Is it said of the same cards for the same time, by whatever word it is joined?
fn goes_on(before: Option<&Linked>, link: Link, step: &Step) -> bool {
    let (Some(Linked(_, Step::Give(first, _, one))), Step::Give(second, _, two)) = (before, step) else {
        return false;
    };
    let picked =
        matches!((first, second), (Group::Pick(select), Group::Chosen(slot)) if select.slot == *slot);
    matches!(link, Link::And | Link::But) && (first == second || picked) && one == two
}

impl Binder {
    /// Has the effect itself taken these away before?
    pub(super) fn has_gone(&self, group: &Group) -> bool {
        let away = |verb| matches!(verb, Verb::Banish | Verb::Send | Verb::Destroy | Verb::Discard);
        let gone = |one: &Mention| one.group == *group && one.done.is_some_and(away);
        matches!(group, Group::Chosen(_)) && self.known.iter().any(gone)
    }

    /// Another step begins.
    pub(super) fn begin_step(&mut self) -> u8 {
        self.steps += 1;
        self.step = self.steps;
        self.step
    }

    /// What a player says is what later words are about.
    pub(super) fn declares(&mut self, step: &Step) -> Step {
        self.declared = match step {
            Step::DeclareName => Some(Declared::Name),
            Step::DeclareAttribute => Some(Declared::Attribute),
            Step::DeclareRace => Some(Declared::Race),
            _ => Some(Declared::Number),
        };
        step.clone()
    }

    /// What costs did is over when the effect resolves, and what was targeted is what it is about.
    pub(super) fn end_costs(&mut self) {
        self.supersede();
        self.costs = self.steps;
        self.known.sort_by_key(|one| one.is_target);
    }

    /// Where the cards of this step are kept, if they are.
    pub(super) fn keeping(step: u8) -> Linked {
        Linked(Link::IfYouDo, Step::Remember(Slot(OPEN.saturating_add(step)), Group::Done))
    }

    /// What another step has replaced is kept from then on.
    pub(super) fn at_hand(&mut self, mention: Mention) -> Mention {
        if !mention.is_over && !has_moved(&mention) {
            return mention;
        }
        let group = Group::Chosen(self.keep(mention.step));
        Mention { group, is_over: false, ..mention }
    }

    pub(super) fn keep(&mut self, step: u8) -> Slot {
        if let Some((_, slot)) = self.kept.iter().find(|(other, _)| *other == step) {
            return *slot;
        }
        let slot = self.slot();
        self.kept.push((step, slot));
        slot
    }

    /// The steps with what is kept of them, and with nothing else.
    pub(super) fn finished(&self, block: Block) -> Block {
        let mut all: Block = Vec::with_capacity(block.len());
        for Linked(link, step) in block {
            match step {
                Step::Remember(Slot(open), Group::Done) if open >= OPEN => {
                    let slot = self.kept.iter().find(|(step, _)| step + OPEN == open).map(|(_, slot)| *slot);
                    all.extend(slot.map(|slot| Linked(link, Step::Remember(slot, Group::Done))));
                }
                step => {
                    // What is done with the step before or not at all is not parted from it.
                    if let (Link::And, Some(Linked(before, Step::Remember(..)))) = (link, all.last_mut()) {
                        *before = Link::And;
                    }
                    let link = if goes_on(all.last(), link, &step) { Link::Also } else { link };
                    all.push(Linked(link, self.finished_within(step)));
                }
            }
        }
        all
    }

    fn finished_within(&self, step: Step) -> Step {
        match step {
            Step::If(condition, yes, no) => Step::If(condition, self.finished(yes), self.finished(no)),
            Step::May(inner) => Step::May(self.finished(inner)),
            Step::OpponentDoes(inner) => Step::OpponentDoes(self.finished(inner)),
            Step::EachPlayerDoes(inner) => Step::EachPlayerDoes(self.finished(inner)),
            Step::Later(until, inner) => Step::Later(until, self.finished(inner)),
            Step::Watch(often, pattern, until, inner) => {
                Step::Watch(often, pattern, until, self.finished(inner))
            }
            Step::WhenGone(group, gone, inner) => Step::WhenGone(group, gone, self.finished(inner)),
            Step::OneOf(all) => Step::OneOf(all.into_iter().map(|one| self.finished(one)).collect()),
            other => other,
        }
    }
}
