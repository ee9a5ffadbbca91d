//! What the effect of an activation may include: "that includes an effect that Special Summons a monster from the GY",
//! or one of a list of effects (OCG 2.2.1-2 to -4).

use crate::read::P;
use crate::read::words::list;
use enumset::EnumSet;
use ocg::language::{ActivationOf, Included, Timing};
use text::grammar::{At, Parses};

/// "Adds a card from the Deck to the hand".
pub(super) fn included(p: &P<'_>, at: At) -> Parses<EnumSet<Included>> {
    list(p, at, |p, at| {
        let adds = p.from(at).words("adds").then(added).map(|(what,)| what);
        let summons = p.from(at).words("special summons").then(summoned).map(|(what,)| what);
        let sends = p.from(at).words("sends").then(sent).map(|(what,)| what);
        let banishes = p.from(at).words("banishes").then(banished).map(|(what,)| what);
        adds.or(summons).or(sends).or(banishes).or(p.row(at, "what it includes", &OTHERS))
    })
    .map(all)
}

/// "Add a card from the Deck to the hand", behind "would" and in a list.
pub fn plain(p: &P<'_>, at: At) -> Parses<EnumSet<Included>> {
    list(p, at, |p, at| {
        let add = p.from(at).words("add").then(added).map(|(what,)| what);
        let summon = p.from(at).words("special summon").then(summoned).map(|(what,)| what);
        let send = p.from(at).words("send").then(sent).map(|(what,)| what);
        let banish = p.from(at).words("banish").then(banished).map(|(what,)| what);
        add.or(summon).or(send).or(banish).or(p.row(at, "what it would do", &OTHER_DEEDS))
    })
    .map(all)
}

fn all(each: Vec<EnumSet<Included>>) -> EnumSet<Included> {
    each.into_iter().fold(EnumSet::empty(), |sum, one| sum | one)
}

const OTHERS: [(&str, EnumSet<Included>); 3] = [
    ("destroys a card", enumset::enum_set!(Included::Destroy)),
    ("destroys a card on the field", enumset::enum_set!(Included::Destroy)),
    ("inflicts damage", enumset::enum_set!(Included::Damage)),
];

const OTHER_DEEDS: [(&str, EnumSet<Included>); 3] = [
    ("destroy a card", enumset::enum_set!(Included::Destroy)),
    ("destroy a card on the field", enumset::enum_set!(Included::Destroy)),
    ("inflict damage", enumset::enum_set!(Included::Damage)),
];

fn added(p: &P<'_>, at: At) -> Parses<EnumSet<Included>> {
    p.from(at)
        .maybe("a card|cards")
        .then(|p, at| {
            p.row(
                at,
                "from where it is added",
                &[
                    ("from the deck to the hand", Included::AddFromDeck.into()),
                    ("from the gy to the hand", Included::AddFromGraveyard.into()),
                    (
                        "from the gy to the hand , deck , and / or extra deck",
                        Included::AddFromGraveyard | Included::ReturnFromGraveyard,
                    ),
                    (
                        "from the gy to the deck , extra deck , or hand",
                        Included::AddFromGraveyard | Included::ReturnFromGraveyard,
                    ),
                ],
            )
        })
        .map(|(what,)| what)
}

fn summoned(p: &P<'_>, at: At) -> Parses<EnumSet<Included>> {
    let from = |p: &P<'_>, at: At| {
        let from = p.row(
            at,
            "from where it is Summoned",
            &[
                ("from the deck", Included::SummonFromDeck.into()),
                ("from the gy", Included::SummonFromGraveyard.into()),
            ],
        );
        from.or(p.nothing(at, Included::SpecialSummon.into()))
    };
    p.from(at).maybe("a monster|a monster card|monsters|monster cards").then(from).map(|(what,)| what)
}

fn sent(p: &P<'_>, at: At) -> Parses<EnumSet<Included>> {
    p.from(at).maybe("a card|cards").words("from the deck to the gy").value(Included::SendFromDeck.into())
}

fn banished(p: &P<'_>, at: At) -> Parses<EnumSet<Included>> {
    let from = |p: &P<'_>, at: At| {
        let from = p.row(at, "from where", &[("from the gy", Included::BanishFromGraveyard.into())]);
        from.or(p.nothing(at, Included::Banish.into()))
    };
    p.from(at).words("a card|cards").then(from).map(|(what,)| what)
}

/// Does it wait for an activation that includes something of a list, which is not known yet?
pub fn is_open(timing: &Timing) -> bool {
    timing.each().iter().any(|one| matches!(one, Timing::Activation(_, _, of) if is_open_kind(of)))
}

fn is_open_kind(of: &ActivationOf) -> bool {
    match of {
        ActivationOf::Including(what) => what.is_empty(),
        ActivationOf::All(all) => all.iter().any(is_open_kind),
        ActivationOf::Any
        | ActivationOf::Card
        | ActivationOf::Effect
        | ActivationOf::Targeting(_)
        | ActivationOf::TargetingOnly(_)
        | ActivationOf::From(_) => false,
    }
}

/// The list says what.
pub fn filled(timing: Timing, what: EnumSet<Included>) -> Timing {
    match timing {
        Timing::Activation(whose, like, of) => Timing::Activation(whose, like, filled_kind(of, what)),
        Timing::AnyOf(all) => Timing::AnyOf(all.into_iter().map(|one| filled(one, what)).collect()),
        other @ (Timing::Event(..) | Timing::Phase(..) | Timing::Attempt(..)) => other,
    }
}

fn filled_kind(of: ActivationOf, what: EnumSet<Included>) -> ActivationOf {
    match of {
        ActivationOf::Including(before) if before.is_empty() => ActivationOf::Including(what),
        ActivationOf::All(all) => {
            ActivationOf::All(all.into_iter().map(|one| filled_kind(one, what)).collect())
        }
        other => other,
    }
}
