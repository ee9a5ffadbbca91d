//! How a monster attacks: directly, more than once, with piercing damage, in Defense Position (OCG 3.4.4-83, 3.6.3).

use super::each_of;
use crate::read::P;
use crate::read::amount::number;
use crate::read::reference::reference;
use crate::read::tree::{Ref, Said, StatChange};
use ocg::language::{Modifier, Multiplied, Whose};
use text::grammar::{At, Parses};

/// "If this card attacks a Defense Position monster, inflict piercing battle damage".
pub fn piercing(p: &P<'_>, at: At) -> Parses<(Ref, Vec<Said>)> {
    let if_attacks = p
        .from(at)
        .words("if|when")
        .then(reference)
        .words("attacks|attack|battles|battle")
        .words("a defense position monster ,|a monster in defense position ,|an opponent 's defense position monster ,")
        .then(pierces)
        .map(|(of, n)| (each_of(of), vec![Said::Fixed(Modifier::Piercing(n))]));
    let old = p
        .from(at)
        .words("during battle between")
        .words("this attacking card|this card")
        .words("and a defense position monster whose def is lower than the atk of this card ,")
        .words("inflict the difference as battle damage to your opponent")
        .maybe("'s lp")
        .value((super::this(), vec![Said::Fixed(Modifier::Piercing(1))]));
    if_attacks.or(old)
}

fn pierces(p: &P<'_>, at: At) -> Parses<u8> {
    let how = p.row(
        at,
        "inflict piercing battle damage",
        &[
            ("inflict piercing battle damage", 1),
            ("inflict piercing damage", 1),
            ("inflicts piercing battle damage", 1),
            ("it inflicts piercing battle damage", 1),
            ("inflict double piercing battle damage", 2),
        ],
    );
    p.from(at).then(move |_, _| how.clone()).maybe("to your opponent").map(|(n,)| n)
}

pub fn fixed(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let plain = p.row(
        at,
        "how it attacks",
        &[
            ("can attack directly", Modifier::AttackDirectly),
            ("can attack your opponent directly", Modifier::AttackDirectly),
            ("can attack your opponent 's lp directly", Modifier::AttackDirectly),
            ("may attack your opponent 's lp directly", Modifier::AttackDirectly),
            ("can attack all monsters your opponent controls , once each", Modifier::AttackEachMonster),
            ("can attack all monsters your opponent controls once each", Modifier::AttackEachMonster),
            (
                "can attack all monsters your opponent controls , once each per battle phase",
                Modifier::AttackEachMonster,
            ),
            ("can attack every monster your opponent controls once each", Modifier::AttackEachMonster),
            ("must attack if able", Modifier::MustAttack),
            ("must attack , if able", Modifier::MustAttack),
            ("must attack if possible", Modifier::MustAttack),
            ("can attack while in face-up defense position", Modifier::AttackInDefense),
            ("can be activated this turn", Modifier::ActivateWhenSet(Vec::new())),
            ("can be activated the turn it was set", Modifier::ActivateWhenSet(Vec::new())),
        ],
    );
    let when = "during each battle phase|during the same battle phase|during this battle phase|each battle phase|during each of your battle phases|per battle phase";
    let more = |p: &P<'_>, at: At| {
        p.row(
            at,
            "how often it attacks",
            &[
                ("can make a second attack", Modifier::MoreAttacks(1)),
                ("can attack twice", Modifier::MoreAttacks(1)),
                ("can make up to 2 attacks", Modifier::MoreAttacks(1)),
                ("can make up to 3 attacks", Modifier::MoreAttacks(2)),
                ("can attack up to twice", Modifier::MoreAttacks(1)),
                ("can make a second attack on a monster", Modifier::MoreAttacksOnMonsters(1)),
                ("can make up to 2 attacks on monsters", Modifier::MoreAttacksOnMonsters(1)),
                ("can attack monsters up to twice", Modifier::MoreAttacksOnMonsters(1)),
                ("can attack twice on monsters", Modifier::MoreAttacksOnMonsters(1)),
                ("can make up to 3 attacks on monsters", Modifier::MoreAttacksOnMonsters(2)),
            ],
        )
    };
    // 3.3.2-265: a monster in Defense Position fights with its DEF.
    let with_def = p
        .from(at)
        .words("can attack while in face-up defense position|can attack while they are in face-up defense position|can attack while in defense position")
        .words(". if it does , apply its def for damage calculation|. if they do , apply their def for damage calculation|, and if it does , apply its def for damage calculation|, but apply its def for damage calculation")
        .value(Modifier::AttackInDefense);
    let before = p.from(at).then(more).words(when).map(|(one,)| one).or(with_def);
    plain.or(before).map(|one| vec![Said::Fixed(one)]).or(directly_for_half(p, at)).or(times(p, at))
}

/// "Can attack a number of times each Battle Phase, up to the number of Xyz Materials attached to it".
fn times(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let any = p.from(at).words("can attack").words(TIMES).then(number);
    let monsters = p.from(at).words("can attack monsters").words(TIMES).then(number);
    let any = any.map(|(n,)| vec![Said::Stat(StatChange::Attacks, n)]);
    any.or(monsters.map(|(n,)| vec![Said::Stat(StatChange::AttacksOnMonsters, n)]))
}

const TIMES: &str =
    "a number of times each battle phase , up to|a number of times during each battle phase , up to";

/// "Can attack directly, but when it does so using this effect, the battle damage inflicted to your opponent is halved".
fn directly_for_half(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let can = p.from(at).words("can attack directly|can attack your opponent directly");
    let half = can
        .words(", but when it does so using this effect ,|, but if it does so using this effect ,|. if it does so using this effect ,")
        .words("the battle damage inflicted to your opponent is halved|the battle damage inflicted to them is halved");
    let less = Modifier::BattleDamage(Whose::Opponents, Multiplied::Half);
    half.value(vec![Said::Fixed(Modifier::AttackDirectly), Said::Directly(less)])
}

/// "Monsters you control inflict piercing battle damage".
pub fn inflicting(p: &P<'_>, at: At) -> Parses<(Ref, Vec<Said>)> {
    let whole = p.from(at).then(reference).then(inflicts);
    whole.map(|(of, n)| (of, vec![Said::Fixed(Modifier::Piercing(n))]))
}

fn inflicts(p: &P<'_>, at: At) -> Parses<u8> {
    let how = p.row(
        at,
        "inflicts piercing battle damage",
        &[
            ("inflicts piercing battle damage", 1),
            ("inflict piercing battle damage", 1),
            ("can inflict piercing battle damage", 1),
        ],
    );
    let to = p.from(at).then(move |_, _| how.clone());
    to.maybe("to your opponent")
        .maybe("if they attack a defense position monster|if it attacks a defense position monster|when it attacks a defense position monster")
        .map(|(n,)| n)
}
