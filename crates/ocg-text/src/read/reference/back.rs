//! What points back at cards that were spoken of before: "it", "that target", "those cards", "the destroyed monster".

use super::core::{head_of_many, head_of_one};
use super::{description, finish};
use crate::read::tree::{Back, Cards, Counted, Head, Many, Pointing, Quality, Ref};
use crate::read::verbs::past;
use crate::read::{P, any_of};
use enumset::EnumSet;
use ocg::language::{Filter, Place, Whose};
use text::grammar::{At, Parses};

/// How many are pointed back at, and at what.
type Pointed = (Many, Pointing);

/// As what a description points back.
type Such = fn(Cards) -> Pointing;

/// By what something was done.
const WAY: &str = "by this effect|this way|to activate this effect|to activate this card|by this card 's effect|with this effect|for this effect 's activation";

pub fn back(p: &P<'_>, at: At) -> Parses<Ref> {
    let all = any_of(p, at, &[pronoun, that, done, done_to, such, all_of, of_battle]);
    all.map(|(many, to)| Ref::Back(Back { many, to }))
}

fn pronoun(p: &P<'_>, at: At) -> Parses<Pointed> {
    p.row(
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
            ("this token", (Many::One, Pointing::That(Head::Token))),
            ("these tokens", (Many::Several, Pointing::That(Head::Token))),
            ("the token", (Many::One, Pointing::That(Head::Token))),
            ("the tokens", (Many::Several, Pointing::That(Head::Token))),
            ("both", (Many::Several, Pointing::It)),
            ("both of them", (Many::Several, Pointing::It)),
            ("all of them", (Many::Several, Pointing::It)),
            ("both targets", (Many::Several, Pointing::Target)),
            ("both those targets", (Many::Several, Pointing::Target)),
            ("both of those targets", (Many::Several, Pointing::Target)),
            ("them both", (Many::Several, Pointing::It)),
            ("those targeted cards", (Many::Several, Pointing::Target)),
            ("those targeted monsters", (Many::Several, Pointing::Target)),
            ("both monsters", (Many::Several, Pointing::It)),
            ("both cards", (Many::Several, Pointing::It)),
            ("the targeted monster", (Many::One, Pointing::Target)),
            ("the targeted card", (Many::One, Pointing::Target)),
            ("that targeted card", (Many::One, Pointing::Target)),
            ("both of those monsters", (Many::Several, Pointing::That(Head::Monster))),
            ("both of those cards", (Many::Several, Pointing::That(Head::Card))),
            ("both those monsters", (Many::Several, Pointing::That(Head::Monster))),
            ("both those cards", (Many::Several, Pointing::That(Head::Card))),
            ("those 2 monsters", (Many::Several, Pointing::That(Head::Monster))),
            ("those 2 cards", (Many::Several, Pointing::That(Head::Card))),
            ("that targeted monster", (Many::One, Pointing::Target)),
            ("the targeted monsters", (Many::Several, Pointing::Target)),
            ("the targeted cards", (Many::Several, Pointing::Target)),
            ("the first target", (Many::One, Pointing::Nth(0))),
            ("that first target", (Many::One, Pointing::Nth(0))),
            ("the second target", (Many::One, Pointing::Nth(1))),
            ("that second target", (Many::One, Pointing::Nth(1))),
        ],
    )
}

fn that(p: &P<'_>, at: At) -> Parses<Pointed> {
    let that = p
        .from(at)
        .words("that")
        .maybe("face-up")
        .then(head_of_one)
        .map(|(head,)| (Many::One, Pointing::That(head)));
    let those =
        p.from(at).words("those").then(head_of_many).map(|(head,)| (Many::Several, Pointing::That(head)));
    that.or(those)
}

/// "The destroyed monster".
fn done(p: &P<'_>, at: At) -> Parses<Pointed> {
    let done = p.from(at).words("the|that").then(past).maybe("face-up").then(head_of_one).maybe(WAY);
    let done = done.map(|(verb, head)| (Many::One, Pointing::Done(verb, head)));
    let all_done = p.from(at).words("the|those").then(past).then(head_of_many).maybe(WAY);
    let all_done = all_done.map(|(verb, head)| (Many::Several, Pointing::Done(verb, head)));
    done.or(all_done)
}

/// "The monster destroyed by this effect".
fn done_to(p: &P<'_>, at: At) -> Parses<Pointed> {
    let told = p.from(at).then(whom).then(past).maybe("to the gy|to the hand|into the deck|from your hand");
    let told = told.words(WAY).map(|((many, head), verb)| (many, Pointing::Done(verb, head)));
    // "The monster sent to the GY": where it went says by what.
    let sent = p.from(at).then(whom).then(past).words("to the gy|to the hand|into the deck");
    let sent = sent.map(|((many, head), verb)| (many, Pointing::Done(verb, head)));
    told.or(sent)
}

/// "The monster", "those cards": whom something was done to, said before what it was.
fn whom(p: &P<'_>, at: At) -> Parses<(Many, Head)> {
    let one =
        p.from(at).words("the|that").maybe("face-up").then(head_of_one).map(|(head,)| (Many::One, head));
    let several = p.from(at).words("the|those|any").maybe("face-up").then(head_of_many);
    one.or(several.map(|(head,)| (Many::Several, head)))
}

fn all_of(p: &P<'_>, at: At) -> Parses<Pointed> {
    let all = p.from(at).words("all").then(|p, at| p.number(at)).maybe("targets|monsters|cards|of them");
    all.filter_map(|(n,)| (n > 1).then_some((Many::Several, Pointing::AllOf(n))))
}

/// "That Dragon monster": of those that are spoken of.
fn such(p: &P<'_>, at: At) -> Parses<Pointed> {
    let of = |cards: Cards| Pointing::Such(Box::new(cards));
    let such = p.from(at).words("that").then(description).map(|(cards,)| (Many::One, cards, of as Such));
    let of_target = |cards: Cards| Pointing::SuchTarget(Box::new(cards));
    let targeted = p.from(at).words("the targeted|that targeted").then(description);
    let targeted = targeted.map(|(cards,)| (Many::One, cards, of_target as Such));
    let those_such = p.from(at).words("those").then(description);
    let those_such = those_such.map(|(cards,)| (Many::Several, cards, of as Such));
    such.or(targeted).or(those_such).filter_map(|(many, cards, of)| {
        let adjectives = cards.like.iter().filter(|one| **one != Quality::Is(Filter::FaceUp)).count();
        // "That attacking monster" is known by itself, and "that banished card" by what was done to it.
        let known = [Quality::Is(Filter::Attacking)] == cards.like[..] || cards.count != Counted::Bare;
        let bare = adjectives == 0 && cards.places.is_empty() && cards.whose == Whose::Any;
        let named = matches!(cards.head, Head::Named(_)) || cards.places == EnumSet::only(Place::Banished);
        (!known && !bare && !named).then(|| (many, of(cards)))
    })
}

/// "The opponent's monster", of those that are spoken of; 3.6.3-78: the one that destroyed it by battle.
fn of_battle(p: &P<'_>, at: At) -> Parses<Pointed> {
    let theirs = p.from(at).words("the opponent 's").then(head_of_one).map(|(head,)| {
        let cards = Cards { whose: Whose::Opponents, ..finish::bare(head, Vec::new()) };
        (Many::One, Pointing::Such(Box::new(cards)))
    });
    let destroyer = p.from(at).words("the monster that destroyed it|the monster that destroyed this card");
    let destroyer = destroyer.value((Many::One, Pointing::Destroyer));
    theirs.or(destroyer)
}
