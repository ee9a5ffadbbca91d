//! The line of materials on monsters of the Extra Deck (OCG 3.3.1-62, 3.3.2-139, -171, -192, -222): so many monsters of
//! a description, joined by "+"; one of them may have to be of another description.

use super::parts::{Diagnosis, diagnosis};
use super::reference::description;
use super::token::tokens;
use super::tree::{Cards, Head};
use super::{P, bind};
use crate::lexicon::Lexicon;
use ocg::language::{Filter, MaterialSlot, Materials, Together};
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
    let plain = plain.map(|((least, most), like)| vec![MaterialSlot { like, least, most }]);
    let with = p.from(at).then(how_many).then(like).maybe(",").words("including a|including an|including 1");
    let with = with.then(like).filter_map(|((least, most), all, one)| including(least, most, &all, one));
    plain.or(with)
}

/// "1", "2+", "1 or more"; a name alone is one.
fn how_many(p: &P<'_>, at: At) -> Parses<(u8, u8)> {
    let exactly = p.number(at).filter_map(|n| u8::try_from(n).ok()).map(|n| (n, n));
    let least = p.from(at).then(|p, at| p.number(at)).words("+|or more");
    let least = least.filter_map(|(n,)| Some((u8::try_from(n).ok()?, MOST)));
    exactly.or(least).or(p.nothing(at, (1, 1)))
}

/// What one material is like. That it is a monster goes without saying (3.3.2-139).
fn like(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    description(p, at).filter_map(|cards| {
        let Cards { together: Together::Any, head: Head::Monster | Head::Named(_), .. } = cards else {
            return None;
        };
        let mut like = bind::plain_filters(&cards)?;
        like.retain(|filter| *filter != Filter::Monster);
        Some(like)
    })
}

/// "3 Dragon monsters, including a Tuner": 1 that is both, and 2 others that may be so, too.
fn including(least: u8, most: u8, all: &[Filter], one: Vec<Filter>) -> Option<Vec<MaterialSlot>> {
    let rest = MaterialSlot {
        like: all.to_vec(),
        least: least.checked_sub(1)?,
        most: most - u8::from(most != MOST),
    };
    let both = all.iter().filter(|filter| !one.contains(filter)).cloned().chain(one.clone()).collect();
    let included = MaterialSlot { like: both, least: 1, most: 1 };
    (rest.most > 0).then_some(vec![included, rest])
}
