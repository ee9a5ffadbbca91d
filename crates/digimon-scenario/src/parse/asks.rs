//! The questions of the game by name: `A is asked for a main phase action`.

use digimon::state::Ask;

pub(crate) const ASKS: &[(&str, Ask)] = &[
    ("redraw", Ask::Redraw),
    ("breeding action", Ask::Breeding),
    ("main phase action", Ask::MainPhase),
    ("which effect", Ask::NextEffect),
    ("which immediate effect", Ask::NextImmediate),
    ("optional", Ask::Optional),
    ("by", Ask::By),
    ("instead", Ask::Instead),
    ("target", Ask::Target),
    ("DigiXros", Ask::DigiXros),
    ("Assembly", Ask::Assembly),
    ("DNA digivolution", Ask::DnaDigivolve),
    ("Burst Tamer", Ask::BurstTamer),
    ("order", Ask::Order),
    ("top or bottom", Ask::TopOrBottom),
    ("mode", Ask::Mode),
    ("number", Ask::Number),
    ("attack target", Ask::AttackTarget),
    ("counter", Ask::Counter),
    ("block", Ask::Block),
    ("link card", Ask::LinkToTrash),
    ("requirement", Ask::Requirement),
    ("effect to activate", Ask::EffectToActivate),
    ("loop count", Ask::LoopCount),
];
