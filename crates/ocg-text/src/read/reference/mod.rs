//! One reference for all positions: determiner, adjectives, head, what follows it, "or", "except", "other", "whose"
//! (OCG 3.3.1-7 to -10, 3.3.2-254 to -270, 3.4.1-5).

mod back;
mod compared;
mod core;
mod faced;
mod finish;
mod fought;
mod place;
mod post;
mod relative;

pub use self::back::back;
pub use self::core::{head, one_named};
pub use finish::{taken as taken_by_this, where_the_last_is};
pub use fought::fighter;
pub use place::where_they_are;
pub use post::{common, except, total, values};
pub use relative::{mentions, summoned, tributing, using};

use self::core::{Core, core};
use super::tree::{Back, Cards, Chosen, Counted, Head, Many, Number, Pointing, Quality, Ref, Verb};
use super::verbs::past;
use super::words::{self};
use super::{P, any_of};
use enumset::EnumSet;
use finish::finished;
use ocg::language::{Filter, Place, Whose};
use post::posts;
use text::grammar::{At, Parses};

/// "Level 4 or lower", said of monsters that were named before.
pub fn levels_alone(p: &P<'_>, at: At) -> Parses<Filter> {
    self::core::levels(p, at).filter_map(|one| match one {
        self::core::Adjective::Is(filter) => Some(filter),
        _ => None,
    })
}

/// Any cards that a text speaks of.
pub fn reference(p: &P<'_>, at: At) -> Parses<Ref> {
    p.once(at, || any_of(p, at, &[this, back, described, fixed, among]))
}

/// One reference, or several with "and": what a verb is done to.
pub fn objects(p: &P<'_>, at: At) -> Parses<Ref> {
    p.once(at, || {
        let two = p.from(at).maybe("both").then(reference).maybe(",").words("and").then(reference);
        let two = two.map(|(first, second)| vec![first, second]);
        let short =
            p.from(at).then(without_noun).words("and").then(described).filter_map(|(first, second)| {
                let Ref::Cards(cards) = &second else { return None };
                let monsters = cards.head == Head::Monster;
                monsters.then(|| vec![Ref::Cards(Box::new(first)), second.clone()])
            });
        let two = two.or(short);
        let three =
            p.from(at).then(reference).words(",").then(reference).maybe(",").words("and").then(reference);
        let three = three.map(|(first, second, third)| vec![first, second, third]);
        reference(p, at).or(two.or(three).filter_map(finish::together))
    })
}

/// "1 of them", "1 of those cards", "1 excavated monster".
fn among(p: &P<'_>, at: At) -> Parses<Ref> {
    let count = |p: &P<'_>, at: At| counted(p, at);
    let of = p.from(at).then(count).words("of").then(back);
    let of = of.filter_map(|((count, how), of)| {
        let Ref::Back(back) = of else { return None };
        (back.many == Many::Several).then(|| {
            let head = match &back.to {
                Pointing::That(head) | Pointing::Done(_, head) => head.clone(),
                Pointing::Such(cards) | Pointing::SuchTarget(cards) => cards.head.clone(),
                Pointing::It
                | Pointing::AllOf(_)
                | Pointing::Target
                | Pointing::Nth(_)
                | Pointing::Destroyer => Head::Card,
            };
            (Cards { count, how, ..finish::bare(head, Vec::new()) }, back)
        })
    });
    // "1 Spell among them".
    let them = p.from(at).then(count).then(description).words("among them|from among them|among those cards");
    let them = them.map(|((count, how), cards)| (Cards { count, how, ..cards }, several()));
    let done = |p: &P<'_>, at: At| {
        p.row(at, "what was turned over", &[("excavated", Verb::Excavate), ("revealed", Verb::Reveal)])
    };
    let turned = p.from(at).then(count).maybe("of the").then(done).then(description);
    let turned = turned.map(|((count, how), verb, cards)| {
        let to = Pointing::Done(verb, Head::Card);
        (Cards { count, how, ..cards }, Back { many: Many::Several, to })
    });
    // "Destroy that monster(s) with 1500 or more ATK": those of them that are still so.
    let still = p.from(at).words("that|those").then(head).then(post::values).filter_map(|(head, like)| {
        let to = Pointing::That(head.clone());
        let cards = Cards { count: Counted::All, ..finish::bare(head, like) };
        (cards.head == Head::Monster).then_some((cards, Back { many: Many::Several, to }))
    });
    of.or(them).or(turned).or(still).filter_map(|(cards, back)| {
        let counted = !matches!(cards.count, Counted::Bare | Counted::AtLeast(_));
        counted.then(|| Ref::Among(Box::new(cards), back))
    })
}

fn several() -> Back {
    Back { many: Many::Several, to: Pointing::It }
}

/// Monsters, of which nothing is said.
pub fn bare_monsters() -> Cards {
    finish::bare(Head::Monster, Vec::new())
}

/// "This card", "this card from your GY".
fn this(p: &P<'_>, at: At) -> Parses<Ref> {
    let this =
        p.from(at).words("this card|this face-up card|this set card|this monster|this face-up monster");
    let this = this.value(EnumSet::empty());
    let there = p.from(at).words("this card|this face-up card|this monster").then(where_they_are);
    let there = there.filter_map(|((whose, places),)| (whose != Whose::Opponents).then_some(places));
    let banished = p.from(at).words("this banished card").value(Place::Banished.into());
    // 3.3.3-30: what is an Equip Card lies in a Spell & Trap Zone.
    let equip = p.from(at).words("this equip card|this equipped card").value(Place::SpellTrapZone.into());
    let faced = p.from(at).words("this card|this monster").then(faced::own_places).map(|(places,)| places);
    let both = was_there(p, at);
    this.or(there).or(banished).or(equip).or(faced).or(both).map(Ref::This).or(this_like(p, at))
}

/// "This card from the GY (if it was there when the monster was destroyed) or hand (even if not)": what triggers finds it
/// in either place.
fn was_there(p: &P<'_>, at: At) -> Parses<EnumSet<Place>> {
    let summoned = |p: &P<'_>, at: At| {
        let ways = p.from(at).then(words::ways).words("summoned");
        ways.value(()).or(past(p, at).map(|_| ()))
    };
    let when = |p: &P<'_>, at: At| {
        let what = "the monster was|the card was|the token was|that card was|that monster was";
        let told = p.from(at).words(what).skip(summoned);
        told.value(()).or(p.from(at).words("the summon resolved").value(()))
    };
    let pile = |p: &P<'_>, at: At| {
        let places = [("gy", Place::Graveyard), ("hand", Place::Hand)];
        p.row(at, "the GY or the hand", &places)
    };
    let first = p.from(at).words("this card from the|this card from your").then(pile);
    let first = first.words("( if it was there when").skip(when).words(")").maybe(",").words("or");
    first.then(pile).words("( even if not )").filter_map(|(one, two)| (one != two).then_some(one | two))
}

/// "This Synchro Summoned card".
fn this_like(p: &P<'_>, at: At) -> Parses<Ref> {
    super::event::this(p, at).filter_map(|this| {
        let plain = this.places.is_empty() && this.whose == Whose::Any;
        let said = this.like.iter().any(|one| !matches!(one, Filter::FaceUp | Filter::FaceDown));
        (plain && said).then_some(Ref::ThisLike(this.like))
    })
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
        .filter_map(|(n, whose)| {
            let n = Number::Fixed(n.unwrap_or(1).try_into().ok()?);
            (whose != Whose::Any).then_some(Ref::Top(whose, n))
        });
    let cards = p
        .from(at)
        .then(|p, at| p.number(at))
        .words("card|cards")
        .words("from the top of")
        .then(words::whose)
        .words("deck")
        .filter_map(|(n, whose)| {
            (whose != Whose::Any).then_some(Ref::Top(whose, Number::Fixed(n.try_into().ok()?)))
        });
    let equal = p
        .from(at)
        .words("cards from the top of|a number of cards from the top of")
        .then(words::whose)
        .words("deck equal to|deck , equal to")
        .then(super::amount::number)
        .filter_map(|(whose, n)| (whose != Whose::Any).then_some(Ref::Top(whose, n)));
    let known = p.row(
        at,
        "cards",
        &[
            ("the equipped monster", Ref::Equipped),
            ("the monster equipped with this card", Ref::Equipped),
            ("the attacking monster", Ref::Attacker),
            ("that attacking monster", Ref::Attacker),
            ("the attack target", Ref::AttackTarget),
            ("the rest", Ref::Rest),
            ("the remaining cards", Ref::Rest),
            ("the other cards", Ref::Rest),
            ("the other card", Ref::Rest),
            ("the other", Ref::Rest),
            ("the others", Ref::Rest),
            ("the remaining card", Ref::Rest),
        ],
    );
    let hand = p.row(
        at,
        "a whole hand",
        &[
            ("your entire hand", Whose::Yours),
            ("your opponent 's entire hand", Whose::Opponents),
            ("their entire hand", Whose::Opponents),
            ("your opponent 's hand", Whose::Opponents),
        ],
    );
    let hand = hand.map(|whose| {
        let bare = finish::bare(Head::Card, Vec::new());
        Ref::Cards(Box::new(Cards { count: Counted::All, whose, places: Place::Hand.into(), ..bare }))
    });
    let other = Quality::Is(Filter::Not(Box::new(Filter::This)));
    let (count, whose, places) = (Counted::All, Whose::Yours, Place::PendulumZone.into());
    let beside = Cards { count, whose, places, ..finish::bare(Head::Card, vec![other]) };
    let beside = p.from(at).words("the card in your other pendulum zone").value(Ref::Cards(Box::new(beside)));
    let hand = hand.or(beside);
    top.or(known).or(cards).or(equal).or(hand).or(fighter(p, at)).or(fought::taken(p, at))
}

fn described(p: &P<'_>, at: At) -> Parses<Ref> {
    cards(p, at).map(|cards| Ref::Cards(Box::new(cards)))
}

/// Cards of a description, with their determiner.
pub fn cards(p: &P<'_>, at: At) -> Parses<Cards> {
    p.once(at, || {
        let counted = p.from(at).maybe("either").then(counted).then(description);
        let equal = p
            .from(at)
            .words("a number of")
            .then(description)
            .maybe(",")
            .words("equal to")
            .then(super::amount::number)
            .filter_map(|(cards, n)| {
                (cards.count == Counted::Bare).then_some(Cards { count: Counted::Equal(n), ..cards })
            });
        let other = p.from(at).words("another").then(description).filter_map(|(mut cards,)| {
            cards.like.push(Quality::Is(Filter::Not(Box::new(Filter::This))));
            (cards.count == Counted::Bare).then_some(Cards { count: Counted::Number(1), ..cards })
        });
        let as_many = p
            .from(at)
            .words("as many")
            .then(description)
            .words("as possible")
            .maybe("( min . 1 )")
            .then(posts);
        let as_many = as_many.filter_map(|(cards, posts)| {
            let cards = finish::with_posts(cards, posts)?;
            (cards.count == Counted::Bare).then_some(Cards { count: Counted::AsMany, ..cards })
        });
        // "Both cards in your Pendulum Zones".
        let both = p.from(at).words("both").then(description).filter_map(|(cards,)| {
            let there = !cards.places.is_empty() && cards.count == Counted::Bare;
            there.then_some(Cards { count: Counted::All, ..cards })
        });
        counted
            .filter_map(|((count, how), described)| {
                match (&count, &described.count) {
                    (_, Counted::Bare) => Some(Cards { count, how, ..described }),
                    // "1 monster you currently control".
                    (
                        Counted::Number(_) | Counted::UpTo(_) | Counted::AnyNumber | Counted::All,
                        Counted::All,
                    ) => Some(Cards { count, how, ..described }),
                    // "Cards on the field, up to the number of …".
                    (Counted::Bare, _) | (Counted::AnyNumber, Counted::UpTo(_)) => Some(described),
                    _ => None,
                }
            })
            .or(as_many)
            .or(both)
            .or(equal)
            .or(other)
    })
}

fn counted(p: &P<'_>, at: At) -> Parses<(Counted, Chosen)> {
    let freely = any_of(p, at, &[article, a_number, up_to]);
    let random = p.from(at).then(|p, at| p.number(at)).words("random");
    let random = random.map(|(n,)| (Counted::Number(n), Chosen::AtRandom));
    let either = p.from(at).then(|p, at| p.number(at)).words("or").then(|p, at| p.number(at));
    let either = either.optional(|p, at| p.from(at).words("random").value(()));
    let either = either.filter_map(|(one, two, random)| {
        let how = if random.is_some() { Chosen::AtRandom } else { Chosen::Freely };
        // "1 or 2" is as many as one likes up to two.
        (one + 1 < two).then_some((Counted::Either(one, two), how))
    });
    let random = random.or(either);
    freely.map(|count| (count, Chosen::Freely)).or(random).or(p.nothing(at, (Counted::Bare, Chosen::Freely)))
}

fn article(p: &P<'_>, at: At) -> Parses<Counted> {
    p.row(
        at,
        "how many",
        &[
            ("a", Counted::Number(1)),
            ("an", Counted::Number(1)),
            ("any number of", Counted::AnyNumber),
            ("all", Counted::All),
            ("every", Counted::All),
            ("that many", Counted::Equal(that_number())),
            ("the same number of", Counted::Equal(that_number())),
            ("an equal number of", Counted::Equal(that_number())),
            ("each", Counted::All),
            ("the 1", Counted::Number(1)),
            ("1 more", Counted::Number(1)),
            ("1 additional", Counted::Number(1)),
        ],
    )
}

/// As many as the last ones that were spoken of.
fn that_number() -> Number {
    Number::HowMany(several())
}

fn a_number(p: &P<'_>, at: At) -> Parses<Counted> {
    let of = p.from(at).then(|p, at| p.number(at)).words("of|copies of|copy of").map(|(n,)| n);
    let exact = p.number(at).or(of);
    let least = p.from(at).then(|p, at| p.number(at)).words("or more").maybe("of");
    let or_two = p.from(at).words("1 or 2").value(Counted::UpTo(Number::Fixed(2)));
    let total = p.from(at).words("a total of|a combined total of").then(|p, at| p.number(at)).map(|(n,)| n);
    let exact = exact.or(total);
    exact.map(Counted::Number).or(or_two).or(least.map(|(n,)| Counted::AtLeast(n)))
}

fn up_to(p: &P<'_>, at: At) -> Parses<Counted> {
    p.from(at)
        .words("up to")
        .then(|p, at| p.number(at))
        .maybe("of|copies of|copy of")
        .map(|(n,)| Counted::UpTo(Number::Fixed(n.try_into().unwrap_or(i32::MAX))))
}

/// "1 LIGHT", where the noun stands later.
pub fn without_noun(p: &P<'_>, at: At) -> Parses<Cards> {
    let short = p.from(at).then(|p, at| p.number(at)).then(self::core::adjectives);
    short.filter_map(|(n, adjectives)| {
        let some = !adjectives.is_empty();
        let cards = finished(vec![Core { adjectives, head: Head::Monster }], Vec::new())?;
        some.then_some(Cards { count: Counted::Number(n), ..cards })
    })
}

/// What cards are like, without their number.
pub fn description(p: &P<'_>, at: At) -> Parses<Cards> {
    p.once(at, || {
        let single = p.from(at).then(core).then(posts).map(|(core, posts)| finished(vec![core], posts));
        let next = |p: &P<'_>, at: At| p.from(at).words("1|a|an|1 of").then(core).map(|(core,)| core);
        let either = p.from(at).then(core).maybe(",").words("or").then(next).then(posts);
        let either = either.map(|(one, two, posts)| finished(vec![one, two], posts));
        let three = p.from(at).then(core).words(",").then(next).words(", or|or").then(next).then(posts);
        let three = three.map(|(one, two, three, posts)| finished(vec![one, two, three], posts));
        // "Continuous Spell or Field Spell": what stands before the first noun belongs to it alone.
        let apart = p.from(at).then(core).words("and / or").then(core).then(posts);
        let apart = apart.filter_map(|(one, two, posts)| {
            let names = matches!(one.head, Head::Named(_)) && matches!(two.head, Head::Named(_));
            (!names).then(|| finished(vec![one, two], posts))
        });
        let kinds = p.from(at).then(core).words("or").then(core).then(posts);
        let kinds = kinds.filter_map(|(one, two, posts)| {
            finish::are_apart(&one, &two).then(|| finished(vec![one, two], posts))
        });
        single.or(either).or(three).or(kinds).or(apart).filter_map(|cards| cards)
    })
}
