//! Battle damage that is none, half or double, from battles with these monsters (OCG 3.4.4-84, 3.6.3-73).

use super::each_of;
use crate::read::P;
use crate::read::reference::reference;
use crate::read::tree::{Of, Ref, Said};
use crate::read::words::SPECIAL;
use ocg::language::{Modifier, Multiplied, Restriction, Whose};
use text::grammar::{At, Parses};

const FROM: &str = "from battles involving|from attacks involving|from that battle involving";

/// "You take no battle damage from battles involving this card".
pub fn damage(p: &P<'_>, at: At) -> Parses<(Of, Vec<Said>)> {
    let none = |p: &P<'_>, at: At| {
        p.row(
            at,
            "who takes no battle damage",
            &[
                ("you take no battle damage", Whose::Yours),
                ("you do not take battle damage", Whose::Yours),
                ("you take no damage", Whose::Yours),
                ("your opponent takes no battle damage", Whose::Opponents),
                ("your opponent takes no damage", Whose::Opponents),
                ("neither player takes battle damage", Whose::Any),
                ("neither player takes any battle damage", Whose::Any),
            ],
        )
    };
    let zero = p.from(at).then(none).words(FROM).then(reference);
    let zero = zero.map(|(who, of)| made(of, who, Multiplied::Zero));
    let takes = |p: &P<'_>, at: At| {
        p.row(
            at,
            "whose battle damage",
            &[
                ("battle damage you take", Whose::Yours),
                ("battle damage your opponent takes", Whose::Opponents),
                ("battle damage inflicted to your opponent", Whose::Opponents),
            ],
        )
    };
    let changed = p.from(at).maybe("any").then(takes).words(FROM).then(reference).then(times);
    let changed = changed.map(|(who, of, times)| made(of, who, times));
    let inflicts = p.from(at).maybe("any").words("battle damage").then(reference).words("inflicts|inflict");
    let inflicts = inflicts.words("to your opponent").then(times);
    let instead = p.from(at).words("your opponent takes any battle damage you would have taken from");
    let instead =
        instead.words("battles involving|attacks involving").then(reference).maybe("instead|, instead");
    let instead =
        instead.map(|(of,)| (Of::Cards(each_of(of)), vec![Said::Fixed(Modifier::BattleDamageToOpponent)]));
    zero.or(changed).or(instead).or(inflicts.map(|(of, times)| made(of, Whose::Opponents, times)))
}

/// What holds of a player: no battle damage, a hand that is revealed.
pub fn player(p: &P<'_>, at: At) -> Parses<(Of, Vec<Said>)> {
    let none = Modifier::BattleDamage(Whose::Any, Multiplied::Zero);
    let effects = Modifier::EffectDamage(Multiplied::Zero);
    let half = Modifier::BattleDamage(Whose::Any, Multiplied::Half);
    let once = Modifier::Cannot(Restriction::SummonMoreThan(SPECIAL, 1));
    let all = p.row(
        at,
        "what holds of a player",
        &[
            ("each player can only special summon once per turn", (Whose::Any, once.clone())),
            ("each player can only special summon monster once per turn", (Whose::Any, once.clone())),
            ("each player can only special summon a monster once per turn", (Whose::Any, once)),
            ("you take no battle damage", (Whose::Yours, none.clone())),
            ("your opponent takes no battle damage", (Whose::Opponents, none.clone())),
            ("neither player takes battle damage", (Whose::Any, none.clone())),
            ("neither player takes any battle damage", (Whose::Any, none)),
            ("neither player takes any effect damage", (Whose::Any, effects.clone())),
            ("neither player takes effect damage", (Whose::Any, effects)),
            ("any battle damage a player takes is halved", (Whose::Any, half)),
            ("your opponent must play with their hand revealed", (Whose::Opponents, Modifier::HandRevealed)),
            ("your opponent must keep their hand revealed", (Whose::Opponents, Modifier::HandRevealed)),
            ("both players must keep their hands revealed", (Whose::Any, Modifier::HandRevealed)),
            ("both players must play with their hands revealed", (Whose::Any, Modifier::HandRevealed)),
        ],
    );
    all.map(|(who, is)| (Of::Player(who), vec![Said::Fixed(is)]))
}

fn times(p: &P<'_>, at: At) -> Parses<Multiplied> {
    p.row(
        at,
        "how much of it",
        &[
            ("is doubled", Multiplied::Double),
            ("is halved", Multiplied::Half),
            ("becomes halved", Multiplied::Half),
            ("becomes 0", Multiplied::Zero),
            ("is reduced to 0", Multiplied::Zero),
        ],
    )
}

fn made(of: Ref, who: Whose, times: Multiplied) -> (Of, Vec<Said>) {
    (Of::Cards(each_of(of)), vec![Said::Fixed(Modifier::BattleDamage(who, times))])
}
