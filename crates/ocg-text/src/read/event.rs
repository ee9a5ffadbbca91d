//! What an effect waits for: a subject, what happens to it, by what, from where (OCG 3.4.3-5 to -8).

use super::reference::{cards, reference};
use super::tree::{Cards, Counted, Head, Quality, Ref, Verb};
use super::{P, any_of};
use super::{verbs, words};
use enumset::EnumSet;
use ocg::language::{ActivationOf, Cause, Filter, Happening, Place, SummonWay, Whose};
use text::grammar::{At, Parses};

/// What happens, before it is bound.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    Happens(Box<Happens>),
    /// 3.4.4-53: any of these.
    Activation(Whose, Vec<(Vec<Filter>, ActivationOf)>),
    /// 3.3.2-74
    Attempt(Whose, EnumSet<SummonWay>, Vec<Filter>),
    /// One of these.
    AnyOf(Vec<Event>),
}

#[derive(Clone, PartialEq, Debug)]
pub struct Happens {
    pub subject: Ref,
    pub what: EnumSet<Happening>,
    pub verb: Option<Verb>,
    pub by: Cause,
    pub from: EnumSet<Place>,
    pub ways: EnumSet<SummonWay>,
    pub other: Option<Cards>,
    /// Whose damage it is.
    pub player: Whose,
    /// "… and sent to the GY".
    pub and_to_graveyard: bool,
}

impl Happens {
    fn of(subject: Ref, what: Happening) -> Happens {
        Happens {
            subject,
            what: what.into(),
            verb: None,
            by: Cause::Any,
            from: EnumSet::empty(),
            ways: EnumSet::empty(),
            other: None,
            player: Whose::Any,
            and_to_graveyard: false,
        }
    }
}

/// What happens, or one of several things.
pub fn event(p: &P<'_>, at: At) -> Parses<Event> {
    let two = p.from(at).then(single).maybe(",").words("or if|or when|or").then(single);
    single(p, at).or(two.map(|(first, second)| Event::AnyOf(vec![first, second])))
}

fn single(p: &P<'_>, at: At) -> Parses<Event> {
    p.once(at, || {
        let happens = any_of(
            p,
            at,
            &[summoned, player_summons, destroyed, sent, material, simple, attacks, destroys, damage],
        );
        happens.map(|happens| Event::Happens(Box::new(happens))).or(activation(p, at)).or(attempt(p, at))
    })
}

/// Cards that something happens to: "this card", "a monster you control", "your opponent's monster".
fn subject(p: &P<'_>, at: At) -> Parses<Ref> {
    let possessed = p.from(at).words("this card|this face-up card").words(
        "in your possession|in its owner 's possession|in its owner 's control|you control|in your monster zone|in its owner 's monster zone",
    );
    let possessed = possessed.value(Ref::ThisOfYours);
    // The same words say less without whose it is.
    if !possessed.is_empty() {
        return possessed;
    }
    reference(p, at).filter_map(|of| match &of {
        Ref::This(_) => Some(of),
        Ref::Cards(cards) => match cards.count {
            Counted::Number(1) => Some(of),
            Counted::Bare if matches!(cards.head, Head::Named(_)) || cards.whose != Whose::Any => Some(of),
            Counted::Bare
            | Counted::Number(_)
            | Counted::UpTo(_)
            | Counted::AnyNumber
            | Counted::All
            | Counted::Equal(_)
            | Counted::AsMany
            | Counted::AtLeast(_) => None,
        },
        Ref::ThisOfYours
        | Ref::Equipped
        | Ref::Back(_)
        | Ref::Attacker
        | Ref::AttackTarget
        | Ref::Top(..)
        | Ref::Several(_)
        | Ref::Among(..)
        | Ref::Rest
        | Ref::Activated => None,
    })
}

/// "This card is Normal or Special Summoned from your hand".
fn summoned(p: &P<'_>, at: At) -> Parses<Happens> {
    let to = |p: &P<'_>, at: At| {
        p.row(
            at,
            "to which field",
            &[
                ("to your field", Whose::Yours),
                ("to your opponent 's field", Whose::Opponents),
                ("to the field", Whose::Any),
            ],
        )
    };
    let from = |p: &P<'_>, at: At| {
        p.from(at)
            .words("from")
            .words("the|your|your opponent 's")
            .then(words::places)
            .map(|(places,)| places)
    };
    let is = p.from(at).then(subject).words("is|are").then(words::ways).words("summoned");
    is.optional(from).optional(to).filter_map(|(subject, ways, from, to)| {
        let subject = match (subject, to) {
            (subject, None) => subject,
            (Ref::Cards(cards), Some(whose)) if cards.whose == Whose::Any => {
                Ref::Cards(Box::new(Cards { whose, ..*cards }))
            }
            _ => return None,
        };
        let subject = on_field(subject);
        Some(Happens { ways, from: from.unwrap_or_default(), ..Happens::of(subject, Happening::Summoned) })
    })
}

/// A Summoned monster is on the field.
fn on_field(subject: Ref) -> Ref {
    match subject {
        Ref::Cards(mut cards) if cards.places.is_empty() => {
            cards.places = Place::MonsterZone.into();
            Ref::Cards(cards)
        }
        other => other,
    }
}

/// "Your opponent Special Summons a monster".
fn player_summons(p: &P<'_>, at: At) -> Parses<Happens> {
    let who = p.from(at).then(words::player).then(words::ways).words("summons|summon").then(cards);
    who.filter_map(|(who, ways, cards)| {
        let one =
            matches!(cards.count, Counted::Number(1)) && cards.places.is_empty() && cards.whose == Whose::Any;
        let subject = Ref::Cards(Box::new(Cards { whose: who, places: Place::MonsterZone.into(), ..cards }));
        one.then(|| Happens { ways, ..Happens::of(subject, Happening::Summoned) })
    })
}

/// "Is destroyed by battle and sent to the GY".
fn destroyed(p: &P<'_>, at: At) -> Parses<Happens> {
    let sent = |p: &P<'_>, at: At| {
        p.row(at, "where it went", &[("and sent to the gy", true), ("and sent to your gy", true)])
            .or(p.nothing(at, false))
    };
    let is = p.from(at).then(subject).words("is|are").words("destroyed").then(cause).then(sent);
    is.map(|(subject, by, and_to_graveyard)| Happens {
        by,
        and_to_graveyard,
        verb: Some(Verb::Destroy),
        ..Happens::of(subject, Happening::Destroyed)
    })
}

/// "Is sent from the field to the GY by card effect".
fn sent(p: &P<'_>, at: At) -> Parses<Happens> {
    let from = |p: &P<'_>, at: At| {
        let said = p.from(at).words("from").words("the|your").then(words::places).map(|(places,)| places);
        said.or(p.nothing(at, EnumSet::empty()))
    };
    let before = p
        .from(at)
        .then(subject)
        .words("is|are")
        .words("sent")
        .then(from)
        .words("to the gy|to your gy")
        .then(cause);
    let after = p
        .from(at)
        .then(subject)
        .words("is|are")
        .words("sent to the gy|sent to your gy")
        .then(from)
        .then(cause);
    let after = after.filter_map(|(subject, from, by)| (!from.is_empty()).then_some((subject, from, by)));
    before.parses().or(after).map(|(subject, from, by)| Happens {
        by,
        from,
        verb: Some(Verb::Send),
        ..Happens::of(subject, Happening::SentToGraveyard)
    })
}

/// By what it happened; nothing said is anything.
pub fn cause(p: &P<'_>, at: At) -> Parses<Cause> {
    let said = p.row(
        at,
        "by what",
        &[
            ("by battle", Cause::Battle),
            ("by card effect", Cause::Effect),
            ("by battle or card effect", Cause::BattleOrEffect),
            ("by battle or by card effect", Cause::BattleOrEffect),
            ("by your card effect", Cause::YourEffect),
            ("by an opponent 's card effect", Cause::OpponentsEffect),
            ("by your opponent 's card effect", Cause::OpponentsEffect),
            ("because of an opponent 's card effect", Cause::OpponentsEffect),
            ("because of an opponent 's card", Cause::OpponentsCard),
            ("because of your opponent 's card", Cause::OpponentsCard),
            ("by an opponent 's card", Cause::OpponentsCard),
            ("by your opponent 's card", Cause::OpponentsCard),
            ("by battle or an opponent 's card effect", Cause::OpponentsCard),
        ],
    );
    said.or(p.nothing(at, Cause::Any))
}

/// What is one word of the table of verbs, or a word of its own.
fn simple(p: &P<'_>, at: At) -> Parses<Happens> {
    let passive = p.from(at).then(subject).words("is|are").then(verbs::past).then(cause);
    let passive = passive.filter_map(|(subject, verb, by)| {
        let what = verbs::happening(verb).filter(|what| *what != Happening::Destroyed)?;
        Some(Happens { by, verb: Some(verb), ..Happens::of(subject, what) })
    });
    let to = p.from(at).then(subject).then(|p, at| {
        p.row(
            at,
            "what happens to it",
            &[
                ("is discarded to the gy", Happening::Discarded),
                ("is added to your hand", Happening::AddedToHand),
                ("is flipped face-up", Happening::FlippedFaceUp),
                ("leaves the field", Happening::LeftField),
                ("is returned to the hand", Happening::ReturnedToHand),
                ("is targeted for an attack", Happening::TargetedForAttack),
            ],
        )
    });
    let to = to.then(cause).map(|(subject, what, by)| Happens { by, ..Happens::of(subject, what) });
    passive.or(to)
}

/// 3.6.3-25
fn attacks(p: &P<'_>, at: At) -> Parses<Happens> {
    let declares = p.from(at).then(subject).words("declares an attack|declare an attack");
    let declares = declares.map(|(subject,)| Happens::of(on_field(subject), Happening::AttackDeclared));
    let on = p.from(at).then(subject).words("declares an attack on").then(cards);
    let on = on.filter_map(|(subject, other)| {
        matches!(other.count, Counted::Number(1)).then(|| Happens {
            other: Some(Cards { places: Place::MonsterZone.into(), ..other }),
            ..Happens::of(on_field(subject), Happening::AttackDeclared)
        })
    });
    declares.or(on)
}

/// "Destroys an opponent's monster by battle and sends it to the GY".
fn destroys(p: &P<'_>, at: At) -> Parses<Happens> {
    let destroys =
        p.from(at).then(subject).words("destroys").then(cards).words("by battle").optional(|p, at| {
            p.from(at).words("and sends it to the gy|and sends that monster to the gy").value(())
        });
    destroys.filter_map(|(subject, other, sent)| {
        if !matches!(other.count, Counted::Number(1)) || other.head != Head::Monster {
            return None;
        }
        let places = if sent.is_some() { Place::Graveyard.into() } else { EnumSet::empty() };
        (other.places.is_empty() || other.places.is_subset(words::FIELD)).then(|| Happens {
            other: Some(Cards { places, ..other }),
            verb: Some(Verb::Destroy),
            ..Happens::of(on_field(subject), Happening::DestroysInBattle)
        })
    })
}

/// 3.6.3-71
fn damage(p: &P<'_>, at: At) -> Parses<Happens> {
    let inflicts = p.from(at).then(subject).words("inflicts battle damage to your opponent");
    inflicts.map(|(subject,)| Happens {
        player: Whose::Opponents,
        ..Happens::of(on_field(subject), Happening::BattleDamage)
    })
}

/// 3.3.2-181: "is sent to the GY as Synchro Material".
fn material(p: &P<'_>, at: At) -> Parses<Happens> {
    let way = |p: &P<'_>, at: At| {
        p.row(
            at,
            "for which Summon",
            &[
                ("as fusion material", SummonWay::Fusion),
                ("as synchro material", SummonWay::Synchro),
                ("as link material", SummonWay::Link),
                ("as material for a fusion summon", SummonWay::Fusion),
                ("as material for a synchro summon", SummonWay::Synchro),
                ("as material for a link summon", SummonWay::Link),
                ("for a fusion summon", SummonWay::Fusion),
                ("for a synchro summon", SummonWay::Synchro),
            ],
        )
    };
    let sent = p.from(at).then(subject).words("is sent to the gy|is sent from the field to the gy").then(way);
    let sent = sent.map(|(subject, way)| (subject, way, true));
    let used = p.from(at).then(subject).words("is used").then(way);
    let used = used.map(|(subject, way)| (subject, way, false));
    sent.or(used).map(|(subject, way, and_to_graveyard)| Happens {
        ways: way.into(),
        and_to_graveyard,
        ..Happens::of(subject, Happening::UsedAsMaterial)
    })
}

/// "Your opponent activates a Spell/Trap Card or monster effect".
fn activation(p: &P<'_>, at: At) -> Parses<Event> {
    let who = |p: &P<'_>, at: At| {
        p.row(
            at,
            "who activates",
            &[("your opponent activates", Whose::Opponents), ("you activate", Whose::Yours)],
        )
    };
    let active = p.from(at).then(who).then(activated);
    let passive = p.from(at).then(activated).maybe(",").words("is activated");
    let passive = passive.map(|(what,)| (Whose::Any, what));
    active.parses().or(passive).map(|(who, all)| Event::Activation(who, all))
}

/// One kind of activation, or several.
fn activated(p: &P<'_>, at: At) -> Parses<Vec<(Vec<Filter>, ActivationOf)>> {
    let any = p.from(at).words("a card or effect").value(vec![(Vec::new(), ActivationOf::Any)]);
    let one = p.from(at).words("a|an").then(kind_of_activation).map(|(one,)| vec![one]);
    let two = p
        .from(at)
        .words("a|an")
        .then(kind_of_activation)
        .maybe(",")
        .words("or")
        .maybe("a")
        .then(kind_of_activation)
        .map(|(first, second)| vec![first, second]);
    any.or(one).or(two)
}

fn kind_of_activation(p: &P<'_>, at: At) -> Parses<(Vec<Filter>, ActivationOf)> {
    let spells = || Filter::AnyOf(vec![Filter::Spell, Filter::Trap]);
    p.row(
        at,
        "what is activated",
        &[
            ("monster effect", (vec![Filter::Monster], ActivationOf::Effect)),
            ("monster 's effect", (vec![Filter::Monster], ActivationOf::Effect)),
            ("spell card", (vec![Filter::Spell], ActivationOf::Card)),
            ("trap card", (vec![Filter::Trap], ActivationOf::Card)),
            ("spell / trap card", (vec![spells()], ActivationOf::Card)),
            ("spell or trap card", (vec![spells()], ActivationOf::Card)),
            ("spell card or effect", (vec![Filter::Spell], ActivationOf::Any)),
            ("trap card or effect", (vec![Filter::Trap], ActivationOf::Any)),
            ("spell / trap card or effect", (vec![spells()], ActivationOf::Any)),
            ("spell / trap effect", (vec![spells()], ActivationOf::Effect)),
        ],
    )
}

/// "A monster would be Summoned".
fn attempt(p: &P<'_>, at: At) -> Parses<Event> {
    let one = p.from(at).then(cards).words("would be").then(words::ways).words("summoned");
    let one = one.filter_map(|(cards, ways)| {
        matches!(cards.count, Counted::Number(1)).then_some((Whose::Any, cards, ways))
    });
    let who = p.from(at).then(words::player).words("would").then(words::ways).words("summon").then(cards);
    let who = who.filter_map(|(who, ways, cards)| {
        matches!(cards.count, Counted::Number(1)).then_some((who, cards, ways))
    });
    one.or(who).filter_map(|(who, cards, ways)| {
        if cards.head != Head::Monster || !cards.places.is_empty() || cards.whose != Whose::Any {
            return None;
        }
        let like: Option<Vec<Filter>> = cards
            .like
            .into_iter()
            .map(|one| if let Quality::Is(filter) = one { Some(filter) } else { None })
            .collect();
        Some(Event::Attempt(who, ways, like?))
    })
}
