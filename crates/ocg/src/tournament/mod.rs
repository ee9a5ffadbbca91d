//! OCG 3.7: tournaments: the list of Forbidden and Limited cards, and matches.

pub mod limit_list;
pub mod matches;
