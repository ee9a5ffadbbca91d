//! What holds without being activated: with what it depends on, when, and from where (OCG 3.3.2-291, -318, 3.4.4-4).

use super::assemble::empty;
use super::condition::{State, state};
use super::lock::player_cannot;
use super::part::Part;
use super::phase::phase;
use super::reference::{cards, reference};
use super::statement::{holding, spoken};
use super::tree::{Cards, Counted, Of, Ref, Said};
use super::words::{FIELD, NORMAL};
use super::{Card, CardKind, P, bind};
use enumset::EnumSet;
use ocg::language::{
    Condition, Effect, EffectKind, Filter, Group, Happening, Link, Linked, Modifier, Noun, On, PhasePoint,
    Place, PositionTo, Restriction, Statement, Step, Timing, Until, When, Whose,
};
use text::grammar::{At, Parses};

type Said1 = (Of, Vec<Said>);

/// What it depends on, and whether "it" is this card then.
#[derive(Clone, PartialEq, Debug)]
struct Depends {
    on: Vec<Condition>,
    of_this: bool,
    /// Where this card has to be.
    places: EnumSet<Place>,
    kind: Kind,
}

/// What kind of thing it depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    State,
    Time,
    Fight,
}

impl Depends {
    fn condition(on: Vec<Condition>, of_this: bool) -> Depends {
        Depends { on, of_this, places: EnumSet::empty(), kind: Kind::State }
    }

    fn time(on: Vec<Condition>) -> Depends {
        Depends { kind: Kind::Time, ..Depends::condition(on, false) }
    }

    fn place(places: EnumSet<Place>, of_this: bool) -> Depends {
        Depends { places, ..Depends::condition(Vec::new(), of_this) }
    }
}

pub fn holds(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Part> {
    let plain = several(p, at).map(|all| (all, Vec::new()));
    let first = p.from(at).then(before).then(several).map(|(on, all)| (all, vec![on]));
    let last = p.from(at).then(several).then(after).map(|(all, on)| (all, vec![on]));
    let around =
        p.from(at).then(before).then(several).then(after).map(|(one, all, two)| (all, vec![one, two]));
    let all = plain.or(first).or(last).or(around);
    all.filter_map(|(all, depends)| made(all, depends, card))
        .or(neither(p, at))
        .or(unanswered(p, at))
        .or(turns_after_attack(p, at))
}

/// "All Dragons gain 500 ATK, also all Zombies lose 400 ATK".
fn several(p: &P<'_>, at: At) -> Parses<Vec<Said1>> {
    p.once(at, || {
        let one = holding(p, at).map(|one| vec![one]);
        let more = p.from(at).then(holding).words(", also|, and|, but|and").then(others);
        one.or(more.map(|(first, rest)| std::iter::once(first).chain(rest).collect()))
    })
}

fn others(p: &P<'_>, at: At) -> Parses<Vec<Said1>> {
    p.once(at, || {
        let one = spoken(p, at).map(|one| vec![one]);
        let more = p.from(at).then(spoken).words(", also|, and|, but|and").then(others);
        one.or(more.map(|(first, rest)| std::iter::once(first).chain(rest).collect()))
    })
}

/// "While you control a Dragon monster,", "during your turn,", "while this card is in the GY,", "if it battles,".
fn before(p: &P<'_>, at: At) -> Parses<Depends> {
    let state = p.from(at).words("while|if|as long as").then(state).words(",");
    let state = state.filter_map(|(state,)| depends(&state));
    let time = p.from(at).then(time).words(",").map(|(on,)| Depends::time(on));
    let there = p.from(at).words("while").maybe("this card is").maybe("face-up").then(own_places).words(",");
    let there = there.map(|(places,)| Depends::place(places, true));
    let remains = p
        .from(at)
        .words("as long as this card remains face-up on the field ,|while this card remains face-up on the field ,|as long as this card is face-up on the field ,")
        .value(Depends::place(FIELD, true));
    let there = there.or(remains);
    let fights = p.from(at).words("if|when").then(fights).words(",");
    let fights = fights.map(|(on,)| Depends { kind: Kind::Fight, ..Depends::condition(on, true) });
    state.or(time).or(there).or(fights)
}

fn after(p: &P<'_>, at: At) -> Parses<Depends> {
    let while_so = p.from(at).maybe(",").words("while|if|as long as").then(state);
    let while_so = while_so.filter_map(|(state,)| depends(&state));
    let unless = p.from(at).maybe(",").words("unless").then(state);
    let unless = unless.filter_map(|(state,)| {
        let Depends { on, of_this, .. } = depends(&state)?;
        Some(Depends::condition(vec![Condition::Not(Box::new(all_of(on)?))], of_this))
    });
    let time = p.from(at).maybe(",").then(time).maybe("only").map(|(on,)| Depends::time(on));
    let there = p.from(at).words("while").maybe("it is|this card is").maybe("face-up").then(own_places);
    let there = there.map(|(places,)| Depends::place(places, false));
    while_so.or(unless).or(time).or(there)
}

fn depends(state: &State) -> Option<Depends> {
    let of_this = match state {
        State::This(_) => true,
        State::All(all) => all.iter().all(|one| matches!(one, State::This(_))),
        _ => false,
    };
    Some(Depends::condition(vec![bind::condition_of(state)?], of_this))
}

fn all_of(mut all: Vec<Condition>) -> Option<Condition> {
    match all.len() {
        0 => None,
        1 => Some(all.remove(0)),
        _ => Some(Condition::All(all)),
    }
}

/// "On the field or in the GY".
fn own_places(p: &P<'_>, at: At) -> Parses<EnumSet<Place>> {
    let one = |p: &P<'_>, at: At| {
        p.row(
            at,
            "where this card is",
            &[
                ("on the field", FIELD),
                ("in the monster zone", Place::MonsterZone.into()),
                ("in your monster zone", Place::MonsterZone.into()),
                ("in the gy", Place::Graveyard.into()),
                ("in your gy", Place::Graveyard.into()),
                ("in the hand", Place::Hand.into()),
                ("in your hand", Place::Hand.into()),
                ("in the field zone", Place::FieldZone.into()),
                ("in the spell & trap zone", Place::SpellTrapZone.into()),
                ("in your spell & trap zone", Place::SpellTrapZone.into()),
                ("banished", Place::Banished.into()),
            ],
        )
    };
    super::words::list(p, at, one).map(|all| all.into_iter().fold(EnumSet::empty(), |sum, one| sum | one))
}

/// "During your turn", "during the Damage Step".
fn time(p: &P<'_>, at: At) -> Parses<Vec<Condition>> {
    let turn = p.row(
        at,
        "when",
        &[
            ("during your turn", vec![Condition::TurnOf(Whose::Yours)]),
            ("during your turns", vec![Condition::TurnOf(Whose::Yours)]),
            ("during your opponent 's turn", vec![Condition::TurnOf(Whose::Opponents)]),
            ("during damage calculation", vec![Condition::During(PhasePoint::DamageCalculation)]),
            ("during the damage step", vec![Condition::During(PhasePoint::DamageStep)]),
        ],
    );
    let phase = p.from(at).words("during").then(phase);
    let phase = phase.filter_map(|((whose, point),)| {
        let turn = (whose != Whose::Any).then_some(Condition::TurnOf(whose));
        let fits = point != PhasePoint::DamageStep;
        fits.then(|| turn.into_iter().chain([Condition::During(point)]).collect())
    });
    turn.or(phase)
}

/// 3.6.3-25: "this card battles a LIGHT monster".
fn fights(p: &P<'_>, at: At) -> Parses<Vec<Condition>> {
    let how = |p: &P<'_>, at: At| {
        p.row(
            at,
            "attacks",
            &[
                ("this card attacks", Filter::Attacking),
                ("this card battles", Filter::Battling),
                ("this card attacks or is attacked", Filter::Battling),
            ],
        )
    };
    let alone = p.from(at).then(how).map(|(how,)| vec![this_is(how)]);
    let with = p.from(at).then(how).then(cards);
    let with = with.filter_map(|(how, cards)| {
        let other = Group::BattlingWith(Box::new(Group::This));
        let like = fought(&cards)?;
        let mut all = vec![this_is(how)];
        all.push(Condition::Are(other, if like.is_empty() { vec![Filter::Battling] } else { like }));
        Some(all)
    });
    alone.or(with)
}

fn this_is(how: Filter) -> Condition {
    Condition::Are(Group::This, vec![how])
}

/// What the monster that it battles is like.
fn fought(cards: &Cards) -> Option<Vec<Filter>> {
    let one = matches!(cards.count, Counted::Number(1));
    let theirs = cards.whose != Whose::Yours && (cards.places.is_empty() || cards.places == FIELD);
    let free = Cards { whose: Whose::Any, places: EnumSet::empty(), ..cards.clone() };
    let mut like = bind::plain_filters(&free)?;
    like.retain(|filter| *filter != Filter::Monster);
    (one && theirs).then_some(like)
}

fn made(all: Vec<Said1>, depends: Vec<Depends>, card: &Card<'_>) -> Option<Part> {
    // A value that changes by an attack, and is not said to do so for a time, is changed by an effect that triggers.
    let is = |kind: Kind| depends.iter().any(|one| one.kind == kind);
    let changes = |said: &Said| matches!(said, Said::Stat(..) | Said::Less(..));
    if is(Kind::Fight) && !is(Kind::Time) && all.iter().any(|(_, said)| said.iter().any(changes)) {
        return None;
    }
    let of_this = depends.iter().any(|one| one.of_this);
    let places = depends.iter().fold(EnumSet::empty(), |sum, one| sum | one.places);
    let condition = all_of(depends.into_iter().flat_map(|one| one.on).collect());
    let mut holds = Vec::new();
    for (of, said) in all {
        let of = meant(of, of_this, card);
        if !places.is_empty() && !matches!(of, Of::Cards(Ref::This(_))) && places != FIELD {
            return None;
        }
        holds.extend(bind::holding(&of, &said, condition.as_ref())?);
    }
    let usual = match card.kind {
        CardKind::Monster => Place::MonsterZone.into(),
        CardKind::Pendulum | CardKind::Once { .. } | CardKind::Stays { .. } => FIELD,
    };
    let places = if places.is_superset(FIELD) { (places - FIELD) | usual } else { places };
    if places.is_empty() || places == usual {
        return Some(Part::Holds(holds));
    }
    let effect = Effect { kind: EffectKind::Continuous, places, holds, ..empty() };
    (card.kind == CardKind::Monster).then(|| Part::Rule(Box::new(effect)))
}

/// "It" is this card where only that was mentioned, and the equipped monster on an Equip Spell.
fn meant(of: Of, of_this: bool, card: &Card<'_>) -> Of {
    match of {
        Of::Cards(Ref::Back(back)) if back == super::tree::Back::it() && (of_this || card.equips) => {
            Of::Cards(if of_this { Ref::This(EnumSet::empty()) } else { Ref::Equipped })
        }
        other => other,
    }
}

/// "If this card battles a monster, neither can be destroyed by that battle".
fn neither(p: &P<'_>, at: At) -> Parses<Part> {
    let battle = p.from(at).words("if this card battles").then(cards).words(",");
    let battle = battle.words("neither can be destroyed by that battle|neither monster can be destroyed by that battle|neither is destroyed by that battle");
    battle.filter_map(|(cards,)| {
        let like = fought(&cards)?;
        let not_destroyed =
            |like: &[Filter]| Modifier::Cannot(Restriction::BeDestroyedInBattle(like.to_vec()));
        let this = Statement { on: On::This, is: not_destroyed(&like), condition: None };
        let other = [Filter::Battling, Filter::Not(Box::new(Filter::This))].into_iter().chain(like);
        let other = Noun { places: Place::MonsterZone.into(), whose: Whose::Any, like: other.collect() };
        let condition = Some(this_is(Filter::Battling));
        Some(Part::Holds(vec![this, Statement { on: On::All(other), is: not_destroyed(&[]), condition }]))
    })
}

/// "If this card attacks, your opponent cannot activate cards or effects until the end of the Damage Step".
fn unanswered(p: &P<'_>, at: At) -> Parses<Part> {
    let how = |p: &P<'_>, at: At| {
        p.row(
            at,
            "attacks",
            &[
                ("attacks ,", EnumSet::only(Happening::AttackDeclared)),
                ("battles ,", Happening::AttackDeclared | Happening::TargetedForAttack),
                ("attacks or is attacked ,", Happening::AttackDeclared | Happening::TargetedForAttack),
            ],
        )
    };
    let until = "until the end of the damage step|until after the damage step";
    let whole = p
        .from(at)
        .words("if|when")
        .then(reference)
        .then(how)
        .words("your opponent cannot")
        .then(player_cannot)
        .words(until);
    whole.filter_map(|(of, what, modifier)| {
        let subject = match of {
            Ref::This(places) if places.is_empty() => Noun { like: vec![Filter::This], ..Noun::default() },
            Ref::Cards(cards) if cards.count == Counted::Number(1) => {
                bind::standing(&Cards { count: Counted::Bare, ..*cards })?
            }
            _ => return None,
        };
        let timing = Timing::Event(When::If, bind::plain_pattern(what, subject));
        let give = Step::GivePlayer(Whose::Opponents, modifier, Until::EndOfDamageStep);
        let resolve = vec![Linked(Link::First, give)];
        let effect = Effect { kind: EffectKind::Continuous, timing: Some(timing), resolve, ..empty() };
        Some(Part::Rule(Box::new(effect)))
    })
}

/// "If this card attacks, it is changed to Defense Position at the end of the Battle Phase".
fn turns_after_attack(p: &P<'_>, at: At) -> Parses<Part> {
    let when = |p: &P<'_>, at: At| {
        p.row(
            at,
            "when it turns",
            &[
                ("at the end of the battle phase", (PhasePoint::EndOfBattlePhase, Filter::HasAttacked)),
                ("at the end of the damage step", (PhasePoint::EndOfDamageStep, Filter::Attacking)),
            ],
        )
    };
    let turned = "it is changed to defense position|change it to defense position|this card is changed to defense position";
    let whole = p.from(at).words("if this card attacks ,|when this card attacks ,").words(turned).then(when);
    whole.map(|((point, how),)| {
        let turn = Step::ChangePosition(Group::This, PositionTo::FaceUpDefense);
        Part::Rule(Box::new(Effect {
            kind: EffectKind::Continuous,
            timing: Some(Timing::Phase(point, Whose::Any)),
            condition: Some(this_is(how)),
            resolve: vec![Linked(Link::First, turn)],
            ..empty()
        }))
    })
}

/// 3.3.2-97: "cannot attack the turn it is Normal Summoned".
pub fn not_in_its_turn(p: &P<'_>, at: At) -> Parses<Part> {
    let ways = |p: &P<'_>, at: At| {
        p.row(
            at,
            "how it comes",
            &[
                ("summoned", Vec::new()),
                ("normal summoned", vec![Filter::SummonedBy(NORMAL)]),
                ("special summoned", vec![Filter::SummonedBy(super::words::SPECIAL)]),
                ("link summoned", vec![Filter::SummonedBy(ocg::language::SummonWay::Link.into())]),
            ],
        )
    };
    let cannot = |p: &P<'_>, at: At| super::statement::cannot(p, at);
    let whole = p.from(at).maybe("this card").then(cannot).words("the turn|during the turn|in the same turn");
    let whole = whole.words("it is|it was|this card is|this card was").then(ways);
    whole.filter_map(|(said, how)| {
        let like: Vec<Filter> = std::iter::once(Filter::SummonedThisTurn).chain(how).collect();
        let condition = Condition::Are(Group::This, like);
        let of = Of::Cards(Ref::This(EnumSet::empty()));
        Some(Part::Holds(bind::holding(&of, &said, Some(&condition))?))
    })
}
