//! How often something can be done (OCG 3.5.1): the lines that say so after effects, and before them.

use super::{P, any_name};
use ocg::language::Per;
use text::grammar::{At, Parses};

/// What a limit line says of the effects of its card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LimitLine {
    /// "This effect": the one before; of cards of this name.
    This(u8, Per),
    /// 3.5.1-6: once as long as this copy is face-up.
    OnceFaceUp,
    /// "Each effect", "each of the effects".
    Each(u8, Per),
    /// "Each of the following effects".
    EachFollowing(u8, Per),
    /// "1 … effect per turn, and only once that turn".
    OneOf(Per),
    /// "1 of the following effects … per turn, and only once that turn".
    OneOfFollowing(Per),
    /// "Activate 1 … per turn".
    Activate(u8, Per),
    /// "Special Summon … once per turn".
    SummonThisWay(u8),
    Summon(u8),
}

pub fn limit_line(p: &P<'_>, at: At) -> Parses<(LimitLine, Option<String>)> {
    let name = any_name;
    let this = p
        .from(at)
        .words("you can only use|you can use|you can only activate|you can activate|you can only apply")
        .words("this effect|the effect|this effect of this card|the previous effect|the preceding effect|the above effect")
        .words("of")
        .then(name)
        .then(times);
    let this = this.map(|(name, (n, per))| (LimitLine::This(n, per), Some(name)));
    let old = p.from(at).words("the effect of|this effect of").then(name);
    let old = old.words("can only be activated|can only be used").then(times);
    let this = this.or(old.map(|(name, (n, per))| (LimitLine::This(n, per), Some(name))));
    let each = p
        .from(at)
        .words("you can only use|you can only activate|you can only apply")
        .words("each effect of|each of the effects of|each of these effects of|each of the preceding effects of|each of the previous effects of|each monster effect of|each pendulum effect of|each of the above effects of")
        .then(name)
        .then(times);
    let each = each.map(|(name, (n, per))| (LimitLine::Each(n, per), Some(name)));
    let following = p
        .from(at)
        .words("you can only use|you can only activate")
        .words("each of the following effects of|the following effect of")
        .then(name)
        .then(times);
    let following = following.map(|(name, (n, per))| (LimitLine::EachFollowing(n, per), Some(name)));
    let one = p
        .from(at)
        .words("you can only use 1")
        .then(name)
        .words("effect per turn , and only once that turn|effect per turn , and only once per turn");
    let one = one.map(|(name,)| (LimitLine::OneOf(Per::Turn), Some(name)));
    let one_of = p
        .from(at)
        .words("you can only use 1 of the following effects of|you can only use 1 of these effects of|you can only use 1 of the effects of")
        .then(name)
        .words("per turn , and only once that turn|once per turn , and only once that turn|per turn , and only once per turn");
    let one_of = one_of.map(|(name,)| (LimitLine::OneOfFollowing(Per::Turn), Some(name)));
    let activate = p.from(at).words("you can only activate").then(|p, at| p.number(at)).then(name).then(per);
    let activate = activate
        .filter_map(|(n, name, per)| Some((LimitLine::Activate(n.try_into().ok()?, per), Some(name))));
    let named = p.from(at).words("you can only activate").then(name).then(times);
    let named = named.map(|(name, (n, per))| (LimitLine::Activate(n, per), Some(name)));
    let face_up = p
        .from(at)
        .words("this effect can only be used once|this effect can be used only once|this effect can only be activated once")
        .words("while this card is face-up on the field|while it is face-up on the field|while this card remains face-up on the field")
        .value((LimitLine::OnceFaceUp, None));
    let activate = activate.or(named).or(face_up);
    let summon = p.from(at).words("you can only special summon").maybe("1").then(name);
    let summon = summon.then(times).optional(|p, at| p.from(at).words("this way").value(()));
    let summon = summon.maybe(", no matter which method you use");
    let summon = summon.filter_map(|(name, (n, per), way)| {
        let line = if way.is_some() { LimitLine::SummonThisWay(n) } else { LimitLine::Summon(n) };
        (per == Per::Turn).then_some((line, Some(name)))
    });
    this.or(each).or(following).or(one).or(one_of).or(activate).or(summon)
}

/// "Once per turn", "twice per Duel".
pub fn times(p: &P<'_>, at: At) -> Parses<(u8, Per)> {
    let often = |p: &P<'_>, at: At| {
        p.row(
            at,
            "how often",
            &[("once", 1), ("twice", 2), ("thrice", 3), ("up to twice", 2), ("up to thrice", 3)],
        )
    };
    p.from(at).then(often).then(per).parses()
}

fn per(p: &P<'_>, at: At) -> Parses<Per> {
    p.row(
        at,
        "per turn",
        &[
            ("per turn", Per::Turn),
            ("per duel", Per::Duel),
            ("per chain", Per::Chain),
            ("per battle", Per::Battle),
            ("each turn", Per::Turn),
        ],
    )
}
