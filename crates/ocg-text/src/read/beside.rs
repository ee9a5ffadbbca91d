//! What a monster asks of those that are used as material with it, and what it counts as there (OCG 3.5.2).

use super::assemble::empty;
use super::part::Part;
use super::reference::{cards, description};
use super::summoning::one_of;
use super::{P, bind, words};
use ocg::language::{Effect, EffectKind, Filter, Modifier, On, Statement, SummonWay};
use text::grammar::{At, Parses};

/// 3.5.2-3: "If this card is used as Synchro Material, all other Synchro Materials must be WATER monsters", and what it
/// counts as there.
pub fn beside(p: &P<'_>, at: At) -> Parses<Part> {
    let used = p
        .from(at)
        .words("if this card is used as|when using this card as|if you use this card as")
        .maybe("a");
    let used =
        used.then(material).words("material ,|material monster ,").words("all other|all the other|the other");
    let others = used
        .skip(material)
        .words("material must be|materials must be|material monster must be|material monsters must be");
    let others = others.then(what_others).map(|(way, like)| Modifier::OtherMaterials(way.into(), like));
    let treat = "you can treat it as a non- tuner|you can treat this card as a non- tuner";
    let tuner = p.from(at).words("if this card you control would be used as synchro material|if this card you control is used as synchro material|if you use this card you control as synchro material");
    let plain = tuner.words(",").words(treat).value(Vec::new());
    let made = p.from(at).words("if this card you control would be used as synchro material for|if this card you control is used as synchro material for");
    let made = made.then(cards).words(",").words(treat).filter_map(|(cards,)| one_of(&cards));
    let tuner = plain.or(made).map(Modifier::AsNonTuner);
    others.or(tuner).map(|is| {
        let holds = vec![Statement { on: On::This, is, condition: None }];
        Part::Rule(Box::new(Effect { kind: EffectKind::Unclassified, holds, ..empty() }))
    })
}

fn material(p: &P<'_>, at: At) -> Parses<SummonWay> {
    p.row(
        at,
        "for which Summon",
        &[
            ("fusion", SummonWay::Fusion),
            ("synchro", SummonWay::Synchro),
            ("xyz", SummonWay::Xyz),
            ("link", SummonWay::Link),
        ],
    )
}

/// "WATER monsters", or the Attribute or Type alone.
fn what_others(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    let noun = description(p, at).filter_map(|cards| {
        let mut like = bind::plain_filters(&cards)?;
        like.retain(|one| *one != Filter::Monster);
        (!like.is_empty()).then_some(like)
    });
    let kind = words::attribute(p, at).map(|one| vec![Filter::Attribute(one)]);
    noun.or(kind).or(words::race(p, at).map(|one| vec![Filter::Race(one)]))
}
