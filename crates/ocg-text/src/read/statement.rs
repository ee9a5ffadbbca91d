//! What is said of cards and players: predicates, for what an effect gives and for what holds all the time
//! (OCG 3.3.2-291, 3.4.4-57 to -86).

use super::amount::number;
use super::life::{for_each, multiplied};
use super::lock::lock;
use super::reference::{back, reference};
use super::tree::{Back, Many, Number, Of, Pointing, Ref, Said, StatChange};
use super::{P, any_name, any_of};
use enumset::EnumSet;
use ocg::language::{Filter, Modifier, Multiplied, Restriction, Stat, Whose};
use text::grammar::{At, Parses};

pub fn it() -> Ref {
    Ref::Back(Back { many: Many::One, to: Pointing::It })
}

pub fn them() -> Ref {
    Ref::Back(Back { many: Many::Several, to: Pointing::It })
}

pub fn negated() -> Said {
    Said::Fixed(Modifier::Negated)
}

/// A subject, and what is said of it.
pub fn predicate(p: &P<'_>, at: At) -> Parses<(Ref, Vec<Said>)> {
    p.once(at, || {
        let plain = p.from(at).then(reference).then(predicates);
        let owned = p.from(at).then(owner).then(owned);
        let effects = p.from(at).words("the effects of").then(reference).words("are negated");
        let value = p
            .from(at)
            .words("the")
            .then(changed_value)
            .words("of")
            .then(reference)
            .words("becomes|become")
            .then(value);
        let value =
            value.map(|(what, of, n)| (of, what.iter().map(|one| Said::Stat(*one, n.clone())).collect()));
        let piercing = p
            .from(at)
            .words("if")
            .then(reference)
            .words("attacks a defense position monster ,|attack a defense position monster ,")
            .words("inflict piercing battle damage to your opponent|inflict piercing battle damage")
            .map(|(of,)| (of, vec![Said::Fixed(Modifier::Piercing(1))]));
        plain
            .parses()
            .or(owned.parses())
            .or(effects.map(|(of,)| (of, vec![negated()])))
            .or(value)
            .or(piercing)
    })
}

/// "Its", "that target's", "this card's".
fn owner(p: &P<'_>, at: At) -> Parses<Ref> {
    let its = p.row(at, "its", &[("its", it()), ("their", them())]);
    let possessive = p.from(at).then(back).words("'s").map(|(of,)| of);
    let this = p.from(at).words("this card 's").value(Ref::This(EnumSet::empty()));
    let equipped = p.from(at).words("the equipped monster 's").value(Ref::Equipped);
    its.or(possessive).or(this).or(equipped)
}

fn owned(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let negated = p.row(
        at,
        "what becomes of it",
        &[
            ("effects are negated", vec![negated()]),
            ("effects are negated while face-up on the field", vec![negated()]),
        ],
    );
    let becomes = p.from(at).then(changed_value).words("becomes|become").then(value);
    let becomes = becomes.map(|(what, n)| what.iter().map(|one| Said::Stat(*one, n.clone())).collect());
    let name = p
        .from(at)
        .words("name becomes")
        .then(any_name)
        .maybe("while on the field|while it is on the field|while face-up on the field");
    let halved = |p: &P<'_>, at: At| {
        p.row(at, "what is halved", &[("atk", StatChange::AtkBecomes), ("def", StatChange::DefBecomes)])
    };
    let halved = p.from(at).then(halved).words("becomes halved|is halved");
    let halved = halved.map(|(what,)| {
        let stat = if what == StatChange::AtkBecomes { Stat::Atk } else { Stat::Def };
        vec![Said::Stat(what, Number::Half(Box::new(Number::Of(stat, Box::new(it())))))]
    });
    let becomes = becomes.or(halved);
    negated.or(becomes).or(name.map(|(name,)| vec![Said::Fixed(Modifier::NameBecomes(name))]))
}

fn value(p: &P<'_>, at: At) -> Parses<Number> {
    p.from(at).maybe("equal to").then(number).map(|(n,)| n)
}

fn changed_value(p: &P<'_>, at: At) -> Parses<&'static [StatChange]> {
    const TABLE: [(&str, &[StatChange]); 6] = [
        ("atk", &[StatChange::AtkBecomes]),
        ("def", &[StatChange::DefBecomes]),
        ("atk / def", &[StatChange::AtkBecomes, StatChange::DefBecomes]),
        ("original atk", &[StatChange::OriginalAtkBecomes]),
        ("original def", &[StatChange::OriginalDefBecomes]),
        ("level", &[StatChange::LevelBecomes]),
    ];
    p.row(at, "a value", &TABLE)
}

/// Predicates that are joined by "and" or "but".
fn predicates(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    p.once(at, || {
        let more = p.from(at).then(said).maybe(",").words("and|but|also").maybe("it").then(predicates);
        let more = more.map(|(mut first, rest)| {
            first.extend(rest);
            first
        });
        said(p, at).or(more)
    })
}

fn said(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    any_of(p, at, &[gains, cannot, fixed, unaffected])
}

/// 3.4.4-62: "gains 500 ATK/DEF for each …".
fn gains(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    const WHAT: [(&str, &[StatChange]); 5] = [
        ("atk", &[StatChange::Atk]),
        ("def", &[StatChange::Def]),
        ("atk / def", &[StatChange::Atk, StatChange::Def]),
        ("atk and def", &[StatChange::Atk, StatChange::Def]),
        ("level", &[StatChange::Level]),
    ];
    let what = |p: &P<'_>, at: At| p.row(at, "ATK or DEF", &WHAT);
    let sign =
        |p: &P<'_>, at: At| p.row(at, "gains", &[("gains", 1), ("gain", 1), ("loses", -1), ("lose", -1)]);
    let by = p.from(at).then(sign).then(super::amount::digits).then(what).optional(for_each);
    let by = by.filter_map(|(sign, n, what, each)| Some((sign, what, multiplied(n, each)?)));
    let equal = p.from(at).then(sign).then(what).words("equal to").then(number);
    let equal = equal.map(|(sign, what, n)| (sign, what, n));
    by.or(equal).map(|(sign, what, n)| {
        let change = |one: &StatChange| {
            if sign < 0 { Said::Less(*one, n.clone()) } else { Said::Stat(*one, n.clone()) }
        };
        what.iter().map(change).collect()
    })
}

fn fixed(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let all = p.row(
        at,
        "what is so",
        &[
            ("can attack directly", Modifier::AttackDirectly),
            ("can attack all monsters your opponent controls , once each", Modifier::AttackEachMonster),
            ("can attack all monsters your opponent controls once each", Modifier::AttackEachMonster),
            (
                "can make up to 2 attacks on monsters during each battle phase",
                Modifier::MoreAttacksOnMonsters(1),
            ),
            (
                "can make a second attack on a monster during each battle phase",
                Modifier::MoreAttacksOnMonsters(1),
            ),
            ("can attack your opponent directly", Modifier::AttackDirectly),
            ("can make a second attack during each battle phase", Modifier::MoreAttacks(1)),
            ("can make up to 2 attacks during each battle phase", Modifier::MoreAttacks(1)),
            ("can attack twice during each battle phase", Modifier::MoreAttacks(1)),
            ("can attack twice during the same battle phase", Modifier::MoreAttacks(1)),
            ("can make a second attack during this battle phase", Modifier::MoreAttacks(1)),
            ("have their effects negated", Modifier::Negated),
            ("has its effects negated", Modifier::Negated),
        ],
    );
    all.map(|one| vec![Said::Fixed(one)])
}

/// "Cannot be destroyed by battle or card effects".
fn cannot(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let battle = || Restriction::BeDestroyedInBattle(Vec::new());
    let effects = |whose| Restriction::BeDestroyedByEffects(whose, Vec::new());
    let target = |whose| Restriction::BeTargetedByEffects(whose, Vec::new());
    let (any, theirs) = (Whose::Any, Whose::Opponents);
    let all = p.row(
        at,
        "what it cannot",
        &[
            ("cannot attack", vec![Restriction::Attack]),
            ("cannot declare an attack", vec![Restriction::Attack]),
            ("cannot attack directly", vec![Restriction::AttackDirectly]),
            ("cannot be targeted for attacks", vec![Restriction::BeAttacked]),
            ("cannot be destroyed by battle", vec![battle()]),
            ("cannot be destroyed by card effect", vec![effects(any)]),
            ("cannot be destroyed by battle or card effect", vec![battle(), effects(any)]),
            ("cannot be destroyed by battle or by card effect", vec![battle(), effects(any)]),
            ("cannot be destroyed by battle or card effects", vec![battle(), effects(any)]),
            ("cannot be destroyed by your opponent 's card effects", vec![effects(theirs)]),
            ("cannot be destroyed by an opponent 's card effects", vec![effects(theirs)]),
            ("cannot be targeted by card effect", vec![target(any)]),
            ("cannot be targeted by your opponent 's card effects", vec![target(theirs)]),
            ("cannot be targeted by an opponent 's card effects", vec![target(theirs)]),
            ("cannot be targeted or destroyed by card effect", vec![target(any), effects(any)]),
            (
                "cannot be targeted or destroyed by your opponent 's card effects",
                vec![target(theirs), effects(theirs)],
            ),
            ("cannot change its battle position", vec![Restriction::ChangePosition]),
            ("cannot change their battle positions", vec![Restriction::ChangePosition]),
            ("cannot be tributed", vec![Restriction::BeTributed]),
            ("cannot activate its effects", vec![Restriction::ActivateEffects]),
            ("cannot activate their effects", vec![Restriction::ActivateEffects]),
        ],
    );
    let material = p.from(at).words("cannot be used as").then(material_ways).words("material|materials");
    let material = material.map(|(ways,)| vec![Restriction::BeUsedAsMaterial(ways, Vec::new())]);
    all.or(material).map(|all| all.into_iter().map(|one| Said::Fixed(Modifier::Cannot(one))).collect())
}

fn material_ways(p: &P<'_>, at: At) -> Parses<EnumSet<ocg::language::SummonWay>> {
    use ocg::language::SummonWay::{Fusion, Link, Synchro, Xyz};
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

/// "Is unaffected by your opponent's card effects".
fn unaffected(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let whose = |p: &P<'_>, at: At| {
        p.row(at, "whose effects", &[("your opponent 's", Whose::Opponents)]).or(p.nothing(at, Whose::Any))
    };
    let spells = || Filter::AnyOf(vec![Filter::Spell, Filter::Trap]);
    let what = |p: &P<'_>, at: At| {
        p.row(
            at,
            "which effects",
            &[
                ("card effects", vec![]),
                ("other card effects", vec![Filter::Not(Box::new(Filter::This))]),
                ("monster effects", vec![Filter::Monster]),
                ("activated monster effects", vec![Filter::Monster]),
                ("spell effects", vec![Filter::Spell]),
                ("trap effects", vec![Filter::Trap]),
                ("spell / trap effects", vec![spells()]),
                ("other monsters ' effects", vec![Filter::Monster, Filter::Not(Box::new(Filter::This))]),
            ],
        )
    };
    let by = p.from(at).words("is unaffected by|are unaffected by").then(whose).then(what);
    by.map(|(whose, like)| vec![Said::Fixed(Modifier::Unaffected(whose, like))])
}

/// A whole sentence about what holds.
pub fn holding(p: &P<'_>, at: At) -> Parses<(Of, Vec<Said>)> {
    let cards = predicate(p, at).map(|(of, said)| (Of::Cards(of), said));
    let player = lock(p, at).filter_map(|(who, all, until)| {
        until.is_none().then(|| (Of::Player(who), all.into_iter().map(Said::Fixed).collect()))
    });
    let silent = any_of(p, at, &[gains, cannot, fixed, unaffected]);
    let silent = silent.map(|said| (Of::Cards(Ref::This(EnumSet::empty())), said));
    let target = p.from(at).words("your opponent cannot target").then(reference).words("with card effects");
    let target = target.map(|(of,)| {
        let said = Restriction::BeTargetedByEffects(Whose::Opponents, Vec::new());
        (Of::Cards(of), vec![Said::Fixed(Modifier::Cannot(said))])
    });
    let no_damage = p
        .from(at)
        .words("you take no battle damage from")
        .words("attacks involving this card|battles involving this card")
        .value((
            Of::Cards(Ref::This(EnumSet::empty())),
            vec![Said::Fixed(Modifier::BattleDamage(Whose::Yours, Multiplied::Zero))],
        ));
    cards.or(player).or(silent).or(target).or(no_damage)
}
