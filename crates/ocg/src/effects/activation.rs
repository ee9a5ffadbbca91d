//! OCG 3.4.2: activating: the card is put down or turned up, costs are paid and targets chosen, the use is counted.

use crate::card::Kind;
use crate::game::Game;
use crate::language::{Block, Modifier, Slot, Step};
use crate::library::{BoxOf, EffectId};
use crate::limits::use_limits;
use crate::pipe::Change;
use crate::query::Query;
use crate::run::Next;
use crate::spells;
use crate::state::{
    Activate, ActivateStage, Ask, By, CardRef, ChainLink, Choice, Decision, Frame, GivenTo, Lingering,
    Location, Mode, Negation, RunStage, Running, Slots, Source, Value, Zone,
};
use crate::traps::activation::says_from_hand;

pub(crate) fn step(game: &mut Game, mut activate: Box<Activate>, value: Value) -> Next {
    match (activate.stage, value) {
        (ActivateStage::Place, _) if activate.is_card => choose_zone(game, activate),
        (ActivateStage::Placed, Value::Answer(Choice::Zone(zone))) => {
            put_down(game, &mut activate, zone);
            act(game, activate)
        }
        (ActivateStage::Place | ActivateStage::Placed | ActivateStage::Act, _) => act(game, activate),
        (ActivateStage::Acted, Value::Ran(running)) => finish(game, *activate, *running),
        (ActivateStage::Acted, _) => Next::Done(Value::Nothing),
    }
}

/// 3.3.3-2, 3.3.3-41, 3.2.1-39: where the card is put down.
fn choose_zone(game: &mut Game, mut activate: Box<Activate>) -> Next {
    let source = activate.what.source;
    let seat = source.you;
    if let Location::Zone(zone) = game.card(source.card.card).place {
        put_down(game, &mut activate, zone);
        return act(game, activate);
    }
    let options = spells::activation::zones_for(game, source).into_iter().map(Choice::Zone).collect();
    activate.stage = ActivateStage::Placed;
    let decision = Decision { seat, ask: Ask::Zone, about: Some(source), options };
    Next::Ask(Frame::Activate(activate), decision)
}

fn put_down(game: &mut Game, activate: &mut Activate, zone: Zone) {
    let source = activate.what.source;
    if let Zone::Field(seat) = zone {
        spells::activation::replace_field_spell(game, seat, source.card.card);
    }
    if game.card(source.card.card).place == Location::Hand {
        use_trap_from_hand(game, source);
    }
    let as_pendulum = game.library.effect(source.effect).part == BoxOf::Pendulum;
    let change = Change::FaceUp { card: source.card.card, zone, seat: source.you, as_pendulum };
    game.propose(change, By::Rule, &["3.3.3-2", "3.4.2-2"]);
    activate.what.source.card = game.card_ref(source.card.card);
    activate.stage = ActivateStage::Act;
}

/// 2.1.8-4: the one Trap Card that may be activated from the hand is this one.
fn use_trap_from_hand(game: &mut Game, source: Source) {
    let is_trap = matches!(game.def(source.card.card).card.kind, Kind::Trap(_));
    if !is_trap || says_from_hand(Query::on(game), source) {
        return;
    }
    let allows = |one: &Lingering| {
        one.to == GivenTo::Player(source.you)
            && matches!(game.library.given(one.modifier), Some(Modifier::TrapFromHand))
    };
    if let Some(at) = game.state.lingering.iter().position(allows) {
        game.state.lingering.remove(at);
    }
}

/// 3.4.2-10, -11, 3.4.3-10: costs and targets, in the order in which they are printed.
fn act(game: &mut Game, mut activate: Box<Activate>) -> Next {
    let source = activate.what.source;
    // 3.2.2-6: an effect in the hand is activated by showing its card.
    if game.card(source.card.card).place == Location::Hand {
        game.propose(Change::Reveal { cards: vec![source.card.card] }, By::Rule, &["3.2.2-6"]);
    }
    activate.stage = ActivateStage::Acted;
    let running = Running {
        source,
        you: source.you,
        block: game.library.effect(source.effect).act,
        at: 0,
        mode: Mode::Act,
        slots: Slots::default(),
        event: activate.what.event.clone(),
        done: Vec::new(),
        was_done: false,
        declared: 0,
        rolled: 0,
        lost: 0,
        stage: RunStage::Step,
        answered: None,
        negates: Negation::None,
    };
    Next::Push(Frame::Activate(activate), Frame::Run(Box::new(running)))
}

/// 3.4.3-10: where the targets are kept; what was chosen for a cost is none.
fn targeted(act: &Block) -> Vec<Slot> {
    let mut slots = Vec::new();
    for linked in act {
        if let Step::Target(select) = &linked.1 {
            slots.push(select.slot);
        }
        slots.extend(linked.1.blocks().into_iter().flat_map(targeted));
    }
    slots
}

/// 3.4.3-10: what the effect has targeted.
pub(crate) fn targets(game: &Game, effect: EffectId, slots: &Slots) -> Vec<CardRef> {
    let act = game.library.block(game.library.effect(effect).act);
    targeted(act).into_iter().flat_map(|slot| slots.get(slot).iter().copied()).collect()
}

/// It is a chain link now (3.4.3-29). A card that paid for itself is pointed at where it is now.
fn finish(game: &mut Game, activate: Activate, running: Running) -> Next {
    let mut source = activate.what.source;
    source.card = game.card_ref(source.card.card);
    use_limits::count(game, activate.what.source);
    game.propose(Change::Activated(source), By::Rule, &["3.4.3-28"]);
    let targets = targets(game, source.effect, &running.slots);
    if !targets.is_empty() {
        game.propose(Change::Targeted { cards: targets }, By::Effect(source), &["3.4.3-10"]);
    }
    Next::Done(Value::Link(Box::new(ChainLink {
        source,
        event: activate.what.event,
        slots: running.slots,
        is_card: activate.is_card,
        from: activate.from,
        negated: Negation::None,
        declared: running.declared,
    })))
}
