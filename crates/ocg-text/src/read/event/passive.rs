//! What is done to the subject: participles with from where, to where, by what (OCG 3.4.4-14 to -25, 3.3.2-150).

use super::Said;
use super::cause::cause;
use crate::read::reference::{cards, tributing, using};
use crate::read::tree::{Cards, Counted, Verb};
use crate::read::words;
use crate::read::{P, any_of};
use enumset::EnumSet;
use ocg::language::{Cause, Filter, Happening, Place, SummonWay, Whose};
use text::grammar::{At, Parses};

/// What stands behind "is".
pub(super) fn passive(p: &P<'_>, at: At) -> Parses<Said> {
    p.once(at, || {
        any_of(
            p,
            at,
            &[summoned, destroyed, sent, banished, added, material, detached, turned, targeted, other],
        )
    })
}

fn from(p: &P<'_>, at: At) -> Parses<(Whose, EnumSet<Place>)> {
    p.from(at)
        .maybe(",")
        .words("from|from either")
        .maybe("a")
        .then(|p, at| {
            let whose = words::whose(p, at).or(p.nothing(at, Whose::Any));
            let again = whose.clone();
            let one = p.from(at).then(move |_, _| whose.clone()).then(words::places).parses();
            // "From the Deck or the field".
            let two = p.from(at).then(move |_, _| again.clone()).then(words::place).words("or the|or your");
            let two = two.then(words::place).map(|(whose, first, second)| (whose, first | second));
            one.or(two)
        })
        .map(|(said,)| said)
}

pub(super) fn maybe_from(p: &P<'_>, at: At) -> Parses<(Whose, EnumSet<Place>)> {
    from(p, at).or(p.nothing(at, (Whose::Any, EnumSet::empty())))
}

/// From there, and whose the cards are by that.
fn came(mut said: Said, (whose, places): (Whose, EnumSet<Place>)) -> Said {
    said.happens.from = places;
    // A pile belongs to the owner of its cards.
    if places.is_disjoint(words::ON_FIELD) {
        said.narrower.owner = whose;
    } else {
        said.narrower.whose = whose;
    }
    said
}

/// "Normal or Special Summoned from your hand to your field".
fn summoned(p: &P<'_>, at: At) -> Parses<Said> {
    let to = |p: &P<'_>, at: At| {
        p.row(
            at,
            "to which field",
            &[
                ("to your field", Some(Whose::Yours)),
                ("to your opponent 's field", Some(Whose::Opponents)),
                ("to the field", Some(Whose::Any)),
            ],
        )
        .or(p.nothing(at, None))
    };
    let pointed = |p: &P<'_>, at: At| {
        let to = p.row(
            at,
            "to which zone",
            &[
                ("to a zone this card points to", vec![pointed_by_this()]),
                ("to the zone this card points to", vec![pointed_by_this()]),
                ("to your zone this card points to", vec![pointed_by_this()]),
                ("to a zone a link monster points to", vec![pointed_by_link()]),
                ("to a zone that a link monster points to", vec![pointed_by_link()]),
            ],
        );
        to.or(p.nothing(at, Vec::new()))
    };
    let made = p.from(at).then(words::ways).words("summoned").optional(face_up).then(maybe_from).then(to);
    let made = made.then(pointed).optional(lying).optional(using).then(cause);
    let tribute = p.from(at).words("tribute summoned").optional(face_up).then(tributing);
    let tribute = tribute.map(|(up, like)| {
        let mut said = Said::on_field(Happening::Summoned);
        said.happens.ways = SummonWay::Tribute.into();
        said.narrower.like = up.into_iter().chain([Filter::MadeWith(like)]).collect();
        said
    });
    let made = made.filter_map(|(ways, up, from, field, like, lying, using, by)| {
        if matches!(
            by,
            Cause::Battle | Cause::BattleOrEffect | Cause::Cost | Cause::CostOf(..) | Cause::For(_)
        ) {
            return None;
        }
        let mut said = came(Said::of(Happening::Summoned), from);
        said.happens.ways = ways;
        said.happens.by = by;
        said.narrower.like = like;
        said.narrower.like.extend(up.into_iter().chain(lying.into_iter().flatten()));
        said.narrower.like.extend(using.map(Filter::MadeWith));
        said.narrower.field = Some(field.unwrap_or(Whose::Any));
        Some(said)
    });
    made.or(tribute)
}

fn face_up(p: &P<'_>, at: At) -> Parses<Filter> {
    p.from(at).words("face-up").value(Filter::FaceUp)
}

/// 3.3.2-254: "in face-up Defense Position".
fn lying(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    p.row(
        at,
        "in which position",
        &[
            ("in attack position", vec![Filter::AttackPosition]),
            ("in face-up attack position", vec![Filter::AttackPosition]),
            ("in defense position", vec![Filter::DefensePosition]),
            ("in face-up defense position", vec![Filter::DefensePosition, Filter::FaceUp]),
            ("in face-down defense position", vec![Filter::DefensePosition, Filter::FaceDown]),
        ],
    )
}

fn pointed_by_this() -> Filter {
    let this = ocg::language::Noun { like: vec![Filter::This], ..ocg::language::Noun::default() };
    Filter::PointedToBy(Box::new(this))
}

fn pointed_by_link() -> Filter {
    let links = ocg::language::Noun {
        places: Place::MonsterZone.into(),
        like: vec![Filter::Type(ocg::card::MonsterType::Link)],
        ..ocg::language::Noun::default()
    };
    Filter::PointedToBy(Box::new(links))
}

/// "Destroyed by battle and sent to the GY".
fn destroyed(p: &P<'_>, at: At) -> Parses<Said> {
    let done = p.from(at).words("destroyed").then(place_of).then(cause).then(and_sent);
    // What is destroyed otherwise than by battle is destroyed by an effect (3.4.4-14).
    let not = p.from(at).words("destroyed").then(place_of).maybe(",").words("except by battle");
    let not = not.map(|(places,)| (places, Cause::Effect, false, None));
    // 3.6.3-78: by the monster that it battled with.
    let with = p.from(at).words("destroyed").then(place_of).words("by battle with|by battle against");
    let with = with.then(super::active::one_monster).then(and_sent);
    let with = with.map(|(places, other, sent)| (places, Cause::Battle, sent, Some(other)));
    let done = done.map(|(places, by, sent)| (places, by, sent, None));
    // "Destroyed and sent to the GY by card effect": where it went is said before by what.
    let last = p.from(at).words("destroyed").then(place_of).words("and sent to the gy|and sent to your gy");
    let last =
        last.then(cause).filter_map(|(places, by)| (by != Cause::Any).then_some((places, by, true, None)));
    done.or(last).or(not).or(with).map(|(places, by, sent, other)| {
        let mut said = Said::of(Happening::Destroyed);
        said.happens.verb = Some(Verb::Destroy);
        said.happens.by = by;
        said.happens.other = other;
        said.happens.and_to_graveyard = sent;
        said.narrower.places = places;
        said
    })
}

/// "Destroyed on the field by card effect and sent there".
pub(super) fn destroyed_there(p: &P<'_>, at: At) -> Parses<Said> {
    let done = p.from(at).words("destroyed").then(place_of).then(cause).words("and sent there");
    done.map(|(places, by)| {
        let mut said = Said::of(Happening::Destroyed);
        said.happens.by = by;
        said.narrower.places = places;
        said
    })
}

/// "On the field", "in the Spell & Trap Zone": where it was.
fn place_of(p: &P<'_>, at: At) -> Parses<EnumSet<Place>> {
    let field = p.from(at).words("on the field").value(words::FIELD);
    let zone = p
        .from(at)
        .words("in the")
        .then(words::place)
        .filter_map(|(places,)| places.is_subset(words::ON_FIELD).then_some(places));
    field.or(zone).or(p.nothing(at, EnumSet::empty()))
}

fn and_sent(p: &P<'_>, at: At) -> Parses<bool> {
    let said = p.row(
        at,
        "where it went",
        &[("and sent to the gy", true), ("and sent to your gy", true), (", and sent to the gy", true)],
    );
    said.or(p.nothing(at, false))
}

/// "Sent from the field to the GY by card effect".
fn sent(p: &P<'_>, at: At) -> Parses<Said> {
    let to = |p: &P<'_>, at: At| {
        p.row(
            at,
            "to which GY",
            &[
                ("to the gy", Whose::Any),
                ("to your gy", Whose::Yours),
                ("to your opponent 's gy", Whose::Opponents),
                ("to their gy", Whose::Opponents),
            ],
        )
    };
    let before = p.from(at).words("sent").then(maybe_from).then(to).then(cause);
    let before = before.map(|(from, to, by)| (to, from, by));
    let after = p.from(at).words("sent").then(to).then(from).then(cause);
    let not = |p: &P<'_>, at: At| {
        let places = p.from(at).words(", except from").words("the|your").then(words::places);
        places.map(|(places,)| EnumSet::all() - places)
    };
    let except = p.from(at).words("sent").then(to).then(not).then(cause);
    let except = except.map(|(to, from, by)| (to, (Whose::Any, from), by));
    before.or(after.parses()).or(except).filter_map(|(to, from, by)| {
        let mut said = came(Said::of(Happening::SentToGraveyard), from);
        said.happens.verb = Some(Verb::Send);
        said.happens.by = by;
        if to != Whose::Any {
            let same = said.narrower.owner == Whose::Any || said.narrower.owner == to;
            said.narrower.owner = to;
            return same.then_some(said);
        }
        Some(said)
    })
}

/// "Sent there from the field", of a Graveyard, where more is said than that.
pub(super) fn sent_there(p: &P<'_>, at: At) -> Parses<Said> {
    let sent = p.from(at).words("sent there").then(maybe_from).then(cause);
    sent.filter_map(|(from, by)| {
        let more = !from.1.is_empty() || by != Cause::Any;
        let mut said = came(Said::of(Happening::SentToGraveyard), from);
        said.happens.by = by;
        more.then_some(said)
    })
}

/// "Banished from your GY by card effect".
fn banished(p: &P<'_>, at: At) -> Parses<Said> {
    let done = p.from(at).words("banished").then(maybe_from).then(cause);
    done.map(|(from, by)| {
        let mut said = came(Said::of(Happening::Banished), from);
        said.happens.verb = Some(Verb::Banish);
        said.happens.by = by;
        said
    })
}

/// "Added from the Deck to your hand", "returned to the hand".
fn added(p: &P<'_>, at: At) -> Parses<Said> {
    let hand = |p: &P<'_>, at: At| {
        p.row(
            at,
            "to which hand",
            &[
                ("to your hand", Whose::Yours),
                ("to your opponent 's hand", Whose::Opponents),
                ("to the hand", Whose::Any),
                ("to their hand", Whose::Opponents),
            ],
        )
    };
    let by_drawing = |p: &P<'_>, at: At| {
        p.from(at)
            .words(", except by drawing it|except by drawing it|, except by drawing")
            .value(Happening::Drawn)
    };
    let first = p.from(at).words("added").then(maybe_from).then(hand).then(cause).optional(by_drawing);
    let first = first.map(|(from, to, by, except)| (Happening::AddedToHand, from, to, by, except));
    let second = p.from(at).words("added").then(hand).then(from).then(cause).optional(by_drawing);
    let second = second.map(|(to, from, by, except)| (Happening::AddedToHand, from, to, by, except));
    let back = p.from(at).words("returned").then(maybe_from).then(hand).then(cause);
    let back = back.map(|(from, to, by)| (Happening::ReturnedToHand, from, to, by, None));
    let deck = p
        .from(at)
        .words("returned|shuffled")
        .then(maybe_from)
        .words("to the deck|into the deck|to your deck|into your deck");
    let deck = deck.then(cause).map(|(from, by)| (Happening::ReturnedToDeck, from, Whose::Any, by, None));
    first.or(second).or(back).or(deck).map(|(what, from, to, by, except)| {
        let mut said = came(Said::of(what), from);
        said.happens.by = by;
        said.happens.except = except.map_or(EnumSet::empty(), EnumSet::only);
        if to != Whose::Any {
            said.narrower.owner = to;
        }
        said
    })
}

/// 3.3.2-181: "sent to the GY as Synchro Material", "used as material for the Link Summon of a Dragon monster".
fn material(p: &P<'_>, at: At) -> Parses<Said> {
    let sent = p.from(at).words("sent").then(maybe_from).words("to the gy|to your gy").then(as_material);
    let sent = sent.map(|(from, made)| (from, made, true));
    let used = p.from(at).words("used").then(as_material).then(and_sent);
    let used = used.map(|(made, sent)| ((Whose::Any, EnumSet::empty()), made, sent));
    sent.or(used).map(|(from, (ways, of), and_to_graveyard)| {
        let mut said = came(Said::of(Happening::UsedAsMaterial), from);
        said.happens.ways = ways;
        said.happens.other = of;
        said.happens.and_to_graveyard = and_to_graveyard;
        said
    })
}

type Made = (EnumSet<SummonWay>, Option<Cards>);

fn as_material(p: &P<'_>, at: At) -> Parses<Made> {
    let way = |p: &P<'_>, at: At| {
        let ways = words::ways(p, at);
        ways.filter_map(|ways| (!ways.is_empty()).then_some(ways))
    };
    // "As Synchro Material", "for the Synchro Summon of …".
    let named = p.from(at).words("as").maybe("a|an").then(way).words("material|materials");
    let named = named.optional(|p, at| {
        let again = p.from(at).words("for").words("a|an|the").skip(way).words("summon").optional(of_whom);
        again.map(|(of,)| of)
    });
    let named = named.map(|(ways, of)| (ways, of.flatten()));
    let summon = p.from(at).words("as material for|as a material for|for").words("a|an|the").then(way);
    let summon = summon.words("summon").optional(of_whom);
    // "As material for a Dragon Link Monster", "as Synchro Material for a WIND monster".
    let plain = p.from(at).words("as material for|as a material for|as materials for").then(cards);
    let plain = plain.filter_map(|(cards,)| Some((made_by(&cards)?, Some(one_made(cards)?))));
    let of_way =
        p.from(at).words("as").maybe("a|an").then(way).words("material for|materials for").then(cards);
    let of_way = of_way.filter_map(|(ways, cards)| Some((ways, Some(one_made(cards)?))));
    named.or(summon.parses()).or(plain).or(of_way)
}

fn one_made(cards: Cards) -> Option<Cards> {
    let one = matches!(cards.count, Counted::Number(1)) && cards.places.is_empty();
    (one && cards.head == crate::read::tree::Head::Monster).then_some(cards)
}

/// The Summon by which such a monster is made.
fn made_by(cards: &Cards) -> Option<EnumSet<SummonWay>> {
    use crate::read::tree::Quality;
    use ocg::card::MonsterType;
    let is = |kind: MonsterType| cards.like.contains(&Quality::Is(Filter::Type(kind)));
    let ways = [
        (MonsterType::Fusion, SummonWay::Fusion),
        (MonsterType::Synchro, SummonWay::Synchro),
        (MonsterType::Xyz, SummonWay::Xyz),
        (MonsterType::Link, SummonWay::Link),
        (MonsterType::Ritual, SummonWay::Ritual),
    ];
    ways.into_iter().find(|(kind, _)| is(*kind)).map(|(_, way)| way.into())
}

fn of_whom(p: &P<'_>, at: At) -> Parses<Cards> {
    p.from(at).words("of").then(cards).filter_map(|(cards,)| {
        let one = matches!(cards.count, Counted::Number(1) | Counted::Bare) && cards.places.is_empty();
        one.then_some(cards)
    })
}

/// 3.3.2-195: "detached from an Xyz Monster to activate its effect".
fn detached(p: &P<'_>, at: At) -> Parses<Said> {
    let why = |p: &P<'_>, at: At| {
        p.row(
            at,
            "why it is detached",
            &[
                ("to activate that monster 's effect", Cause::Cost),
                ("to activate its effect", Cause::Cost),
                ("and sent to the gy to activate that monster 's effect", Cause::Cost),
                ("and sent to the gy", Cause::Any),
            ],
        )
        .or(p.nothing(at, Cause::Any))
    };
    let done = p.from(at).words("detached").maybe("from an xyz monster|from a monster").then(why);
    done.map(|(by,)| {
        let mut said = Said::of(Happening::Detached);
        said.happens.verb = Some(Verb::Detach);
        said.happens.by = by;
        said
    })
}

/// 3.3.2-256: "flipped face-up", "changed to Defense Position".
fn turned(p: &P<'_>, at: At) -> Parses<Said> {
    let what = p.row(
        at,
        "how it is turned",
        &[
            ("flipped face-up", Happening::FlippedFaceUp),
            ("flipped face-down", Happening::TurnedFaceDown),
            ("turned face-down", Happening::TurnedFaceDown),
            ("set", Happening::Set),
            ("drawn", Happening::Drawn),
        ],
    );
    what.map(Said::of)
}

/// 3.6.3-25, 3.4.3-10
fn targeted(p: &P<'_>, at: At) -> Parses<Said> {
    let attack = p.row(
        at,
        "by what it is targeted",
        &[
            ("targeted for an attack", Happening::TargetedForAttack),
            ("targeted for attack", Happening::TargetedForAttack),
            ("selected as an attack target", Happening::TargetedForAttack),
        ],
    );
    let effect = p.row(
        at,
        "by what it is targeted",
        &[
            ("targeted by card effect", Cause::Any),
            ("targeted by a card or effect", Cause::Any),
            ("targeted by an opponent 's card effect", Cause::OpponentsEffect),
            ("targeted by your opponent 's card effect", Cause::OpponentsEffect),
        ],
    );
    let effect = effect.map(|by| {
        let mut said = Said::of(Happening::TargetedByEffect);
        said.happens.by = by;
        said
    });
    let by =
        p.from(at).words("targeted for an attack by|targeted for attack by").then(super::active::one_monster);
    let by = by.map(|(other,)| {
        let mut said = Said::on_field(Happening::TargetedForAttack);
        said.happens.other = Some(other);
        said
    });
    attack.map(Said::on_field).or(effect).or(by)
}

/// What needs no more than its cause.
fn other(p: &P<'_>, at: At) -> Parses<Said> {
    let verb = |p: &P<'_>, at: At| {
        p.row(
            at,
            "what is done to it",
            &[
                ("discarded", (Verb::Discard, Happening::Discarded)),
                ("tributed", (Verb::Tribute, Happening::Tributed)),
            ],
        )
    };
    let done =
        p.from(at).then(verb).then(maybe_from).maybe("to the gy|to your gy").then(cause).then(and_sent);
    done.map(|((verb, what), from, by, sent)| {
        let mut said = came(Said::of(what), from);
        said.happens.verb = Some(verb);
        said.happens.by = by;
        said.happens.and_to_graveyard = sent;
        said
    })
}
