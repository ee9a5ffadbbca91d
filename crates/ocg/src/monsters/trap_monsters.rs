//! OCG 2.1.6, 3.3.2-180, -203, -236, 3.4.4-114 to -125: Traps that are Special Summoned as monsters.

use super::tokens;
use crate::effects::perform::Performed;
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{StillTrap, SummonTo, SummonWay};
use crate::library::GivenRef;
use crate::pipe::{Change, Destination};
use crate::run::Next;
use crate::state::{
    Ask, Becomes, By, CardId, Choice, CountsAs, Decision, Frame, Location, Move, Running, SummonStage,
    Summoning, TrapReturn, Value,
};
use crate::summon::{by_effect, zones};

/// 3.4.4-114, -115: to a Main Monster Zone that is chosen now; the zone that it was in is free then (2.1.6-1).
pub(crate) fn begin(game: &mut Game, running: &Running, still: StillTrap, to: SummonTo) -> Performed {
    let (card, you) = (running.source.card, running.source.you);
    if !game.is_current(card) || !tokens::have_room(game, you, 1, to) {
        return Performed::Simply(false);
    }
    let counts_as = match still {
        StillTrap::Yes => CountsAs::TrapMonster,
        StillTrap::No => CountsAs::OnlyMonster,
    };
    let monster = GivenRef { block: running.block, step: running.at };
    game.state.cards[card.card.index()].becomes = Some(Becomes { monster, counts_as });
    Performed::Push(Box::new(Frame::Summon(Box::new(Summoning {
        cards: vec![card.card],
        seat: you,
        way: SummonWay::Special,
        by: by(running),
        stage: SummonStage::ChooseZone,
        to: Vec::new(),
        materials: Vec::new(),
        procedure: None,
        position: to.position,
        field: by_effect::field_of(you, to),
        properly: false,
        within: None,
    }))))
}

/// 2.1.6-2, 3.4.4-120: a Trap that was a monster, too, does not stay face-down in the Monster Zone; one that was only a
/// monster does (3.4.4-124).
pub(crate) fn after_turning_down(game: &Game, done: Vec<CardId>) -> Performed {
    let goes = |card: &CardId| {
        let state = game.card(*card);
        !state.face.is_up()
            && state.on_field.counts_as == CountsAs::TrapMonster
            && matches!(state.place, Location::Zone(zone) if zone.is_monster_zone())
    };
    let cards: Vec<CardId> = done.iter().copied().filter(goes).collect();
    if cards.is_empty() {
        return Performed::Done(done);
    }
    Performed::Push(Box::new(Frame::TrapReturn(Box::new(TrapReturn { cards, done }))))
}

/// 2.1.6-2, 3.4.4-120: its controller chooses the zone; with none free it goes to the Graveyard, and is not destroyed.
pub(crate) fn step(game: &mut Game, mut back: Box<TrapReturn>, value: Value) -> Next {
    let Some(&card) = back.cards.first() else { return Next::Done(Value::Cards(back.done)) };
    let seat = game.card(card).controller;
    if let Value::Answer(Choice::Zone(zone)) = value {
        game.propose(Change::TrapReturned { card, zone }, By::Rule, &["2.1.6-2", "3.4.4-120"]);
        back.cards.remove(0);
        return Next::Go(Frame::TrapReturn(back));
    }
    let options: Vec<Choice> = zones::free_spell_trap(game, seat).map(Choice::Zone).collect();
    if options.is_empty() {
        let change = Change::Move { cards: vec![card], why: Move::ByRule, to: Destination::Graveyard };
        game.propose(change, By::Rule, &["2.1.6-2", "3.4.4-120"]);
        back.cards.remove(0);
        return Next::Go(Frame::TrapReturn(back));
    }
    Next::Ask(Frame::TrapReturn(back), Decision { seat, ask: Ask::Zone, about: None, options })
}
