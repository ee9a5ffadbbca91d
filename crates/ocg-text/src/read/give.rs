//! What an effect leaves behind on cards and players, and what it negates (OCG 3.4.4-48 to -62).

use super::P;
use super::adverbial::duration;
use super::lock::lock;
use super::reference::objects;
use super::statement::{self, predicate};
use super::tree::{Doing, Ref};
use ocg::language::{Step, Until};
use text::grammar::{At, Parses};

/// 3.4.4-51, -57
pub fn negate(p: &P<'_>, at: At) -> Parses<Doing> {
    let plain = p.row(
        at,
        "what is negated",
        &[
            ("negate the activation", Step::NegateActivation),
            ("negate that activation", Step::NegateActivation),
            ("negate its activation", Step::NegateActivation),
            ("negate that effect", Step::NegateEffect),
            ("negate the effect", Step::NegateEffect),
            ("negate that monster 's effect", Step::NegateEffect),
            ("negate the attack", Step::NegateAttack),
            ("negate that attack", Step::NegateAttack),
            ("negate the summon", Step::NegateSummon),
            ("negate the special summon", Step::NegateSummon),
            ("negate that summon", Step::NegateSummon),
            ("negate that special summon", Step::NegateSummon),
        ],
    );
    let of = p.from(at).words("negate the effects of|negate the effect of").then(objects).optional(duration);
    let owned = p.from(at).words("negate").then(effects_of).optional(duration);
    let given = of
        .parses()
        .or(owned.parses())
        .map(|(of, until)| Doing::Give(of, vec![statement::negated()], until.unwrap_or(Until::Always)));
    plain.map(|step| Doing::Plain(Box::new(step))).or(given)
}

/// "Its effects", "that monster's effects".
fn effects_of(p: &P<'_>, at: At) -> Parses<Ref> {
    let its = p.row(
        at,
        "its effects",
        &[
            ("its effects", statement::it()),
            ("its effect", statement::it()),
            ("their effects", statement::them()),
        ],
    );
    let that = p.from(at).then(super::reference::back).words("'s effects|'s effect").map(|(of,)| of);
    its.or(that)
}

/// "It gains 500 ATK until the end of this turn".
pub fn gives(p: &P<'_>, at: At) -> Parses<Doing> {
    let after = p.from(at).maybe("make|have").then(predicate).optional(duration);
    let after = after.map(|((of, said), until)| (of, said, until));
    let before = p.from(at).then(duration).maybe(",").then(predicate);
    let before = before.map(|(until, (of, said))| lasting(until, Doing::Give(of, said, until)));
    after.map(|(of, said, until)| Doing::Give(of, said, until.unwrap_or(Until::Always))).or(before)
}

/// "You cannot Special Summon monsters for the rest of this turn, except …".
pub fn locked(p: &P<'_>, at: At) -> Parses<Doing> {
    let before = p.from(at).then(duration).maybe(",").then(lock);
    let before = before.filter_map(|(until, (who, all, inner))| {
        inner.is_none().then(|| lasting(until, Doing::GivePlayer(who, all, until)))
    });
    let inner = lock(p, at).filter_map(|(who, all, until)| Some(Doing::GivePlayer(who, all, until?)));
    before.or(inner)
}

/// What stands after its time.
pub fn lasting(until: Until, doing: Doing) -> Doing {
    Doing::Lasting(until, Box::new(doing))
}
