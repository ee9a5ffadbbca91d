//! Counters that are placed and removed (OCG 3.4.4-126 to -130).

use super::P;
use super::reference::{bare_monsters, reference};
use super::tree::{Cards, Counted, Doing, Head, Ref};
use super::words::FIELD;
use crate::lexicon::Entry;
use ocg::language::Whose;
use text::grammar::{At, Parses};

pub fn placed_or_removed(p: &P<'_>, at: At) -> Parses<Doing> {
    let place =
        p.from(at).words("place").then(|p, at| p.number(at)).then(counter).words("on").then(reference);
    let remove =
        p.from(at).words("remove").then(|p, at| p.number(at)).then(counter).words("from").then(reference);
    let field = |p: &P<'_>, at: At| {
        p.row(
            at,
            "from whose cards",
            &[
                ("your field", Whose::Yours),
                ("anywhere on your field", Whose::Yours),
                ("your cards on the field", Whose::Yours),
                ("the field", Whose::Any),
                ("anywhere on the field", Whose::Any),
            ],
        )
    };
    let all = p.from(at).words("remove").then(|p, at| p.number(at)).then(counter).words("from").then(field);
    let all = all.map(|(n, name, whose)| Doing::RemoveCounters(on_field(whose), name, n));
    let most = p.from(at).words("place 1").then(counter).words("on").then(reference).words("( max .");
    let most = most.then(|p, at| p.number(at)).words(")");
    let most = most.map(|(name, on, most)| Doing::PlaceCountersUpTo(on, name, most));
    let equal = p.from(at).words("place").then(counter).words("on").then(reference).maybe(",");
    let equal = equal.words("equal to").then(super::amount::number);
    let equal = equal.map(|(name, on, n)| Doing::PlaceCountersEqual(on, name, n));
    let most = most.or(equal);
    place
        .map(|(n, name, on)| Doing::PlaceCounters(on, name, n))
        .or(most)
        .or(remove.map(|(n, name, from)| Doing::RemoveCounters(from, name, n)))
        .or(all)
}

/// All cards that a player controls.
fn on_field(whose: Whose) -> Ref {
    let all = Cards { head: Head::Card, count: Counted::All, whose, places: FIELD, ..bare_monsters() };
    Ref::Cards(Box::new(all))
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
