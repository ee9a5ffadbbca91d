//! Places of which some are named with how the cards lie there: "your hand or face-up field", "your GY or face-up
//! Monster Zone" (OCG 3.2, 3.3.2-254).

use super::post::Post;
use crate::read::P;
use crate::read::tree::Quality;
use crate::read::words::{self, list};
use enumset::EnumSet;
use ocg::language::{Filter, Place, Whose};
use text::grammar::{At, Parses};

/// A place, and how cards must lie there.
type Faced = (EnumSet<Place>, Option<Filter>);

/// The places, and what is so of the cards there.
type Places = (EnumSet<Place>, Filter);

/// "From your hand or face-up field".
pub(super) fn faced(p: &P<'_>, at: At) -> Parses<Vec<Post>> {
    faced_places(p, at)
        .map(|(places, seen)| vec![Post::Where(Whose::Yours, places), Post::Is(Quality::Is(seen))])
}

/// The same of this card, which is used face-up anyway.
pub(super) fn own_places(p: &P<'_>, at: At) -> Parses<EnumSet<Place>> {
    faced_places(p, at).filter_map(|(places, seen)| {
        let up = matches!(&seen, Filter::AnyOf(any) if any.last() == Some(&Filter::FaceUp));
        up.then_some(places)
    })
}

fn faced_places(p: &P<'_>, at: At) -> Parses<Places> {
    let all = p.from(at).maybe(",").words("in|from|on").words("your").then(|p, at| list(p, at, one));
    all.filter_map(|(all,)| together(&all))
}

/// One of them is named with its face, all of those in the same way.
fn together(all: &[Faced]) -> Option<Places> {
    let how = all.iter().find_map(|(_, how)| how.clone())?;
    let same = all.iter().filter_map(|(_, how)| how.as_ref()).all(|other| *other == how);
    let plain = |faced: bool| {
        let these = all.iter().filter(move |(_, how)| how.is_some() == faced);
        these.fold(EnumSet::empty(), |sum, (places, _)| sum | *places)
    };
    let (elsewhere, there) = (plain(false), plain(true));
    let apart = elsewhere.is_disjoint(there);
    let seen = if elsewhere.is_empty() { how } else { Filter::AnyOf(vec![Filter::In(elsewhere), how]) };
    (same && apart).then_some((elsewhere | there, seen))
}

fn one(p: &P<'_>, at: At) -> Parses<Faced> {
    let rows = [
        ("face-up field", (words::FIELD, Some(Filter::FaceUp))),
        ("face-up from your field", (words::FIELD, Some(Filter::FaceUp))),
        ("face-up on your field", (words::FIELD, Some(Filter::FaceUp))),
        ("face-up monster zone", (Place::MonsterZone.into(), Some(Filter::FaceUp))),
        ("face-up from your monster zone", (Place::MonsterZone.into(), Some(Filter::FaceUp))),
        ("face-up spell & trap zone", (Place::SpellTrapZone.into(), Some(Filter::FaceUp))),
        ("face-down field", (words::FIELD, Some(Filter::FaceDown))),
        ("set on your field", (words::FIELD, Some(Filter::FaceDown))),
        ("set from your field", (words::FIELD, Some(Filter::FaceDown))),
    ];
    let faced = p.from(at).maybe("your").then(move |p, at| p.row(at, "a place", &rows)).map(|(one,)| one);
    let plain = p.from(at).maybe("your").then(words::place);
    faced.or(plain.map(|(places,)| (places, None)))
}
