//! What cannot be done to cards, or by them (OCG 3.4.4-4): "cannot be destroyed by battle or your opponent's card
//! effects".

use super::effects::source;
use crate::read::P;
use crate::read::reference::{cards, reference};
use crate::read::tree::{Counted, Quality, Ref, Said};
use crate::read::words::list;
use enumset::EnumSet;
use ocg::language::{Filter, Modifier, Restriction, SummonWay, Whose};
use text::grammar::{At, Parses};

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
            ("cannot attack directly", Restriction::AttackDirectly),
            ("cannot attack your opponent directly", Restriction::AttackDirectly),
            ("cannot be targeted for attacks", Restriction::BeAttacked),
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
    plain.or(free).or(done_by(p, at)).or(as_material(p, at)).map(said)
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
            ],
        )
    };
    let sources = |p: &P<'_>, at: At| list(p, at, by);
    let all = p.from(at).words("cannot be").then(what).words("by").then(sources);
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
    let ways = |p: &P<'_>, at: At| {
        list(p, at, material_way).map(|all| all.into_iter().fold(EnumSet::empty(), |sum, one| sum | one))
    };
    let all = p.from(at).words("cannot be used as").then(ways);
    let all = all.words("material|materials|material monster").optional(for_others);
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
        p.from(at).words("cannot be used as material for|cannot be used as a material for").maybe("a|an|the");
    let named = named.then(listed).maybe("summon|summons").optional(of);
    let named = named.map(|(ways, like)| (ways, like.unwrap_or_default()));
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
    let effects = p.from(at).then(who).then(reference).then(with);
    let effects =
        effects.map(|(who, of, like)| (of, said(vec![Restriction::BeTargetedByEffects(who, like)])));
    let attacks = p
        .from(at)
        .words("your opponent cannot target|your opponent 's monsters cannot target|monsters your opponent controls cannot target")
        .then(reference)
        .words("for attacks|as an attack target")
        .optional(but_this);
    let attacks = attacks.filter_map(|(of, but)| {
        let of = on_your_field(of);
        let of = match (of, but) {
            (of, None) => of,
            (Ref::Cards(mut cards), Some(())) => {
                cards.like.push(Quality::Is(Filter::Not(Box::new(Filter::This))));
                Ref::Cards(cards)
            }
            _ => return None,
        };
        Some((of, said(vec![Restriction::BeAttacked])))
    });
    effects.or(attacks)
}

fn but_this(p: &P<'_>, at: At) -> Parses<()> {
    p.from(at).words(", except this one|, except this card|except this one").value(())
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
