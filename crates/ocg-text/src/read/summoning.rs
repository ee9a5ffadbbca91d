//! How a monster may be Summoned by its own text, which is no effect (OCG 3.3.2-82, -83, -106, -121, -148, -193, 3.5-5):
//! by what alone it can be Special Summoned, how it Special Summons itself, and what it takes to Normal Summon it.

use super::adverbial::{adverbials, applied};
use super::assemble::empty;
use super::clause::{Steps, by_doing};
use super::condition::{State, both, having, state};
use super::links::steps;
use super::reference::{cards, description, without_noun};
use super::tree::{Cards, Counted, Doing, Ref};
use super::tributes::tributes;
use super::verbs;
use super::words::{self, ways, ways as ways_of};
use super::{P, bind};
use enumset::EnumSet;
use ocg::language::{
    Block, Condition, Effect, EffectKind, Filter, Link, MaterialsAre, OwnMaterials, OwnTributes, PhasePoint,
    Place, Procedure, Statement, SummonCondition, SummonPosition, SummonWay, SummonZone, Text, Whose,
};
use text::grammar::{At, Parses};

/// What a sentence says about Summoning its card.
#[derive(Clone, PartialEq, Debug)]
pub enum Own {
    /// The facts of the card say it already.
    Known,
    Conditions(Vec<SummonCondition>),
    Procedure(Box<Procedure>, Vec<SummonCondition>),
    Tributes(OwnTributes),
    Overlay(Vec<Filter>),
    /// What is done right after the Summon by the procedure before.
    After(Block),
    /// How it may be Normal Summoned, and what holds of it then.
    But(OwnTributes, Vec<Statement>),
}

impl Own {
    pub fn put(self, text: &mut Text) {
        match self {
            Own::Known => {}
            Own::Conditions(all) => text.conditions.extend(all),
            Own::Procedure(procedure, conditions) => {
                text.procedures.push(*procedure);
                text.conditions.extend(conditions);
            }
            Own::Tributes(tributes) => text.tributes.push(tributes),
            Own::Overlay(like) => text.overlays.push(like),
            // It is put where its procedure is known.
            Own::After(_) => {}
            Own::But(tributes, holds) => {
                text.tributes.push(tributes);
                text.effects.push(Effect { kind: EffectKind::Unclassified, holds, ..empty() });
            }
        }
    }
}

pub fn own(p: &P<'_>, at: At) -> Parses<Own> {
    p.once(at, || {
        let conditions = must_be(p, at).or(cannot_be(p, at)).map(Own::Conditions);
        let conditions = conditions.or(known(p, at)).or(only_if(p, at));
        conditions.or(procedure(p, at)).or(tributes(p, at)).or(overlay(p, at)).or(this_way(p, at))
    })
}

/// 3.3.2-9, 3.3.1-7, -8: facts that the pool has in its fields.
fn known(p: &P<'_>, at: At) -> Parses<Own> {
    let never = p
        .from(at)
        .maybe("this card")
        .words("cannot be normal summoned / set|cannot be normal summoned or set|cannot be normal summoned");
    let ritual = p.from(at).words("you can ritual summon this card with").maybe("any").skip(cards);
    let only =
        p.from(at).words("this card can only be ritual summoned with the ritual spell card ,").skip(cards);
    let unused = p.from(at).words("( you do not use").skip(cards).words(". )|)");
    let said = never.value(()).or(ritual.value(())).or(only.value(()));
    said.or(unused.value(())).map(|()| Own::Known)
}

/// "Cannot be Normal Summoned, unless you control a "Rock" monster".
fn only_if(p: &P<'_>, at: At) -> Parses<Own> {
    let ways = |p: &P<'_>, at: At| {
        p.row(
            at,
            "how it cannot be Summoned",
            &[
                ("cannot be normal summoned", words::NORMAL),
                ("cannot be special summoned", words::SPECIAL),
                ("cannot be normal or special summoned", words::NORMAL | words::SPECIAL),
                ("cannot be summoned", words::NORMAL | words::SPECIAL | SummonWay::Flip),
            ],
        )
    };
    let unless = p.from(at).maybe("this card").then(ways).maybe(",").words("unless").then(state);
    let unless = unless.filter_map(|(ways, state)| Some((ways, bind::condition(&state)?)));
    let if_so = p.from(at).maybe("this card").then(ways).maybe(",").words("if|while").then(state);
    let if_so =
        if_so.filter_map(|(ways, state)| Some((ways, Condition::Not(Box::new(bind::condition(&state)?)))));
    let named = |p: &P<'_>, at: At| {
        let way = p.from(at).words("cannot be").then(ways_of).words("summoned").map(|(ways,)| ways);
        way.filter_map(|ways| (!ways.is_empty()).then_some(ways))
    };
    let except = p.from(at).maybe("this card").then(named).maybe(",").words("except during");
    let point = |p: &P<'_>, at: At| {
        let main = p.row(
            at,
            "a phase",
            &[
                ("main phase 1", (Whose::Any, PhasePoint::MainPhase1)),
                ("main phase 2", (Whose::Any, PhasePoint::MainPhase2)),
            ],
        );
        super::phase::phase(p, at).or(main)
    };
    let except = except.then(point).filter_map(|(ways, (whose, point))| {
        let turn = (whose != Whose::Any).then_some(Condition::TurnOf(whose));
        let all = turn.into_iter().chain([Condition::During(point)]).collect();
        Some((ways, super::holds::all_of(all)?))
    });
    unless.or(if_so).or(except).map(|(ways, so)| Own::Conditions(vec![SummonCondition::OnlyIf(ways, so)]))
}

/// "If Summoned this way, this card gains 1000 ATK".
fn this_way(p: &P<'_>, at: At) -> Parses<Own> {
    let way = p.from(at).words("if summoned this way ,|if this card is special summoned this way ,|if this card is summoned this way ,|if special summoned this way ,|after this card was special summoned this way ,");
    way.then(steps).filter_map(|(steps,)| Some(Own::After(bind::after(&steps)?)))
}

/// "Must first be Fusion Summoned", "must be Special Summoned with "…"".
fn must_be(p: &P<'_>, at: At) -> Parses<Vec<SummonCondition>> {
    let named = p.from(at).then(must).then(named_ways).optional(above).maybe(OTHERS);
    let named = named.map(|(must, ways, above)| {
        let mut all = vec![must.by(ways)];
        all.extend(above.map(|()| SummonCondition::OnlyListedMaterials));
        all
    });
    let by = p.from(at).then(must).words("special summoned").then(effects).maybe(OTHERS);
    let by = by.map(|(must, like)| vec![must.by(EnumSet::empty()), SummonCondition::ByEffectsOf(like)]);
    let strict = p
        .from(at)
        .words("a fusion summon of this card can only be done with the above fusion materials")
        .value(vec![SummonCondition::OnlyListedMaterials]);
    named.or(by).or(strict)
}

/// That nothing else may Summon it is said twice on many cards.
const OTHERS: &str =
    "and cannot be special summoned by other ways|, and cannot be special summoned by other ways";

/// "With the above Fusion Materials".
fn above(p: &P<'_>, at: At) -> Parses<()> {
    p.from(at).words("with the above fusion materials|with the above materials").value(())
}

/// 3.3.2-121: for ever, or only until it was properly Summoned?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Must {
    Always,
    First,
}

fn must(p: &P<'_>, at: At) -> Parses<Must> {
    p.row(
        at,
        "must be",
        &[
            ("must be", Must::Always),
            ("must first be", Must::First),
            ("this card must be", Must::Always),
            ("this card must first be", Must::First),
        ],
    )
}

impl Must {
    fn by(self, ways: EnumSet<SummonWay>) -> SummonCondition {
        match self {
            Must::Always => SummonCondition::OnlyBy(ways),
            Must::First => SummonCondition::FirstBy(ways),
        }
    }
}

/// "Fusion Summoned", which is more than a Special Summon.
fn named_ways(p: &P<'_>, at: At) -> Parses<EnumSet<SummonWay>> {
    let named = p.from(at).then(ways).words("summoned");
    named.filter_map(|(ways,)| {
        let has_name = |way: SummonWay| way.is_special() && way != SummonWay::Special;
        (!ways.is_empty() && ways.iter().all(has_name)).then_some(ways)
    })
}

/// "With "…"", "by the effect of a "…" card", "by its own effect", "by a card effect".
fn effects(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    let own = p.from(at).words("by its own effect|with its own effect").value(vec![Filter::This]);
    let any = p.from(at).words("by card effect|with a card effect").value(Vec::new());
    let of = p.from(at).words("with|by").maybe("the effect of|the effects of").then(cards);
    let of = of.filter_map(|(cards,)| one_of(&cards));
    let genitive = p.from(at).words("with|by").then(cards).words("'s effect|'s effects");
    let genitive = genitive.filter_map(|(cards,)| one_of(&cards));
    own.or(any).or(of).or(genitive)
}

/// The filters of one card, wherever it is.
pub fn one_of(cards: &Cards) -> Option<Vec<Filter>> {
    let one = matches!(cards.count, Counted::Bare | Counted::Number(1));
    let like = bind::plain_filters(cards)?;
    (one && !like.is_empty()).then_some(like)
}

/// "Cannot be Special Summoned", "cannot be Special Summoned from the GY", "… except with "…"".
fn cannot_be(p: &P<'_>, at: At) -> Parses<Vec<SummonCondition>> {
    let cannot = || p.from(at).maybe("this card").words("cannot be special summoned");
    let never = cannot().value(vec![SummonCondition::Never]);
    let from = cannot().words("from the|from your").then(words::places);
    let from = from.map(|(places,)| vec![SummonCondition::NotFrom(places)]);
    let except = cannot().maybe(",").words("except").then(effects);
    let except = except
        .map(|(like,)| vec![SummonCondition::OnlyBy(EnumSet::empty()), SummonCondition::ByEffectsOf(like)]);
    never.or(from).or(except)
}

/// "If you control no monsters, you can Special Summon this card (from your hand)", "must be Special Summoned (from
/// your hand) by …".
fn procedure(p: &P<'_>, at: At) -> Parses<Own> {
    let when = |p: &P<'_>, at: At| p.from(at).words("if").then(state).words(",").map(|(state,)| state);
    let how = |p: &P<'_>, at: At| {
        p.from(at).then(from).optional(position).optional(by).optional(meanwhile).parses()
    };
    let can = p.from(at).optional(when).words("you can special summon this card").then(how);
    let can = can.optional(and_then).filter_map(|(state, (from, position, by, also), then)| {
        let own = made(from, position, [state, also], by, Vec::new())?;
        match then {
            Some(steps) => followed(own, &steps),
            None => Some(own),
        }
    });
    let zone =
        p.from(at).optional(when).words("you can special summon this card").then(from).optional(position);
    let zone = zone.words("to your zone a link monster points to|to a zone a link monster points to|to your zone that a link monster points to");
    let zone = zone.filter_map(|(state, from, position)| {
        let Own::Procedure(own, conditions) = made(from, position, [state, None], None, Vec::new())? else {
            return None;
        };
        Some(Own::Procedure(Box::new(Procedure { zone: SummonZone::PointedTo, ..*own }), conditions))
    });
    let can = can.or(zone);
    let must = p.from(at).then(must).words("special summoned").then(how).maybe(OTHERS);
    let must = must.filter_map(|(must, (from, position, by, also))| {
        let said = by.is_some() || also.is_some();
        let conditions = vec![must.by(SummonWay::Special.into())];
        said.then(|| made(from, position, [None, also], by, conditions))?
    });
    let old = p
        .from(at)
        .words("this card cannot be special summoned except by|this card can only be special summoned by")
        .then(by_these)
        .filter_map(|(by,)| {
            let conditions = vec![SummonCondition::OnlyBy(SummonWay::Special.into())];
            made(Place::Hand.into(), None, [None, None], Some(by), conditions)
        });
    can.or(must).or(old).or(either(p, at))
}

/// "Must be either Fusion Summoned, or Special Summoned by sending the above cards you control to the GY".
fn either(p: &P<'_>, at: At) -> Parses<Own> {
    let whole = p.from(at).then(must).words("either").then(named_ways).words(", or special summoned");
    let whole = whole.optional(from).maybe("from your extra deck").then(by).optional(meanwhile).maybe(OTHERS);
    whole.filter_map(|(must, ways, from, by, also)| {
        let conditions = vec![must.by(ways | SummonWay::Special)];
        made(from.unwrap_or(Place::ExtraDeck.into()), None, [None, also], Some(by), conditions)
    })
}

/// ", but banish it when it leaves the field", ", and if you do, this card gains 500 ATK".
fn and_then(p: &P<'_>, at: At) -> Parses<Steps> {
    p.from(at).words(", but|, and if you do ,|, also|, then").then(steps).map(|(steps,)| steps)
}

fn followed(own: Own, steps: &Steps) -> Option<Own> {
    let Own::Procedure(own, conditions) = own else { return None };
    let after = bind::after(steps)?;
    Some(Own::Procedure(Box::new(Procedure { after, ..*own }), conditions))
}

/// "While you control no monsters", "by having no cards in your hand".
fn meanwhile(p: &P<'_>, at: At) -> Parses<State> {
    let while_so = p.from(at).maybe(",").words("while").then(state).map(|(state,)| state);
    while_so.or(p.from(at).words("by").then(having).map(|(state,)| state))
}

fn position(p: &P<'_>, at: At) -> Parses<SummonPosition> {
    p.row(
        at,
        "a battle position",
        &[
            ("in attack position", SummonPosition::Attack),
            ("in face-up attack position", SummonPosition::Attack),
            ("in defense position", SummonPosition::Defense),
            ("in face-up defense position", SummonPosition::Defense),
        ],
    )
}

/// "(from your hand)".
fn from(p: &P<'_>, at: At) -> Parses<EnumSet<Place>> {
    let said = p.from(at).words("( from your").then(words::places).words(")").map(|(places,)| places);
    said.or(p.from(at).words("from your").then(words::places).map(|(places,)| places))
}

/// 3.3.2-110, -160: what has to be done for it.
#[derive(Clone, PartialEq, Debug)]
enum By {
    Doing(Steps),
    Materials(OwnMaterials),
}

fn by(p: &P<'_>, at: At) -> Parses<By> {
    p.from(at).maybe(",").words("by").then(by_these).map(|(by,)| by)
}

fn by_these(p: &P<'_>, at: At) -> Parses<By> {
    doings(p, at).map(By::Doing).or(of_materials(p, at).map(By::Materials))
}

fn doings(p: &P<'_>, at: At) -> Parses<Steps> {
    // One kind after the other, so that a zone is left by either.
    let one = by_doing(p, at).filter_map(|doing| match doing {
        Doing::Do(_, Ref::Several(_), _) => None,
        doing => Some(vec![(Link::First, doing)]),
    });
    let two = p.from(at).then(by_doing).words("and|, then|, and").then(by_doing);
    let one = one.or(both_of(p, at));
    one.or(two.map(|(first, second)| vec![(Link::First, first), (Link::First, second)]))
}

/// "Banishing the above cards you control".
fn of_materials(p: &P<'_>, at: At) -> Parses<OwnMaterials> {
    let done = |p: &P<'_>, at: At| {
        p.row(
            at,
            "what becomes of the materials",
            &[
                ("banishing", MaterialsAre::Banished),
                ("sending", MaterialsAre::Sent),
                ("tributing", MaterialsAre::Tributed),
                ("shuffling", MaterialsAre::ReturnedToDeck),
            ],
        )
    };
    let from = |p: &P<'_>, at: At| {
        let field = p.from(at).words("you control").value(EnumSet::only(Place::MonsterZone));
        let named = p.from(at).words("from your").then(words::places).map(|(places,)| places);
        field.or(named.map(|places| {
            if places.is_superset(words::FIELD) {
                (places - words::FIELD) | Place::MonsterZone
            } else {
                places
            }
        }))
    };
    let whole =
        p.from(at).then(done).words("the above cards|the above monsters|the above materials").then(from);
    let whole = whole.maybe("to the gy|into the deck");
    whole.map(|(are, from)| OwnMaterials { from, are })
}

/// "Banishing 1 LIGHT and 1 DARK monster from your GY".
fn both_of(p: &P<'_>, at: At) -> Parses<Steps> {
    let whole = p.from(at).then(verbs::gerund).then(first_of_two).words("and").then(cards).then(adverbials);
    whole.filter_map(|(verb, first, second, how)| {
        let (second, how) = applied(Ref::Cards(Box::new(second)), how)?;
        let Ref::Cards(second) = second else { return None };
        let of_second = |first: Cards| Cards { whose: second.whose, places: second.places, ..first };
        let first = if first.places.is_empty() { of_second(first) } else { first };
        let both = first.count == Counted::Number(1) && second.count == Counted::Number(1);
        let ok = both && bind::are_disjoint(&first, &second) && bind::can_be(verb, &how);
        let done = |cards: Cards| (Link::First, Doing::Do(verb, Ref::Cards(Box::new(cards)), how.clone()));
        ok.then(|| vec![done(first), done(*second)])
    })
}

/// "1 LIGHT": what it is stands behind the second.
fn first_of_two(p: &P<'_>, at: At) -> Parses<Cards> {
    cards(p, at).or(without_noun(p, at))
}

fn made(
    from: EnumSet<Place>,
    position: Option<SummonPosition>,
    states: [Option<State>; 2],
    by: Option<By>,
    conditions: Vec<SummonCondition>,
) -> Option<Own> {
    let (act, materials) = match by {
        None => (Steps::new(), None),
        Some(By::Doing(steps)) => (steps, None),
        Some(By::Materials(own)) => (Steps::new(), Some(own)),
    };
    let [first, second] = states;
    let state = match (first, second) {
        (Some(first), Some(second)) => Some(both(first, second)),
        (first, second) => first.or(second),
    };
    let procedure = bind::procedure(from, state.as_ref(), &act)?;
    let position = position.unwrap_or_default();
    Some(Own::Procedure(Box::new(Procedure { materials, position, ..procedure }), conditions))
}

/// 3.3.2-193
fn overlay(p: &P<'_>, at: At) -> Parses<Own> {
    let using = p.from(at).words("you can also xyz summon this card by using").then(one_controlled);
    let using = using.maybe("as material|as the material|as materials");
    let using = using.optional(super::reference::except);
    let using = using.maybe("( transfer its materials to this card )|( transfer its materials )");
    using.filter_map(|(mut like, but)| {
        match but {
            Some(super::tree::Quality::Is(filter)) => like.push(filter),
            Some(_) => return None,
            None => {}
        }
        Some(Own::Overlay(like))
    })
}

/// "1 Rank 4 Xyz Monster you control".
fn one_controlled(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    let one = p.from(at).words("1|a|an").then(description).map(|(cards,)| cards).or(description(p, at));
    one.filter_map(|cards| {
        let yours = cards.whose == Whose::Yours && cards.places.is_superset(Place::MonsterZone.into());
        let free = Cards { whose: Whose::Any, places: EnumSet::empty(), ..cards };
        let mut like = bind::plain_filters(&free)?;
        like.retain(|filter| *filter != Filter::Monster);
        (yours && !like.is_empty()).then_some(like)
    })
}
