//! A box of text: its sentences, each read by itself, and what limit lines say of the effects before and after them
//! (OCG 3.5.1).

use super::bind;
use super::clause::clause;
use super::condition::{State, state};
use super::effect::sentence;
use super::event::{cause, event};
use super::limit::{LimitLine, limit_line};
use super::reference::{cards, reference};
use super::statement::holding;
use super::summoning::{Own, own};
use super::token::{Tokens, tokens};
use super::tree::{Cards, Counted as Number};
use super::{Card, CardKind, P};
use crate::lexicon::{Entry, Lexicon};
use ocg::language::{
    Amount, Chooser, Condition, Count, Counted, Covers, Effect, EffectKind, Filter, Group, Limit, Link,
    Linked, Modifier, Noun, On, Place, Select, Slot, Statement, Step, SummonCondition, Text, Timing,
    Together,
};
use std::collections::BTreeSet;
use std::ops::Range;
use text::grammar::{At, Kind, NotRead, Parser, Parses, Site, Token};
use text::{Bound, Budget};

/// A box that was read whole.
#[derive(Clone, PartialEq, Debug)]
pub struct Readings {
    pub text: Text,
    /// The places of the grammar that it rests on.
    pub used: BTreeSet<Site>,
}

/// Why a box was not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnosis {
    /// Which bytes of the text stopped it.
    pub span: Range<usize>,
    /// What would have been understood there.
    pub expected: String,
    /// How many meanings the sentence has, if that is why.
    pub meanings: usize,
    pub bound: Option<Bound>,
}

/// Reads a box of a card.
///
/// # Errors
/// When a sentence of it is not understood, or in several ways: one diagnosis for each such sentence.
pub fn read(
    card: &Card<'_>,
    text: &str,
    lexicon: &Lexicon,
    budget: &Budget,
) -> Result<Readings, Vec<Diagnosis>> {
    if let Err(bound) = budget.take(text.len()) {
        return Err(vec![Diagnosis { bound: Some(bound), ..Diagnosis::at(0..text.len(), bound.expected()) }]);
    }
    let tokens = tokens(text, lexicon);
    let (mut parts, mut stops) = (Vec::new(), Vec::new());
    let mut used = BTreeSet::new();
    for range in sentences(&tokens) {
        let of = &tokens[range];
        match Parser::new(of, budget).whole(|p, at| part(p, at, card)) {
            Ok(read) => {
                used.extend(read.used);
                parts.push((read.value, span(of)));
            }
            Err(why) => stops.push(diagnosis(of, why)),
        }
    }
    if !stops.is_empty() {
        return Err(stops);
    }
    let text = assembled(card, parts).map_err(|stop| vec![stop])?;
    Ok(Readings { text, used })
}

impl Diagnosis {
    fn at(span: Range<usize>, expected: impl Into<String>) -> Diagnosis {
        Diagnosis { span, expected: expected.into(), meanings: 0, bound: None }
    }
}

fn span(tokens: &[Token<'_, Entry>]) -> Range<usize> {
    let start = tokens.first().map_or(0, |token| token.span.start);
    start..tokens.last().map_or(start, |token| token.span.end)
}

pub(super) fn diagnosis<T>(tokens: &[Token<'_, Entry>], why: NotRead<T>) -> Diagnosis {
    match why {
        NotRead::Stopped { span, expected } => Diagnosis::at(span, shortly(&expected)),
        NotRead::Ambiguous(all) => {
            Diagnosis { meanings: all.len(), ..Diagnosis::at(span(tokens), "a sentence with one meaning") }
        }
        NotRead::Bound(bound) => {
            Diagnosis { bound: Some(bound), ..Diagnosis::at(span(tokens), bound.expected()) }
        }
    }
}

/// The first of what would have been understood.
fn shortly(expected: &[&str]) -> String {
    const SHOWN: usize = 4;
    let more = if expected.len() > SHOWN { " or something else" } else { "" };
    let first: Vec<&str> = expected.iter().take(SHOWN).copied().collect();
    first.join(" or ") + more
}

/// Where sentences are, without the full stops between them.
fn sentences(tokens: &Tokens<'_>) -> Vec<Range<usize>> {
    let mut all = Vec::new();
    let (mut start, mut depth) = (0, 0usize);
    for (at, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::Sign('(') => depth += 1,
            Kind::Sign(')') => depth = depth.saturating_sub(1),
            Kind::Sign('.') if depth == 0 => {
                all.push(start..at);
                start = at + 1;
            }
            Kind::Line => {
                all.push(start..at);
                (start, depth) = (at + 1, 0);
            }
            Kind::Entry(_) | Kind::Word(_) | Kind::Number(_) | Kind::Sign(_) => {}
        }
    }
    all.push(start..tokens.len());
    all.retain(|range| !range.is_empty());
    all
}

/// What a sentence is.
#[derive(Clone, PartialEq, Debug)]
enum Part {
    Effect(Box<Effect>),
    Holds(Vec<Statement>),
    Limit(LimitLine),
    /// 3.3.3-29: the monsters that an Equip Spell can be equipped to.
    EquipTo(Noun),
    /// 3.5-5: how the monster is Summoned.
    Own(Own),
    /// 3.4.3-1: when alone the card can be activated.
    ActivateOnly(Option<Timing>, Option<Condition>),
    /// 2.2.3, 3.3.2-328: what holds, from where, with how often.
    Rule(Box<Effect>),
    /// What the facts of the card say as well.
    Note,
}

fn part(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Part> {
    let effect = sentence(p, at).filter_map(|sentence| bind::effect(&sentence, card));
    let limit = limit_line(p, at).filter_map(|(line, name)| {
        name.is_none_or(|name| name.eq_ignore_ascii_case(card.name)).then_some(Part::Limit(line))
    });
    let parts = effect
        .map(|effect| Part::Effect(Box::new(effect)))
        .or(limit)
        .or(only_one(p, at, card))
        .or(instead(p, at, card));
    match card.kind {
        CardKind::Once { .. } => parts.or(activate_only(p, at)).or(note(p, at)),
        CardKind::Monster => parts.or(holds(p, at)).or(own(p, at).map(Part::Own)),
        CardKind::Pendulum => parts.or(holds(p, at)),
        CardKind::Stays { .. } => {
            parts.or(holds(p, at)).or(equip_to(p, at)).or(activate_only(p, at)).or(note(p, at))
        }
    }
}

/// 3.3.1-8: "This card is always treated as a … card": its codes have it.
fn note(p: &P<'_>, at: At) -> Parses<Part> {
    let series = |p: &P<'_>, at: At| super::quoted(p, at, "a series", |quoted| quoted.series.map(|_| ()));
    let always =
        p.from(at).words("( this card is always treated as").words("a|an").then(series).words("card");
    always.maybe(".").words(")").value(Part::Note)
}

/// 3.3.2-328: "You can only control 1 …".
fn only_one(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Part> {
    let only = p.from(at).words("you can only control 1").then(super::any_name);
    only.filter_map(|(name,)| {
        let is = Modifier::OnlyOne(vec![Filter::Named(card.name.to_owned())]);
        let holds = vec![Statement { on: On::This, is, condition: None }];
        let own = name.eq_ignore_ascii_case(card.name);
        own.then(|| Part::Rule(Box::new(Effect { kind: EffectKind::Unclassified, holds, ..empty() })))
    })
}

/// 2.2.3: "If this card would be destroyed by battle, you can … instead".
fn instead(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Part> {
    let would = |p: &P<'_>, at: At| {
        let would = p.from(at).words("if").then(reference).words("would be destroyed").then(cause);
        would.words(",").parses()
    };
    let all = p.from(at).then(would).words("you can").then(clause).words("instead");
    all.filter_map(|((of, cause), doing)| {
        let effect = bind::instead(&of, cause, &doing)?;
        let stays = !matches!(card.kind, CardKind::Once { .. }) || !effect.places.is_empty();
        stays.then(|| Part::Rule(Box::new(effect)))
    })
}

/// "Activate only if …".
fn activate_only(p: &P<'_>, at: At) -> Parses<Part> {
    let state = p.from(at).words("activate only|activate this card only").words("if|while").then(state);
    let state =
        state.filter_map(|(state,)| Some(Part::ActivateOnly(None, Some(bind::condition_of(&state)?))));
    let event = p.from(at).words("activate only|activate this card only").words("when|if").then(event);
    let event = event.filter_map(|(event,)| Some(Part::ActivateOnly(Some(bind::timing_of(&event)?), None)));
    state.or(event)
}

/// 3.3.2-291
fn holds(p: &P<'_>, at: At) -> Parses<Part> {
    let plain = holding(p, at).map(|(of, said)| (of, said, None));
    let before = p.from(at).words("while|if").then(state).words(",").then(holding);
    let before = before.map(|(state, (of, said))| (of, said, Some(state)));
    let after = p.from(at).then(holding).maybe(",").words("while|if").then(state);
    let after = after.map(|((of, said), state)| (of, said, Some(state)));
    let here = p
        .from(at)
        .words("while this card is")
        .words("on the field ,|face-up on the field ,|in the monster zone ,")
        .then(holding)
        .map(|((of, said),)| (of, said, None));
    let all = plain.or(before).or(after).or(here);
    all.filter_map(|(of, said, state): (_, _, Option<State>)| {
        bind::holding(&of, &said, state.as_ref()).map(Part::Holds)
    })
}

fn equip_to(p: &P<'_>, at: At) -> Parses<Part> {
    let only = p.from(at).words("equip only to").then(cards);
    only.filter_map(|(cards,)| {
        let one = matches!(cards.count, Number::Number(1)) && cards.places.is_subset(super::words::FIELD);
        let whose = cards.whose;
        let free = Cards { places: enumset::EnumSet::empty(), whose: ocg::language::Whose::Any, ..cards };
        let mut like = bind::plain_filters(&free)?;
        like.retain(|filter| !matches!(filter, Filter::Monster | Filter::FaceUp));
        like.insert(0, Filter::FaceUp);
        one.then(|| Part::EquipTo(Noun { places: Place::MonsterZone.into(), whose, like }))
    })
}

/// All parts of the box together.
fn assembled(card: &Card<'_>, parts: Vec<(Part, Range<usize>)>) -> Result<Text, Diagnosis> {
    let mut text = Text::default();
    let mut equips = None;
    let mut only = Vec::new();
    // From where on "the following effects" are.
    let mut following = None;
    for (part, span) in parts {
        match part {
            Part::Effect(effect) => text.effects.push(*effect),
            Part::Holds(holds) => text.effects.push(continuous(holds)),
            Part::EquipTo(noun) => equips = Some(noun),
            Part::Own(own) => own.put(&mut text),
            Part::ActivateOnly(timing, condition) => only.push((timing, condition, span)),
            Part::Rule(effect) => text.effects.push(*effect),
            Part::Note => {}
            Part::Limit(line) => match line {
                LimitLine::EachFollowing(..) | LimitLine::OneOfFollowing(_) if following.is_none() => {
                    following = Some((text.effects.len(), line, span));
                }
                line => limited(&mut text, &line).ok_or(Diagnosis::at(span, "an effect that this limits"))?,
            },
        }
    }
    if let Some((from, line, span)) = following {
        let (times, per, covers) = match line {
            LimitLine::EachFollowing(times, per) => (times, per, Covers::This),
            LimitLine::OneOfFollowing(per) => (1, per, Covers::Group(0)),
            _ => return Err(Diagnosis::at(span, "effects that follow")),
        };
        let limit = Limit { times, per, counted: Counted::ByName, covers };
        let some = limit_all(&mut text.effects[from..], limit);
        some.ok_or(Diagnosis::at(span, "effects that follow"))?;
    }
    if card.equips {
        let face_up =
            || Noun { places: Place::MonsterZone.into(), like: vec![Filter::FaceUp], ..Noun::default() };
        text.effects.insert(0, equipping(equips.unwrap_or_else(face_up)));
    }
    for (timing, condition, span) in only {
        activated_only(&mut text, timing, condition)
            .ok_or(Diagnosis::at(span, "one activation that this limits"))?;
    }
    Ok(text)
}

/// 3.4.3-1: what is said of the activation of the card, which a card that stays may have no other text for.
fn activated_only(text: &mut Text, timing: Option<Timing>, condition: Option<Condition>) -> Option<()> {
    let is = |one: &Effect| one.kind == EffectKind::CardActivation;
    if !text.effects.iter().any(is) {
        let resolve = vec![Linked(Link::First, Step::Nothing)];
        text.effects.insert(0, Effect { resolve, ..empty() });
    }
    let mut all: Vec<&mut Effect> = text.effects.iter_mut().filter(|one| is(one)).collect();
    let [one] = &mut all[..] else { return None };
    if timing.is_some() && one.timing.is_some() {
        return None;
    }
    one.timing = one.timing.take().or(timing);
    one.condition = match (one.condition.take(), condition) {
        (Some(first), Some(second)) => Some(Condition::All(vec![first, second])),
        (first, second) => first.or(second),
    };
    Some(())
}

fn continuous(holds: Vec<Statement>) -> Effect {
    Effect { kind: EffectKind::Continuous, holds, ..empty() }
}

pub(super) fn empty() -> Effect {
    Effect {
        kind: EffectKind::CardActivation,
        places: enumset::EnumSet::empty(),
        timing: None,
        condition: None,
        act: Vec::new(),
        resolve: Vec::new(),
        holds: Vec::new(),
        limit: None,
        damage_step: ocg::language::DamageStep::ByRule,
    }
}

/// 3.3.3-29: the activation of an Equip Spell.
fn equipping(of: Noun) -> Effect {
    let select = Select {
        slot: Slot(0),
        count: Count::Exactly(Amount::Fixed(1)),
        of,
        together: Together::Any,
        by: Chooser::You,
    };
    let equip = Step::Equip { what: Group::This, to: Group::Chosen(Slot(0)) };
    Effect {
        act: vec![Linked(Link::First, Step::Target(select))],
        resolve: vec![Linked(Link::First, equip)],
        ..empty()
    }
}

/// What a limit line says of the effects before it; nothing if there is none.
fn limited(text: &mut Text, line: &LimitLine) -> Option<()> {
    let by_name = |times, per, covers| Limit { times, per, counted: Counted::ByName, covers };
    match line {
        LimitLine::This(times, per) => {
            let last = text.effects.last_mut()?;
            let is_activation = last.kind == EffectKind::CardActivation;
            let used = last.kind != EffectKind::Continuous && last.limit.is_none();
            if !used || is_activation {
                return None;
            }
            last.limit = Some(by_name(*times, *per, Covers::This));
            Some(())
        }
        LimitLine::Each(times, per) => limit_all(&mut text.effects, by_name(*times, *per, Covers::This)),
        LimitLine::OneOf(per) => limit_all(&mut text.effects, by_name(1, *per, Covers::Group(0))),
        LimitLine::Activate(times, per) => {
            let limit =
                Limit { times: *times, per: *per, counted: Counted::ActivationsByName, covers: Covers::This };
            let mut cards: Vec<&mut Effect> =
                text.effects.iter_mut().filter(|one| one.kind == EffectKind::CardActivation).collect();
            match &mut cards[..] {
                [] => {
                    let resolve = vec![Linked(Link::First, Step::Nothing)];
                    text.effects.insert(0, Effect { resolve, limit: Some(limit), ..empty() });
                }
                [one] if one.limit.is_none() => one.limit = Some(limit),
                _ => return None,
            }
            Some(())
        }
        LimitLine::Summon(times) => {
            text.conditions.push(SummonCondition::TimesPerTurn(*times));
            Some(())
        }
        LimitLine::SummonThisWay(times) => {
            let own = text.procedures.last_mut()?;
            let counted = Counted::SummonsByName;
            own.limit =
                Some(Limit { times: *times, per: ocg::language::Per::Turn, counted, covers: Covers::This });
            Some(())
        }
        LimitLine::EachFollowing(..) | LimitLine::OneOfFollowing(_) => None,
    }
}

/// All effects that are used, not those that only hold.
fn limit_all(effects: &mut [Effect], limit: Limit) -> Option<()> {
    let mut used: Vec<&mut Effect> =
        effects.iter_mut().filter(|one| one.kind != EffectKind::Continuous).collect();
    if used.is_empty() || used.iter().any(|one| one.limit.is_some()) {
        return None;
    }
    for one in &mut used {
        one.limit = Some(limit);
    }
    Some(())
}
