//! Effects as what something comes from, or does not come from: "your opponent's monster effects" (OCG 3.4.4-57, -65).

use super::negated;
use crate::read::reference::{cards, description, reference};
use crate::read::tree::{Cards, Counted, Ref, Said};
use crate::read::{P, bind};
use ocg::language::{Filter, Modifier, Whose};
use text::grammar::{At, Parses};

fn whose(p: &P<'_>, at: At) -> Parses<Whose> {
    let said = p.row(
        at,
        "whose effects",
        &[
            ("your opponent 's", Whose::Opponents),
            ("an opponent 's", Whose::Opponents),
            ("opponent 's", Whose::Opponents),
            ("the opponent 's", Whose::Opponents),
            ("your", Whose::Yours),
        ],
    );
    said.or(p.nothing(at, Whose::Any))
}

/// The filters of cards whose effects are meant; adjectives say nothing of whose they are.
fn of_cards(cards: &Cards) -> Option<Vec<Filter>> {
    let like = bind::plain_filters(cards)?;
    let narrower = |one: &Filter| matches!(one, Filter::SpellKind(_) | Filter::TrapKind(_));
    let keep = |one: &&Filter| !(like.iter().any(narrower) && matches!(one, Filter::Spell | Filter::Trap));
    Some(like.iter().filter(keep).cloned().collect())
}

/// "Card effects", "your opponent's Spell/Trap effects", "the effects of Dragon monsters".
pub fn source(p: &P<'_>, at: At) -> Parses<(Whose, Vec<Filter>)> {
    p.once(at, || {
        let plain = p
            .from(at)
            .then(whose)
            .then(description)
            .words("effects|effect|' effects|'s effects|'s effect|or effects|or their effects");
        let plain = plain.filter_map(|(whose, cards)| Some((whose, of_cards(&cards)?)));
        let bare = p.from(at).then(whose).words("effects").map(|(whose,)| (whose, Vec::new()));
        let of = p.from(at).words("the effects of|effects of|the effect of|any").then(cards);
        let of = of.filter_map(|(cards,)| {
            let any_number = matches!(cards.count, Counted::Bare | Counted::Number(1) | Counted::All);
            any_number.then_some((Whose::Any, of_cards(&cards)?))
        });
        // "Unaffected by other cards' effects": not by those of this card either.
        plain.or(bare).or(of)
    })
}

/// "Is unaffected by your opponent's card effects".
pub fn unaffected(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let is = "is unaffected by|are unaffected by|unaffected by";
    // 3.4.4-65: what is unaffected is affected by its own effects all the same.
    let by = p.from(at).words(is).then(source).maybe(", except its own|except its own|, except its own effects|, except their own|, except their own effects");
    let by = by.map(|((whose, like),)| vec![Said::Fixed(Modifier::Unaffected(whose, like))]);
    // 3.4.4-65: "unaffected by card effects, except "Rock" cards".
    let but = p.from(at).words(is).then(source).maybe(",").words("except").then(cards).maybe("'s effects");
    let but = but.filter_map(|((whose, mut like), cards)| {
        let any_number = matches!(cards.count, Counted::Bare | Counted::Number(1));
        let plain = any_number && cards.places.is_empty() && cards.whose == Whose::Any;
        let mut others = of_cards(&cards).filter(|all| plain && !all.is_empty())?;
        let others = if others.len() == 1 { others.remove(0) } else { Filter::AllOf(others) };
        like.push(Filter::Not(Box::new(others)));
        Some(vec![Said::Fixed(Modifier::Unaffected(whose, like))])
    });
    let by = by.or(but);
    let activated = p.from(at).words(is).then(whose).words("activated").then(description);
    let activated = activated.words("effects|' effects").filter_map(|(whose, cards)| {
        Some(vec![Said::Fixed(Modifier::UnaffectedByActivated(whose, of_cards(&cards)?))])
    });
    let any = p.from(at).words(is).then(whose).words("activated effects");
    let any = any.map(|(whose,)| vec![Said::Fixed(Modifier::UnaffectedByActivated(whose, Vec::new()))]);
    let of = p.from(at).words(is).words("the activated effects of").then(cards).filter_map(|(cards,)| {
        let bare = matches!(cards.count, Counted::Bare) && cards.places.is_empty();
        let free = Cards { whose: Whose::Any, ..cards.clone() };
        let like = of_cards(&free).filter(|_| bare)?;
        Some(vec![Said::Fixed(Modifier::UnaffectedByActivated(cards.whose, like))])
    });
    let theirs = p.from(at).words(is).then(whose).then(description).words("' activated effects");
    let theirs = theirs.filter_map(|(whose, cards)| {
        Some(vec![Said::Fixed(Modifier::UnaffectedByActivated(whose, of_cards(&cards)?))])
    });
    by.or(activated).or(any).or(of).or(theirs)
}

/// "Effects are negated", after whose they are.
pub fn are_negated(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    p.from(at)
        .words("effects are negated|effect is negated|effects are negated while face-up on the field|effect is negated while it is face-up on the field")
        .value(vec![negated()])
        .or(p
            .from(at)
            .words("effects cannot be activated|effect cannot be activated")
            .value(vec![Said::Fixed(Modifier::Cannot(ocg::language::Restriction::ActivateEffects))]))
}

/// "Negate the effects of all Dragon monsters on the field", "negate all other Trap effects on the field".
pub fn negating(p: &P<'_>, at: At) -> Parses<(Ref, Vec<Said>)> {
    let of = p.from(at).words("negate the effects of|negate the effect of").then(reference);
    let of = of.filter_map(|(of,)| matches!(of, Ref::Cards(_)).then_some((of, vec![negated()])));
    let on_field = p.from(at).words("negate all").then(description).words("effects on the field");
    let on_field = on_field.filter_map(|(cards,)| {
        let free = cards.places.is_empty() && cards.whose == Whose::Any;
        let places = crate::read::words::FIELD;
        free.then(|| (Ref::Cards(Box::new(Cards { places, ..cards })), vec![negated()]))
    });
    of.or(on_field)
}

/// "Have their effects negated".
pub fn have_negated(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    p.from(at)
        .words("have their effects negated|has its effects negated|have their effects negated while face-up on the field")
        .value(vec![negated()])
}
