//! What holds in battles: while a monster attacks or battles another, what neither of them suffers, and what nobody may
//! answer then (OCG 3.6.3-25).

use super::assemble::empty;
use super::battle::{Battle, Fights, battles};
use super::bind;
use super::event::Subject;
use super::holds::{Depends, befores};
use super::lock::player_cannot;
use super::part::Part;
use super::tree::{Cards, Counted, Head, Quality, Ref};
use super::words::FIELD;
use super::{Card, P};
use enumset::EnumSet;
use ocg::language::{
    Condition, Effect, EffectKind, Filter, Group, Happening, Link, Linked, Modifier, Noun, On, Pattern,
    PhasePoint, Place, PositionTo, Restriction, Statement, Step, Timing, Until, When, Whose,
};
use text::grammar::{At, Parses};

fn fighting(how: Fights) -> Vec<Filter> {
    match how {
        Fights::Either => vec![Filter::Battling],
        Fights::Attacks => vec![Filter::Attacking],
        Fights::IsAttacked => vec![Filter::Battling, Filter::Not(Box::new(Filter::Attacking))],
    }
}

/// What holds while this is fought: of whom, and what "it" and "that monster" are.
pub fn depends(battle: &Battle) -> Option<Depends> {
    let how = fighting(battle.how);
    let (group, who) = match &battle.who {
        Subject::This(this) if this.places.is_empty() && this.whose == Whose::Any => {
            (Group::This, if this.like.is_empty() { this_card() } else { Ref::ThisLike(this.like.clone()) })
        }
        Subject::Equipped => (Group::EquippedMonster, Ref::Equipped),
        Subject::Cards(cards) => return cards_fight(cards, battle, how),
        // "This card in the Extra Monster Zone".
        Subject::This(this) if this.whose == Whose::Any && this.like.is_empty() => (Group::This, this_card()),
        Subject::This(_) | Subject::Any => return None,
    };
    let there = match &battle.who {
        Subject::This(this) if !this.places.is_empty() => Some(Filter::In(this.places)),
        _ => None,
    };
    let mut on = vec![Condition::Are(group.clone(), there.into_iter().chain(how).collect())];
    let other = match &battle.with {
        None => None,
        Some(with) => {
            let like = fought(with)?;
            let so = if like.is_empty() { vec![Filter::Battling] } else { like.clone() };
            on.push(Condition::Are(Group::BattlingWith(Box::new(group.clone())), so));
            let own = if group == Group::This { Filter::This } else { Filter::EquippedByThis };
            Some(opponent(Whose::Any, std::iter::once(Filter::Not(Box::new(own))).chain(like).collect()))
        }
    };
    Some(Depends::fight(on, who, other))
}

fn this_card() -> Ref {
    Ref::This(EnumSet::empty())
}

/// The one that is fought.
fn opponent(whose: Whose, like: Vec<Filter>) -> Ref {
    let like = std::iter::once(Filter::Battling).chain(like).map(Quality::Is).collect();
    let bare = super::reference::bare_monsters();
    Ref::Cards(Box::new(Cards { like, whose, places: FIELD, ..bare }))
}

/// "If a Dragon monster you control attacks".
fn cards_fight(cards: &Cards, battle: &Battle, how: Vec<Filter>) -> Option<Depends> {
    let mut who = Cards { count: Counted::Bare, ..cards.clone() };
    who.like.extend(how.into_iter().map(Quality::Is));
    if who.places.is_empty() {
        who.places = FIELD;
    }
    let mut on = Vec::new();
    let mut other = None;
    if let Some(with) = &battle.with {
        let whose = match (with.whose, cards.whose) {
            (Whose::Any, Whose::Yours) => Whose::Opponents,
            (whose, _) => whose,
        };
        let like = fought(with)?;
        let there = opponent(whose, like);
        let Ref::Cards(noun) = &there else { return None };
        let mut noun = (**noun).clone();
        if battle.how == Fights::Attacks {
            noun.like.push(Quality::Is(Filter::Not(Box::new(Filter::Attacking))));
        }
        on.push(Condition::Exists(bind::standing(&noun)?));
        other = (whose == Whose::Opponents).then_some(there);
    }
    Some(Depends::fight(on, Ref::Cards(Box::new(who)), other))
}

/// What the monster that it battles is like.
fn fought(cards: &Cards) -> Option<Vec<Filter>> {
    let one = match cards.count {
        Counted::Number(n) => n == 1,
        Counted::Bare => cards.whose == Whose::Opponents,
        _ => false,
    };
    let theirs = cards.whose != Whose::Yours && (cards.places.is_empty() || cards.places == FIELD);
    let free = Cards { whose: Whose::Any, places: EnumSet::empty(), ..cards.clone() };
    let mut like = bind::plain_filters(&free)?;
    like.retain(|filter| *filter != Filter::Monster);
    (one && theirs && matches!(cards.head, Head::Monster)).then_some(like)
}

/// What is said of battles alone.
pub fn of_battles(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Part> {
    neither(p, at).or(unanswered(p, at)).or(turns_after_attack(p, at)).or(spared(p, at, card))
}

/// "If this card battles a monster, neither can be destroyed by that battle".
fn neither(p: &P<'_>, at: At) -> Parses<Part> {
    let battle = p.from(at).words("if this card battles").then(super::reference::cards).words(",");
    let battle = battle.words("neither can be destroyed by that battle|neither monster can be destroyed by that battle|neither is destroyed by that battle");
    battle.filter_map(|(cards,)| {
        let like = fought(&cards)?;
        let this = Statement { on: On::This, is: not_destroyed(like.clone()), condition: None };
        let other = [Filter::Battling, Filter::Not(Box::new(Filter::This))].into_iter().chain(like);
        let other = Noun { places: Place::MonsterZone.into(), whose: Whose::Any, like: other.collect() };
        let condition = Some(Condition::Are(Group::This, vec![Filter::Battling]));
        let is = not_destroyed(Vec::new());
        Some(Part::Holds(vec![this, Statement { on: On::All(other), is, condition }]))
    })
}

fn not_destroyed(by: Vec<Filter>) -> Modifier {
    Modifier::Cannot(Restriction::BeDestroyedInBattle(by))
}

/// "If this card attacks, it cannot be destroyed by that battle".
fn spared(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Part> {
    let battle = p
        .from(at)
        .then(battles)
        .words(",")
        .words("it|this card|that monster|your monster|the equipped monster");
    let battle = battle.words("cannot be destroyed by that battle|is not destroyed by that battle");
    let also = |p: &P<'_>, at: At| {
        let also = p
            .from(at)
            .words(", and|, also|and")
            .words("you take no battle damage from that battle|you take no damage from that battle");
        also.value(Modifier::BattleDamage(Whose::Yours, ocg::language::Multiplied::Zero))
    };
    battle.optional(also).filter_map(|(battle, also)| {
        let depends = depends(&battle)?;
        let said = std::iter::once(not_destroyed(Vec::new())).chain(also).map(super::tree::Said::Fixed);
        let who = super::tree::Of::Cards(super::statement::it());
        super::holds::made(vec![(who, said.collect())], vec![depends], card)
    })
}

/// "If this card attacks, your opponent cannot activate cards or effects until the end of the Damage Step".
fn unanswered(p: &P<'_>, at: At) -> Parses<Part> {
    let until = "until the end of the damage step|until after the damage step";
    let cannot = |p: &P<'_>, at: At| {
        let cannot = p.from(at).words("your opponent cannot").then(player_cannot).map(|(one,)| one);
        let passive = p.from(at).words("your opponent 's cards and effects cannot be activated");
        cannot.or(passive.value(Modifier::Cannot(Restriction::Activate(Vec::new()))))
    };
    let plain = p.from(at).then(battles).words(",").then(cannot).words(until);
    let plain = plain.map(|(battle, cannot)| (Vec::new(), battle, cannot));
    let first = p.from(at).then(befores).then(battles).words(",").then(cannot).words(until);
    plain.or(first.parses()).filter_map(|(before, battle, modifier)| {
        let (subject, how) = match &battle.who {
            Subject::This(this) if this.places.is_empty() && this.whose == Whose::Any => {
                let like = std::iter::once(Filter::This).chain(this.like.iter().cloned()).collect();
                (Noun { like, ..Noun::default() }, battle.how)
            }
            Subject::Equipped => (Noun { like: vec![Filter::EquippedByThis], ..Noun::default() }, battle.how),
            Subject::Cards(cards) => {
                (bind::standing(&Cards { count: Counted::Bare, ..(**cards).clone() })?, battle.how)
            }
            Subject::This(_) | Subject::Any => return None,
        };
        let what = match how {
            Fights::Attacks => EnumSet::only(Happening::AttackDeclared),
            Fights::IsAttacked => EnumSet::only(Happening::TargetedForAttack),
            Fights::Either => Happening::AttackDeclared | Happening::TargetedForAttack,
        };
        let other = match &battle.with {
            Some(with) => {
                let like = std::iter::once(Filter::Monster).chain(fought(with)?).collect();
                Some(Noun { like, ..Noun::default() })
            }
            None => None,
        };
        let before = on_the_field(before)?;
        let condition = super::holds::all_of(before);
        let pattern = Pattern { other, ..bind::plain_pattern(what, subject) };
        let timing = Some(Timing::Event(When::If, pattern));
        let give = Step::GivePlayer(Whose::Opponents, modifier, Until::EndOfDamageStep);
        let resolve = vec![Linked(Link::First, give)];
        let effect = Effect { kind: EffectKind::Continuous, timing, condition, resolve, ..empty() };
        Some(Part::Rule(Box::new(effect)))
    })
}

/// What has to be so beside, if all of it is said of a card on the field.
fn on_the_field(all: Vec<Depends>) -> Option<Vec<Condition>> {
    let plain = all.iter().all(|one| one.places.is_empty() || one.places == FIELD);
    plain.then(|| all.into_iter().flat_map(|one| one.on).collect())
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
            condition: Some(Condition::Are(Group::This, vec![how])),
            resolve: vec![Linked(Link::First, turn)],
            ..empty()
        }))
    })
}
