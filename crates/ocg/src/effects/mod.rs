//! OCG 3.4: activating effects, chains, and what happens when they resolve.

pub(crate) mod activation;
pub(crate) mod applied;
pub(crate) mod candidates;
pub(crate) mod chain;
pub(crate) mod damage_step;
pub(crate) mod includes;
pub(crate) mod legality;
pub(crate) mod pattern;
pub(crate) mod perform;
pub(crate) mod pick;
pub(crate) mod possible;
pub(crate) mod replacement;
pub(crate) mod resolution;
pub(crate) mod speed;
pub(crate) mod together;
pub(crate) mod triggers;
pub(crate) mod why_not;
