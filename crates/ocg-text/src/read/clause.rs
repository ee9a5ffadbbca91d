//! What is done: a clause for each verb, and clauses one after the other by their links (OCG 3.4.4-3).

use super::adverbial::{adverbials, applied, duration};
use super::amount::number;
use super::lock::lock;
use super::reference::{cards, reference};
use super::statement::{self, predicate};
use super::tree::{Cards, Counted, Doing, Number, Quality, Ref, Verb};
use super::{P, any_of};
use super::{verbs, words};
use crate::lexicon::Entry;
use enumset::EnumSet;
use ocg::language::{Filter, Link, Place, PositionTo, Until, Whose};
use text::grammar::{At, Parses};

pub type Steps = Vec<(Link, Doing)>;

/// Clauses with their links.
pub fn steps(p: &P<'_>, at: At) -> Parses<Steps> {
    p.once(at, || {
        let one = clause(p, at).map(|doing| vec![(Link::First, doing)]);
        let more = p.from(at).then(clause).then(linking).then(steps);
        one.or(more.map(|(first, (link, can), rest)| joined(first, link, can, rest)))
    })
}

/// Is what follows the player's choice?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Can {
    Must,
    May,
}

fn linking(p: &P<'_>, at: At) -> Parses<(Link, Can)> {
    p.row(
        at,
        "another step",
        &[
            (", then", (Link::Then, Can::Must)),
            (", then you can", (Link::Then, Can::May)),
            (", and if you do ,", (Link::IfYouDo, Can::Must)),
            ("and if you do ,", (Link::IfYouDo, Can::Must)),
            (", and if you do", (Link::IfYouDo, Can::Must)),
            (", and if you do , you can", (Link::IfYouDo, Can::May)),
            ("and", (Link::And, Can::Must)),
            (", and", (Link::And, Can::Must)),
            (", also", (Link::Also, Can::Must)),
            (", also , after that ,", (Link::AlsoAfterThat, Can::Must)),
            (", also after that ,", (Link::AlsoAfterThat, Can::Must)),
            (", but", (Link::But, Can::Must)),
        ],
    )
}

fn joined(first: Doing, link: Link, can: Can, mut rest: Steps) -> Steps {
    match can {
        Can::Must => {
            if let Some(next) = rest.first_mut() {
                next.0 = link;
            }
        }
        Can::May => {
            let apart = |(link, _): &(Link, Doing)| matches!(link, Link::Also | Link::AlsoAfterThat);
            let end = rest.iter().position(apart).unwrap_or(rest.len());
            let after = rest.split_off(end);
            rest = std::iter::once((link, Doing::May(rest))).chain(after).collect();
        }
    }
    std::iter::once((Link::First, first)).chain(rest).collect()
}

/// One clause.
pub fn clause(p: &P<'_>, at: At) -> Parses<Doing> {
    p.once(at, || {
        let single = any_of(
            p,
            at,
            &[
                target,
                done_to_cards,
                equip,
                attach,
                detach,
                position,
                control,
                draw,
                damage,
                life,
                negate,
                gives,
                locked,
                counters,
                fusion,
                gone,
                simple,
                later,
            ],
        );
        let opponent = p.from(at).words("your opponent|your opponent must").then(third_or_plain);
        single.or(opponent.map(|(doing,)| Doing::Opponent(vec![(Link::First, doing)])))
    })
}

fn third_or_plain(p: &P<'_>, at: At) -> Parses<Doing> {
    with_object(p, at, verbs::third).or(with_object(p, at, verbs::plain))
}

/// "Target 1 monster", "target 1 monster you control and 1 card on the field".
fn target(p: &P<'_>, at: At) -> Parses<Doing> {
    let one = p.from(at).words("target|select").then(cards).map(|(cards,)| vec![cards]);
    let two = p.from(at).words("target|select").then(cards).words("and").then(cards);
    one.or(two.map(|(first, second)| vec![first, second])).map(Doing::Targets)
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
        let target = p.from(at).words("targeting").then(cards).map(|(cards,)| Doing::Targets(vec![cards]));
        let pay = p.from(at).words("paying").then(number).words("lp").map(|(n,)| Doing::Pay(n));
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
            ],
        )
    };
    let after = p.from(at).then(done_to_cards).maybe(",").then(when).map(|(doing, when)| (when, doing));
    let before = p.from(at).then(when).maybe(",").then(done_to_cards);
    after.or(before.parses()).map(|(when, doing)| Doing::Later(when, vec![(Link::First, doing)]))
}

fn with_object(p: &P<'_>, at: At, verb: fn(&P<'_>, At) -> Parses<Verb>) -> Parses<Doing> {
    let after = p.from(at).then(verb).then(reference).then(adverbials);
    let between =
        p.from(at).then(verb).maybe(",").then(adverbials).maybe(",").then(reference).then(adverbials);
    let between = between.filter_map(|(verb, mut first, of, second)| {
        let said = !first.is_empty();
        first.extend(second);
        said.then_some((verb, of, first))
    });
    after.parses().or(between).filter_map(|(verb, of, how)| {
        let (of, how) = applied(of, how)?;
        super::bind::can_be(verb, &how).then_some(Doing::Do(verb, of, how))
    })
}

fn equip(p: &P<'_>, at: At) -> Parses<Doing> {
    let to = p.from(at).words("equip").then(reference).words("to").then(reference);
    let only = p.from(at).words("equip").then(reference).words("with this card");
    let this = || Ref::This(EnumSet::empty());
    to.map(|(what, to)| Doing::Equip(what, to)).or(only.map(move |(to,)| Doing::Equip(this(), to)))
}

fn attach(p: &P<'_>, at: At) -> Parses<Doing> {
    let to = p
        .from(at)
        .words("attach")
        .then(reference)
        .words("to")
        .then(reference)
        .maybe("as material|as materials");
    to.map(|(what, to)| Doing::Attach(what, to))
}

/// 3.3.2-195
fn detach(p: &P<'_>, at: At) -> Parses<Doing> {
    p.from(at)
        .words("detach")
        .then(|p, at| p.number(at))
        .words("material|materials")
        .words("from")
        .then(reference)
        .map(|(n, of)| Doing::Detach(n, of))
}

fn position(p: &P<'_>, at: At) -> Parses<Doing> {
    let to = |p: &P<'_>, at: At| {
        p.row(
            at,
            "a battle position",
            &[
                ("to attack position", PositionTo::FaceUpAttack),
                ("to face-up attack position", PositionTo::FaceUpAttack),
                ("to defense position", PositionTo::FaceUpDefense),
                ("to face-up defense position", PositionTo::FaceUpDefense),
                ("to face-down defense position", PositionTo::FaceDownDefense),
            ],
        )
    };
    let changed = p.from(at).words("change").then(reference).then(to).map(|(of, to)| Doing::Position(of, to));
    let other =
        p.from(at).words("change the battle position of|change the battle positions of").then(reference);
    let its = p
        .from(at)
        .words("change its battle position")
        .value(Doing::Position(statement::it(), PositionTo::Other));
    let that = p.from(at).words("change").then(super::reference::back).words("'s battle position");
    changed
        .or(other.map(|(of,)| Doing::Position(of, PositionTo::Other)))
        .or(its)
        .or(that.map(|(of,)| Doing::Position(of, PositionTo::Other)))
}

/// 3.4.4-43
fn control(p: &P<'_>, at: At) -> Parses<Doing> {
    let take = p.from(at).words("take control of").then(reference).optional(duration);
    take.map(|(of, until)| Doing::Control(of, until))
}

/// 3.4.4-6
fn draw(p: &P<'_>, at: At) -> Parses<Doing> {
    let you = p.from(at).words("draw").then(|p, at| p.number(at)).words("card|cards");
    let you = you.map(|(n,)| (Whose::Yours, n));
    let other =
        p.from(at).then(words::player).words("draws|draw").then(|p, at| p.number(at)).words("card|cards");
    let other = other.filter_map(|(who, n)| (who != Whose::Yours).then_some((who, n)));
    you.or(other).filter_map(|(who, n)| Some(Doing::Draw(who, Number::Fixed(n.try_into().ok()?))))
}

fn damage(p: &P<'_>, at: At) -> Parses<Doing> {
    let to = |p: &P<'_>, at: At| p.from(at).words("to").then(words::player).map(|(who,)| who);
    let fixed =
        p.from(at).words("inflict").then(number).words("damage|points of damage").then(to).optional(for_each);
    let fixed = fixed.filter_map(|(n, who, each)| Some(Doing::Damage(who, multiplied(n, each)?)));
    let equal = p.from(at).words("inflict damage").then(to).words("equal to").then(number);
    let take = p.from(at).then(words::player).words("take|takes").then(number).words("damage");
    fixed.or(equal.map(|(who, n)| Doing::Damage(who, n))).or(take.map(|(who, n)| Doing::Damage(who, n)))
}

/// "For each monster you control".
pub fn for_each(p: &P<'_>, at: At) -> Parses<Cards> {
    p.from(at)
        .words("for each|for every")
        .then(cards)
        .filter_map(|(cards,)| matches!(cards.count, Counted::Bare).then_some(cards))
}

/// So many times as there are cards.
pub fn multiplied(n: Number, each: Option<Cards>) -> Option<Number> {
    match (n, each) {
        (n, None) => Some(n),
        (Number::Fixed(n), Some(each)) => Some(Number::Times(Box::new(Number::CountOf(Box::new(each))), n)),
        (_, Some(_)) => None,
    }
}

/// 3.1.4
fn life(p: &P<'_>, at: At) -> Parses<Doing> {
    let gain = p.from(at).words("gain|you gain").then(number).words("lp").optional(for_each);
    let gain = gain.filter_map(|(n, each)| Some(Doing::Gain(Whose::Yours, multiplied(n, each)?)));
    let equal = p.from(at).words("gain lp equal to").then(number).map(|(n,)| Doing::Gain(Whose::Yours, n));
    let pay = p.from(at).words("pay").then(number).words("lp").map(|(n,)| Doing::Pay(n));
    let half = p.from(at).words("pay half your lp");
    let half = half.value(Doing::Pay(Number::Half(Box::new(Number::LifePoints(Whose::Yours)))));
    let lose =
        p.from(at).words("lose|you lose").then(number).words("lp").map(|(n,)| Doing::Lose(Whose::Yours, n));
    let theirs = p.from(at).words("your opponent loses").then(number).words("lp");
    gain.or(equal).or(pay).or(half).or(lose).or(theirs.map(|(n,)| Doing::Lose(Whose::Opponents, n)))
}

/// 3.4.4-51, -57
fn negate(p: &P<'_>, at: At) -> Parses<Doing> {
    let plain = p.row(
        at,
        "what is negated",
        &[
            ("negate the activation", Doing::NegateActivation),
            ("negate that activation", Doing::NegateActivation),
            ("negate that effect", Doing::NegateEffect),
            ("negate the effect", Doing::NegateEffect),
            ("negate the attack", Doing::NegateAttack),
            ("negate that attack", Doing::NegateAttack),
            ("negate the summon", Doing::NegateSummon),
            ("negate its effects", Doing::Give(statement::it(), vec![statement::negated()], Until::Always)),
            (
                "negate their effects",
                Doing::Give(statement::them(), vec![statement::negated()], Until::Always),
            ),
        ],
    );
    let of =
        p.from(at).words("negate the effects of|negate the effect of").then(reference).optional(duration);
    let of = of.map(|(of, until)| (of, until.unwrap_or(Until::Always)));
    let its = p.from(at).words("negate its effects").then(duration).map(|(until,)| (statement::it(), until));
    plain.or(of.or(its).map(|(of, until)| Doing::Give(of, vec![statement::negated()], until)))
}

/// "It gains 500 ATK until the end of this turn".
fn gives(p: &P<'_>, at: At) -> Parses<Doing> {
    let after = p.from(at).maybe("make|have").then(predicate).optional(duration);
    let after = after.map(|((of, said), until)| (of, said, until));
    let before = p.from(at).then(duration).maybe(",").then(predicate);
    let before = before.map(|(until, (of, said))| (of, said, Some(until)));
    after.or(before).map(|(of, said, until)| Doing::Give(of, said, until.unwrap_or(Until::Always)))
}

/// "You cannot Special Summon monsters for the rest of this turn, except …".
fn locked(p: &P<'_>, at: At) -> Parses<Doing> {
    let before = p.from(at).then(duration).maybe(",").then(lock);
    let before = before.filter_map(|(until, (who, all, inner))| {
        inner.is_none().then_some(Doing::GivePlayer(who, all, until))
    });
    let inner = lock(p, at).filter_map(|(who, all, until)| Some(Doing::GivePlayer(who, all, until?)));
    before.or(inner)
}

/// 3.4.4-126
fn counters(p: &P<'_>, at: At) -> Parses<Doing> {
    let place =
        p.from(at).words("place").then(|p, at| p.number(at)).then(counter).words("on").then(reference);
    let remove =
        p.from(at).words("remove").then(|p, at| p.number(at)).then(counter).words("from").then(reference);
    place
        .map(|(n, name, on)| Doing::PlaceCounters(on, name, n))
        .or(remove.map(|(n, name, from)| Doing::RemoveCounters(from, name, n)))
}

/// "Spell Counter": the words before "Counter" are its name.
pub fn counter(p: &P<'_>, at: At) -> Parses<String> {
    let kind = |p: &P<'_>, at: At| {
        p.entry(at, "a kind of counter", |entry| match entry {
            Entry::Counter(name) => Some(format!("{name} Counter")),
            Entry::Quoted(_) => None,
        })
    };
    p.from(at).then(kind).maybe("-").words("counter|counters").map(|(name,)| name)
}

/// 3.3.2-139
fn fusion(p: &P<'_>, at: At) -> Parses<Doing> {
    let summon = p.from(at).words("fusion summon 1").then(super::reference::description);
    let from = |p: &P<'_>, at: At| {
        p.row(
            at,
            "its materials",
            &[
                (
                    "from your extra deck , using monsters from your hand or field as material",
                    Place::Hand | Place::MonsterZone,
                ),
                (
                    "from your extra deck , using monsters from your hand or field as fusion material",
                    Place::Hand | Place::MonsterZone,
                ),
                (
                    "from your extra deck , using monsters from your hand or field as fusion materials",
                    Place::Hand | Place::MonsterZone,
                ),
                (
                    "from your extra deck , using monsters you control as material",
                    EnumSet::only(Place::MonsterZone),
                ),
            ],
        )
    };
    summon.then(from).filter_map(|(cards, places)| {
        let plain: Option<Vec<Filter>> = cards
            .like
            .into_iter()
            .filter(|quality| *quality != Quality::Is(Filter::Type(ocg::card::MonsterType::Fusion)))
            .map(|quality| if let Quality::Is(filter) = quality { Some(filter) } else { None })
            .collect();
        let whole = cards.places.is_empty() && cards.whose == Whose::Any;
        whole.then_some(Doing::Fusion(plain?, places))
    })
}

/// 3.4.4-110
fn gone(p: &P<'_>, at: At) -> Parses<Doing> {
    let it = p.from(at).words("banish it when it leaves the field").value(statement::it());
    let them = p.from(at).words("banish them when they leave the field").value(statement::them());
    it.or(them).map(Doing::BanishWhenGone)
}

fn simple(p: &P<'_>, at: At) -> Parses<Doing> {
    p.row(
        at,
        "a step",
        &[
            ("end the battle phase", Doing::EndBattlePhase),
            ("you win the duel", Doing::Win(Whose::Yours)),
            ("shuffle your deck", Doing::Shuffle),
        ],
    )
}
