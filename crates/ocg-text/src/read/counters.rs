//! Counters that are placed and removed (OCG 3.4.4-126 to -130).

use super::P;
use super::reference::reference;
use super::tree::Doing;
use crate::lexicon::Entry;
use text::grammar::{At, Parses};

pub fn placed_or_removed(p: &P<'_>, at: At) -> Parses<Doing> {
    let place =
        p.from(at).words("place").then(|p, at| p.number(at)).then(counter).words("on").then(reference);
    let remove =
        p.from(at).words("remove").then(|p, at| p.number(at)).then(counter).words("from").then(reference);
    place
        .map(|(n, name, on)| Doing::PlaceCounters(on, name, n))
        .or(remove.map(|(n, name, from)| Doing::RemoveCounters(from, name, n)))
}

/// "Spell Counter": the words before "Counter" are its name.
pub fn counter(p: &P<'_>, at: At) -> Parses<String> {
    let kind = |p: &P<'_>, at: At| {
        p.entry(at, "a kind of counter", |entry| match entry {
            Entry::Counter(name) => Some(format!("{name} Counter")),
            Entry::Quoted(_) => None,
        })
    };
    p.from(at).then(kind).maybe("-").words("counter|counters").map(|(name,)| name)
}
