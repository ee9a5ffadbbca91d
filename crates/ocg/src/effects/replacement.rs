//! OCG 2.2.3, 3.6.3-69: something is destroyed in place of what would be destroyed, or something else is done. It is
//! applied without a chain (2.2.3-1): by an effect at once (2.2.3-2), in battle chosen at damage calculation and destroyed
//! after it (2.2.3-3).

use super::possible;
use crate::game::Game;
use crate::language::{Cause, Modifier, Noun, Optional, Topic};
use crate::library::BlockId;
use crate::limits::use_limits;
use crate::pipe::{is_protected, snapshot};
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::run::Next;
use crate::state::{
    Ask, By, CardId, Choice, Decision, Event, Frame, Mode, Move, Negation, ReplaceStage, Replacing, RunStage,
    Running, Slots, Source, Value, What,
};

/// What could come in place of the destruction of a card, and whose effect says so.
enum Way {
    /// One of these is destroyed.
    Destroy(Source, Vec<CardId>),
    /// This is done.
    Do(Source, Optional, BlockId),
}

fn way(game: &Game, replacing: &Replacing, card: CardId) -> Option<Way> {
    let query = Query::on(game);
    let event = would_happen(game, replacing, card);
    let mut found = None;
    query.each_of(Subject::Card(card), Topic::Instead, &mut |applying| {
        let source = applying.source;
        if found.is_some() || !use_limits::allow(game, use_limits::protecting(game, source, card)) {
            return;
        }
        let (Modifier::DestroyInstead(cause, _) | Modifier::Instead(cause, ..)) = applying.modifier else {
            return;
        };
        if !is_by(query, source, cause, replacing.by) {
            return;
        }
        if let Modifier::DestroyInstead(_, noun) = applying.modifier {
            let cards = substitutes(query, source, noun, (replacing, card));
            found = (!cards.is_empty()).then_some(Way::Destroy(source, cards));
        } else if let Modifier::Instead(_, whether, steps) = applying.modifier {
            let standpoint = Standpoint::of(source).answering(Some(&event));
            let block = game.library.instead(source.effect, applying.modifier);
            let block = block.filter(|_| possible::instead(query, standpoint, steps));
            found = block.map(|block| Way::Do(source, *whether, block));
        }
    });
    found
}

fn substitutes(
    query: Query<'_>,
    source: Source,
    noun: &Noun,
    (replacing, card): (&Replacing, CardId),
) -> Vec<CardId> {
    let mut cards = query.all(Standpoint::of(source), noun);
    cards.retain(|&other| {
        other != card
            && !replacing.cards.contains(&other)
            && !replacing.pairs.iter().any(|(_, used)| *used == Some(other))
            && !is_protected(query, other, Move::Destroyed, By::Effect(source))
    });
    cards
}

/// What would happen, as what is done instead sees it.
fn would_happen(game: &Game, replacing: &Replacing, card: CardId) -> Event {
    let (moment, subjects) = (game.state.moment, vec![snapshot(game, card)]);
    Event { what: What::Gave, by: replacing.by, moment, subjects, other: Vec::new() }
}

fn is_by(query: Query<'_>, source: Source, cause: &Cause, by: By) -> bool {
    matches!(by, By::Battle(_) | By::Effect(_)) && query.came_by(Standpoint::of(source), cause, by)
}

/// Those that would be destroyed, if something could come in the place of that.
pub(crate) fn begin(game: &Game, cards: &[CardId], by: By) -> Option<Frame> {
    let stage = ReplaceStage::Ask;
    let replacing = Replacing { cards: cards.to_vec(), by, at: 0, pairs: Vec::new(), stage };
    let some = cards.iter().any(|&card| way(game, &replacing, card).is_some());
    some.then(|| Frame::Replace(Box::new(replacing)))
}

/// One after the other: what comes in the place of its destruction, or nothing.
pub(crate) fn step(game: &mut Game, mut replacing: Box<Replacing>, value: Value) -> Next {
    let Some(&card) = replacing.cards.get(usize::from(replacing.at)) else {
        return Next::Done(Value::Replaced(replacing.pairs));
    };
    match (replacing.stage, value) {
        (ReplaceStage::Asked, Value::Answer(Choice::Card(other))) => {
            replacing.pairs.push((card, Some(other)));
            next(replacing)
        }
        (ReplaceStage::Asked, Value::Answer(Choice::Yes)) => match way(game, &replacing, card) {
            Some(Way::Do(source, _, block)) => carry_out(game, replacing, source, block),
            Some(Way::Destroy(..)) | None => next(replacing),
        },
        (ReplaceStage::Asked, _) => next(replacing),
        (ReplaceStage::Doing, _) => {
            replacing.pairs.push((card, None));
            next(replacing)
        }
        (ReplaceStage::Ask, _) => ask(game, replacing, card),
    }
}

fn next(mut replacing: Box<Replacing>) -> Next {
    replacing.at += 1;
    replacing.stage = ReplaceStage::Ask;
    Next::Go(Frame::Replace(replacing))
}

fn ask(game: &mut Game, mut replacing: Box<Replacing>, card: CardId) -> Next {
    let (source, ask, options) = match way(game, &replacing, card) {
        Some(Way::Destroy(source, cards)) => {
            let options = cards.into_iter().map(Choice::Card).chain([Choice::Pass]).collect();
            (source, Ask::Cards, options)
        }
        Some(Way::Do(source, Optional::Optional, _)) => (source, Ask::YesNo, vec![Choice::Yes, Choice::No]),
        Some(Way::Do(source, Optional::Mandatory, block)) => {
            return carry_out(game, replacing, source, block);
        }
        None => return next(replacing),
    };
    replacing.stage = ReplaceStage::Asked;
    let decision = Decision { seat: source.you, ask, about: Some(source), options };
    Next::Ask(Frame::Replace(replacing), decision)
}

/// 2.2.3-1: without a chain.
fn carry_out(game: &mut Game, mut replacing: Box<Replacing>, source: Source, block: BlockId) -> Next {
    let card = replacing.cards[usize::from(replacing.at)];
    let event = would_happen(game, &replacing, card);
    use_limits::count(game, use_limits::protecting(game, source, card));
    replacing.stage = ReplaceStage::Doing;
    let running = Running {
        source,
        you: source.you,
        block,
        at: 0,
        mode: Mode::Apply,
        slots: Slots::default(),
        event: Some(Box::new(event)),
        done: Vec::new(),
        was_done: false,
        declared: 0,
        rolled: 0,
        lost: 0,
        stage: RunStage::Step,
        answered: None,
        negates: Negation::None,
    };
    Next::Push(Frame::Replace(replacing), Frame::Run(Box::new(running)))
}
