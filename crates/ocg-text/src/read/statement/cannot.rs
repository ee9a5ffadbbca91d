//! What cannot be done to cards, or by them (OCG 3.4.4-4): "cannot be destroyed by battle or your opponent's card
//! effects".

use super::effects::source;
use crate::read::P;
use crate::read::reference::{cards, description, except, reference};
use crate::read::tree::{Cards, Counted, Quality, Ref, Said};
use crate::read::words::list;
use enumset::EnumSet;
use ocg::language::{Filter, Modifier, Restriction, SummonWay, Whose};
use text::grammar::{At, Parses};

const FOR: &str = "material for|a material for|an material for";

/// What may not come from where.
#[derive(Clone, PartialEq, Debug)]
enum By {
    /// From battle with such monsters.
    Battle(Vec<Filter>),
    Effects(Whose, Vec<Filter>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    Destroyed,
    Targeted,
}

pub fn cannot(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let plain = p.row(
        at,
        "what it cannot",
        &[
            ("cannot attack", Restriction::Attack),
            ("cannot declare an attack", Restriction::Attack),
            ("cannot declare attacks", Restriction::Attack),
            ("cannot attack directly", Restriction::AttackDirectly),
            ("cannot attack your opponent directly", Restriction::AttackDirectly),
            ("cannot be targeted for attacks", Restriction::BeAttacked),
            ("cannot be targeted for an attack", Restriction::BeAttacked),
            ("cannot be selected as an attack target", Restriction::BeAttacked),
            ("cannot be attacked", Restriction::BeAttacked),
            ("cannot change its battle position", Restriction::ChangePosition),
            ("cannot change their battle positions", Restriction::ChangePosition),
            ("cannot be tributed", Restriction::BeTributed),
            ("cannot be activated", Restriction::ActivateEffects),
            ("cannot activate its effects", Restriction::ActivateEffects),
            ("cannot activate their effects", Restriction::ActivateEffects),
        ],
    );
    let plain = plain.map(|one| vec![one]);
    let free = p.from(at).words(
        "cannot be targeted for attacks , but does not prevent your opponent from attacking you directly",
    );
    let free = free.value(vec![Restriction::BeAttacked]);
    let all = plain.or(free).or(done_by(p, at)).or(as_material(p, at)).or(attack_these(p, at));
    all.or(cannot_either(p, at)).map(said)
}

/// "Cannot attack or activate its effects".
fn cannot_either(p: &P<'_>, at: At) -> Parses<Vec<Restriction>> {
    let what = |p: &P<'_>, at: At| {
        p.row(
            at,
            "what it cannot",
            &[
                ("attack", Restriction::Attack),
                ("declare an attack", Restriction::Attack),
                ("change its battle position", Restriction::ChangePosition),
                ("change their battle positions", Restriction::ChangePosition),
                ("be tributed", Restriction::BeTributed),
                ("activate its effects", Restriction::ActivateEffects),
                ("activate their effects", Restriction::ActivateEffects),
                ("be targeted for an attack", Restriction::BeAttacked),
                ("be targeted for attacks", Restriction::BeAttacked),
            ],
        )
    };
    let both = p.from(at).words("cannot").then(what).maybe(",").words("or|nor").then(what);
    let more = |p: &P<'_>, at: At| done_by(p, at).or(or_as_material(p, at));
    let longer = p.from(at).words("cannot").then(what).maybe(",").words("or|nor").then(more);
    let longer = longer.map(|(first, rest)| std::iter::once(first).chain(rest).collect());
    both.map(|(first, second)| vec![first, second]).or(longer)
}

/// "That can attack must attack this card": it and nothing else.
pub fn must_attack_this(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let others = Restriction::AttackThese(vec![Filter::Not(Box::new(Filter::This))]);
    let must = p.from(at).maybe("that can attack").words("must attack this card").maybe(", if able|if able");
    must.value(vec![Said::Fixed(Modifier::MustAttack), Said::Fixed(Modifier::Cannot(others))])
}

/// "Can only target Dragon monsters for attacks": no others.
fn attack_these(p: &P<'_>, at: At) -> Parses<Vec<Restriction>> {
    let only =
        p.from(at).words("can only target|can only attack").then(cards).maybe("for attacks|for an attack");
    only.filter_map(|(cards,)| {
        let here = cards.places.is_empty() || cards.places == crate::read::words::FIELD;
        let any_number = matches!(cards.count, Counted::Number(1) | Counted::Bare);
        let free = Cards { whose: Whose::Any, places: EnumSet::empty(), ..cards };
        let mut like = crate::read::bind::plain_filters(&free)?;
        if like.len() > 1 {
            like.retain(|one| *one != Filter::Monster);
        }
        let like = if like.len() == 1 { like.remove(0) } else { Filter::AllOf(like) };
        (here && any_number).then(|| vec![Restriction::AttackThese(vec![Filter::Not(Box::new(like))])])
    })
}

fn said(all: Vec<Restriction>) -> Vec<Said> {
    all.into_iter().map(|one| Said::Fixed(Modifier::Cannot(one))).collect()
}

/// "Cannot be targeted or destroyed by …".
fn done_by(p: &P<'_>, at: At) -> Parses<Vec<Restriction>> {
    let what = |p: &P<'_>, at: At| {
        p.row(
            at,
            "what cannot be done to it",
            &[
                ("destroyed", vec![What::Destroyed]),
                ("targeted", vec![What::Targeted]),
                ("targeted or destroyed", vec![What::Targeted, What::Destroyed]),
                ("destroyed or targeted", vec![What::Destroyed, What::Targeted]),
                ("targeted , or destroyed ,", vec![What::Targeted, What::Destroyed]),
                ("targeted by , or destroyed", vec![What::Targeted, What::Destroyed]),
            ],
        )
    };
    let sources = |p: &P<'_>, at: At| list(p, at, by);
    let all = p.from(at).words("cannot be|be").then(what).words("by|by ,").then(sources);
    all.filter_map(|(what, by)| {
        let pairs = what.iter().flat_map(|what| by.iter().map(move |by| (*what, by.clone())));
        pairs.map(|(what, by)| restriction(what, by)).collect()
    })
}

fn restriction(what: What, by: By) -> Option<Restriction> {
    match (what, by) {
        (What::Destroyed, By::Battle(like)) => Some(Restriction::BeDestroyedInBattle(like)),
        (What::Destroyed, By::Effects(whose, like)) => Some(Restriction::BeDestroyedByEffects(whose, like)),
        (What::Targeted, By::Effects(whose, like)) => Some(Restriction::BeTargetedByEffects(whose, like)),
        (What::Targeted, By::Battle(_)) => None,
    }
}

fn by(p: &P<'_>, at: At) -> Parses<By> {
    let any = p.from(at).maybe("by").words("battle").value(By::Battle(Vec::new()));
    let with = p.from(at).maybe("by").words("battle with|battle against").then(cards);
    let with = with.filter_map(|(cards,)| {
        let any_number = matches!(cards.count, Counted::Number(1) | Counted::Bare);
        let mut like = Vec::new();
        for quality in cards.like {
            let Quality::Is(filter) = quality else { return None };
            like.push(filter);
        }
        let plain = cards.places.is_empty() && matches!(cards.head, crate::read::tree::Head::Monster);
        (any_number && plain && cards.whose != Whose::Yours).then_some(By::Battle(like))
    });
    let effects = p.from(at).maybe("by").then(source).map(|((whose, like),)| By::Effects(whose, like));
    any.or(with).or(effects)
}

/// "Cannot be used as Synchro Material, except for the Synchro Summon of a Dragon monster".
fn as_material(p: &P<'_>, at: At) -> Parses<Vec<Restriction>> {
    used_as(p, at, |p, at| p.from(at).words("cannot be used as").value(()))
}

/// The same behind "cannot be Tributed, or".
fn or_as_material(p: &P<'_>, at: At) -> Parses<Vec<Restriction>> {
    used_as(p, at, |p, at| p.from(at).words("be used as|used as").value(()))
}

fn used_as(p: &P<'_>, at: At, lead: crate::read::Rule<()>) -> Parses<Vec<Restriction>> {
    let ways = |p: &P<'_>, at: At| {
        list(p, at, material_way).map(|all| all.into_iter().fold(EnumSet::empty(), |sum, one| sum | one))
    };
    let all = p.from(at).skip(lead).then(ways);
    let all = all.words("material|materials|material monster").maybe("for a summon").optional(for_others);
    let all = all.map(|(ways, like)| (ways, like.into_iter().collect()));
    let listed = |p: &P<'_>, at: At| {
        let way = |p: &P<'_>, at: At| {
            let ways = material_way(p, at);
            p.from(at).then(move |_, _| ways.clone()).maybe("summon").map(|(way,)| way)
        };
        list(p, at, way).map(|all| all.into_iter().fold(EnumSet::empty(), |sum, one| sum | one))
    };
    let of = |p: &P<'_>, at: At| {
        p.from(at).words("of").then(cards).filter_map(|(cards,)| {
            let any_number = matches!(cards.count, Counted::Number(1) | Counted::Bare);
            let like = crate::read::bind::plain_filters(&cards)?;
            any_number.then_some(like)
        })
    };
    let named =
        p.from(at).skip(lead).words(FOR).maybe("a|an|the").then(listed).maybe("summon|summons").optional(of);
    let named = named.map(|(ways, like)| (ways, like.unwrap_or_default()));
    let but = p
        .from(at)
        .skip(lead)
        .words(FOR)
        .maybe("a|an|the")
        .then(listed)
        .maybe("summon|summons")
        .then(for_others);
    let but = but.map(|(ways, like)| (ways, vec![like]));
    let tribute = p.from(at).words("cannot be tributed for a tribute summon").optional(for_others);
    let tribute = tribute.map(|(like,)| (EnumSet::only(SummonWay::Tribute), like.into_iter().collect()));
    // "Xyz Material" is "material" in today's words.
    let three = p.from(at).skip(lead).words("a fusion , synchro , or material for a summon");
    let three = three.value((SummonWay::Fusion | SummonWay::Synchro | SummonWay::Xyz, Vec::new()));
    let named = named.or(but).or(tribute).or(three);
    all.or(named).map(|(ways, like): (_, Vec<Filter>)| vec![Restriction::BeUsedAsMaterial(ways, like)])
}

fn material_way(p: &P<'_>, at: At) -> Parses<EnumSet<SummonWay>> {
    use SummonWay::{Fusion, Link, Synchro, Xyz};
    p.row(
        at,
        "for which Summon",
        &[
            ("fusion", Fusion.into()),
            ("a fusion", Fusion.into()),
            ("synchro", Synchro.into()),
            ("a synchro", Synchro.into()),
            ("the fusion", Fusion.into()),
            ("the synchro", Synchro.into()),
            ("the xyz", Xyz.into()),
            ("the link", Link.into()),
            ("xyz", Xyz.into()),
            ("an xyz", Xyz.into()),
            ("link", Link.into()),
            ("a link", Link.into()),
        ],
    )
}

/// "Except for the Synchro Summon of a Dragon monster".
fn for_others(p: &P<'_>, at: At) -> Parses<Filter> {
    let except = p
        .from(at)
        .maybe(",")
        .words("except for|except for the")
        .maybe("fusion summon of|synchro summon of|xyz summon of|link summon of")
        .then(cards);
    except.filter_map(|(cards,)| {
        let any_number = matches!(cards.count, Counted::Number(1) | Counted::Bare);
        let mut like = crate::read::bind::plain_filters(&cards)?;
        if like.len() > 1 {
            like.retain(|one| *one != Filter::Monster);
        }
        let like = if like.len() == 1 { like.remove(0) } else { Filter::AllOf(like) };
        any_number.then(|| Filter::Not(Box::new(like)))
    })
}

/// "Control of this face-up card cannot switch".
pub fn control(p: &P<'_>, at: At) -> Parses<(Ref, Vec<Said>)> {
    let of = p.from(at).words("control of").then(reference).words("cannot switch|cannot be switched");
    let silent = p.row(
        at,
        "neither player can activate its effects",
        &[
            ("neither player can activate its effects", super::it()),
            ("neither player can activate their effects", super::them()),
        ],
    );
    let silent = silent.map(|of| (of, said(vec![Restriction::ActivateEffects])));
    let safe = p.from(at).words("the activation and effects of|the activations and effects of");
    let safe = safe
        .then(description)
        .maybe("effects")
        .words("activated on your field|activated on your side of the field");
    let safe = safe.words("cannot be negated").filter_map(|(cards,)| {
        let free = cards.places.is_empty() && cards.whose == Whose::Any && cards.count == Counted::Bare;
        let there = Cards { whose: Whose::Yours, places: crate::read::words::FIELD, ..cards };
        free.then(|| (Ref::Cards(Box::new(there)), said(vec![Restriction::BeNegatedWhenActivated])))
    });
    of.map(|(of,)| (of, said(vec![Restriction::ChangeControl]))).or(silent).or(safe)
}

/// "Battle position cannot be changed", after whose it is.
pub fn position(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    p.from(at)
        .words("battle position cannot be changed|battle positions cannot be changed")
        .value(said(vec![Restriction::ChangePosition]))
}

/// "Your opponent cannot target this card with card effects", "your opponent's monsters cannot target it for attacks".
pub fn not_targeted(p: &P<'_>, at: At) -> Parses<(Ref, Vec<Said>)> {
    let who = |p: &P<'_>, at: At| {
        p.row(
            at,
            "who cannot target",
            &[("your opponent cannot target", Whose::Opponents), ("neither player can target", Whose::Any)],
        )
    };
    let with = |p: &P<'_>, at: At| {
        let any = p.from(at).words("with").then(source).map(|((whose, like),)| (whose, like));
        any.filter_map(|(whose, like)| (whose == Whose::Any).then_some(like))
    };
    let effects = p.from(at).then(who).then(reference).maybe(",").then(with).optional(except);
    let effects = effects.filter_map(|(who, of, like, but)| {
        Some((all_but(of, but)?, said(vec![Restriction::BeTargetedByEffects(who, like)])))
    });
    effects.or(not_attacked(p, at))
}

/// "Your opponent's monsters cannot target it for attacks", "monsters cannot attack this card".
fn not_attacked(p: &P<'_>, at: At) -> Parses<(Ref, Vec<Said>)> {
    let who = |p: &P<'_>, at: At| {
        p.row(
            at,
            "who cannot attack",
            &[
                ("your opponent cannot", Whose::Opponents),
                ("your opponent 's monsters cannot", Whose::Opponents),
                ("monsters your opponent controls cannot", Whose::Opponents),
                ("monsters cannot", Whose::Any),
            ],
        )
    };
    let target = p.from(at).then(who).words("target|select").maybe("any").then(reference);
    let target = target.words("for attacks|for an attack|as an attack target").optional(except).parses();
    let attack = p.from(at).then(who).words("attack").maybe("any").then(reference).optional(except).parses();
    target.or(attack).filter_map(|(who, of, but)| {
        let of = if who == Whose::Opponents { on_your_field(of) } else { of };
        Some((all_but(of, but)?, said(vec![Restriction::BeAttacked])))
    })
}

/// Those cards without these.
pub fn all_but(of: Ref, but: Option<Quality>) -> Option<Ref> {
    match (of, but) {
        (of, None) => Some(of),
        (Ref::Cards(mut cards), Some(but)) => {
            cards.like.push(but);
            Some(Ref::Cards(cards))
        }
        _ => None,
    }
}

/// Only what its player controls can be attacked.
fn on_your_field(of: Ref) -> Ref {
    match of {
        Ref::Cards(mut cards) if cards.places.is_empty() && cards.whose == Whose::Any => {
            (cards.places, cards.whose) = (crate::read::words::FIELD, Whose::Yours);
            Ref::Cards(cards)
        }
        other => other,
    }
}
