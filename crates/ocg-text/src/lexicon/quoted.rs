//! OCG 3.3.1-5, -10: names in quotation marks. A name may have quotation marks in it, so the longest one that is known
//! counts; one that nobody knows ends at the next mark.

use super::Lexicon;
use ocg::card::{Password, SetCode};
use std::sync::Arc;

/// What stands in quotation marks: a card, a series, or both; whether a noun follows tells them apart (3.3.1-10).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quoted {
    /// As it is printed on the card, or as the text has it if no card of the pool is called that.
    pub name: Arc<str>,
    pub card: Option<Password>,
    pub series: Option<SetCode>,
    /// Level, ATK and DEF of a Token.
    pub stats: Option<(u32, u32, u32)>,
}

/// Longer than any name.
const LONGEST: usize = 120;

/// What the text begins with, and how many bytes of it.
pub(super) fn first(text: &str, lexicon: &Lexicon) -> Option<(usize, Quoted)> {
    let inner = text.strip_prefix('"')?;
    let ends = inner.match_indices('"').map(|(at, _)| at).take_while(|at| *at <= LONGEST);
    let known = ends.filter_map(|end| known(&inner[..end], lexicon).map(|quoted| (end + 2, quoted)));
    known.last().or_else(|| {
        let end = inner.find('"').filter(|end| *end <= LONGEST && !inner[..*end].contains('\n'))?;
        let name = Arc::from(inner[..end].trim());
        Some((end + 2, Quoted { name, card: None, series: None, stats: None }))
    })
}

fn known(words: &str, lexicon: &Lexicon) -> Option<Quoted> {
    let one = |words: &str| {
        let (card, series) = (lexicon.named(words), lexicon.series(words));
        let name = card.map_or_else(|| Arc::from(words), |(name, _)| Arc::clone(name));
        let card = card.map(|(_, card)| *card);
        let stats = card.and_then(|card| lexicon.token(card));
        (card.is_some() || series.is_some()).then_some(Quoted { name, card, series, stats })
    };
    one(words).or_else(|| several(words).and_then(one))
}

/// Several of a name: "Sheep Tokens", "Kuriboh(s)".
fn several(words: &str) -> Option<&str> {
    words.strip_suffix("(s)").or_else(|| words.strip_suffix('s'))
}
