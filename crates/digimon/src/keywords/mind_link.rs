//! DCG 16-27: Mind Link.

use crate::card::Category;
use crate::effects::language::{Area, Filter, Noun, Whose};

/// 16-27-1: a Digimon of the player that has no Tamer card among its digivolution cards.
pub(crate) fn partner(filters: &[Filter]) -> Noun {
    let tamer = Noun { whose: Whose::Any, from: Vec::new(), of: vec![Filter::Is(Category::Tamer)] };
    let mut of = vec![Filter::Digimon, Filter::Not(Box::new(Filter::With(Box::new(tamer))))];
    of.extend(filters.iter().cloned());
    Noun { whose: Whose::Yours, from: vec![Area::Battle], of }
}
