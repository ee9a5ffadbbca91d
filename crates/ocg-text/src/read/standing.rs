//! How this card is, what has happened, how Life Points and numbers of cards stand against each other, as conditions
//! (OCG 3.4.3-1).

use super::condition::{State, both};
use super::event::{Event, Subject, destroyed, past, this};
use super::reference::{cards, description};
use super::tree::{Cards, Counted};
use super::words;
use super::{P, any_of};
use enumset::EnumSet;
use ocg::card::{SpellKind, TrapKind};
use ocg::language::{Amount, Comparison, Filter, Group, Happening, Noun, Place, Whose};
use text::grammar::{At, Parses};

pub fn standing(p: &P<'_>, at: At) -> Parses<State> {
    any_of(
        p,
        at,
        &[
            this_is, of_this, controlled, points, materials, equipped, happened, sent_there, life, turn_of,
            fewer, some_done, done,
        ],
    )
}

/// "This card is banished", "this card is face-up in your Extra Deck".
fn this_is(p: &P<'_>, at: At) -> Parses<State> {
    p.row(
        at,
        "where this card is",
        &[
            ("this card is currently banished", Place::Banished.into()),
            ("this card is face-up in your extra deck", Place::ExtraDeckFaceUp.into()),
            ("this card is in your face-up extra deck", Place::ExtraDeckFaceUp.into()),
            ("this card is on the field", words::FIELD),
            ("this card is face-up on the field", words::FIELD),
            ("this monster is on the field", words::FIELD),
            ("this monster is face-up on the field", words::FIELD),
            ("this face-up card is on the field", words::FIELD),
            ("you control this card", words::FIELD),
            ("you control this face-up card", words::FIELD),
            ("you control this monster", words::FIELD),
            ("you control this face-up monster", words::FIELD),
            ("this card is face-up on your field", words::FIELD),
            ("this card is already face-up on your field", words::FIELD),
            ("this card is already face-up in your spell & trap zone", Place::SpellTrapZone.into()),
            ("this card is already in your monster zone", Place::MonsterZone.into()),
            ("this card is face-up in your spell & trap zone", Place::SpellTrapZone.into()),
            ("this card is in your spell & trap zone", Place::SpellTrapZone.into()),
            ("this card is face-up in your monster zone", Place::MonsterZone.into()),
        ],
    )
    .map(State::ThisIsIn)
}

/// "This card is a Continuous Spell", "this card is in the Extra Monster Zone".
fn of_this(p: &P<'_>, at: At) -> Parses<State> {
    let kind = p.from(at).words("this card is").maybe("treated as").then(|p, at| {
        p.row(
            at,
            "as what this card lies there",
            &[
                ("a continuous spell", Filter::SpellKind(SpellKind::Continuous)),
                ("a continuous trap", Filter::TrapKind(TrapKind::Continuous)),
                ("an equip spell", Filter::SpellKind(SpellKind::Equip)),
                ("an equip card", any_equipped()),
                ("an equip spell card", Filter::SpellKind(SpellKind::Equip)),
            ],
        )
    });
    let kind =
        kind.map(|(filter,)| both(State::ThisIsIn(Place::SpellTrapZone.into()), State::This(vec![filter])));
    let how = p.row(
        at,
        "how this card is",
        &[
            ("this card attacked this turn", Filter::HasAttacked),
            ("this card is face-up", Filter::FaceUp),
            ("this card was set before activation", Filter::WasSet),
            ("this card is co-linked", Filter::CoLinked),
            ("this card is in face-up attack position", Filter::AttackPosition),
        ],
    );
    let set = p.from(at).words("this card was set before activation and is on the field at resolution");
    let set = set.value(State::This(vec![Filter::WasSet, Filter::In(words::FIELD)]));
    let then = p.from(at).words("this card was").then(|p, at| {
        p.row(
            at,
            "how this card was",
            &[
                ("co-linked", Filter::CoLinked),
                ("in attack position", Filter::AttackPosition),
                ("in defense position", Filter::DefensePosition),
            ],
        )
    });
    let then = then.words("when this effect was activated|when you activated this effect|at activation");
    let then = then.map(|(filter,)| State::WhenActivated(Box::new(State::This(vec![filter]))));
    kind.or(how.map(|filter| State::This(vec![filter]))).or(set).or(then)
}

/// 3.3.3-30: equipped to whatever monster.
fn any_equipped() -> Filter {
    let monsters = Noun { places: Place::MonsterZone.into(), ..Noun::default() };
    Filter::EquippedTo(Box::new(Group::All(Box::new(monsters))))
}

/// "You control this Special Summoned card".
fn controlled(p: &P<'_>, at: At) -> Parses<State> {
    let there = p
        .from(at)
        .then(this)
        .words("is on the field|is face-up on the field|is in the monster zone|is in your monster zone");
    let there = there.filter_map(|(this,)| {
        let plain = this.places.is_empty() && this.whose == Whose::Any;
        let like: Vec<Filter> = this.like.into_iter().filter(|one| *one != Filter::FaceUp).collect();
        (plain && !like.is_empty()).then_some(State::This(like))
    });
    let mine = p.from(at).words("you control").then(this).filter_map(|(this,)| {
        let came = this.like.iter().any(|one| {
            matches!(one, Filter::SummonedBy(_) | Filter::SummonedFrom(_) | Filter::SummonedThisTurn)
        });
        let plain = this.places.is_empty() && this.whose == Whose::Any;
        let like: Vec<Filter> = this.like.into_iter().filter(|one| *one != Filter::FaceUp).collect();
        (came && plain).then(|| both(State::ThisIsIn(words::FIELD), State::This(like)))
    });
    mine.or(there)
}

/// 3.3.1-68: "this card points to a Dragon monster".
fn points(p: &P<'_>, at: At) -> Parses<State> {
    let to = p.from(at).words("this card points to|it points to").then(cards);
    to.filter_map(|(cards,)| {
        let one = matches!(cards.count, Counted::Number(1)) && cards.places.is_subset(words::FIELD);
        let whose = cards.whose;
        let like =
            super::bind::plain_filters(&Cards { whose: Whose::Any, places: EnumSet::empty(), ..cards })?;
        let noun = Noun { places: Place::MonsterZone.into(), whose, like };
        one.then(|| State::This(vec![Filter::PointsTo(Box::new(noun))]))
    })
}

/// 3.3.2-195: "this card has 2 or more materials".
fn materials(p: &P<'_>, at: At) -> Parses<State> {
    let many = p.from(at).words("this card|it").words("has").then(|p, at| p.number(at));
    let many =
        many.words("or more materials").filter_map(|(n,)| Some((Comparison::AtLeast, n.try_into().ok()?)));
    many.map(|(how, n)| State::This(vec![Filter::Materials(how, Amount::Fixed(n))]))
}

/// 3.3.3-30: "this card is equipped to a monster", "this card is equipped with a "Rock" card".
fn equipped(p: &P<'_>, at: At) -> Parses<State> {
    let to = p.from(at).words("this card is equipped to|equipped to").then(cards);
    let to = to.filter_map(|(cards,)| {
        let one = matches!(cards.count, Counted::Number(1)) && cards.places.is_subset(words::FIELD);
        let whose = cards.whose;
        let free = Cards { whose: Whose::Any, places: EnumSet::empty(), ..cards };
        let like = super::bind::plain_filters(&free)?;
        let noun = Noun { places: Place::MonsterZone.into(), whose, like };
        let filter = Filter::EquippedTo(Box::new(Group::All(Box::new(noun))));
        one.then(|| both(State::ThisIsIn(Place::SpellTrapZone.into()), State::This(vec![filter])))
    });
    let with = p.from(at).words("this card is equipped with").then(cards);
    let with = with.filter_map(|(cards,)| {
        let one = matches!(cards.count, Counted::Number(1) | Counted::Bare) && cards.places.is_empty();
        let like = super::bind::plain_filters(&cards)?;
        let noun = Noun { places: words::FIELD, whose: Whose::Any, like };
        one.then(|| State::This(vec![Filter::EquippedWith(Box::new(noun))]))
    });
    to.or(with)
}

/// "This card was flipped face-up this turn".
fn happened(p: &P<'_>, at: At) -> Parses<State> {
    // What a monster has done in battles of this turn is told without the turn, too.
    let fought = past(p, at).filter_map(|event| {
        let fought = matches!(&event, Event::Happens(happens)
            if happens.what == EnumSet::only(Happening::DestroysInBattle));
        fought.then(|| State::Happened(Box::new(event)))
    });
    let told = p.from(at).then(past).words("this turn").filter_map(|(event,)| {
        // How this card came to the field is a quality of it.
        let came = matches!(&event, Event::Happens(happens)
            if happens.what.contains(Happening::Summoned) && matches!(happens.subject, Subject::This(_)));
        (!came).then(|| State::Happened(Box::new(event)))
    });
    told.or(fought)
}

/// "This card is in the GY because it was sent there this turn", "and was banished this turn".
fn sent_there(p: &P<'_>, at: At) -> Parses<State> {
    let there = p.from(at).words("this card is in").words("the|your").then(words::place);
    let there = there.words("because it was sent there this turn|because it was sent to the gy this turn");
    let there = there.map(|(places,)| places);
    let banished = p.from(at).words(
        "this card is currently banished , and was banished this turn|this card is banished , and was banished this turn|this card is banished because it was banished this turn",
    );
    let there = there.or(banished.value(Place::Banished.into()));
    let there = there.map(|places| both(State::ThisIsIn(places), State::This(vec![Filter::CameThisTurn])));
    // "… because it was destroyed on the field and sent there this turn".
    let why = p.from(at).words("this card is in").words("the|your").words("gy because it was");
    let why = why.then(destroyed).words("this turn").map(|(event,)| {
        let came = both(State::ThisIsIn(Place::Graveyard.into()), State::This(vec![Filter::CameThisTurn]));
        both(came, State::Happened(Box::new(event)))
    });
    let sent = p.from(at).words("this card is in").words("the|your").words("gy because it was");
    let sent = sent.then(super::event::sent_there).words("this turn").map(|(event,)| {
        let came = both(State::ThisIsIn(Place::Graveyard.into()), State::This(vec![Filter::CameThisTurn]));
        both(came, State::Happened(Box::new(event)))
    });
    there.or(why).or(sent)
}

/// "Your LP are 2000 or less", "your LP are higher than your opponent's".
fn life(p: &P<'_>, at: At) -> Parses<State> {
    let whose = |p: &P<'_>, at: At| {
        p.row(
            at,
            "whose LP",
            &[
                ("your lp are", Whose::Yours),
                ("your lp is", Whose::Yours),
                ("your opponent 's lp are", Whose::Opponents),
                ("your opponent 's lp is", Whose::Opponents),
            ],
        )
    };
    let how = |p: &P<'_>, at: At| {
        p.row(
            at,
            "or less",
            &[
                ("or less", Comparison::AtMost),
                ("or lower", Comparison::AtMost),
                ("or more", Comparison::AtLeast),
                ("or higher", Comparison::AtLeast),
            ],
        )
    };
    let fixed = p.from(at).then(whose).then(|p, at| p.number(at)).then(how);
    let fixed = fixed.filter_map(|(whose, n, how)| Some(State::LifePoints(whose, how, n.try_into().ok()?)));
    let against = p.from(at).words("your lp are|your lp is").then(|p, at| {
        p.row(
            at,
            "against whose",
            &[
                ("higher than your opponent 's lp", Comparison::Above),
                ("higher than your opponent 's", Comparison::Above),
                ("greater than your opponent 's", Comparison::Above),
                ("more than your opponent 's", Comparison::Above),
            ],
        )
    });
    let lower = p.from(at).then(whose).words("lower than").then(|p, at| p.number(at));
    let lower =
        lower.filter_map(|(whose, n)| Some(State::LifePoints(whose, Comparison::Below, n.try_into().ok()?)));
    let higher = p.from(at).then(whose).words("higher than").then(|p, at| p.number(at));
    let higher =
        higher.filter_map(|(whose, n)| Some(State::LifePoints(whose, Comparison::Above, n.try_into().ok()?)));
    let ahead = p
        .from(at)
        .words("your opponent 's lp are at least|your opponent 's lp is at least")
        .then(|p, at| p.number(at))
        .words("higher than yours|more than yours|higher than your lp");
    let ahead = ahead.filter_map(|(n,)| {
        let yours = Box::new(Amount::LifePoints(Whose::Yours));
        let more = Amount::Plus(yours, Box::new(Amount::Fixed(n.try_into().ok()?)));
        let theirs = Amount::LifePoints(Whose::Opponents);
        let condition = ocg::language::Condition::Compare(theirs, Comparison::AtLeast, more);
        Some(State::Plain(Box::new(condition)))
    });
    fixed.or(against.map(|(how,)| State::LifePointsAgainst(how))).or(lower).or(higher).or(ahead)
}

fn turn_of(p: &P<'_>, at: At) -> Parses<State> {
    p.row(
        at,
        "whose turn it is",
        &[
            ("it is your turn", State::TurnOf(Whose::Yours)),
            ("it is your opponent 's turn", State::TurnOf(Whose::Opponents)),
        ],
    )
}

/// "You have 3 or less cards in your hand", "your opponent controls 2 or fewer monsters".
fn fewer(p: &P<'_>, at: At) -> Parses<State> {
    let who = |p: &P<'_>, at: At| {
        p.row(
            at,
            "who has them",
            &[
                ("you control", (Whose::Yours, true)),
                ("your opponent controls", (Whose::Opponents, true)),
                ("you have", (Whose::Yours, false)),
                ("your opponent has", (Whose::Opponents, false)),
            ],
        )
    };
    let most = p.from(at).then(who).then(|p, at| p.number(at)).words("or less|or fewer").then(description);
    let most = most.filter_map(|((who, controls), n, cards)| Some((of_player(who, controls, cards)?, n)));
    let most = most.map(|(cards, n)| State::Count(cards, Comparison::AtMost, n));
    let not = p.from(at).words("you do not control|you don't control").then(cards);
    let not = not.filter_map(|(cards,)| {
        let one = matches!(cards.count, Counted::Number(1) | Counted::Bare);
        let cards = of_player(Whose::Yours, true, cards)?;
        one.then_some(State::Count(cards, Comparison::Is, 0))
    });
    most.or(not)
}

fn of_player(who: Whose, controls: bool, cards: Cards) -> Option<Cards> {
    if controls {
        let free = cards.places.is_empty() && cards.whose == Whose::Any;
        return free.then_some(Cards { whose: who, places: words::FIELD, ..cards });
    }
    (!cards.places.is_empty() && cards.whose == who).then_some(cards)
}

/// "Any "Rock" monsters were sent to the GY by this effect", "you added a "Rock" monster to your hand by this effect".
fn done(p: &P<'_>, at: At) -> Parses<State> {
    let were = p.from(at).words("any|a|an|at least 1").then(super::life::done_like).map(|(told,)| told);
    let you = p.from(at).words("you").then(super::verbs::past).words("a|an|any|at least 1");
    let you = you.then(description).maybe("to the gy|to your hand|to the hand");
    let you = you.words("by this effect|this way|with this effect").filter_map(|(verb, cards)| {
        use super::tree::{Back, Head, Many, Pointing};
        let plain = cards.count == Counted::Bare && cards.places.is_empty() && cards.whose == Whose::Any;
        let to = Pointing::Done(verb, Head::Card);
        plain.then_some((cards, Back { many: Many::Several, to }))
    });
    were.or(you).map(|(cards, back)| State::Done(Box::new(cards), back))
}

/// "You Tributed a Link Monster to activate this effect".
fn some_done(p: &P<'_>, at: At) -> Parses<State> {
    const TO: &str = "to the gy|to the hand|to your hand|into the deck|to the deck";
    const WAY: &str = "by this effect|with this effect|this way|to activate this effect|to activate this card|for this effect 's activation|for this card 's activation";
    let you = p.from(at).words("you").then(super::verbs::past).maybe("any").then(cards).maybe(TO).maybe(WAY);
    you.filter_map(|(verb, cards)| {
        let one = match cards.count {
            Counted::Number(n) => n == 1,
            Counted::Bare => true,
            _ => false,
        };
        let like = super::bind::plain_filters(&cards)?;
        // How it lay on the field is not known any more.
        let lasts = |one: &Filter| {
            !matches!(
                one,
                Filter::FaceUp | Filter::FaceDown | Filter::AttackPosition | Filter::DefensePosition
            )
        };
        let to = super::tree::Pointing::Done(verb, super::tree::Head::Card);
        let fits = one && like.iter().all(lasts);
        fits.then_some(State::SomeOf(to, like))
    })
}
