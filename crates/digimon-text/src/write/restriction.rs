//! What cannot be done, by something or to it.

use crate::write::how::by;
use crate::write::noun::Place;
use crate::write::phrase::Count;
use crate::write::writer::Writer;
use digimon::effects::language::{Area, How, Noun, Payment, Restriction, Whose};

impl Writer {
    /// What follows "can't".
    pub(crate) fn restriction(&mut self, restriction: &Restriction) -> String {
        let by_how = |phrase: &str, how: &How| match by(how) {
            Some(by) => format!("{phrase} {by}"),
            None => phrase.to_owned(),
        };
        match restriction {
            Restriction::Attack => "attack".to_owned(),
            Restriction::AttackPlayers => "attack players".to_owned(),
            Restriction::AttackDigimon(noun) => format!("attack {}", self.these(noun, "Digimon")),
            Restriction::Block => "block".to_owned(),
            Restriction::BeBlocked(noun) if is_anything(noun) => "be blocked".to_owned(),
            Restriction::BeBlocked(noun) => format!("be blocked by {}", self.these(noun, "Digimon")),
            Restriction::BeAttacked => "be attacked".to_owned(),
            Restriction::Suspend => "suspend".to_owned(),
            Restriction::Unsuspend => "unsuspend".to_owned(),
            Restriction::UnsuspendInPhase => "unsuspend in the unsuspend phase".to_owned(),
            Restriction::Digivolve => "digivolve".to_owned(),
            Restriction::DigivolveInto(noun) => format!("digivolve into {}", self.these(noun, "cards")),
            Restriction::BeDeleted(how) => by_how("be deleted", how),
            Restriction::BeReturnedToHand(how) => by_how("be returned to the hand", how),
            Restriction::BeReturnedToDeck(how) => by_how("be returned to the deck", how),
            Restriction::Leave(how) => by_how("leave the battle area", how),
            Restriction::LeaveUndeleted(How::Not(how)) => {
                let but = by(how).map(|by| format!("{by} or ")).unwrap_or_default();
                format!("leave the battle area other than {but}by deletion")
            }
            Restriction::LeaveUndeleted(how) => by_how("leave the battle area other than by deletion", how),
            Restriction::HaveDpReduced(how) => by_how("have DP reduced", how),
            Restriction::BeDeDigivolved(how) => by_how("be de-digivolved", how),
            Restriction::HaveDigivolutionCardsTrashed(how) => by_how("have digivolution cards trashed", how),
            Restriction::HaveStackedCardsTrashed(how) => by_how("have stacked cards trashed", how),
            Restriction::BeTrashed(how) => by_how("be trashed", how),
            Restriction::Activate(when) => format!("activate {} effects", self.timing_icon(when)),
            Restriction::SwitchTarget => "have the attack target switched".to_owned(),
            Restriction::Play(noun, how) => {
                let from = match noun.from[..] {
                    [Area::Hand] => " from the hand",
                    [Area::Trash] => " from the trash",
                    _ => "",
                };
                by_how(&format!("play {}{from}", self.these(noun, "cards")), how)
            }
            Restriction::UseOptions => "use Option cards".to_owned(),
            Restriction::GainMemory(how) => by_how("gain memory", how),
            Restriction::ReduceCosts(payment) => format!("reduce {} costs", cost_of(*payment)),
            Restriction::AddSecurity(how) => by_how("add cards to the security stack", how),
            Restriction::Draw(how) => by_how("draw", how),
            Restriction::IgnoreDigivolutionRequirements => "ignore digivolution requirements".to_owned(),
            Restriction::Link => "link".to_owned(),
            Restriction::Move => "move".to_owned(),
            Restriction::Hatch => "hatch".to_owned(),
        }
    }

    /// Those that the noun means, or any at all.
    fn these(&mut self, noun: &Noun, anything: &str) -> String {
        if is_anything(noun) {
            anything.to_owned()
        } else {
            self.noun(noun, &Count::Bare, Place::Unsaid).text
        }
    }
}

fn cost_of(payment: Payment) -> &'static str {
    match payment {
        Payment::Play => "play",
        Payment::Digivolve => "digivolution",
        Payment::Use => "use",
        Payment::Link => "link",
    }
}

/// Nothing in particular.
fn is_anything(noun: &Noun) -> bool {
    noun.whose == Whose::Any && noun.of.is_empty()
}

/// By what it cannot happen, for those of which that is said once for several.
fn cause(restriction: &Restriction) -> Option<&How> {
    match restriction {
        Restriction::BeDeleted(how)
        | Restriction::BeReturnedToHand(how)
        | Restriction::BeReturnedToDeck(how)
        | Restriction::Leave(how)
        | Restriction::HaveDpReduced(how) => Some(how),
        _ => None,
    }
}

/// Are both without a cause, or have both the same?
pub fn share_cause(one: &Restriction, two: &Restriction) -> bool {
    let plain = |restriction: &Restriction| {
        matches!(
            restriction,
            Restriction::Attack
                | Restriction::Block
                | Restriction::Suspend
                | Restriction::Unsuspend
                | Restriction::Digivolve
        )
    };
    match (cause(one), cause(two)) {
        (Some(one), Some(two)) => one == two,
        _ => plain(one) && plain(two),
    }
}

/// The same, whatever the cause.
pub fn without_cause(restriction: &Restriction) -> Restriction {
    match restriction {
        Restriction::BeDeleted(_) => Restriction::BeDeleted(How::Any),
        Restriction::BeReturnedToHand(_) => Restriction::BeReturnedToHand(How::Any),
        Restriction::BeReturnedToDeck(_) => Restriction::BeReturnedToDeck(How::Any),
        Restriction::Leave(_) => Restriction::Leave(How::Any),
        Restriction::HaveDpReduced(_) => Restriction::HaveDpReduced(How::Any),
        other => other.clone(),
    }
}
