//! The questions of the game by name: `A is asked for a main phase action`.

use crate::text::{Cursor, Problem};
use digimon::state::Ask;

const NAMES: [(&str, Ask); 24] = [
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

/// `for a main phase action`, `to block`, `about the order` …: small words are as the writer likes.
pub(super) fn ask(line: &mut Cursor<'_>) -> Result<Ask, Problem> {
    let _ = ["for", "to", "about"].iter().any(|word| line.eat(word));
    let _ = ["a", "an", "the"].iter().any(|word| line.eat(word));
    let names = || NAMES.map(|(name, _)| name).join(", ");
    line.eat_any(&NAMES).ok_or_else(|| line.expected(&format!("one of: {}", names())))
}

/// What a question is called.
pub(crate) fn name_of(ask: Ask) -> &'static str {
    NAMES.iter().find(|(_, known)| *known == ask).map_or("something", |(name, _)| name)
}
