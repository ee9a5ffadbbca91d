//! The second pass: a tree becomes the effect language. Words that point back are bound to what was mentioned before,
//! by kind, number and nearness; what is chosen gets a slot.

mod battle;
mod effect;
mod happening;
mod nouns;
mod objects;
mod own;
mod steps;

pub use effect::effect;
pub use happening::{condition_of, cost, each_time, holding, instead, plain_pattern, standing, timing_of};
pub use nouns::{are_disjoint, filter_of, head_filter, named, plain_filters};
pub use own::{condition, procedure};
pub use steps::can_be;

use super::tree::{Back, Head, Many, Pointing, Verb};
use enumset::EnumSet;
use ocg::language::{Filter, Group, Place, Slot, Step, Whose};

/// What has been mentioned so far in one effect.
#[derive(Default)]
pub struct Binder {
    slots: u8,
    known: Vec<Mention>,
    /// Where "this card" has to be.
    own: EnumSet<Place>,
    /// The other player does it: "your" is said from this side of the table, and done from that one.
    is_other: bool,
    /// Those of which some are taken.
    rest: Option<Rest>,
    /// The step before drew one card.
    has_drawn: bool,
    /// What is kept in mind when the effect is activated.
    noted: ocg::language::Block,
}

/// Cards of which some were taken, so that a text can speak of the rest.
struct Rest {
    of: Slot,
    places: EnumSet<Place>,
    whose: Whose,
    taken: Vec<Slot>,
}

/// That a card is one of these.
fn among(group: &Group) -> Filter {
    match group {
        Group::Chosen(slot) => Filter::Chosen(*slot),
        Group::Done => Filter::Done,
        group => Filter::Among(Box::new(group.clone())),
    }
}

/// Something that a later word may point to.
#[derive(Clone, Debug)]
struct Mention {
    group: Group,
    many: Number,
    head: Head,
    done: Option<Verb>,
    is_target: bool,
    /// What the step before did, when another has been done since.
    is_over: bool,
}

/// How many a mention is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Number {
    One,
    Several,
    /// As many as it happens to.
    Open,
}

impl Binder {
    fn slot(&mut self) -> Slot {
        let slot = Slot(self.slots);
        self.slots += 1;
        slot
    }

    fn mention(&mut self, mention: Mention) {
        self.known.push(mention);
    }

    /// What is negated is spoken of by that, whatever a cost was about: "negate the activation, … destroy it".
    fn negated(&mut self, step: &Step) {
        let is_negated = |one: &&Mention| match one.group {
            Group::Activated => matches!(step, Step::NegateActivation | Step::NegateEffect),
            Group::Summoned => *step == Step::NegateSummon,
            _ => false,
        };
        if let Some(again) = self.known.iter().rev().find(is_negated).cloned() {
            self.mention(again);
        }
    }

    /// What a word points to: mostly one group; several where several targets are meant at once.
    fn pointed(&self, back: &Back) -> Option<Vec<Mention>> {
        let fits = |one: &&Mention| {
            let number = match (back.many, one.many) {
                (Many::One, Number::One) | (Many::Several, Number::Several) | (_, Number::Open) => true,
                (Many::One, Number::Several) | (Many::Several, Number::One) => false,
            };
            number && one.is_meant(&back.to)
        };
        if let Pointing::Such(head) = &back.to {
            let mut all = self.known.iter().filter(|one| one.group != Group::This && one.is_a(head));
            let first = all.next()?;
            return all.all(|one| one.group == first.group).then(|| vec![first.clone()]);
        }
        let targets: Vec<&Mention> = self.known.iter().filter(|one| one.is_target).collect();
        let by_target = back.to == Pointing::Target;
        if targets.len() > 1 {
            let all = targets.into_iter().cloned().collect();
            let both = back.many == Many::Several && matches!(back.to, Pointing::Target | Pointing::It);
            return (both && self.known.last().is_some_and(|last| last.is_target)).then_some(all);
        }
        let nearest = self.known.iter().rev().filter(|one| one.is_target || !by_target).find(fits);
        nearest.filter(|one| !one.is_over).map(|one| vec![one.clone()])
    }
}

impl Mention {
    fn is_meant(&self, to: &Pointing) -> bool {
        match to {
            Pointing::It => true,
            Pointing::That(head) | Pointing::Such(head) => self.group != Group::This && self.is_a(head),
            Pointing::Target => self.is_target,
            Pointing::Done(verb, head) => self.done == Some(*verb) && self.is_a(head),
        }
    }

    fn is_a(&self, head: &Head) -> bool {
        match (head, &self.head) {
            (Head::Card, _) | (_, Head::Named(_)) => true,
            (Head::SpellTrap, Head::Spell | Head::Trap) => true,
            (wanted, is) => wanted == is,
        }
    }
}
