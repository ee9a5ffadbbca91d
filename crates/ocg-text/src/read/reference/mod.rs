//! One reference for all positions: determiner, adjectives, head, what follows it, "or", "except", "other", "whose"
//! (OCG 3.3.1-7 to -10, 3.3.2-254 to -270, 3.4.1-5).

mod core;
mod finish;
mod post;

pub use self::core::head;
pub use post::{except, where_they_are};

use self::core::{Adjective, Core, core};
use super::tree::{Back, Cards, Chosen, Counted, Head, Many, Number, Pointing, Ref};
use super::verbs::past;
use super::words::{self};
use super::{P, any_of};
use enumset::EnumSet;
use finish::finished;
use ocg::language::{Place, Whose};
use post::posts;
use text::grammar::{At, Parses};

/// Any cards that a text speaks of.
pub fn reference(p: &P<'_>, at: At) -> Parses<Ref> {
    p.once(at, || any_of(p, at, &[this, back, described, fixed]))
}

/// "This card", "this card from your GY".
fn this(p: &P<'_>, at: At) -> Parses<Ref> {
    let this = p.from(at).words("this card|this face-up card|this set card").value(EnumSet::empty());
    let there = p.from(at).words("this card|this face-up card").then(where_they_are);
    let there = there.filter_map(|((whose, places),)| (whose != Whose::Opponents).then_some(places));
    let banished = p.from(at).words("this banished card").value(Place::Banished.into());
    this.or(there).or(banished).map(Ref::This)
}

/// Cards that are known by what happens now.
fn fixed(p: &P<'_>, at: At) -> Parses<Ref> {
    let top = p
        .from(at)
        .words("the top")
        .optional(|p, at| p.number(at))
        .words("card|cards")
        .words("of|from")
        .then(words::whose)
        .words("deck")
        .filter_map(|(n, whose)| (whose != Whose::Any).then(|| Ref::Top(whose, n.unwrap_or(1))));
    let known = p.row(
        at,
        "cards",
        &[
            ("the equipped monster", Ref::Equipped),
            ("the monster equipped with this card", Ref::Equipped),
            ("the attacking monster", Ref::Attacker),
            ("that attacking monster", Ref::Attacker),
            ("the attack target", Ref::AttackTarget),
        ],
    );
    top.or(known)
}

/// "It", "that target", "those cards", "the destroyed monster".
pub fn back(p: &P<'_>, at: At) -> Parses<Ref> {
    let pointing = p.row(
        at,
        "it",
        &[
            ("it", (Many::One, Pointing::It)),
            ("them", (Many::Several, Pointing::It)),
            ("they", (Many::Several, Pointing::It)),
            ("that target", (Many::One, Pointing::Target)),
            ("those targets", (Many::Several, Pointing::Target)),
            ("the targets", (Many::Several, Pointing::Target)),
            ("the target", (Many::One, Pointing::Target)),
        ],
    );
    let that = p
        .from(at)
        .words("that")
        .maybe("face-up")
        .then(head_of_one)
        .map(|(head,)| (Many::One, Pointing::That(head)));
    let those =
        p.from(at).words("those").then(head_of_many).map(|(head,)| (Many::Several, Pointing::That(head)));
    let done = p.from(at).words("the|that").then(past).then(head_of_one);
    let done = done.map(|(verb, head)| (Many::One, Pointing::Done(verb, head)));
    let all_done = p.from(at).words("the|those").then(past).then(head_of_many);
    let all_done = all_done.map(|(verb, head)| (Many::Several, Pointing::Done(verb, head)));
    let all = pointing.or(that).or(those).or(done).or(all_done);
    all.map(|(many, to)| Ref::Back(Back { many, to }))
}

fn head_of_one(p: &P<'_>, at: At) -> Parses<Head> {
    p.row(
        at,
        "what it is",
        &[
            ("monster", Head::Monster),
            ("card", Head::Card),
            ("spell", Head::Spell),
            ("spell card", Head::Spell),
            ("trap", Head::Trap),
            ("trap card", Head::Trap),
            ("spell / trap", Head::SpellTrap),
            ("spell / trap card", Head::SpellTrap),
            ("spell or trap", Head::SpellTrap),
            ("spell or trap card", Head::SpellTrap),
        ],
    )
}

fn head_of_many(p: &P<'_>, at: At) -> Parses<Head> {
    p.row(
        at,
        "what they are",
        &[
            ("monsters", Head::Monster),
            ("cards", Head::Card),
            ("spells", Head::Spell),
            ("spell cards", Head::Spell),
            ("traps", Head::Trap),
            ("trap cards", Head::Trap),
            ("spells / traps", Head::SpellTrap),
            ("spell / traps", Head::SpellTrap),
            ("spell / trap cards", Head::SpellTrap),
            ("spell and trap cards", Head::SpellTrap),
            ("spells and traps", Head::SpellTrap),
            ("spells or traps", Head::SpellTrap),
            ("spell or trap cards", Head::SpellTrap),
        ],
    )
}

fn described(p: &P<'_>, at: At) -> Parses<Ref> {
    cards(p, at).map(|cards| Ref::Cards(Box::new(cards)))
}

/// Cards of a description, with their determiner.
pub fn cards(p: &P<'_>, at: At) -> Parses<Cards> {
    p.once(at, || {
        let counted = p.from(at).then(counted).then(description);
        counted.filter_map(|((count, how), described)| {
            match (&count, &described.count) {
                (_, Counted::Bare) => Some(Cards { count, how, ..described }),
                // "Cards on the field, up to the number of …".
                (Counted::Bare, _) => Some(described),
                _ => None,
            }
        })
    })
}

fn counted(p: &P<'_>, at: At) -> Parses<(Counted, Chosen)> {
    let freely = any_of(p, at, &[article, a_number, up_to]);
    let random = p.from(at).then(|p, at| p.number(at)).words("random");
    let random = random.map(|(n,)| (Counted::Number(n), Chosen::AtRandom));
    freely.map(|count| (count, Chosen::Freely)).or(random).or(p.nothing(at, (Counted::Bare, Chosen::Freely)))
}

fn article(p: &P<'_>, at: At) -> Parses<Counted> {
    p.row(
        at,
        "how many",
        &[
            ("a", Counted::Number(1)),
            ("an", Counted::Number(1)),
            ("another", Counted::Number(1)),
            ("any number of", Counted::AnyNumber),
            ("all", Counted::All),
            ("every", Counted::All),
            ("each", Counted::All),
        ],
    )
}

fn a_number(p: &P<'_>, at: At) -> Parses<Counted> {
    let exact = p.number(at).or(p.from(at).then(|p, at| p.number(at)).words("of").map(|(n,)| n));
    let least = p.from(at).then(|p, at| p.number(at)).words("or more");
    exact.map(Counted::Number).or(least.map(|(n,)| Counted::AtLeast(n)))
}

fn up_to(p: &P<'_>, at: At) -> Parses<Counted> {
    p.from(at)
        .words("up to")
        .then(|p, at| p.number(at))
        .maybe("of")
        .map(|(n,)| Counted::UpTo(Number::Fixed(n.try_into().unwrap_or(i32::MAX))))
}

/// What cards are like, without their number.
pub fn description(p: &P<'_>, at: At) -> Parses<Cards> {
    p.once(at, || {
        let single = p.from(at).then(core).then(posts).map(|(core, posts)| finished(vec![core], posts));
        let either =
            p.from(at).then(core).maybe(",").words("or|and / or").words("1|a|an").then(core).then(posts);
        let either = either.map(|(one, two, posts)| finished(vec![one, two], posts));
        // "Continuous Spell or Field Spell": what stands before the first noun belongs to it alone.
        let kinds = p.from(at).then(core).words("or|and / or").then(core).then(posts);
        let kinds = kinds.filter_map(|(one, two, posts)| {
            let plain = |core: &Core| core.adjectives.iter().all(|one| matches!(one, Adjective::Kind(_)));
            let both = |core: &Core| plain(core) && !core.adjectives.is_empty();
            (both(&one) && both(&two)).then(|| finished(vec![one, two], posts))
        });
        single.or(either).or(kinds).filter_map(|cards| cards)
    })
}
