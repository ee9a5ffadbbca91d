//! What happened to cards: `L was destroyed by battle`, `M's activation was negated`.

use super::field::WAYS;
use super::{Draft, Told, refs};
use crate::model::{
    Attacked, CardEvent, EffectEvent, EffectRef, MovedBy, Pattern, Place, Ref, WhereTo, Which,
};
use enumset::EnumSet;
use ocg::language::SummonWay;
use ocg::state::Move;
use scenario::{Cursor, Kind, Problem};

/// Nothing if the sentence is not about what happened.
pub(super) fn of_cards(line: &mut Cursor<'_>, draft: &Draft, cards: &[Ref]) -> Result<Option<Told>, Problem> {
    if line.is_kind(Kind::Possessive) {
        return of_effect(line, cards).map(Some);
    }
    let told = |event: CardEvent, not: bool| {
        let patterns = cards.iter().map(|card| Pattern::Card(card.clone(), event.clone()));
        Told::all(patterns).negated(not)
    };
    let not = line.eat("was not") || line.eat("were not");
    if not || line.eat("was") || line.eat("were") {
        if let Some(event) = effect_event(line) {
            let patterns = cards.iter().map(|card| {
                let which = EffectRef { of: card.clone(), which: Which::Any, span: card.span };
                Pattern::Effect(which, event)
            });
            return Ok(Some(Told::all(patterns).negated(not)));
        }
        return Ok(Some(told(passive(line, draft)?, not)));
    }
    let not = line.eat("did not");
    let event = active(line, draft)?;
    if not && event.is_none() {
        return Err(line.expected("`attack`, `battle`, `change position`, `resolve` or `change control`"));
    }
    Ok(event.map(|event| match event {
        Active::Card(event) => told(event, not),
        Active::Effect(event) => {
            let of = |card: &Ref| EffectRef { of: card.clone(), which: Which::Any, span: card.span };
            Told::all(cards.iter().map(|card| Pattern::Effect(of(card), event))).negated(not)
        }
    }))
}

fn effect_event(line: &mut Cursor<'_>) -> Option<EffectEvent> {
    line.eat("activated").then_some(EffectEvent::Activated)
}

/// `'s effect 2 was activated`, `'s activation was negated`, `'s Summon was negated`, `'s attack was negated`
fn of_effect(line: &mut Cursor<'_>, cards: &[Ref]) -> Result<Told, Problem> {
    line.skip(1);
    let card = |event: CardEvent, not| {
        let patterns = cards.iter().map(|card| Pattern::Card(card.clone(), event.clone()));
        Ok(Told::all(patterns).negated(not))
    };
    if line.eat("Summon") {
        let not = line.eat("was not");
        if !not {
            line.expect("was")?;
        }
        let event =
            line.eat_any(&[("negated", CardEvent::SummonNegated), ("attempted", CardEvent::Attempted)]);
        return card(event.ok_or_else(|| line.expected("`negated` or `attempted`"))?, not);
    }
    if line.eat("attack was negated") {
        return card(CardEvent::AttackNegated, false);
    }
    if line.eat("attack was not negated") {
        return card(CardEvent::AttackNegated, true);
    }
    let (which, negated) = if line.eat("activation") {
        (Which::Any, EffectEvent::ActivationNegated)
    } else {
        let which = if line.eat("pendulum effect") {
            Which::Pendulum(line.maybe_number())
        } else {
            line.expect("effect")?;
            match line.maybe_number() {
                Some(nth) => Which::Effect(Some(nth)),
                None => Which::Any,
            }
        };
        (which, EffectEvent::EffectNegated)
    };
    let (event, not) = what_of_effect(line, negated)?;
    let of = |card: &Ref| EffectRef { of: card.clone(), which, span: card.span };
    Ok(Told::all(cards.iter().map(|card| Pattern::Effect(of(card), event))).negated(not))
}

fn what_of_effect(line: &mut Cursor<'_>, negated: EffectEvent) -> Result<(EffectEvent, bool), Problem> {
    let found = line.eat_any(&[
        ("was activated", (EffectEvent::Activated, false)),
        ("was not activated", (EffectEvent::Activated, true)),
        ("was negated", (negated, false)),
        ("was not negated", (negated, true)),
        ("resolved", (EffectEvent::Resolved, false)),
        ("did not resolve", (EffectEvent::Resolved, true)),
    ]);
    found.ok_or_else(|| line.expected("`was activated`, `was negated`, `resolved`, or these with `not`"))
}

enum Active {
    Card(CardEvent),
    Effect(EffectEvent),
}

/// `attacked directly`, `attacked K`, `battled K`, `destroyed K in battle`, `changed position`, `resolved`
fn active(line: &mut Cursor<'_>, draft: &Draft) -> Result<Option<Active>, Problem> {
    let card = |event| Ok(Some(Active::Card(event)));
    if line.eat("attacked") || line.eat("attack") {
        let whom = if line.eat("directly") {
            Attacked::Directly
        } else if refs::is_reference(line, draft) {
            Attacked::Card(refs::reference(line, draft)?)
        } else {
            Attacked::Anything
        };
        return card(CardEvent::Attacked(whom));
    }
    if line.eat("battled") || line.eat("battle") {
        let other = refs::is_reference(line, draft).then(|| refs::reference(line, draft)).transpose()?;
        return card(CardEvent::Battled(other));
    }
    if line.eat("destroyed") {
        let other = refs::reference(line, draft)?;
        line.expect("in battle")?;
        return card(CardEvent::DestroyedInBattle(Some(other)));
    }
    if line.eat("changed position") || line.eat("change position") {
        return card(CardEvent::PositionChanged);
    }
    if line.eat("changed control") || line.eat("change control") {
        return card(CardEvent::ControlChanged);
    }
    if line.eat("resolved") || line.eat("resolve") {
        return Ok(Some(Active::Effect(EffectEvent::Resolved)));
    }
    Ok(None)
}

/// What came to a card, after `was`.
fn passive(line: &mut Cursor<'_>, draft: &Draft) -> Result<CardEvent, Problem> {
    if let Some(way) = line.eat_any(&WAYS) {
        let ways = match way {
            // 3.3.2-79, -100: a Tribute Summon is a Normal Summon, every Special Summon is one whatever its name.
            SummonWay::Normal => SummonWay::Normal | SummonWay::Tribute,
            SummonWay::Special => EnumSet::all().iter().filter(|way: &SummonWay| way.is_special()).collect(),
            other => EnumSet::only(other),
        };
        return Ok(CardEvent::Summoned(ways));
    }
    let fixed = [
        ("Summoned", CardEvent::Summoned(EnumSet::all())),
        ("Set", CardEvent::Set),
        ("used as material", CardEvent::UsedAsMaterial),
        ("flipped", CardEvent::Flipped),
        ("turned face down", CardEvent::TurnedDown),
        ("targeted", CardEvent::Targeted),
        ("revealed", CardEvent::Revealed),
        ("attached", CardEvent::Attached),
        ("placed", CardEvent::Placed),
        ("given counters", CardEvent::Counters(None)),
    ];
    if let Some(event) = line.eat_any(&fixed) {
        return Ok(event);
    }
    if line.eat("equipped") {
        let to = line.eat("to").then(|| refs::reference(line, draft)).transpose()?;
        return Ok(CardEvent::Equipped(to));
    }
    moved(line, draft)
}

/// Why a card moves, for one of these reasons if any is named, and where to.
type Moving<'a> = (&'a [Move], Option<WhereTo>);

fn moved(line: &mut Cursor<'_>, draft: &Draft) -> Result<CardEvent, Problem> {
    let hand = Some(WhereTo(Place::Hand));
    let kinds: [(&str, Moving<'_>); 15] = [
        ("destroyed", (&[Move::Destroyed], None)),
        ("discarded", (&[Move::Discarded], None)),
        ("Tributed", (&[Move::Tributed], None)),
        ("detached", (&[Move::Detached], None)),
        ("banished face down", (&[Move::BanishedFaceDown], None)),
        ("banished", (&[], Some(WhereTo(Place::Banished)))),
        ("drawn", (&[Move::Drawn], None)),
        ("added to the hand", (&[Move::Added, Move::Drawn], hand)),
        ("added to hand", (&[Move::Added, Move::Drawn], hand)),
        ("returned to the hand", (&[Move::ReturnedToHand], None)),
        ("returned to the deck", (&[Move::ReturnedToDeck], None)),
        ("sent to the graveyard", (&[], Some(WhereTo(Place::Graveyard)))),
        ("sent to the Graveyard", (&[], Some(WhereTo(Place::Graveyard)))),
        ("put in the hand", (&[], hand)),
        ("put in the extra deck", (&[], Some(WhereTo(Place::ExtraDeck)))),
    ];
    let (why, to) = line.eat_any(&kinds).ok_or_else(|| {
        line.expected("what happened to it: `destroyed`, `Normal Summoned`, `Set`, `sent to the graveyard` …")
    })?;
    Ok(CardEvent::Moved { why: why.to_vec(), to, by: moved_by(line, draft)? })
}

/// `by battle`, `by an effect`, `by the effect of X`, `as a cost`, `by the rules`, `for a Summon`
fn moved_by(line: &mut Cursor<'_>, draft: &Draft) -> Result<MovedBy, Problem> {
    if line.eat("by the effect of") {
        return Ok(MovedBy::Effect(Some(refs::reference(line, draft)?)));
    }
    let found = line.eat_any(&[
        ("by battle", MovedBy::Battle),
        ("by an effect", MovedBy::Effect(None)),
        ("as a cost", MovedBy::Cost),
        ("by the rules", MovedBy::Rule),
        ("for a Summon", MovedBy::Summon),
    ]);
    Ok(found.unwrap_or(MovedBy::Anything))
}
