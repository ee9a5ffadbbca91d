//! Activations and attempts to Summon that are answered: of which cards, where, with what target, with what in their
//! effect (OCG 2.2.1, 3.3.2-74, 3.4.4-53).

use super::includes::{self, included};
use super::subject::{This, this};
use super::{Activated, Event, Happens, Subject, Target};
use crate::read::P;
use crate::read::bind::plain_filters;
use crate::read::reference::{cards, description, where_they_are};
use crate::read::tree::{Cards, Counted, Head, Quality};
use crate::read::words;
use enumset::EnumSet;
use ocg::language::{ActivationOf, Filter, Happening, Noun, Whose};
use text::grammar::{At, Parses};

/// "Your opponent activates a Spell/Trap Card or monster effect".
pub(super) fn activation(p: &P<'_>, at: At) -> Parses<Event> {
    let who = |p: &P<'_>, at: At| {
        p.row(
            at,
            "who activates",
            &[
                ("your opponent activates", Whose::Opponents),
                ("you activate", Whose::Yours),
                ("either player activates", Whose::Any),
            ],
        )
    };
    let active = p.from(at).then(who).then(activated).then(more);
    let passive = p.from(at).then(activated).maybe(",").words("is activated").then(more);
    let passive = passive.map(|(what, more)| (Whose::Any, what, more));
    let first = p.from(at).then(activated).then(wants).maybe(",").words("is activated");
    let passive = passive.or(first.map(|(what, more)| (Whose::Any, what, more)));
    // "An effect of a card in the GY is activated", "your opponent's card or effect is activated".
    let theirs =
        p.from(at).words("your opponent 's|an opponent 's").then(activated).words("is activated").then(more);
    let passive = passive.or(theirs.map(|(what, more)| (Whose::Opponents, what, more)));
    let lying =
        |p: &P<'_>, at: At| p.from(at).words("that is already face-up on the field").value(words::FIELD);
    let own = p.from(at).then(cards).optional(lying).words("activates its effect").then(more);
    let own = own.filter_map(|(cards, lying, more)| {
        let free = cards.places.is_empty() || lying.is_none();
        let places = lying.unwrap_or(cards.places);
        let (whose, one) = of_cards(free.then_some(Cards { places, ..cards })?, ActivationOf::Effect)?;
        Some((whose, vec![one], more))
    });
    active.parses().or(passive).or(own).filter_map(|(who, all, more)| {
        let all = all.into_iter().map(|one| more.applied(one)).collect();
        Some(Event::Activation(who, all))
    })
}

/// "A Trap Card", "a monster effect that targets this card": of which the activation is spoken of.
pub fn answered(p: &P<'_>, at: At) -> Parses<Event> {
    let theirs = p.from(at).words("your opponent 's|an opponent 's").then(activated).then(more);
    let theirs = theirs.map(|(all, more)| (Whose::Opponents, all, more));
    let any = p.from(at).then(activated).then(more).map(|(all, more)| (Whose::Any, all, more));
    any.or(theirs).map(|(who, all, more)| {
        Event::Activation(who, all.into_iter().map(|one| more.applied(one)).collect())
    })
}

/// What is said behind the verb: "that targets this card", "that includes an effect that …", "in the hand".
#[derive(Clone, PartialEq, Debug, Default)]
struct More {
    of: Vec<ActivationOf>,
    targets: Option<Target>,
    like: Vec<Filter>,
    /// "In your opponent's GY": whose card it is.
    whose: Whose,
}

impl More {
    fn applied(&self, mut one: Activated) -> Activated {
        one.of.extend(self.of.iter().cloned());
        one.targets = one.targets.or(self.targets.clone());
        one.like.extend(self.like.iter().cloned());
        if one.whose == Whose::Any {
            one.whose = self.whose;
        }
        one
    }
}

fn more(p: &P<'_>, at: At) -> Parses<More> {
    let none = p.nothing(at, More::default());
    let one = p.from(at).then(place).optional(wants);
    let one = one.map(|(first, second)| match second {
        Some(second) => More { of: [first.of, second.of].concat(), whose: first.whose, ..second },
        None => first,
    });
    none.or(one).or(wants(p, at))
}

/// "On the field", "in the hand or GY", "in this card's column".
fn place(p: &P<'_>, at: At) -> Parses<More> {
    let there = p.from(at).words("in|on|from").then(words::whose).then(words::places);
    let there =
        there.map(|(whose, places)| More { of: vec![ActivationOf::From(places)], whose, ..More::default() });
    let this = Noun { like: vec![Filter::This], ..Noun::default() };
    let column = p.from(at).words("in this card 's column|in the same column as this card");
    let like = vec![Filter::InColumnOf(Box::new(this))];
    there.or(column.value(More { like, ..More::default() }))
}

fn wants(p: &P<'_>, at: At) -> Parses<More> {
    let target = |p: &P<'_>, at: At| {
        let this = this(p, at).map(|This { like, whose, places }| {
            let like = std::iter::once(Filter::This).chain(like).collect();
            Target::This(Noun { places, whose, like })
        });
        let some = cards(p, at).filter_map(|cards| {
            let one = match cards.count {
                Counted::Number(n) => n == 1,
                Counted::Bare => cards.whose != Whose::Any,
                _ => false,
            };
            one.then(|| Target::Cards(Box::new(cards)))
        });
        this.or(some)
    };
    let only = p.from(at).maybe(",").words("that targets|that target|targeting").maybe("exactly");
    let only = only
        .then(cards)
        .words("( and no other cards )")
        .filter_map(|(cards,)| (cards.count == Counted::Number(1)).then(|| (Target::Only(Box::new(cards)),)));
    let only_there = p.from(at).maybe(",").words("that targets|that target|targeting").maybe("exactly");
    let only_there = only_there.then(cards).words("( and no other cards )").then(where_they_are);
    let only_there = only_there.filter_map(|(cards, (whose, places))| {
        let free = cards.places.is_empty() && cards.whose == Whose::Any;
        let one = free && cards.count == Counted::Number(1);
        one.then(|| (Target::Only(Box::new(Cards { whose, places, ..cards })),))
    });
    let targets = p.from(at).maybe(",").words("that targets|that target|targeting").then(target);
    let targets = targets
        .parses()
        .or(only)
        .or(only_there)
        .map(|(target,)| More { targets: Some(target), ..More::default() });
    let includes = p.from(at).maybe(",").words("that includes an effect that").then(included);
    let would = p.from(at).maybe(",").words("that would").then(includes::plain);
    // What is listed below is filled in later.
    let listed = p
        .from(at)
        .maybe(",")
        .words("that includes any of these effects|that includes any of the following effects")
        .value((EnumSet::empty(),));
    let includes = includes
        .parses()
        .or(would.parses())
        .or(listed)
        .map(|(what,)| More { of: vec![ActivationOf::Including(what)], ..More::default() });
    targets.or(includes)
}

fn plain(like: Vec<Filter>, of: ActivationOf) -> Activated {
    let of = if of == ActivationOf::Any { Vec::new() } else { vec![of] };
    Activated { whose: Whose::Any, like, of, targets: None }
}

/// One kind of activation, or several.
fn activated(p: &P<'_>, at: At) -> Parses<Vec<Activated>> {
    p.once(at, || {
        let any = p.row(
            at,
            "what is activated",
            &[
                ("a card or effect", Vec::new()),
                ("card or effect", Vec::new()),
                ("another card or effect", vec![Filter::Not(Box::new(Filter::This))]),
                ("another card , or its effect ,", vec![Filter::Not(Box::new(Filter::This))]),
            ],
        );
        let any = any.map(|like| vec![plain(like, ActivationOf::Any)]);
        let one = p.from(at).maybe("a|an").then(kind_of_activation).map(|(one,)| vec![one]);
        let more = p.from(at).maybe("a|an").then(kind_of_activation).maybe(",").words("or|,").then(activated);
        let more = more.map(|(first, rest)| std::iter::once(first).chain(rest).collect());
        let of = p.from(at).words("an effect of|the effect of").then(cards).filter_map(|(cards,)| {
            let (whose, one) = of_cards(cards, ActivationOf::Effect)?;
            Some(vec![Activated { whose, ..one }])
        });
        any.or(one).or(more).or(named(p, at).map(|one| vec![one])).or(of)
    })
}

fn kind_of_activation(p: &P<'_>, at: At) -> Parses<Activated> {
    let spells = || Filter::AnyOf(vec![Filter::Spell, Filter::Trap]);
    let fixed = p.row(
        at,
        "what is activated",
        &[
            ("card effect", (Vec::new(), ActivationOf::Effect)),
            ("monster effect", (vec![Filter::Monster], ActivationOf::Effect)),
            ("spell card", (vec![Filter::Spell], ActivationOf::Card)),
            ("trap card", (vec![Filter::Trap], ActivationOf::Card)),
            ("spell / trap card", (vec![spells()], ActivationOf::Card)),
            ("spell or trap card", (vec![spells()], ActivationOf::Card)),
            ("spell card or effect", (vec![Filter::Spell], ActivationOf::Any)),
            ("trap card or effect", (vec![Filter::Trap], ActivationOf::Any)),
            ("spell / trap card or effect", (vec![spells()], ActivationOf::Any)),
            ("spell / trap or effect", (vec![spells()], ActivationOf::Any)),
            ("spell effect", (vec![Filter::Spell], ActivationOf::Effect)),
            ("trap effect", (vec![Filter::Trap], ActivationOf::Effect)),
            ("spell / trap effect", (vec![spells()], ActivationOf::Effect)),
        ],
    );
    let fixed = fixed.map(|(like, of)| plain(like, of));
    // "Another monster's effect" excepts this card.
    let effect = p.from(at).then(cards).words("'s effect").filter_map(|(cards,)| {
        let (whose, one) = of_cards(cards, ActivationOf::Effect)?;
        Some(Activated { whose, ..one })
    });
    // "Quick-Play Spell Card", ""Rock" Trap Card": more than the kind alone.
    let card = p.from(at).then(description).filter_map(|(cards,)| {
        let said = !cards.like.is_empty() && matches!(cards.head, Head::Spell | Head::Trap | Head::SpellTrap);
        let (whose, one) = of_cards(cards, ActivationOf::Card)?;
        (said && whose == Whose::Any).then_some(one)
    });
    let either = p.from(at).then(description).words("or effect").filter_map(|(cards,)| {
        let said = !cards.like.is_empty();
        let (whose, one) = of_cards(cards, ActivationOf::Any)?;
        (said && whose == Whose::Any).then_some(one)
    });
    fixed.or(effect).or(card).or(either)
}

/// 3.3.1-7: "“Pebble”", "the effect of “Pebble”".
fn named(p: &P<'_>, at: At) -> Parses<Activated> {
    let card = description(p, at).filter_map(|cards| {
        let is = matches!(cards.head, Head::Named(_)) && cards.like.is_empty();
        is.then(|| of_cards(cards, ActivationOf::Card)).flatten()
    });
    card.filter_map(|(whose, one)| (whose == Whose::Any).then_some(one))
}

/// Cards as those whose activation is meant: whose, of what kind, and where they are.
fn of_cards(cards: Cards, of: ActivationOf) -> Option<(Whose, Activated)> {
    let one = matches!(cards.count, Counted::Number(1) | Counted::Bare);
    let (whose, places) = (cards.whose, cards.places);
    let like = plain_filters(&Cards { whose: Whose::Any, places: EnumSet::empty(), ..cards })?;
    let mut activated = plain(like, of);
    if !places.is_empty() {
        activated.of.push(ActivationOf::From(places));
    }
    one.then_some((whose, activated))
}

/// "Your opponent has activated a monster effect".
pub(super) fn past(p: &P<'_>, at: At) -> Parses<Event> {
    let who = |p: &P<'_>, at: At| {
        p.row(
            at,
            "who has activated",
            &[
                ("your opponent has activated", Whose::Opponents),
                ("your opponent activated", Whose::Opponents),
                ("you have activated", Whose::Yours),
                ("you activated", Whose::Yours),
            ],
        )
    };
    let active = p.from(at).then(who).then(activated).parses();
    let passive = p.from(at).then(activated).words("was activated").map(|(all,)| (Whose::Any, all));
    let own = p.from(at).words("this card was activated");
    let own = own.value(Happens::of(Subject::This(This::default()), Happening::CardActivated));
    let own = own.map(|happens| Event::Happens(Box::new(happens)));
    let other = active.or(passive).filter_map(|(whose, all)| {
        let [Activated { whose: Whose::Any, like, of, targets: None }] = &all[..] else { return None };
        let what = match &of[..] {
            [] => Happening::Activated,
            [ActivationOf::Card] => Happening::CardActivated,
            // A monster has no other activations than those of its effects.
            [ActivationOf::Effect] if like.first() == Some(&Filter::Monster) => Happening::Activated,
            _ => return None,
        };
        let cards = Cards {
            count: Counted::Number(1),
            like: like.iter().cloned().map(Quality::Is).collect(),
            head: Head::Card,
            whose,
            places: EnumSet::empty(),
            together: ocg::language::Together::Any,
            how: crate::read::tree::Chosen::Freely,
        };
        Some(Event::Happens(Box::new(Happens::of(Subject::Cards(Box::new(cards)), what))))
    });
    other.or(own)
}

/// "A monster would be Summoned".
pub(super) fn attempt(p: &P<'_>, at: At) -> Parses<Event> {
    let is_one = |cards: &Cards| matches!(cards.count, Counted::Number(1));
    let one = p.from(at).then(cards).words("would be").then(words::ways).words("summoned");
    let one = one.filter_map(|(cards, ways)| is_one(&cards).then_some((Whose::Any, cards, ways)));
    let who = p.from(at).then(words::player).words("would").then(words::ways).words("summon").then(cards);
    let who = who.filter_map(|(who, ways, cards)| is_one(&cards).then_some((who, cards, ways)));
    one.or(who).filter_map(|(who, cards, ways)| {
        if cards.head != Head::Monster || !cards.places.is_empty() || cards.whose != Whose::Any {
            return None;
        }
        let like: Option<Vec<Filter>> = cards
            .like
            .into_iter()
            .map(|one| if let Quality::Is(filter) = one { Some(filter) } else { None })
            .collect();
        // Of which no way is said is meant of all.
        let ways = if ways.is_empty() { EnumSet::all() } else { ways };
        Some(Event::Attempt(who, ways, like?))
    })
}

/// "Your opponent would Special Summon a monster, or activates a monster effect".
pub(super) fn attempt_or_activation(p: &P<'_>, at: At) -> Parses<Event> {
    let both =
        p.from(at).then(attempt).maybe(",").words("or activates|or activate").then(activated).then(more);
    both.filter_map(|(attempt, all, more)| {
        let Event::Attempt(who, ..) = &attempt else { return None };
        let all = all.into_iter().map(|one| more.applied(one)).collect();
        let activation = Event::Activation(*who, all);
        (*who != Whose::Any).then(|| Event::AnyOf(vec![attempt, activation]))
    })
}
