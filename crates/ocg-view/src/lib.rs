//! What a person sees of the Yu-Gi-Oh OCG: so far the statements of its rulebook.

pub mod clauses;
