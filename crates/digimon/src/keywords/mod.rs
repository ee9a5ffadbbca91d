//! DCG 16: keyword effects, a file each where there is more to one than having it.
//!
//! Blocker (16-4) is asked for by `block`, Reboot (16-10) by `turn::unsuspend`, Rush (16-14) by
//! `attack::declare`, Link + (16-39) by `terms::link_cards`. Draw (16-7), Digi-Burst (16-13),
//! Blitz (16-15) and Save (16-19) are steps of the language.

mod alliance;
mod armor_purge;
mod barrier;
pub(crate) mod blast_digivolve;
mod blast_dna_digivolve;
pub(crate) mod collision;
pub(crate) mod de_digivolve;
mod decode;
mod decoy;
pub(crate) mod delay;
mod digisorption;
mod evade;
mod execute;
mod fortitude;
mod fragment;
pub(crate) mod iceclad;
pub(crate) mod jamming;
mod material_save;
pub(crate) mod mind_link;
mod overclock;
mod partition;
pub(crate) mod piercing;
pub(crate) mod progress;
mod raid;
pub(crate) mod recovery;
mod retaliation;
mod scapegoat;
pub(crate) mod security_attack;
mod training;
mod vortex;

use crate::effects::language::{
    Area, Block, BlockId, Choose, Does, Effect, Filter, Happening, How, Icons, Keyword, Noun, Pattern, Place,
    Step, Target, TurnScope, When, Whose,
};

/// What the keyword does when it triggers or is declared; nothing for keywords that only hold.
pub fn meaning(keyword: &Keyword) -> Option<Effect> {
    match keyword {
        Keyword::SecurityAttack(_)
        | Keyword::Blocker
        | Keyword::Piercing
        | Keyword::Jamming
        | Keyword::Reboot
        | Keyword::Rush
        | Keyword::Collision
        | Keyword::Iceclad
        | Keyword::Progress
        | Keyword::LinkPlus(_) => None,
        Keyword::Digisorption(change) => Some(digisorption::meaning(*change)),
        Keyword::Retaliation => Some(retaliation::meaning()),
        Keyword::Decoy(kind) => Some(decoy::meaning(kind)),
        Keyword::ArmorPurge => Some(armor_purge::meaning()),
        Keyword::MaterialSave(n) => Some(material_save::meaning(*n)),
        Keyword::Evade => Some(evade::meaning()),
        Keyword::Raid => Some(raid::meaning()),
        Keyword::Alliance => Some(alliance::meaning()),
        Keyword::Barrier => Some(barrier::meaning()),
        Keyword::BlastDigivolve => Some(blast_digivolve::meaning()),
        Keyword::Fortitude => Some(fortitude::meaning()),
        Keyword::Partition(one, two) => Some(partition::meaning(one, two)),
        Keyword::BlastDnaDigivolve(one, two) => Some(blast_dna_digivolve::meaning(one, two)),
        Keyword::Scapegoat => Some(scapegoat::meaning()),
        Keyword::Vortex => Some(vortex::meaning()),
        Keyword::Overclock(kind) => Some(overclock::meaning(kind)),
        Keyword::Decode(kind) => Some(decode::meaning(kind)),
        Keyword::Fragment(n) => Some(fragment::meaning(*n)),
        Keyword::Execute => Some(execute::meaning()),
        Keyword::Training => Some(training::meaning()),
    }
}

fn of(steps: Vec<Step>) -> Block {
    Block { steps, id: BlockId::default() }
}

fn by(cost: Vec<Step>, then: Vec<Step>) -> Vec<Step> {
    vec![Step::By(of(cost), of(then))]
}

/// An effect that works in the battle area.
fn in_play(when: When, steps: Vec<Step>) -> Effect {
    Effect { when: vec![when], turn: TurnScope::All, icons: Icons::default(), does: Does::Run(of(steps)) }
}

/// 15-14-2
fn from_hand(when: When, steps: Vec<Step>) -> Effect {
    let icons = Icons { per_turn: None, place: Place::Hand };
    Effect { when: vec![when], turn: TurnScope::All, icons, does: Does::Run(of(steps)) }
}

fn at_end_of_your_turn(steps: Vec<Step>) -> Effect {
    Effect { turn: TurnScope::Yours, ..in_play(When::EndOfTurn, steps) }
}

/// Something happens to the Digimon that has the keyword.
fn this_is(what: Happening, how: How) -> Pattern {
    let subject = Noun { whose: Whose::Any, from: vec![Area::Battle], of: vec![Filter::This] };
    Pattern { what, subject, how, other: None }
}

fn your_digimon(mut of: Vec<Filter>) -> Noun {
    of.insert(0, Filter::Digimon);
    Noun { whose: Whose::Yours, from: vec![Area::Battle], of }
}

/// One of these, chosen by the player of the effect.
pub(crate) fn choose_one(from: Noun) -> Target {
    Target::Choose(Choose::one(from))
}
