//! What the effect has done so far, and what it answers to: whose deed "the deleted Digimon" speaks of.

use super::deed::{DEEDS, Voice, stays};
use super::mention::Head;
use super::reader::Reader;
use super::step::done_by;
use digimon::effects::language::{Amount, Area, Filter, Happening, Noun, Step, Target, Verb, Whose};

impl Reader<'_> {
    /// Remembers what these steps do.
    pub(super) fn remember(&mut self, steps: &[Step]) {
        for step in steps {
            self.context.deeds.extend(deed(step));
            for block in step.blocks() {
                self.remember(&block.steps);
            }
        }
    }

    /// "the played Digimon": by this effect, or by what it answers to, if the effect itself does no such thing.
    pub(super) fn doer_of(&self, verb: Verb) -> Target {
        let here = self.context.deeds.contains(&verb);
        if !here && self.context.happened.contains(&verb) {
            return Target::Triggering;
        }
        match self.mentions.last_chosen() {
            // A card in a hand is shown by choosing it.
            Some(chosen) if !here && verb == Verb::Revealed => chosen.clone(),
            _ => Target::Done(verb),
        }
    }

    /// "for each Digimon deleted".
    pub(super) fn count_of_deeds(&self, verb: Verb) -> Amount {
        match self.doer_of(verb) {
            Target::Triggering => Amount::Triggering(Vec::new()),
            _ => Amount::Done(verb),
        }
    }

    /// "your opponent's Digimon suspended by this effect": of those which were, only that player's.
    pub(super) fn done_of(&self, verb: Verb, whose: Option<Whose>, head: Head) -> Target {
        let kind = match head {
            Head::Digimon => Filter::Digimon,
            Head::Tamer => Filter::Tamer,
            Head::DigimonOrTamer | Head::Option | Head::Card => {
                Filter::AnyOf(vec![Filter::Digimon, Filter::Tamer])
            }
        };
        match whose {
            Some(whose) if stays(verb) => {
                let of = vec![kind, Filter::Among(Box::new(Target::Done(verb)))];
                Target::All(Noun { whose, from: vec![Area::Battle], of })
            }
            _ => Target::Done(verb),
        }
    }
}

/// What the step itself does, as past participles name it.
fn deed(step: &Step) -> Option<Verb> {
    done_by(step).or(match step {
        Step::DeDigivolve(..) => Some(Verb::DeDigivolved),
        Step::DigiBurst(_) => Some(Verb::Trashed),
        Step::PlayToken(..) => Some(Verb::Played),
        Step::Digivolve { .. } | Step::AppFuse { .. } | Step::DnaDigivolve { .. } => Some(Verb::Digivolved),
        Step::Use { .. } => Some(Verb::Used),
        Step::Link { .. } => Some(Verb::Linked),
        Step::Move(_) => Some(Verb::Moved),
        Step::Attack { .. } | Step::Blitz(_) => Some(Verb::Attacked),
        Step::Reveal(..) => Some(Verb::Revealed),
        Step::Draw(..) => Some(Verb::Drawn),
        _ => None,
    })
}

/// Is it what was done to the cards, rather than what they did?
fn is_named(voice: Voice) -> bool {
    match voice {
        Voice::Suffered | Voice::Both => true,
        Voice::Done => false,
    }
}

/// What has happened to the cards of a trigger, as past participles name it.
pub(super) fn suffered(what: Happening) -> Option<Verb> {
    match what {
        Happening::TrashedFromHand
        | Happening::TrashedFromDeck
        | Happening::TrashedFromSecurity
        | Happening::TrashedFromBattleArea
        | Happening::DigivolutionCardsTrashed
        | Happening::LinkCardsTrashed => Some(Verb::Trashed),
        Happening::AddedToHand => Some(Verb::Added),
        what => DEEDS.iter().find(|deed| deed.happens == Some(what) && is_named(deed.voice))?.done,
    }
}
