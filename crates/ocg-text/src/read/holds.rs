//! What holds without being activated: with what it depends on, when, and from where (OCG 3.3.2-291, -318, 3.4.4-4).

use super::assemble::empty;
use super::battle::battles;
use super::condition::{State, state};
use super::fights;
use super::part::Part;
use super::phase::phase;
use super::statement::{holding, spoken};
use super::tree::{Back, Cards, Head, Many, Of, Pointing, Quality, Ref, Said};
use super::words::FIELD;
use super::{Card, CardKind, P, bind};
use enumset::EnumSet;
use ocg::language::{Condition, Effect, EffectKind, Filter, Group, On, PhasePoint, Place, Statement, Whose};
use text::grammar::{At, Parses};

type Said1 = (Of, Vec<Said>);

/// What it depends on, and what "it" and "that monster" are then.
#[derive(Clone, PartialEq, Debug)]
pub struct Depends {
    pub on: Vec<Condition>,
    it: Option<Ref>,
    other: Option<Ref>,
    /// Where this card has to be.
    pub places: EnumSet<Place>,
    kind: Kind,
}

/// What kind of thing it depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    State,
    Time,
    Fight,
    /// "Until the end of the Damage Step", of a battle that was spoken of.
    ThatBattle,
}

impl Depends {
    fn condition(on: Vec<Condition>, it: Option<Ref>) -> Depends {
        Depends { on, it, other: None, places: EnumSet::empty(), kind: Kind::State }
    }

    fn time(on: Vec<Condition>) -> Depends {
        Depends { kind: Kind::Time, ..Depends::condition(on, None) }
    }

    fn place(places: EnumSet<Place>, it: Option<Ref>) -> Depends {
        Depends { places, ..Depends::condition(Vec::new(), it) }
    }

    pub fn fight(on: Vec<Condition>, it: Ref, other: Option<Ref>) -> Depends {
        Depends { other, kind: Kind::Fight, ..Depends::condition(on, Some(it)) }
    }
}

fn this_card() -> Ref {
    Ref::This(EnumSet::empty())
}

pub fn holds(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Part> {
    let plain = several(p, at).map(|all| (all, Vec::new()));
    let first = p.from(at).then(befores).then(several).map(|(on, all)| (all, on));
    let last = p.from(at).then(several).then(after).map(|(all, on)| (all, vec![on]));
    let around = p.from(at).then(befores).then(several).then(after).map(|(mut on, all, last)| {
        on.push(last);
        (all, on)
    });
    let all = plain.or(first).or(last).or(around);
    all.filter_map(|(all, depends)| made(all, depends, card)).or(fights::of_battles(p, at, card))
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

/// What stands before: "While you control a Dragon monster, if this card attacks,".
pub fn befores(p: &P<'_>, at: At) -> Parses<Vec<Depends>> {
    p.once(at, || {
        let more = p.from(at).then(before).then(befores);
        let more = more.map(|(first, rest)| std::iter::once(first).chain(rest).collect());
        before(p, at).map(|one| vec![one]).or(more)
    })
}

/// "While you control a Dragon monster,", "during your turn,", "while this card is in the GY,", "if it battles,".
fn before(p: &P<'_>, at: At) -> Parses<Depends> {
    let state = p.from(at).words("while|if|as long as").then(state).words(",");
    let state = state.filter_map(|(state,)| depends(&state));
    let unless = p.from(at).words("unless").then(super::condition::state).words(",");
    let unless = unless.filter_map(|(state,)| not(&state));
    let time = p.from(at).then(time).words(",").map(|(on,)| Depends::time(on));
    let there = p.from(at).words("while").maybe("this card is").maybe("face-up").then(own_places).words(",");
    let there = there.map(|(places,)| Depends::place(places, Some(this_card())));
    let remains = p
        .from(at)
        .words("as long as this card remains face-up on your side of the field ,|as long as this card remains face-up on the field ,|while this card remains face-up on the field ,|as long as this card is face-up on the field ,")
        .value(Depends::place(FIELD, Some(this_card())));
    let there = there.or(remains);
    let fights = p.from(at).then(battles).words(",").filter_map(|(battle,)| fights::depends(&battle));
    state.or(unless).or(time).or(there).or(fights)
}

fn after(p: &P<'_>, at: At) -> Parses<Depends> {
    let while_so = p.from(at).maybe(",").words("while|if|as long as").then(state);
    let while_so = while_so.filter_map(|(state,)| depends(&state));
    let unless = p.from(at).maybe(",").words("unless").then(state).filter_map(|(state,)| not(&state));
    let time = p.from(at).maybe(",").then(time).maybe("only").map(|(on,)| Depends::time(on));
    let except = p
        .from(at)
        .maybe(",")
        .words("except")
        .then(self::time)
        .filter_map(|(on,)| Some(Depends::time(vec![Condition::Not(Box::new(all_of(on)?))])));
    let there = p.from(at).maybe(",").words("while").maybe("it is|this card is").maybe("face-up");
    let there = there.then(own_places).map(|(places,)| Depends::place(places, None));
    let battle = p.from(at).words("until the end of the damage step");
    let battle = battle.value(Depends { kind: Kind::ThatBattle, ..Depends::time(Vec::new()) });
    while_so.or(unless).or(time).or(except).or(there).or(battle)
}

fn not(state: &State) -> Option<Depends> {
    let Depends { on, it, places, .. } = depends(state)?;
    let not = Condition::Not(Box::new(all_of(on)?));
    places.is_empty().then(|| Depends::condition(vec![not], it))
}

fn depends(state: &State) -> Option<Depends> {
    let mut all = match state {
        State::All(all) => all.clone(),
        one => vec![one.clone()],
    };
    let mut places = EnumSet::empty();
    all.retain(|one| match one {
        State::ThisIsIn(there) => {
            places |= *there;
            false
        }
        _ => true,
    });
    let equipped = |one: &State| matches!(one, State::This(like) if like.iter().any(|one| matches!(one, Filter::EquippedTo(_))));
    let it = if all.iter().any(equipped) {
        Some(Ref::Equipped)
    } else {
        let of_this = all.iter().any(|one| matches!(one, State::This(_))) || !places.is_empty();
        of_this.then(this_card)
    };
    let on = all.iter().map(bind::condition_of).collect::<Option<Vec<_>>>()?;
    let other = (it == Some(Ref::Equipped)).then_some(Ref::Equipped);
    Some(Depends { other, places, ..Depends::condition(on, it) })
}

pub fn all_of(mut all: Vec<Condition>) -> Option<Condition> {
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
                ("in the spell & trap zone", Place::SpellTrapZone.into()),
                ("in your spell & trap zone", Place::SpellTrapZone.into()),
                ("in the field zone", Place::FieldZone.into()),
                ("in the extra monster zone", Place::ExtraMonsterZone.into()),
                ("in the main monster zone", Place::MainMonsterZone.into()),
                ("in the gy", Place::Graveyard.into()),
                ("in your gy", Place::Graveyard.into()),
                ("gy", Place::Graveyard.into()),
                ("in the hand", Place::Hand.into()),
                ("in your hand", Place::Hand.into()),
                ("in the deck", Place::Deck.into()),
                ("in the hand , deck", Place::Hand | Place::Deck),
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
            ("during that damage calculation", vec![Condition::During(PhasePoint::DamageCalculation)]),
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

pub fn made(all: Vec<Said1>, depends: Vec<Depends>, card: &Card<'_>) -> Option<Part> {
    let is = |kind: Kind| depends.iter().any(|one| one.kind == kind);
    // What a player cannot do until then is given at that moment; see `fights`.
    let of_player = all.iter().any(|(of, _)| matches!(of, Of::Player(_)));
    if is(Kind::ThatBattle) && (!is(Kind::Fight) || of_player) {
        return None;
    }
    // A value that changes by an attack, and is not said to do so for a time, is changed by an effect that triggers.
    let changes = |said: &Said| matches!(said, Said::Stat(..) | Said::Less(..));
    let timed = is(Kind::Time) || is(Kind::ThatBattle);
    if is(Kind::Fight) && !timed && all.iter().any(|(_, said)| said.iter().any(changes)) {
        return None;
    }
    let mut meaning = Meaning {
        it: depends.iter().rev().find_map(|one| one.it.clone()),
        other: depends.iter().rev().find_map(|one| one.other.clone()),
        last: None,
    };
    let places = depends.iter().fold(EnumSet::empty(), |sum, one| sum | one.places);
    let condition = all_of(depends.into_iter().flat_map(|one| one.on).collect());
    let mut holds: Vec<Statement> = Vec::new();
    for (of, said) in all {
        let of = meaning.of(of, card);
        let own = matches!(of, Of::Cards(Ref::This(_)));
        let equipped = matches!(of, Of::Cards(Ref::Equipped)) && places == Place::SpellTrapZone;
        if !places.is_empty() && !own && !equipped && !places.is_subset(super::words::ON_FIELD) {
            return None;
        }
        holds.extend(bind::holding(&of, &said, condition.as_ref())?);
    }
    // What a monster says of the one that it is equipped to holds while it is an Equip Card.
    let equips = holds.iter().all(|one| one.on == On::Equipped);
    let places = if card.kind == CardKind::Monster && equips && places.is_empty() {
        Place::SpellTrapZone.into()
    } else {
        places
    };
    let usual = match card.kind {
        CardKind::Monster => Place::MonsterZone.into(),
        CardKind::Pendulum | CardKind::Once { .. } | CardKind::Stays { .. } => FIELD,
    };
    let places = if places.is_superset(FIELD) { (places - FIELD) | usual } else { places };
    let inside = card.kind != CardKind::Monster && places.is_subset(usual);
    if places.is_empty() || places == usual || inside {
        return Some(Part::Holds(holds));
    }
    let effect = Effect { kind: EffectKind::Continuous, places, holds, ..empty() };
    (card.kind != CardKind::Pendulum).then(|| Part::Rule(Box::new(effect)))
}

/// What words that point back mean in a sentence about what holds.
struct Meaning {
    it: Option<Ref>,
    other: Option<Ref>,
    /// The cards that were spoken of last.
    last: Option<Ref>,
}

impl Meaning {
    /// "It" is this card where only that was mentioned, and the equipped monster on an Equip Spell; otherwise that of
    /// which something was said just before.
    fn of(&mut self, of: Of, card: &Card<'_>) -> Of {
        let meant = match of {
            Of::Cards(Ref::Back(back)) => self.back(&back, card).unwrap_or(Ref::Back(back)),
            Of::Cards(Ref::Attacker) if matches!(&self.it, Some(Ref::Cards(cards)) if attacks(cards)) => {
                self.it.clone().unwrap_or(Ref::Attacker)
            }
            Of::Cards(of) => of,
            player @ Of::Player(_) => return player,
        };
        self.last = Some(meant.clone());
        Of::Cards(meant)
    }

    fn back(&self, back: &Back, card: &Card<'_>) -> Option<Ref> {
        let it = back.to == Pointing::It;
        let monster = match &back.to {
            Pointing::That(head) => *head == Head::Monster,
            Pointing::Such(cards) | Pointing::SuchTarget(cards) => cards.head == Head::Monster,
            Pointing::It
            | Pointing::AllOf(_)
            | Pointing::Nth(_)
            | Pointing::Target
            | Pointing::Done(..)
            | Pointing::Destroyer => false,
        };
        let before = self.last.as_ref().filter(|last| fits(last, back.many));
        match back.many {
            Many::One if it => before.or(self.it.as_ref()).cloned().or(card.equips.then_some(Ref::Equipped)),
            Many::One if monster => {
                self.other.clone().or_else(|| self.it.clone().filter(|it| *it != this_card()))
            }
            Many::Several if it || matches!(back.to, Pointing::That(_)) => before.cloned(),
            Many::One | Many::Several => None,
        }
    }
}

/// Is it the attacking ones that are spoken of?
fn attacks(cards: &Cards) -> bool {
    cards.like.contains(&Quality::Is(Filter::Attacking))
}

/// Can a word for one, or for several, mean these?
fn fits(last: &Ref, many: Many) -> bool {
    match (last, many) {
        (Ref::This(_) | Ref::ThisLike(_) | Ref::Equipped, Many::One) => true,
        (Ref::Cards(cards), Many::One) => matches!(cards.head, Head::Named(_)),
        (Ref::Cards(_), Many::Several) => true,
        _ => false,
    }
}

/// 3.3.2-97: "cannot attack the turn it is Normal Summoned", "monsters cannot attack the turn they are Summoned".
pub fn not_in_its_turn(p: &P<'_>, at: At) -> Parses<Part> {
    let ways = |p: &P<'_>, at: At| {
        let ways = p.from(at).then(super::words::ways).words("summoned");
        ways.map(|(ways,)| if ways.is_empty() { Vec::new() } else { vec![Filter::SummonedBy(ways)] })
    };
    let turn = |p: &P<'_>, at: At| {
        let turn =
            p.from(at).maybe(",").words("the turn|during the turn|in the same turn|during the turn that");
        turn.words("it is|it was|this card is|this card was|they are|they were").then(ways).map(|(how,)| how)
    };
    let cannot = |p: &P<'_>, at: At| super::statement::cannot(p, at).or(super::statement::attacks(p, at));
    let this = p.from(at).maybe("this card|this monster").then(cannot).then(turn);
    let this = this.filter_map(|(said, how)| {
        let like: Vec<Filter> = std::iter::once(Filter::SummonedThisTurn).chain(how).collect();
        let condition = Condition::Are(Group::This, like);
        Some(Part::Holds(bind::holding(&Of::Cards(this_card()), &said, Some(&condition))?))
    });
    let others = p.from(at).then(super::statement::predicate).then(turn);
    let others = others.filter_map(|((of, said), how)| {
        let Ref::Cards(cards) = of else { return None };
        let came = std::iter::once(Filter::SummonedThisTurn).chain(how).map(Quality::Is);
        let like = cards.like.iter().cloned().chain(came).collect();
        let of = Of::Cards(Ref::Cards(Box::new(Cards { like, ..*cards })));
        Some(Part::Holds(bind::holding(&of, &said, None)?))
    });
    this.or(others)
}
