//! Cards that are taken from several places at once, or so many from the top of a Deck (OCG 3.4.1-5).

use super::adverbial::{adverbials, applied};
use super::reference::{description, reference};
use super::tree::{Cards, Chosen, Counted, Doing, Ref, Verb};
use super::{P, verbs, words};
use enumset::EnumSet;
use ocg::language::{Link, Place, Whose};
use text::grammar::{At, Parses};

/// "Send cards from the top of your Deck to the GY, equal to …".
pub fn from_the_top(p: &P<'_>, at: At) -> Parses<Doing> {
    let from = p.from(at).then(verbs::plain).words("cards from the top of|a number of cards from the top of");
    let from = from.then(words::whose).words("deck").then(adverbials).maybe(",").words("equal to");
    from.then(super::amount::number).then(adverbials).filter_map(|(verb, whose, mut how, n, more)| {
        how.extend(more);
        let (of, how) = applied(Ref::Top(whose, n), how)?;
        let known = whose != Whose::Any && matches!(verb, Verb::Send | Verb::Banish);
        (known && super::bind::can_be(verb, &how)).then_some(Doing::Do(verb, of, how))
    })
}

/// "Banish up to 1 card each from your opponent's field and GY": from one of these places, or from several.
pub fn one_from_each(p: &P<'_>, at: At) -> Parses<Doing> {
    let each = |p: &P<'_>, at: At| words::list(p, at, words::place);
    let whole = p.from(at).then(verbs::plain).words("up to 1").then(description).words("each from");
    let whole = whole
        .then(words::whose)
        .then(each)
        .then(adverbials)
        .optional(|p, at| p.from(at).words("( the card in the hand is chosen at random )").value(()));
    whole.filter_map(|(verb, cards, whose, places, how, random)| {
        let free = cards.places.is_empty() && cards.whose == Whose::Any && cards.count == Counted::Bare;
        let hidden = whose == Whose::Opponents && places.contains(&Place::Hand.into());
        if !free || whose == Whose::Any || !(2..=4).contains(&places.len()) || hidden != random.is_some() {
            return None;
        }
        let from = |place: &EnumSet<Place>| {
            let hand = hidden && *place == EnumSet::only(Place::Hand);
            let chosen = if hand { Chosen::AtRandom } else { cards.how };
            let one =
                Cards { count: Counted::Number(1), whose, places: *place, how: chosen, ..cards.clone() };
            Ref::Cards(Box::new(one))
        };
        let some = |which: u32| {
            let nths = places.iter().enumerate().filter(|(nth, _)| which >> nth & 1 == 1);
            let mut refs: Vec<Ref> = nths.map(|(_, place)| from(place)).collect();
            let of = if refs.len() == 1 { refs.remove(0) } else { Ref::Several(refs) };
            let (of, how) = applied(of, how.clone())?;
            super::bind::can_be(verb, &how).then_some(vec![(Link::First, Doing::Do(verb, of, how))])
        };
        let all = (1..1u32 << places.len()).map(some).collect::<Option<Vec<_>>>()?;
        Some(Doing::OneOf(all))
    })
}

/// 3.2.2-7: "Excavate the top 3 cards of your Deck, add 1 of them to your hand".
pub fn excavated(p: &P<'_>, at: At) -> Parses<Doing> {
    let both = p.from(at).words("excavate").then(reference).words(",").then(super::clause::clause);
    both.filter_map(|(top, then)| {
        let of_them = matches!(&then, Doing::Do(_, Ref::Among(..), _));
        let known = of_them && matches!(top, Ref::Top(..));
        let excavate = Doing::Do(Verb::Excavate, top, super::tree::How::default());
        known.then(|| Doing::InOrder(vec![(Link::First, excavate), (Link::IfYouDo, then)]))
    })
}
