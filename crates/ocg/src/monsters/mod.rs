//! OCG 2.1.6, 3.3.2-282 to -289, 3.4.4-96 to -125: monsters of a special sort.

pub(crate) mod tokens;
pub(crate) mod trap_monsters;
