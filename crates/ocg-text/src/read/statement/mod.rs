//! What is said of cards and players: predicates, for what an effect gives and for what holds all the time
//! (OCG 3.3.2-291, 3.4.4-57 to -86).

mod attack;
mod cannot;
mod damage;
mod effects;
mod treated;
mod values;

pub use attack::fixed as attacks;
pub use cannot::cannot;
pub use damage::damage as battle_damage;
pub use values::what as battle_values;

use super::lock::lock;
use super::reference::{back, except, fighter, reference};
use super::tree::{Back, Counted, Many, Of, Pointing, Quality, Ref, Said};
use super::{P, any_of};
use enumset::EnumSet;
use ocg::language::{Filter, Modifier, Restriction};
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

pub fn tuner() -> Said {
    Said::Fixed(Modifier::AlsoType(ocg::card::MonsterType::Tuner))
}

fn this() -> Ref {
    Ref::This(EnumSet::empty())
}

/// A subject, and what is said of it.
pub fn predicate(p: &P<'_>, at: At) -> Parses<(Ref, Vec<Said>)> {
    p.once(at, || {
        let plain = p.from(at).then(reference).maybe(",").then(predicates).map(|(of, said)| (such(of), said));
        let but = p.from(at).then(reference).then(predicates).then(except);
        let but = but.filter_map(|(of, said, but)| {
            Some((cannot::all_but(of, Some(but))?, said)).filter(|(_, said)| are_own(said))
        });
        let plain = plain.or(but);
        let owned = p.from(at).then(owner).then(owned_more);
        // 3.3.3-30: on a card that may be equipped to any monster.
        let equipped = p.from(at).words("a monster equipped with this card").then(predicates);
        let plain = plain.or(equipped.map(|(said,)| (Ref::Equipped, said)));
        let effects = p.from(at).words("the effects of").then(reference).words("are negated");
        let effects = effects.map(|(of,)| (of, vec![negated()]));
        let rules: [super::Rule<(Ref, Vec<Said>)>; 7] = [
            values::value_of,
            values::increased,
            attack::piercing,
            attack::inflicting,
            cannot::not_targeted,
            cannot::control,
            effects::negating,
        ];
        plain.or(owned.parses()).or(effects).or(any_of(p, at, &rules))
    })
}

/// "A monster this card points to gains 500 ATK": each such monster.
fn such(of: Ref) -> Ref {
    let known = |one: &Quality| matches!(one, Quality::Is(Filter::PointedToBy(_) | Filter::InColumnOf(_)));
    match &of {
        Ref::Cards(cards) if cards.like.iter().any(known) => each_of(of),
        _ => of,
    }
}

/// Is an exception behind it one from those of whom it is said? That of other words may be one from the effects.
fn are_own(said: &[Said]) -> bool {
    said.iter().all(|one| match one {
        Said::Stat(..) | Said::Less(..) => true,
        Said::Fixed(Modifier::Cannot(what)) => {
            matches!(
                what,
                Restriction::Attack | Restriction::BeDestroyedInBattle(_) | Restriction::ActivateEffects
            )
        }
        Said::Fixed(_) | Said::Directly(_) | Said::NameOf(_) => false,
    })
}

/// "Its", "that target's", "this card's".
fn owner(p: &P<'_>, at: At) -> Parses<Ref> {
    let its = p.row(at, "its", &[("its", it()), ("their", them())]);
    let possessive = p.from(at).then(back).words("'s|'").map(|(of,)| of);
    let this = p.from(at).words("this card 's").value(this());
    let equipped = p.from(at).words("the equipped monster 's").value(Ref::Equipped);
    let fighter = p.from(at).then(fighter).words("'s").map(|(of,)| of);
    let attacker = p.row(
        at,
        "the attacking monster's",
        &[("the attacking monster 's", Ref::Attacker), ("that attacking monster 's", Ref::Attacker)],
    );
    its.or(possessive).or(this).or(equipped).or(fighter).or(attacker)
}

fn owned(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    any_of(
        p,
        at,
        &[values::becomes, values::by_so_much, treated::becomes, cannot::position, effects::are_negated],
    )
}

fn owned_more(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let more = p.from(at).then(owned).then(joined).then(predicates_of_same);
    owned(p, at).or(more.map(extended))
}

/// Predicates that are joined by "and" or "but".
pub fn predicates(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    p.once(at, || {
        let more = p.from(at).then(said).then(joined).then(predicates_of_same);
        said(p, at).or(more.map(extended))
    })
}

fn extended((mut first, (), rest): (Vec<Said>, (), Vec<Said>)) -> Vec<Said> {
    first.extend(rest);
    first
}

fn joined(p: &P<'_>, at: At) -> Parses<()> {
    p.from(at)
        .maybe(",")
        .words("and|but|also|, also|, and|, but")
        .value(())
        .or(p.from(at).words(",").value(()))
}

/// What else is said of the same cards, which a word may repeat.
fn predicates_of_same(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    p.once(at, || {
        let plain = p.from(at).maybe("it|they").then(predicates).map(|(said,)| said);
        let owned = p.from(at).words("its|their").then(owned_more).map(|(said,)| said);
        plain.or(owned)
    })
}

fn said(p: &P<'_>, at: At) -> Parses<Vec<Said>> {
    let rules: [super::Rule<Vec<Said>>; 8] = [
        cannot::must_attack_this,
        values::gains,
        values::own_increase,
        cannot::cannot,
        attack::fixed,
        effects::unaffected,
        effects::have_negated,
        treated::treated,
    ];
    any_of(p, at, &rules)
}

/// Several cards that are spoken of as one: "if a Dragon monster you control attacks".
fn each_of(of: Ref) -> Ref {
    match of {
        Ref::Cards(mut cards) if cards.count == Counted::Number(1) => {
            cards.count = Counted::Bare;
            Ref::Cards(cards)
        }
        other => other,
    }
}

/// A whole sentence about what holds; of this card, if it names none.
pub fn holding(p: &P<'_>, at: At) -> Parses<(Of, Vec<Said>)> {
    p.once(at, || {
        let silent = predicates(p, at).map(|said| (Of::Cards(this()), said));
        silent.or(spoken(p, at))
    })
}

/// One that says of whom.
pub fn spoken(p: &P<'_>, at: At) -> Parses<(Of, Vec<Said>)> {
    p.once(at, || {
        let cards = predicate(p, at).map(|(of, said)| (Of::Cards(of), said));
        let player = lock(p, at).filter_map(|(who, all, until)| {
            until.is_none().then(|| (Of::Player(who), all.into_iter().map(Said::Fixed).collect()))
        });
        let attacks = super::give::never_attack(p, at);
        cards.or(player).or(attacks).or(damage::damage(p, at)).or(damage::player(p, at))
    })
}
