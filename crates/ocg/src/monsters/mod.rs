//! OCG 2.1.6, 3.3.2-1 to -60, 3.3.2-282 to -289, 3.4.4-96 to -125: kinds of monster, and monsters of a special sort.

pub(crate) mod gemini;
pub(crate) mod kinds;
pub(crate) mod tokens;
pub(crate) mod trap_monsters;
