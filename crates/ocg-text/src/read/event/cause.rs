//! By what something happens: battle, effects of such cards, as a cost, for a Summon (OCG 3.4.1-9, 3.4.2-13).

use crate::read::P;
use crate::read::bind::plain_filters;
use crate::read::reference::{cards, description};
use crate::read::tree::{Cards, Counted};
use crate::read::words;
use ocg::language::{Cause, Filter, SummonWay, Whose};
use text::grammar::{At, Parses};

/// By what it happened; nothing said is anything.
pub fn cause(p: &P<'_>, at: At) -> Parses<Cause> {
    p.once(at, || {
        let either = p.from(at).then(one).maybe(",").words("or").then(second);
        let either = either.filter_map(|(first, second)| both(first, second));
        let paren = p.from(at).then(one).skip(explained).map(|(one,)| one);
        one(p, at).or(either).or(paren).or(p.nothing(at, Cause::Any))
    })
}

/// What "card" means is said again: battle with it, or its effect.
fn explained(p: &P<'_>, at: At) -> Parses<()> {
    p.from(at)
        .words("( by battle or card effect )|( either by battle or by card effect )|( by battle or by card effect )")
        .value(())
}

/// Two causes that have a word together are that.
fn both(first: Cause, second: Cause) -> Option<Cause> {
    Some(match (first, second) {
        (Cause::Any, _) | (_, Cause::Any) => return None,
        (Cause::Battle, Cause::Effect) => Cause::BattleOrEffect,
        (first, second) => Cause::AnyOf(vec![first, second]),
    })
}

fn one(p: &P<'_>, at: At) -> Parses<Cause> {
    let fixed = p.row(
        at,
        "by what",
        &[
            ("by battle", Cause::Battle),
            ("by card effect", Cause::Effect),
            ("because of a card effect", Cause::Effect),
            ("for a tribute summon", Cause::For(SummonWay::Tribute.into())),
            ("for the tribute summon of a monster", Cause::For(SummonWay::Tribute.into())),
        ],
    );
    let by = p.from(at).words("by|because of").then(effect).map(|(cause,)| cause);
    fixed.or(by).or(cost(p, at))
}

/// The second one may leave out "by".
fn second(p: &P<'_>, at: At) -> Parses<Cause> {
    one(p, at).or(p.row(at, "by what", &[("card effect", Cause::Effect)])).or(effect(p, at))
}

/// "An opponent's card effect", "the effect of a Dragon monster", "your Trap effect".
fn effect(p: &P<'_>, at: At) -> Parses<Cause> {
    let known = p.row(
        at,
        "whose effect",
        &[
            ("your card effect", Cause::YourEffect),
            ("your card effects", Cause::YourEffect),
            ("an opponent 's card effect", Cause::OpponentsEffect),
            ("your opponent 's card effect", Cause::OpponentsEffect),
            ("your opponent 's effect", Cause::OpponentsEffect),
            ("an opponent 's effect", Cause::OpponentsEffect),
            ("an opponent 's card", Cause::OpponentsCard),
            ("an opponent 's attack or card effect", Cause::OpponentsCard),
            ("your opponent 's attack or card effect", Cause::OpponentsCard),
            ("your opponent 's card", Cause::OpponentsCard),
            ("this card 's effect", own()),
            ("its effect", own()),
            ("its own effect", own()),
            ("this effect", own()),
        ],
    );
    let kind = p.from(at).then(whose).then(kind_of_effect).words("effect|effects");
    let kind = kind.map(|(whose, like)| Cause::EffectOf(whose, like));
    // "A "Rock" card effect", "an "Rock" monster effect".
    let described = p.from(at).words("a|an").then(description).words("effect");
    let described = described.filter_map(|(cards,)| {
        let like = plain_filters(&cards)?;
        let said = !cards.like.is_empty() && !matches!(cards.head, crate::read::tree::Head::Named(_));
        said.then_some(Cause::EffectOf(Whose::Any, like))
    });
    let known = known.or(described);
    known.or(kind).or(effect_of(p, at).map(|(whose, like)| Cause::EffectOf(whose, like)))
}

fn own() -> Cause {
    Cause::EffectOf(Whose::Any, vec![Filter::This])
}

fn whose(p: &P<'_>, at: At) -> Parses<Whose> {
    p.row(
        at,
        "whose effect",
        &[
            ("a", Whose::Any),
            ("your", Whose::Yours),
            ("your opponent 's", Whose::Opponents),
            ("an opponent 's", Whose::Opponents),
        ],
    )
}

/// "Monster", "Normal Trap", before "effect".
fn kind_of_effect(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    let head = |p: &P<'_>, at: At| {
        p.row(
            at,
            "which effect",
            &[
                ("monster", vec![Filter::Monster]),
                ("spell", vec![Filter::Spell]),
                ("trap", vec![Filter::Trap]),
                ("spell / trap", vec![Filter::AnyOf(vec![Filter::Spell, Filter::Trap])]),
            ],
        )
    };
    let kind = p.from(at).then(words::kind_word).then(|p, at| {
        use crate::read::tree::Head;
        p.row(at, "which effect", &[("spell", Head::Spell), ("trap", Head::Trap)])
    });
    let kind = kind.filter_map(|(kind, head)| Some(vec![kind.before(&head)?]));
    head(p, at).or(kind)
}

/// "The effect of a Dragon monster", "a "Rock" monster's effect": of whose, and of which cards.
pub(super) fn effect_of(p: &P<'_>, at: At) -> Parses<(Whose, Vec<Filter>)> {
    let of = p.from(at).words("the effect of|an effect of|the effects of").then(cards);
    let of = of.map(|(cards,)| cards);
    let genitive = p.from(at).words("a|an").then(description).words("'s effect").map(|(cards,)| cards);
    let yours = p.from(at).words("your").then(description).words("'s effect");
    let yours = yours
        .filter_map(|(cards,)| (cards.whose == Whose::Any).then_some(Cards { whose: Whose::Yours, ..cards }));
    of.or(genitive).or(yours).filter_map(|cards| {
        let one = matches!(cards.count, Counted::Number(1) | Counted::Bare);
        let whose = cards.whose;
        let like = plain_filters(&Cards { whose: Whose::Any, ..cards })?;
        one.then_some((whose, like))
    })
}

/// "To activate a monster effect".
fn cost(p: &P<'_>, at: At) -> Parses<Cause> {
    let kind = p.from(at).words("to activate").then(whose).then(kind_of_effect).words("effect|effects");
    let kind = kind.map(|(whose, like)| Cause::CostOf(whose, like));
    let of =
        p.from(at).words("to activate").then(effect_of).map(|((whose, like),)| Cause::CostOf(whose, like));
    let any = p.from(at).words("to activate a card or effect|to activate a card effect|as a cost|as cost");
    kind.or(of).or(any.value(Cause::Cost))
}
