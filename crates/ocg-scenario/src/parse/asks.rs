//! What the questions are called.

use ocg::state::Ask;

pub(crate) const ASKS: &[(&str, Ask)] = &[
    ("action", Ask::Act),
    ("respond", Ask::Respond),
    ("response", Ask::Respond),
    ("which effect", Ask::NextTrigger),
    ("attack target", Ask::AttackTarget),
    ("target", Ask::Target),
    ("cards", Ask::Cards),
    ("Tributes", Ask::Tributes),
    ("materials", Ask::Materials),
    ("zone", Ask::Zone),
    ("position", Ask::Position),
    ("yes or no", Ask::YesNo),
    ("option", Ask::Option),
    ("number", Ask::Number),
    ("card name", Ask::CardName),
    ("Attribute", Ask::Attribute),
    ("Type", Ask::Race),
    ("order", Ask::Order),
    ("replay", Ask::Replay),
    ("discard to the hand limit", Ask::HandLimit),
];
