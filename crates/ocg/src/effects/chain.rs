//! OCG 3.4.3-18 to -39: building a chain and resolving it.

use super::legality;
use super::speed::Speed;
use crate::game::Game;
use crate::language::Per;
use crate::limits::use_limits;
use crate::pipe::{Change, Destination};
use crate::query::Query;
use crate::run::Next;
use crate::spells::activation::is_used_up;
use crate::spells::{continuous, equip};
use crate::state::{
    Activate, ActivateStage, Ask, By, CardId, Chain, ChainLink, ChainStage, Choice, Decision, Event, Frame,
    Location, Mode, Move, Negation, RunStage, Running, Source, ToActivate, Value, What,
};
use crate::terms::negate;
use crate::turn::settle;

/// A chain that begins with this activation.
pub(crate) fn begin(game: &mut Game, source: Source) -> Frame {
    let answers = std::mem::take(&mut game.state.recent);
    let event = legality::answered_event(game, source, &answers).map(Box::new);
    Frame::Chain(Box::new(Chain {
        links: Vec::new(),
        waiting: vec![ToActivate { source, event }],
        stage: ChainStage::Build,
        right: source.you,
        passes: 0,
        answers,
    }))
}

pub(crate) fn step(game: &mut Game, mut chain: Box<Chain>, value: Value) -> Next {
    match (chain.stage, value) {
        (ChainStage::Build, _) => build(game, chain),
        (ChainStage::Activated, Value::Link(link)) => {
            // 3.4.3-28: the other player may answer first.
            chain.right = link.source.you.other();
            chain.passes = 0;
            chain.links.push(*link);
            chain.stage = ChainStage::Build;
            Next::Go(Frame::Chain(chain))
        }
        // It could not be activated after all (3.4.3-4).
        (ChainStage::Activated, _) => {
            chain.stage = ChainStage::Build;
            Next::Go(Frame::Chain(chain))
        }
        (ChainStage::Asked, Value::Answer(choice)) => answered(game, chain, choice),
        (ChainStage::Asked, _) => build(game, chain),
        (ChainStage::Resolve(at), _) => resolve(game, chain, at),
        (ChainStage::Resolved(at), value) => resolved(game, chain, at, value),
    }
}

fn build(game: &mut Game, mut chain: Box<Chain>) -> Next {
    if !chain.waiting.is_empty() {
        let what = chain.waiting.remove(0);
        if !legality::is_still_possible(game, &what) {
            return Next::Go(Frame::Chain(chain));
        }
        return activate(game, chain, what);
    }
    if chain.links.is_empty() {
        return Next::Done(Value::Chained(false));
    }
    if let Some(next) = mandatory_quick(game, &mut chain) {
        chain.stage = ChainStage::Asked;
        return Next::Ask(Frame::Chain(chain), next);
    }
    if chain.passes >= 2 {
        chain.stage = ChainStage::Resolve(chain.links.len() as u8 - 1);
        return Next::Go(Frame::Chain(chain));
    }
    let mut options = legality::fast_effects(game, chain.right, Some(&chain), &chain.answers);
    options.push(Choice::Pass);
    let decision = Decision { seat: chain.right, ask: Ask::Respond, about: None, options };
    chain.stage = ChainStage::Asked;
    Next::Ask(Frame::Chain(chain), decision)
}

/// 3.4.3-32, 3.6.2-4: mandatory Quick Effects come before anything that a player may chain, the turn player's first.
fn mandatory_quick(game: &Game, chain: &mut Chain) -> Option<Decision> {
    let turn_player = game.state.turn.player;
    for seat in [turn_player, turn_player.other()] {
        let options = legality::mandatory_quick(game, seat, chain);
        if !options.is_empty() {
            chain.right = seat;
            return Some(Decision { seat, ask: Ask::NextTrigger, about: None, options });
        }
    }
    None
}

/// 3.3.2-295, -300, -311: every effect that is activated becomes a chain link.
fn activate(game: &Game, mut chain: Box<Chain>, what: ToActivate) -> Next {
    use crate::language::EffectKind;
    // 3.3.3-24, -37, -45, -62, 3.3.4-25: what a face-up card activates later is an effect only.
    let is_card = game.library.effect(what.source.effect).effect.kind == EffectKind::CardActivation;
    chain.stage = ChainStage::Activated;
    let from = Some(game.card(what.source.card.card).place);
    let activate = Activate { what, stage: ActivateStage::Place, is_card, from };
    Next::Push(Frame::Chain(chain), Frame::Activate(Box::new(activate)))
}

fn answered(game: &mut Game, mut chain: Box<Chain>, choice: Choice) -> Next {
    if let Choice::Activate(card, effect) = choice {
        let source = Source { effect, card: game.card_ref(card), you: chain.right };
        let event = legality::event_in_chain(game, source, &chain).map(Box::new);
        activate(game, chain, ToActivate { source, event })
    } else {
        chain.passes += 1;
        chain.right = chain.right.other();
        chain.stage = ChainStage::Build;
        Next::Go(Frame::Chain(chain))
    }
}

/// 3.4.3-37: from the last link back to the first. Each begins a moment of its own (3.4.1-8).
fn resolve(game: &mut Game, mut chain: Box<Chain>, at: u8) -> Next {
    game.state.moment += 1;
    chain.stage = ChainStage::Resolved(at);
    let link = &chain.links[usize::from(at)];
    let source = link.source;
    if link.negated == Negation::Activation {
        return Next::Go(Frame::Chain(chain));
    }
    let answered = at.checked_sub(1).map(|below| chain.links[usize::from(below)].source);
    let mut running = Running {
        source,
        you: source.you,
        block: game.library.effect(source.effect).resolve,
        at: 0,
        mode: Mode::Resolve,
        slots: link.slots.clone(),
        event: link.event.clone(),
        done: Vec::new(),
        was_done: false,
        declared: link.declared,
        rolled: 0,
        lost: 0,
        stage: RunStage::Step,
        answered,
        negates: Negation::None,
    };
    let link = &chain.links[usize::from(at)];
    if !applies(game, link) {
        equip::equip_without_effect(game, link, &mut running);
        game.propose(Change::EffectNegated(source), By::Rule, &["3.4.4-58"]);
        return Next::Go(Frame::Chain(chain));
    }
    game.propose(Change::Resolved(source), By::Rule, &["3.4.3-37"]);
    Next::Push(Frame::Chain(chain), Frame::Run(Box::new(running)))
}

/// 2.2.1-10, -11, 3.3.3-26, 3.4.1-3, 3.4.4-57, -150: is the effect carried out?
fn applies(game: &Game, link: &ChainLink) -> bool {
    let card = link.source.card;
    if link.negated == Negation::Effect {
        return false;
    }
    let there = game.is_current(card);
    // 3.3.2-298, -306, -316: a monster effect resolves wherever its monster is now.
    (there || !continuous::needs_its_card(game, link.source.effect))
        && !(there && Query::on(game).is_negated(card.card) && !negate::cannot_be_negated(game, link.source))
}

fn resolved(game: &mut Game, mut chain: Box<Chain>, at: u8, value: Value) -> Next {
    // 3.3.3-34: Equip Cards do not wait for the end of the chain.
    settle::settle(game);
    let source = chain.links[usize::from(at)].source;
    if matches!(value, Value::Ran(_)) {
        game.propose(Change::Finished(source), By::Rule, &["3.4.3-37"]);
    }
    if let Value::Ran(running) = value
        && let Some(below) = at.checked_sub(1)
    {
        let links = &mut chain.links;
        match running.negates {
            Negation::None => {}
            Negation::Activation | Negation::Effect => {
                negate(game, &mut links[usize::from(below)], running.negates);
            }
            Negation::WholeChain => links[..=usize::from(below)].iter_mut().for_each(|link| {
                let change = Change::ActivationNegated(link.source);
                game.propose(change, By::Effect(running.source), &["3.3.4-34"]);
                negate(game, link, Negation::Activation);
            }),
        }
    }
    // 3.5.3-3, 3.4.4-93
    settle::settle(game);
    if let Some(below) = at.checked_sub(1) {
        chain.stage = ChainStage::Resolve(below);
        Next::Go(Frame::Chain(chain))
    } else {
        close(game, &chain);
        use_limits::forget(game, Per::Chain);
        Next::Done(Value::Chained(true))
    }
}

/// 3.4.4-49, -57: what the effect that negated it left in no place goes to the Graveyard.
fn negate(game: &mut Game, link: &mut ChainLink, how: Negation) {
    link.negated = how;
    let card = link.source.card.card;
    if how == Negation::Activation {
        // 3.4.3-10: it has targeted nothing.
        let source = link.source;
        let targeted = |event: &Event| event.what == What::Targeted && event.by == By::Effect(source);
        game.state.met.retain(|met| !targeted(&met.event));
        use_limits::give_back(game, link);
        if link.is_card && game.card(card).place == Location::Between {
            send(game, vec![card], "3.3.3-7");
        }
    }
}

/// 3.4.3-39: what was used goes to the Graveyard when the whole chain is over.
fn close(game: &mut Game, chain: &Chain) {
    game.state.turn.under_way = true;
    let used = |link: &&ChainLink| {
        let card = link.source.card;
        link.is_card
            && game.is_current(card)
            && game.card(card.card).place.is_field()
            && is_used_up(game, card.card)
    };
    let cards: Vec<CardId> = chain.links.iter().filter(used).map(|link| link.source.card.card).collect();
    if !cards.is_empty() {
        send(game, cards, "3.4.3-39");
    }
}

fn send(game: &mut Game, cards: Vec<CardId>, statement: &'static str) {
    let change = Change::Move { cards, why: Move::ByRule, to: Destination::Graveyard };
    game.propose(change, By::Rule, &[statement]);
}

/// The speed that an answer to this chain must be able to answer.
pub(crate) fn last_speed(game: &Game, chain: &Chain) -> Option<Speed> {
    chain.links.last().map(|link| game.library.effect(link.source.effect).speed)
}
