//! Ritual Spells from before "Ritual Summon 1 …, by Tributing …": one sentence says what is Summoned, the next what is
//! Tributed (OCG 3.3.2-126, -132).

use super::assemble::empty;
use super::part::Part;
use super::reference::{cards, description};
use super::tree::{Cards, Counted, Head};
use super::{Card, CardKind, P, bind};
use enumset::EnumSet;
use ocg::card::MonsterType;
use ocg::language::{Amount, Effect, Filter, Link, Linked, Noun, Place, RitualLevels, Step, Whose};
use text::grammar::{At, Parses};

/// Two sentences that are one effect.
pub fn ritual(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Part> {
    let whole = p
        .from(at)
        .words("this card is used to|this card can be used to")
        .words("ritual summon")
        .then(summoned)
        .words(".|. \n")
        .words("you must also|you must")
        .words("tribute|offer")
        .then(tributes);
    let is_spell = matches!(card.kind, CardKind::Once { trap: false });
    whole.filter_map(|(monster, (like, levels))| {
        let from = Noun { places: Place::Hand | Place::MonsterZone, whose: Whose::Yours, like };
        let (places, also, must_include) = (EnumSet::empty(), Vec::new(), Vec::new());
        let step = Step::RitualSummon { monster, levels, from, places, also, must_include };
        let effect = Effect { resolve: vec![Linked(Link::First, step)], ..empty() };
        is_spell.then(|| Part::Effect(Box::new(effect)))
    })
}

/// What is Summoned; that it is a Ritual Monster goes without saying.
fn summoned(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    let any = p.from(at).words("any").then(description).map(|(cards,)| cards);
    any.or(cards(p, at)).filter_map(|cards| {
        let one = matches!(cards.count, Counted::Bare | Counted::Number(1));
        let mut like = bind::plain_filters(&cards)?;
        like.retain(|one| !matches!(one, Filter::Monster | Filter::Type(MonsterType::Ritual)));
        one.then_some(like)
    })
}

fn tributes(p: &P<'_>, at: At) -> Parses<(Vec<Filter>, RitualLevels)> {
    const FROM: &str = "from your hand or field|from the field or your hand|from your field or hand|from your hand or your field|from your hand and / or field|from the hand or field";
    let first = p.from(at).then(monsters).words(FROM).maybe(",").then(levels).parses();
    let last = p.from(at).then(monsters).then(levels).maybe("as a tribute").words(FROM).parses();
    first.or(last)
}

fn monsters(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    description(p, at).filter_map(|cards| {
        let Cards { head: Head::Monster, .. } = cards else { return None };
        let mut like = bind::plain_filters(&cards)?;
        if like.len() > 1 {
            like.retain(|one| *one != Filter::Monster);
        }
        Some(like)
    })
}

fn levels(p: &P<'_>, at: At) -> Parses<RitualLevels> {
    let whose = "whose total levels|whose total level|whose total level stars|whose levels";
    let least = p.from(at).words(whose).words("equal").then(|p, at| p.number(at)).words("or more");
    let least = least.filter_map(|(n,)| Some(RitualLevels::AtLeast(Amount::Fixed(n.try_into().ok()?))));
    let its = "the level of the ritual monster you ritual summon|the level of the ritual monster|its level|the level of that ritual monster|the level of the ritual summoned monster";
    let exactly = p.from(at).words(whose).words("exactly equal").words(its).value(RitualLevels::ExactlyIts);
    let exceed = p.from(at).words(whose).words("equal or exceed").words(its).value(RitualLevels::AtLeastIts);
    least.or(exactly).or(exceed)
}
