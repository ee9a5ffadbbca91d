//! What is done: a clause for each verb, with its objects and adverbials (OCG 3.4.2, 3.4.4).

use super::adverbial::{EVEN, adverbials, applied, duration};
use super::reference::{cards, description, objects, reference};
use super::statement;
use super::tree::{Back, Cards, Counted, Doing, Pointing, Ref, Said, Verb};
use super::{P, any_of};
use super::{chance, choices, counters, give, life, stats, summons, trap_monster, verbs, watch, words};
use enumset::EnumSet;
use ocg::language::{Amount, Link, Step, To, Until, Whither, Whose, ZoneTo};
use text::grammar::{At, Parses};

pub type Steps = Vec<(Link, Doing)>;

/// 3.3.2-171: what is done right after the effect is done at its end.
const AFTER: &str = "immediately after this effect resolves ,";

/// One clause.
pub fn clause(p: &P<'_>, at: At) -> Parses<Doing> {
    p.once(at, || {
        let single = own_clause(p, at);
        let can = p.from(at).words(AFTER).words("you can").then(summons::own_summon);
        let can = can.map(|(doing,)| Doing::May(vec![(Link::First, doing)]));
        let after = p.from(at).words(AFTER).then(summons::own_summon).map(|(doing,)| doing).or(can);
        let opponent =
            p.from(at).words("your opponent|your opponent must|they|they must|make your opponent|make them|have your opponent")
            .then(third_or_plain)
            .maybe("( their choice )");
        let opponent = opponent.map(|(doing,)| Doing::Opponent(vec![(Link::First, doing)]));
        let each = p.from(at).words("each player|both players|each player must|both players must|make each player|have each player|make both players|have both players");
        let each = each.then(third_or_plain).map(|(doing,)| Doing::EachPlayer(vec![(Link::First, doing)]));
        let may = |doing: Doing| vec![(Link::First, Doing::May(vec![(Link::First, doing)]))];
        let they_can = p.from(at).words("your opponent can|they can|your opponent may").then(with_plain);
        let they_can = they_can.map(move |(doing,)| Doing::Opponent(may(doing)));
        let each_can = p.from(at).words("each player can|both players can").then(with_plain);
        let each = each.or(they_can).or(each_can.map(move |(doing,)| Doing::EachPlayer(may(doing))));
        let draws = p.from(at).words("each player|both players").then(third_or_plain);
        let draws = draws.words(", then each player draws the same number of cards they|, then each player draws as many cards as they");
        let draws = draws.then(verbs::past).map(|(doing, verb)| {
            let both = Doing::EachPlayer(vec![(Link::First, doing)]);
            Doing::InOrder(vec![(Link::First, both), (Link::Then, Doing::EachDraws(verb))])
        });
        single.or(opponent).or(each).or(after).or(later(p, at)).or(draws)
    })
}

fn own_clause(p: &P<'_>, at: At) -> Parses<Doing> {
    any_of(
        p,
        at,
        &[
            target,
            done_to_cards,
            equip,
            attach,
            detach,
            super::position::position,
            control,
            life::draw,
            life::damage,
            life::points,
            give::negate,
            give::negate_column,
            give::no_attacks,
            give::in_that_battle,
            super::lock::named_lock,
            watch::watched,
            give::gives,
            give::locked,
            counters::placed_or_removed,
            summons::own_summon,
            summons::extra_normal,
            summons::tokens,
            trap_monster::summoned,
            stats::changed,
            either_verb,
            one_object_or_other,
            chance::thrown,
            gone,
            simple,
            attack_target,
            moved,
            choices::one_of,
            choices::in_order,
            declared,
            unequip,
            as_tuner,
            super::spread::from_the_top,
            super::spread::one_from_each,
            super::spread::excavated,
        ],
    )
}

pub fn with_plain(p: &P<'_>, at: At) -> Parses<Doing> {
    with_object(p, at, verbs::plain)
}

/// 3.3.3-30: "unequip this card and Special Summon it".
fn unequip(p: &P<'_>, at: At) -> Parses<Doing> {
    let this = || Ref::This(ocg::language::Place::SpellTrapZone.into());
    let words = "unequip this card and special summon it|unequip this card and special summon this card";
    let summon = p.from(at).words(words).then(adverbials);
    summon.filter_map(|(how,)| {
        let (of, how) = applied(this(), how)?;
        super::bind::can_be(Verb::SpecialSummon, &how).then_some(Doing::Do(Verb::SpecialSummon, of, how))
    })
}

/// "Special Summon this card as a Tuner".
fn as_tuner(p: &P<'_>, at: At) -> Parses<Doing> {
    let summon = p.from(at).words("special summon").then(objects).then(adverbials).words("as a tuner");
    summon.then(adverbials).filter_map(|(of, mut how, more)| {
        how.extend(more);
        let (of, how) = applied(of, how)?;
        let tuner = Doing::Give(statement::it(), vec![statement::tuner()], Until::Always);
        let summon = Doing::Do(Verb::SpecialSummon, of, how.clone());
        let both = vec![(Link::First, summon), (Link::IfYouDo, tuner)];
        super::bind::can_be(Verb::SpecialSummon, &how).then_some(Doing::InOrder(both))
    })
}

fn third_or_plain(p: &P<'_>, at: At) -> Parses<Doing> {
    with_object(p, at, verbs::third).or(with_object(p, at, verbs::plain))
}

/// "Target 1 monster", "target 1 monster you control and 1 card on the field".
fn target(p: &P<'_>, at: At) -> Parses<Doing> {
    const VERB: &str = "target|select|also target|also , target";
    let one = p.from(at).words(VERB).then(reference).map(|(one,)| vec![one]);
    let two = p.from(at).words(VERB).maybe("both").then(reference).maybe(",").words("and").then(reference);
    let two = two.map(|(first, second)| vec![first, second]);
    let three = p.from(at).words(VERB).then(reference).words(",").then(reference).maybe(",").words("and");
    let three = three.then(reference).map(|(first, second, third)| vec![first, second, third]);
    let each = p.from(at).words(VERB).then(cards).then(on_each).filter_map(|(cards, places)| {
        let free = cards.places.is_empty() && cards.whose == Whose::Any;
        let of = |whose| Ref::Cards(Box::new(Cards { whose, places, ..cards.clone() }));
        (free && matches!(cards.count, Counted::Number(_)))
            .then(|| vec![of(Whose::Yours), of(Whose::Opponents)])
    });
    one.or(two.or(three).filter_map(super::reference::where_the_last_is)).or(each).map(Doing::Targets)
}

/// "On each field": so many of both players.
fn on_each(p: &P<'_>, at: At) -> Parses<enumset::EnumSet<ocg::language::Place>> {
    let field = p.from(at).words("on each field|on each side of the field|on each player 's field");
    let pile =
        p.from(at).words("in each gy|in each player 's gy").value(ocg::language::Place::Graveyard.into());
    field.value(words::FIELD).or(pile)
}

/// "Destroy it", "send 1 card from your Deck to the GY".
fn done_to_cards(p: &P<'_>, at: At) -> Parses<Doing> {
    with_object(p, at, verbs::plain)
}

/// "By destroying it".
pub fn by_doing(p: &P<'_>, at: At) -> Parses<Doing> {
    with_object(p, at, verbs::gerund)
}

/// "By targeting 1 monster and paying 500 LP".
pub fn by_doing_all(p: &P<'_>, at: At) -> Parses<Steps> {
    let one = |p: &P<'_>, at: At| {
        let target = p.from(at).words("targeting").then(reference).map(|(one,)| Doing::Targets(vec![one]));
        let pay = p.from(at).words("paying").then(super::amount::number).words("lp");
        let pay = pay.map(|(n,)| Doing::Pay(n));
        with_object(p, at, verbs::gerund).or(target).or(pay)
    };
    let two = p.from(at).then(one).maybe(",").words("and|then").then(one);
    let two = two.map(|(first, second)| vec![(Link::First, first), (Link::Then, second)]);
    one(p, at).map(|doing| vec![(Link::First, doing)]).or(two)
}

/// "Destroy it during the End Phase".
fn later(p: &P<'_>, at: At) -> Parses<Doing> {
    let when = |p: &P<'_>, at: At| {
        p.row(
            at,
            "when",
            &[
                ("during the end phase", Until::EndPhase),
                ("during the end phase of this turn", Until::EndPhase),
                ("during this end phase", Until::EndPhase),
                ("during the end phase of the next turn", Until::EndOfNextTurn(Whose::Any)),
                ("during your opponent 's next end phase", Until::EndOfNextTurn(Whose::Opponents)),
                ("during the end phase of your next turn", Until::EndOfNextTurn(Whose::Yours)),
                (
                    "during the end phase of your opponent 's next turn",
                    Until::EndOfNextTurn(Whose::Opponents),
                ),
                ("during the standby phase of the next turn", Until::StandbyPhase(Whose::Any)),
                ("during the standby phase of your next turn", Until::StandbyPhase(Whose::Yours)),
                (
                    "during the standby phase of your opponent 's next turn",
                    Until::StandbyPhase(Whose::Opponents),
                ),
                ("at the end of the battle phase", Until::EndOfBattlePhase),
                ("at the end of this battle phase", Until::EndOfBattlePhase),
                ("during your next standby phase", Until::StandbyPhase(Whose::Yours)),
                ("during the next standby phase", Until::StandbyPhase(Whose::Any)),
                ("during your opponent 's next standby phase", Until::StandbyPhase(Whose::Opponents)),
            ],
        )
    };
    let after = p.from(at).then(own_clause).maybe(",").then(when).map(|(doing, when)| (when, doing));
    let before = p.from(at).then(when).maybe(",").then(own_clause);
    let told = p.from(at).then(passive).maybe(",").then(when).map(|(doing, when)| (when, doing));
    after.or(before.parses()).or(told).filter_map(|(when, doing)| {
        let once = !matches!(doing, Doing::Targets(_) | Doing::GivePlayer(..) | Doing::Pay(_));
        once.then(|| Doing::Later(when, vec![(Link::First, doing)]))
    })
}

/// "It is destroyed", "they are banished": what is done to it; and without a subject, of what was spoken of last.
fn passive(p: &P<'_>, at: At) -> Parses<Doing> {
    let this = |p: &P<'_>, at: At| p.from(at).words("this card").value(Ref::This(EnumSet::empty()));
    let said = p.from(at).then(|p, at| super::reference::back(p, at).or(this(p, at)));
    let said = said.words("is|are").then(verbs::past).then(adverbials);
    let silent = p.from(at).words("is").then(verbs::past).then(adverbials);
    let silent = silent.map(|(verb, how)| (statement::it(), verb, how));
    said.parses().or(silent).filter_map(|(of, verb, how)| {
        let (of, how) = applied(of, how)?;
        super::bind::can_be(verb, &how).then_some(Doing::Do(verb, of, how))
    })
}

fn with_object(p: &P<'_>, at: At, verb: fn(&P<'_>, At) -> Parses<Verb>) -> Parses<Doing> {
    let after = p.from(at).then(verb).then(objects).then(adverbials);
    let between = p.from(at).then(verb).maybe(",").then(adverbials).maybe(",").then(objects).then(adverbials);
    let between = between.filter_map(|(verb, mut first, of, second)| {
        let said = !first.is_empty();
        first.extend(second);
        said.then_some((verb, of, first))
    });
    // "Special Summon from your Deck, in Defense Position, 1 monster".
    let apart = p.from(at).then(verb).maybe(",").then(adverbials).words(",").then(adverbials).words(",");
    let apart = apart.then(objects).filter_map(|(verb, mut first, second, of)| {
        let said = !first.is_empty() && !second.is_empty();
        first.extend(second);
        said.then_some((verb, of, first))
    });
    // "Return as many monsters on the field to the hand as possible".
    let many = p.from(at).then(verb).words("as many").then(description).then(adverbials);
    let many = many.words("as possible").then(adverbials).filter_map(|(verb, cards, mut first, second)| {
        let said = !first.is_empty() && cards.count == Counted::Bare;
        first.extend(second);
        let of = Ref::Cards(Box::new(Cards { count: Counted::AsMany, ..cards }));
        said.then_some((verb, of, first))
    });
    after.parses().or(between).or(apart).or(many).filter_map(|(verb, of, how)| {
        let (of, how) = applied(of, how)?;
        super::bind::can_be(verb, &how).then_some(Doing::Do(verb, of, how))
    })
}

/// "Add to your hand, or Special Summon, 1 monster from your Deck": what is done to it is chosen.
fn either_verb(p: &P<'_>, at: At) -> Parses<Doing> {
    let how = |p: &P<'_>, at: At| p.from(at).then(verbs::plain).then(adverbials).maybe(",").parses();
    let all = p.from(at).maybe("either").then(how).words("or").then(how).then(objects).then(adverbials);
    all.filter_map(|((one, first), (two, second), of, more)| {
        let (of, rest) = applied(of, more)?;
        let plain = rest == super::tree::How::default();
        let how = |verb: Verb, adverbials| {
            let (_, how) = applied(Ref::Rest, adverbials)?;
            super::bind::can_be(verb, &how).then_some((verb, how))
        };
        let both = vec![how(one, first)?, how(two, second)?];
        plain.then_some(Doing::Either(both, of))
    })
}

/// "Destroy this card or 1 monster you control": one of the two.
fn one_object_or_other(p: &P<'_>, at: At) -> Parses<Doing> {
    let all = p.from(at).then(verbs::plain).maybe("either").then(reference).maybe(",").words("or");
    all.then(reference).then(adverbials).filter_map(|(verb, one, two, how)| {
        if !matches!(one, Ref::This(_) | Ref::Back(_)) {
            return None;
        }
        let done = |of: Ref| {
            let (of, how) = applied(of, how.clone())?;
            super::bind::can_be(verb, &how).then_some(vec![(Link::First, Doing::Do(verb, of, how))])
        };
        Some(Doing::OneOf(vec![done(one)?, done(two)?]))
    })
}

fn equip(p: &P<'_>, at: At) -> Parses<Doing> {
    const AS: &str = "as an equip spell|as an equip card|as an equip spell card";
    let to = p.from(at).words("equip").then(objects).words("to").then(reference).maybe(AS);
    let only = p.from(at).words("equip").then(reference).words("with").then(reference).maybe(AS);
    let this = |of: &Ref| matches!(of, Ref::This(_) | Ref::Cards(_));
    let only = only.filter_map(move |(to, what)| this(&what).then_some(Doing::Equip(what, to)));
    let gives = p.from(at).words("equip").then(objects).words("to").then(reference).words(AS);
    let gives = gives.words("that gives it").then(super::amount::digits).then(statement::battle_values);
    let gives = gives.filter_map(|(what, to, n, values)| {
        let Ref::Back(back) = &to else { return None };
        // After this card was spoken of, "it" would be this card.
        let known = if back.to == Pointing::It { Pointing::Target } else { back.to.clone() };
        let bearer = Ref::Back(Back { to: known, ..back.clone() });
        let said = values.iter().map(|one| Said::Stat(*one, n.clone())).collect();
        let gain = Doing::Give(bearer, said, Until::WhileThisIsFaceUp);
        let both = vec![(Link::First, Doing::Equip(what.clone(), to)), (Link::IfYouDo, gain)];
        matches!(what, Ref::This(_)).then_some(Doing::InOrder(both))
    });
    let one = p.from(at).words("equip").then(objects).words("to").then(reference).maybe(AS);
    let one = one
        .words("( max . 1 )")
        .filter_map(|(what, to)| matches!(to, Ref::This(_)).then_some(Doing::EquipOne(what, to)));
    to.map(|(what, to)| Doing::Equip(what, to)).or(only).or(gives).or(one)
}

fn attach(p: &P<'_>, at: At) -> Parses<Doing> {
    let to = p
        .from(at)
        .words("attach")
        .then(objects)
        .words("to")
        .then(reference)
        .maybe("as material|as materials|as a material|as an material|as its material|, as materials");
    to.map(|(what, to)| Doing::Attach(what, to))
}

/// 3.3.2-195
fn detach(p: &P<'_>, at: At) -> Parses<Doing> {
    let count = |p: &P<'_>, at: At| {
        let all = p.row(at, "how many", &[("all", Counted::All), ("any number of", Counted::AnyNumber)]);
        p.number(at).map(Counted::Number).or(all)
    };
    p.from(at)
        .words("detach")
        .then(count)
        .words("material|materials")
        .words("from")
        .then(reference)
        .map(|(n, of)| Doing::Detach(n, of))
}

/// 3.4.4-43
fn control(p: &P<'_>, at: At) -> Parses<Doing> {
    let take = p.from(at).words("take control of|gain control of").then(reference).optional(duration);
    let give = p
        .from(at)
        .words("give control of")
        .then(reference)
        .words("to your opponent")
        .optional(duration)
        .map(|(of, until)| Doing::GiveControl(of, until));
    // 3.4.4-43: control goes back in an End Phase.
    let take = take.filter_map(|(of, until)| {
        let standby = matches!(until, Some(Until::StandbyPhase(_)));
        (!standby).then_some(Doing::Control(of, until))
    });
    take.or(give)
}

/// 3.4.4-136
fn moved(p: &P<'_>, at: At) -> Parses<Doing> {
    let to = |p: &P<'_>, at: At| {
        p.row(
            at,
            "to which zone",
            &[
                ("to another of your main monster zones", ZoneTo::Another),
                ("to another main monster zone", ZoneTo::Another),
                ("to another of your opponent 's main monster zones", ZoneTo::Another),
                ("to another of their main monster zones", ZoneTo::Another),
                ("to another of its controller 's main monster zones", ZoneTo::Another),
                ("to an adjacent monster zone", ZoneTo::Adjacent),
                ("to an adjacent main monster zone", ZoneTo::Adjacent),
                ("to an adjacent unused main monster zone", ZoneTo::Adjacent),
            ],
        )
    };
    let moved = p.from(at).words("move").then(reference).then(to);
    moved.map(|(of, to)| Doing::Move(of, to))
}

/// 3.3.1-4, -41, -44
fn declared(p: &P<'_>, at: At) -> Parses<Doing> {
    let plain = p.row(
        at,
        "what is declared",
        &[
            ("declare 1 card name", Step::DeclareName),
            ("declare 1 attribute", Step::DeclareAttribute),
            ("declare 1 monster attribute", Step::DeclareAttribute),
            ("declare an attribute", Step::DeclareAttribute),
            ("declare 1 type", Step::DeclareRace),
            ("declare 1 monster type", Step::DeclareRace),
            ("declare 1 type of monster", Step::DeclareRace),
            ("declare a type", Step::DeclareRace),
        ],
    );
    let number = |p: &P<'_>, at: At| p.number(at).filter_map(|n| i32::try_from(n).ok());
    let range =
        p.from(at).words("declare|choose").words("a level|1 level|a number|any level|a monster level");
    let range = range.words("from").then(number).words("to").then(number);
    let range = range.map(|(least, most)| Step::DeclareNumber(Amount::Fixed(least), Amount::Fixed(most)));
    plain.or(range).map(|step| Doing::Declare(Box::new(step)))
}

/// 3.6.3-29
fn attack_target(p: &P<'_>, at: At) -> Parses<Doing> {
    let to = p
        .from(at)
        .words("change the attack target to|change the target of the attack to|switch the attack target to|change the target to")
        .then(reference)
        .maybe("and perform damage calculation|and conduct damage calculation");
    to.map(|(of,)| Doing::ChangeAttackTarget(of))
}

/// 3.4.4-110
fn gone(p: &P<'_>, at: At) -> Parses<Doing> {
    let what = |p: &P<'_>, at: At| {
        p.row(
            at,
            "what is done with it",
            &[
                ("it", statement::it()),
                ("them", statement::them()),
                ("this card", Ref::This(EnumSet::empty())),
            ],
        )
    };
    let away = |p: &P<'_>, at: At| {
        p.row(
            at,
            "where it goes",
            &[
                ("on the bottom of the deck", Whither::Deck(To::Bottom)),
                ("on the top of the deck", Whither::Deck(To::Top)),
                ("on top of the deck", Whither::Deck(To::Top)),
                ("into the deck", Whither::Deck(To::Shuffled)),
                ("to the hand", Whither::Hand),
            ],
        )
    };
    let when = "when it leaves the field|when they leave the field|if it leaves the field|if they leave the field|when this card leaves the field|if this card leaves the field";
    let banish = p.from(at).words("banish").then(what).words(when).maybe(EVEN);
    let banish = banish.map(|(of,)| Doing::WhenGone(of, Whither::Banished));
    let place = p.from(at).words("place|shuffle|return").then(what).then(away).words(when).maybe(EVEN);
    banish.or(place.map(|(of, to)| Doing::WhenGone(of, to)))
}

fn simple(p: &P<'_>, at: At) -> Parses<Doing> {
    let plain = p.row(
        at,
        "a step",
        &[
            ("end the battle phase", Step::EndBattlePhase),
            ("you win the duel", Step::Win(Whose::Yours)),
            ("shuffle your deck", Step::Shuffle(Whose::Yours)),
            ("shuffle the deck", Step::Shuffle(Whose::Yours)),
        ],
    );
    plain.map(|step| Doing::Plain(Box::new(step)))
}
