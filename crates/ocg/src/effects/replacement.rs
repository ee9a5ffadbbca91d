//! OCG 2.2.3, 3.6.3-69: something is destroyed in place of what would be destroyed. It is applied without a chain
//! (2.2.3-1): by an effect at once (2.2.3-2), in battle chosen at damage calculation and destroyed after it (2.2.3-3).

use crate::game::Game;
use crate::language::{Cause, Modifier};
use crate::pipe::is_protected;
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::run::Next;
use crate::state::{Ask, By, CardId, Choice, Decision, Frame, Move, Replacing, Source, Value};

/// What could be destroyed in place of this card, and whose effect says so.
fn substitutes(game: &Game, replacing: &Replacing, card: CardId) -> Option<(Source, Vec<CardId>)> {
    let query = Query::on(game);
    let mut found = None;
    query.each_modifier(Subject::Card(card), &mut |applying| {
        let Modifier::DestroyInstead(cause, noun) = applying.modifier else { return };
        if !is_by(cause, replacing.by) || found.is_some() {
            return;
        }
        let mut cards = query.all(Standpoint::of(applying.source), noun);
        cards.retain(|&other| {
            other != card
                && !replacing.cards.contains(&other)
                && !replacing.pairs.iter().any(|(_, used)| *used == other)
                && !is_protected(query, other, Move::Destroyed, By::Effect(applying.source))
        });
        if !cards.is_empty() {
            found = Some((applying.source, cards));
        }
    });
    found
}

fn is_by(cause: &Cause, by: By) -> bool {
    match cause {
        Cause::Any | Cause::BattleOrEffect => matches!(by, By::Battle(_) | By::Effect(_)),
        Cause::Battle => matches!(by, By::Battle(_)),
        Cause::Effect => matches!(by, By::Effect(_)),
        Cause::YourEffect
        | Cause::OpponentsEffect
        | Cause::OpponentsCard
        | Cause::EffectOf(..)
        | Cause::Cost => false,
    }
}

/// Those that would be destroyed, if something could be destroyed in their place.
pub(crate) fn begin(game: &Game, cards: &[CardId], by: By) -> Option<Frame> {
    let replacing = Replacing { cards: cards.to_vec(), by, at: 0, pairs: Vec::new() };
    let some = cards.iter().any(|&card| substitutes(game, &replacing, card).is_some());
    some.then(|| Frame::Replace(Box::new(replacing)))
}

/// One after the other: what is destroyed in its place, or nothing.
pub(crate) fn step(game: &mut Game, mut replacing: Box<Replacing>, value: Value) -> Next {
    if let Value::Answer(choice) = value {
        if let Choice::Card(other) = choice {
            let card = replacing.cards[usize::from(replacing.at)];
            replacing.pairs.push((card, other));
        }
        replacing.at += 1;
    }
    let Some(&card) = replacing.cards.get(usize::from(replacing.at)) else {
        return Next::Done(Value::Replaced(replacing.pairs));
    };
    let Some((source, cards)) = substitutes(game, &replacing, card) else {
        replacing.at += 1;
        return Next::Go(Frame::Replace(replacing));
    };
    let mut options: Vec<Choice> = cards.into_iter().map(Choice::Card).collect();
    options.push(Choice::Pass);
    let decision = Decision { seat: source.you, ask: Ask::Cards, about: Some(source), options };
    Next::Ask(Frame::Replace(replacing), decision)
}
