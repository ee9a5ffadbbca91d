//! What processes do, for what is said of it afterwards: "for each one", "the cards placed by this effect".

use crate::read::reader::Reader;
use digimon::effects::language::{Destination, Step, Target, Verb, Whose};

impl Reader<'_> {
    /// Remembers what these processes did.
    pub(super) fn note_done(&mut self, steps: &[Step]) {
        for step in steps {
            if let Step::Memory(Whose::Yours, amount) = step {
                self.context.gained = Some(amount.clone());
            }
            self.context.did = done_by(step);
            self.context.flipped = matches!(step, Step::Flip(..));
            match (step, self.context.did) {
                (Step::Put(..), Some(verb)) => self.context.put.push(verb),
                (Step::Delete(target), _) => self.context.deleted.push(whose(target)),
                _ => {}
            }
        }
    }

    /// What the game calls what was done: cards that were placed in a deck are returned to it, and cards that
    /// were returned to a hand are added to it.
    pub(in crate::read) fn as_done(&self, said: Verb) -> Verb {
        let was = |verb| self.context.put.contains(&verb);
        match said {
            Verb::Placed if !was(Verb::Placed) && was(Verb::Returned) => Verb::Returned,
            Verb::Returned if !was(Verb::Returned) && was(Verb::Added) => Verb::Added,
            said => said,
        }
    }
}

/// Whose it is that this is done to.
fn whose(target: &Target) -> Whose {
    match target {
        Target::Choose(choose) => choose.from.whose,
        Target::All(noun) => noun.whose,
        _ => Whose::Any,
    }
}

pub(in crate::read) fn done_by(step: &Step) -> Option<Verb> {
    Some(match step {
        Step::Put(_, destination) => put(destination),
        Step::Delete(_) => Verb::Deleted,
        Step::Suspend(_) => Verb::Suspended,
        Step::Unsuspend(_) => Verb::Unsuspended,
        Step::TrashDigivolutionCards(..) | Step::TrashTopCard(_) => Verb::Trashed,
        Step::Play { .. } => Verb::Played,
        _ => return None,
    })
}

/// As the game calls it when cards go there.
fn put(to: &Destination) -> Verb {
    match to {
        Destination::Trash => Verb::Trashed,
        Destination::Hand => Verb::Added,
        Destination::DeckTop
        | Destination::DeckBottom
        | Destination::EggDeckBottom
        | Destination::DeckTopOrBottom => Verb::Returned,
        Destination::SecurityTop(_)
        | Destination::SecurityBottom(_)
        | Destination::SecurityTopOrBottom(_)
        | Destination::Under(..)
        | Destination::BattleArea
        | Destination::BreedingArea => Verb::Placed,
    }
}
