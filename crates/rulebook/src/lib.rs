//! The clause index of a rulebook, and what reads it.
