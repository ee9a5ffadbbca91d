//! What the modifiers that could apply now are about, and an early no to all other questions.
//!
//! Kept by the commit of every change, which counts it anew: it depends on which cards are face-up in which zones
//! and on what lingers. What ends between two changes may still be counted; what applies is never missing.

use super::applies::Subject;
use crate::game::Game;
use crate::language::{Modifier, Topic};
use crate::library::{Def, Library};
use crate::state::Lingering;
use enumset::EnumSet;

impl Game {
    /// Counts anew what applies now.
    pub(crate) fn count_topics(&self) -> EnumSet<Topic> {
        let up = self.state.zones.all().filter(|(_, card)| self.card(*card).face.is_up());
        let held = up.map(|(_, card)| self.def(card).topics);
        let lingering = self.state.lingering.iter().map(|one| given(&self.library, one));
        held.chain(lingering).fold(EnumSet::empty(), |all, some| all | some)
    }

    /// Can nothing that applies to the subject be about this?
    pub(super) fn is_silent(&self, subject: Subject, topics: EnumSet<Topic>) -> bool {
        if !self.about.is_disjoint(topics) || !self.library.topics_elsewhere().is_disjoint(topics) {
            return false;
        }
        match subject {
            Subject::Card(card) => self.def(card).rule_topics.is_disjoint(topics),
            Subject::Player(_) => true,
        }
    }
}

fn given(library: &Library, one: &Lingering) -> EnumSet<Topic> {
    let own = library.given(one.modifier).map(Modifier::topic).into_iter().collect::<EnumSet<Topic>>();
    let gained = library.gained_from_step(one.modifier);
    let copied = library.copied(one).map_or(EnumSet::empty(), |def| def.topics);
    own | copied | gained.map_or(EnumSet::empty(), |effect| library.effect(effect).topics)
}

impl Def {
    /// Is one of its effects about this while it is face-up on the field?
    pub(super) fn speaks_about(&self, topics: EnumSet<Topic>) -> bool {
        !self.topics.is_disjoint(topics)
    }
}
