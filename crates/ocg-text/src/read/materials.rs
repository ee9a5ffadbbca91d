//! The line of materials on monsters of the Extra Deck (OCG 3.3.1-62, 3.3.2-139, -171, -192, -222): so many monsters of
//! a description, joined by "+"; one of them may have to be of another description.

use super::parts::{Diagnosis, diagnosis};
use super::reference::{common, description, except};
use super::token::tokens;
use super::tree::{Cards, Head};
use super::words::{self, list};
use super::{P, bind};
use crate::lexicon::Lexicon;
use enumset::EnumSet;
use ocg::language::{Alike, Filter, MaterialSlot, Materials, Place, Quality, Together, Whose};
use text::Budget;
use text::grammar::{At, Parser, Parses, Read};

/// 3.3.2-171: "or more" has no bound of its own; no field has room for more.
const MOST: u8 = 9;

/// Reads the line of materials.
///
/// # Errors
/// When it is not understood, or in several ways.
pub fn read(line: &str, lexicon: &Lexicon, budget: &Budget) -> Result<Read<Materials>, Diagnosis> {
    let tokens = tokens(line, lexicon);
    Parser::new(&tokens, budget).whole(materials).map_err(|why| diagnosis(&tokens, why))
}

/// "1 Tuner + 1 or more non-Tuner monsters".
fn materials(p: &P<'_>, at: At) -> Parses<Materials> {
    slots(p, at).map(Materials)
}

fn slots(p: &P<'_>, at: At) -> Parses<Vec<MaterialSlot>> {
    p.once(at, || {
        let more = p.from(at).then(part).words("+").then(slots);
        part(p, at).or(more.map(|(first, rest)| first.into_iter().chain(rest).collect()))
    })
}

/// What stands between two "+".
fn part(p: &P<'_>, at: At) -> Parses<Vec<MaterialSlot>> {
    let plain = p.from(at).then(how_many).then(like);
    let plain = plain.map(|((least, most), like)| vec![slot(like, least, most)]);
    let together = p.from(at).then(how_many).then(like).maybe(",").words("with").then(alike).optional(but);
    let together = together.filter_map(|((least, most), mut like, alike, but)| {
        like.extend(but);
        (most > 1).then(|| vec![MaterialSlot { alike, ..slot(like, least, most) }])
    });
    let with = p.from(at).then(how_many).then(like).maybe(",").words("including a|including an|including 1");
    let with = with.then(like).filter_map(|((least, most), all, one)| including(least, most, &all, one));
    plain.or(together).or(with)
}

fn slot(like: Vec<Filter>, least: u8, most: u8) -> MaterialSlot {
    MaterialSlot { like, least, most, alike: Vec::new() }
}

/// "The same Type but different Attributes", "different names".
fn alike(p: &P<'_>, at: At) -> Parses<Vec<Alike>> {
    p.once(at, || {
        let some = |words: &'static str, how: fn(Quality) -> Alike| {
            let all = p.from(at).words(words).then(|p, at| list(p, at, common));
            all.map(move |(all,)| all.into_iter().map(how).collect::<Vec<Alike>>())
        };
        let one = some("the same", Alike::Same).or(some("different", Alike::Different));
        let more = one.clone();
        let more = p.from(at).then(move |_, _| more.clone()).maybe(",").words("but|and").then(alike);
        one.or(more.map(|(first, rest)| first.into_iter().chain(rest).collect()))
    })
}

/// ", except Tokens".
fn but(p: &P<'_>, at: At) -> Parses<Filter> {
    except(p, at).filter_map(|quality| match quality {
        super::tree::Quality::Is(filter) => Some(filter),
        _ => None,
    })
}

/// "1", "2+", "1 or more"; a name alone is one.
fn how_many(p: &P<'_>, at: At) -> Parses<(u8, u8)> {
    let exactly = p.number(at).filter_map(|n| u8::try_from(n).ok()).map(|n| (n, n));
    let least = p.from(at).then(|p, at| p.number(at)).words("+|or more");
    let least = least.filter_map(|(n,)| Some((u8::try_from(n).ok()?, MOST)));
    let bounded = p.from(at).then(|p, at| p.number(at)).words("or more ( max .").then(|p, at| p.number(at));
    let bounded = bounded.words(")");
    let bounded = bounded.filter_map(|(least, most)| Some((least.try_into().ok()?, most.try_into().ok()?)));
    exactly.or(least).or(bounded).or(p.nothing(at, (1, 1)))
}

/// What one material is like. That it is a monster goes without saying (3.3.2-139).
fn like(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    description(p, at).filter_map(|cards| {
        let Cards { together: Together::Any, head: Head::Monster | Head::Named(_), .. } = cards else {
            return None;
        };
        let (whose, places) = (cards.whose, cards.places);
        let mut like = bind::plain_filters(&Cards { whose: Whose::Any, places: EnumSet::empty(), ..cards })?;
        like.retain(|filter| *filter != Filter::Monster);
        like.extend(there(whose, places)?);
        Some(like)
    })
}

/// Where the material has to be.
fn there(whose: Whose, places: EnumSet<Place>) -> Option<Vec<Filter>> {
    if places.is_empty() {
        return (whose == Whose::Any).then(Vec::new);
    }
    let field = !places.is_disjoint(words::FIELD);
    let places = if field { (places - words::FIELD) | Place::MonsterZone } else { places };
    let owner = match (whose, field) {
        (Whose::Any, _) | (Whose::Yours, true) => None,
        (Whose::Opponents, true) => return None,
        (whose, false) => Some(Filter::OwnedBy(whose)),
    };
    Some(std::iter::once(Filter::In(places)).chain(owner).collect())
}

/// "3 Dragon monsters, including a Tuner": 1 that is both, and 2 others that may be so, too.
fn including(least: u8, most: u8, all: &[Filter], one: Vec<Filter>) -> Option<Vec<MaterialSlot>> {
    let rest = slot(all.to_vec(), least.checked_sub(1)?, most - u8::from(most != MOST));
    let both = all.iter().filter(|filter| !one.contains(filter)).cloned().chain(one.clone()).collect();
    let included = slot(both, 1, 1);
    (rest.most > 0).then_some(vec![included, rest])
}
