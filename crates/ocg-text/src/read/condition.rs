//! When something can be done or holds: who controls what, where this card is, which phase it is
//! (OCG 3.4.3-1, 3.6.3).

use super::control::{control, each_named};
use super::event::Event;
use super::reference::{cards, where_they_are};
use super::standing::standing;
use super::tree::{Cards, Counted};
use super::words;
use super::{P, any_of};
use enumset::EnumSet;
use ocg::language::{Comparison, Filter, Place, Whose};
use text::grammar::{At, Parses};

/// A condition before it is bound.
#[derive(Clone, PartialEq, Debug)]
pub enum State {
    /// There are so many of them.
    Count(Cards, Comparison, u32),
    /// This card is in one of these places.
    ThisIsIn(EnumSet<Place>),
    /// This card is like that.
    This(Vec<Filter>),
    /// There are more of the first than of the second.
    MoreThan(Box<Cards>, Box<Cards>),
    /// "Your LP are lower than your opponent's".
    LifePointsAgainst(Comparison),
    /// What needs no binding.
    Plain(Box<ocg::language::Condition>),
    /// ""Rock" monsters were sent to the GY by this effect": at least one of them is so.
    Done(Box<Cards>, super::tree::Back),
    /// "It is a Spell".
    Are(super::tree::Ref, Vec<Filter>),
    /// One of those that something was done to is like that.
    SomeOf(super::tree::Pointing, Vec<Filter>),
    LifePoints(Whose, Comparison, i32),
    TurnOf(Whose),
    /// It has happened this turn.
    Happened(Box<Event>),
    /// It was so when the effect was activated.
    WhenActivated(Box<State>),
    All(Vec<State>),
    Any(Vec<State>),
}

/// Conditions joined by "and".
pub fn state(p: &P<'_>, at: At) -> Parses<State> {
    p.once(at, || {
        let more = p.from(at).then(single).maybe(",").words("and|and if").then(state);
        let more = more.map(|(first, rest)| both(first, rest));
        let either = p.from(at).then(single).maybe(",").words("or|or if").then(state);
        let either = either.map(|(first, rest)| match rest {
            State::Any(all) => State::Any(std::iter::once(first).chain(all).collect()),
            other => State::Any(vec![first, other]),
        });
        // "…, …, and …".
        let listed = p.from(at).then(single).words(",").then(state);
        let listed = listed.filter_map(|(first, rest)| match rest {
            State::All(_) => Some(both(first, rest)),
            _ => None,
        });
        single(p, at).or(more).or(either).or(listed).or(going_on(p, at))
    })
}

/// "You control a Dragon monster and have no cards in your hand": the second says nobody anew.
fn going_on(p: &P<'_>, at: At) -> Parses<State> {
    let is_you = !p.from(at).words("you").value(()).is_empty();
    if !is_you {
        return Parses::none();
    }
    let more = p.from(at).then(single).maybe(",").words("and|but").then(rest_of_you);
    let either = p.from(at).then(single).maybe(",").words("or").then(rest_of_you);
    more.map(|(first, rest)| both(first, rest)).or(either.map(|(first, rest)| State::Any(vec![first, rest])))
}

fn rest_of_you(p: &P<'_>, at: At) -> Parses<State> {
    let more = p.from(at).then(after_you).maybe(",").words("and").then(state);
    after_you(p, at).or(more.map(|(first, rest)| both(first, rest)))
}

pub fn both(first: State, second: State) -> State {
    let mut all = Vec::new();
    for one in [first, second] {
        match one {
            State::All(inner) => all.extend(inner),
            other => all.push(other),
        }
    }
    State::All(all)
}

fn single(p: &P<'_>, at: At) -> Parses<State> {
    const RULES: [super::Rule<State>; 14] = [
        control,
        have,
        are_there,
        this_is,
        life,
        only,
        only_one,
        kinds,
        all_there,
        this_was,
        more,
        back_is,
        standing,
        super::chance::fell,
    ];
    any_of(p, at, &RULES)
}

/// "It is a Dragon monster", "that card was a Spell".
fn back_is(p: &P<'_>, at: At) -> Parses<State> {
    let is = p.from(at).then(super::reference::back).words("is|are|was|were").then(cards);
    let is = is.filter_map(|(of, cards)| {
        let one = matches!(cards.count, Counted::Number(1) | Counted::Bare);
        let like = super::bind::plain_filters(&cards)?;
        (one && !like.is_empty()).then_some(State::Are(of, like))
    });
    let not = p.from(at).then(super::reference::back).words("is not|was not").then(cards);
    let not = not.filter_map(|(of, cards)| {
        let mut like = super::bind::plain_filters(&cards)?;
        let all = if like.len() == 1 { like.remove(0) } else { Filter::AllOf(like) };
        Some(State::Are(of, vec![Filter::Not(Box::new(all))]))
    });
    is.or(not)
}

/// "Having 3 or more cards in your GY", "controlling no monsters".
pub fn having(p: &P<'_>, at: At) -> Parses<State> {
    you(p, at, "controlling", "having")
}

/// What stands after "you": "control no monsters", "have no cards in your hand".
pub fn after_you(p: &P<'_>, at: At) -> Parses<State> {
    you(p, at, "control", "have")
}

fn you(p: &P<'_>, at: At, control: &'static str, have: &'static str) -> Parses<State> {
    let control = p.from(at).words(control).then(some_or_none);
    let control = control.filter_map(|((cards, how, n),)| {
        let free = cards.places.is_empty() && cards.whose == Whose::Any;
        free.then_some(State::Count(Cards { whose: Whose::Yours, places: words::FIELD, ..cards }, how, n))
    });
    let have = p.from(at).words(have).then(some_or_none);
    let have = have.filter_map(|((cards, how, n),)| {
        let yours = !cards.places.is_empty() && cards.whose == Whose::Yours;
        yours.then_some(State::Count(cards, how, n))
    });
    control.or(have)
}

pub fn some_or_none(p: &P<'_>, at: At) -> Parses<(Cards, Comparison, u32)> {
    let none = p.from(at).words("no").then(super::reference::description);
    counted(p, at).or(none.map(|(cards,)| (cards, Comparison::Is, 0)))
}

/// "2 or more monsters", "a Dragon monster", "only 1 monster".
pub fn counted(p: &P<'_>, at: At) -> Parses<(Cards, Comparison, u32)> {
    // "An EARTH and WATER monster" is one of each.
    let of_each = |rule: fn(&P<'_>, At) -> Parses<()>| {
        !p.from(at).words("a|an|1").skip(rule).words("and").skip(rule).value(()).is_empty()
    };
    let attribute = |p: &P<'_>, at: At| words::attribute(p, at).map(|_| ());
    let race = |p: &P<'_>, at: At| words::race(p, at).map(|_| ());
    if of_each(attribute) || of_each(race) || !each_named(p, at).is_empty() {
        return Parses::none();
    }
    let exactly = p.from(at).words("exactly|only").then(cards);
    let exactly = exactly.filter_map(|(cards,)| match cards.count {
        Counted::Number(n) => Some((cards, Comparison::Is, n)),
        _ => None,
    });
    let at_least = p.from(at).words("at least").then(cards).filter_map(|(cards,)| match cards.count {
        Counted::Number(n) => Some((cards, Comparison::AtLeast, n)),
        _ => None,
    });
    let exactly = exactly.or(at_least);
    let least = cards(p, at).filter_map(|cards| match cards.count {
        Counted::Number(n) | Counted::AtLeast(n) => Some((cards, Comparison::AtLeast, n)),
        Counted::Bare if matches!(cards.head, super::tree::Head::Named(_)) => {
            Some((cards, Comparison::AtLeast, 1))
        }
        Counted::Bare
        | Counted::UpTo(_)
        | Counted::AnyNumber
        | Counted::All
        | Counted::AsMany
        | Counted::Either(..)
        | Counted::Equal(_) => None,
    });
    exactly.or(least)
}

/// "You have no cards in your hand".
fn have(p: &P<'_>, at: At) -> Parses<State> {
    let who = |p: &P<'_>, at: At| {
        p.row(at, "who has", &[("you have", Whose::Yours), ("your opponent has", Whose::Opponents)])
    };
    let none = p.from(at).then(who).words("no").then(super::reference::description);
    let none = none.map(|(who, cards)| (who, (cards, Comparison::Is, 0)));
    let some = p.from(at).then(who).then(counted);
    let beside = p.from(at).words("you have").then(counted).words("in your other pendulum zone");
    let beside = beside.filter_map(|((mut cards, how, n),)| {
        let free = cards.places.is_empty() && cards.whose == Whose::Any;
        (cards.whose, cards.places) = (Whose::Yours, Place::PendulumZone.into());
        cards.like.push(super::tree::Quality::Is(Filter::Not(Box::new(Filter::This))));
        free.then_some(State::Count(cards, how, n))
    });
    let here = none.or(some.parses()).filter_map(|(who, (cards, how, n))| {
        let theirs = !cards.places.is_empty()
            && (cards.whose == who || cards.whose == Whose::Opponents && who == Whose::Opponents);
        theirs.then_some(State::Count(cards, how, n))
    });
    here.or(beside)
}

/// "A "Umi" is on the field", "there is a monster in your GY".
fn are_there(p: &P<'_>, at: At) -> Parses<State> {
    let there = p.from(at).words("there is|there are").then(counted).map(|(counted,)| counted);
    let none = p.from(at).words("there are no|there is no").then(super::reference::description);
    let none = none.map(|(cards,)| (cards, Comparison::Is, 0));
    let face_up = |p: &P<'_>, at: At| p.from(at).words("face-up").value(());
    let is = p.from(at).then(counted).words("is|are").optional(face_up).then(where_they_are);
    let is = is.filter_map(|((mut cards, how, n), up, (whose, places))| {
        let free = cards.places.is_empty() && cards.whose == Whose::Any;
        cards.like.extend(up.map(|()| super::tree::Quality::Is(Filter::FaceUp)));
        free.then_some((Cards { whose, places, ..cards }, how, n))
    });
    let not = p.from(at).then(counted).words("is not|are not").optional(face_up).then(where_they_are);
    let not = not.filter_map(|((mut cards, how, n), up, (whose, places))| {
        let free = cards.places.is_empty() && cards.whose == Whose::Any;
        cards.like.extend(up.map(|()| super::tree::Quality::Is(Filter::FaceUp)));
        let one = (how, n) == (Comparison::AtLeast, 1);
        (free && one).then_some((Cards { whose, places, ..cards }, Comparison::Is, 0))
    });
    let banished = p.from(at).then(counted).words("is banished|are banished");
    let banished = banished.filter_map(|((cards, how, n),)| {
        // One that is banished may be one that is being banished.
        let free = cards.places.is_empty() && n > 1;
        free.then(|| (Cards { places: Place::Banished.into(), ..cards }, how, n))
    });
    let is = is.or(not).or(banished);
    there
        .or(none)
        .or(is)
        .filter_map(|(cards, how, n)| (!cards.places.is_empty()).then_some(State::Count(cards, how, n)))
}

fn this_is(p: &P<'_>, at: At) -> Parses<State> {
    p.from(at)
        .words("this card is in your|this card is in the")
        .then(words::places)
        .map(|(places,)| State::ThisIsIn(places))
}

/// "This card was Special Summoned this turn", "this card is in Defense Position".
fn this_was(p: &P<'_>, at: At) -> Parses<State> {
    let came = p.from(at).words("this card was|it was").then(words::ways).words("summoned");
    let came = came.optional(|p, at| p.from(at).words("this turn").value(()));
    let came = came.filter_map(|(ways, turn)| {
        let turn = turn.map(|()| Filter::SummonedThisTurn);
        (!ways.is_empty()).then(|| turn.into_iter().chain([Filter::SummonedBy(ways)]).collect())
    });
    let is = p.row(
        at,
        "how this card is",
        &[
            ("this card is in attack position", vec![Filter::AttackPosition]),
            ("this card is in defense position", vec![Filter::DefensePosition]),
            ("this card is in face-up defense position", vec![Filter::DefensePosition, Filter::FaceUp]),
            ("this card battled this turn", vec![Filter::HasBattled]),
            ("this card has material", vec![has_material()]),
            ("it has material", vec![has_material()]),
            ("this card has no material", vec![Filter::Not(Box::new(has_material()))]),
            ("it has no material", vec![Filter::Not(Box::new(has_material()))]),
        ],
    );
    let has = p.from(at).words("this card has|it has").then(super::bullets::as_material);
    let has = has.map(|(like,)| vec![Filter::HasMaterial(like)]);
    let tribute = p.from(at).words("this card was tribute summoned|it was tribute summoned");
    let tribute = tribute.then(super::reference::tributing).map(|(like,)| {
        vec![Filter::SummonedBy(ocg::language::SummonWay::Tribute.into()), Filter::MadeWith(like)]
    });
    let originally =
        p.from(at).words("this card has|it has").words("a material attached that was originally");
    let originally = originally.maybe("a|an").then(|p, at| {
        let kind = words::attribute(p, at).map(Filter::OriginalAttribute);
        kind.or(words::race(p, at).map(Filter::OriginalRace))
    });
    let originally = originally.maybe("monster").map(|(one,)| vec![Filter::HasMaterial(vec![one])]);
    came.or(is).or(has).or(originally).or(tribute).map(State::This)
}

/// 3.3.2-195: it has Xyz Materials.
fn has_material() -> Filter {
    Filter::Materials(Comparison::AtLeast, ocg::language::Amount::Fixed(1))
}

/// "Your opponent controls more monsters than you do", "only your opponent controls a monster".
fn more(p: &P<'_>, at: At) -> Parses<State> {
    let than = p.from(at).words("your opponent controls more").then(super::reference::description);
    let than = than.words("than you do|than you").filter_map(|(cards,)| {
        let of = |whose| Box::new(Cards { whose, places: words::FIELD, ..cards.clone() });
        let free = cards.places.is_empty() && cards.whose == Whose::Any;
        free.then(|| State::MoreThan(of(Whose::Opponents), of(Whose::Yours)))
    });
    let hand = p.from(at).words("your opponent has more").then(|p, at| {
        let hand = || EnumSet::only(Place::Hand);
        p.row(
            at,
            "more cards",
            &[
                ("cards in their hand than you do", hand()),
                ("cards in their hand than you", hand()),
                ("total cards in their hand and field than you do", hand() | words::FIELD),
                ("total cards in their hand and on their field than you do", hand() | words::FIELD),
            ],
        )
    });
    let hand = hand.map(|(places,)| {
        let head = super::tree::Head::Card;
        let all = super::reference::bare_monsters();
        let of = |whose| Box::new(Cards { head: head.clone(), whose, places, ..all.clone() });
        State::MoreThan(of(Whose::Opponents), of(Whose::Yours))
    });
    let who = |p: &P<'_>, at: At| {
        let yours = (Whose::Yours, Whose::Opponents);
        let theirs = (Whose::Opponents, Whose::Yours);
        p.row(at, "who alone", &[("only your opponent controls", theirs), ("only you control", yours)])
    };
    let only = p.from(at).then(who).then(counted);
    let only = only.filter_map(|((has, lacks), (cards, how, n))| {
        let of = |whose| Cards { whose, places: words::FIELD, ..cards.clone() };
        let free = cards.places.is_empty() && cards.whose == Whose::Any && n == 1;
        free.then(|| both(State::Count(of(has), how, n), State::Count(of(lacks), Comparison::Is, 0)))
    });
    than.or(only).or(hand)
}

fn life(p: &P<'_>, at: At) -> Parses<State> {
    let against = p
        .from(at)
        .words("your lp are|your lp is")
        .words("lower than your opponent 's|less than your opponent 's");
    against.value(State::LifePointsAgainst(Comparison::Below))
}

/// "The only monster you control is a Dragon monster".
fn only_one(p: &P<'_>, at: At) -> Parses<State> {
    let is = p.from(at).words("the only monster you control is").maybe("exactly").then(cards);
    is.filter_map(|(cards,)| {
        let one = cards.count == Counted::Number(1)
            && cards.places.is_empty()
            && cards.whose == Whose::Any
            && cards.head == super::tree::Head::Monster;
        let there = Cards { whose: Whose::Yours, places: words::FIELD, ..cards };
        let all = Cards { like: Vec::new(), ..there.clone() };
        one.then(|| both(State::Count(all, Comparison::Is, 1), State::Count(there, Comparison::AtLeast, 1)))
    })
}

/// "All monsters in your GY are Dragon monsters": no other ones, and at least one.
fn all_there(p: &P<'_>, at: At) -> Parses<State> {
    let all = p.from(at).words("all|all the").words("monsters in your gy are").then(described_or_kind);
    all.filter_map(|(cards,)| {
        let mut like = super::bind::plain_filters(&cards)?;
        like.retain(|one| *one != Filter::Monster);
        let one = if like.len() == 1 { like.remove(0) } else { Filter::AllOf(like) };
        let there = Cards {
            whose: Whose::Yours,
            places: Place::Graveyard.into(),
            ..super::reference::bare_monsters()
        };
        let not = super::tree::Quality::Is(Filter::Not(Box::new(one.clone())));
        let some = Cards { like: vec![super::tree::Quality::Is(one)], ..there.clone() };
        let others = Cards { like: vec![not], ..there };
        Some(both(State::Count(some, Comparison::AtLeast, 1), State::Count(others, Comparison::Is, 0)))
    })
}

/// "You have 3 or more different Monster Types on your field".
fn kinds(p: &P<'_>, at: At) -> Parses<State> {
    use ocg::language::{Quality, Together};
    let what = |p: &P<'_>, at: At| {
        p.row(
            at,
            "of what there are several",
            &[
                ("monster types", Quality::Race),
                ("types", Quality::Race),
                ("attributes", Quality::Attribute),
                ("monster attributes", Quality::Attribute),
            ],
        )
    };
    let many = |p: &P<'_>, at: At| p.from(at).then(|p, at| p.number(at)).words("or more different").parses();
    let here = p.from(at).words("you have|there are").then(many).then(what).then(where_they_are);
    let here = here.filter_map(|((n,), what, (whose, places))| {
        let all = Cards { whose, places, ..super::reference::bare_monsters() };
        let there = !places.is_disjoint(words::FIELD);
        there.then_some((n, what, all))
    });
    let with = p.from(at).words("you control").then(super::reference::description).words("with").then(many);
    let with = with.then(what).filter_map(|(cards, (n,), what)| {
        let free = cards.places.is_empty() && cards.whose == Whose::Any && cards.together == Together::Any;
        free.then_some((n, what, Cards { whose: Whose::Yours, places: words::FIELD, ..cards }))
    });
    here.or(with).map(|(n, what, cards)| {
        State::Count(Cards { together: Together::Different(what), ..cards }, Comparison::AtLeast, n)
    })
}

/// "Dragon monsters", or the Attribute or Type alone.
fn described_or_kind(p: &P<'_>, at: At) -> Parses<Cards> {
    let kind = words::attribute(p, at).map(Filter::Attribute).or(words::race(p, at).map(Filter::Race));
    let kind = kind.or(super::reference::levels_alone(p, at));
    let kind = kind.map(|one| {
        let like = vec![super::tree::Quality::Is(one)];
        Cards { like, ..super::reference::bare_monsters() }
    });
    super::reference::description(p, at).or(kind)
}

/// "The only monsters you control are Dragon monsters": no other ones.
fn only(p: &P<'_>, at: At) -> Parses<State> {
    let which = |p: &P<'_>, at: At| {
        let up = || Some(super::tree::Quality::Is(Filter::FaceUp));
        p.row(
            at,
            "of which monsters",
            &[
                ("all monsters you control are", None),
                ("the only monsters you control are", None),
                ("all face-up monsters you control are", up()),
                ("the only face-up monsters you control are", up()),
            ],
        )
    };
    let only = p.from(at).then(which).then(described_or_kind).maybe("( min . 1 )");
    only.filter_map(|(up, cards)| {
        let like = super::bind::plain_filters(&cards)?;
        let like = match &like[..] {
            [one] => one.clone(),
            _ => ocg::language::Filter::AllOf(like),
        };
        let not = super::tree::Quality::Is(ocg::language::Filter::Not(Box::new(like)));
        let field = Cards { whose: Whose::Yours, places: words::FIELD, like: Vec::new(), ..cards.clone() };
        let like = up.iter().cloned().chain([not]).collect();
        let others = Cards { like, head: super::tree::Head::Monster, ..field.clone() };
        let some = Cards { like: up.into_iter().chain(cards.like).collect(), ..field };
        Some(both(State::Count(some, Comparison::AtLeast, 1), State::Count(others, Comparison::Is, 0)))
    })
}
